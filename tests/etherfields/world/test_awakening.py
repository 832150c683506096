"""Awakening, deck building, set-up of later evenings, saving, changing the group."""

from collections.abc import Callable

import msgspec
import pytest

from dreamtable.games.etherfields.asking import title
from dreamtable.games.etherfields.box import BOX, CARDS
from dreamtable.games.etherfields.cards import DreamerCard
from dreamtable.games.etherfields.guide import GUIDE
from dreamtable.games.etherfields.keeping import carry
from dreamtable.games.etherfields.model import (
    FIRST_HOURS,
    Dream,
    InfluenceDeck,
    Phase,
    Saga,
    SagaDreamer,
    View,
)
from dreamtable.games.etherfields.moves import (
    Accept,
    Awaken,
    DeckDone,
    EndEvening,
    EnterAt,
    LeaveOut,
    Pass,
    PickCard,
    PickDreamer,
    PutIn,
    Refuse,
)
from dreamtable.games.etherfields.naming import card_name
from dreamtable.games.etherfields.world import waking
from dreamtable.games.etherfields.world.gaining import settle
from dreamtable.telling import Word, seat_word
from etherfields.kit import at, card, cards, carry_out, game
from etherfields.way import WayTable, follows, slumber, way

AWAKEN, PASS = Awaken(), Pass()


def worn(s: Dream) -> None:
    """Let the first Dreamer have had a long night."""
    d = s.dreamers[0]
    d.hand, d.progress, d.flipped, d.flaws = cards("a1"), cards("prog-w"), cards("prog-w"), cards("stutter")
    d.sealed, d.discard = cards("a2"), cards("a3 leak")
    d.distress, d.gems, d.ether = 3, 2, 2
    s.keys = 3
    s.flaw_deck = [one for one in s.flaw_deck if one not in (*d.flaws, *d.discard)]


@pytest.mark.rule("ETH-AWK-01", "ETH-AWK-02", "ETH-AWK-03")
def test_awakening_heals_and_takes_keys_and_gems_but_leaves_ether() -> None:
    table = way(1, at="c3", also=worn).does(0, AWAKEN)
    s, d = table.s, table.dreamers[0]
    assert (d.distress, d.sealed, d.gems, d.ether, s.keys) == (0, [], 0, 2, 0)
    assert (d.hand, d.progress, d.flipped, d.flaws) == ([], [], [], [])
    assert {card("stutter"), card("leak"), card("prog-w")} <= set(d.discard)


@pytest.mark.rule("ETH-AWK-04", "ETH-AWK-05", "ETH-FAT-06")
def test_awakening_lays_the_setup_tiles_and_puts_the_team_on_the_awakening_location() -> None:
    table = way(1, at="c3", fates="thick-air", map_tiles="ii-36-roofs")
    carry_out(waking.laying_out(game(table)))
    assert [CARDS[laid.tile].id for laid in table.s.tiles] == ["ii-36-crossing", "ii-36-tram-stop"]
    table = way(1, at="c3").does(0, AWAKEN)
    assert isinstance(table.menu(0)[0], EnterAt)
    table.does(0, EnterAt(at("B3.se"))).goes_on(lambda s: s.phase is Phase.TRAVEL)
    assert (table.world.team, table.dreamers[0].space) == ("b1", at("B3.se"))


@pytest.mark.rule("ETH-AWK-06", "ETH-DCK-01", "ETH-DCK-03", "ETH-DCK-04")
def test_a_deck_has_at_least_twenty_cards_and_what_is_left_out_is_unused() -> None:
    table = (
        way(1, at="c3", names=("specialist",), also=worn).does(0, AWAKEN).does(0, EnterAt(at("B2.nw")), PASS)
    )
    left = [move.card for move in table.offered(LeaveOut)]
    assert table.can(0, DeckDone())
    assert not {card("stutter"), card("leak")} & set(left)  # Flaws stay in
    for one in left[: len(left) - 20]:
        table.does(0, LeaveOut(one))
    assert not table.offered(LeaveOut)
    table.does(0, PutIn(left[0]), DeckDone())
    d = table.dreamers[0]
    assert len(d.deck.loose) + len(d.deck.top) == 21 + 2
    assert len(d.unused) == len(left) - 21
    assert d.hand == []


