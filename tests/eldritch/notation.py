"""How scenes write things down: seats, things, moves, events, and what chance brings.

Players sit clockwise as A, B, C …. Components and spaces are written by their ids, clues by the space that is
printed on them. A move is its name and what it is about: `travel rio`, `spend-ticket ship sargasso-sea`,
`trade B`, `give-clue A`, `perform lantern`, `meet research boston`, `reroll-with-clue 3`, `pick-seat B`.
"""

from collections.abc import Sequence
from enum import Enum

from dreamtable.games.eldritch.box import CARDS, NUMBERS, SPACE, SPACES
from dreamtable.games.eldritch.model import Table
from dreamtable.kernel import Chance, Event, Game, Move, kebab
from dreamtable.telling import Word, args_of, tag_of

SEATS = "ABCDEFGH"


def seat_of(letter: str) -> int:
    """Return the seat of a letter."""
    return SEATS.index(letter)


def name_of(_view: object, kind: str, number: int | str) -> Word:
    """Return what a thing is called in scenes."""
    if isinstance(number, str) or kind not in ("card", "space", "clue"):
        return Word(str(number))
    if number < 0:
        return Word("nothing")
    return Word(CARDS[number].id if kind == "card" else SPACES[number].id)


def in_words(thing: Move | Event) -> str:
    """Return a move or an event as scenes write it; which text is read aloud does not matter here."""
    said = args_of(thing, name_of)
    fields = [field for field in thing.__struct_fields__ if field != "story"]
    words = [_word(field, getattr(thing, field), said[field]) for field in fields]
    return " ".join([tag_of(thing), *filter(None, words)])


def _word(field: str, value: object, said: object) -> str:
    match value, said:
        case None, _:
            return ""
        case bool(), _:
            return field if value else f"not-{field}"
        case Enum(), _:
            return kebab(value.name)
        case _, Word("seat", {"seat": int(seat)}):
            return SEATS[seat]
        case _, Word(key):
            return key
        case list(), list():
            return " ".join(_word(field, *both) for both in zip(value, said, strict=True))
    return str(value)


class Fate(Chance):
    """Brings the dice and draws that a scene foresees; what it does not foresee comes by chance.

    `dice` are faces, such as `6 5 1`. `draws` are monsters out of the cup and clues out of the pool by name,
    and other numbers as `#2`. If any dice are foreseen, all that are rolled must be. `coming` are spells,
    conditions and mysteries that come before others of their decks whenever they can.
    """

    __slots__ = ("_drawing", "coming", "dice", "draws", "state", "strict")

    def __init__(self, state: Table, coming: Sequence[int] = ()) -> None:
        super().__init__(state.rng)
        self.state = state
        self.coming = list(coming)
        self.dice: list[int] = []
        self.draws: list[str] = []
        self.strict = False
        self._drawing = False

    def take_over(self, game: Game[Table]) -> None:
        """Be the chance of a game from now on."""
        super().__init__(game.state.rng)
        self.state = game.state
        game.rng = self

    def foresee(self, dice: str | None, draws: str) -> None:
        """Say what comes next."""
        self.dice = [int(face) for face in (dice or "").split()]
        self.strict = dice is not None
        self.draws = draws.split()

    def all_came(self) -> None:
        """Make sure that everything foreseen came."""
        assert not self.dice, f"foreseen, but never rolled: {self.dice}"
        assert not self.draws, f"foreseen, but never drawn: {self.draws}"
        self.strict = False

    def pick(self, items: list[int] | tuple[int, ...]) -> int:  # type: ignore[override]
        """Return the card that is to come, or one by chance."""
        for card in self.coming:
            if card in items:
                self.coming.remove(card)
                return card
        self._drawing = True
        card = super().pick(items)
        self._drawing = False
        return card

    def take(self, items: list[int]) -> int:  # type: ignore[override]
        """Take the card that is to come or the monster or clue that is foreseen, or one by chance."""
        s = self.state
        if items is s.cup or items is s.clue_pool:
            return super().take(items)
        card = self.pick(items)
        items.remove(card)
        return card

    def below(self, n: int) -> int:
        """Return the number that makes the foreseen thing happen."""
        honest = super().below(n)
        if self._drawing:
            return honest
        if self.draws and (place := self._place(self.draws[0], n)) is not None:
            self.draws.pop(0)
            return place
        if n == 6 and self.strict:
            assert self.dice, "a die is rolled that the scene does not foresee"
            return self.dice.pop(0) - 1
        return honest

    def _place(self, wish: str, n: int) -> int | None:
        s = self.state
        if wish[0] == "#":
            return int(wish[1:]) if not (n == 6 and self.dice) else None
        if wish in SPACE:
            return s.clue_pool.index(SPACE[wish]) if n == len(s.clue_pool) else None
        if n != len(s.cup) or (n == 6 and self.dice):
            return None
        inside = [place for place, monster in enumerate(s.cup) if monster in NUMBERS[wish]]
        assert inside, f"there is no {wish} in the cup"
        return inside[0]
