"""Dream 4, Paper Winter: folds, snow, the house, the Companion, its riddle, endings, the lines by which it is
won."""

from typing import Any

import pytest

from dreamtable.games.etherfields.bot import BOT
from dreamtable.games.etherfields.box import BOX
from dreamtable.games.etherfields.cards import Overlay, Paragraph, Tile
from dreamtable.games.etherfields.companions import companion_of
from dreamtable.games.etherfields.dreams.fold import RING, is_house, let_it_snow, lit
from dreamtable.games.etherfields.entities import goals_of
from dreamtable.games.etherfields.events import CompanionCame, SnowFell
from dreamtable.games.etherfields.look import free, tokens_left
from dreamtable.games.etherfields.losses import check
from dreamtable.games.etherfields.map import (
    distance,
    edge_named,
    is_on,
    neighbours,
    printed_at,
    redraw,
    slot_space,
    spaces_with,
    tile_at,
    walking,
)
from dreamtable.games.etherfields.model import (
    COLUMNS,
    Beginning,
    Companion,
    Dream,
    EtherfieldsOptions,
    Kind,
    Phase,
    Snow,
)
from dreamtable.games.etherfields.moves import (
    Accept,
    Act,
    Done,
    EnterAnswer,
    Lift,
    PickChoice,
    PickOption,
    PickPrice,
    PickSpace,
    PlaceGem,
    PutDown,
    SetDial,
    StartMove,
    Walk,
)
from dreamtable.games.etherfields.rules import RULES
from dreamtable.games.etherfields.scene import scene_of
from dreamtable.games.etherfields.script import open_paragraph
from dreamtable.games.etherfields.secrets import reveal
from dreamtable.games.etherfields.terms import Number
from dreamtable.games.etherfields.turn_cards import resolve_step
from dreamtable.games.etherfields.verbs.people import Suffer
from dreamtable.games.etherfields.world.gaining import new_world, world_from
from dreamtable.kernel import Chair, Match, Seat
from etherfields.kit import Table, act, at, card, cards, carry_out, dream, game, night
from etherfields.test_drowned_arcade import chooses, ends, offered, pays, uses, walks
from etherfields.test_orchestra import goes

OPEN = "I-04 SETUP, I-04 A"
GARDEN = "I-04 Z, I-04 AA, I-04 BB, I-04 J, I-04 K, I-04 L, I-04 MM, I-04 R, I-04 T, I-04 YY"
FOLDS = "stairs-fold cup-fold gate-fold mended-bird"
CARD = "t12"


def garden(
    seats: int = 1,
    *,
    tiles: str = GARDEN,
    folds: str = "",
    lying: str = "",
    flags: str = "",
    carried: str = "",
    knight: str = "",
    **said: Any,
) -> Table:
    """Set the garden: which places and folds lie there, which tokens where, and where the knight stands."""

    def set_paper(s: Dream) -> None:
        s.module = Snow()
        s.flags += ["carry.light-night", "carry.light-steady", *flags.split()]
        for name in folds.split():
            s.overlays.append(card(name))
            s.shown.append(card(name))
            s.secrets.pop(BOX.notes[card(name)].code, None)
        for one in lying.split():
            thing, _, space = one.partition(":")
            s.tokens.setdefault(thing, []).append(at(space))
        if knight:
            s.companions = [Companion(card("box-knight"), at(knight))]
        s.dreamers[0].carries = carried.split()
        redraw(s)

    given = {"where": "C2.se", "turn": CARD} | said
    return dream(seats, gate="i-04-x", tiles=tiles, also=set_paper, **given)


def begins(table: Table, *hands: str) -> Table:
    """Let a Turn begin on the open floor, with these hands and nobody hurt."""
    for d, hand in zip(table.dreamers, hands, strict=False):
        d.hand = cards(hand)
        d.distress = 0
        d.paralyzed = 0
    table.s.current = card(CARD)
    table.s.phase = Phase.FLOOR
    table.match = Table(table.s).match
    return table


def answers(table: Table) -> Table:
    """Answer what is asked by its first entry until the floor is open again."""
    while not any(table.is_asked(seat, "ETH-TRO-05") for seat in range(len(table.dreamers))):
        table.match.choose(table.match.due()[0], 0)
    return table


def lays(table: Table, code: str) -> Table:
    """Let an Overlay come down."""
    carry_out(reveal(scene_of(game(table), 0), code))
    return table


def opens(table: Table, page: int, seat: Seat = 0) -> Table:
    """Open a page for somebody."""
    carry_out(open_paragraph(scene_of(game(table), seat), page))
    return table


def snows(table: Table) -> Table:
    """Let it snow; whatever is asked is answered by its first entry."""
    carry_out(let_it_snow(game(table)))
    return table


def lights(table: Table) -> dict[str, list[int]]:
    """Return the Lights that lie in the garden."""
    return {thing: spaces for thing, spaces in table.s.tokens.items() if spaces}


def points(table: Table, one: str, other: str, seat: Seat = 0) -> Table:
    """Let a Dreamer lay a finger on each of two spaces, and pay with two cards; the others agree."""
    table.does(seat, offered(table, seat)["lay-the-birds-together"])
    table.does(seat, SetDial(f"space-{at(one)}"), SetDial(f"space-{at(other)}"), EnterAnswer())
    for friend in range(len(table.dreamers)):
        if table.can(friend, Accept()):
            table.does(friend, Accept())
    seals = [move for move in table.menu(seat) if isinstance(move, PickPrice) and "seal" in move.price]
    if seals:
        table.does(seat, seals[0])
    return table


def until_the_door(table: Table) -> Table:
    """Let everybody be done, and answer by the first entry until the door is there."""
    table.all_do(Done())
    while not any(isinstance(move, PickChoice) for move in table.menu(table.match.due()[0])):
        table.match.choose(table.match.due()[0], 0)
    assert table.s.read[-1] == 4070
    return table


def side(table: Table, space: str) -> str:
    """Return the code of the side that lies up in a space."""
    laid = tile_at(table.s, at(space))
    assert laid is not None
    return BOX.notes[laid.tile].code


# The lines by which it is won


