"""The components of the box and of each Dream: how many, within which bounds, no two of them the same."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

import dreamtable.games.etherfields
from dreamtable.games.etherfields.box import BOX
from dreamtable.games.etherfields.rules import RULES
from dreamtable.lang import LANGUAGES, Speaker

Card = dict[str, Any]
Space = tuple[int, int]

CONTENT = Path(dreamtable.games.etherfields.__file__).parent / "content"
FILES: dict[str, list[Card]] = {
    file.stem: yaml.safe_load(file.read_text(encoding="utf-8")) for file in sorted(CONTENT.glob("*.yaml"))
}
CARDS: list[Card] = [card for cards in FILES.values() for card in cards]
BASE: list[Card] = [card for file, cards in FILES.items() if not file.startswith("dream-") for card in cards]
DREAMS = {file.removeprefix("dream-").upper(): cards for file, cards in FILES.items() if file[:6] == "dream-"}
STARTING: list[Card] = FILES["influence"]

CURVES = {
    "gambler": {"W": 6, "C": 10, "A": 5, "several": 1, "progress": 4, "rapid": 4},
    "specialist": {"W": 4, "C": 6, "A": 11, "several": 1, "progress": 10, "rapid": 3},
    "tough-guy": {"W": 12, "C": 5, "A": 4, "several": 1, "progress": 5, "rapid": 3},
    "free-spirit": {"W": 3, "C": 8, "A": 7, "several": 4, "progress": 5, "rapid": 5},
}
"""The cards of each colour in a starting deck, its Progress cards and its Rapid ones."""
FOR_LATER_DREAMS: set[str] = set()
"""Flags that are set here and read in Dreams that follow."""
SET_LATER = {"camp.knight-free", "camp.burned-fold", "camp.letter-sealed", "camp.letter-read"}
"""Flags of a Dream that follows, which are read by what it opens in the city."""
OF_THE_TIDE = {"turn.hold", "turn.hurry"}
"""Flags that the rule of a single Dream reads."""
GUARD = 1
"""The paragraph that is shown where nothing leads."""
COLUMNS = {"nw": (0, 0), "ne": (0, 1), "sw": (1, 0), "se": (1, 1)}
SIDES = {"N": (-1, 0), "S": (1, 0), "W": (0, -1), "E": (0, 1)}

dreamers = pytest.mark.parametrize("dreamer", list(CURVES))
dreams = pytest.mark.parametrize("dream", list(DREAMS))


def of_kind(kind: str, dream: str = "") -> list[Card]:
    """Return the components of a kind, of a Dream or of all."""
    return [card for card in (DREAMS[dream] if dream else CARDS) if card["kind"] == kind]


def mappings(raw: object) -> Iterator[Card]:
    """Yield every mapping inside what is written, the outer before the inner."""
    if isinstance(raw, dict):
        yield raw
        for value in raw.values():
            yield from mappings(value)
    elif isinstance(raw, list):
        for value in raw:
            yield from mappings(value)


def said(verb: str, inside: object = None) -> list[Any]:
    """Return what stands behind a verb, wherever it is used."""
    return [step[verb] for step in mappings(inside if inside is not None else CARDS) if verb in step]


def actions(dream: str = "") -> Iterator[Card]:
    """Yield the actions of tiles, Entities and secrets, of a Dream or of all."""
    for card in DREAMS[dream] if dream else [card for cards in DREAMS.values() for card in cards]:
        for space in card.get("spaces", {}).values():
            yield from space.get("actions", ())
        for field in ("flying", "interactions", "actions"):
            yield from card.get(field, ())


def intents(cost: str) -> list[tuple[int, str, str]]:
    """Return the Intent in a cost: how much, of which colour, and how it is multiplied."""
    return [(int(num), colour, how) for num, colour, how in re.findall(r"(\d+)([WCA])(~P|xP)?", cost)]


def effects(card: Card) -> str:
    """Return all that a card does, without the Intent that it costs."""
    parts = [part for part in str(card.get("cost", "")).split("+") if part and not intents(part)]
    done = [card.get(part) for part in ("do", "while", "when", "first")]
    return json.dumps([done, [part for part in parts if part not in ("0", "self")]], sort_keys=True)


def deck(dreamer: str) -> list[Card]:
    """Return the starting cards of a Dreamer."""
    return [card for card in STARTING if card["owner"] == dreamer]


# What is there


@pytest.mark.rule("ETH-SEC-03", "ETH-MSK-01", "ETH-ITM-09")
def test_the_box_has_all_its_components() -> None:
    assert Counter(card["kind"] for card in BASE) == {
        "dreamer": 4,
        "influence": 4 * 22 + len(FILES["market"]) + 8,
        "companion": 3,
        "turn": 12,
        "item": 11,
        "flaw": 11,
        "mask": 11,
        "morphing": 8,
        "state": 4,
        "fate": 20,
        "slumber": 7,
        "event": 11,
        "slumber-tile": 16,
        "district": 9,
        "season": 9,
        "wisdom": 11,
        "shopping": 1,
        "memory": 12,
        "paragraph": 32,
        "secret": 9,
        "sign": 17,
    }
    assert Counter(bool(item.get("start")) for item in BASE if item["kind"] == "item") == {True: 5, False: 6}
    assert Counter(mask.get("owner", "") for mask in of_kind("mask")) == dict.fromkeys(CURVES, 2) | {"": 3}


def test_each_dream_has_all_its_components() -> None:
    assert {dream: Counter(card["kind"] for card in cards) for dream, cards in DREAMS.items()} == {
        "I-01": {"gate": 1, "tile": 6, "entity": 1, "paragraph": 14, "secret": 19, "influence": 1},
        "I-02": {
            "gate": 1,
            "tile": 16,
            "entity": 4,
            "prop": 4,
            "paragraph": 41,
            "secret": 14,
            "influence": 8,
            "item": 2,
            "flaw": 2,
            "overlay": 2,
            "fate": 2,
        },
        "I-03": {
            "gate": 1,
            "tile": 18,
            "entity": 4,
            "prop": 4,
            "paragraph": 38,
            "secret": 15,
            "influence": 8,
            "item": 2,
            "flaw": 3,
            "fate": 2,
            "overlay": 2,
        },
        "I-04": {
            "gate": 1,
            "tile": 18,
            "entity": 4,
            "companion": 1,
            "prop": 4,
            "paragraph": 47,
            "secret": 9,
            "influence": 8,
            "item": 3,
            "flaw": 2,
            "fate": 2,
            "overlay": 8,
        },
    }


SECRET = ("secret", "influence", "item", "flaw", "overlay", "fate")


@pytest.mark.parametrize(
    ("dream", "copies"),
    [
        ("I-01", "A1 B1 C1 D1 E8 F4 G4 H2 I1 J1"),
        ("I-02", "A1 B1 C4 D2 E2 F3 G1 H2 J3 K2 L2 M2 P3 R1 S1"),
        ("I-03", "A1 B1 C4 D2 E3 F2 G1 H1 J1 K1 L2 M4 P1 Q2 R1 S4 T1"),
        ("I-04", "A1 B1 C1 D1 E1 F1 G1 H1 I1 J4 K1 L1 M1 P2 Q2 R1 S4 T1 U2 V1 W1 Y1 Z1"),
    ],
)
def test_a_dream_has_as_many_secret_cards_as_its_sheet_says(dream: str, copies: str) -> None:
    secrets = Counter[str]()
    for card in DREAMS[dream]:
        if card["kind"] in SECRET:
            letter = card["code"].split()[1].partition(".")[0]
            secrets[letter] += card.get("copies", 1)
    assert secrets == {one[0]: int(one[1:]) for one in copies.split()}
    assert sum(secrets.values()) == {"I-01": 24, "I-02": 30, "I-03": 32, "I-04": 32}[dream]


def test_every_component_has_an_id_of_its_own() -> None:
    ids = [card["id"] for card in CARDS] + list({action["id"] for action in actions()})
    assert not [name for name, times in Counter(ids).items() if times > 1]
    assert all(re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", name) for name in ids)


def test_every_printed_number_stands_on_one_component() -> None:
    for kind in {card["kind"] for card in CARDS} - {"memory"}:  # its number is one of its Dreamer's three
        numbers = [card["number"] for card in of_kind(kind) if "number" in card]
        assert len(numbers) == len(set(numbers)), kind
    for dream in DREAMS:
        places = {(action["number"], action["id"]) for action in actions(dream) if "number" in action}
        assert len(places) == len({number for number, _ in places}), "the states of a tile share an action"


@pytest.mark.rule("ETH-STA-02")
def test_tokens_are_as_many_as_in_the_box() -> None:
    assert sum(token["copies"] for token in of_kind("morphing")) == 12
    pairs = {frozenset((state["id"], state["other"])): state["copies"] for state in of_kind("state")}
    assert pairs == {frozenset(("dazed", "stunned")): 2, frozenset(("paralyzed", "poisoned")): 2}


# The decks of the Dreamers


@dreamers
def test_a_starting_deck_follows_its_curve(dreamer: str) -> None:
    cards = deck(dreamer)
    colours = Counter("several" if "/" in card["intent"] else card["intent"][1] for card in cards)
    assert len(cards) == 22
    progress = sum("place" in card for card in cards)
    rapid = sum(card.get("rapid", False) for card in cards)
    assert {**colours, "progress": progress, "rapid": rapid} == CURVES[dreamer]
    assert Counter(max(num for num, _, _ in intents(card["intent"])) for card in cards) == {1: 6, 2: 10, 3: 6}


def test_what_a_starting_card_costs_is_within_the_range() -> None:
    for card in STARTING:
        assert all(0 <= num <= 4 for num, _, _ in intents(card.get("cost", ""))), card["id"]
        for num, colour, how in intents(card.get("place", "")):
            assert 2 <= num <= 6, card["id"]
            assert colour in card["intent"], f"{card['id']} is placed for another colour than its own"
            assert not how, card["id"]


def test_no_two_influence_cards_have_the_same_effects() -> None:
    seen: dict[str, str] = {}
    for card in of_kind("influence"):
        assert effects(card) not in seen, f"{card['id']} and {seen[effects(card)]}"
        seen[effects(card)] = card["id"]


@pytest.mark.rule("ETH-PRG-01")
def test_every_starting_card_does_something() -> None:
    for card in STARTING:
        works = {"do", "while", "when"} & set(card)
        assert works, card["id"]
        assert "place" in card or works == {"do"}, (
            f"{card['id']} only works when it lies in the Progress zone"
        )
        assert ("do" in card) == ("cost" in card), card["id"]


def speak_of(pattern: str) -> dict[str, int]:
    """Return how many cards of each Dreamer mention something."""
    return {
        dreamer: sum(bool(re.search(pattern, json.dumps(card))) for card in deck(dreamer))
        for dreamer in CURVES
    }


@pytest.mark.parametrize(
    ("dreamer", "pattern"),
    [
        ("gambler", r'"roll"|reroll|last-roll|boost|luck'),
        ("specialist", r'"place"|place-progress|flip|progress'),
        ("tough-guy", r"distress|D1|assault"),
        ("free-spirit", r"walls|blocked|diagonal|relocate|swap|spirit|target|recolour|block-step|hour"),
    ],
)
def test_each_dreamer_has_an_own_way_of_playing(dreamer: str, pattern: str) -> None:
    mentions = speak_of(pattern)
    others = [times for name, times in mentions.items() if name != dreamer]
    assert mentions[dreamer] >= 7
    assert mentions[dreamer] > 1.5 * max(others)


@pytest.mark.rule("ETH-INF-09")
def test_every_back_action_costs_the_top_card() -> None:
    backs = {card["id"]: card["back"] for card in of_kind("dreamer")}
    assert set(backs) == set(CURVES)
    assert all("top" in back["cost"].split("+") for back in backs.values())


# Turn cards, Flaws


@pytest.mark.rule("ETH-TRN-01", "ETH-TRN-03")
def test_the_turn_cards_have_three_of_each_suit_and_32_steps() -> None:
    turns = of_kind("turn")
    assert Counter(card["suit"] for card in turns) == dict.fromkeys(
        ("hearts", "spades", "diamonds", "clubs"), 3
    )
    assert Counter(step for card in turns for step in card["steps"]) == {"V": 13, "B": 11, "S": 4, "M": 4}
    faces = [json.dumps([card["suit"], card["steps"], card["loot"]]) for card in turns]
    assert len(set(faces)) == 12


@pytest.mark.rule("ETH-FLW-03", "ETH-FLW-04")
def test_every_flaw_can_be_removed_and_one_that_stays_can_be_discarded() -> None:
    for flaw in of_kind("flaw"):
        if "from-discard" in flaw:  # it is kept for what it opens
            continue
        assert re.fullmatch(r"E[12]", flaw["price"]), flaw["id"]
        assert ("stays" in flaw) == ("leave" in flaw) == ("while" in flaw), flaw["id"]
        assert ("do" in flaw) != ("stays" in flaw), flaw["id"]


# The Dream


def test_what_an_action_costs_is_within_the_range() -> None:
    for action in actions():
        for num, _, how in intents(action["cost"]):
            few, many = (2, 6) if how == "~P" else (1, 6)
            assert few <= num <= many, action["id"]
            assert how in ("", "~P"), action["id"]


@pytest.mark.rule("ETH-ACT-17")
def test_no_cost_asks_for_two_colours_at_once() -> None:
    costs = [str(cost) for cost in said("cost")]
    assert not [cost for cost in costs if len([part for part in cost.split("+") if intents(part)]) > 1]


@dreams
def test_every_colour_is_wanted_in_a_dream(dream: str) -> None:
    assert {colour for action in actions(dream) for _, colour, _ in intents(action["cost"])} == set("WCA")


@dreams
def test_no_line_takes_more_than_two_distress_or_four_cards(dream: str) -> None:
    cards = DREAMS[dream]
    lines = [card.get(line) for card in cards for line in ("basic", "special", "morph", "turn-end", "do")]
    lines += [space.get("trap") for card in cards for space in card.get("spaces", {}).values()]
    for line in filter(None, lines):
        assert sum(said("suffer", line)) <= 2, line
        assert sum(said("seal", line)) + sum(said("discard", line)) <= 4, line


def opened_by(inside: object) -> Iterator[int]:
    """Yield the paragraphs to which something leads: by a step, a way, or what a riddle answers."""
    yield from (number for verb in ("script", "goto", "wrong", "opening") for number in said(verb, inside))
    yield from (number for numbers in said("scripts", inside) for number in numbers)


@dreams
@pytest.mark.rule("ETH-SCR-03", "ETH-SCR-05")
def test_every_paragraph_is_reached_by_a_reference_and_every_reference_leads_somewhere(dream: str) -> None:
    gate = of_kind("gate", dream)[0]
    pages = {card["number"]: card for card in of_kind("paragraph", dream)}
    outside = [card for card in DREAMS[dream] if card["kind"] != "paragraph"]
    by_themselves = [number for number, page in pages.items() if "when" in page]
    found: set[int] = set()
    todo = [gate["intro"], gate["out"], *opened_by(outside), *by_themselves]
    while todo:
        number = todo.pop()
        if number not in found:
            found.add(number)
            todo += opened_by(pages[number])
    assert set(pages) - found == ({GUARD} if dream == "I-01" else set())


@pytest.mark.rule("ETH-TRO-10")
@pytest.mark.parametrize(
    ("dream", "won", "after"),
    [
        ("I-01", {1950}, 1970),
        ("I-02", {2950, 2951, 2952}, 2970),
        ("I-03", {3950, 3951, 3952}, 3970),
        ("I-04", {4950, 4951, 4952}, 4970),
    ],
)
def test_running_out_of_turns_is_an_ending_and_there_are_good_ones(
    dream: str, won: set[int], after: int
) -> None:
    gate = of_kind("gate", dream)[0]
    pages = {card["number"]: card for card in of_kind("paragraph", dream)}
    endings = {number: page["ending"] for number, page in pages.items() if "ending" in page}
    assert endings == dict.fromkeys(won, "victory") | {gate["out"]: "failure"}
    assert {pages[number]["goto"] for number in won} == {after}
    assert all(pages[number].get("recalled") for number in endings)


@dreams
@pytest.mark.rule("ETH-SEC-05")
def test_every_secret_is_revealed_somewhere_and_nothing_else_is(dream: str) -> None:
    tiles = {card["code"] for card in DREAMS[dream] if card["kind"] in ("tile", "entity", "prop")}
    by_the_tide = {card["code"] for card in DREAMS[dream] if card.get("drowned")}
    cards = {card["code"] for card in DREAMS[dream] if card["kind"] in SECRET}
    mine = DREAMS[dream]
    own = [what for what in said("reveal", mine) if what.startswith(("card ", "tile "))]
    revealed = {what.replace(" ", f" {dream} ", 1) for what in own}
    revealed |= {f"tile {code}" for verb in ("place-tile", "quarrel") for code in said(verb, mine)}
    verbs = ("note", "gain-card", "overlay", "add-fate", "add-market")
    named = {code for verb in verbs for code in said(verb, mine)}
    revealed |= {f"card {code}" for code in named if code.startswith(dream)}
    assert revealed == {f"tile {code}" for code in tiles - by_the_tide} | {f"card {code}" for code in cards}


def test_whatever_is_named_exists() -> None:
    for verb, kind in (("gain-item", "item"), ("gain-mask", "mask"), ("flaw", "flaw"), ("state", "state")):
        names = {card["id"] for card in of_kind(kind)}
        assert set(said(verb)) <= names, verb
    assert set(said("gain-item")) == {item["id"] for item in BASE if item.get("start")}
    assert set(said("gain-mask")) == {mask["id"] for mask in of_kind("mask")}
    known = {action["id"] for action in actions()}
    assert set(said("block")) <= known
    for dream in DREAMS:
        wanted = {name for goal in of_kind("gate", dream)[0]["goals"] for name in goal["want"]}
        assert wanted <= {action["id"] for action in actions(dream)}


def test_a_mask_and_a_letter_lie_behind_the_portrait_of_their_dreamer() -> None:
    owners = {mask["id"]: mask.get("owner") for mask in of_kind("mask")}
    for card in of_kind("secret"):
        for mask in said("gain-mask", card):
            assert card.get("shows") == owners[mask], card["id"]
    for code in ("I-01 F", "I-02 C", "I-03 C", "I-04 J"):
        portraits = [card["shows"] for card in CARDS if card.get("code") == code and "shows" in card]
        assert sorted(portraits) == sorted(CURVES), code


def test_every_flag_is_set_and_read_or_waits_for_a_later_dream() -> None:
    put = set(said("flag"))
    read = set(re.findall(r"flag\(([a-z.-]+)\)", json.dumps(CARDS))) | OF_THE_TIDE
    assert read <= put | SET_LATER
    assert put - read == FOR_LATER_DREAMS
    assert all(name.startswith("camp.") for name in FOR_LATER_DREAMS)


# The map


def spaces_of(tile: Card) -> dict[str, Space]:
    """Return the places of a tile's four spaces on the grid, by row and column from 1."""
    row, column = "ABC".index(tile["slot"][0]), int(tile["slot"][1]) - 1
    south, east = tile.get("shift", (0, 0))
    north_west = (2 * row + 1 + south, 2 * column + 1 + east)
    return {name: (north_west[0] + down, north_west[1] + right) for name, (down, right) in COLUMNS.items()}


