"""Corners of the way between the Dreams: Notes, Quirks, Morphings, Flaws, cards on the map, the icons."""

from collections.abc import Callable

import pytest

from dreamtable.games.etherfields.box import BOX, CARDS, NUMBERS
from dreamtable.games.etherfields.changes import figures_within
from dreamtable.games.etherfields.keeping import carry
from dreamtable.games.etherfields.look import is_flaw
from dreamtable.games.etherfields.map import place_of, redraw, space_named, spaces_with
from dreamtable.games.etherfields.model import Dream, Laid, Phase, Quirk
from dreamtable.games.etherfields.movement import trapped
from dreamtable.games.etherfields.moves import (
    DeckDone,
    PickCard,
    PickChoice,
    Shop,
    UseShopping,
)
from dreamtable.games.etherfields.scene import scene_of
from dreamtable.games.etherfields.verbs.story import Note
from dreamtable.games.etherfields.world.building import build_deck
from dreamtable.games.etherfields.world.cards import SlumberTile
from dreamtable.games.etherfields.world.slumber import clear, end_turns
from etherfields.kit import act, cards, carry_out, dream, game, invent
from etherfields.way import follows, slumber, way


def having(*notes: str) -> Callable[[Dream], None]:
    """Let the Team have some Notes."""

    def put(s: Dream) -> None:
        s.notes = [NUMBERS[name] for name in notes]

    return put


@pytest.mark.rule("ETH-NOT-01", "ETH-NOT-03")
def test_a_note_that_was_used_is_gone_and_is_not_found_again_in_a_later_match() -> None:
    table = slumber(2, also=having("letter-without-stamp"))
    table.does(1, act("open-it-over-steam"))
    assert table.s.keys == 1
    assert table.s.notes == []
    kept = carry(table.s)
    assert kept.used_notes == ["letter-without-stamp"]
    after = follows(kept)
    carry_out(Note("II-33 C").do(scene_of(game(after), 0)))
    assert after.s.notes == []


@pytest.mark.rule("ETH-NOT-01")
def test_a_note_may_be_kept_for_a_certain_situation() -> None:
    table = slumber(1, also=having("etherwolf-tooth"))
    assert table.can(0, act("whistle-through-the-tooth"))
    in_a_dream = dream(1, also=having("etherwolf-tooth"))
    assert not in_a_dream.can(0, act("whistle-through-the-tooth"))


@pytest.mark.rule("ETH-CMP-01", "ETH-CMP-03", "ETH-RNG-01")
def test_the_etherwolf_lets_dreamers_assault_from_its_space_until_the_slumber_ends() -> None:
    table = slumber(1, where="B2.nw", also=having("etherwolf-tooth"))
    table.does(0, act("whistle-through-the-tooth"))
    (it,) = table.s.companions
    assert it.kind == NUMBERS["etherwolf"]
    table.s.figures[0].space = space_named("B2.sw")
    it.space = space_named("B2.nw")
    table.dreamers[0].space = space_named("B3.se")
    found = [len(figures_within(table.s, 0, 0, kw)) for kw in ("assault", "contact")]
    assert found == [1, 0]
    end_turns(game(table))
    assert table.s.companions == []


@pytest.mark.rule("ETH-CMP-01", "ETH-MAP-15")
def test_no_trap_works_where_the_penguin_stands() -> None:
    table = slumber(1, also=having("penguins-fish"))
    table.does(0, act("put-the-herring-down"))
    (it,) = table.s.companions
    traps = [number for number in BOX.of(SlumberTile) if BOX.notes[number].code == "II-36 N"]
    table.s.tiles.append(Laid(traps[0], place_of(BOX.card(traps[0], SlumberTile))))
    redraw(table.s)
    (space,) = spaces_with(table.s, "trap")
    assert trapped(table.s) == 1 << space
    it.space = space
    assert not trapped(table.s)


@pytest.mark.rule("ETH-ATK-06")
def test_an_action_on_a_quirk_needs_its_space() -> None:
    def wires(s: Dream) -> None:
        assert s.world is not None
        s.world.quirks = [Quirk("humming-wires", "ii-36-roofs")]
        tile = NUMBERS["ii-36-roofs"]
        s.tiles.append(Laid(tile, place_of(BOX.card(tile, SlumberTile))))
        redraw(s)

    for where, can in (("A2.ne", True), ("A2.nw", False)):
        table = slumber(1, at="B3.ne", where=where, hands=["a4"], also=wires)
        assert table.can(0, act("hum-along")) is can


@pytest.mark.rule("ETH-MOR-14")
def test_morphings_of_a_slumber_return_to_the_pool_when_it_ends() -> None:
    table = slumber(1)
    token = table.s.morphings.pop()
    pool = len(table.s.morphings)
    table.s.entities[0].morphings.append(token)
    clear(game(table), NUMBERS["wraith"])
    assert len(table.s.morphings) == pool + 1
    assert table.s.entities == []


