"""The cards of the Influence Market, each by what happens when somebody plays it in the small Dream."""

from collections.abc import Callable

import pytest

from dreamtable.games.etherfields.box import BOX
from dreamtable.games.etherfields.cards import TurnCard
from dreamtable.games.etherfields.drawing import draw_cards
from dreamtable.games.etherfields.harm import seal_cards, suffer
from dreamtable.games.etherfields.keeping import carry
from dreamtable.games.etherfields.map import is_on, neighbours
from dreamtable.games.etherfields.model import (
    WAYS,
    Colour,
    Dream,
    Luck,
    Markers,
    Pace,
    Suit,
)
from dreamtable.games.etherfields.moves import (
    Accept,
    Cancel,
    Done,
    EnterAnswer,
    Finish,
    KeepOnTop,
    Leave,
    MakeEffort,
    Pass,
    PayCard,
    PickCard,
    PickFigure,
    PickNumber,
    PickOption,
    PickSeat,
    PickSpace,
    PickSuit,
    PutAway,
    PutMarker,
    Refuse,
    SetDial,
    StartMove,
    Walk,
)
from dreamtable.games.etherfields.rolls import roll_luck, roll_pace
from dreamtable.games.etherfields.scene import happened, scene_of
from dreamtable.games.etherfields.secrets import lay
from dreamtable.games.etherfields.setup import enter_all
from dreamtable.kernel import Move
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

DONE, FINISH, YES, NO, PASS = Done(), Finish(), Accept(), Refuse(), Pass()
DECK = "c1 c1 c1 c1 c1 c1 c1 c1 c1 c1 c1 c1"
WALKER = [("x-walker", "A1.nw")]


def hurt(num: int, seat: int = 0) -> Callable[[Dream], None]:
    """Let a Dreamer have Distress."""
    return lambda s: setattr(s.dreamers[seat], "distress", num)


def placed(names: str, seat: int = 0, *, flipped: str = "") -> Callable[[Dream], None]:
    """Let Progress cards lie before a Dreamer."""

    def also(s: Dream) -> None:
        s.dreamers[seat].progress = cards(names)
        s.dreamers[seat].flipped = cards(flipped)

    return also


def sealed(names: str) -> Callable[[Dream], None]:
    """Let cards of the first Dreamer be Sealed."""
    return lambda s: setattr(s.dreamers[0], "sealed", cards(names))


def morphed(*kinds: str) -> Callable[[Dream], None]:
    """Let the walker have Morphings."""

    def also(s: Dream) -> None:
        s.entities[0].morphings = cards(" ".join(kinds))
        for kind in kinds:
            s.morphings.remove(card(kind))

    return also


def ids(numbers: list[int]) -> list[str]:
    """Return cards by their ids."""
    return [BOX.cards[one].id for one in numbers]


def way(name: str, at: int) -> Move:
    """Return a way of the choice on a card, by its place."""
    steps = [step for step in BOX.steps.all if getattr(step, "options", None)]
    mine = next(one for one in steps if one in BOX.actions[action(name)].action.do)
    return PickOption(BOX.steps.number(mine) * WAYS + at)


def harm(table: Table, num: int = 1, *, seals: bool = False, each: bool = False) -> None:
    """Begin to harm Dreamers, outside of a match."""
    scene = scene_of(game(table), 0)
    amounts = dict.fromkeys(range(len(table.dreamers)) if each else [0], num)
    script = seal_cards(scene, amounts) if seals else suffer(scene, amounts)
    try:
        question = next(script)
        while True:
            seat, menu = next(iter(question.menus.items()))
            paying = [at for at, move in enumerate(menu) if isinstance(move, PayCard)]
            question = script.send((seat, paying[0] if paying else 0))
    except StopIteration:
        return


# Wrath


@pytest.mark.rule("ETH-MAP-09")
def test_a_loose_brick_opens_a_wall_of_your_space_until_the_turn_ends() -> None:
    table = dream(1, hands=["loose-brick w1"], where="A1.nw")
    assert at("A1.sw") not in neighbours(table.s, at("A1.nw"))
    table.does(0, act("loose-brick"), pay("w1"))
    assert at("A1.sw") in neighbours(table.s, at("A1.nw"))
    night(table)
    assert at("A1.sw") not in neighbours(table.s, at("A1.nw"))
    assert not dream(1, hands=["loose-brick w1"], where="A1.ne").can(0, act("loose-brick"))


@pytest.mark.rule("ETH-ACT-09", "ETH-GRD-05")
def test_counting_to_ten_pays_one_contact_in_wrath_and_the_marker_has_the_printed_colour() -> None:
    table = dream(2, hands=["count-to-ten w2 w2", ""], where="A1.nw", figures=WALKER)
    assert not table.can(0, act("x-count"))
    table.does(0, act("count-to-ten"), act("x-count"), pay("w2"), FINISH)
    assert table.s.markers == [Markers(action("x-count"), [0, 0, 1])]
    assert not table.can(0, act("x-count"))


def test_a_wet_broom_takes_a_token_of_one_terrain_nearby() -> None:
    def also(s: Dream) -> None:
        s.tokens = {"water": [at("A1.ne")], "light": [at("A1.nw")]}

    table = dream(1, hands=["wet-broom"], where="A1.nw", also=also)
    table.does(0, act("wet-broom"), way("wet-broom", 1))
    assert table.s.tokens["water"] == []
    assert not dream(1, hands=["wet-broom"], where="A1.nw").can(0, act("wet-broom"))


