"""ELD-ENC, ELD-LOC, ELD-TKN, ELD-CPX, ELD-EXP, ELD-DFE: the Encounter Phase."""

from dreamtable.content.effects import Steps, resolve, run
from dreamtable.games.eldritch.box import BOX, CARDS, EPICS, SPACE, SPACES
from dreamtable.games.eldritch.cards import (
    Complex,
    Expedition,
    Investigator,
    OtherWorld,
    Parted,
    SpecialEncounter,
)
from dreamtable.games.eldritch.combat import fight
from dreamtable.games.eldritch.decks import draw_top, top_of
from dreamtable.games.eldritch.events import (
    EncounterBegan,
    EncounterEnded,
    ExpeditionMoved,
    Rescued,
    StoryTold,
)
from dreamtable.games.eldritch.in_play import in_world, world
from dreamtable.games.eldritch.model import NOTHING, Fallen, Meeting, Person, Resolving, Table
from dreamtable.games.eldritch.moves import Fight, Meet, PickOption
from dreamtable.games.eldritch.places import gate_space, meant_spaces
from dreamtable.games.eldritch.possessions import put_away
from dreamtable.games.eldritch.reactions import happen, replaced_by, replacing, settle, waiting
from dreamtable.games.eldritch.scene import PASS, Scene
from dreamtable.games.eldritch.which import foe_on_map, monsters_at
from dreamtable.games.eldritch.who import person_of
from dreamtable.kernel import NOTHING_TO_DO, Deck, Game, Move, Script, Seat, fix_top, renew

GENERAL, REGIONAL, RESEARCH, OTHER_WORLD, EXPEDITION, FALLEN, TEXT = Meeting
REGIONS = ("america", "europe", "asia")
GATE_CITIES, GATES, WITH_ENCOUNTER = BOX.gate_cities, BOX.gates, BOX.doing["encounters"]
MEET_GENERAL: Move = Meet(GENERAL)
MEET_REGIONAL: Move = Meet(REGIONAL)
MEET_EXPEDITION: Move = Meet(EXPEDITION)


def encounter_turn(g: Game[Table], seat: Seat, person: Person) -> Script[None]:
    """ELD-ENC-01 to -09, ELD-TIM-13: one fight, or the encounter; the turn may go on."""
    s = g.state
    if s.fights is None:
        instead = replacing(s, seat, "encounter")  # ELD-ENC-09
        if instead and (yield from replaced_by(Scene(g, seat), instead)):
            end_turn(s)
            return
        s.fights = monsters_at(s, person.space)
        s.fought = bool(s.fights)
    if s.fights:
        s.fights = still_there(s, s.fights)
    if s.fights:
        yield from next_fight(g, seat)
        if s.people[seat] is None:
            end_turn(s)
        return
    if s.fought and monsters_at(s, person.space):  # ELD-ENC-07: without fights there was no monster here
        end_turn(s)
        return
    yield from meet(g, seat, person)
    end_turn(s)


def end_turn(s: Table) -> None:
    """The next investigator follows."""
    s.turns.pop(0)
    s.fights = None


def still_there(s: Table, monsters: list[int]) -> list[int]:
    """ELD-ENC-04: those of the monsters to be fought that are still on the map."""
    there = {foe.monster for foe in s.foes}
    return [monster for monster in monsters if monster in there]


def next_fight(g: Game[Table], seat: Seat) -> Script[None]:
    """ELD-ENC-02, ELD-ENC-03: ordinary monsters first, in the order that the investigator chooses."""
    s = g.state
    fights = s.fights or []
    ordinary = [monster for monster in fights if monster not in EPICS]
    move = yield from g.ask(seat, list(map(Fight, ordinary or fights)), rule="ELD-ENC-02")
    fights.remove(move.monster)
    yield from fight(g, seat, foe_on_map(s, move.monster), ("encounter",))


def meet(g: Game[Table], seat: Seat, person: Person) -> Script[None]:
    """ELD-ENC-05, ELD-ENC-06: an encounter of one's choice; after fights only if one likes."""
    s = g.state
    if found := waiting(s, seat, "encounter-choice"):
        scene = Scene(g, seat, during=("encounter",))
        yield from settle(scene, found)
        if s.people[seat] is None or scene.cancelled:
            return
    here = person.space
    moves = meetings(g, seat, here)
    if s.fought:
        moves.append(PASS)
    move = yield from g.ask(seat, moves, rule="ELD-ENC-05" if s.fought else "ELD-ENC-06")
    if isinstance(move, Meet):
        yield from resolve_meeting(g, seat, move, here)


