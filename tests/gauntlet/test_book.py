"""Book one of Etherfields by bots, from the first Gate to the tram stop: killed and opened again at any time
it goes on as if nothing had happened, and its chapters can be read in every language."""

import random
from functools import lru_cache
from typing import Any

import pytest

from dreamtable.games.etherfields.bot import BOT
from dreamtable.games.etherfields.keeping import next_gate
from dreamtable.games.etherfields.model import Beginning, Dream, Saga
from dreamtable.games.etherfields.rules import RULES
from dreamtable.kernel import WATCHER, Campaign, Chair, Match
from dreamtable.kernel.record import replay
from dreamtable.lang import LANGUAGES, Speaker
from dreamtable.telling import Chapter, Leaf, Word, chapter_of, read_chapter, readable_to, stored
from gauntlet.games import GAMES_PER_SEAT_COUNT
from gauntlet.secrets import encode, sealed_in

LONG = 32
"""From so many games for each number of seats on, whole books are played by all of them."""
OFTEN = 0.02
"""How often a table is killed, for each answer."""
MOST = 40
"""Who has not come to the tram stop after so many matches is stuck."""
LAST, TRAM_STOP = "p-4990", "story-p-4990"


def answer(match: Match[Dream], seed: str) -> None:
    """Let a bot answer that knows nothing of any answer before."""
    seat = match.due()[0]
    chair = Chair(match, seat)
    match.answer(seat, BOT.quick(f"{seed} {match.answers}").choose(chair))


def kept_of(campaign: Campaign[Dream]) -> Saga:
    """Return what was kept last."""
    kept = campaign.kept_after(campaign.latest)
    assert isinstance(kept, Saga)
    return kept


def reopened(campaign: Campaign[Dream], match: Match[Dream]) -> tuple[Campaign[Dream], Match[Dream]]:
    """Return a campaign and the match that is played, both from a file, as after a table was killed."""
    campaign.save(match)
    again: Campaign[Any] = Campaign.from_bytes(campaign.to_bytes(), lambda _: RULES)
    (running,) = again.running
    return again, again.resume(running)


def played(seed: str, seats: int, kills: random.Random | None = None) -> Campaign[Dream]:
    """Return a campaign that bots have played to the tram stop, killed where chance has it."""
    campaign: Campaign[Dream] = Campaign(RULES, title=seed)
    while campaign.latest is None or LAST not in kept_of(campaign).pages:
        assert len(campaign.sessions) < MOST, f"stuck: {seed}"
        match = campaign.next_match(f"{seed} {len(campaign.sessions)}", seats=seats)
        while match.question is not None:
            if kills is not None and kills.random() < OFTEN:
                campaign, match = reopened(campaign, match)
            answer(match, seed)
        campaign.finish(match)
    return campaign


@lru_cache(maxsize=4)
def book(seats: int, number: int = 0) -> Campaign[Dream]:
    """Return a campaign that nobody has disturbed."""
    return played(f"book {seats} {number}", seats)


teams = pytest.mark.parametrize("seats", (1, 2, 3, 4) if GAMES_PER_SEAT_COUNT >= LONG else (1,))


@teams
@pytest.mark.rule("ETH-SAV-01", "ETH-MCH-02", "ETH-MCH-08")
def test_a_whole_book_is_the_same_however_often_its_table_was_killed(seats: int) -> None:
    for number in range(max(1, GAMES_PER_SEAT_COUNT // LONG)):
        whole = book(seats, number)
        broken = played(whole.title, seats, random.Random(f"kills {seats} {number}"))
        assert broken.to_bytes() == whole.to_bytes()
        broken.check()


@teams
@pytest.mark.rule("ETH-MCH-05", "ETH-GATE-12")
def test_at_the_tram_stop_the_city_stays_open_and_two_gates_are_owed(seats: int) -> None:
    campaign: Campaign[Dream] = Campaign.from_bytes(book(seats).to_bytes(), lambda _: RULES)
    kept = kept_of(campaign)
    assert not campaign.offer_after(campaign.latest).over
    assert next_gate(kept) == ""
    assert {one.value for one in Beginning} == {
        session.removeprefix("remove-gate ").lower().replace(" ", "-")
        for session in kept.gained
        if session.startswith("remove-gate ")
    }
    after = campaign.next_match("after", seats=seats).state
    assert after.world is not None
    assert sorted(after.world.owed) == ["gate I-05 X", "gate I-06 X"]
    assert (after.flags, after.saga.counters) == (kept.flags, kept.counters)


def chapters() -> list[tuple[Match[Dream], Chapter]]:
    """Return the matches of a whole book, each as the chapter that is stored of it."""
    found = []
    for session in book(1).sessions:
        if session.over:
            match: Match[Dream] = replay(session.record, RULES)
            chapter = chapter_of(match)
            assert chapter is not None
            found.append((match, read_chapter(stored(chapter))))
    return found


def written(leaf: Leaf) -> list[Word]:
    """Return everything that stands on a page."""
    return [word for word in (leaf.title, leaf.text, *leaf.left) if word is not None]


def test_the_chapters_of_all_evenings_are_one_book_in_every_language() -> None:
    told = chapters()
    whole = [word for _, chapter in told for leaf in chapter.leaves for word in written(leaf)]
    keys = {word.key for word in whole}
    assert {"story-p-1001", "story-p-2001", "story-p-3001", "story-p-4001", TRAM_STOP} <= keys
    assert any(leaf.left for _, chapter in told for leaf in chapter.leaves), "a way was chosen"
    for lang in LANGUAGES:
        speaker = Speaker(lang, RULES, ["Ada"])
        for _, chapter in told:
            words = [chapter.title, chapter.opening, *chapter.together, *chapter.doors]
            words += [word for things in chapter.carried for word in things]
            words += [word for leaf in chapter.leaves for word in written(leaf)]
            lines = [speaker.word(word) for word in words]
            assert not [line for line in lines if not line.strip() or "⟨" in line or "{" in line]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_book_tells_nothing_that_its_evenings_have_not_revealed(lang: str) -> None:
    speaker = Speaker(lang, RULES, ["Ada"])
    for match, chapter in chapters():
        told = [speaker.word(word) for leaf in chapter.leaves for word in written(leaf)]
        found = sealed_in(RULES.name, lang).found_in(encode(told), readable_to(match, [WATCHER]))
        assert found == []


def test_the_book_ends_at_the_tram_stop() -> None:
    last = [leaf for leaf in chapters()[-1][1].leaves if leaf.sort == "paragraph"]
    assert last[-1].text is not None
    assert last[-1].text.key == TRAM_STOP
    assert [leaf.text.key for leaf in last if leaf.last and leaf.text is not None]
