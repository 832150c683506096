"""Dream 2, The Drowned Arcade: the lines by which it is won, its endings, machines, cards and Entities."""

from typing import Any

import pytest

from dreamtable.games.etherfields.annals import deeds
from dreamtable.games.etherfields.bot import BOT
from dreamtable.games.etherfields.box import ACTIONS, BOX, CARDS, NUMBERS
from dreamtable.games.etherfields.cards import Paragraph
from dreamtable.games.etherfields.dreams.tide import LEVELS
from dreamtable.games.etherfields.events import ParagraphRead, Peeked, TileLaid
from dreamtable.games.etherfields.map import distance, is_on, printed_at, redraw, tile_at
from dreamtable.games.etherfields.model import (
    Beginning,
    Colour,
    Dream,
    EtherfieldsOptions,
    Kind,
    Phase,
    Tide,
    View,
)
from dreamtable.games.etherfields.moves import (
    Accept,
    Act,
    DiscardCard,
    Done,
    EnterAnswer,
    Finish,
    Lift,
    Peek,
    PeekAt,
    PickChoice,
    PickColour,
    PickPrice,
    PickThing,
    PlaceGem,
    SetDial,
    StartMove,
    Walk,
)
from dreamtable.games.etherfields.rules import RULES
from dreamtable.games.etherfields.scene import scene_of
from dreamtable.games.etherfields.script import open_paragraph
from dreamtable.games.etherfields.secrets import reveal
from dreamtable.games.etherfields.turn_cards import resolve_step
from dreamtable.games.etherfields.view import view
from dreamtable.kernel import WATCHER, Chair, Match, Move, Seat
from dreamtable.lang import Speaker
from dreamtable.telling import Word
from etherfields.kit import Table, at, card, cards, carry_out, dream, game, luck, night, pay

OPEN = "I-02 SETUP, I-02 B, I-02 C"
"""The tiles that lie there when the Dream begins."""
ALL = f"{OPEN}, I-02 A, I-02 D, I-02 E, I-02 G, I-02 H"
FAR = "B2.nw B2.nw B2.ne B2.ne"


TURNED = (("a", 0), ("aa", 0), ("b", 2))
"""Sides of tiles that are laid, and where."""


def hall(
    seats: int = 1,
    *,
    box: int = 1,
    tiles: str = ALL,
    lying: str = "",
    carried: str = "",
    flags: str = "",
    also: Any = None,
    **said: Any,
) -> Table:
    """Set the hall in a box of the tide table: what lies where, and what the first Dreamer carries."""

    def set_tide(s: Dream) -> None:
        s.module = Tide(box=box, level=LEVELS[box - 1])
        s.flags += ["carry.story", *flags.split()]
        s.at_once = 3
        for one in lying.split():
            thing, _, space = one.partition(":")
            s.tokens[thing] = [at(space)]
        s.dreamers[0].carries = carried.split()
        redraw(s)
        if also is not None:
            also(s)
        s.shown += [*s.notes, *s.beside]

    given = {"where": "B2.nw", "turn": "t12"} | said
    return dream(seats, gate="i-02-x", tiles=tiles, also=set_tide, **given)


def drowned(tiles: str) -> str:
    """Return the tiles of a hall with all of row C, or of rows B and C, under water."""
    return tiles.replace("I-02 D", "I-02 DD").replace("I-02 A", "I-02 AA").replace("I-02 H", "I-02 HH")


def deals(table: Table, *hands: str) -> Table:
    """Let the Dreamers hold these cards on the open floor, whatever they held before."""
    for d, hand in zip(table.dreamers, hands, strict=False):
        d.hand = cards(hand)
    table.s.phase = Phase.FLOOR
    table.match = Table(table.s).match
    return table


def offered(table: Table, seat: Seat) -> dict[str, Act]:
    """Return the actions that are offered, by their names: of a tile those on the side that lies up."""
    return {ACTIONS[move.action].action.id: move for move in table.menu(seat) if isinstance(move, Act)}


def uses(table: Table, seat: Seat, name: str, paid: str = "") -> None:
    """Let a Dreamer use an action, and pay for it with some cards."""
    table.does(seat, offered(table, seat)[name])
    colour = PickColour(Colour("wca".index(paid[0]))) if paid else None
    if colour is not None and table.can(seat, colour):
        table.does(seat, colour)
    pays(table, seat, paid)


def pays(table: Table, seat: Seat, paid: str) -> None:
    """Let a Dreamer pay with some cards, and say that this is all."""
    for one in paid.split():
        table.does(seat, pay(one))
    if table.s.payments and table.can(seat, Finish()):
        table.does(seat, Finish())


def walks(table: Table, seat: Seat, to: str, paid: str) -> None:
    """Let a Dreamer walk for some cards."""
    table.does(seat, StartMove())
    pays(table, seat, paid)
    table.does(seat, Walk(at(to)))


def enters(table: Table, seat: Seat, code: str, price: str = "seal(2)") -> None:
    """Let a Dreamer set the dials and enter them; the others agree."""
    table.does(seat, offered(table, seat)["set-the-dials"])
    table.does(seat, *(SetDial(f"digit-{digit}") for digit in code), EnterAnswer())
    for other in range(len(table.dreamers)):
        if table.can(other, Accept()):
            table.does(other, Accept())
    table.does(seat, next(move for move in table.menu(seat) if isinstance(move, PickPrice)))


