"""ELD-MYT, ELD-NEW: the Mythos Phase, icon by icon, and its end step."""

from dreamtable.content.effects import Waiting, resolve, run
from dreamtable.games.eldritch.box import BOX, CARDS, SPACE, TRAITS
from dreamtable.games.eldritch.cards import Mythos
from dreamtable.games.eldritch.end import lose
from dreamtable.games.eldritch.events import LeadChosen, MythosDrawn, MythosExhausted, MythosStays, RumorPut
from dreamtable.games.eldritch.gates import spawn_clue, spawn_gate
from dreamtable.games.eldritch.health import eliminate
from dreamtable.games.eldritch.in_play import sides, world
from dreamtable.games.eldritch.model import (
    CLUES,
    END,
    GATES,
    NOTHING,
    OMEN,
    RECKONING,
    SURGE,
    TEXT,
    Phase,
    Table,
)
from dreamtable.games.eldritch.monsters import spawn
from dreamtable.games.eldritch.moves import Bring, ChooseInvestigator, GiveLead, PickCard, Resolve
from dreamtable.games.eldritch.mysteries import fulfilled, put_tokens, solve
from dreamtable.games.eldritch.omen import advance_omen, world_scene
from dreamtable.games.eldritch.people import enter_play
from dreamtable.games.eldritch.places import gate_space, matching
from dreamtable.games.eldritch.reactions import settle, waiting
from dreamtable.games.eldritch.reckoning import all_dues, next_due
from dreamtable.games.eldritch.who import active, order, team
from dreamtable.kernel import Game, Move, Script, Seat

ICONS: dict[str, tuple[Phase, ...]] = {
    "green": (OMEN, SURGE, CLUES, TEXT),
    "yellow": (OMEN, RECKONING, GATES, TEXT),
    "blue": (CLUES, TEXT),
}
"""ELD-MYT-11: what the cards of each colour show, and then their text."""


def draw_mythos(g: Game[Table]) -> None:
    """ELD-MYT-01, ELD-MYT-12: the top card; without one the phase goes to its end step."""
    s = g.state
    if not s.mythos:
        s.exhausted = True
        g.tell(MythosExhausted)
        go_to(s, END)
        return
    s.current = s.mythos.pop()
    s.stages.pop()
    s.looked.pop(s.current, None)
    g.tell(MythosDrawn, s.current, CARDS[s.current].id)
    go_to(s, ICONS[BOX.card(s.current, Mythos).colour][0])


def go_to(s: Table, phase: Phase) -> None:
    """Begin a step of the phase."""
    s.phase = phase
    s.dues = None
    s.surging = []
    if phase is GATES:
        s.due = s.gates_due
    elif phase is CLUES:
        s.due = s.clues_due
    else:
        s.due = NOTHING if phase is SURGE else 0


def next_icon(s: Table) -> None:
    """ELD-MYT-01: from left to right, then the text, then the end step."""
    if s.current == NOTHING:
        go_to(s, END)
        return
    icons = ICONS[BOX.card(s.current, Mythos).colour]
    place = icons.index(s.phase)
    go_to(s, icons[place + 1] if place + 1 < len(icons) else END)


def omen_icon(g: Game[Table]) -> Script[None]:
    """ELD-MYT-03: the Omen advances."""
    yield from advance_omen(g, 1)
    next_icon(g.state)


def reckoning_icon(g: Game[Table]) -> Script[None]:
    """ELD-MYT-04: one reckoning effect after the other."""
    s = g.state
    if s.dues is None:
        s.dues = all_dues(s)
    if s.dues:
        yield from next_due(g)
    if not s.dues:
        next_icon(s)


def gates_icon(g: Game[Table]) -> Script[None]:
    """ELD-MYT-05: gates spawn, one after another."""
    s = g.state
    s.due -= 1
    yield from spawn_gate(g)
    if s.due <= 0:
        next_icon(s)


def surge_icon(g: Game[Table]) -> Script[None]:
    """ELD-MYT-06, ELD-MYT-07, ELD-MYT-16: monsters on each matching gate; if there is none, one gate."""
    s = g.state
    if s.due == NOTHING:
        s.due = 0
        s.surging = matching(s)
        if not s.surging:
            yield from spawn_gate(g)
    if s.surging:
        move = yield from g.ask(s.lead, list(map(PickCard, s.surging)), rule="ELD-MYT-16")
        s.surging = [gate for gate in s.surging if gate != move.card]
        yield from surge_at(g, gate_space(move.card))
    if not s.surging:
        next_icon(s)


def surge_at(g: Game[Table], space: int) -> Script[None]:
    """ELD-MYT-06: so many monsters as the reference card says."""
    for _ in range(g.state.surge):
        yield from spawn(g, space)


def clues_icon(g: Game[Table]) -> Script[None]:
    """ELD-MYT-08: clues spawn."""
    s = g.state
    for _ in range(s.due):
        yield from spawn_clue(g)
    next_icon(s)


def text(g: Game[Table]) -> Script[None]:
    """ELD-MYT-09, ELD-MYT-10: tokens, then the text: an Event once, an Ongoing card to stay."""
    s = g.state
    card, s.current = s.current, NOTHING
    yield from resolve_text(g, card)
    next_icon(s)