@pytest.mark.rule("ETH-AWK-07", "ETH-LSE-09")
def test_a_session_begins_with_the_steps_from_the_map_on() -> None:
    table = way(1, phase=Phase.WAKING, also=lambda s: setattr(s.world, "waking", 4), keys=2)
    table.goes_on(lambda s: s.phase is Phase.TRAVEL)
    assert table.s.keys == 2  # step 3 would have taken them


@pytest.mark.rule("ETH-DWM-11", "ETH-DWM-07")
def test_at_a_shop_one_shopping_card_may_be_used() -> None:
    table = way(1, phase=Phase.ARRIVAL, icons=["shop"], also=lambda s: setattr(s.world, "shopping", 2))
    table.does(0, UseShopping())
    table.goes_on(lambda s: s.phase is Phase.TRAVEL)
    assert table.world.shopping == 1
    poor = way(1, phase=Phase.ARRIVAL, icons=["shop"])
    poor.match.due()
    assert poor.s.phase is Phase.TRAVEL


@pytest.mark.rule("ETH-SHP-01", "ETH-NOT-01")
def test_with_the_second_shopping_card_the_grocer_opens_his_ledger() -> None:
    def second(s: Dream) -> None:
        assert s.world is not None
        s.world.shopping, s.world.shopped = 1, 1
        s.counters["camp.debt"] = 1

    table = way(1, phase=Phase.ARRIVAL, icons=["shop"], also=second)
    table.does(0, UseShopping())
    table.goes_on(lambda s: 160 in s.read)
    receipt = next(one for one in table.offered(PickChoice) if one.choice % 16 == 1)
    table.does(0, receipt)
    assert [CARDS[card].id for card in table.s.notes] == ["receipt"]


@pytest.mark.rule("ETH-NOT-01", "ETH-NOT-03", "ETH-SHP-01")
def test_the_receipt_takes_an_item_for_nothing() -> None:
    def shopping(s: Dream) -> None:
        assert s.world is not None
        s.world.shopping, s.notes = 1, [NUMBERS["receipt"]]
        s.item_market = [NUMBERS["iron-ration"]]

    table = way(1, phase=Phase.ARRIVAL, icons=["shop"], also=shopping)
    table.does(0, UseShopping(), Shop("receipt"))
    assert table.s.items == [NUMBERS["iron-ration"]]
    assert table.s.notes == []
    assert table.dreamers[0].gems == 0


@pytest.mark.rule("ETH-FLW-06", "ETH-DCK-04")
def test_all_own_flaws_go_into_a_deck_that_is_built() -> None:
    table = way(1, decks=["a1 " * 24])
    d = table.dreamers[0]
    d.discard, d.deck.loose, d.deck.top = [*d.deck.top, NUMBERS["leak"]], [], []
    script = build_deck(game(table), 0)
    question = next(script)
    with pytest.raises(StopIteration):
        script.send((0, list(question.menus[0]).index(DeckDone())))
    assert [CARDS[card].id for card in d.deck.loose if is_flaw(card)] == ["leak"]


@pytest.mark.rule("ETH-SEC-16")
def test_an_old_photograph_in_the_discard_pile_opens_its_page_once_a_turn() -> None:
    def photograph(s: Dream) -> None:
        s.dreamers[0].discard.append(NUMBERS["old-photograph"])

    table = dream(2, hands=["a1", "a1"], also=photograph)
    table.does(0, act("old-photograph"))
    assert 240 in table.s.read
    assert not table.can(0, act("old-photograph"))
    assert not table.can(1, act("old-photograph"))


@pytest.mark.rule("ETH-DWM-14", "ETH-DWM-19")
def test_the_station_has_a_door_to_old_town_and_a_page() -> None:
    table = way(
        1,
        at="d1",
        districts="suburbia market old-town station",
        phase=Phase.ARRIVAL,
        icons=["script-119"],
        wisdom="wisdom-signs",
    )
    table.match.due()
    assert [CARDS[card].id for card in table.s.notes] == ["torn-timetable"]
    assert table.s.signs == [NUMBERS["sign-key"]]


@pytest.mark.rule("ETH-DWC-02", "ETH-DWC-03")
def test_a_card_that_unseals_may_be_used_on_the_map_and_one_that_only_moves_may_not() -> None:
    invent("- {id: open-hand, kind: influence, intent: 1A, cost: hand(1), do: [unseal: 2]}")
    invent("- {id: long-legs, kind: influence, intent: 1C, cost: hand(1), do: [move: 2]}")

    def closed(s: Dream) -> None:
        s.dreamers[0].sealed = cards("a2 a2 a2")

    table = way(1, at="b1", hands=["open-hand long-legs a1"], also=closed)
    assert not table.can(0, act("long-legs"))
    table.does(0, act("open-hand"), PickCard(NUMBERS["a1"]))
    assert len(table.dreamers[0].sealed) == 1


@pytest.mark.rule("ETH-ITM-10", "ETH-DWC-02")
def test_an_item_whose_effect_is_useful_there_may_be_used_on_the_map() -> None:
    def hurt(s: Dream) -> None:
        s.dreamers[0].distress = 2

    for item, can in (("iron-ration", True), ("cold-lantern", False)):
        table = way(1, at="b1", items=item, also=hurt)
        table.match.due()
        assert table.can(0, act(item)) is can
