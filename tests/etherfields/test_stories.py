"""The words of all Dreams: whole in three languages, within their lengths, each its own."""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
import yaml
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, TextElement

import dreamtable.games.etherfields
from dreamtable.games.etherfields.naming import NAMED
from stories.banned import BANNED
from stories.budget import used_up

HERE = Path(dreamtable.games.etherfields.__file__).parent
LANGUAGES = ("en", "zh-Hans", "ja")
FILES = sorted(file.stem for file in (HERE / "content").glob("*.yaml"))

DREAMS = tuple(name for name in FILES if name.startswith("dream-"))
SEALED = tuple(name for name in FILES if name.startswith(("dream-", "world-")))
"""Files whose components nobody may read before a match reveals them."""
ABOUT = {
    "dream-i-01": ("chair", "list", "pencil", "ticket", "door", "lamp", "coat", "paper"),
    "dream-i-02": ("lamp",),
    "dream-i-03": ("chair", "door", "paper"),
    "dream-i-04": ("clerk", "lamp", "paper"),
}
"""What a Dream is about, which may stand in many of its texts."""
TOLD = ("paragraph", "secret", "gate", "dreamer")
"""Kinds whose stories are read aloud; Items, Flaws and what lies in a deck have a line below their name."""
LINES = ("item", "flaw", "fate", "season", "event")
CODED = ("season", "wisdom", "district")
"""Kinds that are called by the name that stands with their code."""
FACES = ("note", "fate")
"""Backs of secrets that have a line too, though Notes may tell more."""
LENGTHS = {"en": (30, 120), "zh-Hans": (60, 200), "ja": (60, 200)}
"""English is counted in words, the others in characters."""
LINE_LENGTHS = {"en": (5, 20), "zh-Hans": (8, 36), "ja": (10, 45)}
RECALLED = {"en": 20, "zh-Hans": 36, "ja": 45}
"""How long a line may be that tells later what was done here."""
NAME_LENGTHS = {"en": 40, "zh-Hans": 16, "ja": 18}
"""Characters that a name or a choice may have."""
SPEECH = {"en": r"“[^”]*”", "zh-Hans": r"“[^”]*”", "ja": r"「[^」]*」"}
OTHER_QUOTES = {"en": '"「」‘’', "zh-Hans": "\"「」'", "ja": "\"“”'"}
OPENING = {"en": 3, "zh-Hans": 5, "ja": 7}
"""So many words, or characters, at the beginning belong to one story alone."""
IN_A_ROW = {"en": 7, "zh-Hans": 12, "ja": 14}
MARKUP = re.compile(
    r"[<>{}\[\]_*#|\\`~=^]|\bETH\b|\bI-0\d|\b(?:GA|SP|TG|FS|IT|FL|K|T)\d+\b|\bp-\d|dream\.|camp\."
)
CONTRACTION = re.compile(r"\b\w+n't\b|\b\w+'(?:re|ve|ll|m|d)\b|\b(?:it|that|there|he|she|what|who)'s\b", re.I)
YES_OR_NO = {"yes", "no", "是", "否", "好", "不", "はい", "いいえ"}
CJK = r"[぀-ヿ㐀-鿿]"


def texts_of(file: Path) -> Iterator[tuple[str, str]]:
    """Yield the keys and texts of a file; what is no plain text shows as braces."""
    for entry in FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, Junk), f"{file.name}: {entry.content}"
        if isinstance(entry, Message) and entry.value:
            parts = entry.value.elements
            yield entry.id.name, "".join(one.value if isinstance(one, TextElement) else "{}" for one in parts)


def words(language: str, folder: Path) -> dict[str, str]:
    """Return the words of the components in a language; no key stands twice."""
    found: dict[str, str] = {}
    for file in (folder / f"{language}.{name}.ftl" for name in FILES):
        for key, text in texts_of(file) if file.exists() else ():
            assert key not in found, f"{key} stands twice in {language}"
            found[key] = text
    return found


OPEN = {language: words(language, HERE / "locale") for language in LANGUAGES}
SECRET = {language: words(language, HERE / "locale" / "secret") for language in LANGUAGES}
WORDS: Mapping[str, Mapping[str, str]] = {
    language: OPEN[language] | SECRET[language] for language in LANGUAGES
}


def cards(file: str) -> list[dict[str, object]]:
    """Return the components of a file, as they are written."""
    found: list[dict[str, object]] = yaml.safe_load(
        (HERE / "content" / f"{file}.yaml").read_text(encoding="utf-8")
    )
    return found


