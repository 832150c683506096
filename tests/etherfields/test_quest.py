"""What a Dream wants is told as far as the group has learned it, and counts."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from dreamtable.games.etherfields.bot import BOT
from dreamtable.games.etherfields.box import CARDS
from dreamtable.games.etherfields.cards import Entity, Tile
from dreamtable.games.etherfields.events import GoalNearer
from dreamtable.games.etherfields.guide import standing
from dreamtable.games.etherfields.model import Beginning, Dream, EtherfieldsOptions, View
from dreamtable.games.etherfields.rules import RULES
from dreamtable.games.etherfields.scene import scene_of
from dreamtable.games.etherfields.script import open_paragraph
from dreamtable.games.etherfields.view import view
from dreamtable.kernel import Chair, Game, Match
from dreamtable.lang import LANGUAGES, Speaker
from etherfields.kit import Table, card, carry_out, dream
from etherfields.test_packs import CARDS as STAIR
from etherfields.test_packs import problems

WAITING = "I-01 SETUP, I-01 A, I-01 B, I-01 D, I-01 E"
ARCADE = "I-02 SETUP, I-02 B, I-02 C, I-02 D, I-02 E, I-02 G, I-02 H"


def entered(number: int, also: Callable[[Dream], None] | None = None, *, platform: bool = False) -> Table:
    """Set one of the Dreams up as its first page was read."""
    tiles = (f"{WAITING}, I-01 C" if platform else WAITING) if number == 1 else ARCADE
    table = dream(2, gate=f"i-0{number}-x", tiles=tiles, where="A2.nw A2.nw", also=also)
    reads(table, number * 1000 + 1)
    return table


def reads(table: Table, *numbers: int) -> list[str]:
    """Let paragraphs be read; return the news of what the Dream wants."""
    g: Game[Dream] = Game(table.s, listening=True)
    for number in numbers:
        carry_out(open_paragraph(scene_of(g, 0), number))
    return [said(event) for event in g.events if isinstance(event, GoalNearer)]


def said(event: GoalNearer, lang: str = "en") -> str:
    return Speaker(lang, RULES, ["Ada", "Ben"]).event(event)


def goal(table: Table, lang: str = "en") -> str:
    return Speaker(lang, RULES, ["Ada", "Ben"]).word(standing(view(table.s, 0)).goal)


def test_the_waiting_room_says_at_first_what_stands_on_its_gate_and_no_more() -> None:
    table = entered(1)
    assert goal(table) == "Find both halves of the name you booked under."
    assert standing(view(table.s, 0)).steps == (0, 2)


def test_a_half_of_the_name_is_one_of_two_and_a_moment() -> None:
    table = entered(1)
    assert reads(table, 1012) == ["One half of the name is found: 1 of 2. Find the other."]
    assert goal(table) == "One half of the name is found: 1 of 2. Find the other."
    assert standing(view(table.s, 0)).steps == (1, 2)
    assert GoalNearer.turning


def test_where_the_name_is_called_is_told_only_when_the_platform_was_seen() -> None:
    table = entered(1)
    reads(table, 1012, 1013)
    assert goal(table) == "You have the whole name. Find out where it will be called."
    assert goal(entered_with_platform()) == "You have the whole name. Answer to it on the platform."


def entered_with_platform() -> Table:
    table = entered(1, platform=True)
    reads(table, 1012, 1013)
    return table


def test_reading_what_brings_nothing_nearer_is_no_moment() -> None:
    assert reads(entered(1), 1002) == []


def test_the_arcade_counts_prizes_once_somebody_has_seen_what_the_shells_are_tied_to() -> None:
    table = entered(2)
    assert goal(table) == "The till is three shells short. Find out what became of them."
    assert len(reads(table, 2020)) == 1
    assert goal(table).endswith("Hand the prizes in at the counter: 0 of 3.")
    table.s.delivered += ["story-1", "story-2"]
    assert goal(table).endswith("2 of 3.")
    reads(table, 2060)
    assert goal(table) == "The till is right. Cash up at the counter."


def test_the_group_sees_what_it_has_with_it() -> None:
    def lamp(s: Dream) -> None:
        s.dreamers[1].carries = ["story-1"]
        s.beside, s.items = [card("prize-lamp")], [card("rubber-boots")]

    held = standing(view(entered(2, lamp).s, 0)).belongings
    speaker = Speaker("en", RULES, ["Ada", "Ben"])
    assert [speaker.word(one.word) for one in held] == ["Brass Lamp (Ben)", "Rubber Boots"]
    assert held[0].ref == f"card:{card('prize-lamp')}"


def evening(gate: str, seed: str) -> Iterator[Match[Dream]]:
    """Yield an evening of bots at each of its decisions."""
    options = EtherfieldsOptions(gate=Beginning(f"{gate}-x"))
    match: Match[Dream] = Match(RULES, 2, seed, options)
    bots = [BOT.quick(f"{seed} {seat}") for seat in range(2)]
    while match.question is not None:
        yield match
        seat = match.due()[0]
        match.answer(seat, bots[seat].choose(Chair(match, seat)))


def learned(seen: View) -> tuple[Any, ...]:
    """Return all that anybody has read or seen happen of the story."""
    return (seen.gate, tuple(seen.read), tuple(seen.shown), tuple(seen.delivered))


@pytest.mark.parametrize("gate", ["i-01", "i-02"])
def test_what_is_told_follows_from_what_was_read_and_names_nothing_that_was_not(gate: str) -> None:
    told: dict[tuple[Any, ...], object] = {}
    speakers = [Speaker(lang, RULES, ["Ada", "Ben"]) for lang in LANGUAGES]
    own = [one for one in CARDS if isinstance(one, Tile | Entity) and one.code.startswith(gate.upper())]
    for match in evening(gate, "quest"):
        seen = view(match.state, 0)
        if not seen.read:
            continue
        word = standing(seen).goal
        assert told.setdefault(learned(seen), word) == word
        known = {CARDS[one].id for one in (*seen.shown, *(laid.tile for laid in seen.tiles))}
        for speaker in speakers:
            text = speaker.word(word).casefold()
            shown = {speaker.word(one.name()) for one in own if one.id in known}
            for name in {speaker.word(one.name()) for one in own} - shown:
                assert not re.search(rf"\b{name.casefold()}\b", text), (text, name)
    assert len(set(map(str, told.values()))) > 1


STAGES = "  goals: [{done: flag(dream.up), want: [climb-the-stair]}]\n"


@pytest.mark.parametrize(
    ("known", "fault"),
    [
        ("level(2)", "goes by 'level'"),
        ("flag(camp.old)", "not of this Dream"),
        ("turn >= 3", "goes by 'turn'"),
    ],
)
def test_the_check_refuses_a_stage_that_would_tell_what_nobody_read(
    tmp_path: Path, known: str, fault: str
) -> None:
    assert STAGES in STAIR
    cards = STAIR.replace(STAGES, f"{STAGES}  stages: [{{id: up, known: {known}}}]\n")
    assert any(fault in one for one in problems(tmp_path, cards=cards))
