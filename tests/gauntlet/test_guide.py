"""What a table tells besides the rules: in every game, for every seat, in every language."""

from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from dreamtable.games import rules_of
from dreamtable.kernel import WATCHER, Match, Move
from dreamtable.lang import LANGUAGES, Speaker
from dreamtable.server.messages import ExplanationInfo
from dreamtable.server.texts import Names, explanations, voice_of
from dreamtable.telling import Guide, Standing, named_to, notes_on, refs_of, telling_of
from gauntlet.games import ENTRIES, seatings_of
from gauntlet.test_gauntlet import a_match
from gauntlet.test_languages import RAW

games = pytest.mark.parametrize("game", list(ENTRIES))


def readable(text: str) -> bool:
    """Say whether a text can be shown to somebody."""
    return bool(text.strip()) and not RAW.search(text)


def speakers_of(game: str) -> list[Speaker]:
    """Return a speaker of each language, with names that no language has."""
    return [Speaker(lang, rules_of(game), list("甲乙丙丁戊己庚辛")) for lang in LANGUAGES]


def guide_of(game: str) -> Guide:
    """Return what a game tells besides its rules: every game of ours does."""
    guide = telling_of(rules_of(game)).guide
    assert guide is not None
    return guide


def course(game: str, number: int = 0) -> Iterator[Match[Any]]:
    """Yield a match of the gauntlet at every one of its decisions, at each number of seats."""
    for seating in seatings_of(game):
        finished = a_match(seating, seating.seats + number)
        match = finished.fork(0, listening=True)
        for seat, choice, _, _ in finished.journal:
            yield match
            match.choose(seat, choice)
        yield match


@games
def test_every_seat_is_told_who_it_is_what_it_wants_and_what_threatens_it(game: str) -> None:
    guide = guide_of(game)
    speakers = speakers_of(game)
    said: dict[str, set[str]] = {}
    for at, match in enumerate(course(game)):
        if at % 7:
            continue
        for seat in (*range(match.seats), WATCHER):
            standing = guide.standing(match.view(seat))
            assert standing.side
            for speaker in speakers:
                for word in (standing.role, standing.goal, standing.danger):
                    text = speaker.word(word)
                    assert readable(text), text
                    said.setdefault(f"{speaker.lang} {word.key}", set()).add(text)
    assert len(said) > 3 * 3


@games
def test_the_danger_changes_in_the_course_of_a_game(game: str) -> None:
    guide = guide_of(game)
    courses: dict[int, list[Standing]] = {}
    for match in course(game, number=1):
        courses.setdefault(match.seats, []).append(guide.standing(match.view(0)))
    for seats, standings in courses.items():
        dangers = {(one.danger.key, str(one.danger.args)) for one in standings}
        assert len(dangers) > 3, f"{seats} seats: {dangers}"
    alarms = {one.alarm for standings in courses.values() for one in standings}
    assert len(alarms) > 1


@games
def test_what_is_noted_of_moves_reads_as_text(game: str) -> None:
    rules = rules_of(game)
    speakers = speakers_of(game)
    kinds: dict[str, Move] = {}
    for match in course(game, number=2):
        if match.question is None:
            continue
        for seat, menu in match.question.menus.items():
            view = match.view(seat)
            for move in menu:
                for note in notes_on(rules, view, move, match.question.rule):
                    if note.word.key not in kinds:
                        kinds[note.word.key] = move
                        for speaker in speakers:
                            text = speaker.word(note.word)
                            assert readable(text), text
    assert len(kinds) > 4


@games
def test_what_the_next_moves_can_bring_about_reads_as_text_and_can_be_done(game: str) -> None:
    hints = telling_of(rules_of(game)).hints
    if hints is None:
        return
    speakers = speakers_of(game)
    said: set[str] = set()
    done = 0
    for at, match in enumerate(course(game, number=4)):
        for seat in match.due() if at % 3 == 0 else ():
            for moves, prospects in enumerate(hints(match.view(seat), seat)):
                for prospect in prospects:
                    assert len(prospect.moves) == moves
                    for speaker in speakers:
                        text = speaker.word(prospect.word)
                        assert readable(text), text
                        said.add(text)
                for prospect in prospects[:1]:
                    fork = match.fork()
                    if prospect.moves and prospect.moves[0] not in fork.menu(seat):
                        continue  # somebody has asked for an answer before
                    for move in prospect.moves:
                        fork.answer(seat, move)
                    done += len(prospect.moves)
    assert len(said) > 3 * len(speakers)
    assert done


READ_ALOUD = {"seat", "story", "label", "step"}
"""Kinds of things that need no explanation: players, and texts."""


def explained_to(match: Match[Any], seat: int, refs: Iterable[str], lang: str) -> list[ExplanationInfo]:
    """Return what the server answers somebody who asks what things are."""
    return explanations(
        match, [seat], refs, voice_of(lang, match.rules.name), Names(list("甲乙丙丁戊己庚辛"))
    )


def needs_words(ref: str) -> bool:
    """Say whether a thing needs an explanation."""
    kind, name = ref.split(":")
    return kind not in READ_ALOUD and name not in ("-1", "0" if kind == "character" else "-1")


@games
def test_whatever_a_menu_or_the_log_names_is_explained_to_who_asks(game: str) -> None:
    known: set[str] = set()
    for at, match in enumerate(course(game, number=3)):
        if at % 5 and match.question is not None:
            continue
        for seat in (*range(match.seats), WATCHER):
            named = {ref for move in match.menu(seat) for ref in refs_of(move)}
            named |= {ref for _, event in match.events(seat)[-30:] for ref in refs_of(event)}
            fresh = sorted(ref for ref in named - known if needs_words(ref))
            known.update(fresh)
            for lang in LANGUAGES:
                answers = explained_to(match, seat, fresh, lang)
                assert [info.ref for info in answers] == fresh
                for info in answers:
                    assert readable(info.title), info.ref
                    assert readable(info.text), info.ref
                    assert info.text.rstrip(".。") != info.title, f"{info.ref} says no more than its name"
    assert len({ref.split(":")[0] for ref in known}) > 2


@games
def test_whatever_is_printed_on_the_board_is_explained_at_any_time(game: str) -> None:
    printed = sorted(guide_of(game).printed)
    assert printed
    seats = seatings_of(game)[-1].seats
    for lang in LANGUAGES:
        answers = explained_to(Match(rules_of(game), seats, "printed"), WATCHER, printed, lang)
        assert [info.ref for info in answers] == printed
        assert all(readable(info.title) and readable(info.text) for info in answers)


@games
def test_nobody_is_told_of_a_thing_that_was_named_to_others_only(game: str) -> None:
    for at, match in enumerate(course(game)):
        if at % 40 == 0:
            named = {seat: set(named_to(match, [seat])) for seat in (*range(match.seats), WATCHER)}
            every = set[str]().union(*named.values())
            for seat, own in named.items() if match.outcome is None else ():
                assert explained_to(match, seat, sorted(every - own), "en") == []


@games
def test_bad_questions_are_answered_by_nothing(game: str) -> None:
    match = Match(rules_of(game), seatings_of(game)[-1].seats, "bad")
    for ref in (
        "",
        ":",
        "card",
        "card:",
        "card:x",
        "card:-1",
        "card:99999",
        "die:80",
        "track:",
        "seat:0",
        "a:b:c",
    ):
        assert explained_to(match, 0, [ref], "en") == []
