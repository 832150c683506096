"""Beside people: bots leave what nobody has read to them, let them begin, and vote as they do."""

from collections.abc import Iterator
from typing import NamedTuple

import msgspec
import pytest

from dreamtable.bots import ALONE, Boldness, Company, bot_named, can_be_asked, is_taken
from dreamtable.bots.manners import GuestChair, opens
from dreamtable.games import bot_of, rules_of
from dreamtable.games.etherfields import standing
from dreamtable.games.etherfields.bot import EtherfieldsBot, ReadingBot
from dreamtable.games.etherfields.events import ParagraphRead, SecretShown
from dreamtable.games.etherfields.look import gate_of
from dreamtable.games.etherfields.model import Dream, Phase
from dreamtable.games.tamashii.events import SpecialTurned
from dreamtable.games.tamashii.model import Table
from dreamtable.kernel import Chair, Event, Match, Move, Seat

PERSON = 0
READ = (ParagraphRead, SecretShown, SpecialTurned)
"""What opens a page or a card that nobody had read."""


class Answered(NamedTuple):
    """An answer at a table of a person with bots."""

    by: Seat
    asked: list[Seat]
    """Who was to answer."""
    free: bool
    """Whether the person could still do something in this step."""
    first: bool
    """Whether it was given in the first Turn."""
    course: Seat
    """Who began what is being carried out: others may be asked in its midst."""
    told: list[Event]


def evening(game: str, boldness: Boldness, seed: str, seats: int = 2) -> Iterator[Answered]:
    """Play a match of a person, for whom a bot stands in, with bots beside it; return answer by answer."""
    match: Match[Dream] | Match[Table] = Match(rules_of(game), seats, seed)
    own = bot_of(game)
    assert own is not None
    company = Company({PERSON}, boldness)
    bots = [bot_named("normal", game, f"{seed} {seat}", among_people=seat != PERSON) for seat in range(seats)]
    course = PERSON
    while due := list(match.due()):
        first = own.in_first_turn(match.view(PERSON))
        for seat in due:
            move = (ALONE if seat == PERSON else company).choose(bots[seat], match, seat)
            if move is not None:
                break
        else:
            pytest.fail(f"all wait for each other: {match.question}")
        course = seat if len(due) > 1 else course
        happened = match.happened
        free = is_free(match)
        match.answer(seat, move)
        told = [event for _, event in match.events(PERSON, happened)]
        yield Answered(seat, due, free, first, course, told)


def is_free(match: Match[Dream] | Match[Table]) -> bool:
    """Say whether the person may still act: on the floor until it is done, elsewhere while it is asked."""
    state = match.state
    if isinstance(state, Dream) and state.phase is Phase.FLOOR:
        return not state.dreamers[PERSON].done
    return PERSON in match.due()


def opened_before_the_person(evening: Iterator[Answered]) -> list[Event]:
    """Return what bots opened while the person could still have opened it."""
    found = [one.told for one in evening if PERSON not in (one.by, one.course) and one.free]
    return [event for told in found for event in told if isinstance(event, READ)]


@pytest.mark.parametrize("game", ["etherfields", "tamashii"])
@pytest.mark.parametrize("boldness", [Boldness.CONSIDERATE, Boldness.RESERVED])
def test_nothing_is_opened_while_a_person_may_still_open_it(game: str, boldness: Boldness) -> None:
    assert not opened_before_the_person(evening(game, boldness, "whose page"))


def test_bold_bots_open_what_they_like() -> None:
    assert opened_before_the_person(evening("etherfields", Boldness.BOLD, "whose page"))


def test_what_people_leave_when_they_are_done_considerate_bots_take_and_reserved_ones_do_not() -> None:
    opened = {
        boldness: [
            event
            for one in evening("etherfields", boldness, "whose page")
            if one.by != PERSON and not one.free
            for event in one.told
            if isinstance(event, READ)
        ]
        for boldness in (Boldness.CONSIDERATE, Boldness.RESERVED)
    }
    assert len(opened[Boldness.CONSIDERATE]) > len(opened[Boldness.RESERVED])


@pytest.mark.parametrize("game", ["etherfields", "tamashii"])
def test_in_the_first_turn_people_go_first(game: str) -> None:
    begun = [one for one in evening(game, Boldness.CONSIDERATE, "first of all") if one.first]
    assert {one.by for one in begun} == {0, 1}
    assert not [one for one in begun if one.by != PERSON and PERSON in one.asked]


def test_among_bots_nobody_waits_and_no_menu_is_cut() -> None:
    match: Match[Dream] = Match(rules_of("etherfields"), 2, "alone")
    bots = [bot_named("normal", "etherfields", str(seat)) for seat in range(2)]
    for _ in range(60):
        seat = match.due()[0]
        chair = ALONE.seat(match, seat)
        assert chair is not None
        assert not isinstance(chair, GuestChair)
        match.answer(seat, bots[seat].choose(chair))


@pytest.mark.rule("ETH-CHO-01")
def test_in_a_vote_bots_wait_for_people_and_vote_with_them() -> None:
    match: Match[Dream] = Match(rules_of("etherfields"), 2, "a vote")
    bots = [bot_named("normal", "etherfields", str(seat)) for seat in range(2)]
    while (question := match.question) is not None and (question.votes is None or len(question.menus) < 2):
        seat = match.due()[0]
        match.answer(seat, bots[seat].choose(Chair(match, seat)))
    assert match.question is not None, "nothing is voted on"
    company = Company({PERSON})
    for wish in match.menu(PERSON)[:2]:
        world = match.fork()
        assert company.seat(world, 1) is None
        world.answer(PERSON, wish)
        if world.question is not None and world.question.votes:
            assert company.choose(bots[1], world, 1) == wish


