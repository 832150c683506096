"""A scene: who resolves which text, and what is at hand; and how this game asks."""

from collections.abc import Callable, Iterable, Sequence
from typing import Self, TypeVar

from msgspec.structs import replace

from dreamtable.content import effects
from dreamtable.content.effects import Counted, Meant, Step
from dreamtable.content.effects.scene import NOTHING_CANCELLED
from dreamtable.games.etherfields.conditions import counted, here, near, own, spaces_of_line
from dreamtable.games.etherfields.events import Asked
from dreamtable.games.etherfields.look import order
from dreamtable.games.etherfields.map import is_on, tile_at
from dreamtable.games.etherfields.model import NOTHING, Dream, Dreamer, Figure, Resolving
from dreamtable.games.etherfields.moves import Abstain, Accept, Decide, PickSeat, Refuse
from dreamtable.games.etherfields.steps import number_of
from dreamtable.kernel import Game, Move, RulesBug, Script, Seat

M = TypeVar("M", bound=Move)
ABSTAIN = Abstain()
YES: Move = Accept()
NO: Move = Refuse()


class Scene(effects.Scene[Dream], gc=False):
    """What steps are carried out in: `you` resolve the text of a component."""

    action: int = NOTHING
    """The action that is being performed."""
    figure: int = NOTHING
    """ETH-GRD-09: the figure that an interaction was used on."""
    aimed: Sequence[int] = ()
    """ETH-ACT-15: the figures that were in range when the action was announced."""
    struck: int = NOTHING
    """ETH-ATK-04: the figure for which an Assault or Contact of a card was announced."""
    place: int = NOTHING
    """What `here` means, if it is not your space."""
    x: int = 0
    """ETH-GEN-09: what was chosen as X."""
    same: int = 0
    """How many cards were just discarded."""
    fixed: list[int] | None = None
    """ETH-TRN-06: where the Dreamers stood when the step of the Turn card began."""
    stood: list[Figure] | None = None
    """ETH-TIM-12: the Entity figures as they were then, also those that have left since."""
    morphings: list[int] | None = None
    """ETH-TIM-12: the Morphings of the Entity whose line it is, as they lay there then."""
    harming: bool = False
    """ETH-STA-04: whether Stunned figures do not count."""
    line: bool = False
    """Whether it is a line of an Entity, which Morphings make stronger."""
    worsened: list[str] = []
    """ETH-MOR-11: what Morphings have added in this line, each by kind and seat."""
    kw: str = ""
    """Whether it is an Assault or a Contact."""
    nobody: bool = False
    """ETH-SCR-04: whether no Dreamer's deed caused it."""

    @property
    def s(self) -> Dream:
        """The table."""
        return self.g.state

    @property
    def me(self) -> Dreamer:
        """The Dreamer who resolves it."""
        return self.g.state.dreamers[self.you]

    def within(self, card: int, you: Seat | None = None) -> Self:
        """Return a scene for another text, with the same things at hand."""
        return replace(
            self,
            card=card,
            you=self.you if you is None else you,
            by=self.you if self.by is None else self.by,
            stopped=False,
            done=False,
            cancelled=NOTHING_CANCELLED,
        )

    def begin(self, part: str = "") -> None:
        """Put this text on the stack."""
        self.g.state.stack.append(Resolving(self.card, self.you, part))

    def end(self) -> None:
        """Take this text from the stack."""
        if self.g.state.stack:
            self.g.state.stack.pop()

    # What is looked at

    def count(self, what: Counted) -> int | None:
        """Return how many there are of something."""
        return counted(self, what)

    def meant(self, words: effects.Who) -> Meant:
        """Return whom words mean."""
        return meant_dreamers(self, words)

    def each(self, words: effects.Who) -> Script[Iterable[Self]]:
        """Return a scene for each who is meant: inside there is no doubt who `you` are."""
        scenes = list((yield from super().each(words)))
        for inside in scenes:
            inside.nobody = False
        return scenes

    def can_choose(self, steps: Sequence[Step]) -> bool:
        """ETH-SEA-06: say whether somebody may choose a way with these steps."""
        return all(one.can_be_chosen(self) for one in steps)

    # What is asked

    def about(self) -> Asked | None:
        """Return what a question is about: the step that is being carried out."""
        return (
            Asked(self.card, number_of(self.step)) if self.step is not None and self.card != NOTHING else None
        )

    def ask(self, seat: Seat, moves: Sequence[M], *, rule: str) -> Script[M]:
        """Ask somebody what the step leaves open."""
        return self.g.ask(seat, moves, rule=rule, about=self.about() if len(moves) > 1 else None)

    def ask_seat(self, seats: Sequence[Seat], *, may_stop: bool) -> Script[Seat | None]:
        """ETH-CHO-04: let the group name a Dreamer."""
        if may_stop:
            raise RulesBug("Nobody stops choosing Dreamers here.")
        moves = [PickSeat(seat) for seat in seats]
        move = yield from group(self.g, among(moves), rule="ETH-CHO-01", about=self.about())
        return move.seat

    def ask_yes(self, step: Step) -> Script[bool]:
        """Ask whether you want it."""
        about = Asked(self.card, number_of(step)) if self.card != NOTHING else None
        return (yield from self.g.ask(self.you, [YES, NO], rule="ETH-GEN-03", about=about)) is YES


