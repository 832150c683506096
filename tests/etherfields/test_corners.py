"""Corner cases: of secrets, script, map, big Entities, scarce supplies, limits that fall, and death."""

import pytest

from dreamtable.games.etherfields.changes import hand_limit, progress_limit
from dreamtable.games.etherfields.entities import drive, enter, move_figures, spawn
from dreamtable.games.etherfields.events import Moved, WayShut
from dreamtable.games.etherfields.look import is_big
from dreamtable.games.etherfields.map import is_on, neighbours, tile_at
from dreamtable.games.etherfields.model import (
    NOTHING,
    WAYS,
    Dream,
    Element,
    Luckless,
    Markers,
    Passing,
    Phase,
)
from dreamtable.games.etherfields.moves import (
    Abstain,
    Accept,
    Bear,
    DiscardCard,
    Done,
    Draw,
    Finish,
    Lift,
    Pass,
    PickChoice,
    PickElement,
    PickNumber,
    PickOption,
    PickSeat,
    PickSpace,
    PlayPoker,
    PutDown,
    StartMove,
    Walk,
)
from dreamtable.games.etherfields.scene import scene_of
from dreamtable.games.etherfields.script import open_paragraph
from dreamtable.games.etherfields.secrets import lay, reveal
from dreamtable.games.etherfields.setup import open_gate
from dreamtable.games.etherfields.terms import EACH, Number, Where, Which
from dreamtable.games.etherfields.verbs.cards import GainCard, GainFlaw, SealThis
from dreamtable.games.etherfields.verbs.entities import RelocateEntity
from dreamtable.games.etherfields.verbs.world import DiscardTurn, PlaceTile
from dreamtable.games.etherfields.view import view
from dreamtable.kernel import Game
from etherfields.kit import act, action, at, card, cards, carry_out, dream, game, night, pace, pay

DONE, FINISH = Done(), Finish()
SIX = "w1 w1 w1 w1 w1 w1"
FOUR_TILES = "X-01 A, X-01 B, X-01 C, X-01 D"


# Secrets


@pytest.mark.rule("ETH-SEC-13", "ETH-SEC-09", "ETH-LIM-05")
def test_a_revealed_item_is_the_teams_and_is_found_once() -> None:
    table = dream(2)
    for _ in range(2):
        carry_out(reveal(scene_of(game(table), 1), "card FF"))
    assert table.s.items == cards("x-found")
    assert "X-01 FF" not in table.s.secrets


@pytest.mark.rule("ETH-SEC-19", "ETH-GEN-11")
def test_a_card_with_nothing_to_do_lies_beside_the_board_and_a_find_leaves_the_game() -> None:
    table = dream(1)
    carry_out(reveal(scene_of(game(table), 0), "card HH"))
    carry_out(reveal(scene_of(game(table), 0), "card K"))
    assert table.s.beside == cards("x-poster")
    assert table.s.removed == ["X-01 K"]


@pytest.mark.rule("ETH-SEC-21", "ETH-SEC-08")
def test_a_dot_names_the_face_and_a_letter_alone_leaves_it_to_chance() -> None:
    table = dream(1)
    assert table.s.secrets["X-01 GG"] == 2
    hours = table.s.hours
    carry_out(reveal(scene_of(game(table), 0), "card GG.b"))
    assert (table.s.keys, table.s.hours) == (0, hours + 1)
    carry_out(reveal(scene_of(game(table), 0), "card GG.b"))
    assert table.s.secrets["X-01 GG"] == 1
    carry_out(reveal(scene_of(game(table), 0), "card GG"))
    assert (table.s.keys, table.s.hours) == (1, hours + 1)


@pytest.mark.rule("ETH-SEC-12")
def test_where_each_reveals_a_card_each_gains_his_own() -> None:
    table = dream(2)
    scene = scene_of(game(table), 0)
    scene.nobody = True
    assert carry_out(open_paragraph(scene, 9053)) == ["ETH-CHO-01"] * 2
    assert [d.discard for d in table.dreamers] == [cards("x-secret-card")] * 2