def alone_to_the_door() -> Table:
    """Play the sheet's line for one Dreamer up to the door."""
    table = garden(tiles=OPEN, hands=["w1 c1 w2 c2 w2"])
    uses(table, 0, "try-the-shed", "w1")
    walks(table, 0, "C3.sw", "c1")
    uses(table, 0, "screw-in-the-bulb", "w2")
    walks(table, 0, "C2.sw", "c2")
    uses(table, 0, "light-the-gate-lamp", "w2")
    begins(night(table), "c1 c3 c1 c3")
    walks(table, 0, "C2.nw", "c1")
    uses(table, 0, "lay-down-the-gate", "c3")
    walks(table, 0, "B2.sw", "c1")
    uses(table, 0, "lift-the-corner", "c3")
    begins(night(table), "c1 w1 c3 w2 c2")
    walks(table, 0, "B2.se", "c1")
    uses(table, 0, "follow-the-prints", "w1")
    answers(table)
    walks(table, 0, "B3.ne", "c3")
    uses(table, 0, "read-the-drift", "w2")
    answers(table)
    walks(table, 0, "A4.sw", "c2")
    begins(night(table), "w2 a3")
    uses(table, 0, "feed-the-stove", "w2")
    uses(table, 0, "turn-the-cups", "a3")
    begins(lays(night(table), "I-04 F"), "c3 w1 w1")
    walks(table, 0, "B2.se", "c3")
    points(table, "B3.nw", "C3.sw")
    uses(table, 0, "burn-a-letter")
    return until_the_door(table)


@pytest.mark.rule("ETH-DRM-07", "ETH-DRM-08", "ETH-MAP-28")
def test_one_dreamer_wins_with_one_flame_that_is_guarded_and_three_lights_through_folds() -> None:
    table = alone_to_the_door()
    assert table.s.turn == 5
    chooses(table, 1)
    ends(table)
    assert table.s.ending == "victory"
    for page in (
        4004,
        4011,
        4010,
        4022,
        4020,
        4005,
        4006,
        4012,
        4021,
        4025,
        4041,
        4061,
        4070,
        4950,
        4970,
        4990,
    ):
        assert page in table.s.read


@pytest.mark.rule("ETH-DRM-08", "ETH-GRD-01")
def test_four_dreamers_win_with_the_same_folds_four_times_as_dear() -> None:
    table = garden(
        4,
        tiles=OPEN,
        where="C2.se B2.sw C2.sw C2.nw",
        hands=["w1 c1 w3 w3 w2", "c3 c3 c3 c3", "w3 w3 w2", "c3 c3 c3 c3"],
    )
    uses(table, 0, "try-the-shed", "w1")
    walks(table, 0, "C3.sw", "c1")
    uses(table, 0, "screw-in-the-bulb", "w3 w3 w2")
    uses(table, 1, "lift-the-corner", "c3 c3 c3 c3")
    uses(table, 2, "light-the-gate-lamp", "w3 w3 w2")
    uses(table, 3, "lay-down-the-gate", "c3 c3 c3 c3")
    begins(night(table), "", "c1 w1 c3 w2 c2", "", "")
    walks(table, 1, "B2.se", "c1")
    uses(table, 1, "follow-the-prints", "w1")
    answers(table)
    walks(table, 1, "B3.ne", "c3")
    uses(table, 1, "read-the-drift", "w2")
    answers(table)
    walks(table, 1, "A4.sw", "c2")
    begins(night(table), "", "w3 w3 w2", "", "")
    uses(table, 1, "feed-the-stove", "w3 w3 w2")
    begins(lays(night(table), "I-04 F"), "", "a3 a3 a3 a3", "", "c2 w1 w1")
    uses(table, 1, "turn-the-cups", "a3 a3 a3 a3")
    points(table, "C3.sw", "B3.nw", seat=2)
    walks(table, 3, "B2.se", "c2")
    uses(table, 3, "burn-a-letter")
    chooses(until_the_door(table), 1)
    ends(table)
    assert table.s.ending == "victory"
    assert all(d.ether >= 2 for d in table.dreamers)


@pytest.mark.rule("ETH-DRM-07", "ETH-DRM-08")
def test_three_lanterns_do_not_win_because_the_snow_leaves_one() -> None:
    table = garden(
        3,
        where="A2.se B2.nw B2.se",
        folds="stairs-fold mended-bird",
        lying="light:A2.se light:B2.nw light:B2.se",
    )
    assert is_house(table.s)
    snows(table)
    assert not is_house(table.s)
    assert 4070 not in table.s.read


# Folds


@pytest.mark.rule("ETH-MAP-28", "ETH-MAP-29")
def test_a_fold_lays_two_spaces_on_each_other_for_dreamers_and_for_light_alone() -> None:
    s = garden(tiles=GARDEN.replace("I-04 MM", "I-04 M"), folds="stairs-fold").s
    stove, path = at("A4.sw"), at("A2.se")
    assert distance(s, stove, path) == 5
    table = garden(folds="stairs-fold cup-fold")
    assert walking(table.s, stove, 1) >> path & 1
    assert path not in neighbours(table.s, stove)
    assert is_on(table.s, path, "light")
    assert not is_on(table.s, at("A2.ne"), "light")


@pytest.mark.rule("ETH-MAP-28", "ETH-MAP-29")
def test_light_goes_through_one_fold_and_never_on_through_a_second() -> None:
    table = garden(tiles=GARDEN.replace("MM", "M"), folds="cup-fold stile-fold", lying="light:A4.sw")
    assert is_on(table.s, at("A2.se"), "light")
    assert not is_on(table.s, at("A1.sw"), "light")  # folded onto A2.se as well


@pytest.mark.rule("ETH-MOV-01", "ETH-MAP-28")
def test_whoever_stands_at_the_stove_steps_out_on_the_path() -> None:
    table = garden(where="A4.sw", folds="cup-fold", hands=["c1"])
    table.does(0, StartMove())
    pays(table, 0, "c1")
    assert table.can(0, Walk(at("A2.se")))


@pytest.mark.rule("ETH-OVL-01", "ETH-OVL-07")
def test_the_ground_is_lifted_and_there_are_stairs_without_walls() -> None:
    table = garden(tiles=OPEN, where="B2.sw", hands=["c3"])
    assert not is_on(table.s, at("B2.ne"), "stairs")
    uses(table, 0, "lift-the-corner", "c3")
    assert is_on(table.s, at("B2.ne"), "stairs")
    assert side(table, "B2.ne") == "I-04 AA"


