"""What may be read of components, and when: printed sides always, secret ones when they are told."""

import pytest

from dreamtable.content.effects import text_of
from dreamtable.games import rules_of
from dreamtable.games.eldritch.box import BOX, CARDS, NUMBERS
from dreamtable.games.eldritch.cards import AncientOne, Mystery, Mythos
from dreamtable.games.eldritch.events import (
    AncientOneChosen,
    Asked,
    Awakened,
    BackSeen,
    CardFlipped,
    EncounterBegan,
    Performed,
    StoryTold,
    TaleEnded,
)
from dreamtable.games.eldritch.model import EldritchOptions
from dreamtable.games.eldritch.rules import RULES
from dreamtable.games.eldritch.texts import closed
from dreamtable.kernel import Event
from dreamtable.lang import LANGUAGES, Speaker
from dreamtable.telling import Word, args_of, telling_of
from eldritch.kit import invent, investigator, seat_at, told
from eldritch.scene import read_steps

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
    for thing in BOX.printed().things:
        if thing.kind in ("spell", "condition"):
            assert (thing.back, thing.flavour) == ([], None), thing.id


@pytest.mark.rule("ELD-ENC-13")
def test_the_printed_sides_have_no_word_of_an_encounter() -> None:
    for thing in BOX.printed().things:
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


@pytest.mark.rule("ELD-ENC-13")
def test_the_second_box_is_read_without_what_its_own_test_brings() -> None:
    box = StoryTold(0, number("other-world-1"), "pass")
    assert read(box, OPEN).splitlines()[-1].startswith("Test Lore. If you pass, ")
    assert read(box, CLOSED).splitlines()[-1] == "Test Lore."


@pytest.mark.rule("ELD-ENC-13")
def test_no_closed_text_of_an_encounter_tells_what_a_test_brings() -> None:
    outcomes = 0
    for card, component in enumerate(CARDS):
        if isinstance(component, AncientOne | Mystery | Mythos):  # they lie open for all to read
            continue
        for part in component.parts():
            for event in (EncounterBegan(0, card, part), StoryTold(0, card, part)):
                outcomes += outcomes_in(told(event, OPEN))
                assert not outcomes_in(told(event, CLOSED)), component.id
    assert outcomes > 100


def outcomes_in(words: list[Word]) -> int:
    """Return how many outcomes of tests some words tell."""
    found = 0
    for word in words:
        if word.key == "do-test":
            found += sum(word.args[side] != "none" for side in ("pass", "fail"))
        for value in word.args.values():
            inner = value if isinstance(value, list) else [value]
            found += outcomes_in([one for one in inner if isinstance(one, Word)])
    return found


@pytest.mark.rule("ELD-ENC-13")
@pytest.mark.parametrize(("card", "space"), [("general-8", "congo"), ("general-12", "cape-horn")])
def test_a_choice_in_an_encounter_does_not_tell_what_a_test_would_bring(card: str, space: str) -> None:
    for open_cards in (False, True):
        scene = seat_at(investigator(at=space), phase="encounter", general=card, open_cards=open_cards)
        assert scene.match.question is not None
        asked = scene.match.question.about
        assert asked is not None
        words = [
            value for value in args_of(asked, telling_of(RULES).name_of).values() if isinstance(value, Word)
        ]
        assert bool(outcomes_in(words)) is open_cards
        assert "“" in Speaker("en", RULES).question(scene.match.question)


@pytest.mark.rule("ELD-ENC-13")
def test_a_choice_on_a_card_that_lies_open_tells_everything() -> None:
    prayer = invent(
        "{id: test-prayer, kind: asset, value: 1, traits: [item],"
        " abilities: [{action: [{may: [{test: will, pass: [{recover: {sanity: 1}}]}]}]}]}"
    )
    scene = seat_at(investigator(cards=prayer))
    scene.player("A").does(f"perform {prayer}")
    assert scene.match.question is not None
    asked = scene.match.question.about
    assert isinstance(asked, Asked)
    assert outcomes_in([telling_of(RULES).name_of(None, "step", asked.step)])


@pytest.mark.rule("ELD-ENC-13")
def test_what_depends_on_a_result_is_not_told_before_it_is_there() -> None:
    steps = read_steps(
        "- test: lore\n- if: {result: '>=2'}\n  then: [lose: {health: 1}]\n"
        "- gain: {clue: result}\n- lose: {sanity: 1}"
    )
    speaks = Speaker("en", RULES)
    assert "result" in speaks.word(text_of(steps))
    assert speaks.word(closed(text_of(steps))) == "Test Lore. Lose 1 Sanity."


def test_an_investigators_action_and_an_awakening_have_their_words() -> None:
    assert read(Performed(0, number("ingrid-solheim"))) == "Plot a course."
    assert read(Performed(0, number("necronomicon"))) == ""
    assert "Drive the Sleeper down again" in read(Awakened(number("cthulhu")))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_ancient_one_is_told_from_its_opening_to_both_ends(lang: str) -> None:
    for card in BOX.of(AncientOne):
        events = (AncientOneChosen(card), Awakened(card), TaleEnded(card, True), TaleEnded(card, False))
        told = {read(event, CLOSED, lang) for event in events}
        assert len(told) == len(events)
        assert "" not in told


@pytest.mark.rule("ELD-WIN-01", "ELD-WIN-04")
@pytest.mark.parametrize(("deed", "ending"), [("lose-game: true", "not-won"), ("mystery: solve", "won")])
def test_the_end_of_a_game_is_told(deed: str, ending: str) -> None:
    scene = seat_at(investigator(), mystery="the-widening-eye", solved=2)
    scene.player("A").tries(deed)
    assert scene.told("tale-ended") == [f"tale-ended azathoth {ending}"]


@pytest.mark.rule("ELD-CND-02")
def test_a_back_is_read_when_it_is_turned_up_or_by_whoever_looks() -> None:
    debt = number("debt")
    assert read(CardFlipped(0, debt, 2)) == read(BackSeen(0, debt, [2])) != ""
    others = BackSeen(0, debt, [2]).seen_by(1)
    assert read(others) == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_part_and_every_back_can_be_read(lang: str) -> None:
    for card, component in enumerate(CARDS):
        for part in component.parts():
            assert read(EncounterBegan(0, card, part), OPEN, lang), component.id
        for back in range(len(getattr(component, "backs", ()))):
            assert read(CardFlipped(0, card, back), CLOSED, lang), component.id