@pytest.mark.rule("ETH-GATE-04", "ETH-SEC-12", "ETH-SCR-04")
def test_what_a_gate_brings_at_its_set_up_goes_to_whom_the_group_names() -> None:
    table = dream(2, gate="x-gate-two")
    script = open_gate(game(table))
    question = next(script)
    assert question.rule == "ETH-SCR-04"
    question = script.send((0, list(question.menus[0]).index(PickSeat(1))))
    with pytest.raises(StopIteration):
        script.send((1, list(question.menus[1]).index(PickSeat(1))))
    assert [(d.gems, len(d.discard)) for d in table.dreamers] == [(0, 0), (1, 1)]


@pytest.mark.rule("ETH-LIM-06", "ETH-LIM-01")
def test_what_is_left_of_flaws_and_copies_is_divided_by_the_first_player() -> None:
    table = dream(3)
    table.s.flaw_deck, table.s.flaws_below = cards("leak"), []
    script = GainFlaw(Number(1), EACH).do(scene_of(game(table), 0))
    question = next(script)
    assert (question.rule, next(iter(question.menus))) == ("ETH-LIM-06", 0)
    with pytest.raises(StopIteration):
        script.send((0, list(question.menus[0]).index(PickSeat(2))))
    assert [d.discard for d in table.dreamers] == [[], [], cards("leak")]
    assert carry_out(GainCard("X-01 G", EACH).do(scene_of(game(table), 0))) == ["ETH-LIM-06"] * 2
    assert [len(d.discard) for d in table.dreamers] == [1, 1, 1]


# Script and group choices


@pytest.mark.rule("ETH-SCR-04", "ETH-MAP-17")
@pytest.mark.parametrize("tile", ["x-tile-gift", "x-tile-tale"])
def test_the_group_names_whom_a_flying_instruction_means(tile: str) -> None:
    table = dream(2)
    script = lay(game(table), card(tile))
    question = next(script)
    assert question.rule == "ETH-SCR-04"
    assert carry_out(lay(game(dream(1)), card(tile))) == []


@pytest.mark.rule("ETH-SCR-04")
def test_the_group_names_whom_a_paragraph_means_also_deep_inside_and_only_where_it_means_somebody() -> None:
    for number, asked in ((9052, ["ETH-SCR-04"] * 2), (9020, []), (9053, ["ETH-CHO-01"] * 2)):
        scene = scene_of(game(dream(2)), 0)
        scene.nobody = True
        assert carry_out(open_paragraph(scene, number))[:2] == asked, number


@pytest.mark.rule("ETH-SCR-05", "ETH-TRN-15")
def test_a_turn_card_that_is_lost_begins_no_turn() -> None:
    table = dream(1, turns=3).does(0, act("x-lose-turn"))
    assert table.s.turn == 1
    assert night(table).s.turn == 2
    assert 9030 in table.s.read


@pytest.mark.rule("ETH-TRN-15")
def test_a_turn_card_lost_at_the_end_of_its_turn_takes_no_other_with_it() -> None:
    table = dream(1, turn="t12")
    table.s.phase = Phase.TURN_END
    carry_out(DiscardTurn().do(scene_of(game(table), 0)))
    assert (table.s.current, len(table.s.turn_deck)) == (card("t12"), 4)


@pytest.mark.rule("ETH-CHO-05")
def test_an_optional_choice_from_which_all_abstain_is_declined() -> None:
    table = dream(2, playing_cards=True).does(0, PlayPoker())
    table.does(0, Abstain()).does(1, Abstain())
    assert not table.s.poker_used
    from dreamtable.games.etherfields.moves import Accept

    table.does(1, PlayPoker()).all_do(Accept())
    table.all_do(PickElement(Element.HOURS)).does(0, Abstain()).does(1, Abstain())
    assert (table.s.poker_used, table.s.poker, table.s.hours) == (True, None, 4)


