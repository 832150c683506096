"""Slumbers, the Wraith, the Delta Phase."""

from collections.abc import Callable

import pytest

from dreamtable.content.effects import resolve
from dreamtable.games.etherfields.box import BOX, CARDS
from dreamtable.games.etherfields.model import FIRST_HOURS, NOTHING, Dream, Phase
from dreamtable.games.etherfields.moves import (
    Done,
    FaceSlumber,
    GoTo,
    Pass,
    Recover,
    SkipSlumber,
)
from dreamtable.games.etherfields.rules import RULES
from dreamtable.games.etherfields.scene import scene_of
from dreamtable.games.etherfields.world import slumber as slumbers
from dreamtable.games.etherfields.world.cards import SlumberEntity
from dreamtable.games.etherfields.world.delta import delta
from dreamtable.games.etherfields.world.gaining import add_slumber, put_in_place
from dreamtable.lang import Speaker
from etherfields.kit import act, action, at, card, cards, carry_out, game, invent, pay
from etherfields.way import slumber, way

FACE, SKIP = FaceSlumber(), SkipSlumber()
SLUMBER = "- {id: sl, kind: slumber, code: II-20 Z, figure: human, move: 1, turns: 3, out: [{seal: 1}]}"


def all_distress(num: int) -> Callable[[Dream], None]:
    """Let everybody have so much Distress."""

    def hurt(s: Dream) -> None:
        for d in s.dreamers:
            d.distress = num

    return hurt


@pytest.mark.rule("ETH-SLU-01", "ETH-SLU-04", "ETH-DWM-10")
def test_a_slumber_icon_turns_up_the_top_tile() -> None:
    table = way(1, at="b6", slumbers="wraith", gates="i-02-x").does(0, GoTo("a1"))
    assert table.world.slumber == "wraith"
    assert card("wraith") in table.s.shown


@pytest.mark.rule("ETH-SLU-02", "ETH-SLU-12")
def test_an_event_is_carried_out_and_goes_under_the_deck() -> None:
    table = way(1, at="b6", slumbers="habit").does(0, GoTo("a1"))
    assert (table.world.slumber, table.world.slumbers.below) == ("", ["habit"])
    assert table.s.phase is Phase.TRAVEL


@pytest.mark.rule("ETH-SLU-04")
@pytest.mark.parametrize(("progress", "grown"), [("prog-w prog-a", True), ("prog-w", False)])
def test_habits_that_are_strong_enough_let_harder_slumbers_come(progress: str, grown: bool) -> None:
    def settled(s: Dream) -> None:
        s.dreamers[0].progress = cards(progress)

    table = way(1, at="b6", slumbers="habit", also=settled).does(0, GoTo("a1"))
    assert (710 in table.s.read) == grown
    assert ("habit" in table.world.slumbers.below) != grown
    assert ("II-21 A" in table.s.removed) == grown


@pytest.mark.rule("ETH-SLU-03")
def test_a_new_slumber_goes_under_the_deck() -> None:
    world = way(1, slumbers="wraith").world
    add_slumber(world, "habit")
    add_slumber(world, "habit")
    assert (world.slumbers.top, world.slumbers.below) == (["wraith"], ["habit"])


@pytest.mark.rule("ETH-SLU-05", "ETH-SLU-06")
def test_a_slumber_is_set_up_on_the_tiles_that_lie_there_and_nobody_moves() -> None:
    table = way(1, at="b6", slumbers="wraith").does(0, GoTo("a1"), FACE)
    table.goes_on(lambda s: s.phase is Phase.DRAW or s.phase is Phase.FLOOR)
    s = table.s
    assert [CARDS[laid.tile].id for laid in s.tiles] == ["ii-36-crossing", "ii-36-tram-stop"]
    assert s.dreamers[0].space == at("B2.nw")
    assert len(s.turn_deck) + (s.current != NOTHING) == 4
    assert [figure.entity for figure in s.figures] == [card("wraith")]


@pytest.mark.rule("ETH-SLU-08", "ETH-SLU-10", "ETH-SLU-14", "ETH-WRA-04")
def test_a_slumber_may_be_skipped_before_its_set_up_which_gives_no_loot() -> None:
    table = way(1, at="b6", slumbers="wraith").does(0, GoTo("a1"), SKIP)
    s = table.s
    assert s.read == [770]
    assert [CARDS[one].kind() for one in s.dreamers[0].discard] == ["flaw"]
    assert (s.figures, s.dreamers[0].ether, s.phase) == ([], 0, Phase.TRAVEL)
    assert table.world.slumbers.below == ["wraith"]


