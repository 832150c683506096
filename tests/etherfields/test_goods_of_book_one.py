"""What Dreams 3 and 4 give: cards, Items, Fate cards, Seasons and pages of the city, each used once."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from dreamtable.games.etherfields.box import BOX
from dreamtable.games.etherfields.cards import TurnCard
from dreamtable.games.etherfields.changes import change, forbidden
from dreamtable.games.etherfields.decks import gain_flaw
from dreamtable.games.etherfields.map import is_on
from dreamtable.games.etherfields.model import Dream, Dreamer, Phase
from dreamtable.games.etherfields.moves import Accept, GoTo, PickChoice, PickOption
from dreamtable.games.etherfields.scene import happened, scene_of
from dreamtable.games.etherfields.script import open_paragraph
from dreamtable.kernel.rng import Given
from etherfields.kit import Table, act, at, card, cards, carry_out, game, luck
from etherfields.test_drowned_arcade import pays
from etherfields.test_paper_winter import answers, begins, garden
from etherfields.way import WayTable, way


def using(name: str, *, paid: str, hand: str = "", brings: Sequence[Given] = (), **said: Any) -> Table:
    """Let the first Dreamer use a card of the hand in the garden."""
    table = begins(garden(**{"where": "B3.ne"} | said), f"{hand} {paid} {name}").brings(*brings)
    table.does(0, act(name))
    pays(table, 0, paid)
    return table


def first(table: Table) -> Dreamer:
    """Return the first Dreamer."""
    return table.dreamers[0]


# Cards of Dreamers and of the market, Items


@pytest.mark.rule("ETH-INF-02")
def test_early_entry_lets_a_turn_go_and_everybody_draws_two() -> None:
    table = using("early-entry", paid="c1")
    assert len(table.s.turn_deck) == 3
    assert len(first(table).hand) == 2


@pytest.mark.rule("ETH-INF-02")
def test_page_two_gives_three_cards_for_two() -> None:
    assert len(first(answers(using("page-two", paid="a1", hand="w1 w1"))).hand) == 3


@pytest.mark.rule("ETH-TRN-06")
@pytest.mark.parametrize(
    ("name", "does", "paid", "kind"),
    [("metronome", "metronome", "", "V"), ("tuning-peg", "turn-the-peg", "a2", "M")],
)
def test_metronome_and_peg_hold_a_step_back(name: str, does: str, paid: str, kind: str) -> None:
    table = begins(garden(where="B3.ne"), paid)
    (table.s.items if name == "metronome" else table.s.beside).append(card(name))
    table.s.current = next(one for one in BOX.of(TurnCard) if kind in BOX.card(one, TurnCard).steps)
    table = Table(table.s)
    table.does(0, act(does))
    pays(table, 0, paid)
    steps = BOX.card(table.s.current, TurnCard).steps
    assert table.s.blocked_steps == [steps.index(kind)]


@pytest.mark.rule("ETH-LCK-01")
@pytest.mark.parametrize(("face", "cards_", "gems"), [("1", 1, 0), ("2", 2, 0), ("3", 0, 2), ("fail", 0, 0)])
def test_a_paper_fortune_tells_by_the_die(face: str, cards_: int, gems: int) -> None:
    table = answers(using("paper-fortune", paid="c1", brings=[luck(face)]))
    assert (len(first(table).hand), first(table).gems) == (cards_, gems)


@pytest.mark.rule("ETH-PRG-02")
def test_a_neat_crease_places_a_card_that_was_thrown_away_two_cheaper() -> None:
    table = garden(where="B3.ne")
    first(table).discard.append(card("applause"))
    table = begins(table, "neat-crease a1 w1")
    table.does(0, act("neat-crease"))
    pays(table, 0, "a1")
    table.match.choose(0, 0)
    if table.s.payments:
        pays(table, 0, "w1")
    assert first(answers(table)).progress == [card("applause")]


@pytest.mark.rule("ETH-MAP-22")
def test_a_snow_shovel_takes_a_darkness_and_goes_one_space() -> None:
    table = garden(where="B3.ne", lying="darkness:B3.nw")
    table = begins(table, "snow-shovel w2")
    table.does(0, act("snow-shovel"))
    pays(table, 0, "w2")
    answers(table)
    assert not table.s.tokens["darkness"]


@pytest.mark.rule("ETH-LIM-01")
def test_breath_on_glass_lights_a_space_next_to_one() -> None:
    table = answers(using("breath-on-glass", paid="c1", where="A2.ne"))
    (lit,) = table.s.tokens["light"]
    assert lit in (at("A2.nw"), at("A2.se"), at("A1.ne"), at("A3.nw"))
    assert is_on(table.s, lit, "light")


@pytest.mark.rule("ETH-ACT-18")
def test_a_carbon_copy_makes_the_next_contact_two_cheaper() -> None:
    table = using("carbon-copy", paid="a2")
    assert change(table.s, 0, "cost-contact") == -2


@pytest.mark.rule("ETH-PAI-01")
def test_a_hot_brick_cures_everybody() -> None:
    table = begins(garden(2, where="B3.ne A1.nw", items="hot-brick"), "", "")
    for d in table.dreamers:
        d.distress = 2
    table = Table(table.s)
    table.does(0, act("hot-brick"))
    assert [d.distress for d in answers(table).dreamers] == [1, 1]


@pytest.mark.rule("ETH-SEA-01")
def test_a_paperweight_keeps_two_cards_from_being_sealed() -> None:
    table = garden(where="A2.se")
    first(table).progress = [card("paperweight")]
    table = begins(table, "")
    carry_out(open_paragraph(scene_of(game(table), 0), 118))
    assert len(first(table).sealed) == 0


@pytest.mark.rule("ETH-CLK-01")
def test_a_thursday_shift_is_two_hours_for_the_card_itself() -> None:
    table = garden(where="A2.se")
    table.s.hours = 1
    table = begins(table, "thursday-shift")
    table.does(0, act("thursday-shift"))
    assert (table.s.hours, first(table).sealed) == (3, [card("thursday-shift")])


@pytest.mark.rule("ETH-MOV-06")
def test_a_side_door_leads_back_to_the_entrance_and_draws() -> None:
    table = answers(using("side-door", paid="c2", where="A2.ne"))
    assert is_on(table.s, first(table).space, "entrance")
    assert len(first(table).hand) == 1


# Fate cards


def fate(
    name: str,
    pick: int = 0,
    *,
    seats: int = 1,
    flags: str = "",
    before: Callable[[Dream], None] = lambda _: None,
    face: str = "",
) -> WayTable:
    """Let the Team draw a Fate card, and take one of its ways."""

    def also(s: Dream) -> None:
        s.flags += flags.split()
        for d in s.dreamers:
            d.hand, d.ether = cards("a1 a1"), 1
        before(s)

    table = way(seats, at="b1", fates=name, also=also, brings=[luck(face)] if face else [])
    table.all_vote(GoTo("b2"))
    while table.s.phase is not Phase.TRAVEL and table.match.outcome is None:
        seat = table.match.due()[0]
        menu = table.menu(seat)
        ways = [move for move in menu if isinstance(move, PickOption | PickChoice)]
        if ways:
            table.does(seat, ways[min(pick, len(ways) - 1)])
        elif Accept() in menu and not pick:
            table.does(seat, Accept())
        else:
            table.match.choose(seat, 0)
    return table


@pytest.mark.rule("ETH-FAT-01")
def test_who_waits_for_the_second_tram_gains_a_key_for_an_hour_and_who_walks_seals_a_card() -> None:
    def hours(s: Dream) -> None:
        s.hours = 2

    waits = fate("second-tram", 0, before=hours)
    assert (waits.s.keys, waits.s.hours) == (1, 1)
    walks = fate("second-tram", 1, before=hours)
    assert (walks.s.keys, len(walks.dreamers[0].sealed)) == (0, 1)


@pytest.mark.rule("ETH-FAT-01", "ETH-SGN-06")
def test_the_match_seller_sells_a_match_for_an_ether() -> None:
    table = fate("match-seller")
    assert [BOX.cards[one].id for one in table.s.notes] == ["dry-match"]
    assert table.dreamers[0].ether == 0


@pytest.mark.rule("ETH-FAT-01")
@pytest.mark.parametrize(("flag", "hand", "hours"), [("camp.kept-lamp", 3, 2), ("", 2, 1)])
def test_the_lamplighter_knows_whose_lamp_was_kept(flag: str, hand: int, hours: int) -> None:
    table = fate("lamplighter", flags=flag, before=lambda s: setattr(s, "hours", 2))
    assert (len(table.dreamers[0].hand), table.s.hours) == (hand, hours)


@pytest.mark.rule("ETH-FAT-01")
@pytest.mark.parametrize(("flag", "gems", "sealed"), [("camp.knows-wraith", 1, 0), ("", 0, 1)])
def test_thursday_is_kind_to_those_who_know_whose_it_is(flag: str, gems: int, sealed: int) -> None:
    (d,) = fate("thursday", flags=flag).dreamers
    assert (d.gems, len(d.sealed)) == (gems, sealed)


@pytest.mark.rule("ETH-FAT-01")
@pytest.mark.parametrize(("face", "hand"), [("fail", 1), ("blank", 2), ("1", 3), ("2", 3), ("3", 2)])
def test_scales_at_an_open_window_go_by_the_die(face: str, hand: int) -> None:
    assert len(fate("open-window-scales", face=face).dreamers[0].hand) == hand


@pytest.mark.rule("ETH-FAT-01")
@pytest.mark.parametrize("name", ["wrong-umbrella", "dead-letter-wind"])
def test_what_the_wind_and_the_rain_bring_is_taken_up_or_let_go(name: str) -> None:
    takes, lets = fate(name, 0), fate(name, 1)
    assert len(takes.dreamers[0].hand) == 1
    assert len(lets.dreamers[0].hand) == 2


@pytest.mark.rule("ETH-FAT-03")
@pytest.mark.parametrize("name", ["chalk-squares", "draught", "piano-on-the-stairs", "frozen-fountain"])
def test_quirks_of_the_later_dreams_bring_a_tile(name: str) -> None:
    assert len(fate(name).s.tiles) == 3


# Seasons


@pytest.mark.rule("ETH-SSN-01")
def test_festival_gives_a_sanctuary_twice_and_curfew_shows_fewer_cards() -> None:
    assert change(way(1, season="festival").s, 0, "sanctuary-uses") == 1
    assert change(way(1, season="curfew").s, 0, "show") == -1


@pytest.mark.rule("ETH-SSN-01", "ETH-TRN-10")
def test_in_the_harvest_loot_is_worth_one_ether_more() -> None:
    table = way(1, season="harvest")
    before = table.dreamers[0].ether
    carry_out(happened(game(table), "loot"))
    assert table.dreamers[0].ether == before + 1


@pytest.mark.rule("ETH-SSN-01")
def test_a_spring_tide_leaves_a_gem_with_every_key() -> None:
    table = way(1, season="spring-tide")
    carry_out(happened(game(table), "key-icon"))
    assert table.dreamers[0].gems == 1


# Pages of the city


def city(page: int, flags: str = "", seats: int = 2) -> Table:
    """Open a page of the city."""

    def also(s: Dream) -> None:
        s.flags += flags.split()
        s.hours = 2
        for d in s.dreamers:
            d.sealed, d.ether = cards("a1 a1 a1 a1"), 0

    table = way(seats, at="b1", also=also)
    carry_out(open_paragraph(scene_of(game(table), 0), page))
    return table


@pytest.mark.rule("ETH-SCR-08", "ETH-CHO-01")
def test_a_window_in_old_town_remembers_the_note_that_was_left_out_and_who_plays() -> None:
    rested, other = city(113, "camp.rest"), city(113)
    assert [len(d.sealed) for d in rested.dreamers] == [1, 1]
    assert sum(d.ether for d in other.dreamers) == 1
    assert [BOX.cards[one].id for one in rested.s.notes] == ["riddlers-slip"]


@pytest.mark.rule("ETH-SCR-08")
def test_at_the_gardens_stands_a_knight_or_lies_a_patch_of_soot() -> None:
    free, burned = city(118, "camp.knight-free"), city(118, "camp.burned-fold")
    assert [BOX.cards[one].id for one in free.s.notes] == ["etherwolf-tooth"]
    assert free.s.keys == 1
    assert (burned.s.keys, [len(d.sealed) for d in burned.dreamers]) == (0, [5, 5])


@pytest.mark.rule("ETH-SCR-08", "ETH-CHO-01")
def test_the_woman_in_the_coat_wants_to_be_walked_home() -> None:
    table = city(112, "camp.broken-glass")
    assert 132 in [*table.s.read, *(table.s.world.pages if table.s.world is not None else [])]
    assert sum(table.s.counters.values()) == 1


@pytest.mark.rule("ETH-SCR-08", "ETH-CHO-01")
def test_the_sealed_letter_is_on_file_under_thursday() -> None:
    table = city(119, "camp.letter-sealed")
    assert 139 in [*table.s.read, *(table.s.world.pages if table.s.world is not None else [])]
    read = city(119, "camp.letter-read")
    assert read.s.hours == 3


# Flaws


@pytest.mark.rule("ETH-FLW-08")
def test_second_guesses_forbid_boosts_and_an_ashen_taste_takes_a_card_of_the_hand() -> None:
    table = garden(where="B3.ne")
    usual = change(table.s, 0, "hand")
    table.s.flaw_deck, table.s.flaws_below = [], cards("second-guess ashen-taste")
    d = first(table)
    for _ in range(2):
        gain_flaw(game(table), 0)
    d.flaws, d.discard = d.discard, []
    table = begins(table, "")
    assert forbidden(table.s, 0, "boost")
    assert change(table.s, 0, "hand") == usual - 1
