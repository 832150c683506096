"""A bot that looks ahead does not know what is sealed: it judges a game where the fog begins."""

from typing import Any

import pytest

from dreamtable.bots import SearchBot
from dreamtable.bots.search_bot import Dream, Node, Thought
from dreamtable.kernel import Chair, Match
from dreamtable.telling import readable_to
from letters.bot import BOT, LettersBot
from letters.game import LETTERS, RULES, Burn, HoldUp, Leak, Letter, LettersOptions, Open

THOUGHT = Thought(worlds=100, horizon=4, doubt=0.0)


def dreamt(match: Match[Any], move: Open | HoldUp | Burn) -> tuple[Match[Any], float]:
    """Return an imagined world in which the seat that is asked makes a move, and how it went."""
    seat = min(match.due())
    world = match.imagine(seat, "dream")
    return world, Dream(world, seat, LettersBot("dream"), "dream").play(move, Node(), 8, BOT)


def test_a_dream_is_judged_where_the_fog_begins() -> None:
    world, result = dreamt(Match(RULES, 2, "post"), Open(13))
    assert world.in_fog
    assert world.state.scores == [0, 0]
    assert result == 0.5


def test_what_the_dreamer_has_read_counts() -> None:
    match: Match[Any] = Match(RULES, 2, "post")
    match.answer(0, HoldUp(18))
    match.answer(1, Burn(12))
    world, result = dreamt(match, Open(18))
    assert world.state.scores[0] == LETTERS[18].points
    assert result < 0.5


def answers(seed: str, leak: Leak) -> list[object]:
    """Return the moves of a match between bots that look ahead, up to the first letter that is read."""
    match: Match[Any] = Match(RULES, 2, seed, LettersOptions(leak=leak))
    bots = [SearchBot(BOT, f"{seed} {seat}", THOUGHT) for seat in range(2)]
    while match.question is not None and not readable_to(match, [0, 1]):
        seat = min(match.due())
        match.answer(seat, bots[seat].choose(Chair(match, seat)))
    return [entry[2] for entry in match.journal]


@pytest.mark.parametrize(("leak", "alike"), [(Leak.NOTHING, True), (Leak.IN_A_DREAM, False)])
def test_it_chooses_alike_whatever_is_in_the_letters_unless_its_dreams_open_them(
    monkeypatch: pytest.MonkeyPatch, leak: Leak, alike: bool
) -> None:
    seeds = [f"post {number}" for number in range(6)]
    before = [answers(seed, leak) for seed in seeds]
    for code, letter in LETTERS.items():
        monkeypatch.setitem(LETTERS, code, Letter(-letter.points * 3, "somebody else", letter.copies))
    assert ([answers(seed, leak) for seed in seeds] == before) is alike


def test_it_plays_to_the_end() -> None:
    match: Match[Any] = Match(RULES, 3, "post")
    bots = [SearchBot(BOT, str(seat), Thought(worlds=12, horizon=4)) for seat in range(3)]
    while match.question is not None:
        seat = min(match.due())
        match.answer(seat, bots[seat].choose(Chair(match, seat)))
    assert match.outcome is not None
