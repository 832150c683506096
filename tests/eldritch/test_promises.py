"""What stands on an option that lets a text come: what it does, by which odds, and how far it brings."""

from collections.abc import Iterator
from typing import Any

import pytest

from dreamtable.games import bot_of
from dreamtable.games.eldritch.events import TestBegan
from dreamtable.games.eldritch.moves import Resolve, Use
from dreamtable.games.eldritch.rules import RULES
from dreamtable.games.eldritch.view import view
from dreamtable.kernel import Chair, Match, Move
from dreamtable.lang import Speaker
from dreamtable.telling import entries_on, notes_on
from eldritch.kit import TAKE_CLUE, Scene, investigator, seat_at

ANGLES = "the-nine-angles"
LANGUAGES = ("en", "zh-Hans", "ja")


def read(scene: Scene, lang: str = "en", seat: int = 0) -> dict[str, list[str]]:
    """Return the menu of a seat as it is read, each entry with its notes."""
    speaker = Speaker(lang, RULES)
    entries = entries_on(RULES, view(scene.state, seat), scene.match.menu(seat), scene.rule)
    return {speaker.word(one.word): [speaker.word(note.word) for note in one.notes] for one in entries}


def research(clues: int, solved: int) -> Scene:
    """Return a table for three who may put a Clue of a research encounter on The Nine Angles."""
    return seat_at(
        investigator(),
        investigator(at="nome"),
        investigator(at="nome"),
        mystery=ANGLES,
        clues_on_mystery=clues,
        solved=solved,
        clues="boston",
        phase="encounter",
        research=TAKE_CLUE,
    )


@pytest.mark.rule("ELD-MYS-02", "ELD-MYS-04")
@pytest.mark.parametrize(
    ("lang", "does", "brings"),
    [
        (
            "en",
            "When you gain a Clue from a Research encounter, you may put that Clue on this card.",
            "The Nine Angles: 2 → 3 of 3: enough. Solved at the end of the Mythos Phase, it wins the game",
        ),
        (
            "zh-Hans",
            "当你通过调查遭遇获得线索时，你可以将该线索放到此卡上。",
            "{card}：2 → 3/3，已经够了，神话阶段结束时解决，大家获胜",
        ),
        (
            "ja",
            "調査遭遇で手掛かりを得たとき、その手掛かりをこのカードに置いてもよい。",
            "{card}：2 → 3/3。これで足りる。神話フェイズの終わりに解決し、全員の勝ち",
        ),
    ],
)
def test_the_option_that_wins_the_game_says_so(lang: str, does: str, brings: str) -> None:
    scene = research(clues=2, solved=2)
    scene.player("A").does("meet research boston")
    card = Speaker(lang, RULES).say(f"card-{ANGLES}")
    use, leave = read(scene, lang).items()
    assert card in use[0]
    assert use[1] == [does, brings.format(card=card)]
    assert leave[1] == []


@pytest.mark.rule("ELD-MYS-04")
@pytest.mark.parametrize(
    ("clues", "solved", "brings"),
    [
        (0, 2, "The Nine Angles: 0 → 1 of 3"),
        (2, 1, "The Nine Angles: 2 → 3 of 3: enough, solved at the end of the Mythos Phase"),
        (3, 2, "The Nine Angles: 3 → 4 of 3: it has enough already"),
    ],
)
def test_an_option_says_how_far_it_brings_the_mystery(clues: int, solved: int, brings: str) -> None:
    scene = research(clues=clues, solved=solved)
    a, *_ = scene
    a.does("meet research boston")
    assert read(scene)["Use The Nine Angles"][-1] == brings
    a.does(f"use {ANGLES}")
    assert scene.clues_on(ANGLES) == clues + 1


@pytest.mark.rule("ELD-MYS-04")
def test_a_yes_says_it_too_and_a_no_says_nothing() -> None:
    scene = seat_at(
        investigator(at="rio", clues=1),
        investigator(at="nome"),
        mystery="an-instrument-of-silence",
        markers="rio",
        phase="encounter",
    )
    a, *_ = scene
    a.does("meet text an-instrument-of-silence", "keep-dice", dice="6")
    assert read(scene) == {
        "Do it": ["An Instrument of Silence: 0 → 1 of 1: enough, solved at the end of the Mythos Phase"],
        "Leave it": [],
    }
    a.does("accept")
    assert scene.tokens_on("an-instrument-of-silence") == 1


@pytest.mark.rule("ELD-MYS-02", "ELD-TIM-14")
def test_in_the_end_step_the_mystery_says_that_it_is_solved() -> None:
    scene = seat_at(
        investigator(), investigator(), mystery="the-widening-eye", on_mystery=1, solved=2, phase="end"
    )
    assert read(scene)["Resolve The Widening Eye"] == ["solved: 3 of 3, and the game is won"]
    scene.player("A").does("resolve the-widening-eye")
    assert scene.outcome.reason == "solved"


def test_what_prevents_doom_says_so() -> None:
    scene = seat_at(investigator(), investigator(cards="stasis-cube-of-yith"))
    scene.player("A").tries("doom: {advance: 2}")
    assert read(scene, seat=1)["Use Stasis Cube of Yith"] == [
        "When Doom would advance, you may return this card to the box; if you do, prevent it."
    ]


def test_a_spell_says_what_it_does_and_how_likely_it_is_cast() -> None:
    scene = seat_at(investigator(cards="veil-of-ash"), phase="encounter", monsters="ghoul@boston")
    assert read(scene)["Use Veil of Ash"] == [
        "When a combat begins, you may test Lore. If you pass, "
        "the Monster's damage is 2 lower in this combat. Then flip this card.",
        "Lore: 2 dice, passed with 56 %",
    ]


def menus(games: int) -> Iterator[tuple[Match[Any], int, Move]]:
    """Play some games as bots do; return each option to use or resolve something before it is decided."""
    bot = bot_of("eldritch")
    assert bot is not None
    for number in range(games):
        match: Match[Any] = Match(RULES, 2, f"promises {number}")
        chairs = [Chair(match, seat) for seat in range(2)]
        bots = [bot.quick(f"{number} {seat}") for seat in range(2)]
        while match.question is not None:
            seat = match.due()[0]
            for move in match.menu(seat):
                if isinstance(move, Use | Resolve):
                    yield match, seat, move
            match.answer(seat, bots[seat].choose(chairs[seat]))


def test_whatever_is_used_or_resolved_says_what_it_does_in_every_language() -> None:
    speakers = [Speaker(lang, RULES) for lang in LANGUAGES]
    said: set[str] = set()
    for match, seat, move in menus(games=4):
        assert match.question is not None
        notes = notes_on(RULES, match.view(seat), move, match.question.rule)
        assert notes, move
        said |= {speaker.word(notes[0].word) for speaker in speakers}
    assert len(said) > 3 * 10


@pytest.mark.rule("ELD-TST-02")
def test_the_dice_that_are_promised_are_rolled() -> None:
    promised = 0
    for match, seat, move in menus(games=6):
        assert match.question is not None
        notes = notes_on(RULES, match.view(seat), move, match.question.rule)
        dice = [note.word.args["dice"] for note in notes if note.word.key == "note-test"]
        if dice:
            then = match.fork(listening=True)
            then.answer(seat, move)
            news = then.events(seat, match.happened)
            assert next(event.dice for _, event in news if isinstance(event, TestBegan)) == dice[0]
            promised += 1
    assert promised