ALL = [card for file in FILES for card in cards(file)]
ALL_CARDS = [pytest.param(card, id=str(card["id"])) for card in ALL]


def is_silent(card: dict[str, object]) -> bool:
    """ETH-SEC-22: say whether a component shows a picture and tells nothing."""
    return card["kind"] in ("prop", "overlay") or bool(card.get("silent"))


def is_line(card: dict[str, object]) -> bool:
    """Say whether a component has a line below its name."""
    if card["kind"] == "influence":
        return "code" in card
    return card["kind"] in LINES or (card.get("back") in FACES and card["id"] != "i-01-card-h")


IS_LINE = {f"story-{card['id']}" for card in ALL if is_line(card)}
IS_TOLD = {f"story-{card['id']}" for card in ALL if card["kind"] in TOLD and not is_silent(card)} - IS_LINE


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
    """Yield the keys of all words that a component needs."""
    name, kind = card["id"], card["kind"]
    if kind in CODED:
        yield f"named-{str(card['code']).lower().replace(' ', '-')}"
    elif kind != "paragraph":
        yield f"card-{name}"
    if kind == "wisdom":
        yield f"rule-{name}"
    if is_silent(card):
        yield f"alt-{name}"
    elif kind in TOLD or is_line(card):
        yield f"story-{name}"
    if card.get("recalled"):
        yield f"told-{name}"
    if kind == "dreamer":
        yield f"action-{name}"
    if kind == "gate":
        stages = card.get("stages", [])
        assert isinstance(stages, list)
        yield from (f"goal-{name}-{stage['id']}" for stage in stages)
        yield f"rule-{name}"
    ways = card.get("choices", [])
    assert isinstance(ways, list)
    yield from (f"choice-{name}-{number}" for number in range(1, len(ways) + 1))
    for part in mappings({key: value for key, value in card.items() if key not in ("goals", "stages")}):
        if "slot" in part and kind == "tile" and "code" not in part:
            yield f"slot-{part['slot']}"
        if "riddle" in part and "name" in part:
            yield from (f"riddle-{part['name']}-{hint}" for hint in ("nudge", "method"))
        if "id" in part and part["id"] != name:
            yield f"action-{part['id']}"
        options = part.get("choose", [])
        assert isinstance(options, list)
        yield from (f"label-{option['label']}" for option in options if "label" in option)
        for flag in re.findall(r"flag\(([a-z.-]+)\)", f"{part.get('needs', '')} {part.get('if', '')}"):
            yield f"flag-{flag.replace('.', '-')}"
        if str(part.get("flag", "")).startswith(("camp.", "turn.")):
            yield f"flag-{str(part['flag']).replace('.', '-')}"
        yield from (f"named-{str(part[sort]).lower().replace(' ', '-')}" for sort in NAMED if sort in part)


def told(language: str) -> dict[str, str]:
    """Return what is read aloud in a language."""
    return {key: text for key, text in WORDS[language].items() if key in IS_TOLD}


def stories(language: str) -> dict[str, str]:
    """Return what is read aloud, and the lines below names."""
    return {key: text for key, text in WORDS[language].items() if key in IS_TOLD | IS_LINE}


def units(language: str, text: str) -> list[str]:
    """Return the words of an English text, or the characters of another one, without punctuation."""
    if language == "en":
        return re.findall(r"[a-z0-9]+(?:['-][a-z0-9]+)*", text.lower())
    return re.findall(rf"{CJK}|[A-Za-z0-9]", text)


def length(language: str, text: str) -> int:
    """Return how long a story is."""
    return len(text.split()) if language == "en" else len(re.sub(r"\s", "", text))


languages = pytest.mark.parametrize("language", LANGUAGES)


@pytest.mark.parametrize("card", ALL_CARDS)
def test_a_component_has_all_its_words_in_three_languages(card: dict[str, object]) -> None:
    for language in LANGUAGES:
        missing = [key for key in keys_of(card) if not WORDS[language].get(key)]
        assert not missing, f"missing in {language}: {missing}"


@languages
def test_no_words_are_left_over(language: str) -> None:
    needed = {key for card in ALL for key in keys_of(card)}
    assert set(WORDS[language]) == needed


@languages
def test_what_a_match_reveals_is_kept_apart_from_what_everybody_may_read(language: str) -> None:
    hidden = [card for file in SEALED for card in cards(file)]
    sealed = {key for card in hidden if card["kind"] != "gate" for key in keys_of(card)}
    sealed |= {key for card in hidden for key in keys_of(card) if key.startswith("goal-")}
    assert set(SECRET[language]) == sealed
    assert not set(OPEN[language]) & sealed