def walls_of(tile: Card) -> Iterator[frozenset[Space]]:
    """Yield the edges of a tile that have walls, each as the two spaces beside it."""
    at = spaces_of(tile)
    for edge in tile.get("walls", ()):
        if "-" in edge:
            one, other = edge.split("-")
            yield frozenset((at[one], at[other]))
        else:
            corner, side = edge.split(".")
            down, right = SIDES[side]
            yield frozenset((at[corner], (at[corner][0] + down, at[corner][1] + right)))


def distances(start: Space, dream: str = "I-01", *, shutter_open: bool = True) -> dict[Space, int]:
    """Return how many steps each space of the whole Dreamscape is away."""
    tiles = [tile for tile in of_kind("tile", dream) if "state-of" not in tile]
    there = {space for tile in tiles for space in spaces_of(tile).values()}
    there -= {spaces_of(tile)[name] for tile in tiles for name in tile.get("blocked", ())}
    walls = {wall for tile in tiles for wall in walls_of(tile)}
    if shutter_open and dream == "I-01":
        walls.remove(frozenset(((4, 4), (4, 5))))
    far, edge = {start: 0}, [start]
    while edge:
        space = edge.pop(0)
        for down, right in SIDES.values():
            other = (space[0] + down, space[1] + right)
            if other in there and other not in far and frozenset((space, other)) not in walls:
                far[other] = far[space] + 1
                edge.append(other)
    return far