@pytest.mark.rule("ETH-CHO-05")
def test_a_vote_may_be_changed_and_whoever_ties_leaves_it_to_the_first_player() -> None:
    # acceptance AS-91
    ways = [PickChoice(9010 * WAYS + way) for way in (0, 2)]
    table = dream(3).does(0, act("x-tale"))
    table.does(1, ways[0]).does(1, ways[1]).does(0, Abstain())
    table.does(2, ways[0])
    assert table.is_asked(0, "ETH-CHO-01")
    assert set(table.menu(0)) == {*ways, Abstain()}
    table.does(0, ways[1])
    assert table.dreamers[0].gems == 1


@pytest.mark.rule("ETH-SEA-06", "ETH-CHO-02", "ETH-CHO-03")
def test_sealing_as_a_way_of_several_needs_the_cards_of_all_whom_it_means() -> None:
    table = dream(1, decks=["a1 a2"], discards=[SIX], hands=["all-or-pain"])
    table.does(0, act("all-or-pain"))
    assert (table.dreamers[0].distress, table.dreamers[0].sealed) == (1, [])
    rich = dream(1, decks=["a1 a2 a3"], discards=[SIX], hands=["all-or-pain"]).does(0, act("all-or-pain"))
    assert len([move for move in rich.menu(0) if isinstance(move, PickOption)]) == 2
    for deck, ways in (("a1 a2 a3", 3), ("a1 a2", 2)):
        told = dream(2, decks=["a1 a2 a3", deck], discards=[SIX, SIX])
        question = next(open_paragraph(scene_of(game(told), 0), 9054))
        assert len([move for move in question.menus[0] if isinstance(move, PickChoice)]) == ways


# The Dreamscape


@pytest.mark.rule("ETH-MAP-24", "ETH-MAP-09")
def test_a_wall_may_be_drawn_on_the_border_of_the_board() -> None:
    table = dream(1, tiles=f"{FOUR_TILES}, X-01 AA")
    assert set(neighbours(table.s, at("A3.nw"))) == {at("A2.ne"), at("A3.ne"), at("A3.sw")}


@pytest.mark.rule("ETH-MAP-15", "ETH-STA-05")
def test_who_is_paralyzed_by_a_trap_goes_no_further() -> None:
    table = dream(1, tiles=f"{FOUR_TILES}, X-01 AA", where="A2.ne", hands=["c2"])
    table.does(0, StartMove(), pay("c2"), FINISH, Walk(at("A3.ne")))
    assert table.dreamers[0].space == at("A3.nw")
    assert table.events(Moved)[-1].path == [at("A3.nw")]


@pytest.mark.rule("ETH-MAP-15", "ETH-CAP-02", "ETH-CAP-09")
@pytest.mark.parametrize("crowd", [[("x-giant", "A3.nw")], [("x-other", "A3.nw")] * 4])
def test_who_is_stopped_in_a_full_space_steps_aside(crowd: list[tuple[str, str]]) -> None:
    table = dream(1, tiles=f"{FOUR_TILES}, X-01 AA", where="A2.ne", hands=["c2"], figures=crowd)
    table.does(0, StartMove(), pay("c2"), FINISH, Walk(at("A3.ne")))
    assert table.is_asked(0, "ETH-CAP-02")
    table.does(0, PickSpace(at("A3.sw")))
    assert table.dreamers[0].space == at("A3.sw")


@pytest.mark.rule("ETH-MAP-15", "ETH-MAP-09")
def test_a_move_through_walls_also_goes_around_traps_where_it_can() -> None:
    table = dream(1, where="A1.ne", hands=["through-the-wall c2"])
    table.does(0, act("through-the-wall"), pay("c2"), Walk(at("A2.sw")))
    assert table.dreamers[0].sealed == []
    assert table.events(Moved)[-1].path == [at("A1.se"), at("A2.sw")]