@languages
def test_stories_are_neither_too_short_nor_too_long(language: str) -> None:
    least, most = LENGTHS[language]
    lengths = {key: length(language, text) for key, text in told(language).items()}
    assert not {key: many for key, many in lengths.items() if not least <= many <= most}


@languages
def test_names_choices_and_single_lines_are_short(language: str) -> None:
    for key, text in WORDS[language].items():
        if key in IS_LINE:
            least, most = LINE_LENGTHS[language]
            assert least <= length(language, text) <= most, key
        elif key.startswith("told-"):
            assert length(language, text) <= RECALLED[language], key
        elif key.startswith(("card-", "choice-", "action-")):
            assert len(text) <= NAME_LENGTHS[language], key


@languages
def test_no_story_says_what_stories_do_not_say_here(language: str) -> None:
    found = [
        (key, hit[0])
        for key, text in stories(language).items()
        for phrase in BANNED[language]
        for hit in re.finditer(phrase, text.lower())
    ]
    assert not found


@languages
def test_no_two_stories_begin_alike(language: str) -> None:
    openings = defaultdict(list)
    for key, text in stories(language).items():
        openings[tuple(units(language, text)[: OPENING[language]])].append(key)
    assert not [alike for alike in openings.values() if len(alike) > 1]


@languages
def test_no_two_stories_share_a_row_of_words(language: str) -> None:
    many = IN_A_ROW[language]
    rows = defaultdict(set)
    for key, text in stories(language).items():
        spoken = units(language, text)
        for at in range(len(spoken) - many + 1):
            rows[tuple(spoken[at : at + many])].add(key)
    assert not {" ".join(row): keys for row, keys in rows.items() if len(keys) > 1}


@languages
def test_no_two_dreamer_cards_have_the_same_name(language: str) -> None:
    names = defaultdict(list)
    for card in cards("influence"):
        names[WORDS[language][f"card-{card['id']}"]].append(card["id"])
    assert not [ids for ids in names.values() if len(ids) > 1]


@languages
def test_no_words_show_markup_or_ids(language: str) -> None:
    assert not {key: text for key, text in WORDS[language].items() if MARKUP.search(text.replace("{}", ""))}


@languages
def test_speech_stands_in_the_quotation_marks_of_its_language(language: str) -> None:
    wrong = OTHER_QUOTES[language]
    assert not {key: text for key, text in stories(language).items() if set(text) & set(wrong)}


@languages
def test_only_people_ask_questions(language: str) -> None:
    outside = {key: re.sub(SPEECH[language], "", text) for key, text in stories(language).items()}
    assert not {key: text for key, text in outside.items() if re.search("[?？]", text)}


def test_only_people_contract_their_words_in_english() -> None:
    outside = {key: re.sub(SPEECH["en"], "", text) for key, text in stories("en").items()}
    assert not {key: hit[0] for key, text in outside.items() if (hit := CONTRACTION.search(text))}


@languages
def test_a_choice_is_between_deeds(language: str) -> None:
    for card in ALL:
        ways = [text for key, text in WORDS[language].items() if key.startswith(f"choice-{card['id']}-")]
        assert len(ways) != 1, card["id"]
        assert len(ways) <= 3, card["id"]
        assert len(set(ways)) == len(ways), card["id"]
        assert not YES_OR_NO & {way.lower() for way in ways}, card["id"]


@pytest.mark.parametrize("language", ["zh-Hans", "ja"])
def test_chinese_and_japanese_use_their_own_punctuation(language: str) -> None:
    assert not {
        key: text for key, text in WORDS[language].items() if re.search(rf"{CJK}[,.!?;:]|[,;:!?]\s", text)
    }


@languages
@pytest.mark.parametrize("dream", DREAMS)
def test_no_thing_is_used_up(dream: str, language: str) -> None:
    of_dream = {f"story-{card['id']}" for card in cards(dream)}
    texts = [text for key, text in stories(language).items() if key in of_dream]
    assert not used_up(language, texts, ABOUT[dream])


@languages
@pytest.mark.rule("ETH-SEC-22")
def test_what_is_drawn_is_named_thing_by_thing_and_never_counted_up(language: str) -> None:
    totals = {"en": r"\b(four|seven) coins\b", "zh-Hans": "[四七两]枚硬币", "ja": "硬貨が(四|七|二)枚"}
    drawn = {key: text for key, text in WORDS[language].items() if key.startswith("alt-bubble-glass")}
    assert len(drawn) == 3
    assert not [key for key, text in drawn.items() if re.search(totals[language], text)]