@pytest.mark.rule("ETH-DCK-02")
def test_who_has_no_more_than_twenty_cards_is_not_asked() -> None:
    table = way(1, at="c3", decks=["a1 a2 a3"], discards=["w1 w2 w3 c1 c2 c3"]).does(0, AWAKEN)
    table.does(0, EnterAt(at("B2.nw")), PASS)
    assert table.s.phase is Phase.TRAVEL
    assert len(table.dreamers[0].deck.loose) + len(table.dreamers[0].deck.top) == 9


@pytest.mark.rule("ETH-AWK-06")
def test_at_awakening_masks_and_active_items_are_chosen() -> None:
    def rich(s: Dream) -> None:
        s.items, s.storage = cards("cold-lantern bent-fork left-glove"), cards("stopped-watch")
        s.dreamers[0].masks = cards("quiet-lens brass-visor")

    table = way(1, at="c3", decks=["a1 a2 a3"], discards=["w1 w2 w3"], also=rich).does(0, AWAKEN)
    table.does(0, EnterAt(at("B2.nw")), PASS, PickCard(card("brass-visor")))
    table.does(0, PickCard(card("stopped-watch")), PASS)
    assert table.dreamers[0].mask == card("brass-visor")
    assert table.s.items == cards("stopped-watch")
    assert len(table.s.storage) == 3


@pytest.mark.rule("ETH-AWK-08", "ETH-SET-08")
def test_whoever_becomes_another_dreamer_keeps_all_but_the_old_ones_cards() -> None:
    def owns(s: Dream) -> None:
        s.dreamers[0].discard = cards("row-nine")
        s.dreamers[0].ether = 2

    table = way(1, at="c3", names=("specialist",), also=owns).does(0, AWAKEN, EnterAt(at("B2.nw")))
    table.does(0, PickDreamer(card("gambler")), DeckDone())
    d = table.dreamers[0]
    owned = set(d.deck.loose) | set(d.deck.top)
    assert owned == set(BOX.starting_deck(card("gambler"))) | {card("row-nine")}
    assert (d.card, d.ether) == (card("gambler"), 2)
    table.does(0, AWAKEN, EnterAt(at("B2.nw")), PickDreamer(card("specialist")), DeckDone())
    owned = set(table.dreamers[0].deck.loose) | set(table.dreamers[0].deck.top)
    assert set(BOX.starting_deck(card("specialist"))) <= owned


@pytest.mark.rule("ETH-AWK-08", "ETH-AWK-09")
@pytest.mark.parametrize("agrees", [True, False])
def test_two_exchange_their_dreamers_if_both_agree(*, agrees: bool) -> None:
    def owns(s: Dream) -> None:
        s.dreamers[0].discard = cards("row-nine")
        s.dreamers[1].ether = 2
        s.tokens["spirit"] = [3]

    table = waking_in_step(6, names=("specialist", "free-spirit"), also=owns)
    wish = PickDreamer(card("free-spirit"))
    assert [note.word.key for note in GUIDE.notes(table.match.view(0), wish, "ETH-AWK-08")] == [
        "note-exchange"
    ]
    table.does(0, wish)
    assert table.is_asked(1, "ETH-AWK-08")
    seen, question = table.match.view(1), table.match.question
    assert question is not None
    assert isinstance(seen, View)
    assert title(question, seen) == Word("ask-exchange", {"who": seat_word(0), "card": card_name(wish.card)})
    table.does(1, Accept() if agrees else Refuse())
    names = ["free-spirit", "specialist"] if agrees else ["specialist", "free-spirit"]
    assert [CARDS[d.card].id for d in table.dreamers] == names
    assert (card("row-nine") in table.dreamers[0].discard, table.dreamers[1].ether) == (True, 2)
    for d in table.dreamers:
        start = set(BOX.starting_deck(d.card))
        assert {one for one in d.discard if one in every_start()} == start
    assert table.s.tokens == {"spirit": [3]}


