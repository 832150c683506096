"""Slumbers B to G: who calls, what each of them wants, and the two ways to deal with it."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from dreamtable.content.effects import resolve
from dreamtable.games.etherfields.box import BOX, CARDS
from dreamtable.games.etherfields.cards import Tile
from dreamtable.games.etherfields.entities import move_figures
from dreamtable.games.etherfields.map import place_of, redraw
from dreamtable.games.etherfields.model import Bet, Dream, Laid, Phase, Suit, World
from dreamtable.games.etherfields.moves import Done, Finish, PickFigure
from dreamtable.games.etherfields.parts import TERRAINS
from dreamtable.games.etherfields.rules import RULES
from dreamtable.games.etherfields.scene import happened, scene_of
from dreamtable.games.etherfields.world import slumber as slumbers
from dreamtable.games.etherfields.world.cards import SlumberEntity
from dreamtable.lang import Speaker
from etherfields.kit import Table, act, at, card, cards, carry_out, dream, game, pay
from etherfields.test_content import FILES

FINISH = Finish()
DARKNESS = TERRAINS.index("darkness")
CALLERS = ("toll-collector", "hungry-stairs", "moth-choir", "lost-class", "umbrella-pack", "landlord")
DECK = "c1 c1 c1 c1 c1 c1 c1 c1 c1 c1 c1 c1"


def slumber(name: str, *where: str, tiles: str = "", **more: Any) -> Table:
    """Set a Slumber up on the crossing and the tram stop, with figures of its Entity, in its first Turn."""
    also = more.pop("also", None)
    seats = more.pop("seats", 1)

    def world(s: Dream) -> None:
        s.tiles = []
        for tile in ["ii-36-crossing", "ii-36-tram-stop", *tiles.split()]:
            s.tiles.append(Laid(card(tile), place_of(BOX.card(card(tile), Tile))))
        redraw(s)
        s.gate = -1
        s.world = World(districts=["suburbia"], team="b1", slumber=name)
        if also is not None:
            also(s)

    figures = [(name, one) for one in where]
    more.setdefault("decks", [DECK] * seats)
    return dream(seats, figures=figures, also=world, **more)


def settle(table: Table) -> Table:
    """Answer whatever is asked by its first entry, until the Team is on the map again."""
    while table.s.phase is not Phase.TRAVEL and table.match.outcome is None:
        table.match.choose(table.match.due()[0], 0)
    return table


def won(table: Table) -> bool:
    """Say whether the Slumber was won, and is over."""
    world = table.s.world
    assert world is not None
    return bool(world.won) and not table.s.figures and not world.slumber


def rich(num: int) -> Any:
    """Let the first Dreamer have Ether."""
    return lambda s: setattr(s.dreamers[0], "ether", num)


def marks(num: int) -> Any:
    """Let so many markers lie on the tile."""
    return lambda s: setattr(s.entities[0], "marks", num)


# All of them


@pytest.mark.rule("ETH-SLU-19")
@pytest.mark.parametrize("name", CALLERS)
def test_each_can_be_dealt_with_in_two_ways_that_need_different_things(name: str) -> None:
    entity = BOX.card(card(name), SlumberEntity)
    ways = [one.cost.written for one in (*entity.interactions, *entity.actions)]
    wanted = {way[0] if way[0] in "EG" else re.sub(r"[^WCA]", "", way) for way in ways}
    assert len(wanted) >= 2


@pytest.mark.rule("ETH-SLU-17", "ETH-SLU-07")
@pytest.mark.parametrize("name", CALLERS)
def test_each_may_be_skipped_and_tells_something_the_first_time_it_is_won(name: str) -> None:
    entity = BOX.card(card(name), SlumberEntity)
    assert (entity.skip, bool(entity.out)) == (True, True)
    assert entity.first_win in BOX.paragraphs


@pytest.mark.rule("ETH-SLU-04")
def test_habits_bring_all_of_them_to_the_street() -> None:
    added = [code for card in FILES["world-slumbers"] for step in card.get("do", ()) for code in said(step)]
    assert sorted(added) == [f"II-20 {letter}" for letter in "BCDEFG"]


def said(step: dict[str, Any]) -> list[str]:
    """Return the Slumbers that a step adds."""
    return [one["add-slumber"] for one in step.get("then", ()) if "add-slumber" in one]


# The Toll Collector


def test_exact_change_satisfies_the_collector() -> None:
    table = slumber("toll-collector", "B2.nw", where="B2.nw", also=rich(2))
    table.s.entities[0].marks = 2
    table.does(0, act("count-out-the-change"), act("count-out-the-change"))
    assert won(settle(table))
    assert table.s.keys == 1  # page 753


def test_pushing_past_the_collector_wins_too_and_leaves_a_flaw() -> None:
    table = slumber("toll-collector", "B2.nw", where="B2.nw", hands=["w3 w2"], flaws="leak")
    table.does(0, act("push-past-the-collector"), pay("w3"), pay("w2"), FINISH)
    assert won(settle(table))
    assert card("leak") in table.dreamers[0].discard


def test_the_collector_wants_two_and_a_morphing_makes_it_one_more() -> None:
    entity = BOX.card(card("toll-collector"), SlumberEntity)
    table = slumber("toll-collector")
    table.s.entities.clear()
    table.s.turn_deck, table.s.current = [], -1
    carry_out(slumbers.begin(game(table)))
    assert [one.marks for one in table.s.entities] == [2]
    assert entity.morph


# The Hungry Stairs


def test_shoes_left_on_the_stairs_cost_a_card_and_feed_them() -> None:
    table = slumber("hungry-stairs", "B2.sw", where="B2.sw", hands=["c3 a1"])
    table.does(0, act("go-up-in-your-socks"), pay("c3"))
    assert table.hand(0) == []
    assert won(settle(table))


@pytest.mark.rule("ETH-SLU-20")
def test_the_slumber_of_the_stairs_goes_on_while_one_of_them_is_left() -> None:
    table = slumber("hungry-stairs", "B2.sw", "B2.sw", where="B2.sw", hands=["c3 a1"])
    table.does(0, act("go-up-in-your-socks"), pay("c3"), PickFigure(0))
    assert len(table.s.figures) == 1
    assert table.s.world is not None
    assert table.s.world.won == []


@pytest.mark.rule("ETH-EMV-12")
def test_one_flight_comes_to_the_stairs_closest_to_a_dreamer_and_the_other_stays() -> None:
    table = slumber("hungry-stairs", "B2.sw", "B2.sw", tiles="ii-36-footbridge", where="B4.ne")
    carry_out(move_figures(game(table)))
    assert sorted(one.space for one in table.s.figures) == sorted([at("B2.sw"), at("B4.se")])
    carry_out(move_figures(game(table)))
    assert sorted(one.space for one in table.s.figures) == sorted([at("B2.sw"), at("B4.se")])


# The Moth Choir


def test_moths_in_the_light_sing_and_are_gone_at_the_end_of_the_turn() -> None:
    def lit(s: Dream) -> None:
        s.tokens["light"] = [at("B3.ne")]
        redraw(s)

    table = slumber("moth-choir", "B3.ne", where="B2.nw", turn="t01", also=lit, turns=3)
    table.s.blocked_steps = list(range(9))
    table.all_do(Done())
    assert won(settle(table))


def test_a_moth_can_be_talked_to_one_by_one() -> None:
    table = slumber("moth-choir", "B2.nw", "B3.ne", where="B2.nw", hands=["a2"])
    table.does(0, act("beat-time-for-one"), pay("a2"), FINISH)
    assert [one.space for one in table.s.figures] == [at("B3.ne")]


def test_something_bright_is_held_up_where_you_stand_and_goes_out_with_the_slumber() -> None:
    table = slumber("moth-choir", "B2.nw", where="B2.nw", hands=["c2 a2"])
    table.does(0, act("hold-up-something-bright"), pay("c2"))
    assert table.s.tokens["light"] == [at("B2.nw")]
    table.does(0, act("beat-time-for-one"), pay("a2"), FINISH)
    assert won(settle(table))
    assert table.s.tokens["light"] == []


# The Lost Class


def test_a_pupil_sent_ahead_goes_towards_the_entrance_and_home_by_it() -> None:
    table = slumber("lost-class", "B2.se", "B3.nw", where="B2.se", hands=["a3"])
    table.does(0, act("send-one-ahead"), pay("a3"), FINISH)
    assert [one.space for one in table.s.figures] == [at("B3.nw")]
    far = slumber("lost-class", "B3.sw", where="B3.sw", hands=["a3"])
    far.does(0, act("send-one-ahead"), pay("a3"), FINISH)
    far.match.choose(0, 0)
    assert [one.space != at("B3.sw") for one in far.s.figures] == [True]


def test_all_who_came_to_the_entrance_are_counted_in_at_once() -> None:
    table = slumber("lost-class", "B2.nw", "B2.nw", "B2.nw", where="B2.nw", hands=["c3"])
    table.does(0, act("count-them-in"), pay("c3"))
    assert won(settle(table))
    assert [CARDS[one].id for one in table.s.notes] == ["childs-drawing"]


def test_nobody_is_counted_in_away_from_the_entrance() -> None:
    table = slumber("lost-class", "B2.se", where="B2.se", hands=["c3"])
    assert not table.can(0, act("count-them-in"))


# The Umbrella Pack


def test_an_umbrella_is_shut_by_its_handle_but_not_in_the_wet() -> None:
    table = slumber("umbrella-pack", "B2.se", where="B2.se", hands=["c3"])
    table.does(0, act("catch-the-handle"), pay("c3"))
    assert won(settle(table))
    assert [CARDS[one].id for one in table.s.notes] == ["dry-match"]
    wet = slumber("umbrella-pack", "A3.nw", tiles="ii-36-lock", where="A3.nw", hands=["c3"])
    assert not wet.can(0, act("catch-the-handle"))


def test_a_match_that_was_found_is_struck_for_a_light_anywhere() -> None:
    def found(s: Dream) -> None:
        s.notes = cards("dry-match")

    table = slumber("umbrella-pack", "B3.ne", where="B2.se", also=found)
    table.does(0, act("strike-the-match"))
    table.match.choose(0, 0)
    assert (len(table.s.tokens["light"]), table.s.notes) == (1, [])


# The Landlord


def test_the_landlord_takes_the_rent_in_talk_and_money_mixed() -> None:
    table = slumber("landlord", "B2.ne", seats=2, where="B2.se B2.se", hands=["a4 a4", ""], also=rich(2))
    table.does(0, act("talk-it-over"), pay("a4"), pay("a4"), FINISH)
    assert table.s.entities[0].marks == 2
    table.does(0, act("pay-a-weeks-rent"), act("pay-a-weeks-rent"))
    assert won(settle(table))


def test_a_talk_alone_is_enough_if_it_is_long() -> None:
    table = slumber("landlord", "B2.ne", where="B2.se", hands=["a4"], also=marks(1))
    hours = table.s.hours
    table.does(0, act("talk-it-over"), pay("a4"), FINISH)
    assert won(settle(table))
    assert table.s.hours == hours + 1  # page 758


@pytest.mark.rule("ETH-SLU-11", "ETH-END-01")
def test_bets_and_loose_bricks_end_with_the_slumber() -> None:
    def also(s: Dream) -> None:
        s.bets = [Bet(0, Suit.HEARTS, card("weather-house"), 0)]
        s.opened, s.opened_now = ["18-19"], ["18-19"]

    table = slumber("landlord", "B2.ne", where="B2.se", hands=["a4"], also=also)
    table.s.entities[0].marks = 1
    table.does(0, act("talk-it-over"), pay("a4"), FINISH)
    assert won(settle(table))
    assert (table.s.bets, table.s.opened) == ([], [])


# Seasons and events


@pytest.mark.rule("ETH-SSN-05")
def test_in_the_undertow_everybody_loses_a_card_when_a_slumber_begins() -> None:
    def season(s: Dream) -> None:
        assert s.world is not None
        s.world.season = "undertow"

    table = slumber("moth-choir", "B3.ne", seats=2, hands=["c1 c1", "c1"], also=season)
    carry_out(happened(game(table), "slumber-start"))
    assert [len(table.hand(seat)) for seat in (0, 1)] == [1, 0]


def drawn(name: str, notes: str = "", before: Callable[[Dream], None] = lambda _: None, **more: Any) -> Table:
    """Let an event be the next tile of the Slumber deck, drawn at once."""

    def also(s: Dream) -> None:
        before(s)
        assert s.world is not None
        s.world.slumber, s.world.icons = "", ["slumber"]
        s.world.slumbers.top, s.notes = [name], cards(notes)
        s.phase, s.current, s.turn_deck = Phase.ARRIVAL, -1, []

    return slumber("moth-choir", also=also, **more)


def test_a_letter_comes_under_the_door_and_the_old_neighbour_pays_for_it() -> None:
    table = settle(drawn("letter-under-the-door", seats=2))
    assert [CARDS[one].id for one in table.s.notes] == ["letter-without-stamp"]
    assert table.s.world is not None
    assert "letter-under-the-door" not in table.s.world.slumbers.below
    visit = settle(drawn("old-neighbour", seats=2, notes="letter-without-stamp"))
    assert [d.ether for d in visit.dreamers] == [1, 1]


def test_the_kind_window_lets_each_choose() -> None:
    table = drawn("kind-window", seats=2)
    assert [table.is_asked(seat, "ETH-CHO-04") for seat in (0, 1)] == [True, False]
    table.match.choose(0, 0)
    assert table.is_asked(1, "ETH-CHO-04")


@pytest.mark.rule("ETH-SCR-06", "ETH-SLU-03")
def test_behind_the_kind_window_a_knight_who_was_let_out_has_both_for_everybody() -> None:
    def hurt(s: Dream) -> None:
        s.flags.append("camp.knight-free")
        for d in s.dreamers:
            d.distress, d.sealed = 2, cards("a1 a1 a1")

    table = drawn("kind-window", seats=2, before=hurt)
    assert [(d.distress, len(d.sealed)) for d in table.dreamers] == [(1, 1), (1, 1)]


@pytest.mark.rule("ETH-SCR-06", "ETH-SLU-03")
@pytest.mark.parametrize(("mercy", "gems"), [(1, 0), (2, 1)])
def test_whoever_was_kind_twice_finds_a_gem_among_what_was_lost(mercy: int, gems: int) -> None:
    def kind(s: Dream) -> None:
        s.counters["camp.mercy"] = mercy

    table = drawn("lost-and-found", before=kind)
    assert sum(d.gems for d in table.dreamers) == gems


@pytest.mark.rule("ETH-SCR-06", "ETH-SLU-06")
@pytest.mark.parametrize(("debt", "marks_"), [(1, 2), (2, 3)])
def test_the_collector_has_heard_what_one_owes_in_the_city(debt: int, marks_: int) -> None:
    table = slumber("toll-collector")
    table.s.counters["camp.debt"] = debt
    table.s.entities.clear()
    table.s.turn_deck, table.s.current = [], -1
    carry_out(slumbers.begin(game(table)))
    assert table.s.entities[0].marks == marks_


def test_no_night_is_like_the_last_one() -> None:
    lines = {name: BOX.card(card(name), SlumberEntity) for name in CALLERS}
    faces = {(one.figure, one.move, one.turns, one.basic, one.special, one.out) for one in lines.values()}
    assert len(faces) == len(CALLERS)
    assert len({one.out for one in lines.values()}) == len(CALLERS)


@pytest.mark.rule("ETH-WRA-03", "ETH-MAP-22")
def test_all_lights_go_out_at_once_and_darkness_is_back() -> None:
    """Nobody is asked for an order where all are taken."""

    def lights(s: Dream) -> None:
        s.tokens["light"] = [at("B2.ne"), at("B3.nw")]
        redraw(s)

    table = slumber("wraith", "B3.nw", also=lights)
    assert not table.s.terrain[DARKNESS] >> at("B3.nw") & 1
    asked = carry_out(
        resolve(BOX.card(card("wraith"), SlumberEntity).morph, scene_of(game(table), 0, card("wraith")))
    )
    assert "ETH-GEN-13" not in asked
    assert table.s.tokens["light"] == []
    assert table.s.terrain[DARKNESS] >> at("B3.nw") & 1


# How they are told


@pytest.mark.parametrize(
    ("lang", "says"),
    [
        ("en", "No movement value (Entity token)."),
        ("zh-Hans", "没有移动值（实影标记）。"),
        ("ja", "移動値なし（実影トークン）。"),
    ],
)
def test_stairs_that_do_not_walk_say_so(lang: str, says: str) -> None:
    assert says in lines_of("hungry-stairs", lang)


@pytest.mark.parametrize(
    ("lang", "says"),
    [
        ("en", "If each Dreamer has at least 2 active Progress cards, read paragraph 710,"),
        ("zh-Hans", "若每位入梦者都有至少2张激活的进程牌，阅读段落710，"),
        ("ja", "どのドリーマーにもアクティブな進行カードが2枚以上あるなら、段落710を読む。"),
    ],
)
def test_what_habits_ask_for_reads_as_a_sentence(lang: str, says: str) -> None:
    assert lines_of("habit", lang)[0].startswith(says)


def lines_of(name: str, lang: str) -> list[str]:
    """Return what is printed on a tile."""
    speaker = Speaker(lang, RULES)
    return [speaker.word(word) for word in CARDS[card(name)].words()]
