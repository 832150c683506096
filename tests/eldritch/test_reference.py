"""What may be read of components, and when: printed sides always, secret ones when they are told."""

import pytest

from dreamtable.games import rules_of
from dreamtable.games.eldritch.box import CARDS, NUMBERS
from dreamtable.games.eldritch.events import BackSeen, CardFlipped, EncounterBegan, StoryTold
from dreamtable.games.eldritch.model import EldritchOptions
from dreamtable.games.eldritch.reference import printed, told
from dreamtable.games.eldritch.texts import parts
from dreamtable.kernel import Event, Word
from dreamtable.lang import LANGUAGES, Speaker

CLOSED, OPEN = EldritchOptions(), EldritchOptions(open_cards=True)


def read(event: Event, options: EldritchOptions = CLOSED, lang: str = "en") -> str:
    """Return what a reader is told at an event."""
    speaker = Speaker(lang, rules_of("eldritch"))
    return "\n".join(speaker.word(word) for word in told(event, options))


def number(card: str) -> int:
    return NUMBERS[card][0]


def keys(word: Word) -> set[str]:
    """Return the messages in a word."""
    inner = [one for value in word.args.values() for one in (value if isinstance(value, list) else [value])]
    return {word.key}.union(*(keys(one) for one in inner if isinstance(one, Word)))


@pytest.mark.rule("ELD-CND-02", "ELD-SPL-03")
def test_the_printed_sides_have_no_word_of_a_secret_back() -> None:
    for thing in printed().things:
        if thing.kind in ("spell", "condition"):
            assert (thing.back, thing.flavour) == ([], None), thing.id


@pytest.mark.rule("ELD-ENC-13")
def test_the_printed_sides_have_no_word_of_an_encounter() -> None:
    for thing in printed().things:
        words = [
            *thing.text,
            *thing.back,
            *(word for word in (thing.name, thing.flavour) if word is not None),
        ]
        stories = {key for word in words for key in keys(word) if key.startswith("story-")}
        assert stories <= {f"story-{thing.id}"}, thing.id
        if thing.kind in ("general", "regional", "research", "other-world", "expedition", "special"):
            assert (thing.text, thing.back) == ([], []), thing.id


@pytest.mark.rule("ELD-ENC-13")
def test_a_simple_encounter_is_read_without_its_outcomes() -> None:
    event = EncounterBegan(0, number("general-8"), "city")
    assert told(event, CLOSED) == [Word("story-general-8-city")]
    assert len(read(event, OPEN)) > len(read(event, CLOSED))


@pytest.mark.rule("ELD-ENC-13")
def test_a_complex_encounter_is_read_box_by_box() -> None:
    card = number("other-world-1")
    begun, passed = EncounterBegan(0, card, "initial"), StoryTold(0, card, "pass")
    outcome = read(passed).splitlines()[-1]
    assert outcome not in read(begun)
    assert outcome in read(begun, OPEN)


@pytest.mark.rule("ELD-CND-02")
def test_a_back_is_read_when_it_is_turned_up_or_by_whoever_looks() -> None:
    debt = number("debt")
    assert read(CardFlipped(0, debt, 2)) == read(BackSeen(0, debt, [2])) != ""
    others = BackSeen(0, debt, [2]).seen_by(1)
    assert read(others) == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_part_and_every_back_can_be_read(lang: str) -> None:
    for card, component in enumerate(CARDS):
        for part in parts(component):
            assert read(EncounterBegan(0, card, part), OPEN, lang), component.id
        for back in range(len(getattr(component, "backs", ()))):
            assert read(CardFlipped(0, card, back), CLOSED, lang), component.id
