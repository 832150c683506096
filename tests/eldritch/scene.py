"""A match that begins as a scene says, and players who say in words what they do (see notation.py)."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

import yaml

from dreamtable.content.effects import Steps, possible, run
from dreamtable.games.eldritch.box import CARDS, NUMBERS, SPACE, SPACES
from dreamtable.games.eldritch.model import (
    MYTHOS,
    NOTHING,
    OMENS,
    EldritchOptions,
    Fallen,
    Person,
    Table,
    Ticket,
)
from dreamtable.games.eldritch.rules import RULES
from dreamtable.games.eldritch.scene import Scene as Resolving
from dreamtable.games.eldritch.terms import STEPS, TONGUE
from dreamtable.kernel import Event, Game, Match, Outcome, Script, kebab
from dreamtable.kernel.question import Answer
from dreamtable.telling import tag_of
from eldritch.invariants import everything_is_there, nothing_is_twice
from eldritch.notation import SEATS, Fate, in_words, seat_of

PLAIN = ("end-turn", "meet general", "pass", "keep-dice", "stop", "refuse")
"""What somebody does who lets things pass, the first that is offered."""


Play = Callable[[Game[Table]], Script[None]]


class Refused(Exception):
    """A player wanted what is not on the menu."""


class Staged(Match[Table]):
    """A match whose chance is a scene's fate from its first moment."""

    def __init__(self, play: Play, state: Table, options: EldritchOptions, fate: Fate) -> None:
        self.fate = fate
        super().__init__(replace(RULES, play=play), state.players, "scene", options, state=state)

    def _go_on(self, answer: Answer | None = None) -> None:
        if answer is None:
            self.fate.take_over(self._game)
        super()._go_on(answer)

    def rewind(self, answers: int) -> None:
        """Stay where an error came up: a scene can't be played again."""


@dataclass
class Hand:
    """What is at hand while steps are tried out."""

    card: str = ""
    """Whose text it is: a component by its id, the holder's own copy if there is one."""
    foe: str = ""
    gate: str = ""
    clue: str = ""
    space: str = ""
    result: int = 0
    during: tuple[str, ...] = ("encounter",)
    personal: bool = True


