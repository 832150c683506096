"""Which text is being resolved is state: all see it, bots read it, and questions say what they are for."""

import random
import re

import pytest

from dreamtable.games.eldritch.bot import GreedyBot
from dreamtable.games.eldritch.box import CARDS
from dreamtable.games.eldritch.model import (
    NOTHING,
    OBSERVATION,
    WILL,
    EldritchOptions,
    Resolving,
    Table,
    View,
)
from dreamtable.games.eldritch.rules import RULES
from dreamtable.games.eldritch.view import view
from dreamtable.kernel import WATCHER, Chair, Match
from dreamtable.lang import LANGUAGES, Speaker
from eldritch.kit import Scene, investigator, seat_at

QUIET = ("ELD-ACT-01", "ELD-ENC-06", "ELD-RND-03")
"""Questions between two texts."""
RAW = re.compile(r"[{}$_]|\bnone\b|\bplain\b|\b[a-z]{2,}(?:-[a-z]+)+\b|  |\.\.|。。")


def stack(scene: Scene) -> list[Resolving]:
    """Return what is being resolved."""
    return scene.state.stack


def title(scene: Scene, lang: str = "en", seat: int = 0) -> str:
    """Return the question as a seat reads it."""
    assert scene.match.question is not None
    return Speaker(lang, RULES).question(scene.match.question, view(scene.state, seat))


def random_game(seed: int, seats: int, *, listening: bool = True) -> Match[Table]:
    """Return a new match."""
    return Match(RULES, seats, f"stack {seed}", EldritchOptions(), listening=listening)


@pytest.mark.parametrize("seed", range(4))
def test_nothing_is_being_resolved_between_two_texts_and_after_the_end(seed: int) -> None:
    match, chance = random_game(seed, 1 + seed), random.Random(seed)
    deepest = 0
    while (question := match.question) is not None:
        assert not (question.rule in QUIET and match.state.stack), match.state.stack
        deepest = max(deepest, len(match.state.stack))
        seat = next(iter(question.menus))
        match.choose(seat, chance.randrange(len(question.menus[seat])))
    assert deepest > 1
    assert match.state.stack == []


def test_everybody_sees_which_text_is_resolved() -> None:
    match, chance = random_game(7, 3), random.Random(7)
    seen = 0
    while (question := match.question) is not None:
        views = [match.view(seat) for seat in (*range(3), WATCHER)]
        for one in views:
            assert isinstance(one, View)
            assert one.stack == match.state.stack
        seen += bool(match.state.stack)
        seat = next(iter(question.menus))
        match.choose(seat, chance.randrange(len(question.menus[seat])))
    assert seen > 10


def test_a_test_stands_on_the_stack_with_what_its_dice_show() -> None:
    scene = seat_at(investigator(at="boston", clues=1))
    (a,) = scene
    a.tries("test: observation", dice="1 2")
    (test,) = stack(scene)
    assert (test.card, test.you, test.skill, test.dice) == (NOTHING, 0, OBSERVATION, [1, 2])
    a.does("reroll-with-clue 1", dice="6")
    assert stack(scene) == []


def test_a_fight_and_its_test_stand_on_the_stack() -> None:
    scene = seat_at(investigator(at="rio", clues=1), monsters="ghoul@rio")
    (a,) = scene
    a.tries("fight: one-here", dice="1 1 1")
    fight, test = stack(scene)
    assert CARDS[fight.foe].id == "ghoul"
    assert (fight.card, fight.you) == (NOTHING, 0)
    assert (test.skill, test.foe) == (WILL, NOTHING)
    assert title(scene) == "Ghoul: Will test: the dice show 1, 1, 1. Do you reroll one?"


def test_a_question_says_of_which_card_it_is_asked_and_what_for() -> None:
    scene = seat_at(investigator("samuel-otieno", at="rio"), monsters="ghoul@rio cultist@rio")
    a, *_ = scene
    a.does("perform samuel-otieno", "pick-option wound")
    (text,) = stack(scene)
    assert (CARDS[text.card].id, text.you) == ("samuel-otieno", 0)
    assert title(scene) == (
        "Samuel Otieno: Which Monster do you choose? "
        "(1 Monster on your space or an adjacent space loses 1 Health)"
    )


@pytest.mark.parametrize("lang", list(LANGUAGES))
def test_the_titles_of_all_questions_read_as_text(lang: str) -> None:
    speaker, found = Speaker(lang, RULES, ["Ann", "Ben", "Cid"]), set()
    for seed in range(6):
        match, chance = random_game(seed, 3), random.Random(seed)
        while (question := match.question) is not None:
            seat = next(iter(question.menus))
            read = speaker.question(question, match.view(seat))
            assert not RAW.search(read), read
            if match.state.stack:
                found.add(question.rule)
            match.choose(seat, chance.randrange(len(question.menus[seat])))
    assert len(found) > 8


def test_a_bot_that_hears_nothing_chooses_as_one_that_hears_everything() -> None:
    heard, deaf = random_game(3, 2), random_game(3, 2, listening=False)
    bots = [(GreedyBot(str(seat)), GreedyBot(str(seat))) for seat in range(2)]
    asked = 0
    while heard.question is not None and heard.state.round < 5:
        seat = min(heard.due())
        one, other = bots[seat]
        move = one.choose(Chair(heard, seat))
        assert other.choose(Chair(deaf, seat)) == move
        heard.answer(seat, move)
        deaf.answer(seat, move)
        asked += bool(heard.state.stack)
    assert asked > 5
