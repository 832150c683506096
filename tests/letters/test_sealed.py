"""What is sealed: nobody reads it before the match reveals it, no dream opens it, no undo closes it again."""

import dataclasses
from typing import Any

import pytest

from dreamtable.kernel import WATCHER, AnyRules, BadMove, Match
from dreamtable.lang import LANGUAGES
from dreamtable.telling import (
    Annals,
    Deeds,
    Evening,
    Explanation,
    Thing,
    Word,
    chapter_of,
    explanation_of,
    readable_to,
    sealing_of,
    telling_of,
)
from gauntlet import checks, secrets
from letters.game import GUIDE, LETTERS, RULES, Album, Burn, Draw, HoldUp, Leak, LettersOptions, Open, Show


def matches(leak: Leak = Leak.NOTHING, games: int = 12, rules: AnyRules = RULES) -> list[Match[Any]]:
    """Return some finished matches of Sealed Letters."""
    found = []
    for number in range(games):
        policy = checks.policies(str(number))[number % 4]
        options = LettersOptions(leak=leak)
        found.append(
            checks.play_to_the_end(rules, 2 + number % 3, str(number), options, policy, lambda _: None)
        )
    return found


def check_all(found: list[Match[Any]]) -> None:
    """Run the checks of what is sealed."""
    for match in found:
        checks.what_is_read_was_revealed(match)
        checks.no_dream_opens_what_is_sealed(match)


def test_an_honest_game_of_sealed_letters_passes_every_check() -> None:
    found = matches()
    for match in found:
        checks.the_record_gives_the_same_match(match)
        checks.forks_and_undo_equal_the_original(match)
        checks.forks_of_one_question_are_alike(match)
        checks.nothing_leaks(match)
        checks.everything_survives_the_wire(match)
    check_all(found)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_letter_reaches_anybody_before_it_is_opened(letters: str, lang: str) -> None:
    for match in matches():
        secrets.nothing_unrevealed_is_sent(match, lang)


def send_all(found: list[Match[Any]]) -> None:
    """Look through everything that is sent in some matches."""
    for match in found:
        secrets.nothing_unrevealed_is_sent(match, "zh-Hans")


@pytest.mark.parametrize(
    ("leak", "where"),
    [
        (Leak.IN_THE_VIEW, "is sent"),
        (Leak.IN_THE_GATE, "is sent"),
        (Leak.IN_THE_MENU, "is sent"),
        (Leak.IN_AN_EVENT, "is sent"),
        (Leak.AT_THE_END, "is sent"),
        (Leak.IN_THE_REPLAY, "of the replay for seat -2 shows"),
        (Leak.BY_UNDO, "is sent"),
    ],
)
def test_a_letter_that_reaches_somebody_too_early_is_noticed(letters: str, leak: Leak, where: str) -> None:
    found = matches(leak)
    with pytest.raises(AssertionError, match=f"{where} what was not revealed"):
        send_all(found)


def test_an_explanation_that_opens_a_letter_is_noticed(letters: str) -> None:
    def opens_it(kind: str, name: str) -> Explanation | None:
        if kind != "letter":
            return None
        return Explanation(Word("letter", {"number": int(name)}), [Word(f"letter-{name}-text")])

    telling = dataclasses.replace(telling_of(RULES), guide=GUIDE._replace(explain=opens_it))
    careless = dataclasses.replace(RULES, telling=telling)
    with pytest.raises(AssertionError, match="is sent what was not revealed"):
        send_all(matches(rules=careless))


def test_nobody_is_told_of_a_letter_that_was_not_named() -> None:
    match = Match(RULES, 2, "post")
    assert explanation_of(match, [0], "letter:13") is not None
    assert explanation_of(match, [1], "letter:13") is None
    assert explanation_of(match, [0], "letter:99") is None
    match.answer(0, Burn(13))
    assert explanation_of(match, [WATCHER], "letter:13") is not None
    assert explanation_of(match, [WATCHER], "letter:14") is None


@pytest.mark.parametrize("leak", [Leak.IN_THE_GATE, Leak.IN_AN_EVENT, Leak.AT_THE_END, Leak.BY_UNDO])
def test_what_can_be_read_without_having_been_revealed_is_noticed(leak: Leak) -> None:
    found = matches(leak)
    with pytest.raises(AssertionError, match="no event revealed"):
        check_all(found)


def test_a_dream_that_opens_what_is_sealed_is_noticed() -> None:
    found = matches(Leak.IN_A_DREAM)
    with pytest.raises(AssertionError, match="a dream of seat"):
        check_all(found)