def every_start() -> set[int]:
    """Return the starting cards of all Dreamers."""
    return {one for dreamer in BOX.of(DreamerCard) for one in BOX.starting_deck(dreamer)}


@pytest.mark.rule("ETH-ADD-03")
def test_nobody_becomes_a_dreamer_who_rests() -> None:
    def rests(s: Dream) -> None:
        assert s.world is not None
        s.world.resting = [SagaDreamer(card="gambler", cards=["row-nine"])]

    table = waking_in_step(6, names=("specialist", "free-spirit"), also=rests)
    open_ = {CARDS[move.card].id for move in table.menu(0) if isinstance(move, PickDreamer)}
    assert open_ == {"tough-guy", "free-spirit"}


@pytest.mark.rule("ETH-FME-02")
def test_a_dreamer_whom_somebody_becomes_for_the_first_time_has_a_first_memory() -> None:
    table = waking_in_step(6, names=("specialist", "free-spirit")).does(0, PickDreamer(card("gambler")))
    assert "memory gambler" in table.s.gained


def waking_in_step(
    step: int, *, names: tuple[str, ...], also: Callable[[Dream], None] | None = None
) -> WayTable:
    """Let the group stand in a step of its Awakening, each with the own starting cards in a pile."""

    def set_up(s: Dream) -> None:
        assert s.world is not None
        s.world.waking = step
        if also is not None:
            also(s)
        for d in s.dreamers:
            d.deck = InfluenceDeck()
            d.discard += BOX.starting_deck(d.card)

    return way(len(names), at="c3", phase=Phase.WAKING, names=names, also=set_up)


@pytest.mark.rule("ETH-AWK-10")
def test_in_a_slumber_nobody_can_awaken() -> None:
    table = way(1, at="b6", slumbers="wraith")
    assert table.can(0, AWAKEN)
    assert not slumber(1).can(0, AWAKEN)


@pytest.mark.rule("ETH-CLK-04")
def test_awakening_does_not_touch_the_clock() -> None:
    def late(s: Dream) -> None:
        s.hours = 1

    table = way(1, at="c3", also=late).does(0, AWAKEN).goes_on(lambda s: s.phase is Phase.TRAVEL)
    assert table.s.hours == 1


# Saving, and the evening after it


def saved(seats: int = 2) -> Saga:
    """Return what is kept when the evening is ended."""
    table = way(seats, at="c3", fates="unlit-street", slumbers="wraith", below="habit", also=worn)
    table.all_vote(EndEvening()).all_vote(Refuse())
    assert table.match.outcome is not None
    assert table.match.outcome.reason == "evening"
    table.s.saga.gained.append("world-tile II-38 B")
    return carry(table.s)


@pytest.mark.rule("ETH-SAV-01", "ETH-SAV-02", "ETH-SAV-03", "ETH-SAV-04", "ETH-SAV-05", "ETH-SAV-09")
def test_ending_the_evening_stores_an_ether_card_and_gives_up_the_rest() -> None:
    kept = saved()
    first, second = kept.dreamers
    assert (first.ether, first.ether_cards, second.ether_cards) == (0, 1, 0)
    assert first.zones is not None
    assert (first.zones.gems, first.zones.distress, first.zones.hand, kept.keys) == (0, 0, [], 0)
    assert kept.world is not None
    assert (kept.world.districts, kept.world.gates) == (["suburbia", "harbour", "market"], ["i-02-x"])
    assert kept.ending == "evening"


@pytest.mark.rule(
    "ETH-LSE-01", "ETH-LSE-03", "ETH-LSE-08", "ETH-LSE-09", "ETH-LSE-10", "ETH-LSE-11", "ETH-SAV-06"
)
def test_the_next_evening_begins_with_awakening_from_its_fourth_step() -> None:
    table = follows(saved()).goes_on(lambda s: s.phase is Phase.TRAVEL)
    assert table.world.team == "b1"
    assert (table.world.slumbers.loose, table.world.slumbers.below) == (["habit", "wraith"], [])
    assert table.s.hours == FIRST_HOURS[2]
    assert [d.ether for d in table.dreamers] == [1, 0]
    assert [CARDS[d.card].id for d in table.dreamers] == ["specialist", "free-spirit"]