def hands_in(table: Table, seat: Seat, *things: str) -> None:
    """Let a Dreamer hand prizes in over the counter."""
    for thing in things:
        table.does(seat, offered(table, seat)["hand-in-a-prize"])
        if table.can(seat, PickThing(thing)):
            table.does(seat, PickThing(thing))


def chooses(table: Table, way: int, page: int = 2070) -> None:
    """Let everybody vote for a way of a page."""
    ways = [move for move in table.menu(table.match.due()[0]) if isinstance(move, PickChoice)]
    assert len(ways) >= way, page
    wanted = ways[way - 1]
    while table.match.outcome is None and any(table.can(seat, wanted) for seat in table.match.due()):
        table.does(next(seat for seat in table.match.due() if table.can(seat, wanted)), wanted)


def ends(table: Table) -> Table:
    """Answer what is asked by its first entry until the Dream is over."""
    while table.match.outcome is None:
        table.match.choose(table.match.due()[0], 0)
    return table


def read(table: Table) -> list[int]:
    """Return the pages that were read."""
    return [event.number for event in table.events(ParagraphRead)]


# The lines by which it is won


def alone_to_the_counter(way: int) -> Table:
    """Play the sheet's line for one Dreamer: what is let go at low water comes up to the platform."""
    table = hall(tiles=OPEN, hands=["c3 w2 c2 w3 a1 w1"])
    walks(table, 0, "B1.sw", "c3")
    uses(table, 0, "unhook-the-rope", "w2")
    walks(table, 0, "C1.sw", "c2")
    uses(table, 0, "work-the-claw", "w3")
    assert table.s.tokens["story-1"] == [at("C1.sw")]
    uses(table, 0, "climb-the-rope-ladder", "a1")
    uses(table, 0, "ride-the-ghost-train", "w1")
    assert table.dreamers[0].space == at("B4.ne")
    deals(night(table), "a2 c2 c2 a2")
    uses(table, 0, "climb-past-the-gulls", "a2")
    walks(table, 0, "A4.ne", "c2")
    uses(table, 0, "roll-the-ball", "c2")
    uses(table, 0, "take-the-slide")
    uses(table, 0, "listen-at-the-chute", "a2")
    table.does(0, Lift("story-2"))
    deals(night(table), "a2 a1 c2")
    uses(table, 0, "catch-the-bubbles", "a2")
    table.does(0, Peek(), DiscardCard(card("a1")), PeekAt("I-02 F"))
    enters(table, 0, "427")
    walks(table, 0, "C4.se", "c2")
    table.does(0, Lift("story-3"))
    deals(night(table), "c3 w1 c2 w3")
    assert table.s.tokens["story-1"] == [at("B1.nw")]
    walks(table, 0, "B4.ne", "c3")
    uses(table, 0, "ride-back", "w1")
    table.does(0, Lift("story-1"))
    walks(table, 0, "B2.nw", "c2")
    hands_in(table, 0, "story-1", "story-2", "story-3")
    uses(table, 0, "cash-up", "w3")
    chooses(table, way)
    return ends(table)


@pytest.mark.rule("ETH-DRM-02", "ETH-DRM-03")
def test_one_dreamer_wins_who_stops_carrying_things() -> None:
    table = alone_to_the_counter(1)
    assert table.s.ending == "victory"
    assert table.s.turn == 4
    assert table.s.delivered == ["story-1", "story-2", "story-3"]
    for page in (2003, 2020, 2010, 2005, 2022, 2024, 2006, 2013, 2026, 2027, 2014, 2011, 2060, 2070, 2950):
        assert page in table.s.read


@pytest.mark.rule("ETH-GRD-01", "ETH-DRM-03")
def test_four_dreamers_win_who_share_the_machines_out() -> None:
    first = ["c3 c3", "c3 w2 c2 w3 w3 a1", "c2 c2 c2 w3 w3", "c2 c2 c2 c2 a2"]
    table = hall(4, tiles=OPEN, where=FAR, hands=first)
    walks(table, 1, "B1.sw", "c3")
    uses(table, 1, "unhook-the-rope", "w2")
    walks(table, 1, "C1.sw", "c2")
    walks(table, 2, "B1.sw", "c2 c2")
    walks(table, 2, "C1.sw", "c2")
    uses(table, 1, "work-the-claw", "w3 w3")
    uses(table, 2, "work-the-claw", "w3 w3")
    assert table.s.tokens["story-1"] == [at("C1.sw")]
    uses(table, 1, "climb-the-rope-ladder", "a1")
    walks(table, 3, "B3.ne", "c2 c2")
    uses(table, 3, "wipe-the-pane", "c2")
    walks(table, 3, "B4.ne", "c2")
    uses(table, 3, "climb-past-the-gulls", "a2")
    walks(table, 0, "B4.se", "c3 c3")
    deals(night(table), "a2", "", "", "c2 c3 c3 c2")
    walks(table, 3, "A4.ne", "c2")
    uses(table, 3, "roll-the-ball", "c3 c3 c2")
    uses(table, 3, "take-the-slide")
    table.does(3, Lift("story-2"))
    uses(table, 0, "listen-at-the-chute", "a2")
    deals(night(table), "a4 a4 c2", "", "", "")
    uses(table, 0, "catch-the-bubbles", "a4 a4")
    enters(table, 0, "427")
    walks(table, 0, "C4.se", "c2")
    table.does(0, Lift("story-3"))
    deals(night(table), "c3 w1 c2 w3", "c2 w3 w3", "", "c1 w1 c2 w3")
    table.does(1, Lift("story-1"))
    walks(table, 1, "B2.nw", "c2")
    hands_in(table, 1, "story-1")
    for seat, way in ((3, "c1"), (0, "c3")):
        walks(table, seat, "B4.ne", way)
        uses(table, seat, "ride-back", "w1")
        walks(table, seat, "B2.nw", "c2")
    hands_in(table, 3, "story-2")
    hands_in(table, 0, "story-3")
    uses(table, 0, "cash-up", "w3")
    uses(table, 3, "cash-up", "w3")
    uses(table, 1, "cash-up", "w3 w3")
    chooses(table, 2)
    ends(table)
    assert table.s.ending == "victory"
    assert 2951 in table.s.read


