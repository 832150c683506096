"""Pictures are data: every component has one, no two of a kind look alike, and all can be heard."""

import json
import re
import subprocess
from functools import cache
from pathlib import Path
from typing import Literal, get_args, get_origin

import msgspec
import pytest

from dreamtable.content.component import Component, Shown
from dreamtable.content.pictures import Creature, Picture, Portrait, words
from dreamtable.content.problems import Misread
from dreamtable.content.reading import convert
from dreamtable.games import content_of
from dreamtable.lang.speaker import LANGUAGES, OF_CARDS, Speaker, sources

WITH_CARDS = ("eldritch", "tamashii", "etherfields")
DRAW = Path(__file__).parents[2] / "web" / "scripts" / "draw_pictures.mjs"
LISTS = {name: get_args(one) for name, one in vars(words).items() if get_origin(one) is Literal}
SORTS = {name: name.lower() for name in LISTS}


@cache
def components(game: str) -> tuple[Component, ...]:
    return tuple(content_of(game)[0].fresh_box().components.values())


@pytest.mark.parametrize("game", WITH_CARDS)
def test_every_component_has_a_picture_of_its_own(game: str) -> None:
    assert [one.id for one in components(game) if one.own_look() is None] == []


@pytest.mark.parametrize("game", WITH_CARDS)
def test_no_two_components_of_a_kind_look_the_same_once_they_are_drawn(game: str) -> None:
    cards = components(game)
    drawings = json.loads(
        subprocess.run(
            ["node", str(DRAW)],  # noqa: S607 (node is found on the path)
            input=json.dumps([card.look().drawn() for card in cards]),
            capture_output=True,
            text=True,
            check=True,
        ).stdout
    )
    seen: dict[tuple[str, str], str] = {}
    for card, drawing in zip(cards, drawings, strict=True):
        same = seen.setdefault((card.kind(), drawing), card.id)
        assert same == card.id, f"{card.id} looks like {same}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", WITH_CARDS)
def test_what_is_drawn_is_told_in_every_language(game: str, lang: str) -> None:
    _, rules = content_of(game)
    speaker = Speaker(lang, rules)
    stop = "." if lang == "en" else "。"
    for card in components(game):
        told = str(speaker.figure(card.alt()))
        assert told.endswith(stop), (card.id, told)
        assert "none" not in told.split(), (card.id, told)
        if lang == "en":
            assert re.match("[A-Z]", told), (card.id, told)
        else:
            assert not re.search("[A-Za-z]", told), (card.id, told)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_pictures_is_called_something(lang: str) -> None:
    text = "\n".join(sources(lang, OF_CARDS).values())
    called = set(re.findall(r"^art-([a-z-]+) =", text, re.MULTILINE))
    assert {f"{SORTS[name]}-{word}" for name, closed in LISTS.items() for word in closed} <= called


def test_eyes_find_the_place_first_and_then_the_things_from_the_largest_on() -> None:
    pier = Picture(place="pier", sky="fog", things=("lamp", "chairs"))
    assert said("en", pier) == "A pier in fog. A lamp, a row of chairs."
    assert said("zh", pier) == "雾中的栈桥。一盏灯、一排椅子。"
    assert said("ja", pier) == "霧の中の桟橋。ランプ、並んだ椅子。"


def test_a_portrait_tells_face_hair_clothes_hands_and_eyes() -> None:
    keeper = Portrait(person="woman", face="long", hair_colour="grey", clothes="oilskin", holds="telescope")
    seen = "A woman with a long face and cropped grey hair, in a grey oilskin"
    assert said("en", keeper) == f"{seen}, holding a telescope, looking at you."


def test_a_creature_tells_its_body_before_its_parts() -> None:
    machine = Creature(body="spider", hide="rust", parts=("horns", "tail"), eyes=3, bears="bell")
    assert said("en", machine) == "A spider, rust-red, with horns, a tail, three eyes; it carries a bell."
    assert said("zh", machine) == "一只蜘蛛，通体锈红，有角、尾巴，三只眼睛，带着一口钟铃。"


def said(lang: str, look: Picture | Portrait | Creature) -> str:
    return str(Speaker(lang, content_of("eldritch")[1]).figure(look.alt()))


def test_a_word_that_is_not_drawn_is_refused_with_the_nearest_one() -> None:
    with pytest.raises(Misread, match="lantern"):
        convert({"things": ["lanterm"]}, Picture)


class Bare(Component, frozen=True, kw_only=True):
    """A component of a pack without a picture."""


def test_a_component_without_a_picture_looks_as_its_kind_does_in_a_light_of_its_own() -> None:
    one, other = Bare(id="one").look(), Bare(id="another").look()
    assert isinstance(one, Picture)
    assert isinstance(other, Picture)
    assert one.things == other.things == ("card",)
    assert one.light != other.light


def test_pictures_of_what_is_sealed_are_sealed() -> None:
    """Nobody can look at a picture before a match reveals the side that it is on."""
    for game in WITH_CARDS:
        box = content_of(game)[0].fresh_box()
        for card in box.components.values():
            sides = list(card.sides(box.numbers[card.id]))
            pictured = next(side for side in sides if side.pictured)
            printed = box.thing(box.numbers[card.id], card.row)
            assert ("art" in printed.figures) == (pictured.shown is Shown.PRINTED), card.id


def test_pictures_are_read_back_as_they_are_written() -> None:
    look = Picture(place="pier", things=("lamp",))
    assert convert(msgspec.to_builtins(look), Picture) == look
