"""What a rule says besides its first sentence, of the Dreamscape and who is on it (the small Dream)."""

import pytest

from dreamtable.games.etherfields.changes import hand_limit
from dreamtable.games.etherfields.entities import (
    discard_entity,
    enter,
    give_dreamer_state,
    give_state,
    morph,
    move_figures,
    spawn,
)
from dreamtable.games.etherfields.events import FigureMoved, PaceRolled
from dreamtable.games.etherfields.look import gems_left, is_full, steps_of, suit_of
from dreamtable.games.etherfields.map import distance, redraw, spaces_with
from dreamtable.games.etherfields.model import Dream, Kind, Markers, Passing, Phase
from dreamtable.games.etherfields.movement import push, relocate
from dreamtable.games.etherfields.moves import (
    Boost,
    Done,
    Draw,
    Finish,
    Lift,
    MakeEffort,
    PayItem,
    PickCard,
    PickFigure,
    PickNumber,
    PickOption,
    PickSeat,
    PickSpace,
    PlaceCard,
    SpendHours,
    StartMove,
    Walk,
)
from dreamtable.games.etherfields.parts import SUITS
from dreamtable.games.etherfields.scene import scene_of
from dreamtable.games.etherfields.secrets import lay
from dreamtable.games.etherfields.terms import Where, Which
from dreamtable.games.etherfields.turn_cards import resolve_step
from dreamtable.games.etherfields.verbs.base import spaces
from dreamtable.games.etherfields.verbs.entities import Swap
from dreamtable.games.etherfields.verbs.world import DiscardTurn, PlaceTile
from dreamtable.games.etherfields.view import view
from dreamtable.kernel import Game
from etherfields.kit import (
    Table,
    act,
    action,
    at,
    card,
    cards,
    carry_out,
    dream,
    game,
    luck,
    night,
    pace,
    pay,
)

DONE, FINISH = Done(), Finish()
SIX = "w1 w1 w1 w1 w1 w1"


# The Dreamscape


@pytest.mark.rule("ETH-MAP-08")
def test_an_attempt_that_fails_blocks_nothing() -> None:
    table = dream(
        2,
        gate="i-01-x",
        tiles="I-01 SETUP, I-01 A",
        where="B2.ne B2.ne",
        hands=["a2", ""],
        brings=[luck("blank")],
    )
    table.does(0, act("speak-to-the-porter"), pay("a2"), Boost())
    assert table.s.closed == []
    assert table.dreamers[0].discard == cards("a2")


@pytest.mark.rule("ETH-MAP-11", "ETH-MOV-06")
def test_nobody_is_relocated_to_a_blocked_or_full_space() -> None:
    table = dream(1, hands=["leap"], figures=[("x-walker", "B2.se")] * 4).does(0, act("leap"))
    spaces = [move.space for move in table.menu(0) if isinstance(move, PickSpace)]
    assert at("B1.se") not in spaces
    assert at("B2.se") not in spaces
    assert at("B2.ne") in spaces


@pytest.mark.rule("ETH-MAP-17", "ETH-TIM-17")
def test_a_flying_instruction_comes_before_the_rest_of_what_revealed_its_tile() -> None:
    table = dream(1, hands=["find-a-tile"]).does(0, act("find-a-tile"))
    assert (table.s.keys, table.dreamers[0].ether) == (1, 1)


@pytest.mark.rule("ETH-MAP-25", "ETH-MOV-06")
def test_a_part_that_is_cut_off_is_reached_by_relocation_alone() -> None:
    table = dream(1, hands=["leap c3"], tiles="X-01 A, X-01 H")
    assert distance(table.s, at("A1.nw"), at("B3.nw")) is None
    table.does(0, act("leap"), PickSpace(at("B3.nw")))
    assert table.dreamers[0].space == at("B3.nw")


@pytest.mark.rule("ETH-MAP-27")
def test_a_covered_state_is_known_and_may_be_laid_again_but_not_where_nothing_lies() -> None:
    table = dream(1, where="A1.ne", also=lambda s: s.gems.append(at("A1.se")))
    left = gems_left(table.s)
    carry_out(lay(game(table), card("x-tile-e")))
    assert gems_left(table.s) == left + 1  # the slot is gone, its Gem is back in the supply
    carry_out(PlaceTile("X-01 A").do(scene_of(game(table), 0)))
    assert card("x-tile-a") in [laid.tile for laid in table.s.tiles]
    bare = dream(1, tiles="X-01 B", where="A2.nw")
    carry_out(lay(game(bare), card("x-tile-e")))
    assert [laid.tile for laid in bare.s.tiles] == cards("x-tile-b")