# Its endings


def ended(way: int) -> Table:
    """Return the hall after the way that is taken at the counter."""

    def owns_the_tag(s: Dream) -> None:
        s.delivered = ["story-1", "story-2", "story-3"]
        s.notes = cards("name-tag")

    table = hall(2, where="B2.nw B2.nw", flags="dream.ready", hands=["w3", "w3"], also=owns_the_tag)
    for seat in (0, 1):
        uses(table, seat, "cash-up", "w3")
    chooses(table, way)
    return ends(table)


@pytest.mark.rule("ETH-END-07", "ETH-TRN-13")
def test_the_lamp_is_kept_and_one_more_turn_card_is_resolved() -> None:
    table = ended(1)
    assert table.s.ending == "victory"
    assert "camp.kept-lamp" in table.s.flags
    assert [d.ether for d in table.dreamers] == [2, 2]
    assert {2950, 2970, 2971} <= set(table.s.read)


def test_the_lamp_is_sold_and_one_of_them_gets_the_price() -> None:
    table = ended(2)
    assert "camp.kept-lamp" not in table.s.flags
    assert sorted(d.ether for d in table.dreamers) == [2, 5]
    assert {2951, 2970, 2971} <= set(table.s.read)


def test_her_stool_is_taken_for_two_sealed_cards_each_and_a_face_in_the_tray() -> None:
    table = ended(3)
    assert "camp.relieved" in table.s.flags
    assert table.s.counters["camp.mercy"] == 1
    assert [len(d.sealed) for d in table.dreamers] == [2, 2]
    assert [d.ether for d in table.dreamers] == [1, 1]
    assert card("tidal-face") in [mask for d in table.dreamers for mask in d.masks]
    assert {2952, 2970, 2971} <= set(table.s.read)


@pytest.mark.rule("ETH-SCR-09")
def test_nobody_can_take_her_stool_who_does_not_know_her_name() -> None:
    table = hall(1, flags="dream.ready", hands=["w3"])
    uses(table, 0, "cash-up", "w3")
    assert len([move for move in table.menu(0) if isinstance(move, PickChoice)]) == 2


def test_every_victory_brings_what_the_tram_has_waited_with() -> None:
    table = ended(1)
    kept = table.s.gained
    for one in (
        "season II-41 I4",
        "wisdom II-40 B",
        "gate I-05 X",
        "world-tile II-38 E",
        "add-fate I-02 L.1",
    ):
        assert one in kept
    assert sum(one.startswith("shopping") for one in kept) == 2
    own = {CARDS[one].id for d in table.dreamers for one in (*d.hand, *d.discard, *d.deck.loose, *d.deck.top)}
    assert {"pump-manual", "strand-line"} <= own
    assert not {"both-sides-heads", "wet-rope"} & own
    assert [CARDS[one].id for one in table.s.item_market] == [
        "rubber-boots",
        "bag-of-shells",
        "return-ticket",
        "salt-bell",
    ]


@pytest.mark.rule("ETH-TRO-10")
def test_out_of_turns_the_hall_fills_and_three_shells_are_owed() -> None:
    table = hall(1, turns=0)
    night(table)
    ends(table)
    assert table.s.ending == "failure"
    assert table.s.counters["camp.debt"] == 1
    assert table.dreamers[0].ether == 1
    assert {2960, 2971} <= set(table.s.read)
    assert "season II-41 I5" in table.s.gained


# Machines and pages


def opens(table: Table, number: int) -> Table:
    """Let the first Dreamer open a page."""
    carry_out(open_paragraph(scene_of(game(table), 0), number))
    return table


@pytest.mark.rule("ETH-GATE-04", "ETH-SET-06")
def test_the_evening_begins_in_the_front_hall_beside_pool_and_platform() -> None:
    match: Match[Dream] = Match(RULES, 1, "begin", options=EtherfieldsOptions(gate=Beginning.I_02))
    table = hall()
    table.match = match
    while table.s.phase is not Phase.FLOOR:
        match.choose(match.due()[0], 0)
    assert [CARDS[laid.tile].id for laid in table.s.tiles] == ["i-02-setup", "i-02-b", "i-02-c"]
    assert [CARDS[figure.entity].id for figure in table.s.figures] == ["change-girl"]
    assert {"i-02-xa", "i-02-xc"} == {CARDS[one].id for one in table.s.beside}
    assert read(table) == [2001]