@pytest.mark.rule("ETH-MAP-27")
def test_a_state_laid_again_covers_the_other_one_and_takes_over_its_tokens() -> None:
    table = dream(2, where="A1.sw A1.sw")
    g = game(table)
    carry_out(lay(g, card("x-tile-e")))
    of_e = dict(zip(("x-once", "x-gradual"), _actions("x-tile-e"), strict=True))
    table.s.closed = [of_e["x-once"]]
    table.s.markers = [Markers(of_e["x-gradual"], [0, 0, 1])]
    carry_out(PlaceTile("X-01 A").do(scene_of(g, 0)))
    assert [laid.tile for laid in table.s.tiles if laid.space == at("A1.nw")] == cards("x-tile-a")
    assert table.s.closed == [action("x-once")]
    assert table.s.markers == [Markers(action("x-gradual"), [0, 0, 1])]
    before = list(table.s.tiles)
    carry_out(PlaceTile("X-01 A").do(scene_of(g, 0)))
    assert table.s.tiles == before


def _actions(tile: str) -> list[int]:
    from dreamtable.games.etherfields.box import BOX

    return BOX.actions_of[card(tile)]


@pytest.mark.rule("ETH-MAP-27", "ETH-OVL-06")
def test_what_was_laid_over_a_slot_stays_on_its_next_state() -> None:
    table = dream(1, where="A1.sw")
    g = game(table)
    carry_out(lay(g, card("x-tile-patch")))
    carry_out(lay(g, card("x-tile-e")))
    assert is_on(table.s, at("A1.ne"), "stairs")
    laid = tile_at(table.s, at("A1.sw"))
    assert laid is not None
    assert laid.tile == card("x-tile-e")


@pytest.mark.rule("ETH-MAP-27", "ETH-SEC-04")
def test_a_state_that_finds_no_tile_stays_a_secret() -> None:
    table = dream(1, tiles="X-01 B", where="A2.nw")
    table.s.secrets["tile X-01 E"] = 1
    for script in (
        PlaceTile("X-01 E").do(scene_of(game(table), 0)),
        reveal(scene_of(game(table), 0), "tile E"),
    ):
        carry_out(script)
        assert card("x-tile-e") not in table.s.shown
        assert table.s.secrets["tile X-01 E"] == 1


@pytest.mark.rule("ETH-MAP-29", "ETH-MAP-30", "ETH-MAP-21")
def test_a_light_shines_where_its_carrier_stands_and_nowhere_else() -> None:
    def also(s: Dream) -> None:
        s.tokens["light"] = [at("A1.nw")]
        s.flags.append("carry.light")

    table = dream(1, also=also)
    table.does(0, Lift("light"))
    assert is_on(table.s, at("A1.nw"), "light")
    table.dreamers[0].space = at("A1.ne")
    assert [is_on(table.s, at(space), "light") for space in ("A1.nw", "A1.ne")] == [False, True]
    table.dreamers[0].space = at("A1.nw")
    night(table)
    while table.s.phase is not Phase.FLOOR:
        table.match.choose(0, 0)
    table.does(0, PutDown("light"))
    assert is_on(table.s, at("A1.nw"), "light")


@pytest.mark.rule("ETH-MAP-13")
def test_a_gem_slot_works_only_where_what_it_asks_for_is_so() -> None:
    def also(s: Dream) -> None:
        s.gems = [at("A4.nw")]

    table = dream(2, tiles=f"{FOUR_TILES}, X-01 EE", where="B1.nw A4.nw", also=also)
    assert [hand_limit(table.s, seat) for seat in (0, 1)] == [7, 6]


# Big Entities