def resolve_text(g: Game[Table], card: int) -> Script[None]:
    """ELD-MYT-10: an Event is carried out and discarded; an Ongoing card is placed by the sheet."""
    s = g.state
    mythos = BOX.card(card, Mythos)
    if "ongoing" in TRAITS[card]:
        yield from enter(g, card)
    if mythos.do:
        scene = world_scene(g, card)
        scene.begin()
        yield from run(mythos.do, scene)
        scene.end()
    if "ongoing" not in TRAITS[card]:
        s.mythos_discard.append(card)


def enter(g: Game[Table], card: int) -> Script[None]:
    """ELD-RUM-01, ELD-VAR-02: an ongoing card comes into play with its tokens."""
    s = g.state
    mythos = BOX.card(card, Mythos)
    s.ongoing.append(card)
    g.tell(MythosStays, card)
    if mythos.space:
        s.rumors[card] = SPACE[mythos.space]
        g.tell(RumorPut, card, s.rumors[card])
    if mythos.tokens:
        put_tokens(g, card, mythos.tokens)
    yield from resolve(mythos.enter, world_scene(g, card))


def whole_card(g: Game[Table]) -> Script[None]:
    """ELD-MYT-13: another mythos card, resolved completely in the middle of something."""
    s = g.state
    if not s.mythos:  # ELD-WIN-07: the loss comes in the end step
        s.exhausted = True
        g.tell(MythosExhausted)
        return
    kept = (s.phase, s.current, s.due, s.surging, s.dues)
    draw_mythos(g)
    while s.phase is not END:
        yield from STEPS[s.phase](g)
    s.phase, s.current, s.due, s.surging, s.dues = kept


def end_step(g: Game[Table]) -> Script[None]:
    """ELD-MYT-15, ELD-TIM-14: texts, Mysteries, new investigators, the lead's token, as the lead orders them.

    ELD-NEW-04, ELD-ELM-02: whoever can bring nobody is eliminated.
    """
    s = g.state
    texts = waiting(s, active(s), "mythos-end")
    bringing = [seat for seat in order(s) if s.people[seat] is None and seat not in s.eliminated]
    passed = False
    while moves := end_moves(g, texts, bringing, passed=passed):
        move = yield from g.ask(s.lead, moves, rule="ELD-TIM-14")
        match move:
            case Resolve(card):
                texts = yield from end_text(g, card, texts)
            case Bring(seat):
                bringing.remove(seat)
                yield from bring(g, seat)
            case GiveLead(seat):
                passed = True
                give_lead(g, seat)
    if s.exhausted:
        lose(g, "exhausted")
    for seat in bringing:
        eliminate(g, seat)
    if not passed:
        yield from pass_lead(g)


def end_moves(g: Game[Table], texts: list[Waiting], bringing: list[Seat], *, passed: bool) -> list[Move]:
    """ELD-TIM-14, ELD-NEW-01, ELD-RND-04: what the lead may let come next; nothing if nothing is left."""
    s = g.state
    cards = []
    for one in texts:
        if still_there(s, one):
            cards.append(one.card)
    moves: list[Move] = list(map(Resolve, dict.fromkeys(cards + fulfilled(g))))
    if bringing and s.unused and not s.awake and not s.exhausted:
        if not team(s):  # without a lead the seat next clockwise begins
            first = bringing[1:] if bringing[0] == s.lead else []
            return [*moves, Bring((first or bringing)[0])]
        moves += list(map(Bring, bringing))
    if moves and not passed:
        for seat in team(s):
            if seat != s.lead:
                moves.append(GiveLead(seat))
    return moves


def still_there(s: Table, one: Waiting) -> bool:
    """Say whether a card whose text is still to come is in play."""
    return any(card == one.card for card, _ in (*world(s), *sides(s, one.owner)))


def end_text(g: Game[Table], card: int, texts: list[Waiting]) -> Script[list[Waiting]]:
    """ELD-MYS-04: carry out a text of the end step, solve the Mystery on the card; return what is left."""
    ready = card in fulfilled(g)
    scene = world_scene(g, g.state.ancient_one)
    now = [one for one in waiting(g.state, scene.trigger, "mythos-end") if one.card == card]
    yield from settle(scene, now, "ELD-TIM-14")
    if ready:
        yield from solve(g, card)
    return [one for one in texts if one.card != card]


def bring(g: Game[Table], seat: Seat) -> Script[None]:
    """ELD-NEW-02: whoever has no investigator chooses one that never was in play."""
    s = g.state
    move = yield from g.ask(seat, list(map(ChooseInvestigator, s.unused)), rule="ELD-NEW-02")
    yield from enter_play(g, seat, move.investigator)
    if s.people[s.lead] is None:  # ELD-RND-04
        give_lead(g, seat)


def give_lead(g: Game[Table], seat: Seat) -> None:
    """ELD-RND-03: somebody is the Lead Investigator from now on."""
    g.state.lead = seat
    g.tell(LeadChosen, seat)


def pass_lead(g: Game[Table]) -> Script[None]:
    """ELD-RND-03: the lead keeps the token or gives it away."""
    s = g.state
    if s.people[s.lead] is None:
        give_lead(g, next(iter(team(s))))
    move = yield from g.ask(s.lead, list(map(GiveLead, team(s))), rule="ELD-RND-03")
    if move.seat != s.lead:
        give_lead(g, move.seat)


STEPS = {
    OMEN: omen_icon,
    RECKONING: reckoning_icon,
    GATES: gates_icon,
    SURGE: surge_icon,
    CLUES: clues_icon,
    TEXT: text,
}