@pytest.mark.rule("ETH-DRM-01")
def test_a_tile_that_turns_with_the_tide_is_found_once_and_no_turning_point() -> None:
    dry, drowned, other = (TileLaid(NUMBERS[f"i-02-{tile}"], space) for tile, space in TURNED)
    assert not dry.is_turning_point()
    assert not drowned.is_turning_point()
    assert TileLaid(NUMBERS["i-01-a"], 0).is_turning_point()
    match: Match[Dream] = Match(RULES, 1, "found", options=EtherfieldsOptions(gate=Beginning.I_02))
    seen = match.view(0)
    assert isinstance(seen, View)
    told = deeds(seen, [dry, drowned, dry, other, drowned])
    assert Word("deed-tiles", {"count": 2}) in told.together


@pytest.mark.rule("ETH-SCR-05", "ETH-SCR-07")
def test_the_flood_brings_coins_a_lifeguard_and_a_fallen_sign_and_the_ebb_a_strand_line() -> None:
    table = hall(turns=9, where="A4.nw")
    found = {}
    for _ in range(6):
        before = set(table.s.read)
        night(table)
        assert isinstance(table.s.module, Tide)
        found[table.s.turn, table.s.module.level] = sorted(set(table.s.read) - before)
    assert found == {
        (2, 1): [],
        (3, 2): [2013],
        (4, 3): [2014],
        (5, 4): [2015],
        (6, 4): [],
        (7, 3): [2016],
    }
    assert {"flotsam", "high-water", "ebb"} <= {CARDS[one].id for one in table.s.beside}


@pytest.mark.rule("ETH-DRM-01", "ETH-MAP-27")
def test_the_claw_asks_for_wrath_when_dry_and_under_water_for_awareness_too() -> None:
    dry = hall(where="C1.sw", hands=["w3 a3"])
    uses(dry, 0, "work-the-claw", "w3")
    assert 2020 in dry.s.read
    assert dry.dreamers[0].gems == 0
    wet = hall(where="C1.sw", box=3, tiles=drowned(ALL), hands=["a3"])
    uses(wet, 0, "work-the-claw", "a3")
    assert 2021 in wet.s.read
    assert wet.dreamers[0].gems == 1
    for table in (dry, wet):
        assert table.s.tokens["story-1"] == [at("C1.sw")]


@pytest.mark.parametrize(
    ("paid", "way", "page"), [("c2", "roll-the-ball", 2022), ("w3", "kick-the-machine", 2023)]
)
def test_the_derby_is_won_by_cunning_or_by_a_kick_that_leaves_a_flaw(paid: str, way: str, page: int) -> None:
    table = hall(where="A4.ne", hands=[paid])
    uses(table, 0, way, paid)
    assert page in table.s.read
    assert table.s.tokens["story-2"] == [at("B4.se")]
    laid = tile_at(table.s, at("A4.ne"))
    assert laid is not None
    assert CARDS[laid.tile].id == "i-02-gg"
    assert any(BOX.backs.get(one) == "flaw" for one in table.dreamers[0].discard) == (page == 2023)
    uses(table, 0, "take-the-slide")
    assert table.dreamers[0].space == at("B4.se")


def test_dry_she_only_moves_her_lips_and_her_glass_can_be_broken() -> None:
    table = hall(where="C4.ne", hands=["w3 w2"])
    uses(table, 0, "speak-through-dry-glass")
    assert 2025 in table.s.read
    uses(table, 0, "break-the-cabinet", "w3 w2")
    assert table.s.tokens["story-3"] == [at("C4.se")]
    assert "camp.broken-glass" in table.s.flags
    assert any(BOX.backs.get(one) == "flaw" for one in table.dreamers[0].discard)
    assert not table.s.counters.get("camp.mercy")


@pytest.mark.rule("ETH-DRM-01")
def test_the_wheel_holds_the_tide_and_the_sluice_hurries_it() -> None:
    table = hall(where="C2.sw", hands=["w2"])
    uses(table, 0, "turn-the-wheel", "w2")
    night(table)
    assert isinstance(table.s.module, Tide)
    assert table.s.module.box == 1
    wet = hall(where="C2.sw", box=3, tiles=drowned(ALL), hands=["c2"])
    uses(wet, 0, "lift-the-sluice", "c2")
    night(wet)
    assert isinstance(wet.s.module, Tide)
    assert wet.s.module.box == 5
    assert 2014 not in wet.s.read  # the level that was skipped
    assert 2015 in wet.s.read


