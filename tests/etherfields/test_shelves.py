"""ETH-SFT-11, -12: found secrets are counted, endings stand on a shelf, and nothing else has a name there."""

import msgspec
import pytest

from dreamtable.games.etherfields.keeping import carry
from dreamtable.games.etherfields.model import Dream, Saga
from dreamtable.games.etherfields.rules import RULES
from dreamtable.games.etherfields.shelves import found_word, shelves
from dreamtable.games.etherfields.view import view
from dreamtable.lang import LANGUAGES, Speaker
from dreamtable.telling import Shelf
from etherfields.kit import card
from etherfields.test_campaign import died, ended, follows

PORTRAITS = 6
"""The ending gives each of two Dreamers two Masks and a Memory."""


def finds(s: Dream, *names: str) -> Dream:
    """Reveal secrets."""
    s.shown += [card(name) for name in names]
    return s


def the_shelf(*kept: Saga) -> Shelf:
    (found,) = shelves(kept)
    return found


@pytest.mark.rule("ETH-SFT-12")
def test_an_ending_that_was_reached_stands_on_the_shelf_and_the_others_are_empty_places() -> None:
    shelf = the_shelf(carry(ended(1950)))
    assert (shelf.picture, shelf.places) == ("i-01-x", 2)
    assert [(one.id, one.name.key) for one in shelf.endings] == [("p-1950", "told-p-1950")]


@pytest.mark.rule("ETH-SFT-12")
def test_two_roads_of_a_campaign_stand_on_the_same_shelf_each_ending_once() -> None:
    good, bad = carry(ended(1950)), carry(ended(1960))
    assert [one.id for one in the_shelf(good, bad, good).endings] == ["p-1950", "p-1960"]


@pytest.mark.rule("ETH-SFT-12")
def test_a_dream_that_nobody_entered_has_no_shelf_and_a_death_is_no_ending() -> None:
    assert shelves([]) == []
    assert shelves([Saga()]) == []
    assert the_shelf(carry(died())).endings == []


@pytest.mark.rule("ETH-SFT-11")
def test_secret_cards_are_counted_without_tiles_and_portraits_of_those_who_were_not_there() -> None:
    s = finds(ended(1950), "i-01-card-a", "i-01-card-c")
    alone = the_shelf(carry(s))
    assert (alone.found, alone.secrets) == (PORTRAITS + 2, 14)
    tile = next(one.tile for one in s.tiles)
    s.shown.append(tile)
    assert the_shelf(carry(s)).found == PORTRAITS + 2


@pytest.mark.rule("ETH-SFT-11")
def test_what_was_found_in_an_earlier_evening_counts_on() -> None:
    first = carry(finds(died(), "i-01-card-a"))
    s = finds(died(), "i-01-card-b")
    s.saga = first
    assert carry(s).traces["i-01-x"].found == ["i-01-card-a", "i-01-card-b"]


@pytest.mark.rule("ETH-SFT-11", "ETH-MCH-09")
def test_of_a_try_that_was_given_up_nothing_counts_after_going_back() -> None:
    kept = carry(finds(died(), "i-01-card-a"))
    assert kept.traces["i-01-x"].found == ["i-01-card-a"]
    assert kept.before is not None
    assert kept.before.traces == {}
    assert follows(kept).state.saga.traces == kept.traces  # until the group has chosen


@pytest.mark.rule("ETH-SFT-11", "ETH-SFT-12")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_shelf_names_nothing_that_was_not_found(lang: str) -> None:
    speaker = Speaker(lang, RULES)
    shelf = the_shelf(carry(finds(ended(1950), "i-01-card-a")))
    said = " ".join([speaker.word(shelf.title), *(speaker.word(one.name) for one in shelf.endings)])
    assert speaker.say("told-p-1960") not in said
    assert b"card-a" not in msgspec.json.encode(shelf)


@pytest.mark.rule("ETH-SFT-11")
def test_after_a_dream_it_is_said_how_many_secrets_were_found() -> None:
    between = view(follows(carry(ended(1950))).state, 0)
    assert found_word(between) == []  # on a Way there are none
    (word,) = found_word(view(finds(ended(1950), "i-01-card-a"), 0))
    assert Speaker("en", RULES).word(word) == "7 of 14 secrets found"