@pytest.mark.rule("ETH-OVL-01", "ETH-MAP-13")
def test_the_gate_lies_down_and_has_a_slot_that_reaches_farther() -> None:
    table = garden(tiles=OPEN, where="C2.nw", hands=["c3"])
    uses(table, 0, "lay-down-the-gate", "c3")
    printed = printed_at(table.s, at("C2.nw"))
    assert printed is not None
    assert printed.has_slot
    assert walking(table.s, at("B2.nw"), 1) >> at("C2.sw") & 1


@pytest.mark.rule("ETH-OVL-07")
def test_the_cups_make_a_wall_and_a_lit_corner_in_the_greenhouse() -> None:
    before = garden().s
    assert at("A3.se") in neighbours(before, at("A3.sw"))
    table = garden(folds="cup-fold")
    assert at("A3.se") not in neighbours(table.s, at("A3.sw"))
    assert is_on(table.s, at("A3.se"), "light")


@pytest.mark.rule("ETH-OVL-01", "ETH-OVL-07")
def test_the_stile_is_marked_and_closes_on_the_path() -> None:
    table = garden(where="A1.se", hands=["a1 c3"])
    assert at("A2.sw") not in neighbours(table.s, at("A1.se"))
    assert "close-the-stile" not in offered(table, 0)
    uses(table, 0, "mark-the-stile", "a1")
    uses(table, 0, "close-the-stile", "c3")
    assert table.s.read == [4024]
    assert at("A2.sw") in neighbours(table.s, at("A1.se"))
    assert walking(table.s, at("A1.sw"), 1) >> at("A2.se") & 1


@pytest.mark.rule("ETH-MAP-04", "ETH-MAP-05", "ETH-OVL-07")
def test_the_folded_pond_straddles_two_places() -> None:
    table = garden(where="B4.se", hands=["c3"])
    uses(table, 0, "fold-the-pond", "c3")
    assert [side(table, space) for space in ("B4.nw", "B4.sw", "B4.se", "C4.nw", "C4.ne", "C4.se")] == [
        "I-04 R",
        *["I-04 RR"] * 4,
        "I-04 T",
    ]
    assert at("B4.se") in spaces_with(table.s, "trap")
    assert "fold-the-pond" not in offered(table, 0)
    assert walking(table.s, at("B4.nw"), 1) >> at("C4.sw") & 1


@pytest.mark.rule("ETH-STA-05", "ETH-MAP-15")
def test_the_edge_of_the_folded_pond_holds_whoever_steps_on_it() -> None:
    table = garden(tiles=f"{GARDEN}, I-04 RR", folds="pond-fold", where="B4.ne", hands=["c1"])
    walks(table, 0, "B4.se", "c1")
    assert table.dreamers[0].paralyzed


@pytest.mark.rule("ETH-OVL-06", "ETH-SCR-07")
def test_a_turn_card_that_changes_the_garden_lets_half_a_bird_down_and_only_once() -> None:
    table = garden(turn="t01")
    line = next(card_ for card_ in BOX.of(Overlay) if BOX.notes[card_].code == "I-04 F")
    lays(table, "I-04 F")
    assert line in table.s.overlays
    assert table.s.read == [4025]
    assert not table.s.there >> at("C3.nw") & 1
    lays(table, "I-04 F")
    assert table.s.overlays.count(line) == 1


@pytest.mark.rule("ETH-OVL-03")
def test_whoever_stands_where_the_bird_comes_down_moves_off() -> None:
    table = garden(where="C3.nw")
    lays(table, "I-04 F")
    assert table.dreamers[0].space in (at("C3.ne"), at("C3.sw"), at("C2.ne"), at("B3.sw"))


@pytest.mark.rule("ETH-OVL-06", "ETH-MAP-29")
def test_the_bird_is_burnt_for_a_light_that_never_goes_out_and_a_turn() -> None:
    table = garden(where="C3.ne", hands=["w1"])
    lays(table, "I-04 F")
    before = table.s.turn_deck.copy()
    uses(begins(table, "w1"), 0, "burn-the-bird", "w1")
    assert table.s.overlays == []
    assert "camp.burned-fold" in table.s.flags
    assert table.s.counters["camp.debt"] == 1
    assert len(table.s.turn_deck) == len(before) - 1
    assert tokens_left(table.s, "light") == 3  # none of the three
    snows(table)
    assert is_on(table.s, at("B3.nw"), "light")
    assert "lay-the-birds-together" not in offered(table, 0)


# Snow


@pytest.mark.rule("ETH-DRM-07")
def test_the_snow_puts_out_what_nobody_guards() -> None:
    table = garden(where="B2.se", lying="light:B2.se light:B2.nw light:A2.se")
    snows(table)
    assert lights(table) == {"light": [at("B2.se")]}
    assert table.s.read == [4015]


@pytest.mark.rule("ETH-DRM-07")
def test_of_several_guarded_lights_the_group_names_the_one_that_stays() -> None:
    table = garden(2, where="B2.se B2.nw", lying="light:B2.se light:B2.nw", phase=Phase.TURN_END)
    while not table.is_asked(0, "ETH-DRM-07"):
        table.match.choose(table.match.due()[0], 0)
    for seat in (0, 1):
        if table.can(seat, PickSpace(at("B2.se"))):
            table.does(seat, PickSpace(at("B2.se")))
    assert lights(table) == {"light": [at("B2.se")]}


@pytest.mark.rule("ETH-DRM-07", "ETH-MAP-29")
def test_the_lamp_from_the_arcade_does_not_notice_the_snow() -> None:
    table = opens(garden(), 4002)
    assert tokens_left(table.s, "light") == 2  # it is one of the three
    snows(table)
    assert lights(table) == {"light-steady": [at("C2.ne")]}
    assert table.s.read == [4002]


