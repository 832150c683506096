"""How Tamashii tells what happened: to the one who reads, and when a match is over."""

import random
import re
from collections import Counter

import pytest

from dreamtable.games.tamashii.annals import deeds, gauges
from dreamtable.games.tamashii.bot import GreedyBot
from dreamtable.games.tamashii.box import BOX, NUMBERS
from dreamtable.games.tamashii.cards import Objective
from dreamtable.games.tamashii.guide import standing
from dreamtable.games.tamashii.launcher import CORRUPTED
from dreamtable.games.tamashii.loading import CONTENT
from dreamtable.games.tamashii.moves import Launch, ResolveBox, UseAbility
from dreamtable.games.tamashii.rivals import score
from dreamtable.games.tamashii.rules import RULES
from dreamtable.games.tamashii.terms import Need, pattern_word
from dreamtable.kernel import WATCHER, Chair, Match
from dreamtable.lang import LANGUAGES, Speaker
from dreamtable.telling import Word, notes_on
from tamashii.kit import board, fresh, seat_at, seen_by

NOTATION = re.compile(r"\[[RYGBOX*?./]+\]|\b[HS]+\*|\b[HS]{1,4}(?=[ ,:：（(])")
"""How cards are written: patterns by their letters, and what combat boxes demand."""
AS_OF_SOMEBODY_ELSE = re.compile(r"\byou (has|is|does|\w+[^s]s)\b", re.IGNORECASE)


def printed(name: str, lang: str) -> str:
    """Return what is printed on a card, without its name."""
    speaker = Speaker(lang, package=CONTENT.package)
    return " ".join(speaker.word(word) for word in CONTENT.printed(BOX.cards[NUMBERS[name]]) if word.args)


def test_the_log_says_you_to_the_one_who_reads_and_verbs_agree() -> None:
    match = Match(RULES, 2, "you", mode="cooperative")
    chance = random.Random(1)
    while match.question is not None:
        seat = match.due()[0]
        match.choose(seat, chance.randrange(len(match.menu(seat))))
    speaker = Speaker("en", RULES, ["Ada Mirror", "Bo Lantern"])
    lines = [speaker.fact(event, 0) for _, event in match.events(0)]
    assert any(line.startswith("You ") for line in lines)
    assert any(line.startswith("Your ") for line in lines)
    assert any(line.startswith("Bo Lantern ") for line in lines)
    assert not [line for line in lines if "Ada Mirror" in line or AS_OF_SOMEBODY_ELSE.search(line)]


@pytest.mark.parametrize(
    ("seats", "mode", "scenario"), [(2, "cooperative", "a"), (1, "solo", "b"), (3, "rivals", "a")]
)
def test_the_log_names_a_place_by_its_number_only_while_that_stands_on_the_map(
    seats: int, mode: str, scenario: str
) -> None:
    match = Match(RULES, seats, "by number", RULES.read_options({"scenario": scenario}), mode=mode)
    bots = [GreedyBot(str(seat)) for seat in range(seats)]
    speaker = Speaker("en", RULES, list("ABCD"))
    moved = 0
    while match.question is not None:
        seat, told = match.due()[0], match.happened
        hidden = {str(at + 1) for at, one in enumerate(match.state.places) if not one.shown}
        laid_out = bool(match.state.places)
        match.answer(seat, bots[seat].choose(Chair(match, seat)))
        for event in match.told_from(told):
            line = speaker.event(event)
            moved += "moves to" in line
            assert not laid_out or set(re.findall(r"\bplace (\d+)", line)) <= hidden, line
    assert moved > 5


def test_who_gives_up_before_anything_has_begun_has_no_body_yet() -> None:
    view = seen_by(Match(RULES, 2, "early"), 0)
    assert not gauges(view)
    assert all(words[0].key == "deed-no-body" for words in deeds(view, []).seats)


def test_the_course_of_a_story_is_its_time_its_corrupted_codes_and_its_enemies() -> None:
    match = fresh(2, "b")
    s = match.state
    course = {gauge.word.key: gauge.value for gauge in gauges(seen_by(match, WATCHER))}
    assert course == {"gauge-time": s.time, "gauge-corrupted": s.supply[CORRUPTED], "gauge-enemies": 0}


@pytest.mark.rule("TAM-VS-12", "TAM-VS-18")
def test_the_course_of_rivals_counts_objectives_only_when_they_are_turned_up() -> None:
    scene = seat_at(board(launcher="R r1c1, R r1c2, R r1c3, R r1c4"), mode="rivals", objectives="go11 go01")
    first, _ = scene.players
    first.launches("RRRR")
    points = BOX.card(NUMBERS["go11"], Objective).points
    assert points
    assert gauges(scene.seen_by(WATCHER))[0].value == score(scene.s, 0) - points