@pytest.mark.rule("ETH-MAP-30", "ETH-FLW-08")
def test_a_flaw_that_forbids_to_carry_makes_one_put_down_and_use_no_item() -> None:
    # acceptance AS-97
    def also(s: Dream) -> None:
        s.dreamers[0].carries = ["light"]
        s.flags.append("carry.light")

    table = dream(
        2,
        hands=["c3", "c3"],
        decks=["x-grip a1 a2 a3 w1 w2"],
        items="x-item",
        where="A1.nw A1.nw",
        phase=Phase.DRAW,
        also=also,
    )
    table.does(0, Draw()).does(1, Draw())
    assert (table.dreamers[0].carries, table.s.tokens["light"]) == ([], [at("A1.nw")])
    assert table.dreamers[0].flaws == cards("x-grip")
    assert not table.can(0, Lift("light"))
    assert table.can(1, Lift("light"))
    assert not table.can(0, act("x-item"))
    table.does(0, act("x-six"), pay("c3"))
    assert not table.can(0, PayItem(card("x-item")))


# Spawning and capacity


@pytest.mark.rule("ETH-SPN-06", "ETH-CAP-03")
def test_who_comes_into_a_full_space_pushes_a_dreamer_and_without_any_room_does_not_come() -> None:
    table = dream(2, figures=[("x-other", "A2.ne")] * 2, where="A2.ne A2.ne")
    carry_out(spawn(game(table), card("x-walker"), 1, [at("A2.ne")]))
    assert table.s.figures[-1].space == at("A2.ne")
    assert [d.space for d in table.dreamers].count(at("A2.ne")) == 1
    crowd = [("x-walker", "A2.ne")] * 4 + [("x-other", "A2.nw")] * 4 + [("x-seeker", "A2.se")] * 4
    full = dream(1, figures=crowd)
    carry_out(spawn(game(full), card("x-walker"), 1, [at("A2.ne")]))
    assert len(full.s.figures) == 12


@pytest.mark.rule("ETH-SPN-04")
def test_a_suit_that_does_not_match_is_as_good_as_any_other_spawn_space() -> None:
    table = dream(1, turn="t07")
    assert SUITS[suit_of(table.s)] not in ("hearts", "spades")
    question = next(spawn(game(table), card("x-walker"), 1, spaces_with(table.s, "spawn")))
    assert set(question.menus[0]) >= {PickSpace(at("A2.ne")), PickSpace(at("A2.se"))}


@pytest.mark.rule("ETH-CAP-05")
def test_a_full_space_without_dreamers_stops_an_entity_before_it() -> None:
    figures = [("x-other", "A1.ne")] * 4 + [("x-walker", "A2.nw")]
    table = dream(1, figures=figures, where="A1.nw", brings=[pace("full")])
    walker = table.s.figures[4]
    carry_out(enter(game(table), walker, at("A1.ne")))
    assert walker.space == at("A2.nw")
    assert distance(table.s, walker.space, at("A1.nw")) == 2


@pytest.mark.rule("ETH-CAP-06", "ETH-CAP-10")
def test_dreamers_who_have_nowhere_to_go_are_not_pushed() -> None:
    def cut_off(s: Dream) -> None:
        s.east &= ~(1 << at("A1.nw"))

    table = dream(4, where="A1.nw A1.nw A1.nw A1.nw", also=cut_off)
    assert distance(table.s, at("A1.nw"), at("A1.ne")) is None
    carry_out(spawn(game(table), card("x-walker"), 1, [at("A1.nw")]))
    assert table.s.figures == []
    assert [d.space for d in table.dreamers] == [at("A1.nw")] * 4


@pytest.mark.rule("ETH-CAP-08")
def test_a_big_entity_stays_out_if_one_of_those_inside_has_nowhere_to_go() -> None:
    crowd = [("x-other", "A1.se")] * 3 + [("x-walker", "A2.nw")] * 4
    table = dream(2, figures=[("x-giant", "A1.nw"), *crowd], where="A1.ne A1.ne")
    carry_out(enter(game(table), table.s.figures[0], at("A1.ne")))
    assert table.s.figures[0].space == at("A1.nw")
    assert [d.space for d in table.dreamers] == [at("A1.ne")] * 2


