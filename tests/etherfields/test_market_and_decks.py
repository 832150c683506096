"""Buying in the markets, building decks, and the deck that is suggested."""

import pytest

from dreamtable.content.effects import Verb, steps_in
from dreamtable.games.etherfields.bot import EtherfieldsBot
from dreamtable.games.etherfields.box import BOX, CARDS
from dreamtable.games.etherfields.cards import Influence
from dreamtable.games.etherfields.events import MarketShown
from dreamtable.games.etherfields.guide import GUIDE
from dreamtable.games.etherfields.judging import (
    ABOUT,
    LEAST_INTENT,
    STEERING,
    WORTH,
    advised,
    intent_in,
    is_placed,
    is_worth_buying,
    worth_of,
)
from dreamtable.games.etherfields.look import top_back
from dreamtable.games.etherfields.model import Dream, Phase, World
from dreamtable.games.etherfields.moves import (
    BuyCard,
    DeckDone,
    LeaveOut,
    Pass,
    PickCard,
    PutIn,
    Shop,
    TakeAdvice,
    UseShopping,
)
from dreamtable.games.etherfields.rules import RULES
from dreamtable.games.etherfields.view import view
from dreamtable.kernel import Chair, Move
from dreamtable.lang import LANGUAGES, Speaker
from etherfields.kit import Table, card, cards, dream

PASS, USE, DONE, ADVICE = Pass(), UseShopping(), DeckDone(), TakeAdvice()


def market_cards() -> list[str]:
    """Return the ids of the cards of the market."""
    some = [BOX.card(one, Influence) for one in BOX.of(Influence)]
    return [one.id for one in some if one.number and not one.owner and not one.code]


def at_the_shop(seats: int = 2, *, top: str, ether: int = 5, items: str = "", season: str = "") -> Table:
    """Let the Team stand at a Shopping icon with a Shopping card, and some cards on top of the market."""

    def also(s: Dream) -> None:
        s.gate, s.phase, s.current, s.turn_deck, s.tiles = -1, Phase.ARRIVAL, -1, [], []
        s.world = World(districts=["suburbia"], team="b3", icons=["shop"], shopping=1, season=season)
        s.world.market.loose = top.split()
        s.item_market = cards(items)
        for d in s.dreamers:
            d.ether = ether

    return dream(seats, also=also)


# Buying


@pytest.mark.rule("ETH-MKT-02", "ETH-MKT-03", "ETH-MKT-08", "ETH-SHP-01", "ETH-SHP-02", "ETH-DCK-05")
def test_a_dreamer_sees_three_cards_and_buys_any_of_them_with_own_ether() -> None:
    table = at_the_shop(top="long-stride candle-end deep-breath", ether=3).all_do(USE)
    assert {move.card for move in table.menu(0) if isinstance(move, BuyCard)} == set(
        cards("long-stride candle-end deep-breath")
    )
    table.does(0, BuyCard(card("long-stride")), BuyCard(card("candle-end")))
    d = table.dreamers[0]
    assert ([CARDS[one].id for one in d.discard], d.ether, d.gems) == (["long-stride", "candle-end"], 0, 0)
    assert table.can(1, BuyCard(card("deep-breath"))), "what nobody bought lies under the market"
    told = [set(event.cards) for event in table.events(MarketShown) if event.seat == 0]
    assert told == [set(cards("long-stride candle-end deep-breath"))], "what was shown stays told"


@pytest.mark.rule("ETH-SHP-04", "ETH-SHP-05", "ETH-SHP-07")
def test_who_buys_nothing_gains_a_gem_and_the_shopping_card_is_gone() -> None:
    table = at_the_shop(top="long-stride candle-end deep-breath", ether=1).all_do(USE)
    table.does(0, PASS)
    assert table.dreamers[0].gems == 1
    assert table.s.world is not None
    assert table.s.world.shopping == 0


@pytest.mark.rule("ETH-MKT-07", "ETH-SHP-06")
def test_with_fewer_cards_left_fewer_are_shown_and_nobody_buys_with_anothers_ether() -> None:
    table = at_the_shop(top="candle-end", ether=0)
    table.dreamers[1].ether = 5
    table.all_do(USE)
    assert table.dreamers[0].gems == 1, "without Ether there is nothing to ask"
    table.does(1, BuyCard(card("candle-end")))
    assert [d.ether for d in table.dreamers] == [0, 4]


