"""A scene: who resolves which text, and what is at hand; and how this game asks."""

from collections.abc import Callable, Mapping, Sequence
from typing import Self

from dreamtable.content import effects
from dreamtable.content.effects import Meant, Step, resolve
from dreamtable.games.etherfields.box import BOX, CARDS
from dreamtable.games.etherfields.cards import TurnCard
from dreamtable.games.etherfields.changes import forbidden
from dreamtable.games.etherfields.conditions import counted, here, near, own, spaces_of_line
from dreamtable.games.etherfields.look import Look, order, own_sources, table_sources
from dreamtable.games.etherfields.map import is_on, tile_at
from dreamtable.games.etherfields.model import NOTHING, WAYS, Dream, Dreamer, Figure, Resolving
from dreamtable.games.etherfields.moves import Accept, PickOption, PickSeat, Refuse
from dreamtable.games.etherfields.voting import among, group
from dreamtable.kernel import NOTHING_TO_DO, Game, Move, RulesBug, Script, Seat

YES: Move = Accept()
NO: Move = Refuse()


class Scene(effects.Scene[Dream], gc=False):
    """What steps are carried out in: `you` resolve the text of a component."""

    resolving = Resolving
    steps = BOX.steps
    asks_again = False
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
    yours: bool = False
    """Whether it speaks of you though a line of an Entity says it: for each Dreamer, or on a page."""
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

    # What is looked at

    count = counted

    def meant(self, words: effects.Who) -> Meant:
        """Return whom words mean."""
        return meant_dreamers(self, words)

    def with_you(self, seat: Seat) -> Self:
        """Return a scene in which there is no doubt who `you` are."""
        inside = self.within(self.card, seat)
        inside.nobody, inside.yours = False, True
        return inside

    # What is asked

    def ask_seat(self, seats: Sequence[Seat], *, may_stop: bool) -> Script[Seat | None]:
        """ETH-CHO-04: let the group name a Dreamer."""
        if may_stop:
            raise RulesBug("Nobody stops choosing Dreamers here.")
        moves = [PickSeat(seat) for seat in seats]
        move = yield from group(self.g, among(moves), rule="ETH-CHO-01", about=self.about())
        return move.seat

    def ask_yes(self, step: Step) -> Script[bool]:
        """Ask whether you want it."""
        about = self.about(step)
        return (yield from self.g.ask(self.you, [YES, NO], rule="ETH-GEN-03", about=about)) is YES

    def ask_way(self, step: Step, labels: Mapping[int, str], by: str) -> Script[int]:
        """ETH-CHO-01: let a Dreamer choose; on Turn cards, and where nobody's deed caused it, the group."""
        first = BOX.steps.number(step) * WAYS
        moves = [PickOption(first + at) for at in labels]
        self.step = step
        of_group = self.nobody or (self.card != NOTHING and isinstance(CARDS[self.card], TurnCard))
        if by == "group" or (not by and of_group):
            move = yield from group(self.g, among(moves), rule="ETH-CHO-01", about=self.about())
        else:
            move = yield from self.ask(self.you, moves, rule="ETH-CHO-04")
        return move.way - first


def scene_of(g: Game[Dream], seat: Seat, card: int = NOTHING) -> Scene:
    """Return a scene in which a Dreamer resolves a text."""
    return Scene(g, seat, card)


def stands(scene: Look, seat: Seat) -> int:
    """ETH-TRN-06: return where a Dreamer stands; in a step of a Turn card, where he stood when it began."""
    return scene.s.dreamers[seat].space if scene.fixed is None else scene.fixed[seat]


