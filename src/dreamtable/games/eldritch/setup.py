"""ELD-SET, ELD-VAR: from options and chance to the first table, and the steps of set-up."""

from dreamtable.content.effects import resolve
from dreamtable.games.eldritch.box import BOX, NUMBERS, SPACES, TRAITS
from dreamtable.games.eldritch.cards import (
    AncientOne,
    Artifact,
    Asset,
    Condition,
    Expedition,
    Gate,
    General,
    Investigator,
    Monster,
    Mystery,
    Mythos,
    OtherWorld,
    Regional,
    Research,
    Spell,
)
from dreamtable.games.eldritch.decks import turn_up
from dreamtable.games.eldritch.encounters import REGIONS, move_expedition
from dreamtable.games.eldritch.events import AncientOneChosen, LeadChosen
from dreamtable.games.eldritch.gates import spawn_clue, spawn_gate
from dreamtable.games.eldritch.model import (
    ANCIENT_ONE,
    OMENS,
    SET_UP,
    Difficulty,
    EldritchOptions,
    God,
    Numbers,
    Table,
)
from dreamtable.games.eldritch.moves import ChooseAncientOne, ChooseInvestigator, DrawAncientOne
from dreamtable.games.eldritch.mysteries import draw_mystery
from dreamtable.games.eldritch.mythos import enter
from dreamtable.games.eldritch.omen import world_scene
from dreamtable.games.eldritch.people import enter_play
from dreamtable.games.eldritch.possessions import fill_reserve
from dreamtable.games.eldritch.who import order
from dreamtable.games.eldritch.wishes import decide
from dreamtable.kernel import BadSetup, Deck, Game, Move, Opening, Script

REFERENCE = ((1, 1, 1), (1, 2, 2), (2, 3, 2), (2, 4, 3))
"""ELD-MYT-14: gates, clues and surge for 1-2, 3-4, 5-6 and 7-8 players."""

OTHER_NUMBERS = {
    (Numbers.EASIER, 1): (1, 2, 1),
    (Numbers.HARDER, 4): (2, 2, 1),
    (Numbers.EASIER, 5): (2, 3, 1),
    (Numbers.HARDER, 7): (3, 4, 1),
    (Numbers.HARDER, 8): (3, 4, 1),
}
"""ELD-VAR-04: other numbers, where there are any."""

COLOURS = ("green", "yellow", "blue")
LEVELS = ("easy", "normal", "hard")