class Scene:
    """A match that begins as the scene says. Its players are had by `a, b, c = scene`."""

    def __init__(
        self,
        state: Table,
        options: EldritchOptions,
        dice: str | None = None,
        draws: str = "",
        coming: Sequence[int] = (),
    ) -> None:
        self.options = options
        self._past: list[Event] = []
        self.fate = Fate(state, coming)
        self.fate.foresee(dice, draws)
        self.match = Staged(RULES.play, state, options, self.fate)
        self.fate.all_came()
        self.check()

    def __iter__(self) -> Iterator["Player"]:
        return (Player(self, seat) for seat in range(self.match.seats))

    def player(self, letter: str) -> "Player":
        """Return the player on a seat."""
        return Player(self, seat_of(letter))

    # What is the case

    @property
    def state(self) -> Table:
        """The true state."""
        return self.match.state

    @property
    def asked(self) -> str:
        """Who is to answer now; nothing if the game is over."""
        return "".join(SEATS[seat] for seat in self.match.due())

    @property
    def rule(self) -> str:
        """The rule that asks."""
        return self.match.question.rule if self.match.question else ""

    @property
    def wishes(self) -> dict[str, str]:
        """What each has marked while the lead decides."""
        votes = (self.match.question and self.match.question.votes) or {}
        return {SEATS[seat]: in_words(move) for seat, move in votes.items()}

    @property
    def outcome(self) -> Outcome:
        """How the game ended."""
        assert self.match.outcome is not None, f"the game goes on: {self.asked} is asked ({self.rule})"
        return self.match.outcome

    @property
    def running(self) -> bool:
        """Whether the game goes on."""
        return self.match.outcome is None

    @property
    def phase(self) -> str:
        """The phase, such as `action`."""
        return kebab(self.state.phase.name)

    @property
    def round(self) -> int:
        """The number of the round."""
        return self.state.round

    @property
    def lead(self) -> str:
        """Who is the Lead Investigator."""
        return SEATS[self.state.lead]

    @property
    def doom(self) -> int:
        """Where the Doom token is."""
        return self.state.doom

    @property
    def omen(self) -> int:
        """Which space of the Omen track the token is on, 0-3."""
        return self.state.omen

    @property
    def omen_colour(self) -> str:
        """The colour of that space."""
        return kebab(OMENS[self.state.omen].name)

    @property
    def gates(self) -> set[str]:
        """The spaces with a gate."""
        return {CARDS[gate].id.removeprefix("gate-") for gate in self.state.gates}

    @property
    def monsters(self) -> list[str]:
        """The monsters on the map, such as `ghoul@boston` or `ghoul@boston:1` (hurt), sorted."""
        return sorted(
            f"{CARDS[foe.monster].id}@{SPACES[foe.space].id}" + (f":{foe.damage}" if foe.damage else "")
            for foe in self.state.foes
        )

    @property
    def clues(self) -> list[str]:
        """The spaces with clues, each as often as it has some, sorted."""
        return sorted(SPACES[space].id for space in self.state.clues.values())

    @property
    def reserve(self) -> list[str]:
        """The cards in the reserve."""
        return names(self.state.reserve)

    @property
    def ongoing(self) -> list[str]:
        """The ongoing mythos cards in play."""
        return names(self.state.ongoing)

    @property
    def mystery(self) -> str:
        """The active mystery; nothing if there is none."""
        return CARDS[self.state.mystery].id if self.state.mystery != NOTHING else ""

    def tokens_on(self, card: str) -> int:
        """Return how many eldritch tokens lie on a card or sheet."""
        return self.state.tokens.get(NUMBERS[card][0], 0)

    def clues_on(self, card: str) -> int:
        """Return how many clues lie on a card or sheet."""
        return len(self.state.clues_on.get(NUMBERS[card][0], []))

    def in_cup(self, monster: str) -> int:
        """Return how many monsters of a name are in the cup."""
        return names(self.state.cup).count(monster)

    # What happened

    def told(self, *kinds: str, to: str = "A") -> list[str]:
        """Return what a seat learned of what happened, of these kinds or all."""
        heard = [event.seen_by(seat_of(to)) for event in [*self._past, *self.match._game.events]]
        return [in_words(event) for event in heard if event and (not kinds or tag_of(event) in kinds)]

    def forget(self) -> None:
        """Forget what was told until now."""
        self._past.clear()
        self.match._game.events.clear()

    # What players do

    def offers(self, seat: int) -> list[str]:
        """Return what a seat may do now."""
        return [in_words(move) for move in self.match.menu(seat)]

    def answer(self, seat: int, wanted: str) -> None:
        """Let a seat do what is wanted, or say what else there is to do."""
        offers = self.offers(seat)
        if wanted not in offers:
            menus = {player: self.offers(seat_of(player)) for player in self.asked}
            raise Refused(f"{SEATS[seat]} can't {wanted!r} now ({self.rule}). Offered: {menus}")
        self.match.choose(seat, offers.index(wanted))
        self.check()

    def check(self) -> None:
        """Nothing gets lost, and nothing is twice."""
        nothing_is_twice(self.state)
        if self.rule == "ELD-ACT-01":
            everything_is_there(self.state)

    def until(self, phase: str, dice: str | None = None, draws: str = "") -> None:
        """Let things pass until a question is asked in this phase (of a new round, if it is this one now).

        `mythos` is any step of the Mythos Phase. Nobody acts, everybody has a general encounter, everything
        else is answered by what comes first.
        """
        start, now = self.round, self._is_in(phase)
        self.fate.foresee(dice, draws)
        while self.match.question is not None and (not self._is_in(phase) or (now and self.round == start)):
            assert self.round < start + 2, f"nobody is asked anything in the phase {phase}"
            (seat, *_) = self.match.question.menus
            offers = self.offers(seat)
            self.answer(seat, next((plain for plain in PLAIN if plain in offers), offers[0]))
        self.fate.all_came()

    def _is_in(self, phase: str) -> bool:
        return self.phase == phase or (phase == "mythos" and self.state.phase >= MYTHOS)

    def passes(self, dice: str | None = None, draws: str = "") -> None:
        """Let the player who is asked let this one question pass."""
        (seat, *_) = self.match.question.menus if self.match.question else (0,)
        self.fate.foresee(dice, draws)
        offers = self.offers(seat)
        self.answer(seat, next((plain for plain in PLAIN if plain in offers), offers[0]))
        self.fate.all_came()

    # Content

    def resolving(self, g: Game[Table], seat: int, hand: Hand) -> Resolving:
        """Return what steps are carried out in."""
        s = g.state
        person = s.people[seat]
        card = NOTHING
        if hand.card:
            held = [n for n in (person.cards if person is not None else ()) if CARDS[n].id == hand.card]
            card = (held or NUMBERS[hand.card])[0]
        scene = Resolving(g, seat, card, personal=hand.personal, during=hand.during)
        if hand.foe:
            scene.foe = next(foe for foe in s.foes if CARDS[foe.monster].id == hand.foe)
        if hand.gate:
            (scene.gate,) = NUMBERS[f"gate-{hand.gate}"]
        if hand.clue:
            scene.clue = SPACE[hand.clue]
        if hand.space:
            scene.space = SPACE[hand.space]
        scene.result = hand.result
        return scene

    def tries(self, seat: int, steps: str, hand: Hand, dice: str | None, draws: str) -> None:
        """At a quiet point, carry out steps of content; then the game goes on from there."""
        content = read_steps(steps)

        def play(g: Game[Table]) -> Script[None]:
            yield from run(content, self.resolving(g, seat, hand))
            yield from RULES.play(g)

        self._past += self.match._game.events
        self.fate.foresee(dice, draws)
        self.match = Staged(play, self.state, self.options, self.fate)
        self.check()