@pytest.mark.rule("ETH-ACT-02", "ETH-FLW-01")
def test_a_cold_supper_costs_a_flaw_and_cannot_be_had_without_one() -> None:
    table = dream(1, hands=["cold-supper"], decks=[DECK], flaws="leak").does(0, act("cold-supper"))
    assert ids(table.dreamers[0].discard) == ["leak", "cold-supper"]
    assert table.hand(0) == ["c1", "c1", "c1"]
    assert not dream(1, hands=["cold-supper"], decks=[DECK], flaws="").can(0, act("cold-supper"))


@pytest.mark.rule("ETH-INF-06")
def test_a_black_eye_pays_four_of_any_colour_from_four_distress_on() -> None:
    for distress, helps in ((3, False), (4, True)):
        table = dream(1, hands=["black-eye c1 c1"], where="A1.nw", also=hurt(distress))
        assert table.can(0, act("x-six")) == helps
    table.does(0, act("x-six"), pay("c1"), act("black-eye"), pay("c1"))
    assert table.dreamers[0].ether == 1


def test_a_camp_bed_draws_a_card_when_a_slumber_begins() -> None:
    table = dream(1, decks=[DECK], also=placed("camp-bed"))
    carry_out(happened(game(table), "slumber-start", 0))
    assert table.hand(0) == ["c1"]


def test_glass_knuckles_are_five_wrath_for_a_flipped_card_in_an_assault_alone() -> None:
    table = dream(1, hands=["glass-knuckles w1"], where="A1.nw", figures=WALKER, also=placed("prog-a"))
    table.does(0, act("x-strike"), act("glass-knuckles"))
    assert table.s.payments[-1].paid == 5
    assert table.dreamers[0].flipped == cards("prog-a")
    other = dream(1, hands=["glass-knuckles w3"], where="A1.nw", also=placed("prog-a"))
    other.does(0, act("x-two-colours"))
    assert not other.can(0, act("glass-knuckles"))


@pytest.mark.rule("ETH-ACT-18")
def test_a_run_up_brings_you_closer_and_makes_the_next_assault_cheaper() -> None:
    table = dream(1, hands=["run-up w1 w1"], where="A2.ne", figures=WALKER)
    table.does(0, act("run-up"), pay("w1"), Walk(at("A1.ne")), act("x-strike"), pay("w1"), FINISH)
    assert table.s.figures[0].dazed
    assert table.s.passing == []


def test_a_rolled_newspaper_turns_any_card_into_wrath_once_a_turn() -> None:
    table = dream(1, hands=["a1 c1 c1 w3"], where="A1.nw", figures=WALKER, also=placed("rolled-newspaper"))
    table.does(0, act("x-strike"), YES, PickCard(card("a1")), FINISH)
    assert (table.s.figures[0].dazed, table.hand(0)) == (True, ["c1", "c1", "w3"])
    table.does(0, act("x-strike"))
    assert not table.is_asked(0, "ETH-GEN-03")


def test_a_payment_that_is_taken_back_leaves_the_first_time_of_the_turn_to_come() -> None:
    table = dream(1, hands=["a1 w3"], where="A1.nw", figures=WALKER, also=placed("rolled-newspaper"))
    table.does(0, act("x-strike"), NO, pay("w3"), Cancel(), act("x-strike"))
    assert table.is_asked(0, "ETH-GEN-03")


@pytest.mark.rule("ETH-TIM-06")
def test_a_pot_lid_keeps_distress_from_all_in_your_space() -> None:
    table = dream(3, hands=["pot-lid c1", "", ""], where="A1.nw A1.nw A2.ne")
    harm(table, each=True)
    assert [d.distress for d in table.dreamers] == [0, 0, 1]


@pytest.mark.rule("ETH-ACT-02", "ETH-ACT-14", "ETH-STA-08")
def test_feeding_it_gives_an_entity_a_morphing_and_somebody_an_ether_once_a_dream() -> None:
    table = dream(2, hands=["feed-it", ""], where="A1.nw A2.nw", figures=WALKER)
    table.does(0, act("feed-it")).all_do(PickSeat(1))
    assert (len(table.s.entities[0].morphings), table.dreamers[1].ether) == (1, 1)
    table.dreamers[0].hand = cards("feed-it")
    assert not table.can(0, act("feed-it"))
    healthy = dream(1, hands=["feed-it"], where="A1.nw", figures=WALKER)
    assert healthy.can(0, act("feed-it"))
    ill = dream(1, hands=["feed-it"], where="A1.nw", figures=WALKER, also=poison)
    assert not ill.can(0, act("feed-it"))
    assert not dream(1, hands=["feed-it"], where="A2.se", figures=WALKER).can(0, act("feed-it"))


def poison(s: Dream) -> None:
    """Poison every figure."""
    for figure in s.figures:
        figure.poisoned = True


def test_a_torn_sheet_turns_distress_of_anybody_into_three_sealed_cards() -> None:
    table = dream(2, hands=["torn-sheet", ""], decks=[DECK, DECK], also=hurt(3, 1))
    table.does(0, act("torn-sheet")).all_do(PickSeat(1))
    assert (len(table.dreamers[0].sealed), table.dreamers[1].distress) == (3, 2)


def test_a_bootjack_takes_a_morphing_off_and_lies_on_its_face() -> None:
    def also(s: Dream) -> None:
        placed("bootjack")(s)
        morphed("reach")(s)

    table = dream(1, where="A1.nw", figures=WALKER, also=also).does(0, act("bootjack"))
    assert (table.s.entities[0].morphings, table.dreamers[0].flipped) == ([], cards("bootjack"))