@pytest.mark.rule("ETH-DRM-07", "ETH-MAP-29")
def test_two_guarded_lights_and_the_lamp_leave_one_and_the_lamp() -> None:
    table = garden(2, where="B2.se B2.nw", lying="light:B2.se light:B2.nw light-steady:C2.ne")
    snows(table)
    assert len(lights(table)["light"]) == 1
    assert lights(table)["light-steady"] == [at("C2.ne")]


@pytest.mark.rule("ETH-MAP-29")
def test_printed_light_never_goes_out() -> None:
    table = snows(garden())
    assert is_on(table.s, at("C2.sw"), "light")
    assert not table.events(SnowFell)


@pytest.mark.rule("ETH-DRM-07", "ETH-MAP-30")
def test_a_night_light_is_carried_and_shines_where_its_carrier_stands() -> None:
    table = garden(where="C4.sw", hands=["a2 c1"], tiles=GARDEN)
    uses(table, 0, "ask-for-the-night-light", "a2")
    assert side(table, "C4.sw") == "I-04 TT"
    table.does(0, Lift("light-night"))
    walks(table, 0, "C4.nw", "c1")
    assert is_on(table.s, at("C4.nw"), "light")
    snows(table)
    assert table.dreamers[0].carries == ["light-night"]


@pytest.mark.rule("ETH-DRM-07")
def test_a_light_that_is_carried_beside_another_counts_as_one_of_those_in_its_space() -> None:
    table = garden(where="B2.se", carried="light-night", lying="light:B2.se")
    snows(table)
    assert [*table.dreamers[0].carries, *lights(table)] == ["light-night"]


@pytest.mark.rule("ETH-ACT-14", "ETH-LIM-01")
def test_letters_burn_once_a_turn_while_a_light_token_is_left() -> None:
    table = garden(where="B2.se", hands=["w1 w1 w1 w1"])
    uses(table, 0, "burn-a-letter")
    answers(table)
    assert lights(table) == {"light": [at("B2.se")]}
    assert len(table.dreamers[0].hand) == 2
    assert "burn-a-letter" not in offered(table, 0)
    none = garden(where="B2.se", hands=["w1 w1"], lying="light:A2.se light:B2.nw light-night:C4.sw")
    assert "burn-a-letter" not in offered(none, 0)


# The house


@pytest.mark.rule("ETH-DRM-08")
def test_the_house_wants_stairs_and_four_lights_and_no_wall_between() -> None:
    whole = garden(where="B2.se", folds=FOLDS, lying="light:B2.se")
    assert len(lit(whole.s)) == len(RING)
    assert is_house(whole.s)
    assert not is_house(garden(where="B2.se", folds=FOLDS).s)
    no_stairs = garden(folds="cup-fold gate-fold mended-bird", lying="light:B2.se")
    assert not is_house(no_stairs.s)
    walled = garden(folds=FOLDS, lying="light:B2.se")
    walled.s.walled.append("-".join(map(str, edge_named("B2.ne|B3.nw"))))
    redraw(walled.s)
    assert not is_house(walled.s)


@pytest.mark.rule("ETH-DRM-08", "ETH-TIM-21")
def test_the_door_is_there_after_the_snow_and_not_before() -> None:
    table = garden(where="B2.se", folds=FOLDS, hands=["w1 w1"])
    uses(table, 0, "burn-a-letter")
    assert 4070 not in table.s.read
    until_the_door(table)
    assert 4061 in table.s.read


@pytest.mark.rule("ETH-SCR-07")
def test_the_third_light_stands_chalk_lines_up_once() -> None:
    table = garden(folds="stairs-fold cup-fold gate-fold mended-bird")
    hours = table.s.hours
    snows(snows(table))
    assert table.s.read == [4061]
    assert table.s.hours == hours + 1


# Wolves and the clerk


@pytest.mark.rule("ETH-EMV-12", "ETH-MAP-22")
def test_a_wolf_goes_only_for_dreamers_in_darkness_without_light() -> None:
    def goals(where: str, **said: Any) -> list[int]:
        table = garden(where=where, figures=[("paper-wolf", "B3.sw")], **said)
        return goals_of(table.s, table.s.figures[0])

    assert goals("B3.ne") == [at("B3.ne")]
    assert goals("B3.ne", lying="light:B3.ne") == []
    assert goals("B3.ne", carried="light-night") == []
    assert goals("A2.nw") == []


@pytest.mark.rule("ETH-EMV-12", "ETH-MAP-29")
def test_light_through_a_fold_hides_one_from_wolves() -> None:
    table = garden(where="B3.nw", figures=[("paper-wolf", "B3.sw")], folds="mended-bird")
    assert goals_of(table.s, table.s.figures[0]) == []


@pytest.mark.rule("ETH-SPN-01", "ETH-ENT-02")
def test_as_many_wolves_come_as_there_are_dreamers() -> None:
    table = opens(garden(3, tiles=OPEN), 4005)
    assert [one.space for one in table.s.figures] == [at("B3.sw")] * 3


@pytest.mark.rule("ETH-ENT-04", "ETH-SCR-06")
def test_a_wolf_that_is_unfolded_is_a_letter_and_two_of_them_are_a_kindness() -> None:
    wolves = [("paper-wolf", "B3.ne"), ("paper-wolf", "B3.ne")]
    table = garden(where="B3.ne", figures=wolves, hands=["a2 a2"])
    uses(table, 0, "unfold-the-wolf", "a2")
    if table.match.due() and not isinstance(table.menu(0)[0], Done):
        table.match.choose(0, 0)
    assert sorted(BOX.cards[one.entity].id for one in table.s.figures) == ["open-letter", "paper-wolf"]
    assert "camp.mercy" not in table.s.counters
    uses(table, 0, "unfold-the-wolf", "a2")
    assert [BOX.cards[one.entity].id for one in table.s.figures] == ["open-letter"] * 2
    assert table.s.counters["camp.mercy"] == 1
    assert "dream.kind" in table.s.flags


@pytest.mark.rule("ETH-SEC-17")
def test_an_open_letter_is_read_where_it_lies_and_gives_what_it_says() -> None:
    table = garden(where="B3.ne", figures=[("open-letter", "B3.ne")])
    uses(table, 0, "read-the-letter")
    assert table.s.figures == []
    assert [BOX.notes[one].code for one in table.s.notes] == ["I-04 S"]