@pytest.mark.rule("ETH-MAP-03", "ETH-MAP-09", "ETH-MAP-11")
@pytest.mark.parametrize(
    ("dream", "spaces"), [("I-01", 6 * 4 - 1), ("I-02", 8 * 4), ("I-03", 5 * 4), ("I-04", 10 * 4)]
)
def test_every_space_of_the_dreamscape_can_be_walked_to(dream: str, spaces: int) -> None:
    setup = next(tile for tile in of_kind("tile", dream) if tile["code"] == f"{dream} SETUP")
    for entrance in setup["entrance"]:
        assert len(distances(spaces_of(setup)[entrance], dream)) == spaces


def test_the_ways_of_the_arcade_are_as_long_as_its_sheet_says() -> None:
    booth, crane, platform = (3, 3), (6, 1), (3, 1)
    derby, chute, hatch = (1, 8), (4, 8), (6, 8)
    assert distances(booth, "I-02")[crane] == 5
    assert distances(booth, "I-02")[platform] == 2
    assert distances((3, 8), "I-02")[derby] == 2
    assert distances(chute, "I-02")[hatch] == 2
    assert distances(hatch, "I-02")[3, 8] == 3
    assert distances(crane, "I-02")[hatch] == 11


@pytest.mark.rule("ETH-DRM-01")
def test_each_place_of_the_arcade_but_the_gallery_has_a_drowned_side_with_the_same_walls() -> None:
    tiles = {tile["code"]: tile for tile in of_kind("tile", "I-02")}
    drowned = [tile for tile in tiles.values() if tile.get("drowned")]
    assert {tile["slot"] for tile in drowned} == {"B1", "B2", "B3", "B4", "C1", "C2", "C4"}
    for tile in drowned:
        assert tile.get("walls", []) == tiles[tile["state-of"]].get("walls", []), tile["code"]


