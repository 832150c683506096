"""A campaign and its book in a terminal."""

import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from dreamtable.cli import commands
from dreamtable.games import bot_of, rules_of
from dreamtable.kernel import Campaign, Chair, Match
from dreamtable.lang import LANGUAGES, Speaker
from dreamtable.telling import Chapter, chapter_of

WIDE = {"COLUMNS": "400"}


def an_evening(game: str, file: Path) -> Chapter:
    """Play the first session of a campaign with quick bots; return it as a chapter."""
    rules, bot = rules_of(game), bot_of(game)
    assert bot is not None
    campaign: Campaign[Any] = Campaign(rules, title="Evenings")
    match: Match[Any] = campaign.next_match("an evening", seats=2, players=["Ines", "bot:normal"])
    bots = [bot.quick(f"an evening {seat}") for seat in range(2)]
    chairs = [Chair(match, seat) for seat in range(2)]
    while match.question is not None:
        seat = match.due()[0]
        match.answer(seat, bots[seat].choose(chairs[seat]))
    campaign.finish(match)
    file.write_bytes(campaign.to_bytes())
    chapter = chapter_of(match)
    assert chapter is not None
    return chapter


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["tamashii", "etherfields"])
def test_the_story_so_far_names_what_happened_and_the_book_tells_it(
    tmp_path: Path, game: str, lang: str
) -> None:
    file = tmp_path / "evenings.json"
    chapter = an_evening(game, file)
    speaker = Speaker(lang, rules_of(game))
    run = CliRunner(env=WIDE).invoke
    shown = run(commands, ["campaign", "show", str(file), "--lang", lang])
    assert shown.exit_code == 0, shown.output
    assert speaker.word(chapter.title) in shown.output
    assert not re.search(r"\b(BO|EN|CL|FA|LP|TI)0\d", shown.output)
    read = run(commands, ["campaign", "show", str(file), "--book", "--lang", lang])
    assert read.exit_code == 0, read.output
    told = "".join(read.output.split())
    for leaf in chapter.leaves:
        for word in (leaf.title, leaf.text, *leaf.left):
            assert word is None or "".join(speaker.word(word).split()) in told
    assert "Ines" in read.output