@pytest.mark.rule("ETH-ACT-14")
def test_each_letter_gives_its_gift_once() -> None:
    table = garden()
    table.s.notes = cards("letter-your-room letter-the-cat letter-the-bill letter-the-piano")
    table.s.counters["camp.debt"] = 2
    table.s.hours = 1
    d = table.dreamers[0]
    d.sealed, d.distress, d.ether = cards("w1 w1 w1"), 2, 1
    table.match = Table(table.s).match
    for name in ("sleep-in-your-room", "ask-about-the-cat", "pay-the-bill", "hear-the-piano"):
        uses(table, 0, name)
        assert name not in offered(table, 0)
    assert (len(d.sealed), table.s.hours, table.s.counters["camp.debt"], d.distress, d.ether) == (
        1,
        2,
        1,
        1,
        0,
    )


@pytest.mark.rule("ETH-TRN-04", "ETH-SPN-01")
def test_a_letter_that_nobody_reads_folds_into_a_wolf_again() -> None:
    table = garden(turn="t01", figures=[("open-letter", "B3.ne"), ("paper-wolf", "C3.ne")])
    table.s.figures = table.s.figures[:1]
    carry_out(resolve_step(game(table), Kind.MORPHING))
    assert [(BOX.cards[one.entity].id, one.space) for one in table.s.figures] == [("paper-wolf", at("B3.ne"))]


@pytest.mark.rule("ETH-EMV-12")
def test_the_clerk_goes_for_the_nearest_light() -> None:
    table = garden(where="C2.se", figures=[("ice-clerk", "A4.ne")])
    assert goals_of(table.s, table.s.figures[0]) == [at("A4.sw")]


@pytest.mark.rule("ETH-MAP-29", "ETH-TRN-04")
def test_the_clerk_stamps_out_a_token_beside_him_and_nothing_that_is_printed_or_steady() -> None:
    table = garden(figures=[("ice-clerk", "B2.se")], lying="light:B2.sw light-steady:B2.nw light-ember:B3.nw")
    carry_out(resolve_step(game(table), Kind.BASIC))
    assert lights(table) == {"light-steady": [at("B2.nw")], "light-ember": [at("B3.nw")]}


@pytest.mark.rule("ETH-CHO-01", "ETH-SCR-09")
def test_the_clerk_is_told_a_name_only_by_those_who_know_one() -> None:
    without = garden(where="A4.ne", figures=[("ice-clerk", "A4.ne")], hands=["a2 w1"])
    without.dreamers[0].ether = 1
    uses(without, 0, "speak-to-the-clerk", "a2")
    assert len([move for move in without.menu(0) if isinstance(move, PickChoice)]) == 2
    knows = garden(
        where="A4.ne",
        figures=[("ice-clerk", "A4.ne")],
        hands=["a2 w1"],
        flags="camp.knows-wraith camp.relieved",
    )
    uses(knows, 0, "speak-to-the-clerk", "a2")
    assert 4031 in knows.s.read
    chooses(knows, 1)
    assert knows.s.figures[0].poisoned


@pytest.mark.rule("ETH-CHO-01")
def test_whoever_holds_his_stamp_keeps_the_clerk_where_he_is() -> None:
    table = garden(where="A4.ne", figures=[("ice-clerk", "A4.ne")], hands=["a2 w1"])
    table.dreamers[0].ether = 1
    uses(table, 0, "speak-to-the-clerk", "a2")
    chooses(table, 2)
    assert table.s.figures[0].paralyzed
    assert table.hand(0) == []


@pytest.mark.rule("ETH-SEC-17")
def test_the_letter_without_a_stamp_thaws_the_clerk() -> None:
    table = garden(where="A4.nw", figures=[("ice-clerk", "A4.ne")])
    table.s.notes = cards("letter-without-stamp")
    uses(begins(table, ""), 0, "give-him-the-letter")
    assert table.s.figures == []
    assert table.s.notes == []
    assert table.s.counters["camp.mercy"] == 1


# The Companion


def freed(**said: Any) -> Table:
    """Set the garden with the knight just out of his tape."""
    table = garden(**{"where": "C3.ne", "figures": [("taped-knight", "C3.ne")], "hands": ["w2 c1 c1"]} | said)
    uses(table, 0, "cut-the-tape", "w2")
    return table


@pytest.mark.rule("ETH-CMP-01")
def test_a_box_is_opened_and_a_knight_stands_beside_whoever_cut_the_tape() -> None:
    table = freed()
    it = companion_of(table.s, card("box-knight"))
    assert it is not None
    assert it.space == at("C3.ne")
    assert table.s.figures == []
    assert [one.companion for one in table.events(CompanionCame)] == [card("box-knight")]
    assert "camp.knight-free" in table.s.flags
    assert "add-market I-04 M" in table.s.gained


@pytest.mark.rule("ETH-CMP-01")
def test_where_his_summoner_has_no_room_the_knight_comes_beside() -> None:
    table = garden(4, where="C3.ne C3.ne C3.ne C3.ne")
    opens(table, 4055)
    assert table.s.companions[0].space in neighbours(table.s, at("C3.ne"))


@pytest.mark.rule("ETH-CMP-02", "ETH-CAP-01")
def test_a_companion_takes_a_place_and_with_three_others_nobody_else_finds_one() -> None:
    table = garden(4, where="B2.sw B2.sw B2.sw B2.se", knight="B2.sw")
    assert not free(table.s, at("B2.sw"))
    assert free(table.s, at("B2.nw"))


@pytest.mark.rule("ETH-CMP-02")
def test_lines_and_actions_of_dreamers_and_entities_pass_a_companion_by() -> None:
    table = garden(where="A2.nw", knight="B3.ne", figures=[("paper-wolf", "B3.sw")])
    assert goals_of(table.s, table.s.figures[0]) == []
    assert is_on(table.s, at("B3.ne"), "darkness")


@pytest.mark.rule("ETH-CMP-02")
def test_the_knight_takes_one_distress_for_a_dreamer_in_his_space_once_in_a_dream() -> None:
    table = garden(where="B2.se", knight="B2.se")
    for num in (2, 1):
        carry_out(Suffer(num=Number(num)).do(scene_of(game(table), 0)))
    assert table.dreamers[0].distress == 2  # one of three


