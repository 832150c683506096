"""ETH-TRN: Turn cards, their steps and lines, Turns that are added or lost, Loot."""

from collections.abc import Iterator
from copy import copy

from dreamtable.content.effects import Steps, resolve
from dreamtable.games.etherfields.box import BOX, CARDS
from dreamtable.games.etherfields.cards import Lines, TurnCard
from dreamtable.games.etherfields.changes import change
from dreamtable.games.etherfields.deeds import Deed
from dreamtable.games.etherfields.entities import move_figures
from dreamtable.games.etherfields.events import BetSettled, OutOfTurns, StepBegan, TurnAdded, TurnEnded
from dreamtable.games.etherfields.look import gate_of, quirks_of, steps_of
from dreamtable.games.etherfields.losses import check
from dreamtable.games.etherfields.model import NOTHING, STEP_LETTERS, Dream, Kind, Seen
from dreamtable.games.etherfields.moves import PickCard
from dreamtable.games.etherfields.parts import SUITS
from dreamtable.games.etherfields.scene import Scene, happened, scene_of
from dreamtable.games.etherfields.script import open_paragraph
from dreamtable.games.etherfields.voting import among, lead
from dreamtable.games.etherfields.windows import window
from dreamtable.games.etherfields.world import slumber
from dreamtable.kernel import Game, Script

LINES = ("morph", "basic", "special")


# The deck


def next_card(g: Game[Dream]) -> bool:
    """ETH-TRN-02: the top card becomes the current one; say whether there was one."""
    s = g.state
    s.step, s.blocked_steps, s.suit = 0, [], None
    if not s.turn_deck:
        s.current = NOTHING
        return False
    top = s.turn_deck.pop(0)
    s.current = g.rng.take(s.turn_pool) if top == NOTHING else top
    return True


def settle_bets(g: Game[Dream]) -> Script[None]:
    """Who named the suit of the card that is current now gets what was at stake; all other bets are lost."""
    s = g.state
    if s.current == NOTHING:
        return
    bets, s.bets = s.bets, []
    suit = SUITS.index(BOX.card(s.current, TurnCard).suit)
    for bet in bets:
        g.tell(BetSettled, bet.seat, bet.suit, bet.suit == suit)
        at_stake = BOX.steps.at(bet.step)
        if bet.suit == suit and isinstance(at_stake, Deed):
            yield from resolve(at_stake.staked(), scene_of(g, bet.seat, bet.card))


def add_turns(g: Game[Dream], count: int) -> int:
    """ETH-TRN-08: the bottom cards of the Turn discard go under the Turn deck; return how many."""
    s = g.state
    added = min(count, len(s.turn_discard))
    for _ in range(added):
        s.turn_deck.append(s.turn_discard.pop(0))
    if added:
        g.tell(TurnAdded, added)
    return added


def discard_current(g: Game[Dream]) -> None:
    """ETH-TRO-09, ETH-TRN-14: the current Turn card goes to the Turn discard."""
    s = g.state
    if s.current != NOTHING:
        s.turn_discard.append(s.current)
        g.tell(TurnEnded, s.turn)


def fix_coming(g: Game[Dream], count: int) -> list[int]:
    """Return the next Turn cards, which somebody looks at: from now on it is known which they are."""
    s = g.state
    for at in range(min(count, len(s.turn_deck))):
        if s.turn_deck[at] == NOTHING:
            s.turn_deck[at] = g.rng.take(s.turn_pool)
    return s.turn_deck[:count]


# Its steps


def resolve_steps(g: Game[Dream]) -> Script[None]:
    """ETH-TRO-07, ETH-TIM-11: resolve the steps of the current card that are left."""
    s = g.state
    card = s.current
    while s.current == card and s.step < len(steps_of(s)):  # one that was lost meanwhile is over
        yield from next_step(g)


def next_step(g: Game[Dream]) -> Script[None]:
    """ETH-TIM-20: before each step there is a window; a blocked step is skipped (ETH-TRN-07)."""
    s = g.state
    card = s.current
    yield from window(g, "phase", rule="ETH-TIM-20")
    steps = steps_of(s)
    if s.current != card or s.step >= len(steps):
        return
    number = s.step
    s.step += 1
    kind = Kind(STEP_LETTERS.index(steps[number]))
    skipped = kind is Kind.MOVEMENT and change(s, s.first, "skip-movement")
    if number not in s.blocked_steps and not skipped:
        yield from resolve_step(g, kind)