@pytest.mark.rule("ETH-CAP-08", "ETH-SPN-06")
def test_a_big_entity_that_comes_pushes_everybody_out_of_its_space() -> None:
    table = dream(2, figures=[("x-other", "A2.ne")], where="A2.ne A2.ne")
    carry_out(spawn(game(table), card("x-giant"), 1, [at("A2.ne")]))
    assert is_big(table.s.figures[-1])
    assert table.s.figures[-1].space == at("A2.ne")
    assert at("A2.ne") not in [table.s.figures[0].space, *[d.space for d in table.dreamers]]


@pytest.mark.rule("ETH-SPN-06", "ETH-CAP-07", "ETH-CAP-08")
def test_a_big_entity_that_finds_another_one_comes_to_an_empty_space_beside_it() -> None:
    table = dream(1, figures=[("x-giant", "A2.ne"), ("x-other", "A2.nw")], where="A1.nw")
    carry_out(spawn(game(table), card("x-giant"), 1, [at("A2.ne")]))
    assert table.s.figures[-1].space == at("A2.se")


@pytest.mark.rule("ETH-CAP-08")
def test_the_movement_of_a_big_entity_ends_where_it_pushes_somebody() -> None:
    table = dream(
        1,
        where="A1.nw",
        figures=[("x-giant", "A2.ne"), ("x-other", "A2.nw")],
        brings=[pace("full")],
        also=lambda s: s.entities[0].morphings.append(card("speed")),
    )
    giant, other = table.s.figures
    other.friend = True
    carry_out(move_figures(game(table)))
    assert giant.space == at("A2.nw")
    assert other.space != at("A2.nw")


@pytest.mark.rule("ETH-CAP-08", "ETH-STA-09")
def test_a_big_entity_pushes_a_paralyzed_figure_too_but_nobody_who_is_not_pushed() -> None:
    table = dream(1, where="B2.se", figures=[("x-giant", "A1.nw"), ("x-other", "A1.ne")])
    table.s.figures[1].paralyzed = True
    carry_out(enter(game(table), table.s.figures[0], at("A1.ne")))
    assert table.s.figures[0].space == at("A1.ne")
    assert table.s.figures[1].space != at("A1.ne")
    firm = dream(1, where="A1.ne", figures=[("x-giant", "A1.nw")])
    firm.s.passing.append(Passing("push", 0, 0, "turn", forbids=True))
    carry_out(enter(game(firm), firm.s.figures[0], at("A1.ne")))
    assert firm.s.figures[0].space == at("A1.nw")


@pytest.mark.rule("ETH-CAP-08", "ETH-MOV-06")
def test_a_big_entity_that_is_moved_by_an_effect_pushes_as_well() -> None:
    table = dream(1, where="A2.nw", figures=[("x-giant", "A1.nw"), ("x-other", "A1.ne")])
    giant, other = table.s.figures
    carry_out(drive(scene_of(game(table), 0), giant, 2, away=False))
    assert (giant.space, other.space != at("A1.ne")) == (at("A1.ne"), True)
    put = dream(1, where="A2.nw", figures=[("x-giant", "A1.nw"), ("x-other", "B2.se")])
    carry_out(RelocateEntity(Which("closest"), Where("at", "B2.se")).do(scene_of(game(put), 0)))
    assert put.s.figures[0].space == at("B2.se")
    assert put.s.figures[1].space != at("B2.se")


@pytest.mark.rule("ETH-CAP-03")
def test_a_figure_that_is_drawn_near_pushes_a_dreamer_out_of_a_full_space() -> None:
    crowd = [("x-other", "A1.ne")] * 2
    table = dream(3, where="A1.ne A1.ne A2.se", figures=[*crowd, ("x-walker", "A2.nw")])
    walker = table.s.figures[2]
    carry_out(drive(scene_of(game(table), 0), walker, 1, away=False))
    assert walker.space == at("A1.ne")
    assert [d.space for d in table.dreamers].count(at("A1.ne")) == 1


# Limits, reshuffling, death


