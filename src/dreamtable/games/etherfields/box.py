"""The box: all components by their numbers, and what each of them does."""

from typing import TypeVar

import msgspec

from dreamtable.content import ContentError
from dreamtable.content.game import Cards
from dreamtable.games.etherfields.cards import (
    CORNERS,
    Action,
    Card,
    DreamerCard,
    Entity,
    Flaw,
    Gate,
    Influence,
    Item,
    Keyword,
    Lines,
    Mask,
    Mod,
    Paragraph,
    Secret,
    Tile,
    Usable,
)

C = TypeVar("C", bound=Card)

DREAM_SORTS = ("map", "flying", "gate", "secret", "entity")
"""ETH-TBT-02: the sorts of Dream actions."""
PLAIN = "plain"
FLAW = "flaw"


def back_with(code: str) -> str:
    """ETH-SEC-21: return the back under which a code lies: a dot names one face of several."""
    letter, slash, portrait = code.partition("/")
    return letter.partition(".")[0] + slash + portrait


class Entry(msgspec.Struct, frozen=True, gc=False):
    """An action of the box."""

    card: int
    sort: str
    """map, flying, gate, secret, entity, hand, progress, item, mask, back or flaw."""
    action: Action
    at: int = 0
    """Of a map action: which of the four spaces of its tile."""


class Box:
    """What there is, by number."""

    def __init__(self) -> None:
        self.cards: list[Card] = []
        self.numbers: dict[str, int] = {}
        self.kinds: dict[type[Card], list[int]] = {}
        self.intents: list[tuple[int, int, int]] = []
        """ETH-ACT-06: by component, what it gives by colour."""
        self.actions: list[Entry] = []
        self.actions_of: dict[int, list[int]] = {}
        self.named: dict[str, int] = {}
        """Actions by the id that they have in content."""
        self.changes: dict[str, dict[int, tuple[Mod, ...]]] = {}
        """By what is changed: the cards that do so while they are active, and how."""
        self.forbids: dict[str, dict[int, tuple[Mod, ...]]] = {}
        """By what cannot be done: the cards that say so while they are active."""
        self.lowered: set[str] = set()
        """What some card or Gem slot can make less."""
        self.backs: dict[int, str] = {}
        """By Influence card or Flaw: its back."""
        self.secrets: dict[str, list[int]] = {}
        """By the back of a secret: the faces under it, one for each copy."""
        self.dreams: dict[str, list[str]] = {}
        """By Dream: the backs of its secrets."""
        self.paragraphs: dict[int, int] = {}
        self.back_actions: dict[str, int] = {}
        """By back: the action on it (ETH-INF-07)."""

    def add(self, cards: Cards) -> None:
        """Take components in."""
        for card in (one for one in cards if isinstance(one, Card)):
            number = len(self.cards)
            self.cards.append(card)
            gives = card.intent.gives if isinstance(card, Influence | Item) else (0, 0, 0)
            self.intents.append(gives)
            self.numbers[card.id] = number
            self.kinds.setdefault(type(card), []).append(number)
            self._note(number, card)

    def _note(self, number: int, card: Card) -> None:
        match card:
            case DreamerCard():
                kw: tuple[Keyword, ...] = ("rapid",) if card.back.rapid else ()
                action = Action(id=card.id, kw=kw, cost=card.back.cost, do=card.back.do)
                self.back_actions[card.id] = self._note_action(number, "back", action)
            case Influence():
                self.backs[number] = card.owner or card.code or PLAIN
                self._note_usable(number, card, "hand" if card.place is None else "progress")
                if card.code:
                    self._note_secret(card.code, number, card.copies)
            case Item():
                self._note_usable(number, card, "item")
                if card.code:
                    self._note_secret(card.code, number)
            case Mask():
                self._note_usable(number, card, "mask")
            case Flaw():
                self.backs[number] = FLAW
                self._note_mods(number, card.while_)
                if card.leave is not None:
                    self._note_action(number, "flaw", Action(id=card.id, cost=card.leave))
            case Tile():
                self._note_tile(number, card)
            case Entity():
                self._note_secret(f"tile {card.code}", number)
                for action in card.interactions:
                    self._note_action(number, "entity", action)
            case Gate():
                for action in card.actions:
                    self._note_action(number, "gate", action)
            case Secret():
                back = f"{card.code}/{card.portrait}" if card.portrait else card.code
                self._note_secret(back, number, card.copies)
                for action in card.actions:
                    self._note_action(number, "secret", action)
            case Paragraph():
                self.paragraphs[card.number] = number
        if isinstance(card, Lines):
            self._note_mods(number, card.while_)

    def _note_mods(self, number: int, mods: tuple[Mod, ...]) -> None:
        for mod in mods:
            self._note_lowered(mod)
            for noted, what in ((self.changes, mod.mod), (self.forbids, mod.forbid)):
                if what:
                    cards = noted.setdefault(what, {})
                    cards[number] = (*cards.get(number, ()), mod)

    def _note_lowered(self, mod: Mod) -> None:
        if mod.mod and (mod.num.parts or mod.num.plus < 0):
            self.lowered.add(mod.mod)

    def _note_usable(self, number: int, card: Usable, sort: str) -> None:
        self._note_mods(number, card.while_)
        action = card.action()
        if action is not None:
            self._note_action(number, sort, action)

    def _note_tile(self, number: int, tile: Tile) -> None:
        self._note_secret(f"tile {tile.code}", number)
        for at, corner in enumerate(CORNERS):
            if corner in tile.spaces:
                for mod in tile.spaces[corner].gem:
                    self._note_lowered(mod)
                    (self.changes if mod.mod else self.forbids).setdefault(mod.mod or mod.forbid, {})
                for action in tile.spaces[corner].actions:
                    self._note_action(number, "map", action, at)
        for action in tile.flying:
            self._note_action(number, "flying", action)

    def _note_secret(self, code: str, number: int, copies: int = 1) -> None:
        back = back_with(code)
        self.secrets.setdefault(back, []).extend([number] * copies)
        group = back.removeprefix("tile ").split(" ")[0]
        backs = self.dreams.setdefault(group, [])
        if back not in backs:
            backs.append(back)

    def _note_action(self, card: int, sort: str, action: Action, at: int = 0) -> int:
        number = len(self.actions)
        self.actions_of.setdefault(card, []).append(number)
        self.actions.append(Entry(card, sort, action, at))
        if sort in DREAM_SORTS and action.id:
            self.named.setdefault(action.id, number)
        return number

    def of(self, kind: type[C]) -> list[int]:
        """Return the numbers of all components of a kind."""
        return list(self.kinds.get(kind, ()))

    def card(self, number: int, kind: type[C]) -> C:
        """Return a component that is known to be of a kind."""
        card = self.cards[number]
        if not isinstance(card, kind):
            raise ContentError(f"{card.id!r} is no {kind.__name__}.")
        return card

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


BOX = Box()
CARDS, NUMBERS, ACTIONS = BOX.cards, BOX.numbers, BOX.actions