@pytest.mark.rule("ETH-OVL-07", "ETH-DRM-17")
def test_a_plank_leads_from_the_machine_room_to_the_cellar_and_stays_dry() -> None:
    table = hall(where="C2.ne", hands=["w2"])
    before = distance(table.s, at("C2.ne"), at("C4.nw"))
    uses(table, 0, "push-out-the-plank", "w2")
    assert before is not None
    assert before > 3
    assert distance(table.s, at("C2.ne"), at("C4.nw")) == 3
    assert distance(table.s, at("B3.sw"), at("C3.nw")) != 1
    for _ in range(4):
        night(table)
    assert is_on(table.s, at("C4.nw"), "water")
    assert not is_on(table.s, at("C3.nw"), "water")


@pytest.mark.rule("ETH-OVL-07")
def test_the_fallen_sign_covers_the_trap_in_the_pool_and_is_a_wall() -> None:
    table = hall()
    printed = printed_at(table.s, at("B3.nw"))
    assert printed is not None
    assert printed.trap
    opens(table, 2015)
    printed = printed_at(table.s, at("B3.nw"))
    assert printed is not None
    assert not printed.trap
    assert distance(table.s, at("B3.nw"), at("B3.sw")) == 3


@pytest.mark.parametrize(
    ("start", "box", "name", "end"),
    [
        ("B1.nw", 1, "ride-the-ghost-train", "B4.ne"),
        ("B4.ne", 1, "ride-back", "B1.nw"),
        ("C1.sw", 1, "climb-the-rope-ladder", "B1.nw"),
        ("B1.nw", 5, "ride-the-drowned-train", "C4.nw"),
    ],
)
def test_trains_and_ladder_put_one_where_they_go(start: str, box: int, name: str, end: str) -> None:
    tiles = ALL if box == 1 else ALL.replace("I-02 B,", "I-02 BB,")
    table = hall(where=start, box=box, tiles=tiles, hands=["w1"])
    uses(table, 0, name, "w1")
    assert table.dreamers[0].space == at(end)


@pytest.mark.rule("ETH-SFT-15", "ETH-SFT-16")
def test_a_page_says_once_that_the_city_remembers_and_nothing_of_this_evening_alone() -> None:
    speaker = Speaker("en", RULES)

    def says(number: int) -> str:
        return " ".join(speaker.word(word) for word in BOX.card(BOX.paragraphs[number], Paragraph).words())

    assert says(2004) == "Reveal tile E."
    assert says(2952).count("The city will remember this.") == 1
    assert says(2032) == "The tide stays as it is at this Turn end."


# The riddle


def cellar(seats: int = 1, **said: Any) -> Table:
    """Set the drowned cellar after her voice was heard."""
    given: dict[str, Any] = {"where": "C4.ne C4.nw", "box": 3, "tiles": drowned(ALL), "flags": "dream.asked"}
    return hall(seats, **given | said)


@pytest.mark.rule("ETH-RID-05", "ETH-RID-11")
def test_from_the_bottom_up_the_code_brings_the_goldfish_and_closes_the_riddle() -> None:
    table = cellar()
    enters(table, 0, "427")
    assert 2027 in table.s.read
    assert table.s.tokens["story-3"] == [at("C4.se")]
    table.dreamers[0].riddles = []
    assert "set-the-dials" not in offered(deals(table, ""), 0)


@pytest.mark.rule("ETH-RID-06", "ETH-RID-07")
@pytest.mark.parametrize(("code", "page"), [("724", 2028), ("247", 2029), ("111", 2030)])
def test_other_codes_are_answered_too_and_leave_it_open(code: str, page: int) -> None:
    table = cellar()
    enters(table, 0, code)
    assert page in table.s.read
    assert "story-3" not in table.s.tokens
    table.dreamers[0].riddles = []
    assert "set-the-dials" in offered(deals(table, ""), 0)


@pytest.mark.rule("ETH-RID-04")
def test_an_entry_costs_an_hour_or_two_sealed_cards() -> None:
    table = cellar()
    table.does(0, offered(table, 0)["set-the-dials"])
    table.does(0, *(SetDial(f"digit-{digit}") for digit in "123"), EnterAnswer())
    prices = {move.price for move in table.menu(0) if isinstance(move, PickPrice)}
    assert prices == {"H1", "seal(2)"}


@pytest.mark.rule("ETH-RID-10")
def test_its_clues_are_three_glasses_and_the_margin_of_the_tide_table() -> None:
    table = cellar()
    for _ in range(3):
        carry_out(reveal(scene_of(game(table), 0), "card F"))
    assert {"dream.crab", "dream.fish", "dream.gull"} <= set(table.s.flags)
    shown = {CARDS[one].id for one in table.s.beside}
    assert {"bubble-glass-crab", "bubble-glass-fish", "bubble-glass-gull"} <= shown


@pytest.mark.rule("ETH-BAS-03")
def test_a_peek_shows_a_glass_to_who_looks_alone() -> None:
    table = hall(2, hands=["a1"])
    table.does(0, Peek())
    if table.can(0, DiscardCard(card("a1"))):
        table.does(0, DiscardCard(card("a1")))
    table.does(0, PeekAt("I-02 F"))
    assert table.events(Peeked, 0)[-1].card in cards("bubble-glass-crab bubble-glass-fish bubble-glass-gull")
    assert table.events(Peeked, 1)[-1].card is None
    assert view(table.s, 0).looks == [table.events(Peeked, 0)[-1].card], "it stays known"
    assert not view(table.s, 1).looks
    assert not view(table.s, WATCHER).looks