@pytest.mark.rule("ETH-HND-01", "ETH-HND-04", "ETH-PRG-11", "ETH-TIM-18")
def test_limits_that_fall_far_are_kept_too() -> None:
    def also(s: Dream) -> None:
        s.passing += [Passing("hand", -4, 0, "turn"), Passing("progress", -3, 0, "turn")]
        s.dreamers[0].progress = cards("prog-w prog-a")

    table = dream(1, hands=["a1 a2 a3 c1"], also=also)
    assert (hand_limit(table.s, 0), progress_limit(table.s, 0)) == (2, 1)
    table.does(0, StartMove(), pay("c1"), FINISH, Walk(at("A1.ne")))
    assert table.is_asked(0, "ETH-HND-04")
    table.does(0, DiscardCard(card("a1")))
    assert table.is_asked(0, "ETH-PRG-11")


@pytest.mark.rule("ETH-PAI-02", "ETH-PAI-03")
def test_a_distress_limit_that_falls_kills_earlier() -> None:
    def also(s: Dream) -> None:
        s.passing.append(Passing("distress", -5, 0, "dream"))
        s.dreamers[0].distress = 2

    table = dream(1, also=also).does(0, act("x-hurt"), Accept())
    assert table.match.outcome is not None


@pytest.mark.rule("ETH-TIM-07", "ETH-PAI-05")
def test_limits_are_kept_before_cards_are_counted() -> None:
    def also(s: Dream) -> None:
        s.dreamers[0].progress = cards("prog-w prog-a grow-hand prog-w-two night-school")
        s.dreamers[0].masks, s.dreamers[0].mask = cards("brass-visor"), card("brass-visor")

    table = dream(1, decks=["a1 a2"], discards=["w1 w1 w1"], where="A1.ne", hands=["c1"], also=also)
    table.s.passing.append(Passing("mask", 0, 0, "turn", forbids=True))
    table.does(0, StartMove(), pay("c1"), FINISH, Walk(at("A2.nw")))
    assert table.is_asked(0, "ETH-PRG-11")
    from dreamtable.games.etherfields.moves import PickCard

    table.does(0, PickCard(card("prog-w")))
    assert table.match.outcome is None
    assert len(table.dreamers[0].sealed) == 1


@pytest.mark.rule("ETH-PAI-03", "ETH-TIM-07")
def test_who_dies_inside_of_a_payment_is_not_cured_any_more() -> None:
    def also(s: Dream) -> None:
        s.dreamers[1].distress = 7

    table = dream(2, hands=["c3", "rapid-pain rapid-relief"], also=also)
    table.does(0, act("x-six"), pay("c3")).does(1, act("rapid-pain"), Pass())
    assert table.match.outcome is not None


@pytest.mark.rule("ETH-PAI-04", "ETH-PAI-09", "ETH-TIM-07", "ETH-TIM-08")
def test_who_was_to_take_a_marker_that_is_missing_gains_the_flaw() -> None:
    def also(s: Dream) -> None:
        for d in s.dreamers:
            d.distress, d.ether = 4, 1

    table = dream(4, also=also).does(1, act("x-hurt"), Accept())
    assert table.match.outcome is not None
    s = table.match.state
    assert [len(d.discard) for d in s.dreamers] == [0, 1, 0, 0]
    assert [d.ether for d in s.dreamers] == [0, 0, 0, 0]


@pytest.mark.rule("ETH-GEN-11", "ETH-SHU-01")
def test_a_card_that_removes_itself_is_gone_even_if_it_was_shuffled_in_before() -> None:
    table = dream(1, decks=[""], discards=[SIX], hands=["one-time"])
    table.does(0, act("one-time"), Bear(Luckless.DISTRESS))
    d = table.dreamers[0]
    assert card("one-time") not in (*d.hand, *d.discard, *d.deck.loose, *d.deck.top)
    assert table.s.removed == ["one-time"]
    assert d.deck.back != "one-time"