def setup(opening: Opening[EldritchOptions]) -> Table:
    """ELD-SET-01 to -05, ELD-SET-14, ELD-SET-15: everything in its place, before anybody chooses."""
    options, seats, rng = opening.options, opening.seats, opening.rng
    these = opening.components.these
    if options.lead is not None and not 0 <= options.lead < seats:
        raise BadSetup(f"The lead's seat must be from 0 to {seats - 1}, not {options.lead}.")
    gates, clues, surge = OTHER_NUMBERS.get((options.numbers, seats), REFERENCE[(seats - 1) // 2])
    lead = options.lead if options.lead is not None else rng.below(seats)
    assets = these(BOX.of(Asset))
    if seats == 1:
        assets = [card for card in assets if "teamwork" not in TRAITS[card]]
    spells, conditions = these(BOX.of(Spell)), these(BOX.of(Condition))
    turn_up(spells, rng)
    turn_up(conditions, rng)
    return Table(
        rng=rng.rng,
        options=options,
        players=seats,
        gates_due=gates,
        clues_due=clues,
        surge=surge,
        lead=lead,
        people=[None] * seats,
        unused=these(BOX.of(Investigator)),
        omen_tokens=[0] * len(OMENS),
        gate_stack=Deck(these(BOX.of(Gate))),
        clue_pool=these(range(len(SPACES)), "clue"),
        cup=these(BOX.of(Monster)),
        general=Deck(these(BOX.of(General))),
        regional=[Deck(these(BOX.of_sort(Regional, region))) for region in REGIONS],
        other_world=Deck(these(BOX.of(OtherWorld))),
        research=Deck(),
        expedition=Deck(these(BOX.of(Expedition))),
        special=Deck(),
        assets=Deck(assets),
        artifacts=Deck(these(BOX.of(Artifact))),
        spells=spells,
        conditions=conditions,
    )


def choose_investigators(g: Game[Table]) -> Script[None]:
    """ELD-SET-06, ELD-VAR-05: from the lead clockwise, each chooses one that nobody has; or chance does."""
    s = g.state
    seat = next((seat for seat in order(s) if s.people[seat] is None), None)
    if seat is None:
        s.phase = ANCIENT_ONE
        return
    if seat == s.lead:
        g.tell(LeadChosen, seat)
    if s.options.random_investigators:
        chosen = g.rng.pick(s.unused)
    else:
        move = yield from g.ask(seat, list(map(ChooseInvestigator, s.unused)), rule="ELD-SET-06")
        chosen = move.investigator
    yield from enter_play(g, seat, chosen)


def choose_ancient_one(g: Game[Table]) -> Script[None]:
    """ELD-SET-09: the team chooses, the lead decides; or chance, or the host did."""
    s = g.state
    gods = g.components.these(BOX.of(AncientOne))
    if s.options.ancient_one is God.CHOSEN:
        moves: list[Move] = list(map(ChooseAncientOne, gods))
        move = yield from decide(g, [*moves, DrawAncientOne()], rule="ELD-SET-09")
        s.ancient_one = move.ancient_one if isinstance(move, ChooseAncientOne) else g.rng.pick(gods)
    elif s.options.ancient_one is God.RANDOM:
        s.ancient_one = g.rng.pick(gods)
    else:
        (s.ancient_one,) = NUMBERS[s.options.ancient_one.value]
    g.tell(AncientOneChosen, s.ancient_one)
    s.phase = SET_UP


def lay_out(g: Game[Table]) -> Script[None]:
    """ELD-SET-10 to -13, ELD-SET-16 to -27: the Ancient One's cards, the Mythos deck, and the board."""
    s = g.state
    sheet = BOX.card(s.ancient_one, AncientOne)
    s.research.pile = g.components.these(BOX.of_sort(Research, sheet.id))
    s.mysteries = g.components.these(BOX.of_sort(Mystery, sheet.id))
    yield from resolve(sheet.setup, world_scene(g, s.ancient_one))
    build_mythos(g, sheet)
    s.doom = sheet.doom  # ELD-SET-21
    fill_reserve(g)
    for _ in range(s.gates_due):
        yield from spawn_gate(g)
    move_expedition(g)
    for _ in range(s.clues_due):
        yield from spawn_clue(g)
    yield from draw_mystery(g)
    if s.options.starting_rumor:
        yield from start_rumor(g)


def build_mythos(g: Game[Table], sheet: AncientOne) -> None:
    """ELD-SET-16 to -19, ELD-VAR-01, ELD-VAR-03: three stages one upon the other, never shuffled again."""
    s = g.state
    left_out = {Difficulty.EASY: "hard", Difficulty.HARD: "easy"}.get(s.options.difficulty)
    staged = s.options.difficulty is Difficulty.STAGED
    piles: dict[tuple[str, str], list[int]] = {}
    for colour in COLOURS:
        for level in LEVELS:
            if level != left_out:
                pile = piles.setdefault((colour, level if staged else ""), [])
                pile += g.components.these(BOX.of_sort(Mythos, f"{colour} {level}"))
    stages: list[list[int]] = []
    for level, counts in zip(LEVELS, sheet.stages, strict=True):
        stage: list[int] = []
        for colour, count in zip(COLOURS, counts, strict=True):
            pile = piles.get((colour, level if staged else ""), [])
            stage += [g.rng.take(pile) for _ in range(min(count, len(pile)))]
        g.rng.shuffle(stage)
        stages.append(stage)
    for number in (2, 1, 0):
        s.mythos += stages[number]
        s.stages += [number] * len(stages[number])
    s.mythos_left = [card for pile in piles.values() for card in pile]


def start_rumor(g: Game[Table]) -> Script[None]:
    """ELD-VAR-02: a rumor from the cards left over is in play from the beginning, without its clues."""
    s = g.state
    if rumors := [card for card in s.mythos_left if "rumor" in TRAITS[card]]:
        rumor = g.rng.pick(rumors)
        s.mythos_left.remove(rumor)
        yield from enter(g, rumor)