# The girl, the eels, the lifeguard


def with_the_girl(**said: Any) -> Table:
    """Set the hall with the Change Girl at her counter."""
    return hall(figures=[("change-girl", "B2.nw")], **said)


def rich(s: Dream) -> None:
    """Give the first Dreamer Ether, and a Progress card of Awareness."""
    s.dreamers[0].ether = 2
    s.dreamers[0].progress = cards("prog-a")


@pytest.mark.rule("ETH-CHO-01", "ETH-SCR-09")
def test_the_girl_plays_sells_time_once_and_tells_her_name_once() -> None:
    table = with_the_girl(hands=["a2 a2"], also=rich, turns=4)
    uses(table, 0, "take-the-other-stool", "a2")
    chooses(table, 2, 2040)
    assert len(table.s.turn_deck) == 5
    uses(table, 0, "take-the-other-stool", "a2")
    chooses(table, 2, 2040)
    assert "camp.knows-wraith" in table.s.flags
    assert table.s.counters["camp.mercy"] == 1
    assert table.s.notes == cards("name-tag")
    assert {2040, 2042, 2043} <= set(table.s.read)


@pytest.mark.parametrize(("face", "ether"), [("fail", 1), ("blank", 1), ("+1", 3), ("+3", 4)])
def test_the_coin_that_stands_on_its_edge(face: str, ether: int) -> None:
    table = with_the_girl(hands=["a2"], also=rich, brings=[luck(face.removeprefix("+"))])
    uses(table, 0, "take-the-other-stool", "a2")
    chooses(table, 1, 2040)
    assert table.dreamers[0].ether == ether
    assert (card("wet-ticket") in table.s.notes) == (face == "+3")


@pytest.mark.rule("ETH-ENT-02")
def test_her_special_line_shows_a_glass() -> None:
    table = with_the_girl()
    carry_out(resolve_step(game(table), Kind.SPECIAL))
    assert any(CARDS[one].id.startswith("bubble-glass") for one in table.s.beside)


def test_a_fed_eel_lies_where_it_was_and_pushes_what_floats() -> None:
    table = hall(
        where="C1.nw",
        box=3,
        tiles=drowned(ALL),
        figures=[("eel-of-coins", "C1.nw")],
        lying="story-1:C1.sw",
        also=rich,
        hands=["a1"],
    )
    uses(table, 0, "feed-the-eel")
    assert [(CARDS[one.entity].id, one.space) for one in table.s.figures] == [("fed-eel", at("C1.nw"))]
    assert table.dreamers[0].ether == 1
    deals(table, "a1")
    uses(table, 0, "point-at-what-floats", "a1")
    while table.s.tokens["story-1"] == [at("C1.sw")]:
        table.match.choose(0, 0)
    assert is_on(table.s, table.s.tokens["story-1"][0], "water")


def test_a_fed_eel_is_hungry_again_when_it_morphs() -> None:
    table = hall(where="B2.nw", box=3, tiles=drowned(ALL), figures=[("fed-eel", "C1.nw")])
    table.s.secrets.pop("tile I-02 N", None)
    carry_out(resolve_step(game(table), Kind.MORPHING))
    assert [(CARDS[one.entity].id, one.space) for one in table.s.figures] == [("eel-of-coins", at("C1.nw"))]


@pytest.mark.rule("ETH-RNG-01")
def test_the_lifeguard_carries_in_whoever_stands_in_the_water_with_all_prizes() -> None:
    table = hall(
        2,
        box=4,
        tiles=drowned(ALL),
        where="B2.sw B2.nw",
        carried="story-2",
        figures=[("lifeguard", "B2.sw")],
    )
    carry_out(resolve_step(game(table), Kind.BASIC))
    assert table.dreamers[0].space == at("B2.nw")
    assert table.dreamers[0].carries == ["story-2"]
    assert [len(d.sealed) for d in table.dreamers] == [1, 0]
    assert 2051 in table.s.read


# The cards


def holding(name: str, where: str = "B2.nw", **said: Any) -> Table:
    """Set the hall with a card on the hand of the first Dreamer."""
    return hall(where=where, hands=[f"{name} {said.pop('also_held', '')}"], **said)


def test_wet_rope_lets_a_dreamer_move_two_spaces() -> None:
    table = holding("wet-rope", also_held="w1")
    uses(table, 0, "wet-rope", "w1")
    table.does(0, Walk(at("B1.nw")))
    assert table.dreamers[0].space == at("B1.nw")


def test_strand_line_works_in_the_water_alone() -> None:
    assert "strand-line" not in offered(holding("strand-line"), 0)
    table = holding("strand-line", "B3.se")
    uses(table, 0, "strand-line")
    assert len(table.dreamers[0].hand) == 1
    table.does(0, Walk(at("B3.ne")))


def test_dead_reckoning_looks_at_two_turn_cards_and_moves_one() -> None:
    table = holding("dead-reckoning", also_held="c2")
    uses(table, 0, "dead-reckoning", "c2")
    while not table.can(0, Walk(at("B2.ne"))):
        table.match.choose(0, 0)
    table.does(0, Walk(at("B2.ne")))
    assert table.dreamers[0].space == at("B2.ne")