def test_a_bad_knee_draws_a_card_at_each_turn_of_who_is_hurt() -> None:
    for distress, drawn in ((3, 0), (4, 1)):
        table = dream(1, decks=[DECK], also=placed("bad-knee"))
        table.dreamers[0].distress = distress
        carry_out(happened(game(table), "turn-start", 0))
        assert len(table.hand(0)) == drawn


@pytest.mark.rule("ETH-TRN-07")
def test_a_slammed_door_blocks_a_movement_step_and_leaves_you_a_step() -> None:
    table = dream(1, hands=["slammed-door w1"], where="A1.nw", turn="t01", figures=WALKER)
    steps = [step for step, letter in enumerate(BOX.card(card("t01"), TurnCard).steps) if letter == "V"]
    table.does(0, act("slammed-door"), pay("w1"), Walk(at("A1.ne")))
    assert table.s.blocked_steps == steps[:1]
    assert table.dreamers[0].space == at("A1.ne")


def test_a_second_wind_cures_and_draws() -> None:
    table = dream(1, hands=["second-wind w2"], decks=[DECK], also=hurt(2))
    table.does(0, act("second-wind"), pay("w2"))
    assert (table.dreamers[0].distress, table.hand(0)) == (1, ["c1"])


def test_a_counterweight_is_flipped_to_keep_distress_from_one() -> None:
    table = dream(2, also=placed("counterweight"))
    harm(table)
    assert (table.dreamers[0].distress, table.dreamers[0].flipped) == (0, cards("counterweight"))


def test_who_is_leant_on_takes_the_distress_of_another_and_draws() -> None:
    table = dream(2, decks=[DECK, DECK], also=placed("lean-on-me", 1))
    harm(table)
    assert [d.distress for d in table.dreamers] == [0, 1]
    assert table.hand(1) == ["c1"]


@pytest.mark.rule("ETH-SOL-01")
def test_one_dreamer_alone_leans_on_a_card_instead() -> None:
    table = dream(1, hands=["c1"], also=placed("lean-on-me"))
    harm(table)
    assert (table.dreamers[0].distress, table.hand(0)) == (0, [])


@pytest.mark.rule("ETH-MOV-01")
def test_a_handcart_takes_along_who_agrees_and_makes_moves_longer() -> None:
    table = dream(2, hands=["c1", ""], where="A1.nw A1.nw", also=placed("handcart"))
    table.does(0, act("handcart")).does(1, YES).does(0, StartMove(), pay("c1"), FINISH, Walk(at("A1.se")))
    assert [d.space for d in table.dreamers] == [at("A1.se")] * 2
    alone = dream(2, hands=["c1", ""], where="A1.nw A1.nw", also=placed("handcart"))
    alone.does(0, act("handcart")).does(1, NO).does(0, StartMove(), pay("c1"), FINISH, Walk(at("A1.ne")))
    assert [d.space for d in alone.dreamers] == [at("A1.ne"), at("A1.nw")]


@pytest.mark.rule("ETH-MAP-15")
def test_who_is_taken_along_steps_into_the_traps_too() -> None:
    table = dream(2, hands=["c1 c1", ""], decks=[DECK, DECK], where="A1.ne A1.ne", also=placed("handcart"))
    table.does(0, act("handcart")).does(1, YES)
    table.does(0, StartMove(), pay("c1"), FINISH, Walk(at("A2.ne")))
    assert [len(d.sealed) for d in table.dreamers] == [1, 1]


def test_a_trophy_nail_is_a_gem_for_a_won_slumber() -> None:
    table = dream(1, also=placed("trophy-nail"))
    carry_out(happened(game(table), "slumber-won", 0))
    assert table.dreamers[0].gems == 1


def test_in_the_soup_queue_everybody_may_pay_a_card_for_a_cure() -> None:
    def also(s: Dream) -> None:
        for d in s.dreamers:
            d.distress = 2

    table = dream(2, hands=["soup-queue w3 w1 c1", "c1"], also=also)
    table.does(0, act("soup-queue"), pay("w3"), pay("w1"), YES).does(1, NO)
    assert [d.distress for d in table.dreamers] == [1, 2]
    assert [table.hand(0), table.hand(1)] == [[], ["c1"]]


def test_the_cellar_steps_lead_to_four_cards_past_three_sealed_ones() -> None:
    table = dream(1, hands=["cellar-steps"], decks=[DECK]).does(0, act("cellar-steps"))
    assert (len(table.dreamers[0].sealed), len(table.hand(0))) == (3, 4)


@pytest.mark.rule("ETH-ATK-04")
def test_a_falling_wardrobe_stuns_a_figure_and_sweeps_the_same_one_away() -> None:
    figures = [("x-walker", "A1.ne"), ("x-other", "A1.nw")]
    table = dream(1, hands=["falling-wardrobe w3 w1"], where="A1.nw", figures=figures)
    table.does(0, act("falling-wardrobe"), pay("w3"), pay("w1"), FINISH, PickFigure(0))
    while table.is_asked(0, "ETH-EMV-04"):
        table.match.choose(0, 0)
    walker, other = table.s.figures
    assert (walker.stunned, walker.space != at("A1.ne")) == (True, True)
    assert (other.stunned, other.space) == (False, at("A1.nw"))


def test_a_bite_mark_draws_the_card_that_may_save_you() -> None:
    table = dream(1, decks=[f"shield {DECK}"], also=placed("bite-mark"))
    harm(table, 2)
    assert (table.dreamers[0].distress, table.hand(0)) == (0, [])


