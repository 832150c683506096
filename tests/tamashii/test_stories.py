"""The words of guides and scenario cards: whole in three languages, within their lengths, each its own."""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
import yaml
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, TextElement

import dreamtable.games.tamashii
from stories.banned import BANNED

HERE = Path(dreamtable.games.tamashii.__file__).parent
LANGUAGES = ("en", "zh-Hans", "ja")
SCENARIOS = sorted(file.stem.removeprefix("scenario-") for file in (HERE / "content").glob("scenario-*.yaml"))

LENGTHS = {"en": (30, 120), "zh-Hans": (60, 200), "ja": (60, 200)}
"""English is counted in words, the others in characters."""
RECALLED = {"en": (15, 30), "zh-Hans": (28, 60), "ja": (35, 80)}
"""The same of what a story says besides, of an earlier scenario."""
SPEECH = {"en": r"“[^”]*”", "zh-Hans": r"“[^”]*”", "ja": r"「[^」]*」"}
OTHER_QUOTES = {"en": '"「」‘’', "zh-Hans": "\"「」'", "ja": "\"“”'"}
OPENING = {"en": 3, "zh-Hans": 5, "ja": 7}
"""So many words, or characters, at the beginning belong to one story alone."""
IN_A_ROW = {"en": 7, "zh-Hans": 12, "ja": 14}
MARKUP = re.compile(r"[<>{}\[\]_*#|\\`~=^]|\bTAM\b|\b[A-Z]{2}\d\d\b|(?<![A-Za-z])[A-Pa-p]\d\d(?!\d)|guide-")
CONTRACTION = re.compile(r"\b\w+n't\b|\b\w+'(?:re|ve|ll|m|d)\b|\b(?:it|that|there|he|she|what|who)'s\b", re.I)
TOKENS_OF_THE_BOX = {"ascend", "success", "marker", "seal"}
"""What the rules have words for; other tokens are generic markers that a card names (TAM-TOK-03)."""
FACTIONS = ["spartans", "ninkyodo", "seekers", "nameless"]
CJK = r"[぀-ヿ㐀-鿿]"


def texts_of(file: Path) -> Iterator[tuple[str, str]]:
    """Yield the keys and texts of a file; what is no plain text shows as braces."""
    for entry in FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, Junk), f"{file.name}: {entry.content}"
        if isinstance(entry, Message) and entry.value:
            parts = entry.value.elements
            yield entry.id.name, "".join(one.value if isinstance(one, TextElement) else "{}" for one in parts)


def words(language: str) -> dict[str, str]:
    """Return all words of guides and scenario cards in a language; no key stands twice."""
    folder = HERE / "locale"
    files = [
        *folder.glob(f"{language}.guides*.ftl"),
        *(folder / "secret").glob(f"{language}.scenario-*.ftl"),
    ]
    found: dict[str, str] = {}
    for key, text in (pair for file in sorted(files) for pair in texts_of(file)):
        assert key not in found, f"{key} stands twice in {language}"
        found[key] = text
    return found


WORDS: Mapping[str, Mapping[str, str]] = {language: words(language) for language in LANGUAGES}


def cards(scenario: str) -> list[dict[str, object]]:
    """Return a guide and its cards, as they are written."""
    found: list[dict[str, object]] = yaml.safe_load(
        (HERE / "content" / f"scenario-{scenario}.yaml").read_text(encoding="utf-8")
    )
    return found


def mappings(raw: object) -> Iterator[dict[str, object]]:
    """Yield every mapping inside what is written."""
    if isinstance(raw, dict):
        yield raw
        for value in raw.values():
            yield from mappings(value)
    elif isinstance(raw, list):
        for value in raw:
            yield from mappings(value)


def keys_of(card: dict[str, object]) -> Iterator[str]:
    """Yield the keys of all words that a card needs."""
    name = card["id"]
    yield f"card-{name}"
    yield f"story-{name}"
    if card["kind"] == "guide":
        yield from (f"teaser-{name}", f"solo-{name}")
    if card["kind"] == "story":
        yield f"objective-{name}"
    for part in mappings(card):
        if "lines" in part:
            for number in range(1, int(str(part["lines"])) + 1):
                yield f"recall-{name}-{part['of']}-{part['by']}-{number}"
        ways = part.get("choose", []) if card["kind"] == "story" else []
        assert isinstance(ways, list)
        yield from (f"choice-{name}-{number}" for number in range(1, len(ways) + 1))
        answered = [] if all(map(leads_on, ways)) else range(1, len(ways) + 1)
        yield from (f"answer-{name}-{number}" for number in answered)
        marker = part.get("token")
        if marker is not None and marker not in TOKENS_OF_THE_BOX:
            yield from (f"token-{one}" for one in (FACTIONS if marker == "that-faction" else [marker]))
    activities = card.get("player-activity", [])
    assert isinstance(activities, list)
    for activity in activities:
        yield f"activity-{name}-{activity['id']}"