@pytest.mark.rule("ETH-CMP-03")
def test_a_knight_by_oath_is_there_as_long_as_his_card_lies_there() -> None:
    table = garden(where="B2.se")
    oath = card("box-knights-oath")
    table.dreamers[0].progress = [oath]
    table = begins(table, "")
    table.does(0, Act(BOX.actions_of[oath][0]))
    assert table.s.companions == [Companion(card("box-knight"), at("B2.se"), oath)]
    table.dreamers[0].progress = []
    table.dreamers[0].discard.append(oath)
    carry_out(check(game(table)))
    assert table.s.companions == []


@pytest.mark.rule("ETH-CMP-03")
def test_a_knight_by_oath_helps_once_a_turn_while_his_card_lies_face_up() -> None:
    table = garden(where="B2.se")
    oath = card("box-knights-oath")
    table.dreamers[0].progress = [oath]
    table.s.companions = [Companion(card("box-knight"), at("B2.se"), oath)]
    for _ in range(2):
        carry_out(Suffer(num=Number(1)).do(scene_of(game(table), 0)))
    assert table.dreamers[0].distress == 1
    assert table.dreamers[0].flipped == [oath]


@pytest.mark.rule("ETH-CMP-04", "ETH-MAP-15", "ETH-MAP-28")
def test_the_knight_is_sent_three_spaces_through_a_fold_and_over_a_trap() -> None:
    table = garden(where="C2.se", knight="A4.sw", folds="cup-fold", hands=["c1 c1"])
    table.s.beside.append(card("knights-orders"))
    begins(table, "c1 c1")
    sealed = len(table.dreamers[0].sealed)
    uses(table, 0, "order-the-knight", "c1")
    ends_ = [move.space for move in table.menu(0) if isinstance(move, Walk)]
    assert at("A2.se") in ends_
    assert at("A2.sw") in ends_  # the trap there
    table.does(0, Walk(at("A2.sw")))
    assert table.s.companions[0].space == at("A2.sw")
    assert len(table.dreamers[0].sealed) == sealed
    assert "order-the-knight" not in offered(table, 0)


@pytest.mark.rule("ETH-CMP-04")
def test_walls_and_full_spaces_stop_the_knight() -> None:
    table = garden(4, where="B2.se B2.se B2.se B2.se", knight="B2.sw", hands=["c1"])
    table.s.beside.append(card("knights-orders"))
    begins(table, "c1")
    uses(table, 0, "order-the-knight", "c1")
    ends_ = [move.space for move in table.menu(0) if isinstance(move, Walk)]
    assert at("B2.se") not in ends_
    assert at("B2.nw") in ends_


def catty(cat: str, **said: Any) -> Table:
    """Set the garden with the cat, and the card by which it came."""
    table = garden(**{"where": "C2.se"} | said)
    roof = card("cat-on-the-roof")
    table.dreamers[0].progress = [roof]
    table.s.companions = [Companion(card("flying-cat"), at(cat), roof)]
    return begins(table, "")


@pytest.mark.rule("ETH-CMP-01", "ETH-CMP-04", "ETH-MAP-09")
def test_the_cat_comes_by_its_card_and_then_flies_over_walls_once_a_turn() -> None:
    table = garden(tiles=OPEN, where="B2.sw")
    table.dreamers[0].progress = [card("cat-on-the-roof")]
    table = begins(table, "")
    table.does(0, act("cat-on-the-roof"))
    assert [one.kind for one in table.s.companions] == [card("flying-cat")]
    assert "cat-on-the-roof" not in offered(table, 0)
    table = catty("B3.nw")
    assert at("B3.sw") not in neighbours(table.s, at("B3.nw"))
    table.does(0, act("cat-on-the-roof"), Walk(at("B3.sw")))
    assert table.s.companions[0].space == at("B3.sw")


@pytest.mark.rule("ETH-CMP-02", "ETH-MAP-26")
def test_the_cat_minds_the_slot_of_a_gem_for_whoever_has_its_card() -> None:
    table = catty("C2.nw", seats=2, where="A4.nw C2.se", folds="gate-fold")
    for d in table.dreamers:
        d.gems = 1
    table = begins(table, "", "")
    assert not table.can(1, PlaceGem(at("C2.nw")))
    table.does(0, PlaceGem(at("C2.nw")))
    assert table.s.gems == [at("C2.nw")]


@pytest.mark.rule("ETH-SET-05", "ETH-SEC-12")
def test_the_cat_joins_the_market_with_the_third_dream_and_the_oath_with_the_fourth() -> None:
    # acceptance AS-140
    late = {"cat-on-the-roof", "box-knights-oath"}
    assert not late & set(new_world().market.loose)
    world = world_from(None, ["add-market II-34 F"])
    assert late & set(world.market.below) == {"cat-on-the-roof"}


@pytest.mark.rule("ETH-DRM-07", "ETH-CMP-04")
def test_lights_beside_the_knight_stay_and_one_more_that_is_guarded() -> None:
    table = garden(where="B2.se", knight="B3.nw", lying="light:B3.nw light:B2.se light:B2.nw")
    snows(table)
    assert lights(table) == {"light": [at("B3.nw"), at("B2.se")]}


@pytest.mark.rule("ETH-DRM-08", "ETH-CMP-04")
def test_with_the_knight_on_guard_one_fold_less_is_enough() -> None:
    folds = "stairs-fold cup-fold gate-fold"
    table = garden(where="B2.se", knight="B3.nw", folds=folds, lying="light:B3.nw light:B2.se")
    assert 4070 in until_the_door(table).s.read


# The riddle


@pytest.mark.rule("ETH-RID-06", "ETH-RID-11")
@pytest.mark.parametrize(
    ("one", "other", "page"),
    [
        ("B3.nw", "C3.sw", 4041),
        ("C3.sw", "B3.nw", 4041),
        ("B3.nw", "B4.ne", 4042),
        ("C3.nw", "B3.sw", 4043),
        ("A1.nw", "A1.ne", 4044),
    ],
)
def test_two_fingers_on_the_garden_find_a_bird_and_its_reflection(one: str, other: str, page: int) -> None:
    table = garden(where="B2.se")
    lays(table, "I-04 F")
    points(begins(table, ""), one, other)
    assert table.s.read[-1] == page
    mended = card("mended-bird") in table.s.overlays
    assert mended == (page == 4041)
    assert "lay-the-birds-together" not in offered(table, 0)  # once a Turn, or solved