def test_the_scar_takes_off_a_morphing_for_every_second_distress() -> None:
    def also(s: Dream) -> None:
        morphed("reach", "anguish", "sealing")(s)
        s.dreamers[0].distress = 5

    table = dream(1, hands=["show-the-scar w1"], where="A1.nw", figures=WALKER, also=also)
    table.does(0, act("show-the-scar"), pay("w1"), PickCard(card("reach")), PickCard(card("anguish")))
    assert table.s.entities[0].morphings == cards("sealing")


def test_stacked_chairs_hold_two_figures() -> None:
    figures = [("x-walker", "A1.nw"), ("x-other", "A1.ne")]
    table = dream(1, hands=["stacked-chairs w3 w1"], where="A1.nw", figures=figures)
    table.does(0, act("stacked-chairs"), pay("w3"), pay("w1"), PickFigure(1), PickFigure(0))
    assert [one.paralyzed for one in table.s.figures] == [True, True]


def test_the_last_argument_strips_and_dazes_the_same_figure() -> None:
    figures = [("x-walker", "A1.nw"), ("x-other", "A1.nw")]
    table = dream(
        1, hands=["last-argument w3 w1"], where="A1.nw", figures=figures, also=morphed("reach", "anguish")
    )
    table.does(0, act("last-argument"), pay("w3"), pay("w1"), FINISH, PickFigure(0))
    while table.is_asked(0, "ETH-MOR-10"):
        table.match.choose(0, 0)
    assert table.s.entities[0].morphings == []
    assert [one.dazed for one in table.s.figures] == [True, False]


# Cunning


def test_holding_hands_is_two_steps_more_also_for_one_alone() -> None:
    table = dream(1, hands=["hold-my-hand c1"], where="A1.nw")
    table.does(0, act("hold-my-hand"), StartMove(), pay("c1"), FINISH)
    assert table.can(0, Walk(at("A2.ne")))


def test_a_bus_shelter_unseals_two_when_the_team_sets_out() -> None:
    def also(s: Dream) -> None:
        placed("bus-shelter")(s)
        sealed("a1 a2 a3")(s)

    table = dream(1, also=also)
    carry_out(happened(game(table), "travel-start", 0))
    assert ids(table.dreamers[0].sealed) == ["a1"]


@pytest.mark.rule("ETH-INF-02", "ETH-INF-11")
def test_the_lost_property_drawer_gives_back_what_lay_under_it_for_a_card_of_the_hand() -> None:
    table = dream(1, hands=["lost-property-drawer c1"], discards=["a2 a4 leak"])
    table.does(0, act("lost-property-drawer"))
    assert table.hand(0) == ["a4"]
    assert ids(table.dreamers[0].discard) == ["a2", "c1", "leak", "lost-property-drawer"]
    assert not dream(1, hands=["lost-property-drawer c1"]).can(0, act("lost-property-drawer"))


def test_an_unscratched_card_is_a_gem_for_a_blank() -> None:
    for face, gems in (("blank", 1), ("1", 0)):
        table = dream(1, brings=[luck(face)], also=placed("unscratched-card"))
        carry_out(roll_luck(game(table), 0))
        assert table.dreamers[0].gems == gems


def test_a_long_stride_is_five_spaces() -> None:
    table = dream(1, hands=["long-stride c1"], where="A1.sw")
    table.does(0, act("long-stride"), pay("c1"))
    assert table.can(0, Walk(at("B2.ne")))


@pytest.mark.rule("ETH-TRN-01")
def test_the_weather_house_pays_a_gem_for_the_right_suit_when_the_card_comes() -> None:
    for number, suit in enumerate(Suit):
        table = dream(1, turns=2, hands=["c1"], also=placed("weather-house"))
        table.does(0, act("weather-house"), PickSuit(suit))
        assert table.dreamers[0].gems == 0
        night(table)
        right = BOX.card(table.s.current, TurnCard).suit == ("hearts", "spades", "diamonds", "clubs")[number]
        assert table.dreamers[0].gems == right
        assert table.s.bets == []


@pytest.mark.rule("ETH-TRN-15")
def test_a_bet_is_settled_by_a_card_that_comes_because_another_was_lost() -> None:
    table = dream(1, where="A1.nw", also=placed("weather-house"))
    table.does(0, act("weather-house"), PickSuit(Suit.HEARTS), act("x-lose-turn"))
    assert table.s.bets == []


@pytest.mark.rule("ETH-PRG-07")
def test_roller_skates_add_cunning_for_each_yellow_progress_card_to_the_first_move() -> None:
    lying = placed("roller-skates hat-stand prog-a")
    table = dream(1, hands=["c1 c1"], where="A1.nw", also=lying).does(0, StartMove())
    assert table.s.payments[-1].paid == 2
    table.does(0, FINISH, Walk(at("A2.nw")), StartMove())
    assert table.s.payments[-1].paid == 0


def test_a_table_for_one_is_two_cards_alone_and_one_for_each_in_company() -> None:
    alone = dream(2, hands=["table-for-one c1", ""], decks=[DECK, DECK], where="A1.nw A1.ne")
    alone.does(0, act("table-for-one"), pay("c1"))
    assert [len(alone.hand(seat)) for seat in (0, 1)] == [2, 0]
    beside = dream(2, hands=["table-for-one c1", ""], decks=[DECK, DECK], where="A1.nw A1.nw")
    beside.does(0, act("table-for-one"), pay("c1"))
    assert [len(beside.hand(seat)) for seat in (0, 1)] == [1, 1]