def resolve_step(g: Game[Dream], kind: Kind) -> Script[None]:
    """ETH-TRN-03 to -06: resolve all lines of a kind, or move the figures; then losses are looked at."""
    s = g.state
    if kind is Kind.MOVEMENT:
        if s.figures:
            g.tell(StepBegan, kind)
            yield from move_figures(g)
            yield from check(g)
        return
    left = [card for card in line_sources(s, kind) if lines_of(card, kind)]
    if not left:
        return
    g.tell(StepBegan, kind)
    fixed = [d.space for d in s.dreamers]
    stood = list(map(copy, s.figures))
    morphings = {entity.card: list(entity.morphings) for entity in s.entities}
    while left:
        card = (yield from lead(g, among([PickCard(one) for one in left]), rule="ETH-TRN-06")).card
        left.remove(card)
        scene = line_scene(g, card)
        scene.fixed, scene.stood, scene.morphings = fixed, stood, morphings.get(card)
        yield from resolve(lines_of(card, kind), scene, LINES[kind])
    yield from check(g)


def line_scene(g: Game[Dream], card: int) -> Scene:
    """Return a scene in which a line of a card is resolved: nobody's deed."""
    scene = scene_of(g, g.state.first, card)
    scene.nobody = scene.line = True
    return scene


def line_sources(s: Seen, kind: Kind | None = None) -> Iterator[int]:
    """ETH-TRN-04: return what may have lines: Entities, the Gate, secrets beside the board, tiles.

    ETH-ENT-11: an Entity whose figures are all befriended has none but those for Morphings.
    """
    for entity in s.entities:
        figures = [one for one in s.figures if one.entity == entity.card]
        if kind is Kind.MORPHING or not figures or not all(one.friend for one in figures):
            yield entity.card
    if s.gate != NOTHING:
        yield s.gate
    yield from quirks_of(s)  # ETH-FAT-07
    yield from s.beside
    for laid in s.tiles:
        yield laid.tile


def lines_of(card: int, kind: Kind) -> Steps:
    """Return the line of a kind on a card."""
    held = CARDS[card]
    if not isinstance(held, Lines):
        return ()
    return (held.morph, held.basic, held.special)[kind] if kind < Kind.MOVEMENT else ()


def turn_end_lines(g: Game[Dream]) -> Script[None]:
    """ETH-TRO-11, ETH-TIM-21: what is done at the end of the Turn, before the card is discarded."""
    s = g.state
    left = []
    for card in line_sources(s):
        held = CARDS[card]
        if isinstance(held, Lines) and held.turn_end:
            left.append(card)
    while left:
        card = (yield from lead(g, among([PickCard(one) for one in left]), rule="ETH-TRN-06")).card
        left.remove(card)
        yield from resolve(BOX.card(card, Lines).turn_end, line_scene(g, card), "turn-end")
        yield from check(g)


def loot(g: Game[Dream]) -> Script[None]:
    """ETH-TRN-10 to -12: the Loot of the current card, or of the one discarded last."""
    s = g.state
    card = (
        s.current
        if s.current != NOTHING
        else next((one for one in reversed(s.turn_discard) if one != NOTHING), NOTHING)
    )
    if card != NOTHING:
        yield from resolve(BOX.card(card, TurnCard).loot, scene_of(g, s.first, card), "loot")
        yield from happened(g, "loot")


def out_of_turns(g: Game[Dream]) -> Script[None]:
    """ETH-TRO-10, -12: without a Turn card the Gate's paragraph is read, unless a Turn is added just now."""
    s = g.state
    yield from happened(g, "out-of-turns")
    if s.turn_deck:
        return
    g.tell(OutOfTurns)
    if s.world is not None:
        yield from slumber.out(g)
    scene = scene_of(g, s.first)
    scene.nobody = True
    yield from open_paragraph(scene, gate_of(s).out)