@pytest.mark.rule("ETH-CAP-07", "ETH-CAP-09")
def test_nobody_pushes_a_big_entity_and_dreamers_walk_past_it() -> None:
    table = dream(1, hands=["c2"], figures=[("x-giant", "A1.ne"), ("x-giant", "A2.nw")])
    carry_out(enter(game(table), table.s.figures[1], at("A1.ne")))
    assert [one.space for one in table.s.figures] == [at("A1.ne"), at("A2.nw")]
    table.does(0, StartMove(), pay("c2"), FINISH)
    assert not table.can(0, Walk(at("A1.ne")))
    assert table.can(0, Walk(at("A1.se")))


# Movement and range


@pytest.mark.rule("ETH-BAS-01", "ETH-MOV-02")
def test_three_steps_reach_no_further_and_never_diagonally() -> None:
    # acceptance AS-06
    table = dream(1, hands=["c2 c1"]).does(0, StartMove(), pay("c2"), pay("c1"), FINISH)
    ends = {move.space for move in table.menu(0) if isinstance(move, Walk)}
    assert ends == {
        space for space in range(48) if (steps := distance(table.s, at("A1.nw"), space)) and steps <= 3
    }
    assert distance(table.s, at("A1.nw"), at("A1.se")) == 2


@pytest.mark.rule("ETH-MOV-03")
def test_steps_that_are_not_used_are_lost() -> None:
    table = dream(1, hands=["c3"]).does(0, StartMove(), pay("c3"), FINISH, Walk(at("A1.ne")))
    assert table.is_asked(0, "ETH-TRO-05")
    assert not table.can(0, StartMove())


@pytest.mark.rule("ETH-MOV-07", "ETH-MAP-15")
def test_who_is_swapped_onto_a_trap_springs_it_and_big_or_paralyzed_ones_are_not_swapped() -> None:
    table = dream(1, figures=[("x-walker", "A2.nw")])
    carry_out(Swap(Which("all")).do(scene_of(game(table), 0)))
    assert (table.dreamers[0].space, len(table.dreamers[0].sealed)) == (at("A2.nw"), 1)
    for entity, stuck in (("x-giant", False), ("x-walker", True)):
        still = dream(1, figures=[(entity, "A2.ne")])
        still.s.figures[0].paralyzed = stuck
        carry_out(Swap(Which("all")).do(scene_of(game(still), 0)))
        assert still.dreamers[0].space == at("A1.nw")


@pytest.mark.rule("ETH-RNG-04")
def test_any_range_still_needs_a_way_and_any_space_does_not() -> None:
    # acceptance AS-73
    def also(s: Dream) -> None:
        s.dreamers[0].masks, s.dreamers[0].mask = cards("x-spyglass"), card("x-spyglass")

    for where, reached in (("B2.se", True), ("B3.nw", False)):
        table = dream(
            1,
            hands=["a2", ""],
            where=where,
            tiles="X-01 A, X-01 B, X-01 C, X-01 D, X-01 H",
            figures=[("x-walker", "A1.nw")],
            also=also,
        )
        assert table.can(0, act("x-count")) is reached
        assert table.can(0, act("x-far")) is reached
        assert at("A1.nw") in spaces(scene_of(game(table), 0), Where("any"))


@pytest.mark.rule("ETH-RNG-05", "ETH-ACT-15")
def test_range_is_measured_when_the_action_is_announced() -> None:
    table = dream(1, hands=["a2", ""], where="A1.ne").does(0, act("x-far"))
    table.s.dreamers[0].space = at("B2.se")
    table.does(0, pay("a2"), FINISH)
    assert table.s.hours == 6


@pytest.mark.rule("ETH-RNG-06")
def test_full_spaces_do_not_hinder_range() -> None:
    table = dream(1, hands=["a2"], where="A2.sw", figures=[("x-other", "A1.se")] * 4)
    assert is_full(table.s, at("A1.se"))
    assert table.can(0, act("x-far"))
    assert distance(table.s, at("A2.sw"), at("A1.sw")) == 2


# Turn cards


@pytest.mark.rule("ETH-TRN-06")
def test_who_is_in_range_is_fixed_when_the_step_begins() -> None:
    table = dream(1, figures=[("x-other", "A1.nw")], also=lambda s: s.beside.append(card("x-whirl")))
    script = resolve_step(game(table), Kind.BASIC)
    question = next(script)
    with pytest.raises(StopIteration):
        script.send((0, list(question.menus[0]).index(PickCard(card("x-whirl")))))
    assert (table.dreamers[0].space, table.dreamers[0].distress) == (at("B2.se"), 1)