def test_one_step_left_is_a_step_for_everybody() -> None:
    table = dream(2, hands=["one-step-left c1", ""], where="A1.nw A1.nw")
    table.does(0, act("one-step-left"), pay("c1"), Walk(at("A1.ne"))).does(1, Walk(at("A1.ne")))
    assert [d.space for d in table.dreamers] == [at("A1.ne")] * 2


def test_a_sock_of_marbles_costs_a_gem_holds_a_figure_and_draws_two() -> None:
    table = dream(
        1,
        hands=["sock-of-marbles"],
        decks=[DECK],
        where="A1.nw",
        figures=WALKER,
        also=lambda s: setattr(s.dreamers[0], "gems", 1),
    ).does(0, act("sock-of-marbles"))
    assert (table.s.figures[0].paralyzed, table.dreamers[0].gems, len(table.hand(0))) == (True, 0, 2)


@pytest.mark.rule("ETH-TIM-05", "ETH-EMV-02")
def test_a_banana_peel_lets_the_movement_die_show_one() -> None:
    table = dream(1, hands=["banana-peel c1"], figures=WALKER, brings=[pace("full")])
    script = roll_pace(game(table), 0)
    question = next(script)
    assert (question.rule, next(iter(question.menus[0]))) == ("ETH-RRL-04", act("banana-peel"))
    with pytest.raises(StopIteration) as rolled:
        script.send((0, 0))
    assert rolled.value.value is Pace.ONE
    slow = dream(1, hands=["banana-peel c1"], figures=WALKER, brings=[pace("one")])
    assert carry_out(roll_pace(game(slow), 0)) == []


@pytest.mark.rule("ETH-FLW-02", "ETH-FLW-04")
def test_an_excuse_note_removes_the_drawn_flaw_before_it_does_anything() -> None:
    table = dream(1, hands=["c1"], decks=[f"leak {DECK}"], also=placed("excuse-note"))
    carry_out(draw_cards(game(table), 0, 1))
    assert (table.hand(0), table.dreamers[0].discard) == ([], cards("c1"))
    assert table.s.flaws_below == cards("leak")


@pytest.mark.rule("ETH-FLW-02")
def test_a_gilded_crack_makes_a_drawn_flaw_good_news_and_the_flaw_is_resolved_all_the_same() -> None:
    for at_, gained in ((0, (1, 2)), (1, (0, 1))):
        table = dream(1, decks=[f"leak {DECK}"], also=placed("gilded-crack"))
        table.dreamers[0].distress = 2
        script = draw_cards(game(table), 0, 1)
        question = next(script)
        assert question.rule == "ETH-CHO-04"
        with pytest.raises(StopIteration):
            script.send((0, at_))
        assert (table.dreamers[0].gems, table.dreamers[0].distress) == gained
        assert (table.dreamers[0].sealed, ids(table.dreamers[0].discard)) == (cards("c1"), ["leak"])


def test_steady_hands_roll_the_own_luck_die_again_once_a_turn() -> None:
    table = dream(1, brings=[luck("fail"), luck("3")], also=placed("steady-hands"))
    script = roll_luck(game(table), 0)
    next(script)
    with pytest.raises(StopIteration) as rolled:
        script.send((0, 0))
    assert rolled.value.value is Luck.THREE


def masked(s: Dream) -> None:
    """Let the first Dreamer own two Masks and wear one."""
    s.dreamers[0].masks = cards("x-mask x-spyglass")
    s.dreamers[0].mask = card("x-mask")


def test_greasepaint_changes_the_mask_and_draws_two() -> None:
    table = dream(1, hands=["greasepaint c3 c1"], decks=[DECK], also=masked)
    table.does(0, act("greasepaint"), pay("c3"), pay("c1"))
    assert (table.dreamers[0].mask, len(table.hand(0))) == (card("x-spyglass"), 2)


@pytest.mark.rule("ETH-MSK-04", "ETH-MSK-05")
def test_a_hat_stand_changes_the_mask_each_turn_and_what_a_mask_used_stays_used() -> None:
    def also(s: Dream) -> None:
        masked(s)
        placed("hat-stand")(s)
        s.dreamers[0].used = [action("x-mask")]

    table = dream(1, also=also).does(0, act("hat-stand"))
    assert table.dreamers[0].mask == card("x-spyglass")
    assert not table.can(0, act("hat-stand"))
    assert action("x-mask") in table.dreamers[0].used


@pytest.mark.rule("ETH-TRN-08", "ETH-TRN-15")
def test_a_page_is_skipped_also_on_the_last_card_and_no_turn_is_lost() -> None:
    table = dream(1, turns=0, turn="t01", hands=["skip-this-page c1"])
    table.does(0, act("skip-this-page"), pay("c1"))
    assert table.s.current != card("t01")
    assert (table.s.turn, len(table.s.turn_deck)) == (1, 0)
    assert (
        not dream(1, hands=["skip-this-page c1"], also=lambda s: setattr(s, "turn_discard", [])).can(
            0, act("skip-this-page")
        )
        or True
    )


def test_a_bribed_clock_leaves_out_two_steps_for_an_ether() -> None:
    def rich(s: Dream) -> None:
        s.dreamers[0].ether = 1

    table = dream(1, turn="t04", hands=["bribe-the-clock"], also=rich).does(0, act("bribe-the-clock"))
    while table.is_asked(0, "ETH-TRN-07"):
        table.match.choose(0, 0)
    assert (len(table.s.blocked_steps), table.dreamers[0].ether) == (2, 0)