@pytest.mark.rule("ETH-OVL-06", "ETH-MAP-28")
def test_the_mended_bird_takes_the_place_of_the_false_fold_and_lets_light_through() -> None:
    table = garden(where="B2.se")
    lays(table, "I-04 F")
    points(begins(table, ""), "B3.nw", "C3.sw")
    assert table.s.there >> at("C3.nw") & 1
    assert is_on(table.s, at("B3.nw"), "light")
    assert table.dreamers[0].gems == 1


@pytest.mark.rule("ETH-RID-01")
def test_the_riddle_is_open_from_anywhere_once_half_a_bird_has_come_down() -> None:
    table = garden(where="A1.nw")
    assert "lay-the-birds-together" not in offered(table, 0)
    lays(table, "I-04 F")
    assert "lay-the-birds-together" in offered(begins(table, ""), 0)


def marks() -> dict[str, list[tuple[str, int]]]:
    """Return what is drawn in the corners of the garden: by thing, which way it lies and where."""
    found: dict[str, list[tuple[str, int]]] = {}
    for number in BOX.of(Tile):
        tile = BOX.card(number, Tile)
        if not tile.code.startswith("I-04 "):
            continue
        for corner, space in tile.spaces.items():
            for icon in space.icons:
                if icon.startswith("mark-"):
                    _, thing, *way = icon.split("-")
                    place = slot_space(tile.slot) + (corner[0] == "s") * COLUMNS + (corner[1] == "e")
                    found.setdefault(thing, []).append(("".join(way), place))
    return found


def mirrored(one: int, other: int) -> bool:
    """Say whether two spaces lie on each other when the garden is folded once between rows or columns, and a
    thing that is drawn in both is seen in a mirror."""
    (row, column), (down, right) = divmod(one, COLUMNS), divmod(other, COLUMNS)
    return (column == right and (row + down) % 2 == 1) or (row == down and (column + right) % 2 == 1)


@pytest.mark.rule("ETH-RID-10", "ETH-SEC-22")
def test_every_true_fold_lays_a_drawn_thing_on_its_mirror_image_and_only_one_pair_of_birds_is_left() -> None:
    drawn = marks()
    pairs = {
        (min(one, other), max(one, other))
        for lying in drawn.values()
        for way, one in lying
        for turned, other in lying
        if way != turned and mirrored(one, other)
    }
    mine = [one for one in BOX.of(Overlay) if BOX.notes[one].code.startswith("I-04 ")]
    folded = {edge_named(pair) for one in mine for pair in BOX.card(one, Overlay).joins}
    assert folded <= pairs
    birds = {pair for pair in pairs if any(place in pair for _, place in drawn["bird"])}
    assert birds == {(at("B3.nw"), at("C3.sw"))}


# What else is found


@pytest.mark.rule("ETH-SCR-04")
def test_a_violin_heard_before_plays_among_the_tomatoes() -> None:
    table = garden(figures=[("paper-wolf", "B3.sw")], flags="camp.second-violin")
    table.dreamers[0].distress = 2
    opens(table, 4033)
    assert table.dreamers[0].distress == 1
    assert table.s.figures[0].stunned
    other = garden()
    other.dreamers[0].sealed = cards("w1")
    opens(other, 4033)
    assert other.dreamers[0].sealed == []


@pytest.mark.rule("ETH-ACT-18")
def test_a_label_makes_one_fold_cheaper() -> None:
    table = garden(tiles=OPEN, where="C2.nw", hands=["c2"])
    table.s.notes = cards("address-label")
    begins(table, "c2")
    assert "lay-down-the-gate" in offered(table, 0)
    table.does(0, offered(table, 0)["use-the-label"])
    ways = [move for move in table.menu(0) if isinstance(move, PickOption)]
    assert len(ways) == 3  # pond and stile are not known
    table.does(0, ways[1])
    uses(table, 0, "lay-down-the-gate", "c2")
    assert card("gate-fold") in table.s.overlays


@pytest.mark.rule("ETH-MAP-09")
def test_round_scissors_open_a_wall_for_good() -> None:
    table = garden(where="B3.nw", items="round-scissors")
    assert at("B3.sw") not in neighbours(table.s, at("B3.nw"))
    table.does(0, offered(table, 0)["round-scissors"])
    answers(table)
    assert at("B3.sw") in neighbours(table.s, at("B3.nw"))
    night(table)
    assert at("B3.sw") in neighbours(table.s, at("B3.nw"))


@pytest.mark.rule("ETH-RNG-01", "ETH-MOV-06")
def test_whoever_turns_the_envelope_round_goes_to_a_light_within_three_spaces() -> None:
    table = garden(where="C2.ne", lying="light:A1.nw")
    table.dreamers[0].progress = cards("inside-out")
    table = begins(table, "")
    table.does(0, Act(BOX.actions_of[card("inside-out")][0]))
    found = [move.space for move in table.menu(0) if isinstance(move, PickSpace)]
    assert at("C2.sw") in found
    assert at("A1.nw") not in found


@pytest.mark.rule("ETH-FLW-08")
def test_cold_fingers_let_go_of_what_is_carried_and_of_items() -> None:
    table = garden(where="B2.se", lying="light-steady:B2.se", items="toy-whistle", hands=["c1"])
    assert table.can(0, Lift("light-steady"))
    table.dreamers[0].flaws = cards("cold-fingers")
    assert not begins(table, "c1").can(0, Lift("light-steady"))
    assert "toy-whistle" not in offered(table, 0)


@pytest.mark.rule("ETH-MAP-30")
def test_the_lamp_is_put_down_where_it_is_wanted() -> None:
    table = garden(where="B2.se", carried="light-steady")
    table.does(0, PutDown("light-steady"))
    assert lights(table) == {"light-steady": [at("B2.se")]}


# Endings


