"""A scene: a match, and players who say in words what they do in it (see notation.py)."""

from collections.abc import Iterator
from dataclasses import dataclass

from dreamtable.games.inception.character import CHARACTERS
from dreamtable.games.inception.model import LEVELS, InceptionOptions, Level, Table, View, bribes_of, undealt
from dreamtable.games.inception.rules import RULES
from dreamtable.kernel import WATCHER, Match, Outcome, Seat
from dreamtable.telling import tag_of
from inception.invariants import components_are_conserved
from inception.notation import Fate, in_words, seat_name, seat_of, written

PLAYING = "DRM-PLY-02"
DRAWING = "DRM-DRW-03"
CANCELLING = "DRM-UNL-04"
DISCARDING = "DRM-DSC-02"
"""The rules that ask most."""

MOST_IDLE_ANSWERS = 200


class Refused(Exception):
    """A player wanted what is not on the menu."""


class Scene:
    """A match that begins as the scene says. Its players are had by `lord, t1, t2, t3 = scene`."""

    def __init__(self, state: Table, options: InceptionOptions) -> None:
        components_are_conserved(state)
        self.match = Match(RULES, len(state.hands), "scene", options, state=state)
        self.fate = Fate(self.match)

    def __iter__(self) -> Iterator["Player"]:
        return (Player(self, seat) for seat in range(self.match.seats))

    @property
    def state(self) -> Table:
        """The true state."""
        return self.match.state

    # What everybody sees

    @property
    def asked(self) -> str:
        """Who is asked now; nothing if the game is over."""
        return " ".join(map(seat_name, self.match.question.menus)) if self.match.question else ""

    @property
    def rule(self) -> str:
        """The rule that asks."""
        return self.match.question.rule if self.match.question else ""

    @property
    def about(self) -> str:
        """What the question is about, if it says so."""
        question = self.match.question
        return in_words(question.about) if question is not None and question.about is not None else ""

    @property
    def turn(self) -> str:
        """Whose turn it is."""
        return seat_name(self.state.turn)

    @property
    def locks(self) -> str:
        """The locks of levels 1 to 4."""
        return " ".join(map(str, self.state.locks[1:]))

    @property
    def open_vaults(self) -> list[Level]:
        """The levels whose vaults are open."""
        return [level for level in LEVELS if self.state.opened[level]]

    @property
    def pile(self) -> str:
        """The discard pile, its top last."""
        return written(self.state.discard)

    @property
    def left(self) -> int:
        """How many cards the deck holds."""
        return len(self.state.deck)

    @property
    def top(self) -> str:
        """The card that is drawn next: nobody should see it."""
        return written(self.state.deck[-1:])

    @property
    def undealt(self) -> int:
        """How many bribes nobody holds."""
        return len(undealt(self.state))

    @property
    def outcome(self) -> Outcome:
        """How the game ended."""
        assert self.match.outcome is not None, f"the game goes on: {self.asked} is asked ({self.rule})"
        return self.match.outcome

    @property
    def goes_on(self) -> bool:
        """Whether the game is not over yet."""
        return self.match.outcome is None

    @property
    def winners(self) -> str:
        """Who won."""
        return " ".join(map(seat_name, self.outcome.winners))

    def told(self, *kinds: str, seat: Seat = WATCHER) -> list[str]:
        """Return what happened of these kinds, as a seat or a spectator learned it."""
        return [in_words(event) for _, event in self.match.events(seat) if tag_of(event) in kinds]

    # What happens

    def offers(self, seat: Seat) -> list[str]:
        """Return what a seat may do now."""
        return [in_words(move) for move in self.match.menu(seat)]

    def answer(self, seat: Seat, wanted: str) -> None:
        """Let a seat do what is wanted, or say what else there is to do."""
        offers = self.offers(seat)
        if wanted not in offers:
            menus = {player: self.offers(seat_of(player)) for player in self.asked.split()}
            raise Refused(f"{seat_name(seat)} can't {wanted!r} now ({self.rule}). Offered: {menus}")
        self.match.choose(seat, offers.index(wanted))
        components_are_conserved(self.state)

    def all_came(self) -> None:
        """Make sure that all that was foreseen came."""
        assert not self.fate.foreseen, f"foreseen, but it did not come: {self.fate.foreseen}"

    def idle(self) -> None:
        """Let whoever is asked do as little as possible."""
        seat = seat_of(self.asked.split()[0])
        offers = self.offers(seat)
        self.answer(seat, next((move for move in ("end-phase", "decline") if move in offers), offers[0]))

    def all_pass(self) -> None:
        """Let nobody cancel."""
        while self.rule == CANCELLING:
            self.idle()

    def until(self, player: str, rule: str = PLAYING) -> None:
        """Let everybody do as little as possible until a player is asked by a rule, now or later."""
        for _ in range(MOST_IDLE_ANSWERS):
            if self.asked == player and self.rule == rule:
                return
            self.idle()
        raise AssertionError(f"{player} is never asked by {rule}")

    def next_turn(self) -> None:
        """Let everybody do as little as possible until the turn is over."""
        turn = self.turn
        while self.turn == turn:
            self.idle()


@dataclass
class Player:
    """Somebody at the table."""

    scene: Scene
    seat: Seat

    @property
    def name(self) -> str:
        """What the scene calls the player."""
        return seat_name(self.seat)

    @property
    def hand(self) -> str:
        """The hand cards, each kind together."""
        return written(self.scene.state.hands[self.seat])

    @property
    def cards(self) -> int:
        """How many hand cards there are."""
        return len(self.scene.state.hands[self.seat])

    @property
    def level(self) -> Level:
        """Where the player is; 0 is Limbo."""
        return self.scene.state.places[self.seat]

    @property
    def character(self) -> str:
        """The character card that the player holds now."""
        return CHARACTERS[self.scene.state.characters[self.seat]].name

    @property
    def bribes(self) -> str:
        """The bribes that the player holds, DEAL first."""
        s = self.scene.state
        return " ".join(sorted(s.bribes[bribe].name.lower() for bribe in bribes_of(s, self.seat)))

    @property
    def sealed(self) -> bool:
        """Whether the player is sealed."""
        return self.scene.state.seals[self.seat] > 0

    @property
    def view(self) -> View:
        """What the player sees."""
        view = self.scene.match.view(self.seat)
        assert isinstance(view, View)
        return view

    @property
    def offers(self) -> set[str]:
        """What the player may do now, in words."""
        return set(self.scene.offers(self.seat))

    def can(self, *moves: str) -> bool:
        """Say whether any offer begins with one of these words."""
        return any(offer.split()[0] in moves for offer in self.offers)

    def heard(self, *kinds: str) -> list[str]:
        """Return what the player learned of what happened of these kinds."""
        return self.scene.told(*kinds, seat=self.seat)

    def does(self, *moves: str, chance: str = "") -> None:
        """Do these things one after another; `chance` is all that is left to chance on the way."""
        self.scene.fate.foreseen += chance.split()
        for move in moves:
            self.scene.answer(self.seat, move)
        self.scene.all_came()

    def unlocks(self, *, chance: str = "") -> None:
        """Use Unseal on the own level, and nobody cancels."""
        self.scene.fate.foreseen += chance.split()
        self.scene.answer(self.seat, "unlock")
        self.scene.all_pass()
        self.scene.all_came()