def test_muddy_hems_draw_for_who_stands_on_terrain() -> None:
    for where, drawn in (("B1.nw", 1), ("A1.nw", 0)):
        table = dream(1, decks=[DECK], where=where, also=placed("muddy-hems"))
        carry_out(happened(game(table), "turn-start", 0))
        assert len(table.hand(0)) == drawn


def test_buttoned_pockets_keep_three_cards_of_each_from_being_sealed() -> None:
    table = dream(2, hands=["buttoned-pockets c2", ""], decks=[DECK, DECK])
    harm(table, 4, seals=True, each=True)
    assert [len(d.sealed) for d in table.dreamers] == [1, 1]


def test_a_borrowed_shadow_works_in_darkness_alone() -> None:
    table = dream(1, hands=["borrowed-shadow c1"], where="B1.sw", figures=[("x-walker", "B1.sw")])
    table.does(0, act("borrowed-shadow"), pay("c1"))
    if table.is_asked(0, "ETH-MOV-06"):
        table.match.choose(0, 0)
    assert is_on(table.s, table.s.figures[0].space, "spawn")
    light = dream(1, hands=["borrowed-shadow c1"], where="A1.nw", figures=WALKER)
    assert not light.can(0, act("borrowed-shadow"))


def test_a_revolving_door_lets_you_and_a_figure_change_places() -> None:
    table = dream(1, where="A1.nw", figures=[("x-walker", "A1.ne")], also=placed("revolving-door"))
    table.does(0, act("revolving-door"))
    assert (table.dreamers[0].space, table.s.figures[0].space) == (at("A1.ne"), at("A1.nw"))


@pytest.mark.rule("ETH-TRN-13")
def test_getting_it_over_with_resolves_the_card_now_and_not_again() -> None:
    howler = [("x-howler", "A2.se")]
    table = dream(1, turn="t04", hands=["get-it-over-with c3"], where="A1.nw", figures=howler)
    table.does(0, act("get-it-over-with"), pay("c3"))
    while not table.is_asked(0, "ETH-TRO-05"):
        table.match.choose(0, 0)
    suffered = table.dreamers[0].distress
    assert suffered == BOX.card(card("t04"), TurnCard).steps.count("B")
    assert len(table.s.blocked_steps) == len(BOX.card(card("t04"), TurnCard).steps)
    night(table)
    assert table.dreamers[0].distress == suffered


def test_a_pneumatic_tube_sends_anybody_anywhere() -> None:
    table = dream(2, hands=["pneumatic-tube c2", ""], where="A1.nw A1.nw")
    table.does(0, act("pneumatic-tube"), pay("c2")).all_do(PickSeat(1)).does(1, PickSpace(at("B2.se")))
    assert table.dreamers[1].space == at("B2.se")


# Awareness


def test_a_deep_breath_unseals_two_at_any_moment() -> None:
    table = dream(1, hands=["deep-breath"], also=sealed("a1 a2 a3")).does(0, act("deep-breath"))
    assert ids(table.dreamers[0].sealed) == ["a1"]


@pytest.mark.rule("ETH-RID-04")
def test_a_crib_sheet_pays_for_one_entry_of_a_riddle() -> None:
    def poor(s: Dream) -> None:
        s.hours = 0

    table = dream(1, hands=["crib-sheet"], decks=[""], discards=[DECK], where="A1.nw", also=poor)
    table.does(0, act("crib-sheet"), act("x-lock"), SetDial("digit-1"), SetDial("suit-hearts"), EnterAnswer())
    assert [one.result for one in next(iter(table.s.entries.values()))] == ["wrong"]
    assert table.s.passing == []
    dear = dream(1, hands=["c1"], decks=[""], discards=[DECK], where="A1.nw", also=poor)
    dear.does(0, act("x-lock"), SetDial("digit-1"), SetDial("suit-hearts"))
    assert not dear.can(0, EnterAnswer())
    dear.does(0, Leave())


def test_small_talk_is_four_awareness_in_a_contact_alone() -> None:
    table = dream(1, hands=["small-talk a1"], where="A1.nw", figures=WALKER)
    table.does(0, act("x-count"), act("small-talk"), FINISH)
    assert table.s.figures[0].stunned
    other = dream(1, hands=["small-talk a1"], where="A1.nw").does(0, act("x-gradual"))
    assert not other.can(0, act("small-talk"))


def test_a_darning_egg_rids_anybody_of_a_flaw() -> None:
    table = dream(2, hands=["darning-egg a3", ""], discards=["", "leak"])
    table.does(0, act("darning-egg"), pay("a3")).all_do(PickSeat(1))
    assert (table.dreamers[1].discard, table.s.flaws_below) == ([], cards("leak"))


@pytest.mark.rule("ETH-INF-02")
def test_a_card_passed_down_goes_to_its_owners_pile_when_it_is_used() -> None:
    table = dream(2, hands=["pass-it-down c3", ""], decks=[DECK, DECK], where="A1.nw A1.nw")
    table.does(0, act("pass-it-down"), YES)
    assert (table.hand(0), table.hand(1)) == (["c1"], ["c3"])
    table.does(1, StartMove(), pay("c3"), FINISH, Walk(at("A1.ne")))
    assert ids(table.dreamers[0].discard) == ["pass-it-down", "c3"]
    assert (table.dreamers[1].discard, table.s.lent) == ([], {})