@pytest.mark.rule("ETH-TRN-06", "ETH-TIM-07")
def test_losses_are_looked_at_after_all_lines_of_a_step() -> None:
    # acceptance AS-70
    def also(s: Dream) -> None:
        s.dreamers[0].distress, s.morphings = 6, []

    figures = [("x-walker", "A1.nw"), ("x-other", "A1.nw")]
    table = night(dream(1, turn="t10", figures=figures, also=also))
    assert table.match.outcome is not None
    assert table.match.state.dreamers[0].distress == 8


@pytest.mark.rule("ETH-TRN-08", "ETH-CLK-03")
def test_the_bottom_cards_of_the_discard_go_one_after_another_under_the_deck() -> None:
    # acceptance AS-56
    def also(s: Dream) -> None:
        s.hours = 2
        s.turn_discard = cards("t02 t03 t05 t06")
        s.turn_deck = cards("t07")
        s.turn_pool = []

    table = dream(1, also=also).does(0, SpendHours(), PickNumber(2))
    assert (table.s.turn_deck, table.s.turn_discard) == (cards("t07 t02 t03"), cards("t05 t06"))
    assert table.s.hours == 0


@pytest.mark.rule("ETH-CLK-03")
def test_hours_become_turns_as_often_as_there_are_hours() -> None:
    table = dream(1)
    for left in (4, 3):
        table.does(0, SpendHours(), PickNumber(1))
        assert table.s.hours == left
    table.does(0, SpendHours(), PickNumber(0))
    assert not table.can(0, SpendHours())


@pytest.mark.rule("ETH-TRN-10", "ETH-TRN-11")
@pytest.mark.parametrize(("way", "ether", "distress"), [(0, [1, 1], 2), (1, [0, 0], 0)])
def test_the_group_chooses_one_of_the_two_ways_of_loot(way: int, ether: list[int], distress: int) -> None:
    # acceptance AS-19
    table = dream(2, turn="t01", also=lambda s: setattr(s.dreamers[1], "distress", 2))
    table.does(0, act("x-loot"))
    for seat in (0, 1):
        options = [move for move in table.menu(seat) if isinstance(move, PickOption)]
        assert len(options) == 2
        table.does(seat, options[way])
    if way:
        table.does(0, PickSeat(1)).does(1, PickSeat(1))
    assert [d.ether for d in table.dreamers] == ether
    assert table.dreamers[1].distress == distress


@pytest.mark.rule("ETH-TRN-14")
def test_what_lies_in_the_turn_discard_is_not_shown() -> None:
    table = night(dream(1, turn="t12"))
    seen = view(table.s, 0)
    assert seen.turns_discarded == len(table.s.turn_discard)
    assert not hasattr(seen, "turn_discard")


@pytest.mark.rule("ETH-TRN-15")
def test_a_turn_card_lost_in_the_night_ends_the_phase_and_the_last_one_the_dream() -> None:
    table = dream(1, turn="t02")
    table.s.phase = Phase.EVENTS
    carry_out(DiscardTurn().do(scene_of(game(table), 0)))
    assert table.s.step == len(steps_of(table.s)) == 3
    lost = dream(1, turns=0).does(0, act("x-lose-turn"))
    assert lost.match.outcome is not None
    assert lost.match.state.read == [9960]


@pytest.mark.rule("ETH-TRN-16")
def test_who_comes_goes_to_the_suit_that_counts() -> None:
    table = dream(1, turn="t04", hands=["hearts-now"]).does(0, act("hearts-now"))
    carry_out(spawn(game(table), card("x-walker"), 1, spaces_with(table.s, "spawn")))
    assert table.s.figures[0].space == at("A2.ne")
    assert steps_of(table.s) == ("V", "B", "S")
    assert night(table).s.suit is None


# Entities


@pytest.mark.rule("ETH-ENT-09")
def test_markers_and_states_of_an_entity_that_leaves_are_free_again() -> None:
    table = dream(2, figures=[("x-walker", "A1.nw")] * 2 + [("x-other", "A1.nw")])
    g = game(table)
    for figure in table.s.figures[:2]:
        give_state(g, figure, "dazed")
    table.s.markers.append(Markers(action("x-count"), [0, 0, 1]))
    discard_entity(g, card("x-walker"))
    assert table.s.markers == []
    give_state(g, table.s.figures[0], "dazed")
    assert table.s.figures[0].dazed


