"""A small Dream from outside, as a new author writes it: the check finds what its table would miss."""

import dataclasses
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest

from dreamtable.content.packs import check_pack, open_pack
from dreamtable.games.etherfields.bot import BOT
from dreamtable.games.etherfields.box import BOX
from dreamtable.games.etherfields.guide import GUIDE
from dreamtable.games.etherfields.loading import CONTENT
from dreamtable.games.etherfields.model import Dream, EtherfieldsOptions
from dreamtable.games.etherfields.rules import RULES
from dreamtable.games.etherfields.setup import setup
from dreamtable.games.etherfields.view import view
from dreamtable.kernel import Chair, Match, chance
from dreamtable.lang import LANGUAGES
from inventing import copied, restored

CARDS = """
- id: the-stair
  kind: gate
  dream: S-01
  code: S-01 X
  turns: 4
  intro: 7001
  out: 7002
  setup: [{secrets: S-01}, {place-tile: S-01 A}]
  goals: [{done: flag(dream.up), want: [climb-the-stair]}]
- id: stair-tile
  kind: tile
  code: S-01 A
  slot: A1
  entrance: [nw]
  spaces:
    nw: {actions: [{id: climb-the-stair, kw: [single], cost: 1A, do: [{flag: dream.up}, {script: 7003}]}]}
- {id: stair-7001, kind: paragraph, number: 7001, dream: S-01}
- id: stair-7002
  kind: paragraph
  number: 7002
  dream: S-01
  do: [{if: flag(dream.up), then: [gain: ether]}]
  ending: failure
- {id: stair-7003, kind: paragraph, number: 7003, dream: S-01, ending: victory}
"""
WORDS = {
    "card-the-stair": "The Stair",
    "story-the-stair": "A stair that goes on.",
    "goal-the-stair": "Climb it.",
    "card-stair-tile": "Its foot",
    "action-climb-the-stair": "Climb",
    "story-stair-7001": "You stand at its foot.",
    "story-stair-7002": "It was a morning like others.",
    "story-stair-7003": "Up here it is quiet.",
    "flag-dream-up": "you are up",
}


def problems(folder: Path, *, without: str = "", cards: str = CARDS) -> list[str]:
    """Return what the check says of the pack, perhaps without a message or with other cards."""
    (folder / "locale").mkdir()
    (folder / "pack.yaml").write_text("game: etherfields\nname: The Stair\nversion: '1'\n", encoding="utf-8")
    (folder / "cards.yaml").write_text(cards, encoding="utf-8")
    words = "".join(f"{key} = {said}\n" for key, said in WORDS.items() if key != without)
    (folder / "locale" / "en.ftl").write_text(words, encoding="utf-8")
    return [one.message for one in check_pack(open_pack(folder), CONTENT, ["en"]).problems]


@contextmanager
def taken_in(folder: Path) -> Iterator[None]:
    """Let the pack be in the box."""
    before = copied(vars(BOX))
    BOX.add([one.card for one in check_pack(open_pack(folder), CONTENT, ["en"]).placed])
    try:
        yield
    finally:
        restored(vars(BOX), before)


def test_a_small_dream_is_right(tmp_path: Path) -> None:
    assert problems(tmp_path) == []


@pytest.mark.parametrize("key", WORDS)
def test_the_check_says_which_words_a_table_with_it_would_miss(tmp_path: Path, key: str) -> None:
    (problem,) = problems(tmp_path, without=key)
    assert key in problem


def test_a_table_of_the_dream_says_what_it_asks_for(tmp_path: Path) -> None:
    problems(tmp_path)
    with taken_in(tmp_path):
        rules = dataclasses.replace(RULES, setup=partial(setup, gate="the-stair"))
        match: Match[Dream] = Match(rules, 2, "stair")
        rng = chance("stair")
        goals = set()
        while match.question is not None:
            goals.add(GUIDE.standing(view(match.state, 0)).goal.key)
            seat = match.due()[0]
            match.choose(seat, rng.below(len(match.menu(seat))))
        assert goals == {"goal-beginning", "goal-the-stair"}
        assert "goal-the-stair" in set(BOX.components["the-stair"].messages())


@pytest.mark.parametrize(
    ("written", "instead", "said"),
    [
        ("want: [climb-the-stair]", "want: [climb-the-stiar]", "a goal wants 'climb-the-stiar'"),
        ("intro: 7001", "intro: 7009", "its introduction"),
        ("{script: 7003}", "{script: 7009}", "there is no paragraph 7009"),
        ("\n  ending: failure", "", "leads to no ending"),
        ("{secrets: S-01}, ", "", "must first set the secrets of its Dream aside: 'secrets: S-01'"),
        ("entrance: [nw]", "entrance: []", "no tile of S-01 has an entrance"),
    ],
)
def test_the_check_says_what_would_stop_the_dream(
    tmp_path: Path, written: str, instead: str, said: str
) -> None:
    assert any(said in one for one in problems(tmp_path, cards=CARDS.replace(written, instead)))


TEA_GATE = Path(__file__).parents[2] / "docs" / "examples" / "tea-gate"


def test_the_tea_gate_is_right_in_every_language() -> None:
    assert check_pack(open_pack(TEA_GATE), CONTENT, list(LANGUAGES)).problems == []


def test_an_evening_at_a_gate_of_a_pack_is_won_by_bots() -> None:
    with taken_in(TEA_GATE):
        ends = []
        for number in range(4):
            options = EtherfieldsOptions(pack_gate="tea-gate")
            match: Match[Dream] = Match(RULES, 1 + number, f"tea {number}", options)
            bots = [BOT.quick(f"bot {seat}") for seat in range(1 + number)]
            while match.outcome is None:
                seat = match.due()[0]
                chair = Chair(match, seat)
                match.choose(seat, list(chair.menu).index(bots[seat].choose(chair)))
            ends.append(match.outcome.reason)
        assert ends.count("victory") >= 3
