"""The box: what is looked up while playing: actions, backs, secrets, paragraphs, what cards change."""

from dreamtable.content import box
from dreamtable.content.component import Piece
from dreamtable.content.effects import parts_of
from dreamtable.games.etherfields.cards import Card, Influence, Note
from dreamtable.games.etherfields.parts import DREAM_SORTS, Entry, Mod
from dreamtable.games.etherfields.terms import Cost


def back_with(code: str) -> str:
    """ETH-SEC-21: return the back under which a code lies: a dot names one face of several."""
    letter, slash, portrait = code.partition("/")
    return letter.partition(".")[0] + slash + portrait


class Box(box.Box[Card]):
    """What there is, by number."""

    alike = {"way": "step"}
    keeps_steps = True

    def __init__(self, base: type[Card] = Card) -> None:
        super().__init__(base)
        self.pieces = {"action": []}
        self.pieces_of = {"action": {}}
        self.actions: list[Entry] = []
        self.actions_of = self.pieces_of["action"]
        """By component: the numbers of its actions."""
        self.named: dict[str, int] = {}
        """Actions of Dreams by the id that they have in content."""
        self.back_actions: dict[str, int] = {}
        """By back: the action on it (ETH-INF-07)."""
        self.notes: list[Note] = []
        """By component: what it says of itself for this."""
        self.intents: list[tuple[int, int, int]] = []
        """ETH-ACT-06: by component, what it gives by colour."""
        self.grounds: set[int] = set()
        """The components on the Dreamscape, tiles and Entities, that change or forbid something."""
        self.lowered: set[str] = set()
        """What some card or Gem slot can make less."""
        self.always: set[str] = set()
        """What some card changes or forbids that is neither a Gate nor a secret: it may be in any Dream."""
        self.gates_lower: set[tuple[int, str]] = set()
        """What the Gate of a Dream makes less in it, each with its Gate."""
        self.called: dict[str, list[int]] = {}
        """By id: the actions of a Dream that are printed under it, on all states of a tile."""
        self.backs: dict[int, str] = {}
        """By Influence card or Flaw: its back."""
        self.secrets: dict[str, list[int]] = {}
        """By the back of a secret: the faces under it, one for each copy."""
        self.dreams: dict[str, list[str]] = {}
        """By Dream: the backs of its secrets."""
        self.paragraphs: dict[int, int] = {}
        """By number in the script: the paragraphs."""
        self.paged: set[str] = set()
        """ETH-SCR-05: the moments for which some paragraph waits."""
        self.moments: dict[tuple[str, str], list[int]] = {}
        """ETH-SCR-05: by Dream and moment: the paragraphs that open by themselves then."""

    def add_piece(self, piece: Piece) -> None:
        """Give an action its number, and note by what it is found."""
        super().add_piece(piece)
        if isinstance(piece, Entry):
            number = len(self.actions)
            self.actions.append(piece)
            if piece.sort == "back":
                self.back_actions[piece.action.id] = number
            elif piece.sort == "wisdom":
                self.named.setdefault(piece.action.id, number)
            elif piece.sort in DREAM_SORTS and piece.action.id:
                self.named.setdefault(piece.action.id, number)
                self.called.setdefault(piece.action.id, []).append(number)

    def noted(self, number: int, card: Card) -> None:
        """Note what it gives, how it lies there face down, and what it changes."""
        note = card.note()
        self.notes.append(note)
        self.intents.append(note.gives)
        if note.back:
            self.backs[number] = note.back
        if note.under:
            self._note_secret(back_with(note.under), [number] * note.faces)
        if note.page:
            self.paragraphs[note.page] = number
        if note.moment:
            self.moments.setdefault(note.moment, []).append(note.page)
            self.paged.add(note.moment[1].partition("(")[0])
        if note.standing and card.lies_on_map:
            self.grounds.add(number)
        for mod in (*note.standing, *note.in_slots):
            self._note_mod(mod, number if card.rules_dream else None)
            if not card.rules_dream and not note.under:
                self.always.add(mod.mod or mod.forbid)

    def _note_mod(self, mod: Mod, gate: int | None) -> None:
        if mod.lowers() and gate is None:
            self.lowered.add(mod.mod)
        elif mod.lowers() and gate is not None:
            self.gates_lower.add((gate, mod.mod))
        (self.changing if mod.mod else self.forbidding).setdefault(mod.mod or mod.forbid, {})

    def _note_secret(self, back: str, faces: list[int]) -> None:
        self.secrets.setdefault(back, []).extend(faces)
        group = back.removeprefix("tile ").split(" ")[0]
        backs = self.dreams.setdefault(group, [])
        if back not in backs:
            backs.append(back)

    def intent(self, number: int) -> tuple[int, int, int]:
        """ETH-ACT-06: return what a card gives by colour."""
        return self.intents[number]

    def starting_deck(self, dreamer: int) -> list[int]:
        """ETH-SET-02: return the starting cards of a Dreamer."""
        owner = self.cards[dreamer].id
        return [n for n in self.of(Influence) if self.card(n, Influence).owner == owner]

    def morphing(self, kind: str) -> int:
        """Return the number of a kind of Morphing."""
        return self.numbers[kind]

    def prices(self) -> list[str]:
        """Return all ways to pay, as they are written."""
        costs = [part for card in self.cards for part in parts_of(card) if isinstance(part, Cost)]
        return sorted({price.written for cost in costs for price in cost.ways})


BOX = Box()
CARDS, NUMBERS, ACTIONS = BOX.cards, BOX.numbers, BOX.actions