def leads_on(way: object) -> bool:
    """Say whether a way of a choice brings a card that is read at once."""
    return any("story" in part or "special" in part for part in mappings(way))


def told(language: str) -> dict[str, str]:
    """Return what is read aloud in a language."""
    aloud = ("story-", "teaser-", "recall-")
    return {key: text for key, text in WORDS[language].items() if key.startswith(aloud)}


def units(language: str, text: str) -> list[str]:
    """Return the words of an English text, or the characters of another one, without punctuation."""
    if language == "en":
        return re.findall(r"[a-z0-9]+(?:['-][a-z0-9]+)*", text.lower())
    return re.findall(rf"{CJK}|[A-Za-z0-9]", text)


ALL_CARDS = [pytest.param(card, id=str(card["id"])) for scenario in SCENARIOS for card in cards(scenario)]


@pytest.mark.parametrize("card", ALL_CARDS)
def test_a_card_has_all_its_words_in_three_languages(card: dict[str, object]) -> None:
    for language in LANGUAGES:
        missing = [key for key in keys_of(card) if not WORDS[language].get(key)]
        assert not missing, f"missing in {language}: {missing}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_are_left_over(language: str) -> None:
    needed = {key for scenario in SCENARIOS for card in cards(scenario) for key in keys_of(card)}
    assert set(WORDS[language]) <= needed


@pytest.mark.parametrize("language", LANGUAGES)
def test_stories_are_neither_too_short_nor_too_long(language: str) -> None:
    wrong = {}
    for key, text in told(language).items():
        least, most = (RECALLED if key.startswith("recall-") else LENGTHS)[language]
        length = len(text.split()) if language == "en" else len(re.sub(r"\s", "", text))
        if not least <= length <= most:
            wrong[key] = length
    assert not wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_story_says_what_stories_do_not_say_here(language: str) -> None:
    found = [
        (key, hit[0])
        for key, text in told(language).items()
        for phrase in BANNED[language]
        for hit in re.finditer(phrase, text.lower())
    ]
    assert not found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_stories_begin_alike(language: str) -> None:
    openings = defaultdict(list)
    for key, text in told(language).items():
        openings[tuple(units(language, text)[: OPENING[language]])].append(key)
    assert not [alike for alike in openings.values() if len(alike) > 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_stories_share_a_row_of_words(language: str) -> None:
    many = IN_A_ROW[language]
    rows = defaultdict(set)
    for key, text in told(language).items():
        spoken = units(language, text)
        for at in range(len(spoken) - many + 1):
            rows[tuple(spoken[at : at + many])].add(key)
    shared = {" ".join(row): keys for row, keys in rows.items() if len(keys) > 1}
    assert not shared


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_show_markup_or_ids(language: str) -> None:
    assert not {key: text for key, text in WORDS[language].items() if MARKUP.search(text)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_speech_stands_in_the_quotation_marks_of_its_language(language: str) -> None:
    wrong = OTHER_QUOTES[language]
    assert not {key: text for key, text in told(language).items() if set(text) & set(wrong)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_people_ask_questions(language: str) -> None:
    outside = {key: re.sub(SPEECH[language], "", text) for key, text in told(language).items()}
    assert not {key: text for key, text in outside.items() if re.search("[?？]", text)}


def test_only_people_contract_their_words_in_english() -> None:
    outside = {key: re.sub(SPEECH["en"], "", text) for key, text in told("en").items()}
    assert not {key: hit[0] for key, text in outside.items() if (hit := CONTRACTION.search(text))}


@pytest.mark.parametrize("language", ["zh-Hans", "ja"])
def test_chinese_and_japanese_use_their_own_punctuation(language: str) -> None:
    assert not {
        key: text for key, text in WORDS[language].items() if re.search(rf"{CJK}[,.!?;:]|[,;:!?]\s", text)
    }


MOST_ANSWERED = {"en": (12, 30), "zh-Hans": (20, 55), "ja": (28, 75)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_answers_a_choice_is_a_line_of_a_story(language: str) -> None:
    answers = {key: text for key, text in WORDS[language].items() if key.startswith("answer-")}
    fewest, most = MOST_ANSWERED[language]
    wrong = {key: len(units(language, text)) for key, text in answers.items()}
    assert len(answers) >= 10
    assert {key: count for key, count in wrong.items() if not fewest <= count <= most} == {}