@pytest.mark.rule("ETH-GEN-09")
def test_x_is_at_most_what_one_has_of_what_is_paid() -> None:
    def also(s: Dream) -> None:
        s.dreamers[0].gems, s.dreamers[0].ether = 2, 0

    table = dream(1, hands=["gems-for-keys"], also=also).does(0, act("gems-for-keys"))
    assert table.menu(0) == [PickNumber(1), PickNumber(2)]
    table.does(0, PickNumber(2))
    assert (table.s.keys, table.dreamers[0].gems) == (2, 0)


@pytest.mark.rule("ETH-TIM-20", "ETH-TRO-03", "ETH-MSK-02")
def test_who_has_no_cards_may_use_a_mask_before_drawing() -> None:
    def also(s: Dream) -> None:
        s.dreamers[0].masks = cards("x-mask")
        s.dreamers[0].mask = card("x-mask")

    table = dream(2, phase=Phase.DRAW, also=also)
    assert len(table.dreamers[1].hand) == 4
    assert table.can(0, act("x-mask"))
    table.does(0, Draw())
    assert len(table.dreamers[0].hand) == 4


# What is seen


@pytest.mark.rule("ETH-GEN-11")
def test_the_codes_of_what_left_the_game_are_seen_by_all() -> None:
    table = dream(2)
    carry_out(reveal(scene_of(game(table), 0), "card K"))
    assert [view(table.s, seat).removed for seat in (0, 1)] == [["X-01 K"]] * 2


@pytest.mark.rule("ETH-TRO-12", "ETH-TRN-15")
def test_a_turn_added_when_the_last_card_is_lost_brings_the_next_card_at_once() -> None:
    def also(s: Dream) -> None:
        s.dreamers[0].progress = cards("last-minute")

    table = dream(1, turns=0, also=also).does(0, act("x-lose-turn"))
    assert table.match.outcome is None
    assert table.s.current not in (NOTHING, card("t01"))
    assert (table.s.turn, table.s.turn_deck, table.s.phase) == (1, [], Phase.FLOOR)


@pytest.mark.rule("ETH-SEA-08")
def test_a_card_seals_itself_from_the_deck_into_which_it_was_shuffled() -> None:
    table = dream(1, decks=["a1 a2 a3 a4 w1 w2 c1"])
    for deck in (table.dreamers[0].deck.top, table.dreamers[0].deck.loose):
        name = "a1" if deck else "a2"
        if not deck:
            table.dreamers[0].deck.loose, table.dreamers[0].deck.top = table.dreamers[0].deck.top, []
        carry_out(SealThis().do(scene_of(game(table), 0, card(name))))
        assert table.dreamers[0].sealed[-1] == card(name)
    assert len(table.dreamers[0].deck.loose) == 5


@pytest.mark.rule("ETH-PAI-05", "ETH-FLW-03", "ETH-TIM-06")
def test_a_flaw_that_is_being_resolved_still_counts_as_a_card() -> None:
    def also(s: Dream) -> None:
        s.dreamers[0].progress = cards("safety-valve")

    table = dream(1, decks=["leak a1 a2"], discards=["w1 w1 w1"], phase=Phase.DRAW, also=also)
    assert table.is_asked(0, "ETH-TIM-06")
    table.does(0, act("safety-valve"))
    assert table.match.outcome is None
    assert table.dreamers[0].sealed == []


@pytest.mark.rule("ETH-SCR-09", "ETH-CHO-02")
def test_a_way_that_lacks_only_a_price_is_told_of_and_one_of_the_story_is_not() -> None:
    # acceptance AS-107
    table = dream(1)
    heard = Game(table.s, listening=True)
    carry_out(open_paragraph(scene_of(heard, 0), 9122))
    shut = [event.choice % WAYS for event in heard.events if isinstance(event, WayShut)]
    assert shut == [2, 3]
