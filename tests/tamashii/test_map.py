"""TAM-MAP, TAM-EXP, TAM-TRC, TAM-ENM: moves, explore tokens, trace, enemies."""

import pytest

from dreamtable.games.tamashii.box import NUMBERS
from dreamtable.games.tamashii.changed import reach
from dreamtable.games.tamashii.events import (
    AreaUsed,
    FindRevealed,
    LockedOn,
    ResourceGained,
    TileRevealed,
    TraceChanged,
)
from dreamtable.games.tamashii.goals import visit
from dreamtable.games.tamashii.look import distances, neighbours, place_of_tile
from dreamtable.games.tamashii.model import NOTHING, Find, Place
from dreamtable.games.tamashii.moves import (
    Accept,
    Finish,
    KeepDice,
    MoveTo,
    PickPlace,
    Refuse,
    Reroll,
    Stay,
    UseArea,
)
from dreamtable.games.tamashii.view import determinize
from dreamtable.kernel import Chance
from tamashii.kit import Hand, board, cards, fresh, seat_at


def hidden_places(scene_places: list[Place]) -> list[int]:
    """Return the face-down places."""
    return [at for at, one in enumerate(scene_places) if not one.shown]


@pytest.mark.rule("TAM-MAP-01", "TAM-MAP-04", "TAM-MAP-05", "TAM-MAP-06")
def test_s44_no_way_leads_over_a_face_down_tile() -> None:
    s = fresh(2, "a").state
    # the Prologue: tile 1 at (0,0), tile 2 at (1,0), six face-down tiles around
    at = {(one.q, one.r): number for number, one in enumerate(s.places)}
    assert at[2, 0] in reach(s, at[1, 0], 2, 0)
    assert at[-1, 1] in reach(s, at[1, 0], 2, 0)  # over tile 1, which is face-up
    assert at[-1, 1] not in reach(s, at[1, 0], 1, 0)
    s.places[at[0, 0]].shown = False
    assert at[-1, 1] not in reach(s, at[1, 0], 2, 0)
    s.places[at[2, 0]].shown = True
    assert len(neighbours(s)[at[0, 0]]) == 4
    assert distances(s, at[2, 0], 9)[at[0, 0]] == 2


@pytest.mark.rule(
    "TAM-MAP-07", "TAM-MAP-09", "TAM-EXP-01", "TAM-EXP-02", "TAM-KEY-06", "TAM-ACT-02", "TAM-ACT-01"
)
def test_s45_token_first_then_tile_then_trace() -> None:
    scene = seat_at(board(at=1), scenario="b", step="move")
    a = scene.players[0]
    place = next(at for at in hidden_places(scene.s.places) if a.can(MoveTo(at)))
    scene.s.finds = [0, 0, 0, 0, 0, 3]
    scene.chance((0, 3), (scene.s.tiles.index(14), len(scene.s.tiles)))
    a.does(MoveTo(place))
    kinds = [type(one) for one in scene.events if not isinstance(one, LockedOn)]
    order = [kinds.index(kind) for kind in (FindRevealed, ResourceGained, TileRevealed)]
    assert order == sorted(order)
    assert a.has("memory") == 1
    assert scene.s.places[place].tile == 14
    assert a.board.trace == 0  # entry 0
    assert not scene.s.places[place].explore


@pytest.mark.rule("TAM-MAP-02", "TAM-MAP-03", "TAM-MAP-09", "TAM-MAP-10")
def test_s46_staying_raises_trace_by_the_linger_value() -> None:
    scene = seat_at(board(at=14), step="move")
    a = scene.players[0]
    assert not a.can(MoveTo(a.board.place))
    a.does(Stay())
    assert a.board.trace == 1


@pytest.mark.rule("TAM-TRC-04", "TAM-TRC-01", "TAM-CMP-08", "TAM-BRD-03")
def test_s47_the_top_space_draws_two_enemies_at_once() -> None:
    scene = seat_at(board(at=16, trace=9), scenario="a", step="move", deck="rust-hound lamp-eye catcher")
    a = scene.players[0]
    a.does(Stay())
    assert TraceChanged(0, 10) in scene.events
    assert a.queue == "rust-hound lamp-eye"
    assert a.board.trace == 0
    assert a.asked == "TAM-MAP-13"