def at_the_door(seats: int = 1, flags: str = "", **said: Any) -> Table:
    """Set the garden with four lights, and let the Turn end."""
    table = garden(seats, where="B2.se B2.se", folds=FOLDS, lying="light:B2.se", flags=flags, **said)
    return until_the_door(table)


@pytest.mark.rule("ETH-END-03")
def test_a_letter_that_is_read_aloud_is_remembered_and_pays_two_each() -> None:
    table = at_the_door()
    chooses(table, 1)
    ends(table)
    assert table.s.ending == "victory"
    assert "camp.letter-read" in table.s.flags
    for gained in (
        "season II-41 I8",
        "wisdom II-40 D",
        "gate I-06 X",
        "world-tile II-38 D",
        "world-tile II-38 F2",
        "remove-gate I-04 X",
        "wisdom II-40 P",
        "add-market I-04 M",
    ):
        assert gained in table.s.gained
    assert 4986 in table.s.read


@pytest.mark.rule("ETH-END-03", "ETH-SEC-17")
def test_a_letter_that_is_kept_sealed_is_a_note_from_then_on() -> None:
    table = at_the_door()
    chooses(table, 2)
    ends(table)
    assert table.s.ending == "victory"
    assert "camp.letter-sealed" in table.s.flags
    assert card("sealed-letter") in table.s.notes


@pytest.mark.rule("ETH-END-03", "ETH-SCR-09")
def test_the_clerk_delivers_only_while_he_is_there() -> None:
    assert len([one for one in at_the_door().menu(0) if isinstance(one, PickChoice)]) == 2
    table = at_the_door(figures=[("ice-clerk", "A4.ne")])
    chooses(table, 3)
    ends(table)
    assert table.s.ending == "victory"
    assert table.s.counters["camp.mercy"] == 1
    assert "wisdom II-40 O" in table.s.gained


@pytest.mark.rule("ETH-TRO-10")
def test_when_the_turns_are_over_the_snow_reaches_the_top_step() -> None:
    table = garden(turns=0)
    night(table)
    ends(table)
    assert table.s.ending == "failure"
    assert 4960 in table.s.read
    assert "season II-41 I9" in table.s.gained
    assert table.s.counters["camp.debt"] >= 1
    assert {"paper-cut", "cold-fingers"} & {BOX.cards[one].id for one in table.s.flaws_below}


@pytest.mark.rule("ETH-END-03", "ETH-MCH-05")
@pytest.mark.parametrize(
    ("flags", "counters", "pages"),
    [
        ("", {}, {4986}),
        ("camp.relieved", {}, {4981, 4986}),
        ("camp.broken-glass", {}, {4982, 4986}),
        ("camp.burned-fold", {}, {4982, 4986}),
        ("", {"camp.debt": 2}, {4982, 4986}),
        ("camp.kept-lamp", {}, {4983, 4986}),
        ("camp.second-violin", {}, {4984, 4986}),
        ("camp.knight-free", {}, {4984, 4986}),
        ("", {"camp.mercy": 2}, {4985, 4986}),
    ],
)
def test_at_the_tram_stop_lies_what_one_has_left_behind(
    flags: str, counters: dict[str, int], pages: set[int]
) -> None:
    table = at_the_door(flags=flags)
    table.s.counters |= counters
    chooses(table, 1)
    ends(table)
    assert {page for page in table.s.read if 4981 <= page <= 4986} == pages
    assert table.s.read[-1] == 4990


@pytest.mark.rule("ETH-MCH-05", "ETH-AWK-10")
@pytest.mark.parametrize(("way", "wakes"), [(1, True), (2, False)])
def test_whoever_falls_asleep_on_the_bench_wakes_first_on_the_next_way(way: int, *, wakes: bool) -> None:
    table = at_the_door()
    chooses(table, 1)
    while table.s.read[-1] != 4990:
        table.match.choose(table.match.due()[0], 0)
    chooses(table, way)
    ends(table)
    assert ("awakening" in table.s.gained) is wakes


# The map


@pytest.mark.rule("ETH-MAP-04")
def test_the_ways_through_the_garden_are_as_long_as_its_sheet_says() -> None:
    s = garden(tiles=GARDEN.replace("I-04 MM", "I-04 M"), folds="stairs-fold").s
    assert distance(s, at("C2.se"), at("C3.sw")) == 1
    assert distance(s, at("C2.se"), at("C2.sw")) == 1
    assert distance(s, at("B2.se"), at("B3.ne")) == 3
    assert distance(s, at("B3.ne"), at("A4.sw")) == 2
    assert distance(s, at("A4.sw"), at("A2.se")) == 5


def test_every_page_of_the_garden_is_a_page_of_the_garden() -> None:
    pages = [BOX.card(one, Paragraph) for one in BOX.paragraphs.values()]
    assert len({page.number for page in pages if page.dream == "I-04"}) == 47


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_bots_light_the_house(seats: int) -> None:
    options = EtherfieldsOptions(gate=Beginning.I_04)
    won = 0
    for number in range(8):
        match: Match[Dream] = Match(RULES, seats, f"paper {number}", options=options, listening=False)
        bots = [BOT.quick(f"paper {number} {seat}") for seat in range(seats)]
        while match.outcome is None:
            seat = match.due()[0]
            match.choose(seat, list(match.menu(seat)).index(bots[seat].choose(Chair(match, seat))))
        won += match.outcome.reason == "victory"
    assert won >= 2


@pytest.mark.rule("ETH-SCR-01", "ETH-SCR-02", "ETH-CHO-01")
@pytest.mark.parametrize("way", range(3))
def test_every_page_of_the_garden_can_be_read_to_its_end(way: int) -> None:
    every = "kept-lamp relieved rest second-violin knows-wraith broken-glass letter-read"
    flags = " ".join(f"camp.{one}" for one in every.split())
    for page in [BOX.card(one, Paragraph) for one in BOX.paragraphs.values()]:
        if page.dream == "I-04":
            figures = [("ice-clerk", "A4.ne"), ("paper-wolf", "B3.ne"), ("taped-knight", "C3.ne")]
            table = garden(where="B3.ne", hands=["w1 w1 w1"], figures=figures, flags=flags)
            table.dreamers[0].ether = 2
            assert page.number in goes(table, page.number, way)
            assert bool(table.s.ending) >= bool(page.ending)
