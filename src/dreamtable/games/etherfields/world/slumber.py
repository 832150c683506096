"""ETH-SLU: Slumbers: a tile is drawn, set up, fought or skipped, and ends."""

from typing import NoReturn

from dreamtable.content.effects import resolve
from dreamtable.games.etherfields.box import BOX, CARDS, NUMBERS
from dreamtable.games.etherfields.cards import TurnCard
from dreamtable.games.etherfields.changes import change
from dreamtable.games.etherfields.decks import show
from dreamtable.games.etherfields.entities import discard_entity, entity_comes
from dreamtable.games.etherfields.events import (
    CompanionGone,
    SlumberBegan,
    SlumberDrawn,
    SlumberEnded,
    TokenTaken,
    TurnsDealt,
)
from dreamtable.games.etherfields.losses import SlumberOver, check
from dreamtable.games.etherfields.map import close_walls, redraw
from dreamtable.games.etherfields.model import MOST_TURNS, NOTHING, STORY_SLUMBER, Dream, Phase, World
from dreamtable.games.etherfields.moves import FaceSlumber, LetPass, SkipSlumber
from dreamtable.games.etherfields.scene import happened, scene_of
from dreamtable.games.etherfields.script import name_you, open_paragraph, resolve_each
from dreamtable.games.etherfields.tallies import survived, tally
from dreamtable.games.etherfields.voting import among, group
from dreamtable.games.etherfields.windows import window
from dreamtable.games.etherfields.world.cards import SlumberEntity, SlumberEvent
from dreamtable.games.etherfields.world.gaining import catch_up
from dreamtable.games.etherfields.world.piles import world_of
from dreamtable.kernel import Game, Move, Script

FACE: Move = FaceSlumber()
SKIP: Move = SkipSlumber()
LET_PASS: Move = LetPass()
ENOUGH = 2
"""ETH-VAR-14: a Slumber that was fought so often in a chapter may be let pass."""
PASSED = "passed"
FEWEST_TURNS = 2
"""ETH-SSN-05: a Slumber has at least so many Turn cards."""


# Drawn


def draw_slumber(g: Game[Dream]) -> Script[None]:
    """ETH-SLU-01, -02, ETH-DEL-01: the top tile of the Slumber deck is resolved; below the others lies
    Delta."""
    s = g.state
    world = world_of(s)
    pile = world.slumbers
    name = pile.top.pop(0) if pile.top else g.rng.take(pile.loose) if pile.loose else world.delta
    if not name:
        return
    card = NUMBERS[name]
    world.slumber = name
    show(g, card)
    g.tell(SlumberDrawn, card)
    yield from window(g, "drawn", rule="ETH-TIM-20")
    held = CARDS[card]
    if isinstance(held, SlumberEvent):
        scene = scene_of(g, s.first, card)
        scene.nobody = True
        yield from name_you(scene, held.do)
        yield from resolve_each(held.do, scene, "slumber")
        end("none")
    if s.options.short_nights and world.fought.get(name, 0) >= ENOUGH:
        passes = yield from group(g, among([FACE, LET_PASS]), rule="ETH-VAR-14", silence=FACE)
        if passes is LET_PASS:
            yield from let_pass(g, name)
    if may_skip_before(card):
        move = yield from group(g, among([FACE, SKIP]), rule="ETH-SLU-08", silence=FACE)
        if move is SKIP:
            yield from out(g)
    s.phase = Phase.SLUMBER


def count_fight(world: World) -> None:
    """ETH-VAR-13: a Slumber counts as fought when its first Draw step begins."""
    world.fought[world.slumber] = world.fought.get(world.slumber, 0) + 1


def let_pass(g: Game[Dream], name: str) -> Script[NoReturn]:
    """ETH-VAR-14: a Slumber that was fought twice in this chapter goes by; the first time it leaves the Loot
    of a Turn card that chance draws from all of them."""
    world = world_of(g.state)
    if name not in world.passed:
        world.passed.append(name)
        card = g.rng.pick(g.components.these(BOX.of(TurnCard)))
        yield from resolve(BOX.card(card, TurnCard).loot, scene_of(g, g.state.first, card), "loot")
        yield from happened(g, "loot")
        yield from check(g)
    end(PASSED)


def may_skip_before(card: int) -> bool:
    """ETH-SLU-08, -16: say whether a Slumber may be skipped before its set-up."""
    held = BOX.card(card, SlumberEntity)
    return held.skip and not held.fixed


def remove(g: Game[Dream]) -> None:
    """The Slumber tile that is being resolved leaves the game."""
    world = world_of(g.state)
    g.state.removed.append(BOX.notes[NUMBERS[world.slumber]].code)
    world.removed.append(world.slumber)
    world.slumber = ""


# Set up


def begin(g: Game[Dream]) -> Script[None]:
    """ETH-SLU-06: Turn cards are dealt, the figures come; Dreamers start where they stand."""
    s = g.state
    world = world_of(s)
    card = NUMBERS[world.slumber]
    held = BOX.card(card, SlumberEntity)
    s.turn = 0
    s.turn_pool = g.components.these(BOX.of(TurnCard))
    turns = max(min(FEWEST_TURNS, held.turns), held.turns + change(s, s.first, "turns-slumber"))
    turns = min(MOST_TURNS, turns + (STORY_SLUMBER if s.options.story else 0))  # ETH-SFT-10
    s.turn_deck = [NOTHING] * turns
    s.turn_discard = [NOTHING] * (len(s.turn_pool) - turns)
    g.tell(SlumberBegan, card)
    g.tell(TurnsDealt, turns)
    yield from entity_comes(g, card)
    yield from happened(g, "slumber-start")
    yield from check(g)
    s.phase = Phase.START