@pytest.mark.rule("ETH-ENT-11")
def test_a_friend_rolls_no_die_and_is_moved_by_no_line_but_others_of_its_tile_go_on() -> None:
    def also(s: Dream) -> None:
        s.figures[0].friend = True
        s.beside.append(card("x-gust"))

    figures = [("x-other", "A1.nw"), ("x-other", "B2.sw")]
    table = dream(1, where="A1.ne", figures=figures, also=also)
    carry_out(move_figures(game(table)))
    assert table.s.figures[0].space == at("A1.nw")
    assert table.s.figures[1].space != at("B2.sw")
    table.s.figures[1].space = at("B2.sw")
    carry_out(resolve_step(game(table), Kind.BASIC))
    assert table.dreamers[0].distress == 0  # the friend beside harms nobody
    assert [one.space for one in table.s.figures] == [at("A1.nw"), at("B2.se")]


@pytest.mark.rule("ETH-EMV-01")
@pytest.mark.parametrize(("one_roll", "rolls"), [(True, 1), (False, 2)])
def test_each_figure_rolls_for_itself_or_one_roll_counts_for_all(one_roll: bool, rolls: int) -> None:
    table = dream(
        1,
        turn="t08",
        figures=[("x-walker", "B2.se"), ("x-other", "B2.se")],
        brings=[pace("one")] * 2,
        one_roll=one_roll,
    )
    table.does(0, DONE)
    assert table.is_asked(0, "ETH-EMV-09")
    table.does(0, PickFigure(1))
    while table.s.turn == 1:
        table.match.choose(table.match.due()[0], 0)
    assert len(table.events(PaceRolled)) == rolls
    assert table.events(FigureMoved)[0].figure == 1


@pytest.mark.rule("ETH-EMV-09")
def test_after_full_again_the_target_is_chosen_anew() -> None:
    table = dream(
        2,
        turn="t08",
        where="A1.nw B2.se",
        figures=[("x-other", "A2.nw")],
        brings=[pace("full-again"), pace("one")],
    )
    aimed = []
    table.all_do(DONE)
    while table.s.turn == 1:
        question = table.match.question
        if question is not None and question.rule == "ETH-EMV-04":
            aimed.append({move.space for move in question.menus[0] if isinstance(move, PickSpace)})
        table.match.choose(table.match.due()[0], 0)
    assert len(table.events(PaceRolled)) == 2
    assert [event.path for event in table.events(FigureMoved)] == [[at("A1.ne")], [at("A1.nw")]]


@pytest.mark.rule("ETH-EMV-12")
def test_what_looks_for_light_goes_there_stops_and_rolls_no_more() -> None:
    table = dream(1, turn="t08", where="A1.nw", figures=[("x-seeker", "B2.ne")], brings=[pace("full")])
    table.s.opened = [f"{at('B1.ne')}-{at('B2.nw')}"]
    redraw(table.s)
    carry_out(move_figures(Game(table.s, listening=False)))
    assert table.s.figures[0].space == at("B1.ne")
    carry_out(move_figures(Game(table.s, listening=False)))
    assert table.s.figures[0].space == at("B1.nw")
    heard = Game(table.s, listening=True)
    carry_out(move_figures(heard))
    assert not [event for event in heard.events if isinstance(event, PaceRolled)]


@pytest.mark.rule("ETH-EMV-13")
def test_who_is_nobodys_target_is_left_out_before_the_closest_is_looked_for() -> None:
    def also(s: Dream) -> None:
        s.passing.append(Passing("target", 0, 0, "dream", forbids=True))

    table = dream(2, where="A2.nw A1.nw", figures=[("x-other", "A1.ne")], also=also)
    carry_out(move_figures(game(table)))
    assert table.s.figures[0].space == at("A1.nw")
    near = dream(1, where="A1.ne", figures=[("x-other", "A1.ne")], also=also)
    carry_out(resolve_step(game(near), Kind.BASIC))
    assert near.dreamers[0].distress == 1


