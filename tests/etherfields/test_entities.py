"""ETH-ENT, ETH-EMV, ETH-SPN, ETH-MOR, ETH-STA, ETH-TRN: Entities and Turn cards."""

import pytest

from dreamtable.games.etherfields.entities import spawn
from dreamtable.games.etherfields.events import FigureMoved, StepBegan, StepBlocked
from dreamtable.games.etherfields.look import suit_of
from dreamtable.games.etherfields.map import spaces_with
from dreamtable.games.etherfields.model import Dream, Kind
from dreamtable.games.etherfields.moves import Done, PickSpace, PickStep, RemoveMorphing, UseGem
from dreamtable.kernel import Game
from etherfields.kit import act, at, card, cards, carry_out, dream, night, pace

DONE = Done()


@pytest.mark.rule("ETH-TRO-01", "ETH-TRO-07", "ETH-TRN-01", "ETH-TRN-03", "ETH-TIM-11")
def test_the_steps_come_from_top_to_bottom() -> None:
    # acceptance AS-15
    table = night(dream(1, turn="t01", figures=[("x-walker", "B2.se")]))
    assert [event.kind for event in table.events(StepBegan)][:2] == [Kind.MOVEMENT, Kind.BASIC]


@pytest.mark.rule("ETH-TRN-04", "ETH-TRN-05")
def test_a_step_without_lines_is_skipped() -> None:
    assert night(dream(1, turn="t12")).events(StepBegan) == []


@pytest.mark.rule("ETH-EMV-01", "ETH-EMV-02", "ETH-EMV-03", "ETH-EMV-10")
def test_a_figure_moves_one_or_its_value_towards_the_closest_dreamer() -> None:
    # acceptance AS-17
    ways = {"one": [at("B2.ne")], "full": [at("B2.ne"), at("A2.se"), at("A2.sw")]}
    for face, way in ways.items():
        table = dream(1, turn="t08", where="A1.sw", figures=[("x-walker", "B2.se")], brings=[pace(face)])
        table.does(0, DONE)
        assert table.events(FigureMoved)[0].path == way


@pytest.mark.rule("ETH-EMV-05", "ETH-EMV-07", "ETH-EMV-12")
def test_a_figure_in_a_dreamers_space_does_not_move() -> None:
    table = night(dream(1, turn="t08", figures=[("x-walker", "A1.nw")]))
    assert table.s.figures[0].space == at("A1.nw")


@pytest.mark.rule("ETH-EMV-06", "ETH-EMV-13")
def test_without_a_way_a_figure_stays() -> None:
    table = night(dream(1, turn="t08", tiles="X-01 A, X-01 D", figures=[("x-walker", "B2.se")]))
    assert table.s.figures[0].space == at("B2.se")


@pytest.mark.rule("ETH-EMV-04")
def test_a_tie_between_two_dreamers_is_decided() -> None:
    # acceptance AS-18
    table = dream(2, turn="t08", where="A1.nw A1.se", figures=[("x-walker", "A1.ne")], brings=[pace("one")])
    table.all_do(DONE)
    assert table.is_asked(0, "ETH-EMV-04")
    table.does(0, PickSpace(at("A1.se")))
    assert table.s.figures[0].space == at("A1.se")


@pytest.mark.rule("ETH-EMV-09", "ETH-EMV-11")
def test_the_movement_die_may_be_rerolled() -> None:
    def also(s: Dream) -> None:
        s.dreamers[0].gems = 1

    table = dream(
        1, turn="t08", figures=[("x-walker", "B2.se")], brings=[pace("one"), pace("one")], also=also
    )
    table.does(0, DONE)
    assert table.is_asked(0, "ETH-RRL-04")
    table.does(0, UseGem())
    assert table.dreamers[0].gems == 0


@pytest.mark.rule("ETH-ENT-02", "ETH-ENT-05", "ETH-ENT-06")
def test_two_figures_of_one_entity_harm_a_dreamer_once() -> None:
    # acceptance AS-69
    table = night(dream(1, turn="t10", figures=[("x-walker", "A1.nw"), ("x-walker", "A1.ne")], also=no_pool))
    assert table.dreamers[0].distress == 1


def no_pool(s: Dream) -> None:
    """Leave no Morphing to be drawn."""
    s.morphings = []


@pytest.mark.rule("ETH-ENT-08", "ETH-TRN-06", "ETH-TIM-07", "ETH-GEN-08", "ETH-TIM-10")
def test_two_entities_both_harm() -> None:
    table = night(dream(1, turn="t10", figures=[("x-walker", "A1.nw"), ("x-other", "A1.nw")], also=no_pool))
    assert table.dreamers[0].distress == 2