def skip_or_go_on(g: Game[Dream]) -> Script[None]:
    """ETH-SLU-07, ETH-TIM-14: at the start of a Turn the group may resolve its Out of Turns effect."""
    s = g.state
    held = BOX.card(NUMBERS[world_of(s).slumber], SlumberEntity)
    if held.skip and (s.turn or not may_skip_before(NUMBERS[held.id])):
        move = yield from group(g, among([FACE, SKIP]), rule="ETH-SLU-07", silence=FACE)
        if move is SKIP:
            yield from out(g)


def out(g: Game[Dream]) -> Script[NoReturn]:
    """ETH-SLU-09, -14: the Out of Turns effect is resolved, and with it the Slumber ends; no Loot
    (ETH-SLU-10)."""
    card = NUMBERS[world_of(g.state).slumber]
    held = BOX.card(card, SlumberEntity)
    scene = scene_of(g, g.state.first, card)
    scene.nobody = True
    yield from name_you(scene, held.out)
    yield from resolve(held.out, scene, "slumber")
    yield from check(g)
    end("loss")


def end(result: str) -> NoReturn:
    """ETH-SLU-11: this Slumber ends at once, whatever is pending (ETH-TIM-16)."""
    raise SlumberOver(result)


# Over


def break_off(s: Dream, result: str) -> None:
    """ETH-TIM-16: what was pending is cancelled; cards that were paid stay discarded."""
    if result == "win" and not s.turn_deck:
        for seat in range(len(s.dreamers)):
            tally(s, seat, "slumber-last-turn")
    s.stack, s.payments = [], []
    s.roll = s.harm = s.riddle = s.poker = None
    s.overdrawn = False
    world_of(s).result = result
    s.phase = Phase.SLUMBER_END


def after(g: Game[Dream]) -> Script[None]:
    """ETH-SLU-11, -17, ETH-END-01: the tile goes under the deck, what is its own leaves the map, everything
    else stays as it lies; the first time that it is won its page opens."""
    s = g.state
    world = world_of(s)
    catch_up(s)
    result, name = world.result, world.slumber
    world.slumber = ""
    first_win = 0
    if name:
        card = NUMBERS[name]
        clear(g, card)
        if name != world.delta:
            world.slumbers.below.append(name)
        g.tell(SlumberEnded, card, result)
        held = CARDS[card]
        if result == "win" and isinstance(held, SlumberEntity) and name not in world.won:
            world.won.append(name)
            first_win = held.first_win
    if result == PASSED:  # ETH-VAR-14: no Turn has begun, and the travel goes on
        s.phase = Phase.ARRIVAL
        return
    end_turns(g)
    s.phase = Phase.WAKING if result == "death" else Phase.ARRIVAL
    if result == "death":
        world.waking = 1  # ETH-MCH-06
        return
    if first_win:
        scene = scene_of(g, s.first)
        scene.nobody = True
        yield from open_paragraph(scene, first_win)
    if result in ("win", "loss"):
        yield from happened(g, "slumber-won" if result == "win" else "slumber-lost")
    begin_travel(s)
    yield from happened(g, "travel-start")


def clear(g: Game[Dream], card: int) -> None:
    """ETH-SLU-11: the Entity of a Slumber leaves with its figures, its markers and the tokens that it put."""
    s = g.state
    world = world_of(s)
    discard_entity(g, card)
    for written in world.put:
        token, _, space = written.rpartition(" ")
        if int(space) in s.tokens.get(token, ()):
            s.tokens[token].remove(int(space))
            g.tell(TokenTaken, token, int(space))
    world.put = []
    redraw(s)


def end_turns(g: Game[Dream]) -> None:
    """ETH-END-01, ETH-TIM-13: what lasts for a Turn or for this Slumber is over; nothing else is reset."""
    s = g.state
    s.turn_deck, s.current, s.suit = [], NOTHING, None
    s.turn_pool = g.components.these(BOX.of(TurnCard))
    s.turn_discard = [NOTHING] * len(s.turn_pool)
    s.step, s.blocked_steps, s.passing, s.bets = 0, [], [], []
    survived(s)
    close_walls(s)
    for it in s.companions:  # ETH-CMP-03
        g.tell(CompanionGone, it.kind)
    s.companions = []
    s.flags = [flag for flag in s.flags if not flag.startswith(("turn.", "dream."))]
    s.counters = {name: num for name, num in s.counters.items() if not name.startswith(("turn.", "dream."))}
    for d in s.dreamers:
        d.dazed = d.paralyzed = 0
        d.spent = []
        d.done = d.quiet = False


def begin_travel(s: Dream) -> None:
    """ETH-DWM-16: the travel to the next Slumber or Dream is one Turn."""
    s.used = []
    world_of(s).shortcuts = 0
    for d in s.dreamers:
        d.used, d.slots, d.riddles, d.proposed, d.lifted = [], [], [], [], []
        d.efforts = d.boosts = d.placed = d.cancels = 0
        d.answered = []