@pytest.mark.rule("ETH-MOR-04", "ETH-MOR-11")
@pytest.mark.parametrize(("face", "steps"), [("full", 5), ("one", 1)])
def test_speed_makes_full_moves_longer_and_one_stays_one(face: str, steps: int) -> None:
    # acceptance AS-45
    table = dream(
        1,
        turn="t08",
        where="A1.nw",
        figures=[("x-other", "B2.se")],
        brings=[pace(face)],
        also=lambda s: s.entities[0].morphings.extend(cards("speed speed")),
    )
    far = distance(table.s, at("B2.se"), at("A1.nw"))
    assert far is not None
    carry_out(move_figures(game(table)))
    gone = distance(table.s, at("B2.se"), table.s.figures[0].space)
    assert gone == min(steps, far)
    assert far >= 5


@pytest.mark.rule("ETH-MOR-07", "ETH-MOR-13")
def test_under_undoing_new_progress_is_inactive_not_counted_but_fills_its_place() -> None:
    # acceptance AS-76
    def also(s: Dream) -> None:
        s.dreamers[0].progress = cards("prog-w-two")
        s.entities[0].morphings = cards("undoing")

    table = dream(1, hands=["prog-w count-wrath w2"], figures=[("x-walker", "B2.se")], also=also)
    table.does(0, PlaceCard(card("prog-w")), pay("w2"), act("count-wrath"))
    assert (len(table.dreamers[0].progress), table.dreamers[0].ether) == (2, 0)
    assert not table.can(0, act("prog-w"))
    school = dream(
        1,
        hands=["a1 a1 a1 a1 a2 a2 a3"],
        figures=[("x-walker", "B2.se")],
        turn="t10",
        also=lambda s: s.dreamers[0].progress.extend(cards("night-school")),
    )
    assert hand_limit(school.s, 0) == 7
    school.s.entities[0].morphings = cards("undoing")
    assert school.does(0, DONE).is_asked(0, "ETH-HND-04")


@pytest.mark.rule("ETH-STA-03", "ETH-STA-07")
def test_the_cap_of_a_dazed_entity_comes_after_all_that_lengthens_its_range() -> None:
    # acceptance AS-47
    for where, sealed in (("A1.ne", 2), ("A2.nw", 0)):

        def also(s: Dream) -> None:
            s.entities[0].morphings = cards("reach")
            s.figures[0].dazed = True

        table = dream(1, where=where, figures=[("x-walker", "A1.nw")], also=also)
        carry_out(resolve_step(game(table), Kind.SPECIAL))
        assert len(table.dreamers[0].sealed) == sealed


@pytest.mark.rule("ETH-STA-03")
def test_a_dazed_dreamer_reaches_one_space_at_most() -> None:
    def also(s: Dream) -> None:
        s.dreamers[0].masks, s.dreamers[0].mask = cards("x-spyglass"), card("x-spyglass")

    far = dream(1, hands=["a2"], where="A2.ne", also=also)
    assert far.can(0, act("x-far"))
    give_dreamer_state(game(far), 0, "dazed")
    dazed = Table(far.s)
    assert not dazed.can(0, act("x-far"))


@pytest.mark.rule("ETH-STA-05", "ETH-TIM-15")
def test_who_is_paralyzed_in_the_night_stays_where_he_is_through_the_next_day() -> None:
    # acceptance AS-77
    table = dream(1, hands=["c1 c2 c3 walk-two leap c1"], phase=Phase.EVENTS, turns=3)
    give_dreamer_state(game(table), 0, "paralyzed")
    while table.s.phase is not Phase.FLOOR:
        table.match.choose(0, 0)
    refused = (StartMove(), MakeEffort(), act("walk-two"), act("leap"))
    assert not [move for move in refused if table.can(0, move)]
    table.does(0, DONE)
    assert not table.dreamers[0].paralyzed


@pytest.mark.rule("ETH-STA-08")
def test_poison_of_one_figure_of_two_stops_no_morphing() -> None:
    table = dream(
        1, figures=[("x-walker", "A1.nw")] * 2, also=lambda s: setattr(s.figures[0], "poisoned", True)
    )
    morph(game(table), table.s.entities[0], 1)
    assert len(table.s.entities[0].morphings) == 1


@pytest.mark.rule("ETH-STA-09")
def test_a_paralyzed_dreamer_can_be_pushed() -> None:
    table = dream(1, also=lambda s: setattr(s.dreamers[0], "paralyzed", 1))
    carry_out(push(game(table), 0, [at("A1.ne")]))
    assert table.dreamers[0].space == at("A1.ne")
    carry_out(relocate(game(table), 0, at("B2.se")))
    assert table.dreamers[0].space == at("A1.ne")