def on_the_floor(seed: str) -> Match[Dream]:
    """Return a match in which somebody has something to open and something else to do."""
    own = bot_of("etherfields")
    assert own is not None
    match: Match[Dream] = Match(rules_of("etherfields"), 2, seed)
    bots = [bot_named("normal", "etherfields", str(seat)) for seat in range(2)]
    while match.question is not None:
        seat = match.due()[0]
        later = match.question.rule == "ETH-TRO-05" and match.state.turn > 1
        if later and any(opens(own, match, seat, move) for move in match.menu(seat)):
            return match
        match.answer(seat, bots[seat].choose(Chair(match, seat)))
    pytest.fail("nothing is ever opened")


def test_a_hard_bot_has_the_same_manners() -> None:
    match = on_the_floor("a hard guest")
    seat = match.due()[0]
    own = bot_of("etherfields")
    assert own is not None
    people = {other for other in range(2) if other != seat}
    chair = Company(people, Boldness.RESERVED).seat(match, seat)
    assert chair is not None
    assert 0 < len(chair.menu) < len(match.menu(seat))
    bot = bot_named("hard", "etherfields", "guest", 0.3, among_people=True)
    assert not opens(own, match, seat, bot.choose(chair))


def test_trying_what_a_move_opens_changes_nothing() -> None:
    match = on_the_floor("only a thought")
    own = bot_of("etherfields")
    assert own is not None
    before = match.hash()
    for move in match.menu(match.due()[0]):
        opens(own, match, match.due()[0], move)
    assert match.hash() == before


def test_beside_people_a_bot_does_not_know_what_a_dream_wants(monkeypatch: pytest.MonkeyPatch) -> None:
    def rated(bot: EtherfieldsBot) -> list[list[float]]:
        match: Match[Dream] = Match(rules_of("etherfields"), 2, "unread")
        bots = [bot_named("normal", "etherfields", str(seat)) for seat in range(2)]
        moves = iter(played)
        found: list[list[float]] = []
        while len(found) < 80:
            seat = match.due()[0]
            found.append(bot.rate_moves(Chair(match, seat)))
            match.answer(seat, next(moves, None) or bots[seat].choose(Chair(match, seat)))
        played[:] = [entry[2] for entry in match.journal]
        return found

    played: list[Move] = []
    knows, reads = rated(EtherfieldsBot("")), rated(ReadingBot(""))
    aimless = msgspec.structs.replace(gate_of(Match(rules_of("etherfields"), 2, "unread").state), goals=())
    monkeypatch.setattr(standing, "gate_of", lambda _dream: aimless)
    assert rated(ReadingBot("")) == reads
    assert rated(EtherfieldsBot("")) != knows


def opened_on_the_floor(seed: str, company: Company) -> list[Event]:
    """Return what a bot opens in its second Turn while the person has yet to do anything."""
    match: Match[Dream] = Match(rules_of("etherfields"), 2, seed)
    bots = [bot_named("normal", "etherfields", f"{seed} {seat}", among_people=True) for seat in range(2)]
    while not (match.state.turn == 2 and match.state.phase is Phase.FLOOR):
        seat = match.due()[0]
        match.answer(seat, bots[seat].choose(Chair(match, seat)))
    told: list[Event] = []
    while 1 in match.due() and match.state.phase is Phase.FLOOR:
        move = company.choose(bots[1], match, 1)
        if move is None:
            break
        happened = match.happened
        match.answer(1, move)
        told += match.told_from(happened)
        if is_taken(match, move, match.told_from(happened)):
            break
    return [event for event in told if isinstance(event, READ)]


@pytest.mark.parametrize("boldness", [Boldness.CONSIDERATE, Boldness.RESERVED])
def test_a_bot_that_is_asked_to_take_it_opens_what_it_would_have_left(boldness: Boldness) -> None:
    seeds = [f"ben, take it {number}" for number in range(8)]
    assert not any(opened_on_the_floor(seed, Company({PERSON}, boldness)) for seed in seeds)
    assert any(opened_on_the_floor(seed, Company({PERSON}, boldness, {1})) for seed in seeds)


def test_a_request_is_over_once_something_was_opened_or_there_is_no_more_to_do() -> None:
    match = on_the_floor("ben, take it")
    own = bot_of("etherfields")
    assert own is not None
    resting = next(move for move in match.menu(match.due()[0]) if isinstance(move, own.resting))
    other = next(move for move in match.menu(match.due()[0]) if not isinstance(move, own.resting))
    assert is_taken(match, resting, [])
    assert not is_taken(match, other, [])
    assert is_taken(match, other, [ParagraphRead(1003)])


def test_only_bots_that_leave_something_to_people_can_be_asked() -> None:
    assert can_be_asked(rules_of("etherfields"), Boldness.CONSIDERATE)
    assert not can_be_asked(rules_of("etherfields"), Boldness.BOLD)
    assert not can_be_asked(rules_of("lucidity"), Boldness.CONSIDERATE)