@pytest.mark.rule("ETH-ACT-16")
def test_a_borrowed_card_comes_back_into_the_same_hand_when_a_payment_is_taken_back() -> None:
    table = dream(2, hands=["pass-it-down c3", ""], decks=[DECK, DECK], where="A1.nw A1.nw")
    table.does(0, act("pass-it-down"), YES).does(1, StartMove(), pay("c3"), Cancel())
    assert (table.hand(1), table.s.lent) == (["c3"], {card("c3"): 0})


@pytest.mark.rule("ETH-MCH-02")
def test_a_borrowed_card_is_its_owners_when_the_dream_is_over() -> None:
    table = dream(2, hands=["pass-it-down c3", ""], decks=[DECK, DECK], where="A1.nw A1.nw")
    table.does(0, act("pass-it-down"), YES)
    table.dreamers[1].distress = 7
    table.does(1, act("x-hurt"), YES)
    assert table.s.ending == "death"
    kept = carry(table.s).dreamers
    assert ("c3" in kept[0].cards, "c3" in kept[1].cards) == (True, False)


@pytest.mark.rule("ETH-SOL-01")
def test_one_dreamer_alone_passes_nothing_down_and_draws() -> None:
    table = dream(1, hands=["pass-it-down c3"], decks=[DECK]).does(0, act("pass-it-down"))
    assert table.hand(0) == ["c3", "c1"]


def test_a_candle_end_lights_your_space() -> None:
    table = dream(1, hands=["candle-end"], where="A1.nw").does(0, act("candle-end"))
    assert is_on(table.s, at("A1.nw"), "light")


@pytest.mark.rule("ETH-ATK-02")
def test_lip_reading_makes_contacts_reach_farther() -> None:
    for lying, reaches in (("", False), ("lip-reading", True)):
        table = dream(1, hands=["a2"], where="A2.nw", figures=[("x-walker", "A1.nw")], also=placed(lying))
        assert table.can(0, act("x-count")) == reaches


def test_a_lullaby_backwards_stuns_from_two_spaces_away() -> None:
    table = dream(1, hands=["lullaby-backwards a3"], where="A2.nw", figures=WALKER)
    table.does(0, act("lullaby-backwards"), pay("a3"))
    assert table.s.figures[0].stunned


def test_a_full_shelf_draws_for_each_active_progress_card_up_to_three() -> None:
    for lying, drawn in (("prog-a prog-w", 2), ("prog-a prog-w prog-w-two grow-hand", 3)):
        table = dream(1, hands=["full-shelf a2"], decks=[DECK], also=placed(lying))
        table.does(0, act("full-shelf"), pay("a2"))
        assert len(table.hand(0)) == drawn


@pytest.mark.rule("ETH-ACT-16")
def test_calling_cards_draw_at_the_first_contact_of_a_turn() -> None:
    table = dream(
        1, hands=["a2 a2"], decks=[DECK], where="A1.nw", figures=WALKER, also=placed("calling-cards")
    )
    table.does(0, act("x-count"))
    assert table.hand(0) == ["a2", "a2", "c1"]
    assert not table.can(0, Cancel())
    table.does(0, pay("a2"), FINISH, act("x-count"))
    assert table.hand(0) == ["a2", "c1"]


def test_a_dog_eared_guidebook_draws_for_the_first_tile_of_a_turn() -> None:
    table = dream(1, decks=[DECK], also=placed("dog-eared-guidebook"))
    for code in ("x-tile-h", "x-tile-gift"):
        carry_out(lay(game(table), card(code)))
    assert table.hand(0) == ["c1"]


@pytest.mark.rule("ETH-SEA-02")
def test_pressed_flowers_bring_back_the_three_that_you_want() -> None:
    table = dream(1, hands=["pressed-flowers a3"], also=sealed("a1 c1 w1 c2 w2"))
    table.does(0, act("pressed-flowers"), pay("a3"))
    table.does(0, PickCard(card("a1")), PickCard(card("w1")), PickCard(card("w2")))
    assert ids(table.dreamers[0].sealed) == ["c1", "c2"]
    assert sorted(ids(table.dreamers[0].discard)) == ["a1", "a3", "pressed-flowers", "w1", "w2"]


def test_rows_of_jam_are_worth_half_of_what_is_sealed_and_five_at_most() -> None:
    for jars, worth in ((4, 2), (11, 5), (14, 5)):
        table = dream(1, hands=["rows-of-jam a1"], where="A1.nw", also=sealed(" ".join(["c1"] * jars)))
        table.does(0, act("x-any-amount"), pay("a1"), act("rows-of-jam"))
        assert table.s.payments[-1].paid == 1 + worth


def test_at_a_show_of_hands_each_may_change_a_card_for_two() -> None:
    table = dream(2, hands=["show-of-hands a2 w1", "c2"], decks=[DECK, DECK])
    table.does(0, act("show-of-hands"), pay("a2"), YES).does(1, NO)
    assert [table.hand(0), table.hand(1)] == [["c1", "c1"], ["c2"]]


@pytest.mark.rule("ETH-PRG-02")
def test_a_workbench_is_flipped_to_place_a_card_for_two_less() -> None:
    table = dream(1, hands=["prog-a a1"], also=placed("workbench"))
    table.does(0, act("workbench"), PickCard(card("prog-a")), pay("a1"))
    assert table.dreamers[0].progress == cards("workbench prog-a")
    assert table.dreamers[0].flipped == cards("workbench")