@pytest.mark.rule("ETH-SHP-03", "ETH-MKT-06", "ETH-ITM-08")
def test_an_item_is_drawn_by_chance_and_costs_two_ether() -> None:
    for buys in (True, False):
        table = at_the_shop(top="candle-end", ether=2, items="x-item").all_do(USE)
        table.does(0, Shop("item"), BuyCard(card("x-item")) if buys else PASS)
        assert (card("x-item") in table.s.items, card("x-item") in table.s.item_market) == (buys, not buys)
        assert table.dreamers[0].ether == (0 if buys else 2)


@pytest.mark.rule("ETH-MKT-05", "ETH-INF-08")
def test_a_bought_card_of_another_dreamer_keeps_its_back_action_for_the_buyer() -> None:
    table = at_the_shop(top="grit", ether=1).all_do(USE).does(0, BuyCard(card("grit")))
    assert table.dreamers[0].discard == cards("grit")
    later = dream(1, decks=["grit c1 c1 c1 c1 c1 c1"], names=["specialist"], where="A1.nw")
    assert "tough-guy" in BOX.back_actions
    assert top_back(later.dreamers[0]) == "tough-guy"


@pytest.mark.rule("ETH-SOL-01")
def test_one_dreamer_alone_may_remove_a_card_and_see_another() -> None:
    table = at_the_shop(1, top="pot-lid candle-end deep-breath long-stride").all_do(USE)
    assert table.is_asked(0, "ETH-SOL-01")
    gone = next(move.card for move in table.menu(0) if isinstance(move, PickCard))
    table.does(0, PickCard(gone))
    assert CARDS[gone].id in table.s.removed
    shown = [move.card for move in table.menu(0) if isinstance(move, BuyCard)]
    assert (len(shown), gone in shown) == (3, False)


def test_whoever_thinks_of_buying_is_told_the_price_and_what_the_deck_becomes() -> None:
    table = at_the_shop(top="long-stride candle-end deep-breath").all_do(USE)
    seen = view(table.s, 0)
    told = GUIDE.notes(seen, BuyCard(card("long-stride")), "ETH-MKT-02")
    assert [note.kind for note in told] == ["price", "change"]
    for lang in LANGUAGES:
        assert "2" in Speaker(lang, RULES).word(told[0].word)


# Decks


def building(owned: str, *, unused: str = "", flaws: str = "") -> Table:
    """Let a Dreamer alone be in the middle of an Awakening, about to build a deck."""

    def also(s: Dream) -> None:
        s.gate, s.phase, s.current, s.turn_deck = -1, Phase.WAKING, -1, []
        s.world = World(districts=["suburbia"], team="b1", waking=7)
        d = s.dreamers[0]
        d.deck.loose, d.deck.top = [], []
        d.discard, d.unused = cards(f"{owned} {flaws}"), cards(unused)

    return dream(1, also=also)


def many(count: int) -> str:
    """Return so many different cards of the market."""
    return " ".join(market_cards()[:count])


@pytest.mark.rule("ETH-DCK-02", "ETH-AWK-06")
def test_who_owns_twenty_or_fewer_plays_with_all_of_them_and_is_not_asked() -> None:
    table = building(many(19))
    assert len(table.dreamers[0].deck.loose) == 19
    assert table.dreamers[0].discard == []


@pytest.mark.rule("ETH-DCK-01", "ETH-DCK-03", "ETH-DCK-04")
def test_a_deck_has_twenty_to_forty_cards_and_flaws_besides() -> None:
    table = building(many(22), flaws="leak")
    first, second, third = cards(many(3))
    assert not table.can(0, LeaveOut(card("leak")))
    table.does(0, LeaveOut(first), LeaveOut(second))
    assert not table.can(0, LeaveOut(third))
    table.does(0, PutIn(first), DONE)
    d = table.dreamers[0]
    assert (len(d.deck.loose), d.unused) == (22, [second])
    assert card("leak") in d.deck.loose