@pytest.mark.rule("ETH-LSE-02", "ETH-LSE-04", "ETH-LSE-05")
def test_decks_are_shuffled_at_set_up_but_for_the_season() -> None:
    kept = saved()
    assert kept.world is not None
    kept.world.season = "fog"
    table = follows(kept)
    assert table.world.season == "fog"
    assert (table.world.fates.top, table.world.map_tiles.top) == ([], [])
    assert "unlit-street" in table.world.fates.loose


@pytest.mark.rule("ETH-LSE-06", "ETH-GATE-12")
def test_a_gate_that_was_owed_is_gained_as_soon_as_there_is_one() -> None:
    world = way(1, gates="").world
    world.owed = ["gate I-02 X", "gate I-99 X"]
    settle(world)
    assert (world.gates, world.owed) == (["i-02-x"], ["gate I-99 X"])


@pytest.mark.rule("ETH-LSE-12")
def test_of_the_market_only_how_many_cards_it_has_can_be_seen() -> None:
    table = way(1)
    view = table.match.view(0)
    assert isinstance(view, View)
    seen = view.world
    assert seen is not None
    assert seen.market == len(table.world.market)
    assert set(seen.__struct_fields__).isdisjoint({"loose", "top", "below"})


@pytest.mark.rule("ETH-ADD-01", "ETH-ADD-03", "ETH-ADD-04")
def test_whoever_is_away_rests_and_finds_the_own_cards_again() -> None:
    alone = follows(saved(), seats=1)
    alone.does(0, PickDreamer(card("free-spirit")))
    assert [one.card for one in alone.world.resting] == ["specialist"]
    alone.goes_on(lambda s: s.phase is Phase.TRAVEL).does(0, EndEvening(), Refuse())
    kept = carry(alone.s)
    again = follows(kept, seats=2)
    again.does(0, PickDreamer(card("specialist"))).does(1, PickDreamer(card("free-spirit")))
    assert again.world.resting == []
    d = again.dreamers[0]
    owned = {*d.deck.loose, *d.deck.top, *d.discard}
    assert {card("leak"), card("stutter"), card("prog-w")} <= owned
    assert again.s.hours == FIRST_HOURS[2]


@pytest.mark.rule("ETH-ADD-02")
def test_a_new_player_has_the_starting_deck_and_two_masks() -> None:
    table = follows(saved(), seats=3)
    table.does(0, PickDreamer(card("specialist"))).does(1, PickDreamer(card("free-spirit")))
    table.does(2, PickDreamer(card("gambler")))
    d = table.dreamers[2]
    assert set(d.deck.loose) == set(BOX.starting_deck(card("gambler")))
    assert sorted(CARDS[one].id for one in d.masks) == ["card-veil", "loaded-smile"]


@pytest.mark.rule("ETH-SAV-08")
def test_a_way_can_be_stored_and_opened_at_any_question() -> None:
    table = way(2, at="b1", fates="rain-of-keys").all_vote(AWAKEN)
    stored = msgspec.msgpack.encode(table.s)
    assert msgspec.msgpack.decode(stored, type=Dream).world == table.world
    assert isinstance(table, WayTable)


@pytest.mark.rule("ETH-AWK-09")
@pytest.mark.parametrize(("other", "left"), [("specialist", {}), ("free-spirit", {"spirit": [3]})])
def test_spirit_tokens_go_with_the_free_spirit(other: str, left: dict[str, list[int]]) -> None:
    table = way(2, names=("free-spirit", other), also=lambda s: s.tokens.update(spirit=[3]))
    waking.become(game(table), 0, card("gambler"))
    assert table.s.tokens == left