def read_steps(text: str) -> Steps:
    """Read steps of content: one (`lose: {sanity: 2}`) or a list (`- …`)."""
    raw = yaml.safe_load(text)
    return tuple(STEPS.read(one, TONGUE) for one in (raw if isinstance(raw, list) else [raw]))


def names(cards: list[int]) -> list[str]:
    """Return components by their ids."""
    return [CARDS[card].id for card in cards]


@dataclass
class Player:
    """Somebody at the table, with his investigator."""

    scene: Scene
    seat: int

    @property
    def person(self) -> Person:
        """The investigator."""
        person = self.scene.state.people[self.seat]
        assert person is not None, f"{SEATS[self.seat]} has no investigator"
        return person

    @property
    def alive(self) -> bool:
        """Whether the investigator is in play."""
        return self.scene.state.people[self.seat] is not None

    @property
    def fallen(self) -> Fallen | None:
        """The defeated investigator of this seat who lies on the map, if there is one."""
        return next((one for one in self.scene.state.fallen if one.seat == self.seat), None)

    @property
    def investigator(self) -> str:
        """Who it is."""
        return CARDS[self.person.investigator].id

    @property
    def space(self) -> str:
        """Where he is."""
        return SPACES[self.person.space].id

    @property
    def health(self) -> int:
        """His Health."""
        return self.person.health

    @property
    def sanity(self) -> int:
        """His Sanity."""
        return self.person.sanity

    @property
    def clues(self) -> int:
        """How many clues he has."""
        return len(self.person.clues)

    @property
    def tickets(self) -> str:
        """His tickets, such as `train ship`."""
        return " ".join(kebab(one.name) for one in Ticket for _ in range(self.person.tickets[one]))

    @property
    def cards(self) -> list[str]:
        """His assets, artifacts, spells and conditions, in the order in which they came."""
        return names(self.person.cards)

    @property
    def turned(self) -> list[str]:
        """Those of them that show their back."""
        return names(self.person.turned)

    @property
    def delayed(self) -> bool:
        """Whether he is Delayed."""
        return self.person.delayed

    @property
    def improved(self) -> list[int]:
        """By skill (lore, influence, observation, strength, will): how often it was improved."""
        return self.person.improved

    @property
    def offers(self) -> set[str]:
        """What the player may do now, in words; nothing if he is not asked."""
        return set(self.scene.offers(self.seat))

    def offered(self, kind: str) -> set[str]:
        """Return what is offered of a kind of move, without its name: `offered("travel")`."""
        return {offer.removeprefix(kind).strip() for offer in self.offers if offer.split()[0] == kind}

    def does(self, *moves: str, dice: str | None = None, draws: str = "") -> None:
        """Do these things one after another; `dice` are all that are rolled, `draws` what is drawn."""
        self.scene.fate.foresee(dice, draws)
        for move in moves:
            self.scene.answer(self.seat, move)
        self.scene.fate.all_came()

    def tries(
        self, steps: str, *answers: str, dice: str | None = None, draws: str = "", **hand: object
    ) -> None:
        """At a quiet point, carry out steps of content, answering what is asked; then the game goes on.

        `hand` says what is at hand: card, foe, gate, clue, space, result, during (see `Hand`).
        """
        self.scene.tries(self.seat, steps, Hand(**hand), dice, draws)  # type: ignore[arg-type]
        for one in answers:
            self.scene.answer(self.seat, one)
        self.scene.fate.all_came()

    def can(self, steps: str, **hand: object) -> bool:
        """Say whether steps could be carried out completely, as a cost must be."""
        at_hand = Hand(**hand)  # type: ignore[arg-type]
        return possible(read_steps(steps), self.scene.resolving(self.scene.match._game, self.seat, at_hand))

    def sees(self) -> object:
        """Return the view of this seat."""
        return self.scene.match.view(self.seat)