def meetings(g: Game[Table], seat: Seat, here: int) -> list[Move]:
    """ELD-ENC-06, ELD-TKN-07: all encounters that the space offers."""
    s = g.state
    moves: list[Move] = [MEET_GENERAL]
    if SPACES[here].region is not None:
        moves.append(MEET_REGIONAL)
    if here in s.clues.values():
        for clue, space in s.clues.items():
            if space == here:
                moves.append(Meet(RESEARCH, None, clue))
    if here in GATE_CITIES:
        for gate in s.gates:
            if GATES[gate][0] == here:
                moves.append(Meet(OTHER_WORLD, gate))
    if s.site == here:
        moves.append(MEET_EXPEDITION)
    for one in s.fallen:
        if one.space == here:
            moves.append(Meet(FALLEN, one.investigator))
    for card, side in in_world(s, WITH_ENCOUNTER):
        for power in side.encounters:
            if here in meant_spaces(Scene(g, seat, card), power.at):
                moves.append(Meet(TEXT, card))
    return moves


def resolve_meeting(g: Game[Table], seat: Seat, move: Meet, here: int) -> Script[None]:
    """ELD-LOC, ELD-TKN: the encounter that was chosen."""
    s = g.state
    meeting, space = move.meeting, SPACES[here]
    if meeting is GENERAL:
        return simple(g, seat, here, s.general, space.type)
    if meeting is REGIONAL:
        deck = s.regional[REGIONS.index(space.region or "america")]
        return simple(g, seat, here, deck, space.id)
    if meeting is RESEARCH and move.clue is not None:
        return research(g, seat, here, space.type, move.clue)
    if meeting is OTHER_WORLD and move.card is not None:
        return other_world(g, seat, move.card)
    if meeting is EXPEDITION:
        return expedition(g, seat)
    if meeting is FALLEN and move.card is not None:
        return meet_fallen(g, seat, move.card)
    if meeting is TEXT and move.card is not None:
        return meet_text(g, seat, move.card)
    return NOTHING_TO_DO


def simple(
    g: Game[Table],
    seat: Seat,
    here: int,
    deck: Deck,
    part: str,
    during: tuple[str, ...] = ("encounter",),
    clue: int = NOTHING,
    elsewhere: int = NOTHING,
) -> Script[None]:
    """ELD-ENC-10: draw a card, resolve the part that fits, discard it."""
    card = draw_top(g, deck)
    if card == NOTHING:
        return
    if g.listening:
        g.tell(EncounterBegan, seat, card, part, f"{CARDS[card].id}-{part}")
    scene = Scene(g, seat, card, during=during, clue=clue, space=here, elsewhere=elsewhere)
    stack = g.state.stack
    stack.append(Resolving(card, seat, part))
    scene.way = part
    yield from run(part_of(card, part), scene)
    stack.pop()
    deck.discard.append(card)
    if g.listening:
        g.tell(EncounterEnded, seat, card)


def part_of(card: int, part: str) -> Steps:
    """Return the part of an encounter card."""
    found = CARDS[card]
    if not isinstance(found, Parted):
        raise LookupError(f"{found.id} has no parts.")
    steps: Steps = getattr(found, part)
    return steps


def research(g: Game[Table], seat: Seat, here: int, kind: str, clue: int) -> Script[None]:
    """ELD-TKN-01, ELD-CLU-05: a research encounter about a clue, which stays if nobody takes it."""
    return simple(g, seat, here, g.state.research, kind, ("encounter", "research"), clue)


def research_elsewhere(g: Game[Table], seat: Seat, clue: int) -> Script[None]:
    """ELD-TKN-01: a research encounter about a clue on another space, as if the investigator were there."""
    there = g.state.clues[clue]
    during = ("encounter", "research")
    return simple(g, seat, there, g.state.research, SPACES[there].type, during, clue, there)


def other_world(g: Game[Table], seat: Seat, gate: int) -> Script[None]:
    """ELD-TKN-02, ELD-GAT-07: an encounter in another world."""
    s = g.state
    card = draw_top(g, s.other_world)
    if card == NOTHING:
        return
    scene = Scene(g, seat, card, during=("encounter", "other-world"), gate=gate)
    yield from boxes(scene, BOX.card(card, OtherWorld))
    s.other_world.discard.append(card)
    g.tell(EncounterEnded, seat, card)