@pytest.mark.rule("TAM-TRC-05", "TAM-ENM-05")
def test_the_top_space_without_enemies_still_lowers_trace() -> None:
    scene = seat_at(board(at=16, trace=9), scenario="a", step="move", deck="rust-hound")
    a = scene.players[0]
    a.does(Stay())
    assert a.queue == "rust-hound"
    assert a.board.trace == 0


@pytest.mark.rule("TAM-TRC-02", "TAM-TRC-03", "TAM-CMP-03")
def test_s48_hits_draw_enemies_and_specials_do_not() -> None:
    hit = seat_at(board(trace=6), step="trace-roll", dice="H S", deck="rust-hound lamp-eye").players[0]
    assert (hit.queue, hit.board.trace) == ("rust-hound", 0)
    none = seat_at(board(trace=6), step="trace-roll", dice="S -", deck="rust-hound").players[0]
    assert (none.queue, none.board.trace) == ("", 6)


@pytest.mark.rule("TAM-PLN-01")
def test_s49_no_trace_roll_in_round_1() -> None:
    scene = seat_at(board(trace=6), step="trace-roll", in_round=1, deck="rust-hound")
    assert scene.players[0].queue == ""


@pytest.mark.rule("TAM-PLN-01", "TAM-RND-02", "TAM-TMG-04")
def test_s50_cards_are_drawn_from_the_start_player_on() -> None:
    scene = seat_at(
        board(trace=1), board(trace=1), step="trace-roll", first="B", dice="H H", deck="rust-hound lamp-eye"
    )
    a, b = scene.players
    assert (a.queue, b.queue) == ("lamp-eye", "rust-hound")


@pytest.mark.rule("TAM-PLN-01")
def test_s86_nobody_draws_before_all_dice_are_fixed() -> None:
    scene = seat_at(
        board(trace=1),
        board(trace=1, resources={"reroll": 1}),
        step="trace-roll",
        dice="H H",
        deck="rust-hound",
    )
    a, b = scene.players
    assert b.can(Reroll(1, 0, 0))
    assert a.queue == ""
    b.does(KeepDice())
    assert a.queue == "rust-hound"


@pytest.mark.rule("TAM-ENM-06", "TAM-ENM-07", "TAM-ENM-11", "TAM-ENM-02")
def test_s51_enemies_join_the_bottom_of_the_queue() -> None:
    scene = seat_at(
        board(trace=6, queue="catcher"), step="trace-roll", dice="H H", deck="rust-hound lamp-eye"
    )
    assert scene.players[0].queue == "catcher rust-hound lamp-eye"


@pytest.mark.rule("TAM-ENM-05", "TAM-ENM-04")
def test_s52_the_highest_level_of_the_discard_pile_is_the_new_deck() -> None:
    scene = seat_at(board(trace=1), step="trace-roll", in_round=1)
    s = scene.s
    s.deck = []
    s.discard = [NUMBERS[name] for name in ("rust-hound", "lamp-eye", "paper-wasp", "catcher", "scan-drone")]
    from dreamtable.games.tamashii.enemies import draw_enemy

    drawn = draw_enemy(scene.match._game)
    assert drawn in (NUMBERS["catcher"], NUMBERS["scan-drone"])
    assert len(s.discard) == 3
    assert [len(one.cards) for one in s.deck] == [1]


@pytest.mark.rule("TAM-ENM-05")
def test_s85_the_pile_becomes_the_deck_only_when_the_next_card_is_due() -> None:
    scene = seat_at(
        board(trace=1), step="trace-roll", dice="H", deck="catcher", discard="rust-hound lamp-eye"
    )
    assert scene.players[0].queue == "catcher"
    assert scene.s.deck == []
    assert len(scene.s.discard) == 2


@pytest.mark.rule("TAM-ENM-01", "TAM-ENM-09", "TAM-ENM-10", "TAM-RUN-06", "TAM-COD-04", "TAM-COD-02")
def test_s53_repel() -> None:
    tokens = "G r1c1, G r1c2, Y r3c1, Y r3c2"
    scene = seat_at(board(launcher=tokens, queue="rust-hound lamp-eye"), corrupted=7)
    a = scene.players[0]
    a.launches("GG", of="rust-hound")
    assert (a.queue, a.board.xp, a.count("dump", "X")) == ("lamp-eye", 0, 1)
    assert scene.s.supply[6] == 6
    assert a.can(a.launch("YY", of="lamp-eye"))
    assert scene.s.discard == [NUMBERS["rust-hound"]]