def test_make_way_moves_a_figure_of_the_own_space_away() -> None:
    table = holding("make-way", "B2.ne", also_held="w1", figures=[("lifeguard", "B2.ne")])
    uses(table, 0, "make-way", "w1")
    while table.s.figures[0].space == at("B2.ne"):
        table.match.choose(table.match.due()[0], 0)
    assert distance(table.s, at("B2.ne"), table.s.figures[0].space) >= 1  # type: ignore[operator]


def test_sea_legs_add_a_step_in_the_water() -> None:
    def places(s: Dream) -> None:
        s.dreamers[0].progress = cards("sea-legs")

    wet = hall(where="B3.se", hands=["c1"], also=places)
    walks(wet, 0, "B3.nw", "c1")
    assert wet.dreamers[0].space == at("B3.nw")
    dry = hall(where="B2.nw", hands=["c1"], also=places)
    dry.does(0, StartMove())
    pays(dry, 0, "c1")
    assert not dry.can(0, Walk(at("B1.nw")))


def test_pump_manual_unseals_a_card_for_whom_the_group_names() -> None:
    def places(s: Dream) -> None:
        s.dreamers[0].progress = cards("pump-manual")
        s.dreamers[0].sealed = cards("w1")

    table = hall(hands=["a1"], also=places)
    uses(table, 0, "pump-manual", "a1")
    assert not table.dreamers[0].sealed


def test_a_bag_of_shells_is_two_ether_and_can_be_bought_again() -> None:
    table = hall(items="bag-of-shells")
    uses(table, 0, "bag-of-shells")
    assert table.dreamers[0].ether == 2
    assert table.s.items == []
    assert table.s.item_market == cards("bag-of-shells")


@pytest.mark.rule("ETH-TIM-06")
def test_rubber_boots_keep_out_one_distress_of_the_water() -> None:
    table = hall(where="B3.se", items="rubber-boots", turn="t12")
    table.does(0, Done())
    while table.s.phase is Phase.FLOOR or table.dreamers[0].distress == 0:
        boots = offered(table, 0).get("rubber-boots")
        if boots is not None:
            table.does(0, boots)
            break
        table.match.choose(0, 0)
    while table.s.turn == 1:
        table.match.choose(table.match.due()[0], 0)
    assert table.dreamers[0].distress == 0


@pytest.mark.parametrize(("where", "sealed"), [("B2.nw", 0), ("B3.se", 1)])
def test_salt_cough_takes_a_card_and_in_the_water_another(where: str, sealed: int) -> None:
    table = hall(where=where, hands=["w1 w2"], decks=["salt-cough a1 a2 a3 a4 c1 c2 c3"], phase=Phase.DRAW)
    while table.s.phase is not Phase.FLOOR:
        table.match.choose(0, len(table.menu(0)) - 1)
    assert len(table.dreamers[0].sealed) == sealed
    assert len(table.dreamers[0].hand) < 6


def test_wet_socks_make_a_move_dearer_until_wrath_wrings_them_out() -> None:
    def wears(s: Dream) -> None:
        s.dreamers[0].flaws = cards("wet-socks")

    table = hall(hands=["c2 w1"], also=wears)
    uses(table, 0, "wet-socks", "w1")
    assert table.dreamers[0].flaws == []


@pytest.mark.rule("ETH-ACT-18")
def test_the_claim_slip_makes_cashing_up_one_cheaper() -> None:
    def owns(s: Dream) -> None:
        s.notes = cards("claim-slip")

    table = hall(flags="dream.ready", hands=["w2"], also=owns)
    uses(table, 0, "cash-up", "w2")
    assert 2070 in table.s.read


def test_the_wet_ticket_leads_back_to_the_entrance_once() -> None:
    def owns(s: Dream) -> None:
        s.notes = cards("wet-ticket")

    table = hall(where="C4.se", also=owns)
    uses(table, 0, "show-the-wet-ticket")
    if table.match.question_of(0) is not None and not table.can(0, Done()):
        table.match.choose(0, 0)
    assert table.dreamers[0].space in (at("B2.nw"), at("B2.ne"))
    assert "show-the-wet-ticket" not in offered(deals(table, ""), 0)


def test_a_name_said_from_the_front_makes_a_contact_two_cheaper() -> None:
    def owns(s: Dream) -> None:
        s.notes = cards("name-tag")

    table = with_the_girl(also=owns)
    uses(table, 0, "say-the-name-from-the-front")
    table.does(0, offered(table, 0)["take-the-other-stool"])
    if table.s.payments:
        pays(table, 0, "")
    assert 2040 in table.s.read


def carrying(things: str, where: str) -> Table:
    """Set the hall with prizes in hand whose cards are told."""

    def told(s: Dream) -> None:
        s.beside += cards("prize-lamp prize-shoes prize-goldfish")

    return hall(where=where, carried=things, also=told)


@pytest.mark.rule("ETH-MAP-29")
def test_the_lamp_lights_the_space_of_who_carries_it() -> None:
    assert is_on(carrying("story-1", "B2.nw").s, at("B2.nw"), "light")
    assert not is_on(carrying("story-2", "B2.nw").s, at("B2.nw"), "light")