def scene_of(g: Game[Dream], seat: Seat, card: int = NOTHING) -> Scene:
    """Return a scene in which a Dreamer resolves a text."""
    return Scene(g, seat, card)


def among(moves: Sequence[M]) -> Callable[[], Sequence[M]]:
    """Return what offers these moves, whenever it is asked."""
    return lambda: moves


def group(
    g: Game[Dream],
    offer: Callable[[], Sequence[M]],
    *,
    rule: str,
    about: Asked | None = None,
    silence: M | None = None,
) -> Script[M]:
    """ETH-CHO-05: let the group vote; a tie is the First Player's; if all abstain, it is the first option, or
    where the choice is optional what silence means.
    """
    from dreamtable.games.etherfields.performing import ways_to_decide

    s = g.state
    while True:
        answer = yield from g.ask_group(
            order(s), offer, rule=rule, about=about, abstain=ABSTAIN, ending=ways_to_decide(g)
        )
        if answer is None:
            return offer()[0] if silence is None else silence
        if not isinstance(answer, Decide):
            return answer
        yield from decide(g, answer)
        if s.decider != NOTHING:
            seat, s.decider = s.decider, NOTHING
            return (yield from g.ask(seat, offer(), rule="ETH-CHO-07", about=about))


def decide(g: Game[Dream], move: Decide) -> Script[None]:
    """ETH-CHO-07: somebody uses what ends a vote; who takes it back lets the group vote anew."""
    from dreamtable.games.etherfields.harm import check
    from dreamtable.games.etherfields.performing import perform

    yield from perform(g, move.seat, move.action)
    yield from check(g)


def lead(
    g: Game[Dream], offer: Callable[[], Sequence[M]], *, rule: str, about: Asked | None = None
) -> Script[M]:
    """ETH-CHO-05: let the First Player decide, or by option the group."""
    s = g.state
    if s.options.votes:
        return (yield from group(g, offer, rule=rule, about=about))
    answer = yield from g.ask_group(
        order(s), offer, rule=rule, about=about, decides="leader", abstain=ABSTAIN
    )
    return offer()[0] if answer is None else answer


def stands(scene: Scene, seat: Seat) -> int:
    """ETH-TRN-06: return where a Dreamer stands; in a step of a Turn card, where he stood when it began."""
    return scene.s.dreamers[seat].space if scene.fixed is None else scene.fixed[seat]


def meant_dreamers(scene: Scene, words: effects.Who) -> Meant:
    """Return whom words mean."""
    s, you = scene.s, scene.you
    seats = order(s)
    match words.name:
        case "you" | "holder":
            return Meant([you])
        case "each":
            return Meant(seats)
        case "others":
            return Meant([seat for seat in seats if seat != you])
        case "one":
            return Meant(seats, most=1, least=1)
        case "other":
            return Meant([seat for seat in seats if seat != you], most=1, least=1)
        case "range":
            there = near(scene, int(words.of))
            return Meant([seat for seat in seats if seat in there])
        case "space":
            at = spaces_of_line(scene) or [here(scene)]
            return Meant([seat for seat in seats if stands(scene, seat) in at])
        case "tile":
            laid = [tile_at(s, space) for space in spaces_of_line(scene) or [here(scene)]]
            return Meant([seat for seat in seats if tile_at(s, stands(scene, seat)) in laid])
        case "on":
            return Meant([seat for seat in seats if is_on(s, stands(scene, seat), words.of)])
    amounts = {seat: own(s, s.dreamers[seat], words.of) for seat in seats}
    best = max(amounts.values()) if words.name == "most" else min(amounts.values())
    found = [seat for seat in seats if amounts[seat] == best]
    return Meant(found, most=1, least=1) if len(found) > 1 else Meant(found)