@pytest.mark.rule("ETH-SLU-07", "ETH-TIM-14")
def test_at_the_start_of_a_turn_the_group_may_still_skip() -> None:
    table = slumber(1, hands=[""])
    table.goes_on(lambda s: s.phase is Phase.START)
    assert [type(move) for move in table.menu(0)][:2] == [FaceSlumber, SkipSlumber]
    table.does(0, SKIP)
    assert table.s.phase is Phase.TRAVEL
    assert table.s.read == [770]


@pytest.mark.rule("ETH-SLU-16")
@pytest.mark.parametrize(
    ("written", "before"), [(", skip: true", True), (", skip: true, fixed: true", False), ("", False)]
)
def test_only_a_skip_line_that_needs_no_set_up_is_offered_before_it(written: str, before: bool) -> None:
    name = invent(SLUMBER.replace("turns: 3", f"turns: 3{written}"))
    assert slumbers.may_skip_before(card(name)) == before
    table = way(1, at="b6", slumbers=name).does(0, GoTo("a1"))
    assert table.can(0, SKIP) == bool(written)  # else on the first Turn, or never


@pytest.mark.rule("ETH-SLU-09")
def test_without_turn_cards_the_same_effect_ends_the_slumber() -> None:
    table = slumber(1, turns=0, where="B3.se")
    table.does(0, Done()).goes_on(lambda s: s.phase in (Phase.TRAVEL, Phase.WAKING))
    assert 770 in table.s.read
    assert table.world.slumber == ""


@pytest.mark.rule("ETH-WRA-02", "ETH-SLU-11", "ETH-TIM-16")
def test_the_wraith_is_struck_only_out_of_darkness_and_that_wins_the_slumber() -> None:
    dark = slumber(1, hands=["w3 w2 w1"], where="B2.se")
    assert not dark.can(0, act("turn-on-him"))  # B2.ne is dark
    table = slumber(1, at="B2.se", hands=["w3 w2 w1"], where="B2.se")
    table.does(0, act("turn-on-him"), pay("w3"), pay("w2"), pay("w1"))
    table.goes_on(lambda s: s.phase is Phase.TRAVEL)
    s = table.s
    assert (s.figures, s.entities, s.current, s.stack, s.payments) == ([], [], NOTHING, [], [])
    assert (table.world.won, table.world.slumbers.below) == (["wraith"], ["wraith"])
    assert s.dreamers[0].space == at("B2.se")
    assert len(s.tiles) == 2


@pytest.mark.rule("ETH-WRA-01", "ETH-SLU-11")
def test_light_that_the_wraith_was_shown_leaves_with_it_and_other_light_stays() -> None:
    def lit(s: Dream) -> None:
        s.tokens = {"light": [at("B3.se")]}

    table = slumber(1, where="B2.ne", also=lit)
    put = BOX.actions[action("hold-a-light-to-his-feet")].action.do
    carry_out(resolve(put, scene_of(game(table), 0, card("wraith"))))
    assert len(table.s.tokens["light"]) == 2
    slumbers.clear(game(table), card("wraith"))
    assert table.s.tokens["light"] == [at("B3.se")]


@pytest.mark.rule("ETH-WRA-03")
def test_what_stands_on_the_wraith_is_what_the_rule_says() -> None:
    held = BOX.card(card("wraith"), SlumberEntity)
    printed = [line.key for line in held.lines()]
    assert printed[:2] == ["print-slumber", "print-move"]
    assert {"print-morph", "print-basic", "print-special", "print-out"} <= set(printed)


@pytest.mark.rule("ETH-SLU-13")
def test_a_deliverance_is_printed_and_not_offered() -> None:
    name = invent(
        "- {id: sl, kind: slumber, code: II-20 Z, figure: human, move: 1, turns: 3, out: [{seal: 1}],"
        ' deliverance: {id: let-go, cost: "0", do: [{end-slumber: win}]}}'
    )
    assert "print-deliverance" in [line.key for line in BOX.card(card(name), SlumberEntity).lines()]
    assert not BOX.actions_of.get(card(name))


@pytest.mark.rule("ETH-SLU-15")
def test_a_slumber_goes_on_although_nobody_can_reach_the_entity() -> None:
    table = slumber(1, where="B3.se", at="B2.ne")
    table.does(0, Done()).goes_on(lambda s: s.turn == 2 or s.phase is Phase.TRAVEL)
    assert table.match.outcome is None