def test_what_must_not_all_be_so_is_told_one_by_one() -> None:
    told = {lang: printed("d02", lang) for lang in LANGUAGES}
    assert "if card D08 is not in play or card D09 is not in play or card D10 is not in play" in told["en"]
    assert "如果卡牌D08不在场，或卡牌D09不在场，或卡牌D10不在场" in told["zh-Hans"]
    assert "カードD08が場にない、またはカードD09が場にない、またはカードD10が場にないなら" in told["ja"]


def test_several_things_at_once_are_counted_side_by_side() -> None:
    told = {lang: printed("buried-armoury", lang) for lang in LANGUAGES}
    assert "4 shield and 4 energy" in told["en"].lower()
    assert "4点护盾和4点能量" in told["zh-Hans"]
    assert "シールド4とエネルギー4" in told["ja"]


@pytest.mark.rule("TAM-PRG-01", "TAM-CBT-05")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_menus_name_programs_and_combat_boxes_in_words_and_say_what_they_do(lang: str) -> None:
    speaker = Speaker(lang, RULES, ["Ada Mirror", "Bo Lantern"])
    met: Counter[str] = Counter()
    for mode in ("cooperative", "rivals"):
        match = Match(RULES, 2, "in words", mode=mode)
        bots = [GreedyBot(f"{seat}") for seat in range(2)]
        while match.question is not None:
            seat = match.due()[0]
            question, view = match.question_of(seat), match.view(seat)
            assert question is not None
            for move in match.menu(seat):
                if not isinstance(move, Launch | ResolveBox | UseAbility):
                    continue
                text = speaker.move(move, view, seat)
                assert not NOTATION.search(text), text
                assert "change" in {note.kind for note in notes_on(RULES, view, move, question.rule)}, text
                met[type(move).__name__] += 1
            match.answer(seat, bots[seat].choose(Chair(match, seat)))
    assert met["Launch"] > 10
    assert met["ResolveBox"] > 3


@pytest.mark.rule("TAM-PRG-05", "TAM-COD-10", "TAM-COD-12", "TAM-COD-14")
def test_a_pattern_is_read_symbol_by_symbol_and_row_by_row() -> None:
    read = {lang: Speaker(lang, RULES).word(pattern_word("R*R/.?O")) for lang in LANGUAGES}
    assert read == {
        "en": "red core red / – any open",
        "zh-Hans": "红、核心、红／–、任意、开源",
        "ja": "赤、コア、赤／–、任意、オープン",
    }


@pytest.mark.rule("TAM-CBT-05")
@pytest.mark.parametrize(
    ("need", "en", "zh", "ja"),
    [
        ("H*", "Each hit: x", "每个常见符号：x", "ヒット1個につき：x"),
        ("HHS", "2 × hit, special: x", "2个常见符号、少见符号：x", "ヒット2個、スペシャル：x"),
    ],
)
def test_a_combat_box_is_read_by_its_faces(need: str, en: str, zh: str, ja: str) -> None:
    many = "yes" if Need(need).many else "no"
    word = Word("box-line", {"need": Need(need).text(), "many": many, "do": "x"})
    read = [Speaker(lang, RULES).word(word) for lang in ("en", "zh-Hans", "ja")]
    assert [read[0][:1].upper() + read[0][1:], *read[1:]] == [en, zh, ja]


def test_an_objective_that_counts_says_how_far_the_group_is() -> None:
    match = fresh(3, "a")
    s = match.state
    s.story = NUMBERS["a03"]
    told = standing(seen_by(match, 0))
    assert told.steps == (0, 3)
    s.tokens[s.story] = {"success": 2}
    told = standing(seen_by(match, 0))
    assert told.steps == (2, 3)
    assert "2 of 3" in Speaker("en", RULES, ["Ada", "Ben", "Cy"]).word(told.goal)


def test_tiles_that_lay_open_from_the_beginning_do_not_count_as_revealed() -> None:
    assert standing(seen_by(fresh(2, "a"), 0)).steps == (0, 2)


def test_what_is_carried_stands_beside_the_goal() -> None:
    match = fresh(2, "b")
    match.state.players[1].carried["survivor"] = 2
    speaker = Speaker("en", RULES, ["Ada", "Ben"])
    (held,) = standing(seen_by(match, 0)).belongings
    assert speaker.word(held.word).endswith("×2 (Ben)")