def test_the_shoes_take_one_step_of_their_own_each_turn() -> None:
    table = carrying("story-2", "B2.nw")
    uses(table, 0, "let-the-shoes-lead")
    table.does(0, Walk(at("B1.ne")))
    assert "let-the-shoes-lead" not in offered(table, 0)
    assert "let-the-shoes-lead" not in offered(carrying("story-1", "B2.nw"), 0)


def test_the_goldfish_keeps_the_waves_off() -> None:
    for things, distress in (("story-3", 0), ("story-1", 1)):
        table = carrying(things, "B3.se")
        carry_out(resolve_step(game(table), Kind.BASIC))
        assert table.dreamers[0].distress == distress


def test_high_water_knocks_a_card_from_every_hand_in_it() -> None:
    def fallen(s: Dream) -> None:
        s.beside += cards("high-water")

    table = hall(2, where="B3.se B2.nw", hands=["w1", "w2"], also=fallen)
    carry_out(resolve_step(game(table), Kind.SPECIAL))
    assert [table.hand(0), table.hand(1)] == [[], ["w2"]]


def test_the_ebb_lets_a_stranded_prize_be_pushed_one_space_along() -> None:
    def ebbs(s: Dream) -> None:
        s.beside += cards("ebb")

    table = hall(lying="story-1:B1.ne story-2:C1.sw", also=ebbs)
    uses(table, 0, "push-it-along")
    while table.s.tokens["story-1"] == [at("B1.ne")]:
        table.match.choose(0, 0)
    assert distance(table.s, at("B1.ne"), table.s.tokens["story-1"][0]) == 1
    assert table.s.tokens["story-2"] == [at("C1.sw")]


@pytest.mark.parametrize(
    ("name", "where", "box", "tiles", "paid", "found"),
    [
        ("try-on-the-boots", "C1.se", 1, ALL, "c2", "rubber-boots"),
        ("pull-the-plug", "B3.nw", 5, ALL.replace("I-02 C,", "I-02 CC,"), "w2", "bag-of-shells"),
        ("borrow-the-brass-legs", "C4.sw", 1, ALL, "c2", "sea-legs"),
        ("feel-in-the-glove", "C2.nw", 3, drowned(ALL), "c2", "kept-change"),
        ("search-the-kiosk", "B4.sw", 5, ALL.replace("I-02 E", "I-02 EE"), "c2", "claim-slip"),
        ("sound-with-a-teaspoon", "B1.sw", 5, ALL.replace("I-02 B,", "I-02 BB,"), "a2", "dead-reckoning"),
        ("wipe-the-gauge", "C2.se", 1, ALL, "a2", "bubble-glass"),
    ],
)
def test_each_find_lies_where_the_sheet_says(
    name: str, where: str, box: int, tiles: str, paid: str, found: str
) -> None:
    table = hall(where=where, box=box, tiles=tiles, hands=[paid])
    uses(table, 0, name, paid)
    d = table.dreamers[0]
    here = [*table.s.items, *table.s.notes, *table.s.beside, *d.hand, *d.discard, *d.deck.top]
    assert any(CARDS[one].id.startswith(found) for one in here)


def test_the_shutter_blocks_the_basic_step_and_a_gem_opens_the_counter_at_high_water() -> None:
    tiles = ALL.replace("I-02 SETUP", "I-02 SS")

    def has_a_gem(s: Dream) -> None:
        s.dreamers[0].gems = 1

    table = hall(where="B2.ne", box=5, tiles=tiles, hands=["w2"])
    uses(table, 0, "lean-on-the-shutter", "w2")
    night(table)
    assert table.dreamers[0].distress == 0
    counter = hall(where="B2.nw", box=5, tiles=tiles, carried="story-1", also=has_a_gem)
    assert "hand-in-a-prize" not in offered(counter, 0)
    counter.does(0, PlaceGem(at("B2.nw")))
    hands_in(counter, 0, "story-1")
    assert counter.s.delivered == ["story-1"]


# Bots


def evening(seats: int, seed: str) -> Match[Dream]:
    """Let bots play the Dream to its end."""
    match: Match[Dream] = Match(RULES, seats, seed, options=EtherfieldsOptions(gate=Beginning.I_02))
    bots = [BOT.quick(f"{seed} {seat}") for seat in range(seats)]
    while match.outcome is None:
        seat = match.due()[0]
        move: Move = bots[seat].choose(Chair(match, seat))
        match.choose(seat, list(match.menu(seat)).index(move))
    return match


REACHED_ABOVE = {2028, 2029, 2030, 2032, 2033, 2952}
"""Pages that are told in tests of this file; by what bots do they come up seldom."""


def test_bots_bring_the_prizes_to_the_counter_and_read_nearly_every_page() -> None:
    games = [evening(seats, f"arcade {number}") for seats in (1, 2, 3, 4) for number in range(8)]
    assert 10 <= sum(one.state.ending == "victory" for one in games) <= 30
    seen = {page for one in games for page in one.state.read}
    script = [BOX.card(one, Paragraph) for one in BOX.of(Paragraph)]
    pages = {page.number for page in script if page.dream == "I-02"}
    assert pages - seen <= REACHED_ABOVE | {2002, 2012, 2020, 2025, 2031, 2041, 2042, 2050, 2951}