def expedition(g: Game[Table], seat: Seat) -> Script[None]:
    """ELD-EXP-02 to -06: the top expedition card; afterwards the token moves to the site of the next."""
    s = g.state
    card = top_of(g, s.expedition)
    scene = Scene(g, seat, card, during=("encounter", "expedition"))
    yield from boxes(scene, BOX.card(card, Expedition))
    s.expedition.discard.append(card)
    g.tell(EncounterEnded, seat, card)
    if s.people[seat] is not None:
        yield from happen(scene, "expedition")
    move_expedition(g)


def move_expedition(g: Game[Table]) -> None:
    """ELD-EXP-01, ELD-EXP-04: the token lies on the site that the top card's back shows."""
    s = g.state
    deck = s.expedition
    if not deck.pile:
        renew(deck)
    for card in fix_top(g, deck, 1):
        s.site = SPACE[BOX.card(card, Expedition).site]
        g.tell(ExpeditionMoved, s.site)


def special(scene: Scene, title: str) -> Script[None]:
    """ELD-CPX-06: an encounter from the special deck."""
    g, s = scene.g, scene.g.state
    card = draw_top(g, s.special)
    if card == NOTHING or BOX.card(card, SpecialEncounter).title != title:
        return
    inside = Scene(g, scene.you, card, during=scene.during, gate=scene.gate)
    yield from boxes(inside, BOX.card(card, SpecialEncounter))
    s.special.discard.append(card)
    g.tell(EncounterEnded, scene.you, card)


def boxes(scene: Scene, card: Complex) -> Script[None]:
    """ELD-CPX-02 to -05: the initial box; then the whole pass box or the whole fail box."""
    g, seat = scene.g, scene.you
    g.tell(EncounterBegan, seat, scene.card, "initial", f"{card.id}-initial")
    scene.begin("initial")
    if card.initial == "choose":
        labels = [PickOption(f"{card.id}-pass"), PickOption(f"{card.id}-fail")]
        move = yield from g.ask(seat, labels, rule="ELD-CPX-03")
        passed = move is labels[0]
    else:
        yield from run(card.initial, scene)
        passed = scene.result > 0
    scene.end()
    if scene.over:
        return
    part = "pass" if passed else "fail"
    g.tell(StoryTold, seat, scene.card, part, f"{card.id}-{part}")
    scene.begin(part)
    scene.way = part
    yield from run(card.pass_ if passed else card.fail, scene)
    scene.end()


def meet_text(g: Game[Table], seat: Seat, card: int) -> Script[None]:
    """ELD-TKN-04, ELD-ENC-08: the encounter text on a rumor, a mystery or the sheet."""
    s = g.state
    g.tell(EncounterBegan, seat, card, "encounter", f"{CARDS[card].id}-encounter")
    side = next(side for number, side in world(s) if number == card)
    here = person_of(s, seat).space
    gate = next((gate for gate in s.gates if gate_space(gate) == here), NOTHING)
    scene = Scene(g, seat, card, during=("encounter",), space=here, gate=gate)
    scene.way = "encounter"
    yield from resolve(side.encounters[0].do, scene, "encounter")
    g.tell(EncounterEnded, seat, card)


def meet_fallen(g: Game[Table], seat: Seat, investigator: int) -> Script[None]:
    """ELD-DFE-01 to -06: the encounter on the back of a defeated investigator's sheet."""
    s = g.state
    fallen = next(one for one in s.fallen if one.investigator == investigator)
    card = BOX.card(investigator, Investigator)
    part = "insane" if fallen.mad else "crippled"
    g.tell(EncounterBegan, seat, investigator, part, f"{card.id}-{part}")
    during = ("encounter", "fallen-encounter")
    scene = Scene(g, seat, investigator, during=during, hand=investigator)
    scene.way = part
    yield from resolve(card.insane if fallen.mad else card.crippled, scene, part)
    if s.people[seat] is None:  # ELD-DFE-06
        return
    leave_game(g, fallen)
    g.tell(Rescued, seat, investigator)


def leave_game(g: Game[Table], fallen: Fallen) -> None:
    """ELD-DFE-03, ELD-DFE-04: token and sheet leave the game; what was not handed over is discarded."""
    s = g.state
    s.fallen.remove(fallen)
    s.gone.append(fallen.investigator)
    s.clue_discard += fallen.clues
    for card in fallen.cards:
        put_away(g, card)