def test_the_walls_send_dreamers_round_as_they_are_meant_to() -> None:
    far = distances((1, 3), shutter_open=True)
    assert far[2, 3] == 3  # the ticket machine, behind the wall below the entrance
    assert far[2, 6] == 4  # the notice board, through the upper balcony only
    assert distances((2, 5), shutter_open=True)[2, 6] == 3
    lost_property = distances((4, 4), shutter_open=True)
    assert lost_property[4, 5] == 1
    assert distances((4, 4), shutter_open=False)[4, 5] > 1


@pytest.mark.rule("ETH-SEC-22")
def test_what_tells_no_story_has_a_picture_of_its_own() -> None:
    silent = [card for card in CARDS if card["kind"] == "prop" or card.get("silent")]
    assert silent
    assert [card["id"] for card in silent if not card.get("picture")] == []
    assert len({json.dumps(card["picture"]) for card in silent}) == len(silent)


@pytest.mark.rule("ETH-SEC-22")
def test_the_glasses_show_what_the_dials_want_from_the_lowest_animal_up() -> None:
    pictures = {card["id"]: card["picture"]["things"] for card in CARDS if "picture" in card}
    margin = sorted(pictures["i-02-xa"][1:], key=lambda one: -one["y"])  # without the table itself
    glasses = [[one["thing"] for one in pictures[f"bubble-glass-{it['thing']}"]] for it in margin]
    assert all(it["thing"] in things for it, things in zip(margin, glasses, strict=True))
    assert [things.count("coin") for things in glasses] == [4, 2, 7]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_component_can_be_read_out(lang: str) -> None:
    speaker = Speaker(lang, RULES)
    lines = [speaker.word(word) for card in CARDS for word in BOX.components[str(card["id"])].words()]
    assert len(lines) > len(CARDS)


@pytest.mark.parametrize(
    ("lang", "card", "said"),
    [
        ("en", "paper-cut", "Discard 1 card from hand or suffer 1 Distress."),
        ("en", "side-door", "2 Cunning: Relocate to an entrance and draw 1 card."),
        ("en", "first-frost", "Turns of a Slumber −1."),
        ("zh-Hans", "inventory", "每位入梦者：你可以支付1点以太，将1张手牌退回市场；"),
        ("ja", "inventory", "各ドリーマー：エーテル1を払い、手札1枚をマーケットに戻してもよい。"),
        ("en", "penguins-fish", "Only if you are in a Dream or a Slumber."),
        ("en", "lifeguard", "Basic: Each Dreamer within range 1 and in Water: Read paragraph 2051."),
        ("en", "habit", "read paragraph 710, then 3 Slumbers join the deck,"),
    ],
)
def test_cards_are_printed_in_whole_sentences(lang: str, card: str, said: str) -> None:
    speaker = Speaker(lang, RULES)
    assert said in " ".join(speaker.word(word) for word in BOX.components[card].words())