@pytest.mark.rule("TAM-ENM-08", "TAM-DMG-01", "TAM-DMG-02", "TAM-DMG-03")
def test_s54_intrude_until_defeated() -> None:
    scene = seat_at(board(launcher="R r1c1, Y r1c2", queue="rust-hound:2"))
    a = scene.players[0]
    a.launches("RY", of="rust-hound")
    assert (a.queue, a.board.xp) == ("", 1)


@pytest.mark.rule("TAM-DMG-06", "TAM-VOC-08")
def test_an_enemy_recovers_no_more_than_its_damage() -> None:
    scene = seat_at(board(queue="catcher:1"), step="combat", dice="- -", enemy="1 special")
    assert scene.players[0].queue == "catcher"


@pytest.mark.rule("TAM-MAP-11", "TAM-AUG-09", "TAM-SSU-06")
def test_a_stronghold_gives_a_card_of_its_faction() -> None:
    scene = seat_at(board(at=6), step="area")
    a = scene.players[0]
    a.does(UseArea())
    (card,) = a.board.cards
    assert a.board.equipped == []
    from dreamtable.games.tamashii.box import BOX
    from dreamtable.games.tamashii.cards import FactionCard

    assert BOX.card(card, FactionCard).faction == "ninkyodo"


@pytest.mark.rule("TAM-MAP-11")
def test_a_stronghold_whose_deck_is_not_there_brings_it() -> None:
    from dreamtable.games.tamashii.exploring import reveal_tile

    scene = seat_at(board(at=1), scenario="d", step="move")
    s = scene.s
    assert s.factions == [None] * 4
    place = hidden_places(s.places)[0]
    s.places[place].tile = 5
    s.tiles.remove(5)
    list(reveal_tile(scene.match._game, 0, place))
    assert s.factions[0]


@pytest.mark.rule("TAM-MAP-12", "TAM-TIL-04", "TAM-MAP-08", "TAM-MAP-14")
def test_a_move_by_an_effect_changes_no_trace_and_ends_the_area_step() -> None:
    scene = seat_at(board(at=9), step="area", reveal=[3])
    a = scene.players[0]
    a.does(UseArea())
    goal = next(one for one in a.menu if isinstance(one, MoveTo))
    a.does(goal)
    assert a.board.trace == 0


@pytest.mark.rule("TAM-TIL-01", "TAM-TIL-02")
def test_the_high_rise_lets_look_at_a_face_down_tile() -> None:
    scene = seat_at(board(at=13), scenario="a", step="area")
    a = scene.players[0]
    a.does(UseArea(), Accept())
    place = next(one.place for one in a.menu if isinstance(one, PickPlace))
    a.does(PickPlace(place))
    assert scene.seen_by(0).places[place].tile > 0
    assert scene.seen_by(1).places[place].tile == 0
    assert not scene.s.places[place].shown
    assert a.has("reroll") == 1
    declined = seat_at(board(at=13), scenario="a", step="area").players[0]
    declined.does(UseArea(), Refuse())


@pytest.mark.rule("TAM-TIL-03", "TAM-MAP-16")
def test_the_metro_puts_the_figure_anywhere() -> None:
    scene = seat_at(board(at=24), step="area")
    a = scene.players[0]
    a.does(UseArea(), Accept(), PickPlace(place_of_tile(scene.s, 1)))
    assert a.tile == 1
    assert a.board.trace == 0


@pytest.mark.rule("TAM-MAP-13", "TAM-ACT-03")
def test_the_area_effect_is_optional_and_comes_once() -> None:
    scene = seat_at(board(at=11, launcher="R r1c1, R r1c2, R r1c3"), step="area")
    a = scene.players[0]
    a.does(UseArea())
    assert a.has("energy") == 2
    assert a.asked == "TAM-ACT-04"
    other = seat_at(board(at=11, launcher="R r1c1, R r1c2, R r1c3"), step="area").players[0]
    other.does(Finish())
    assert other.has("energy") == 0


@pytest.mark.rule("TAM-TIL-02", "TAM-VOC-05")
def test_tile_16_gives_experience_and_trace() -> None:
    scene = seat_at(board(at=16, trace=9), scenario="a", step="area", deck="rust-hound lamp-eye")
    a = scene.players[0]
    a.does(UseArea())
    assert (a.board.xp, a.board.trace) == (1, 0)
    assert a.queue == "rust-hound lamp-eye"