@pytest.mark.rule("ETH-MOR-02", "ETH-MOR-05", "ETH-MOR-11")
def test_anguish_and_reach_make_it_worse_and_further() -> None:
    # acceptance AS-44
    def also(s: Dream) -> None:
        s.entities[0].morphings = cards("anguish reach")
        s.morphings = []

    table = night(dream(1, turn="t10", where="A1.nw", figures=[("x-walker", "A1.se")], also=also))
    assert table.dreamers[0].distress == 2


@pytest.mark.rule("ETH-MOR-03")
def test_sealing_seals_two_more() -> None:
    def also(s: Dream) -> None:
        s.entities[0].morphings = cards("sealing")
        s.morphings = []

    table = night(dream(1, turn="t03", figures=[("x-walker", "A1.nw")], also=also))
    assert len(table.dreamers[0].sealed) == 4


@pytest.mark.rule("ETH-MOR-04", "ETH-MOR-11")
def test_two_speed_tokens_add_up() -> None:
    from dreamtable.games.etherfields.entities import speed_of

    def also(s: Dream) -> None:
        s.entities[0].morphings = cards("speed speed")

    s = dream(1, figures=[("x-other", "B2.se")], also=also).s
    assert speed_of(s, s.figures[0]) == 5


@pytest.mark.rule("ETH-MOR-01", "ETH-MOR-12")
def test_a_morphing_line_draws_from_the_pool_until_it_is_empty() -> None:
    table = night(dream(1, turn="t10", where="B1.sw", figures=[("x-walker", "B2.se")]))
    assert len(table.s.entities[0].morphings) == 1
    empty = night(dream(1, turn="t10", where="B1.sw", figures=[("x-walker", "B2.se")], also=no_pool))
    assert empty.s.entities[0].morphings == []


@pytest.mark.rule("ETH-BAS-06", "ETH-MOR-10")
def test_an_ether_removes_a_morphing_within_range_one() -> None:
    def also(s: Dream) -> None:
        s.entities[0].morphings = cards("reach")
        s.morphings.remove(card("reach"))
        s.dreamers[0].ether = 1

    table = dream(1, figures=[("x-walker", "A1.ne")], also=also).does(0, RemoveMorphing(0, True))
    assert table.s.entities[0].morphings == []
    assert table.dreamers[0].ether == 0


@pytest.mark.rule("ETH-STA-01", "ETH-STA-03", "ETH-STA-07")
def test_a_dazed_entity_with_reach_still_reaches_one_space() -> None:
    def also(s: Dream) -> None:
        s.entities[0].morphings = cards("reach")
        s.figures[0].dazed = True
        s.morphings = []

    table = night(dream(1, turn="t10", where="A1.nw", figures=[("x-walker", "A1.se")], also=also))
    assert table.dreamers[0].distress == 0


@pytest.mark.rule("ETH-STA-04")
def test_a_stunned_entity_seals_but_inflicts_no_distress() -> None:
    # acceptance AS-48
    def also(s: Dream) -> None:
        s.figures[0].stunned = True

    table = night(dream(1, turn="t03", figures=[("x-walker", "A1.nw")], also=also))
    assert (table.dreamers[0].distress, len(table.dreamers[0].sealed)) == (0, 2)


@pytest.mark.rule("ETH-STA-02")
def test_a_third_dazed_figure_finds_no_token() -> None:
    # acceptance AS-49
    from dreamtable.games.etherfields.entities import give_state

    s = dream(1, figures=[("x-walker", "A1.nw")] * 3).s
    g = Game(s, listening=False)
    for figure in s.figures:
        give_state(g, figure, "dazed")
    assert [figure.dazed for figure in s.figures] == [True, True, False]


@pytest.mark.rule("ETH-STA-06", "ETH-STA-08")
def test_a_poisoned_entity_gets_no_morphing() -> None:
    def also(s: Dream) -> None:
        s.figures[0].poisoned = True

    table = night(dream(1, turn="t10", where="B1.sw", figures=[("x-walker", "B2.se")], also=also))
    assert table.s.entities[0].morphings == []


@pytest.mark.rule("ETH-STA-05", "ETH-TIM-13")
def test_a_paralyzed_figure_does_not_move_and_its_state_ends_with_the_turn() -> None:
    def also(s: Dream) -> None:
        s.figures[0].paralyzed = True

    table = night(dream(1, turn="t08", figures=[("x-walker", "B2.se")], also=also))
    assert table.s.figures[0].space == at("B2.se")
    assert not table.s.figures[0].paralyzed


