"""A table set for a scene, and players who say in words what they do (see notation.py)."""

from collections.abc import Iterator
from dataclasses import dataclass

from dreamtable.games.inception import RULES
from dreamtable.games.inception.character import CHARACTERS
from dreamtable.games.inception.model import (
    KIND_OF,
    LEVELS,
    LIMBO,
    UNDEALT,
    Card,
    Face,
    InceptionOptions,
    Level,
    Step,
    Table,
    View,
    bit,
    bribes_of,
    undealt,
)
from dreamtable.games.inception.setup import setup
from dreamtable.kernel import WATCHER, Match, Outcome, Seat, chance, tag_of
from inception.invariants import components_are_conserved
from inception.notation import Fate, character_named, in_words, kind_of, seat_name, seat_of, written

PLAYING = "DRM-PLY-02"
DRAWING = "DRM-DRW-03"
CANCELLING = "DRM-UNL-04"
DISCARDING = "DRM-DSC-02"

STEPS = {"start": Step.TURN_START, "draw": Step.DRAW, "play": Step.PLAY, "discard": Step.CREATION}
MOST_IDLE_ANSWERS = 200


class Refused(Exception):
    """A player wanted what is not on the menu."""


@dataclass
class Place:
    """How a player stands before the scene begins; without a name the character has no skill."""

    character: str = ""
    hand: str = ""
    level: Level = 1
    """0 is Limbo."""
    bribes: str = ""
    sealed: int = 0
    """At how many ends of the player's own turns the seal is still there."""
    fell_at: Level = 1
    """Where the Lord went down, if the Lord is in Limbo."""
    holds: str = ""
    """The character card held since a Body Swap, if it is not the own one."""


dream_lord = Place
thief = Place


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


def seat_at(
    *places: Place,
    players: int = 4,
    turn: str = "T1",
    at: str = "play",
    locks: str = "",
    secret: Level = 4,
    deck: str = "",
    left: int | None = None,
    pile: str = "",
    **options: object,
) -> Scene:
    """Set a table: the Lord, then the thieves; who is not named is a thief on level 1 with nothing.

    It is somebody's `turn`, `at` the start, the draw, the play or the discard phase. A level without locks
    is open. `deck` lies on top of the deck, the next card first; under it come SHOOT cards, then the others.
    With so many cards `left` in the deck, the others lie on the discard pile, under the `pile`.
    """
    chosen = RULES.read_options({"lord": 0, **options})
    s = setup(chosen, max(players, len(places)), chance("scene"))
    cards = sorted(s.deck)

    def take(names: str) -> list[Card]:
        taken = []
        for name in names.split():
            taken.append(next(card for card in cards if KIND_OF[card] is kind_of(name)))
            cards.remove(taken[-1])
        return taken

    on_top, s.discard = take(deck), take(pile)
    s.offered, s.step, s.turn = [], STEPS[at], seat_of(turn)
    s.bribes.sort()
    for seat, place in enumerate(places):
        s.hands[seat] = sorted(take(place.hand))
        s.owned[seat] = character_named(place.character) if place.character else 0
        s.places[seat], s.seals[seat] = place.level, place.sealed
        for face in place.bribes.split():
            bribe = next(b for b in undealt(s) if s.bribes[b] is Face[face.upper()])
            s.bribed[bribe], s.bribe_seen[bribe] = seat, bit(seat)
    s.deck = [*reversed(cards), *reversed(on_top)]
    if left is not None:
        s.discard[:0], s.deck = s.deck[: len(s.deck) - left], s.deck[len(s.deck) - left :]
    s.characters, s.secret = list(s.owned), s.vaults[secret]
    for seat, place in enumerate(places):
        if place.holds:
            s.characters[seat] = character_named(place.holds)
    s.fell_at = places[0].fell_at if places else 1
    if locks:
        s.locks[1:] = [int(count) for count in locks.split()]
        s.opened = [level != LIMBO and count == 0 for level, count in enumerate(s.locks)]
    if places and places[0].character == "imperial-city" and places[0].level != LIMBO:
        for bribe in undealt(s):
            s.bribe_seen[bribe] = bit(s.lord)
    assert set(s.bribed) <= {UNDEALT, *range(1, len(s.hands))}
    return Scene(s, chosen)


def wander(match: Match[Table], seed: str) -> Iterator[Seat]:
    """Play a match at random to its end; stop at each question with a seat that is asked."""
    whim = chance(seed)
    while match.question is not None:
        seat = min(match.question.menus)
        yield seat
        match.choose(seat, whim.below(len(match.menu(seat))))
