"""The printed cards of the box: how many, within which bounds, and that no two of them are the same."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
import yaml

import dreamtable.games.tamashii
from dreamtable.lang import LANGUAGES

Card = dict[str, Any]
Steps = list[dict[str, Any]]

HOME = Path(dreamtable.games.tamashii.__file__).parent
FILES = {
    file: yaml.safe_load((HOME / "content" / f"{file}.yaml").read_text(encoding="utf-8"))
    for file in (
        "walkers",
        "tiles",
        "enemies",
        "bodies",
        "protocols",
        "class-cards",
        "faction-cards",
        "bosses",
        "generator",
    )
}
CARDS: list[Card] = [card for cards in FILES.values() for card in cards]
ENEMIES: list[Card] = FILES["enemies"]
CLASSES = ("reaper", "striker", "trickster", "telepath")
FACTIONS = ("spartans", "ninkyodo", "seekers", "nameless")
SYMBOLS = "RYGB*?OX"
HALF = 0.5

languages = pytest.mark.parametrize("lang", list(LANGUAGES))
levels = pytest.mark.parametrize("level", [1, 2, 3])


def of_kind(kind: str) -> list[Card]:
    """Return the cards of a kind."""
    return [card for card in CARDS if card["kind"] == kind]


def tokens(pattern: str) -> int:
    """Return how many tokens a program takes."""
    return sum(pattern.count(symbol) for symbol in SYMBOLS)


def turned(pattern: str) -> str:
    """Return a pattern in the one of its four positions that stands for all (TAM-PRG-03)."""
    rows = pattern.split("/")
    width = max(map(len, rows))
    grid = [row.ljust(width, ".") for row in rows]
    found = []
    for _ in range(4):
        found.append("/".join(grid))
        grid = ["".join(row[column] for row in reversed(grid)) for column in range(len(grid[0]))]
    return min(found)


def programs(card: Card) -> Iterator[tuple[str, Steps]]:
    """Return the programs that a card shows, each with what it does."""
    for program in (*card.get("intrude", ()), *([card["repel"]] if "repel" in card else ())):
        yield program["p"], program["do"]
    if "p" in card:
        yield card["p"], card.get("do", [{"attach": card["id"]}])
    for step in card.get("steps", ()):
        if "program" in step["goal"]:
            yield step["goal"]["program"], [{"step": card["id"]}]
        if "p" in step.get("ability", ()):
            yield step["ability"]["p"], step["ability"]["do"]


def alike(cards: list[Card], *fields: str) -> list[list[str]]:
    """Return the groups of cards that say the same in these fields."""
    by_text: dict[str, list[str]] = {}
    for card in cards:
        text = json.dumps([card.get(field) for field in fields], sort_keys=True)
        by_text.setdefault(text, []).append(card["id"])
    return [ids for ids in by_text.values() if len(ids) > 1]


def number_of(value: Any) -> float:
    """Return how many: alone, beside a target, or summed over what is named."""
    if isinstance(value, dict):
        return sum(one for one in value.values() if isinstance(one, int))
    return float(value) if isinstance(value, int) and not isinstance(value, bool) else 1.0


def harm(steps: Steps) -> float:
    """Return what a text costs a player, in wounds; conditions on the same figure exclude each other."""
    price = {"wound": 1, "bleed": 1, "lose": 1, "trace": HALF, "dump": HALF, "mend": HALF, "recover": -HALF}
    price |= {"lock": 2, "discard": 1}
    always = 0.0
    cases: dict[str, float] = {}
    for step in steps:
        verb = next(iter(step))
        amount = number_of(step[verb])
        if verb == "choose":
            worth = min(harm(way) for way in step[verb])
        elif verb == "code":
            worth = 2 * step[verb]["corrupted"]
        elif verb in price:
            worth = price[verb] * amount
        else:
            worth = 1.0  # a nuisance: something of one's own is moved, changed or held back
        worth *= (2 if "per" in step else 1) * (HALF if step.get("who") == "others-here" else 1)
        if "if" in step:
            figure = re.split(r"[ @]", step["if"])[0]
            cases[figure] = max(cases.get(figure, 0.0), worth)
        else:
            always += worth
    return always + sum(cases.values())


def use(steps: Steps) -> float:
    """Return what a text is worth to a player, in damage."""
    price = {"damage": 1, "gain": 1, "prepare": 1, "write": HALF, "xp": 2, "stun": 2, "requeue": 1, "move": 1}
    price |= {"recover": HALF, "trace": -HALF, "market": HALF}
    total = 0.0
    for step in steps:
        verb = next(iter(step))
        said = step[verb]
        if verb == "discard":
            total += 2 if "corrupted" in said else 1
        else:
            everybody = isinstance(said, dict) and said.get("target") == "all"
            total += price[verb] * number_of(said) * (1.5 if everybody else 1)
    return total


def test_the_box_is_complete() -> None:
    kinds = Counter(card["kind"] for card in CARDS)
    assert kinds == {
        "walker": 4,
        "tile": 24,
        "enemy": 70,
        "body": 13,
        "protocol": 13,
        "class-card": 52,
        "faction-card": 48,
        "boss": 2,
        "jordan": 1,
        "map-setup": 10,
        "situation": 10,
        "variable-rule": 10,
        "interaction": 10,
        "objective": 18,
        "scoring-aid": 4,
    }
    assert Counter(card["level"] for card in ENEMIES) == {1: 26, 2: 24, 3: 20}


@pytest.mark.rule("TAM-NOT-07")
def test_every_card_has_an_id_and_a_printed_number_of_its_own() -> None:
    ids = [card["id"] for card in CARDS]
    assert len(ids) == len(set(ids))
    assert all(re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", id_) for id_ in ids)
    for kind in {card["kind"] for card in CARDS}:
        printed = [card["number"] for card in of_kind(kind)]
        assert len(printed) == len(set(printed)), kind


def test_what_lies_in_the_first_box_and_what_each_lock_number_frees() -> None:
    locks: dict[str, Counter[str]] = {}
    for card in CARDS:
        if "unlock" in card:
            level = card["level"] if card["kind"] == "enemy" else ""
            sort = f"{card['kind']}{level}{card.get('class', card.get('faction', ''))}"
            locks.setdefault(card["unlock"], Counter())[sort] += 1
    assert locks["EN00"] == {"enemy1": 18, "enemy2": 16, "enemy3": 12}
    for number in range(1, 9):
        assert locks[f"EN0{number}"] == {"enemy1": 1, "enemy2": 1, "enemy3": 1}
    assert locks["BO00"] == {"body": 7}
    assert all(locks[f"BO0{number}"] == {"body": 1} for number in range(1, 7))
    assert locks["LP00"] == {"protocol": 9}
    assert all(locks[f"LP0{number}"] == {"protocol": 1} for number in range(1, 5))
    assert locks["CL00"] == {f"class-card{name}": 10 for name in CLASSES}
    for number in range(1, 4):
        assert locks[f"CL0{number}"] == {f"class-card{name}": 1 for name in CLASSES}
    for number, faction in enumerate(FACTIONS, 1):
        assert locks["FA00"][f"faction-card{faction}"] == 9
        assert locks[f"FA0{number}"] == {f"faction-card{faction}": 3}
    assert {tile["number"]: tile["unlock"] for tile in of_kind("tile") if tile["unlock"] != "TI00"} == {
        21: "TI01",
        22: "TI02",
        23: "TI03",
        24: "TI04",
    }
    assert len(locks) == 9 + 7 + 5 + 4 + 5 + 5


@pytest.mark.rule("TAM-NOT-01", "TAM-NOT-03")
def test_every_pattern_is_tight_and_fits_the_base_grid() -> None:
    for card in CARDS:
        for pattern, _ in programs(card):
            rows = pattern.split("/")
            width = max(map(len, rows))
            columns = ["".join(row.ljust(width, ".")[at] for row in rows) for at in range(width)]
            assert set(pattern) <= set(SYMBOLS + "./"), card["id"]
            assert len(rows) <= 4, card["id"]
            assert width <= 4, card["id"]
            for outer in (rows[0], rows[-1], columns[0], columns[-1]):
                assert set(outer) - {"."}, f"{card['id']}: {pattern} has an empty outer row or column"


def within(card: Card) -> Iterator[tuple[str, int, int]]:
    """Return the patterns of a card with the fewest and the most tokens they may take."""
    match card["kind"]:
        case "enemy":
            few, many = {1: (2, 3), 2: (3, 4), 3: (3, 5)}[card["level"]]
            yield from ((program["p"], few, many) for program in card["intrude"])
            yield (card["repel"]["p"], *{1: (2, 3), 2: (3, 4), 3: (4, 5)}[card["level"]])
        case "body":
            yield card["p"], 4, 5
        case "faction-card":
            yield card["p"], 2, 5 if {"destroy": True} in card["do"] else 4
        case "protocol":
            yield from ((pattern, 3, 4) for pattern, _ in programs(card))


@pytest.mark.rule("TAM-NOT-05")
def test_a_program_takes_as_many_tokens_as_its_purpose_allows() -> None:
    for card in CARDS:
        for pattern, few, many in within(card):
            assert few <= tokens(pattern) <= many, f"{card['id']}: {pattern}"
            assert pattern.count("O") <= 1, f"{card['id']}: {pattern}"


def test_no_two_programs_have_the_same_pattern_and_the_same_effect() -> None:
    seen: dict[tuple[str, str], str] = {}
    for card in CARDS:
        for pattern, steps in programs(card):
            what = (turned(pattern), json.dumps(steps, sort_keys=True))
            assert what not in seen, f"{card['id']} and {seen[what]}: {pattern}"
            seen[what] = card["id"]


@levels
def test_the_enemies_of_a_level_are_broken_into_by_different_patterns(level: int) -> None:
    patterns = [
        turned(program["p"]) for enemy in ENEMIES if enemy["level"] == level for program in enemy["intrude"]
    ]
    assert [pattern for pattern, times in Counter(patterns).items() if times > 1] == []


def test_no_two_cards_of_a_kind_do_the_same() -> None:
    abilities = ("time", "when", "who", "if", "limit", "level", "do", "stat", "boxes")
    broken_into = [enemy | {"do": [program["do"] for program in enemy["intrude"]]} for enemy in ENEMIES]
    assert alike(broken_into, "special", "do") == []
    assert alike(of_kind("class-card"), *abilities) == []
    assert alike(of_kind("class-card"), "do", "boxes", "stat", "when", "who", "if") == []
    assert alike(of_kind("faction-card"), "do") == []
    assert alike(of_kind("body"), "ability") == []
    assert alike(of_kind("body"), "boxes") == []
    assert alike(of_kind("protocol"), "steps") == []
    assert alike(of_kind("tile"), "do") == []
    assert alike(of_kind("objective"), "goal") == []
    assert alike(of_kind("map-setup"), "map") == []
    assert alike(of_kind("situation"), "deck", "reward") == []


@levels
def test_the_special_boxes_of_a_level_threaten_in_different_ways(level: int) -> None:
    samples = {"street-usher", "nail-drone"}  # both 2 wounds: one of them slow and hard, one fast and brittle
    shown = [enemy for enemy in ENEMIES if enemy["level"] == level and enemy["id"] not in samples]
    assert alike(shown, "special") == []


@levels
def test_an_enemy_is_as_strong_as_its_level(level: int) -> None:
    integrity = {1: (4, 6), 2: (7, 9), 3: (10, 12)}[level]
    basic = {1: (1, 2), 2: (2, 2), 3: (3, 3)}[level]
    damage = {1: (2, 3), 2: (3, 4), 3: (4, 5)}[level]
    for enemy in ENEMIES:
        if enemy["level"] != level:
            continue
        worth = [use(program["do"]) for program in enemy["intrude"]]
        assert integrity[0] <= enemy["hp"] <= integrity[1], enemy["id"]
        assert basic[0] <= enemy["basic"] <= basic[1], enemy["id"]
        assert 1 <= harm(enemy["special"]) <= level + 1, f"{enemy['id']}: {harm(enemy['special'])}"
        assert len(worth) in (1, 2), enemy["id"]
        assert damage[0] <= max(worth) <= damage[1], f"{enemy['id']}: {worth}"
        assert harm(enemy["repel"]["do"]) == {1: 2, 2: 3, 3: 4}[level], enemy["id"]


def test_repelling_costs_what_its_level_says() -> None:
    for enemy in ENEMIES:
        corrupted = sum(step["code"]["corrupted"] for step in enemy["repel"]["do"] if "code" in step)
        assert corrupted in {1: (0, 1), 2: (1,), 3: (2,)}[enemy["level"]], enemy["id"]


def test_a_body_keeps_to_its_budget() -> None:
    worth = {"H": 2, "H*": 1, "S": 3, "S*": 2, "HH": 5, "HS": 5, "SS": 7}
    for body in of_kind("body"):
        assert 1 <= body["move"] <= 3, body["id"]
        assert 1 <= body["attack"] <= 4, body["id"]
        assert 2 <= body["write"] <= 5, body["id"]
        assert 8 <= body["move"] + body["attack"] + body["write"] <= 9, body["id"]
        assert len(body["boxes"]) in (2, 3), body["id"]
        for box in body["boxes"]:
            assert use(box["do"]) <= worth[box["need"]], f"{body['id']}: {box['need']}"


@pytest.mark.rule("TAM-LRN-08")
def test_a_protocol_has_three_steps_and_some_show_programs() -> None:
    protocols = of_kind("protocol")
    for protocol in protocols:
        assert [("do" in step, "ability" in step) for step in protocol["steps"]] == [
            (True, False),
            (True, False),
            (False, True),
        ], protocol["id"]
    assert len([protocol for protocol in protocols if [*programs(protocol)]]) >= 2


@pytest.mark.rule("TAM-CMP-15", "TAM-AUG-04")
@pytest.mark.parametrize("name", CLASSES)
def test_a_class_has_three_start_cards_and_ten_to_draw(name: str) -> None:
    cards = [card for card in of_kind("class-card") if card["class"] == name]
    assert Counter(card["role"] for card in cards) == {
        "start": 1,
        "start-coop": 1,
        "start-solo": 1,
        "deck": 10,
    }
    for card in cards:
        assert card["cost"] == 0 if card["role"] != "deck" else 1 <= card["cost"] <= 3, card["id"]
        assert card["time"] in ("planning", "combat", "launch", "any", "passive"), card["id"]
        assert "p" not in card, card["id"]
        assert ("boxes" in card) + ("do" in card) + ("stat" in card) == 1, card["id"]
        assert "boxes" not in card or card["time"] == "combat", card["id"]


@pytest.mark.rule("TAM-AUG-04")
@pytest.mark.parametrize("name", FACTIONS)
def test_a_faction_has_twelve_programs_and_a_third_of_them_burn_up(name: str) -> None:
    cards = [card for card in of_kind("faction-card") if card["faction"] == name]
    assert len(cards) == 12
    assert 3 <= len([card for card in cards if card["do"][-1] == {"destroy": True}]) <= 4
    for card in cards:
        assert 1 <= card["cost"] <= 3, card["id"]
        assert {"destroy": True} not in card["do"][:-1], card["id"]
        assert not {"boxes", "time"} & card.keys(), card["id"]


def test_tiles_raise_trace_within_bounds_and_lingering_never_less_than_entering() -> None:
    tiles = of_kind("tile")
    assert [tile["number"] for tile in tiles] == list(range(1, 25))
    for tile in tiles:
        assert 0 <= tile["entry"] <= 3, tile["id"]
        assert 1 <= tile["linger"] <= 4, tile["id"]
        assert tile["entry"] <= tile["linger"], tile["id"]
    assert [tile["faction"] for tile in tiles if tile.get("type") == "stronghold"] == list(FACTIONS)


def neighbours(row: int, column: int) -> set[tuple[int, int]]:
    """Return the places next to one, where odd rows are shifted half a place to the right (TAM-GEN-01)."""
    shift = row % 2
    beside = {(row, column - 1), (row, column + 1)}
    return beside | {(row + way, column - 1 + shift + at) for way in (-1, 1) for at in (0, 1)}


@pytest.mark.rule("TAM-GEN-01")
@pytest.mark.parametrize("card", of_kind("map-setup"), ids=lambda card: card["id"])
def test_a_map_hangs_together_with_four_start_tiles_and_six_to_ten_face_down(card: Card) -> None:
    places = {
        (row, column): cell
        for row, line in enumerate(card["map"].split("/"))
        for column, cell in enumerate(line)
        if cell != "."
    }
    count = Counter(places.values())
    assert (count["1"], count["R"]) == (1, 3)
    assert 6 <= count["?"] <= 10
    reached: set[tuple[int, int]] = set()
    ahead = [next(iter(places))]
    while ahead:
        place = ahead.pop()
        reached.add(place)
        ahead += (neighbours(*place) & places.keys()) - reached
    assert reached == places.keys()


def words(lang: str) -> dict[str, str]:
    """Return the messages of the printed cards in a language."""
    found: dict[str, str] = {}
    for file in FILES:
        for line in (HOME / "locale" / f"{lang}.{file}.ftl").read_text(encoding="utf-8").splitlines():
            if line:
                key, _, text = line.partition(" = ")
                assert key not in found, key
                found[key] = text
    return found


@languages
def test_every_card_has_a_name_and_no_two_names_of_a_kind_are_the_same(lang: str) -> None:
    said = words(lang)
    stories = {key for key in said if key.startswith("story-")}
    activities = {
        f"activity-{card['id']}-{one['id']}" for card in CARDS for one in card.get("player-activity", ())
    }
    assert said.keys() - stories == {f"card-{card['id']}" for card in CARDS} | activities
    for kind in {card["kind"] for card in CARDS} - {"walker", "scoring-aid"}:
        names = Counter(said[f"card-{card['id']}"] for card in of_kind(kind) if "ruins" not in card["id"])
        assert [name for name, times in names.items() if times > 1] == [], kind


@languages
def test_every_card_but_those_of_the_generator_has_a_line_of_story(lang: str) -> None:
    said = words(lang)
    told = [card for file, cards in FILES.items() if file != "generator" for card in cards]
    assert {key for key in said if key.startswith("story-")} == {f"story-{card['id']}" for card in told}
    for key, text in said.items():
        if key.startswith("story-"):
            assert text.endswith((".", ".”") if lang == "en" else ("。", "。”", "」", "。」")), key
            assert lang == "en" or not re.search(r"[A-Za-z ]", text), key
            assert len(text) <= (130 if lang == "en" else 60), key


def stories(lang: str) -> dict[str, str]:
    """Return the lines of story in a language."""
    return {key: text for key, text in words(lang).items() if key.startswith("story-")}


def test_no_two_stories_share_seven_words_or_begin_alike() -> None:
    seen: dict[tuple[str, ...], str] = {}
    begun: dict[tuple[str, ...], str] = {}
    for key, text in stories("en").items():
        said = re.findall(r"[a-z']+", text.lower())
        assert begun.setdefault(tuple(said[:3]), key) == key, f"{key} begins like {begun[tuple(said[:3])]}"
        for at in range(len(said) - 6):
            seven = tuple(said[at : at + 7])
            assert seen.setdefault(seven, key) == key, f"{key} and {seen[seven]}: {seven}"


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_no_two_stories_share_ten_characters(lang: str) -> None:
    seen: dict[str, str] = {}
    for key, text in stories(lang).items():
        for at in range(len(text) - 9):
            ten = text[at : at + 10]
            assert seen.setdefault(ten, key) == key, f"{key} and {seen[ten]}: {ten}"


BANNED = {
    "en": r"whisper|echo|shimmer|shadow|ancient|a sense of|as if|strangely|can't help|somehow|—",
    "zh-Hans": r"低语|回声|闪烁|阴影|远古|仿佛|似乎|被.*所|进行|之中|——",
    "ja": r"囁|ささや|こだま|きらめ|影|太古|まるで|かのよう|することができる|であった|——",
}


@languages
def test_no_story_uses_a_banned_phrase(lang: str) -> None:
    for key, text in stories(lang).items():
        assert not re.search(BANNED[lang], text, re.IGNORECASE), f"{key}: {text}"


def test_enemies_of_one_level_are_not_all_of_one_colour() -> None:
    for level in (1, 2, 3):
        asked = Counter(
            symbol
            for enemy in ENEMIES
            if enemy["level"] == level
            for program in enemy["intrude"]
            for symbol in program["p"]
            if symbol in "RYGB"
        )
        most, *_, least = (count for _, count in asked.most_common())
        assert most <= 2 * least, f"level {level}: {asked}"


def test_rows_of_numbers_have_no_gaps() -> None:
    for kind in ("body", "protocol", "map-setup", "situation", "objective"):
        digits = [int(re.sub(r"\D", "", card["number"])) for card in of_kind(kind)]
        assert all(after == before + 1 for before, after in pairwise(digits)), kind
