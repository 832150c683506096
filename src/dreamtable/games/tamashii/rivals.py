"""TAM-VS: players against each other, with the scenario generator."""

from dreamtable.content.effects import number, resolve
from dreamtable.games.tamashii.box import BOX, CARDS, TILES
from dreamtable.games.tamashii.cards import (
    ClassCard,
    FactionCard,
    Interaction,
    MapSetup,
    Objective,
    Situation,
    VariableRule,
)
from dreamtable.games.tamashii.checks import can_try, check
from dreamtable.games.tamashii.conditions import Onlooker, owned, pool
from dreamtable.games.tamashii.events import Asked, ObjectiveShown, Scored, SituationDrawn, TimeSet
from dreamtable.games.tamashii.goals import notice, take_objective, turn_up_objective
from dreamtable.games.tamashii.launcher import CORRUPTED, OPEN
from dreamtable.games.tamashii.look import order
from dreamtable.games.tamashii.model import FIRST_CAP, MOST_SEATS, NOTHING, TIMES, Place, Seen, Table
from dreamtable.games.tamashii.moves import Pass, StartAt, TryObjective
from dreamtable.games.tamashii.scene import scene_of, world_scene
from dreamtable.games.tamashii.setup import build_enemy_deck, put_at_start, set_market, tile_numbers
from dreamtable.games.tamashii.verbs.cards import Destroy
from dreamtable.kernel import Game, Move, Outcome, Script, Seat

SHELTER = 1
RUINS = (2, 3, 4)
PENALTIES = (0, 1, 2, 2, 3, 3, 4)
"""TAM-VS-19: by corrupted codes in the pool, what they cost."""


def lay_out(g: Game[Table]) -> Script[None]:
    """TAM-VS-03, -05: time, market, and the map of a random card."""
    s = g.state
    s.time = TIMES[s.options.length]
    set_market(g)
    card = g.rng.pick(g.components.these(BOX.of(MapSetup)))
    s.standing = [card]
    g.tell(SituationDrawn, card)
    lay_map(g, BOX.card(card, MapSetup).map)
    yield from ()