@pytest.mark.rule("ETH-DCK-01")
def test_more_than_forty_cannot_be_in_a_deck() -> None:
    table = building(many(45))
    assert len(table.dreamers[0].unused) == 5
    assert not any(isinstance(move, PutIn) for move in table.menu(0))


@pytest.mark.rule("ETH-SFT-07")
def test_the_suggested_deck_is_legal_taken_whole_and_can_still_be_changed() -> None:
    table = building(many(45)).does(0, ADVICE)
    d = table.dreamers[0]
    assert (len(d.discard), len(d.unused)) == (ABOUT, 45 - ABOUT)
    assert not table.can(0, ADVICE)
    table.does(0, PutIn(d.unused[0]), DONE)
    assert len(d.deck.loose) == ABOUT + 1


@pytest.mark.rule("ETH-SFT-07")
def test_each_card_in_or_out_has_a_reason_in_every_language() -> None:
    table = building(many(60))
    seen = view(table.s, 0)
    for move in table.menu(0):
        if isinstance(move, LeaveOut | PutIn | TakeAdvice):
            notes = GUIDE.notes(seen, move, "ETH-DCK-01")
            assert len(notes) == 1
            assert all(Speaker(lang, RULES).word(notes[0].word) for lang in LANGUAGES)


@pytest.mark.rule("ETH-SFT-07")
def test_a_suggested_deck_has_every_colour_and_not_too_much_progress() -> None:
    by_colour = [[one for one in market_cards() if BOX.intent(card(one))[colour]] for colour in range(3)]
    owned = dict.fromkeys([*by_colour[0][:30], *by_colour[1][:8], *by_colour[2][:8]])
    inside = [one.card for one in advised(cards(" ".join(owned))) if one.inside]
    assert len(inside) == ABOUT
    assert min(intent_in(inside)) >= LEAST_INTENT
    assert sum(map(is_placed, inside)) <= 12


def test_few_cards_are_all_advised() -> None:
    assert {one.why for one in advised(cards(many(25)))} == {"all"}


# What a card is worth


def test_every_verb_on_an_influence_card_has_a_weight() -> None:
    printed = [number for number in BOX.of(Influence) if BOX.card(number, Influence).number]
    said = {step.called() for number in printed for step in steps_in(CARDS[number]) if isinstance(step, Verb)}
    assert said - STEERING - set(WORTH) == set()


def test_dearer_cards_are_worth_more_on_the_whole() -> None:
    by_price: dict[int, list[float]] = {}
    for number in cards(" ".join(market_cards())):
        by_price.setdefault(BOX.card(number, Influence).price, []).append(worth_of(number, BOX.edition))
    means = {price: sum(worths) / len(worths) for price, worths in by_price.items()}
    assert means[1] < means[2] < means[3]
    assert min(means[4], means[5]) > means[2]


def test_a_card_is_worth_more_to_whom_it_fits() -> None:
    red = cards(" ".join([one for one in market_cards() if BOX.intent(card(one))[0] > 1][:20]))
    green = cards(" ".join([one for one in market_cards() if BOX.intent(card(one))[2] > 1][:20]))
    argument = card("last-argument")
    assert is_worth_buying(argument, 5, [*red, *green]) > is_worth_buying(argument, 5, green) - 1
    assert is_worth_buying(card("candle-end"), 5, red) < is_worth_buying(card("candle-end"), 1, red)


# Bots


def likes(table: Table, seat: int = 0) -> Move:
    """Return what a bot does with the menu of a seat."""
    chair = Chair(table.match, seat)
    rates = EtherfieldsBot("test").rate_moves(chair)
    return chair.menu[rates.index(max(rates))]


def test_a_bot_buys_what_is_worth_its_ether_and_leaves_what_is_not() -> None:
    table = at_the_shop(top="second-wind counterweight long-stride", ether=3).all_do(USE)
    assert isinstance(likes(table), BuyCard)
    assert is_worth_buying(card("spare-change"), 5, []) < -1


def test_a_bot_takes_the_suggested_deck_and_is_done() -> None:
    table = building(many(45))
    assert likes(table) == ADVICE
    table.does(0, ADVICE)
    assert likes(table) == DONE