def test_a_letter_read_to_everybody_can_be_read_by_all_and_one_read_alone_by_its_reader() -> None:
    match = Match(RULES, 2, "post")
    match.answer(0, Open(13))
    match.answer(1, HoldUp(17))
    assert readable_to(match, [WATCHER]) == readable_to(match, [0]) == ["letter/13"]
    assert readable_to(match, [1]) == ["letter/13", "letter/17"]
    assert readable_to(match, [0, 1]) == ["letter/13", "letter/17"]


def test_a_letter_that_was_drawn_is_read_by_others_when_it_is_shown() -> None:
    match = Match(RULES, 2, "post")
    match.answer(0, Draw())
    (code,) = match.state.hands[0]
    assert readable_to(match, [1]) == []
    match.answer(1, Burn(min(set(LETTERS) - {code})))
    match.answer(0, Show(code))
    assert readable_to(match, [1]) == readable_to(match, [WATCHER]) == [f"letter/{code}"]


@pytest.mark.parametrize("move", [Open(12), HoldUp(12), Draw()])
def test_nobody_takes_back_what_was_read(move: Open | HoldUp | Draw) -> None:
    match = Match(RULES, 2, "post")
    match.answer(0, move)
    with pytest.raises(BadMove, match="can't be taken back"):
        match.undo(0)


def test_what_reveals_nothing_can_be_taken_back() -> None:
    match = Match(RULES, 2, "post")
    match.answer(0, Burn(12))
    match.undo(0)
    assert 12 in match.state.left


def test_a_second_copy_of_a_letter_that_all_have_read_is_no_secret() -> None:
    match = Match(RULES, 2, "post")
    match.answer(0, Open(11))
    world = match.imagine(1, "dream")
    world.answer(1, Open(11))
    assert not world.in_fog
    assert world.state.scores == [2, 2]
    match.answer(1, Open(11))
    assert match.can_undo(1)


def test_what_a_campaign_has_revealed_can_be_read_from_the_beginning_and_nothing_else(letters: str) -> None:
    match = Match(RULES, 2, "second evening", kept=Album(letters=[13, 19]))
    for seat in (0, 1, WATCHER):
        assert readable_to(match, [seat]) == ["letter/13", "letter/19"]
    while match.question is not None:
        checks.answer_one(match, checks.policies("second evening")[0])
    checks.what_is_read_was_revealed(match)
    secrets.nothing_unrevealed_is_sent(match, "ja")


def test_an_imagined_world_ends_where_it_would_have_to_open_what_its_dreamer_has_not_read() -> None:
    match = Match(RULES, 2, "post")
    world = match.imagine(0, "dream")
    world.answer(0, Open(13))
    assert world.in_fog
    assert world.question is None
    assert world.outcome is None
    assert world.state.scores == [0, 0]
    with pytest.raises(BadMove, match="over"):
        world.answer(0, Open(12))
    match.answer(0, Open(13))
    assert not match.in_fog
    assert match.state.scores == [5, 0]


def test_who_has_read_a_letter_alone_can_imagine_what_showing_it_brings() -> None:
    match = Match(RULES, 2, "post")
    match.answer(0, HoldUp(20))
    other = match.imagine(1, "dream")
    other.answer(1, Open(20))
    assert other.in_fog
    match.answer(1, Burn(12))
    own = match.imagine(0, "dream")
    own.answer(0, Open(20))
    assert not own.in_fog
    assert own.state.scores == [6, 0]


def storied(letter: str) -> Thing:
    """Return a letter whose first line is a story."""
    sealing = sealing_of(RULES)
    assert sealing is not None
    thing = sealing.thing(letter)
    return thing._replace(flavour=thing.text[0])


def test_a_chapter_tells_what_was_read_to_everybody_and_nothing_that_somebody_read_alone() -> None:
    sealing = sealing_of(RULES)
    assert sealing is not None
    annals = Annals(
        gauges=lambda _view: [],
        deeds=lambda _view, _told: Deeds([[], []], []),
        evening=lambda _view, _told: Evening("", Word("game-title"), Word("game-tagline"), "", [], [], []),
    )
    rules = dataclasses.replace(
        RULES,
        telling=dataclasses.replace(telling_of(RULES), annals=annals),
        sealing=dataclasses.replace(sealing, thing=storied),
    )
    match: Match[Any] = Match(rules, 2, "post")
    match.answer(0, HoldUp(17))
    match.answer(1, Open(13))
    match.answer(0, HoldUp(20))
    match.answer(1, Open(20))
    chapter = chapter_of(match)
    assert chapter is not None
    assert [leaf.text for leaf in chapter.leaves] == [storied(f"letter/{code}").flavour for code in (13, 20)]
