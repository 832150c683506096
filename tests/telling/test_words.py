"""Moves and events name the things they touch and their messages."""

from enum import IntEnum

from dreamtable.kernel import Event, Seat, unknown
from dreamtable.telling import Word, enum_word, refs_of, seat_word, tag_of, things_of, word_of
from kernel.whispers import Commit, Keep, Shown, Swapped, name_of


class Mood(IntEnum):
    """An enum, to be put in words."""

    GOOD_DREAM = 1


class Woke(Event, frozen=True):
    """An event with all kinds of fields."""

    seat: Seat
    other: Seat | None
    mood: Mood
    early: bool
    count: int
    name: str


def test_things_are_named_by_the_wire() -> None:
    assert tag_of(Commit(3)) == "commit"
    assert refs_of(Commit(3)) == ["card:3"]
    assert refs_of(Shown([4, 5])) == ["card:4", "card:5"]
    assert refs_of(Swapped(1, None)) == ["seat:1"]
    assert refs_of(Keep()) == []
    assert things_of(Shown([4, 5])) == [("card", 4), ("card", 5)]
    assert things_of(Swapped(1, None)) == [("seat", 1)]


def test_fields_become_arguments_of_the_message() -> None:
    word = word_of(Woke(1, None, Mood.GOOD_DREAM, True, 4, "x"), name_of)
    assert word.key == "event-woke"
    assert word.args == {
        "seat": seat_word(1),
        "other": None,
        "mood": Word("mood-good-dream"),
        "early": "yes",
        "count": 4,
        "name": "x",
    }
    assert word_of(Commit(3), name_of) == Word("move-commit", {"card": Word("card-3")})
    assert word_of(Shown([4, 5]), name_of).args == {"cards": [Word("card-4"), Word("card-5")]}


def test_an_unknown_name_gets_the_nearest_and_all_there_are() -> None:
    said = unknown("game", "lucidty", ["lucidity", "inception"])
    assert said == "There is no game 'lucidty'. Did you mean 'lucidity'? There is: lucidity, inception."
    assert "Did you mean" not in unknown("game", "zzz", ["lucidity"])


def test_equal_members_of_different_enums_have_words_of_their_own() -> None:
    class Fruit(IntEnum):
        APPLE = 1

    class Stone(IntEnum):
        OPAL = 1

    assert [enum_word(Fruit.APPLE).key, enum_word(Stone.OPAL).key] == ["fruit-apple", "stone-opal"]