def meant_dreamers(scene: Look, words: effects.Who) -> Meant:
    """Return whom words mean."""
    s, you = scene.s, scene.you
    seats = order(s)
    match words.name:
        case "you" | "holder":
            return Meant([you])
        case "each":
            return Meant(touched(scene, seats))
        case "others":
            return Meant([seat for seat in seats if seat != you])
        case "one":
            return Meant(seats, most=1, least=1)
        case "other":
            return Meant([seat for seat in seats if seat != you], most=1, least=1)
        case "range":
            there = near(scene, int(words.of))
            return Meant([seat for seat in seats if seat in there])
        case "here":
            return Meant([seat for seat in seats if s.dreamers[seat].space == s.dreamers[you].space])
        case "space":
            at = spaces_of_line(scene) or [here(scene)]
            return Meant([seat for seat in seats if stands(scene, seat) in at])
        case "tile":
            laid = [tile_at(s, space) for space in spaces_of_line(scene) or [here(scene)]]
            return Meant([seat for seat in seats if tile_at(s, stands(scene, seat)) in laid])
        case "on":
            there = [seat for seat in seats if is_on(s, stands(scene, seat), words.of)]
            return Meant(touched(scene, there))
    amounts = {seat: own(s, s.dreamers[seat], words.of) for seat in seats}
    best = max(amounts.values()) if words.name == "most" else min(amounts.values())
    found = [seat for seat in seats if amounts[seat] == best]
    return Meant(found, most=1, least=1) if len(found) > 1 else Meant(found)


def touched(scene: Look, seats: list[Seat]) -> list[Seat]:
    """ETH-TIM-02: return those whom a line touches: a line of the Gate not who is spared by something."""
    if not scene.line or scene.card != scene.s.gate:
        return seats
    return [seat for seat in seats if not forbidden(scene.s, seat, "gate-lines")]


# What waits


class Waiting:
    """What waits for moments besides cards, as later chapters say."""

    pages: Callable[[Game[Dream], str, int], Script[None]]
    """ETH-SCR-05: opens the paragraphs of the Dream that wait for a moment."""
    at_end: Callable[[Game[Dream]], Script[None]]
    """ETH-FME-01: opens what is remembered at the end of a Dream."""
    modules: dict[str, list[Callable[[Game[Dream]], Script[None]]]] = {}
    """ETH-TIM-21: by moment: what the rules of single Dreams do then, each in its own."""


WAITING = Waiting()
PAGES_FIRST = ("turn-start",)
"""ETH-TIM-14: the moments at which pages open before cards do what they say; else they open last."""


def happened(g: Game[Dream], moment: str, seat: Seat = NOTHING, number: int = NOTHING) -> Script[None]:
    """ETH-SCR-05, ETH-TIM-21: let whatever waits for a moment do what it says: the cards of a Dreamer, or of
    all from the First Player on, what the whole table has, then the rule of the Dream, then its pages."""
    if moment not in BOX.waiting and moment not in BOX.paged and moment not in WAITING.modules:
        return NOTHING_TO_DO
    return _happened(g, moment, seat, number)


def _happened(g: Game[Dream], moment: str, seat: Seat, number: int) -> Script[None]:
    s = g.state
    if moment in PAGES_FIRST:
        yield from WAITING.pages(g, moment, number)
    waiting = BOX.waiting.get(moment)
    if waiting is not None:
        for one in order(s) if seat == NOTHING else (seat,):
            for card in (*own_sources(s, one), *s.items):
                if card in waiting and answers(s, one, card, moment):
                    yield from resolve(waiting[card], scene_of(g, one, card))
        for card in (*table_sources(s), *s.beside):
            if card in waiting:
                scene = scene_of(g, s.first if seat == NOTHING else seat, card)
                scene.nobody = seat == NOTHING
                yield from resolve(waiting[card], scene)
    if s.module is not None:
        for rule in WAITING.modules.get(moment, ()):
            yield from rule(g)
    if moment not in PAGES_FIRST:
        yield from WAITING.pages(g, moment, number)


def answers(s: Dream, seat: Seat, card: int, moment: str) -> bool:
    """Say whether a card answers a moment: one that does so only the first time in a Turn is noted."""
    if moment in BOX.notes[card].firsts:
        if card in s.dreamers[seat].answered:
            return False
        s.dreamers[seat].answered.append(card)
    return True