def lay_map(g: Game[Table], plan: str) -> None:
    """TAM-GEN-01: the Shelter and Ruins face-up, random other tiles face-down with an explore token."""
    s = g.state
    ruins = list(RUINS)
    for row, line in enumerate(plan.split("/")):
        for column, cell in enumerate(line):
            if cell == ".":
                continue
            place = Place(column - (row - row % 2) // 2, row)
            if cell == "?":
                place.explore = True
            else:
                place.shown = True
                place.tile = SHELTER if cell == "1" else ruins.pop(0)
            s.places.append(place)
    others = [tile for tile in tile_numbers(s) if TILES[tile].type != "start"]
    hidden = sum([1 for place in s.places if not place.shown])
    s.tiles = sorted(g.rng.take(others) for _ in range(hidden))
    s.tile_box = others


def choose_starts(g: Game[Table]) -> Script[bool]:
    """TAM-VS-05: the next player picks a free start tile; say whether another one follows."""
    s = g.state
    seats = order(s)
    if s.started == len(seats):
        return False
    taken = [s.players[seat].place for seat in seats[: s.started]]
    free = [
        at
        for at, place in enumerate(s.places)
        if place.shown and TILES[place.tile].type == "start" and at not in taken
    ]
    seat = seats[s.started]
    move = yield from g.ask(seat, list(map(StartAt, free)), rule="TAM-VS-05")
    put_at_start(g, seat, move.place)
    s.started += 1
    return True


def open_generator(g: Game[Table]) -> Script[None]:
    """TAM-VS-06 to -08: situation, variable rule, interaction, objectives."""
    s = g.state
    s.situation = g.rng.pick(g.components.these(BOX.of(Situation)))
    g.tell(SituationDrawn, s.situation)
    situation = BOX.card(s.situation, Situation)
    build_enemy_deck(g, situation.deck, [])
    seats = order(s)
    for seat in reversed(seats) if situation.order else seats:
        yield from resolve(situation.reward, scene_of(g, seat, s.situation), "reward")
    for kind in (VariableRule, Interaction):
        card = g.rng.pick(g.components.these(BOX.of(kind)))
        s.standing.append(card)
        g.tell(SituationDrawn, card)
        if kind is VariableRule:
            yield from resolve(BOX.card(card, VariableRule).do, world_scene(g, card))
    s.objective_deck = g.components.these(BOX.of(Objective))
    for _ in range(2 if len(s.players) == 2 else 3):
        card = g.rng.take(s.objective_deck)
        s.objectives.append(card)
        g.tell(ObjectiveShown, card)
    turn_up_objective(g)
    yield from notice(g)


# Advance


def try_objectives(g: Game[Table]) -> Script[bool]:
    """TAM-VS-10, -11: for each objective each player may make its check; say whether one may still."""
    s = g.state
    for card in s.objectives:
        for seat in order(s):
            if not may_try(s, seat, card):
                continue
            about = Asked(card, NOTHING)
            moves: list[Move] = [Pass(), TryObjective(card)]
            move = yield from g.ask(seat, moves, rule="TAM-VS-10", about=about)
            if isinstance(move, TryObjective):
                yield from try_objective(g, seat, card)
            else:
                s.tried.append(card * MOST_SEATS + seat)
            return True
    s.tried = []
    return False


def may_try(s: Table, seat: Seat, card: int) -> bool:
    """TAM-VS-11: one attempt for each player, objective and round; no card that came in this step."""
    goal = BOX.card(card, Objective).goal
    if (
        goal.check is None
        or s.players[seat].out
        or card * MOST_SEATS + seat in s.tried
        or card * MOST_SEATS + MOST_SEATS - 1 in s.tried
    ):
        return False
    return can_try(s.players[seat], goal.check.type)


def try_objective(g: Game[Table], seat: Seat, card: int) -> Script[None]:
    """TAM-VS-10, -11: a check; who passes takes the objective."""
    s = g.state
    wanted = BOX.card(card, Objective).goal.check
    s.tried.append(card * MOST_SEATS + seat)
    if wanted is None:
        return
    need = number(Onlooker(s, seat), wanted.need) or 0
    before = list(s.objectives)
    if (yield from check(scene_of(g, seat, card), wanted.type, need)):
        take_objective(g, seat, card)
    yield from notice(g)
    s.tried += [one * MOST_SEATS + MOST_SEATS - 1 for one in s.objectives if one not in before]


def lower_time(g: Game[Table]) -> None:
    """TAM-VS-10, -15: time falls; at 0 the game ends at once."""
    s = g.state
    s.time -= 1
    g.tell(TimeSet, s.time)
    if s.time <= 0:
        score_all(g)


# Scoring


def score(s: Seen, seat: Seat) -> int:
    """TAM-VS-18, -19: the points of a player, as far as they can be seen."""
    p = s.players[seat]
    codes = pool(p)
    points = sum(p.resources) // 3
    points += owned(s, seat, "unlocked-cell")
    points += codes[OPEN]
    points += max(0, p.cap - FIRST_CAP)
    points += sum([card_points(card) for card in p.equipped])
    points += sum([BOX.card(card, Objective).points for card in p.taken if card != NOTHING])
    return points - PENALTIES[min(codes[CORRUPTED], len(PENALTIES) - 1)]


def card_points(card: int) -> int:
    """TAM-VS-18: what an equipped augmentation counts."""
    one = CARDS[card]
    if isinstance(one, ClassCard):
        return 2 if one.role == "deck" else 0
    if isinstance(one, FactionCard):
        return 0 if any(isinstance(step, Destroy) for step in one.do) else 1
    return 0


def score_all(g: Game[Table]) -> None:
    """TAM-VS-15, -20: the highest score wins; a tie goes to fewer corrupted codes, or is shared."""
    s = g.state
    scores = [score(s, seat) for seat in range(len(s.players))]
    for seat, points in enumerate(scores):
        g.tell(Scored, seat, points)
    ranks = [(points, -pool(p)[CORRUPTED]) for points, p in zip(scores, s.players, strict=True)]
    winners = [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
    g.end(Outcome(winners, scores, "scored"))
