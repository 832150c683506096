"""A match that begins as a scene says, and players who say in words what they do (see notation.py)."""

from collections.abc import Iterator
from dataclasses import dataclass

from dreamtable.games.lucidity.events import Rolled
from dreamtable.games.lucidity.model import OFF_TRACK, Card, Die, LucidityOptions, Table, colours_of, power_of
from dreamtable.games.lucidity.rules import RULES
from dreamtable.kernel import Match, Outcome
from dreamtable.telling import tag_of
from lucidity.invariants import dice_are_conserved
from lucidity.notation import SEATS, Fate, colour, in_words, name_of, written

TRACK_FOR = {1: "light", 2: "middle", 3: "deep"}
"""The track whose first space lets so many dice be rolled."""


class Refused(Exception):
    """A player wanted what is not on the menu."""


class Scene:
    """A match that begins as the scene says. Its players are had by `a, b, c = scene`."""

    def __init__(self, state: Table, options: LucidityOptions) -> None:
        self.match: Match[Table] = Match(RULES, len(state.cards), "scene", options, state=state)
        self.state = self.match.state
        self.fate = Fate(self.match)

    def __iter__(self) -> Iterator["Player"]:
        return (Player(self, seat) for seat in range(self.match.seats))

    @property
    def asked(self) -> str:
        """Who is asked now; nothing if the game is over."""
        return "".join(SEATS[seat] for seat in self.match.question.menus) if self.match.question else ""

    @property
    def rule(self) -> str:
        """The rule that asks."""
        return self.match.question.rule if self.match.question else ""

    @property
    def outcome(self) -> Outcome:
        """How the game ended."""
        assert self.match.outcome is not None, f"the game goes on: {self.asked} is asked ({self.rule})"
        return self.match.outcome

    @property
    def winners(self) -> str:
        """Who won."""
        return "".join(SEATS[seat] for seat in self.outcome.winners)

    @property
    def turn(self) -> str:
        """Whose turn it is."""
        return SEATS[self.state.turn]

    @property
    def marker(self) -> str:
        """Where the sleep marker is, such as `light 1`; nothing if it is off the tracks."""
        s = self.state
        return f"{s.track.name.lower()} {s.space + 1}" if s.space != OFF_TRACK else ""

    def in_bag(self, letter: str) -> int:
        """Return how many dice of a colour are in the bag."""
        return colours_of(self.state.bag)[colour(letter)]

    def on_card(self, letter: str) -> str:
        """Return the dice lying on the Nightmare card of a colour."""
        return self.show(self.state.on_nightmares[colour(letter)])

    def show(self, dice: list[Die]) -> str:
        """Return dice as they are written, sorted."""
        return " ".join(sorted(name_of(self.state, die) for die in dice))

    def told(self, *kinds: str) -> list[str]:
        """Return what happened of these kinds; dice by colour alone."""
        events = [event for _, event in self.match.events(0) if tag_of(event) in kinds]
        return [in_words(self.state, event) for event in events]

    def offers(self, seat: int) -> list[str]:
        """Return what a seat may do now."""
        return [in_words(self.state, move) for move in self.match.menu(seat)]

    def answer(self, seat: int, wanted: str) -> None:
        """Let a seat do what is wanted, or say what else there is to do."""
        offers = self.offers(seat)
        if wanted not in offers:
            menus = {player: self.offers(SEATS.index(player)) for player in self.asked}
            raise Refused(f"{SEATS[seat]} can't {wanted!r} now ({self.rule}). Offered: {menus}")
        last = len(offers) - 1 - offers[::-1].index(wanted)
        self.match.choose(seat, last)
        dice_are_conserved(self.state)

    def all_came(self) -> None:
        """Make sure that all that was foreseen came, on the dice that were meant."""
        assert not self.fate.foreseen, f"foreseen, but it did not come: {self.fate.foreseen}"
        rolls = [event for _, event in self.match.events(0) if isinstance(event, Rolled)]
        came = [written(*one) for roll in rolls for one in zip(roll.dice, roll.symbols, strict=True)]
        assert came == self.fate.rolled, f"foreseen were the rolls {self.fate.rolled}, but {came} came"


@dataclass
class Player:
    """Somebody at the table, with the rows of the own card."""

    scene: Scene
    seat: int

    @property
    def card(self) -> Card:
        """The player's card."""
        return self.scene.state.cards[self.seat]

    @property
    def role(self) -> str:
        """Dreamer, eliminated, or the Nightmare by its name."""
        who = self.card.role if self.card.nightmare is None else self.card.nightmare
        return who.name.lower().replace("_", "-")

    @property
    def total(self) -> int:
        """The Power total."""
        return power_of(self.scene.state.faces, self.card)

    @property
    def power(self) -> str:
        """The dice in the Power row."""
        return self.scene.show(self.card.power)

    @property
    def hunt(self) -> str:
        """The dice in the Hunt row."""
        return self.scene.show(self.card.hunt)

    @property
    def exhaust(self) -> str:
        """The dice in the Exhaust row."""
        return self.scene.show(self.card.exhaust)

    @property
    def shadows(self) -> str:
        """The dice in the four Shadow rows."""
        return self.scene.show([die for row in self.card.shadows for die in row])

    @property
    def pool(self) -> str:
        """The unresolved dice."""
        return self.scene.show(self.card.pool)

    @property
    def offers(self) -> set[str]:
        """What the player may do now, in words."""
        return set(self.scene.offers(self.seat))

    def does(self, *moves: str, chance: str = "") -> None:
        """Do these things one after another; `chance` is all that is drawn and rolled on the way."""
        self.scene.fate.foreseen += chance.split()
        for move in moves:
            self.scene.answer(self.seat, move)
        self.scene.all_came()

    def dreams(self, rolled: str, *, chance: str = "", back: str = "", first: str = "") -> None:
        """Sleep on the track for so many dice, put two others `back`, and roll.

        `first` is done instead of choosing a track; `chance` is what comes after the roll.
        """
        dice = rolled.split()
        others = back.split() or [one for one in "YRGB" if self.scene.in_bag(one) > rolled.count(one)][:2]
        self.scene.fate.foreseen += [*(die[0] for die in dice), *others, *dice, *chance.split()]
        self.scene.answer(self.seat, first or f"sleep {TRACK_FOR[len(dice)]}")
        while others and self.scene.rule == "LUC-DRAW-02":
            self.scene.answer(self.seat, f"put-back {others.pop(0)}")
        self.scene.all_came()

    def resolves_all(self, *, chance: str = "") -> None:
        """Resolve the whole pool without paying, in whatever order."""
        self.scene.fate.foreseen += chance.split()
        while self.scene.rule == "LUC-RES-02" and self.offers:
            self.scene.answer(self.seat, next(o for o in self.scene.offers(self.seat) if "resolve" in o))
        self.scene.all_came()

    def dreams_again(self, rolled: str, *, chance: str = "", back: str = "") -> None:
        """Go one space deeper, put two dice `back`, and roll the others."""
        self.dreams(rolled, chance=chance, back=back, first="dream-again")