@pytest.mark.rule(
    "ETH-SPN-01", "ETH-SPN-02", "ETH-SPN-03", "ETH-SPN-04", "ETH-MAP-12", "ETH-ENT-01", "ETH-ENT-03"
)
def test_three_figures_are_spread_and_the_first_goes_to_the_suit() -> None:
    s = dream(1, turn="t04").s
    carry_out(spawn(Game(s, listening=False), card("x-walker"), 3, spaces_with(s, "spawn")))
    spaces = [figure.space for figure in s.figures]
    assert spaces[0] == at("A2.se")
    assert sorted(map(spaces.count, set(spaces))) == [1, 2]


@pytest.mark.rule("ETH-SPN-05")
def test_without_a_spawn_space_nothing_comes() -> None:
    s = dream(1, tiles="X-01 A").s
    list(spawn(Game(s, listening=False), card("x-walker"), 1, spaces_with(s, "spawn")))
    assert s.figures == []


@pytest.mark.rule("ETH-SPN-07", "ETH-ENT-07", "ETH-LIM-01")
def test_there_are_four_human_figures() -> None:
    s = dream(1, figures=[("x-other", "A1.nw")] * 3).s
    list(spawn(Game(s, listening=False), card("x-other"), 2, [at("A2.ne")]))
    assert len(s.figures) == 4


@pytest.mark.rule("ETH-ENT-04", "ETH-ENT-10")
def test_an_interaction_needs_a_figure_in_reach() -> None:
    assert dream(1, where="A1.ne", figures=[("x-walker", "A1.ne")]).can(0, act("x-touch"))
    assert not dream(1, where="B2.se", figures=[("x-walker", "A1.ne")]).can(0, act("x-touch"))


@pytest.mark.rule("ETH-ENT-09")
def test_an_entity_that_leaves_gives_its_morphings_back() -> None:
    from dreamtable.games.etherfields.entities import discard_entity

    def also(s: Dream) -> None:
        s.entities[0].morphings = [s.morphings.pop()]

    s = dream(1, figures=[("x-walker", "A1.nw")], also=also).s
    discard_entity(Game(s, listening=False), card("x-walker"))
    assert (len(s.morphings), s.figures, s.entities) == (12, [], [])


@pytest.mark.rule("ETH-ENT-11")
def test_a_befriended_figure_does_no_harm() -> None:
    def also(s: Dream) -> None:
        s.figures[0].friend = True

    table = night(dream(1, turn="t12", figures=[("x-walker", "A1.nw")], also=also))
    assert table.dreamers[0].distress == 0


# Turn cards


@pytest.mark.rule("ETH-TRN-07", "ETH-INF-04")
def test_a_blocked_step_is_skipped() -> None:
    # acceptance AS-57
    table = dream(1, turn="t12", hands=["block-card"], figures=[("x-walker", "A1.nw")])
    table.does(0, act("block-card"), PickStep(0, Kind.BASIC))
    night(table)
    assert table.events(StepBlocked)
    assert table.dreamers[0].distress == 0
    assert table.s.blocked_steps == []


@pytest.mark.rule("ETH-TRN-08")
def test_a_turn_is_added_from_the_bottom_of_the_discard() -> None:
    table = dream(1, hands=["extra-turn"], turns=2).does(0, act("extra-turn"))
    assert (len(table.s.turn_deck), len(table.s.turn_discard)) == (3, 8)


@pytest.mark.rule("ETH-TRN-13")
def test_a_turn_card_resolved_early_is_resolved_again() -> None:
    # acceptance AS-58
    table = dream(1, turn="t12", figures=[("x-walker", "A1.nw")])
    table.does(0, act("x-resolve-now"))
    assert (table.dreamers[0].distress, table.s.current) == (1, card("t12"))
    assert night(table).dreamers[0].distress == 2


@pytest.mark.rule("ETH-TRN-15", "ETH-TRN-02", "ETH-TRN-14")
def test_a_lost_turn_card_makes_the_next_one_current_at_once() -> None:
    table = dream(1, turn="t12", turns=3).does(0, act("x-lose-turn"))
    assert table.s.current != card("t12")
    assert table.s.turn_discard[-1] == card("t12")
    assert len(table.s.turn_deck) == 2


@pytest.mark.rule("ETH-TRN-10", "ETH-TRN-11")
def test_loot_is_that_of_the_current_card() -> None:
    table = dream(2, turn="t06").does(0, act("x-loot"))
    assert [d.ether for d in table.dreamers] == [2, 2]


@pytest.mark.rule("ETH-TRN-09", "ETH-TRN-16")
def test_the_suit_is_that_of_the_card_unless_it_counts_as_another() -> None:
    from dreamtable.games.etherfields.model import Suit

    table = dream(1, turn="t04")
    assert suit_of(table.s) == Suit.SPADES
    table.s.suit = Suit.HEARTS
    assert suit_of(table.s) == Suit.HEARTS