@pytest.mark.rule("TAM-VOC-07")
def test_an_area_effect_whose_cost_can_not_be_met_is_not_offered() -> None:
    def in_the_nest(*discarded: str) -> Hand:
        scene = seat_at(board(at=18, launcher="R r1c1, R r1c2, R r1c3"), step="move", scenario="f")
        scene.s.deck, scene.s.discard = [], cards(" ".join(discarded))
        return scene.players[0].does(Stay())

    a = in_the_nest()
    assert a.asked == "TAM-ACT-04"
    assert not a.scene.happened(AreaUsed)
    paid = in_the_nest("rust-hound")
    paid.does(UseArea()).picks("energy", "energy", "shield")
    assert (paid.queue, paid.has("energy"), paid.has("shield")) == ("rust-hound", 2, 1)


@pytest.mark.rule("TAM-VOC-07", "TAM-TMG-02")
def test_an_area_effect_that_can_do_nothing_at_all_is_not_offered() -> None:
    clean = seat_at(board(at=23, dump="R1"), step="area").players[0]
    assert not clean.can(UseArea())
    soiled = seat_at(board(at=23, dump="X1"), step="area").players[0]
    soiled.does(UseArea())
    assert soiled.count("dump", "X") == 0


@pytest.mark.rule("TAM-KEY-08", "TAM-EXP-03")
def test_explore_tokens_beyond_5_are_lost() -> None:
    from dreamtable.games.tamashii.exploring import reveal_find

    scene = seat_at(board(resources={"energy": 5}))
    place = hidden_places(scene.s.places)[0]
    scene.s.places[place].find = Find.ENERGY
    list(reveal_find(scene.match._game, 0, place))
    assert scene.players[0].has("energy") == 5


@pytest.mark.rule("TAM-MAP-15", "TAM-CBT-16")
def test_enemies_never_hinder_movement() -> None:
    a = seat_at(board(at=1, queue="catcher rust-hound"), step="move").players[0]
    assert len([one for one in a.menu if isinstance(one, MoveTo)]) > 2


@pytest.mark.rule("TAM-EXP-02", "TAM-KEY-06")
def test_a_token_that_one_has_looked_at_stays_secret_when_an_effect_turns_its_tile() -> None:
    tokens = "Y r1c1, R r1c2, G r1c3"
    scene = seat_at(board(at=13, launcher=tokens, cards="long-lens*"), scenario="a", step="area")
    a, _ = scene.players
    a.does(UseArea(), Accept())
    place = next(one.place for one in a.menu if isinstance(one, PickPlace))
    a.does(PickPlace(place))
    a.launches("Y?G", of="long-lens").does(PickPlace(place))
    lies = scene.s.places[place]
    assert (lies.shown, lies.explore) == (True, True)
    assert scene.seen_by(0).places[place].find == lies.find != NOTHING
    assert scene.seen_by(1).places[place].find == NOTHING
    before = sum(scene.s.finds)
    determinize(scene.s, 1, Chance(scene.s.rng))
    assert (lies.find, sum(scene.s.finds)) == (NOTHING, before + 1)


@pytest.mark.rule("TAM-VOC-10", "TAM-LRN-06")
def test_a_tile_counts_once_for_different_tiles() -> None:
    scene = seat_at(board(at=1, protocol="cartography", learned=1), scenario="b", step="move")
    a = scene.players[0]
    a.board.counted[1] = 1
    place = next(at for at in hidden_places(scene.s.places) if a.can(MoveTo(at)))
    scene.s.places[place].explore = False
    a.does(MoveTo(place))
    assert (a.board.learned, a.board.counted[2]) == (2, 1)
    visit(scene.match._game, 0, scene.s.places[place].tile)
    assert a.board.counted[2] == 1
    visit(scene.match._game, 0, 1)
    assert a.board.counted[2] == 2


@pytest.mark.rule("TAM-TRC-05", "TAM-TRC-03")
@pytest.mark.parametrize(("left", "queue", "trace"), [("", "", 6), ("rust-hound", "rust-hound", 0)])
def test_a_trace_roll_that_finds_no_card_leaves_trace(left: str, queue: str, trace: int) -> None:
    scene = seat_at(board(trace=6, xp=2), step="before-trace")
    scene.s.deck, scene.s.discard = [], cards(left)
    scene.dice("H H")
    a = scene.players[0].ready()
    assert (a.queue, a.board.trace) == (queue, trace)
