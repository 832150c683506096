"""A component that is gone is named when a match is opened, and nothing of the match is lost meanwhile."""

import asyncio
import random
from contextlib import AbstractContextManager
from pathlib import Path
from unittest import mock

import pytest

from dreamtable.games import games_with_content
from dreamtable.kernel.components import Table
from dreamtable.server import hosting, ledger
from dreamtable.server.campaigns import playing
from dreamtable.server.journal import ANSWER
from dreamtable.server.live_table import LiveTable
from dreamtable.server.messages import NewCampaign, NewSession, NewTable
from dreamtable.server.refusals import Refusal
from server.inside import table_of_two, worker_in

SEATS = {"eldritch": 1, "tamashii": 2, "etherfields": 1}
CAMPAIGNS = ["tamashii", "etherfields"]


def without_a_card(game: str) -> AbstractContextManager[object]:
    """Let tables be stored with a card that nobody has, as if it had been taken out of the box since."""
    read = ledger.components_of

    async def with_another(*args: object) -> Table:
        table = await read(*args)  # type: ignore[arg-type]
        return {**table, "card": [*table["card"], f"{game}/lost-card"]}

    return mock.patch.object(ledger, "components_of", with_another)


async def answer_some(live: LiveTable, answers: int) -> None:
    """Answer by chance."""
    chance, course = random.Random(4), live.course
    assert course is not None
    for _ in range(answers):
        seat = chance.choice(live.waiting())
        lane, menu = course.match.lane_of(seat), course.match.menu(seat)
        await live.answering.answer(seat, course.number(seat), chance.choice(menu), lane)


@pytest.mark.parametrize("game", games_with_content())
def test_a_match_waits_for_a_card_that_is_gone_and_loses_nothing(tmp_path: Path, game: str) -> None:
    async def play() -> None:
        async with worker_in(tmp_path) as worker:
            me, _ = await worker.accounts.new_guest("en")
            bots = dict.fromkeys(range(1, SEATS[game]), "random")
            wish = NewTable(game=game, seats=SEATS[game], bots=bots)
            table = (await hosting.host(worker, me, wish)).table.id
            await hosting.start(worker, me, table)
            live = await worker.open_tables.open(table)
            live.attendance.close()
            await answer_some(live, 5)
            assert live.match is not None
            before = live.match.hash()
        with without_a_card(game):
            async with worker_in(tmp_path) as worker:
                with pytest.raises(Refusal) as refused:
                    await worker.open_tables.open(table)
                assert (refused.value.key, refused.value.args_said["card"]) == ("gone", "lost-card")
        async with worker_in(tmp_path) as worker:
            lines = await worker.journal.read(table)
            assert {line.kind for line in lines} == {ANSWER}, "nothing was given up"
            live = await worker.open_tables.open(table)
            live.attendance.close()
            assert live.match is not None
            assert (live.match.answers, live.match.hash()) == (len(lines), before)

    asyncio.run(play())


@pytest.mark.parametrize("game", CAMPAIGNS)
def test_a_campaign_does_not_go_on_without_a_card_that_may_have_been_kept(tmp_path: Path, game: str) -> None:
    async def go_on() -> None:
        async with worker_in(tmp_path) as worker:
            me, _ = await worker.accounts.new_guest("en")
            campaign = await playing.begin(worker, me, NewCampaign(game=game, title="x"), "en")
            bots = dict.fromkeys(range(1, SEATS[game]), "random")
            wish = NewSession(number=0, follows=None, seats=SEATS[game], bots=bots, start=True)
            await playing.begin_session(worker, me, campaign.campaign.id, wish)
            listing = await playing.listing_of(worker, campaign.campaign.id)
            with without_a_card(game), pytest.raises(Refusal) as refused:
                await playing._packs_of(worker, listing, 0, None)
            assert (refused.value.key, refused.value.args_said["card"]) == ("gone", "lost-card")
            assert await playing._packs_of(worker, listing, 0, None) == []

    asyncio.run(go_on())


def test_the_course_of_a_table_that_was_removed_meanwhile_is_let_go(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        async with worker_in(tmp_path) as worker:
            live, _ = await table_of_two(worker)
            live.attendance.close()
            await answer_some(live, 5)
            async with worker.database.writing() as on:
                await ledger.remove(on, live.listing.table.id)
            worker.open_tables.unwritten.add(live.listing.table.id)
            await worker.open_tables.write_chapters(apart=1)
            assert worker.open_tables.unwritten == set()

    asyncio.run(play())
    assert "chapter not stored" not in caplog.text