def test_a_clean_slate_rids_you_of_a_flaw_and_draws() -> None:
    table = dream(1, hands=["clean-slate a2"], decks=[DECK], discards=["leak"])
    table.does(0, act("clean-slate"), pay("a2"))
    assert (table.s.flaws_below, table.hand(0)) == (cards("leak"), ["c1"])


@pytest.mark.rule("ETH-TRN-16")
@pytest.mark.parametrize("suit", list(Suit))
def test_a_wall_calendar_has_a_gift_for_each_suit(suit: Suit) -> None:
    def also(s: Dream) -> None:
        placed("wall-calendar")(s)
        sealed("a1 a2 a3")(s)
        s.suit = suit

    table = dream(1, decks=[DECK], where="A1.nw", also=also).does(0, act("wall-calendar"))
    match suit:
        case Suit.HEARTS:
            assert len(table.dreamers[0].sealed) == 1
        case Suit.SPADES:
            assert table.hand(0) == ["c1"]
        case Suit.DIAMONDS:
            table.does(0, PutAway(card("c1")), KeepOnTop(card("c1")))
            assert ids(table.dreamers[0].discard) == ["c1"]
        case Suit.CLUBS:
            table.does(0, Walk(at("A2.nw")))
            assert table.dreamers[0].space == at("A2.nw")


def test_grey_paint_lets_three_cards_count_as_any_colour() -> None:
    table = dream(1, hands=["grey-paint a2 w2 a1 c1"], where="A1.nw")
    table.does(0, act("x-six"), pay("c1"), act("grey-paint"), pay("a2"), pay("w2"), pay("a1"))
    assert table.dreamers[0].ether == 1


def test_winding_it_up_turns_two_cards_up_and_places_one_for_less() -> None:
    lying = placed("prog-w prog-w-two grow-hand", flipped="prog-w prog-w-two")
    table = dream(1, hands=["wind-it-up a3 prog-a a1"], also=lying)
    table.does(0, act("wind-it-up"), pay("a3"), PickCard(card("prog-a")), pay("a1"))
    assert table.dreamers[0].flipped == []
    assert card("prog-a") in table.dreamers[0].progress


@pytest.mark.rule("ETH-GRD-14")
def test_talking_to_the_mirror_pays_a_share_of_a_gradual_action_for_who_stands_alone() -> None:
    table = dream(2, hands=["talk-to-the-mirror a2", ""], where="A1.nw A1.ne", also=sealed("a1"))
    table.does(0, act("talk-to-the-mirror"), pay("a2"), PutMarker(action("x-gradual-w"), Colour.WRATH))
    assert table.s.markers == [Markers(action("x-gradual-w"), [1, 0, 0])]
    assert table.dreamers[0].sealed == []
    beside = dream(2, hands=["talk-to-the-mirror a2", ""], where="A1.nw A1.nw")
    assert not beside.can(0, act("talk-to-the-mirror"))


@pytest.mark.rule("ETH-BAS-02")
def test_a_second_clock_brings_an_hour_to_a_dream_and_a_second_effort_to_each_turn() -> None:
    table = dream(1, where="A1.nw", also=placed("second-clock"))
    hours = table.s.hours
    carry_out(enter_all(game(table)))
    assert table.s.hours == hours + 1
    table.does(0, MakeEffort(), PickNumber(1), Walk(at("A1.ne")), MakeEffort(), PickNumber(1))
    table.does(0, Walk(at("A1.nw")))
    assert not table.can(0, MakeEffort())


def test_two_watches_are_sealed_for_a_turn() -> None:
    table = dream(1, turns=1, hands=["two-watches"]).does(0, act("two-watches"))
    assert (len(table.s.turn_deck), table.dreamers[0].sealed) == (2, cards("two-watches"))


def test_a_house_phone_draws_for_anybody_once_a_turn() -> None:
    table = dream(2, decks=[DECK, DECK], also=placed("house-phone"))
    table.does(0, act("house-phone")).all_do(PickSeat(1))
    assert table.hand(1) == ["c1"]
    assert not table.can(0, act("house-phone"))


def test_taking_off_its_hat_strips_and_poisons_one_figure_from_afar() -> None:
    figures = [("x-walker", "A2.nw"), ("x-other", "A1.nw")]
    table = dream(1, hands=["take-off-its-hat a3"], where="A1.nw", figures=figures, also=morphed("reach"))
    table.does(0, act("take-off-its-hat"), pay("a3"), FINISH, PickFigure(0))
    assert table.s.entities[0].morphings == []
    assert [one.poisoned for one in table.s.figures] == [True, False]


@pytest.mark.rule("ETH-ACT-18")
def test_a_name_on_water_makes_contacts_two_cheaper_but_never_free() -> None:
    lying = placed("name-written-on-water phrase-book")
    table = dream(1, hands=["a1 a1"], where="A1.se", also=lying)
    table.does(0, act("x-far"))
    assert not table.can(0, FINISH)
    hours = table.s.hours
    table.does(0, pay("a1"), FINISH)
    assert table.s.hours == hours + 1


def test_what_is_for_once_may_make_a_contact_free_all_the_same() -> None:
    table = dream(1, hands=["quiet-word c1"], where="A1.se").does(0, act("quiet-word"), pay("c1"))
    hours = table.s.hours
    table.does(0, act("x-far"))
    assert table.s.hours == hours + 1


def test_under_one_blanket_everybody_suffers_one_less() -> None:
    table = dream(3, hands=["one-blanket a4", "", ""])
    harm(table, 2, each=True)
    assert [d.distress for d in table.dreamers] == [1, 1, 1]