@pytest.mark.rule("ETH-SLU-17", "ETH-SCR-08")
def test_the_page_of_a_first_win_opens_once_in_a_campaign() -> None:
    name = invent(
        "- {id: p-796, kind: paragraph, number: 796, dream: world, do: [{gain: key}]}\n"
        + SLUMBER.replace("turns: 3", "turns: 3, first-win: 796")
    )
    table = way(1)
    for _ in range(2):
        table.world.slumber = name
        slumbers.break_off(table.s, "win")
        carry_out(slumbers.after(game(table)))
    assert (table.s.read, table.s.keys) == ([796], 1)


@pytest.mark.rule("ETH-MCH-06", "ETH-PAI-09")
def test_a_death_in_a_slumber_stays_inside_the_way_and_leads_to_awakening() -> None:
    def dying(s: Dream) -> None:
        s.dreamers[0].distress = 8
        s.dreamers[0].ether = 2

    table = slumber(1, where="B2.se", also=dying)
    table.does(0, Done()).goes_on(lambda s: s.phase is Phase.TRAVEL)
    s = table.s
    assert table.match.outcome is None
    assert (s.dreamers[0].distress, s.dreamers[0].ether) == (0, 0)
    assert any(CARDS[one].kind() == "flaw" for one in s.dreamers[0].deck.loose)
    assert "wisdom-death" in table.world.wisdom
    assert table.world.team == "b1"


@pytest.mark.rule("ETH-DEL-01", "ETH-DEL-03", "ETH-DEL-04", "ETH-DEL-05", "ETH-SLU-12")
def test_below_the_others_lies_delta_which_shuffles_them_above_it_again() -> None:
    table = way(1, at="b6", below="wraith habit").does(0, GoTo("a1"))
    assert table.world.slumbers.loose == ["habit", "wraith"]
    assert table.world.slumbers.below == []
    assert table.s.hours == FIRST_HOURS[1]
    assert len(table.s.tiles) == 2
    assert table.dreamers[0].space == at("B2.nw")


@pytest.mark.rule("ETH-DEL-02")
def test_in_the_delta_phase_each_dreamer_recovers_in_one_way() -> None:
    table = way(2, at="b6", also=all_distress(3)).all_vote(GoTo("a1"))
    table.does(0, Recover("distress")).does(1, Pass())
    assert [d.distress for d in table.dreamers] == [0, 3]
    assert carry_out(delta(game(table))) != []


@pytest.mark.rule("ETH-SSN-05")
def test_a_season_may_take_a_turn_card_from_a_slumber_but_never_below_two() -> None:
    from etherfields.kit import invent

    frost = invent(
        "- {id: frost, kind: season, code: II-41 I99, while: [{mod: turns-slumber, num: -1, who: each}]}"
    )
    table = way(1, at="b6", slumbers="wraith", season=frost).does(0, GoTo("a1"), FACE)
    table.goes_on(lambda s: s.phase is Phase.DRAW or s.phase is Phase.FLOOR)
    assert len(table.s.turn_deck) + 1 == 3


@pytest.mark.rule("ETH-PAI-06", "ETH-SLU-03")
def test_what_this_edition_does_not_have_is_owed() -> None:
    world = way(1).world
    put_in_place(world, "add-slumber II-20 Z")
    assert world.owed == ["add-slumber II-20 Z"]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Basic: Each Dreamer in its space or in Darkness suffers 1 Distress."),
        (
            "en",
            "Special: Each Dreamer within range 1 chooses: Pay 1 Gem or suffer 1 Distress and Seal 2 cards.",
        ),
        ("zh-Hans", "基础：与其同格，或位于黑暗格的每位入梦者遭受1点苦痛。"),
        ("ja", "基本：同じマス、または闇のあるマスにいる各ドリーマーは苦悩を1受ける。"),
        ("en", "Morphing: This Entity gains 1 Morphing, then remove all Light tokens wherever they lie."),
        ("zh-Hans", "变异：此实影获得1个变异，然后移除全部光标记。"),
        ("ja", "変異：この実影は変異を1つ得る。その後、光トークンをすべて取り除く。"),
    ],
)
def test_the_wraith_says_in_one_sentence_whom_it_reaches(lang: str, said: str) -> None:
    speaker = Speaker(lang, RULES)
    wraith = BOX.components["wraith"]
    assert isinstance(wraith, SlumberEntity)
    assert said in [speaker.word(word) for word in wraith.words()]
