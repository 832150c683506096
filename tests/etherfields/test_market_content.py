"""The faces of the Influence Market without a game: within which bounds, and no two of them the same."""

import re
from collections import Counter
from typing import Any

import pytest

from dreamtable.games.etherfields.box import BOX, CARDS
from dreamtable.games.etherfields.cards import Influence
from dreamtable.games.etherfields.rules import RULES
from dreamtable.lang import LANGUAGES, Speaker
from etherfields.test_content import FILES, intents, mappings, said

MARKET: list[dict[str, Any]] = FILES["market"]
PRICES = {1: 18, 2: 27, 3: 21, 4: 11, 5: 4}
EARNERS = {"spare-change", "feed-it", "rag-and-bone-man"}
"""What gains Ether: once and then gone, once a Dream for a Morphing, for a card of the hand."""
cards = pytest.mark.parametrize("card", MARKET, ids=lambda card: card["id"])
languages = pytest.mark.parametrize("lang", LANGUAGES)


def colour_of(card: dict[str, Any]) -> str:
    """Return the first colour of a card, under which it counts."""
    return str(card["intent"][1])


@pytest.mark.rule("ETH-MKT-01")
def test_the_market_has_81_cards_27_of_each_colour() -> None:
    assert Counter(map(colour_of, MARKET)) == dict.fromkeys("WCA", 27)
    assert Counter(colour_of(card) for card in MARKET if "place" in card) == dict.fromkeys("WCA", 9)
    assert Counter(colour_of(card) for card in MARKET if card.get("rapid")) == dict.fromkeys("WCA", 5)


def test_the_prices_of_the_market_follow_their_curve() -> None:
    assert Counter(card["price"] for card in MARKET) == PRICES
    assert sum(card["price"] for card in MARKET) == 199
    intent = Counter(max(num for num, _, _ in intents(card["intent"])) for card in MARKET)
    assert intent == {1: 7, 2: 49, 3: 18, 4: 7}
    assert sum("/" in card["intent"] for card in MARKET) == 11


@languages
def test_no_two_influence_cards_have_the_same_name_or_print_the_same_text(lang: str) -> None:
    speaker = Speaker(lang, RULES)
    names: dict[str, str] = {}
    texts: dict[str, str] = {}
    for number in BOX.of(Influence):
        card = BOX.card(number, Influence)
        if card.code or not (card.owner or card.number):
            continue  # what Dreams bring may show a known face
        name, text = speaker.word(card.name()), " ".join(map(speaker.word, card.words()[1:]))
        assert name not in names, f"{card.id} and {names[name]}"
        assert text not in texts, f"{card.id} and {texts[text]}"
        names[name] = texts[text] = card.id


@cards
def test_what_a_market_card_costs_is_within_the_range_and_in_its_own_colour(
    card: dict[str, Any],
) -> None:
    for num, colour, how in intents(str(card.get("cost", ""))):
        assert 1 <= num <= 4
        assert colour in card["intent"]
        assert not how
    for num, colour, how in intents(card.get("place", "")):
        assert 2 <= num <= 6
        assert colour in card["intent"]
        assert not how


@cards
def test_a_market_card_does_something_and_only_a_placed_one_waits(card: dict[str, Any]) -> None:
    works = {"do", "while", "when", "first"} & set(card)
    assert works
    assert "place" in card or works == {"do"}
    assert ("do" in card) == ("cost" in card)
    assert "owner" not in card
    assert "code" not in card


@cards
def test_a_text_that_adds_intent_adds_more_than_the_card_itself_would(card: dict[str, Any]) -> None:
    own = {colour: num for num, colour, _ in intents(card["intent"])}
    for step in mappings(card.get("do", [])):
        if "intent" in step and isinstance(step["intent"], int):
            assert step["intent"] > max(own.values() if step["colour"] == "same" else [own[step["colour"]]])


def test_a_text_that_moves_goes_farther_than_card_and_price_together() -> None:
    stride = next(card for card in MARKET if card["id"] == "long-stride")
    assert said("move", stride) == [5]
    assert 5 > 3 + 1


@cards
def test_nothing_in_the_market_reshuffles_or_earns_ether_without_an_end(card: dict[str, Any]) -> None:
    assert not said("reshuffle", card)
    earns = "ether" in said("gain", card)
    assert earns == (card["id"] in EARNERS)
    if earns:
        assert said("remove", card) or card.get("limit") == "dream" or "market" in card["cost"]


@languages
@cards
def test_a_market_card_can_be_read_as_sentences(lang: str, card: dict[str, Any]) -> None:
    speaker = Speaker(lang, RULES)
    for word in CARDS[BOX.numbers[card["id"]]].words():
        text = speaker.word(word)
        assert not re.search(r"[{}]|  |,,|，，|、、|None", text), text
        assert text[-1] in ".。”」)）", text
