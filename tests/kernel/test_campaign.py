"""A campaign keeps what its sessions leave behind, and every point of it can be played on from again."""

import dataclasses
import random
from collections.abc import Callable

import msgspec
import pytest
from bench.tictactoe import RULES as TICTACTOE
from seasons import rules as seasons
from seasons.rules import Dig, Garden, Harvest, SeasonsOptions

from dreamtable.kernel import (
    BEGINNING,
    AnyRules,
    BadMove,
    BadRecord,
    BadSetup,
    Campaign,
    CampaignSession,
    Kept,
    Match,
    Migration,
    Offer,
    Plain,
    Renewed,
    Storing,
    keeping_of,
    record,
    renewed_seed,
    replay,
    unknown,
)
from dreamtable.kernel.campaign import LATEST, modes_within

Year = Match[seasons.Year]


def plays(match: Year, answers: Callable[[Year], int]) -> Year:
    """Play a match to its end."""
    while match.question is not None:
        match.choose(min(match.question.menus), answers(match))
    return match


def at_random(seed: str) -> Callable[[Year], int]:
    chance = random.Random(seed)
    return lambda match: chance.randrange(len(match.menu(min(match.question.menus)))) if match.question else 0


def digs_first(match: Year) -> int:
    """Dig while there is something to be found, then plant."""
    menu = match.menu(min(match.question.menus)) if match.question else ()
    return next((number for number, move in enumerate(menu) if isinstance(move, Dig)), 0)


def a_year(
    campaign: Campaign[seasons.Year],
    seed: str,
    won: bool | None = None,
    *,
    follows: int | None = LATEST,
    seats: int | None = None,
    options: dict[str, object] | None = None,
) -> int:
    """Plant all year; of several seeds the first one that comes to the wanted end."""
    for number in range(200):
        trial = Campaign(campaign.rules, sessions=campaign.sessions)
        for one in (trial, campaign):
            match = one.next_match(f"{seed} {number}", follows=follows, seats=seats, options=options)
            plays(match, lambda _: 0)
            if match.outcome is None or won not in (None, match.outcome.reason == "bloom"):
                break
        else:
            return campaign.finish(match)
    raise AssertionError("no such year")


def rules_of(name: str) -> AnyRules:
    """Find the one game there is."""
    if name != "seasons":
        raise BadSetup(unknown("game", name, ["seasons"]))
    return seasons.RULES


@pytest.fixture
def campaign() -> Campaign[seasons.Year]:
    return Campaign(seasons.RULES, title="The old garden")


def test_a_session_begins_with_what_was_kept_of_the_one_before(campaign: Campaign[seasons.Year]) -> None:
    first = a_year(campaign, "first", won=True, seats=2)
    kept = campaign.kept_after(first)
    assert isinstance(kept, Harvest)
    assert (kept.years, kept.seeds, kept.opened) == (1, 1, [Garden.COURTYARD, Garden.ORCHARD])
    second = campaign.next_match("second")
    assert second.kept == kept
    assert second.state.kept.seeds == 1
    assert campaign.sessions[1].follows == first


def test_only_a_session_that_is_over_is_kept(campaign: Campaign[seasons.Year]) -> None:
    match = campaign.next_match("half", seats=2)
    match.choose(0, 0)
    with pytest.raises(BadMove, match="The session is not over"):
        campaign.finish(match)
    with pytest.raises(BadMove, match="Session 1 is not over yet: nothing can follow it"):
        campaign.next_match("on", follows=0)
    assert campaign.latest is BEGINNING
    assert campaign.running == [0]


def test_a_session_goes_on_where_it_was_saved(campaign: Campaign[seasons.Year]) -> None:
    match = campaign.next_match("half", seats=2, players=["Ines", "bot:random"])
    match.choose(0, 1)
    campaign.save(match)
    later: Campaign[seasons.Year] = Campaign.from_bytes(campaign.to_bytes(), rules_of)
    again = later.resume(0)
    assert again.hash() == match.hash()
    number = later.finish(plays(again, at_random("on")))
    assert later.sessions[number].record.players == ["Ines", "bot:random"]
    with pytest.raises(BadMove, match="Session 1 is over; it can be played again"):
        later.resume(0)


def test_a_match_from_elsewhere_is_no_session(campaign: Campaign[seasons.Year]) -> None:
    stranger: Year = plays(Match(seasons.RULES, 2, "elsewhere"), at_random("elsewhere"))
    with pytest.raises(BadMove, match="no session of this campaign"):
        campaign.finish(stranger)
    own = plays(campaign.next_match("own"), at_random("own"))
    campaign.finish(own)
    with pytest.raises(BadMove, match="or it is over and kept"):
        campaign.finish(own)


def test_the_road_not_taken_leaves_the_first_one_as_it_was(campaign: Campaign[seasons.Year]) -> None:
    first = a_year(campaign, "first", won=True)
    second = a_year(campaign, "second")
    before = [msgspec.json.encode(session) for session in campaign.sessions]
    again = a_year(campaign, "again", won=False, follows=BEGINNING)
    on = a_year(campaign, "on", follows=again)
    assert [msgspec.json.encode(session) for session in campaign.sessions[:2]] == before
    assert campaign.line_to(second) == [first, second]
    assert campaign.line_to(on) == [again, on]
    assert campaign.offer_after(first).options["garden"] == [Garden.COURTYARD, Garden.ORCHARD]
    assert campaign.offer_after(again).options["garden"] == [Garden.COURTYARD]
    assert campaign.latest == on


def test_what_is_kept_does_not_change_when_the_next_session_is_played(
    campaign: Campaign[seasons.Year],
) -> None:
    first = a_year(campaign, "first", won=True)
    before = campaign.kept_after(first)
    match = campaign.next_match("second", seats=1)
    beginning = match.hash()
    plays(match, digs_first)
    assert match.state.kept.found
    assert campaign.kept_after(first) == before == match.kept
    match.rewind(0)
    assert match.hash() == beginning


def test_what_is_not_unlocked_is_refused_with_a_sentence(campaign: Campaign[seasons.Year]) -> None:
    with pytest.raises(BadSetup, match=r"The garden 'pond' is not unlocked.*Unlocked: courtyard"):
        campaign.next_match("early", options={"garden": "pond"})
    with pytest.raises(BadSetup, match=r"The mode 'rivals' is not unlocked.*Unlocked: together"):
        campaign.next_match("early", seats=2, mode="rivals")
    with pytest.raises(BadSetup, match="There is no mode 'alone'"):
        campaign.next_match("early", mode="alone")
    with pytest.raises(BadSetup, match="Wrong options for seasons"):
        campaign.next_match("early", options={"garden": "moon"})
    assert campaign.sessions == []


def test_what_a_session_unlocks_can_be_chosen_in_the_next(campaign: Campaign[seasons.Year]) -> None:
    a_year(campaign, "first", won=True, seats=2)
    match = campaign.next_match("second", mode="rivals", options={"garden": "orchard"})
    assert (match.mode.name, match.state.garden) == ("rivals", Garden.ORCHARD)


def test_of_what_is_unlocked_the_usual_is_taken() -> None:
    def orchard_alone(_kept: Kept | None) -> Offer:
        return Offer(("rivals",), {"garden": [Garden.ORCHARD]})

    assert seasons.RULES.campaign is not None
    campaign = dataclasses.replace(seasons.RULES.campaign, offers=orchard_alone)
    match = Campaign(dataclasses.replace(seasons.RULES, campaign=campaign)).next_match("first")
    assert (match.mode.name, match.seats, match.state.garden) == ("rivals", 2, Garden.ORCHARD)


def test_more_or_fewer_may_come_to_the_next_session(campaign: Campaign[seasons.Year]) -> None:
    a_year(campaign, "first", seats=1)
    a_year(campaign, "second", seats=4)
    a_year(campaign, "third")
    assert [session.record.seats for session in campaign.sessions] == [1, 4, 4]
    with pytest.raises(BadSetup, match="seasons is for 1 to 4 players, not for 5"):
        campaign.next_match("fourth", seats=5)


def test_a_group_that_can_not_change_now_stays_as_many() -> None:
    def as_many(_kept: Kept | None) -> Offer:
        return Offer(seats=3)

    assert seasons.RULES.campaign is not None
    campaign = dataclasses.replace(seasons.RULES.campaign, offers=as_many)
    rules = dataclasses.replace(seasons.RULES, campaign=campaign)
    assert [mode.seats for mode in modes_within(rules, as_many(None))] == [range(3, 4)] * 2
    assert Campaign(rules).next_match("three").seats == 3
    with pytest.raises(BadSetup, match="not for 2"):
        Campaign(rules).next_match("two", seats=2)


def test_a_campaign_comes_to_its_end(campaign: Campaign[seasons.Year]) -> None:
    campaign.finish(plays(campaign.next_match("key", seats=2), digs_first))
    last = a_year(campaign, "pond", won=True, options={"garden": "pond"})
    assert campaign.offer_after(last).over
    with pytest.raises(BadSetup, match="has come to its end"):
        campaign.next_match("more")
    assert campaign.next_match("again", follows=0).state.kept.found


def test_a_game_that_remembers_nothing_has_no_campaign() -> None:
    with pytest.raises(BadSetup, match="tictactoe has no campaign"):
        Campaign(TICTACTOE)
    with pytest.raises(BadSetup, match="tictactoe has no campaign"):
        keeping_of(Match(TICTACTOE, 2, "alone"))


def test_there_is_no_session_beyond_the_last(campaign: Campaign[seasons.Year]) -> None:
    with pytest.raises(BadMove, match="There is no session 3; the campaign has 0"):
        campaign.next_match("far", follows=2)


# As a file


@pytest.fixture
def long(campaign: Campaign[seasons.Year]) -> Campaign[seasons.Year]:
    """A campaign of four sessions in two lines, the last one still played."""
    first = a_year(campaign, "first", won=True, seats=2)
    a_year(campaign, "second", options={"garden": "orchard"})
    campaign.next_match("left", follows=first).choose(0, 0)
    a_year(campaign, "other", follows=BEGINNING)
    a_year(campaign, "on")
    return campaign


def test_a_campaign_read_back_is_the_same(long: Campaign[seasons.Year]) -> None:
    content = long.to_bytes()
    again: Campaign[seasons.Year] = Campaign.from_bytes(content, rules_of)
    again.check()
    assert again.to_bytes() == content
    assert (again.title, again.latest, again.running) == ("The old garden", 4, [2])


def test_who_is_given_a_campaign_gets_no_running_session(long: Campaign[seasons.Year]) -> None:
    given: Campaign[seasons.Year] = Campaign.from_bytes(long.without_running().to_bytes(), rules_of)
    given.check()
    assert [session.follows for session in given.sessions] == [None, 0, None, 2]
    assert given.running == []
    assert len(long.sessions) == 5


def changed(campaign: Campaign[seasons.Year], *path: str | int, to: object) -> bytes:
    """Return the file of a campaign with another value somewhere in it."""
    content = msgspec.json.decode(campaign.to_bytes())
    place = content
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = to
    return msgspec.json.encode(content)


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[]", b"null", b'{"format": 1}', b"\x00\xff", b"[" * 100_000, b'{"sessions": 3}']
)
def test_what_is_no_campaign_is_refused(content: bytes) -> None:
    with pytest.raises(BadRecord, match="This is no campaign, or it is damaged"):
        Campaign.from_bytes(content, rules_of)


@pytest.mark.parametrize(
    ("path", "to", "says"),
    [
        (("format",), 2, "format 2; this version reads format 1"),
        (("game",), "chess", "There is no game 'chess'"),
        (("sessions", 1, "follows"), 1, "Session 2 follows no session that was over before it"),
        (("sessions", 1, "follows"), 3, "Session 2 follows no session that was over before it"),
        (("sessions", 1, "follows"), -1, "Session 2 follows no session that was over before it"),
        (("sessions", 3, "follows"), 2, "Session 4 follows no session that was over before it"),
        (("sessions", 0, "record", "game"), "chess", "Session 1 is of the game 'chess'"),
        (("sessions", 0, "record", "format"), 7, "Session 1 of the campaign: The record has format 7"),
        (
            ("sessions", 0, "record", "players"),
            ["a"],
            "The record names 1 players",
        ),
    ],
)
def test_a_campaign_of_another_shape_is_refused(
    long: Campaign[seasons.Year], path: tuple[str | int, ...], to: object, says: str
) -> None:
    with pytest.raises((BadRecord, BadSetup), match=says):
        Campaign.from_bytes(changed(long, *path, to=to), rules_of)


@pytest.mark.parametrize(
    ("path", "to", "says"),
    [
        (("sessions", 0, "kept", "seeds"), 40, "Session 1 .* what was kept is not what the rules keep"),
        (("sessions", 0, "kept", "seeds"), "many", "Session 1 .* What was kept does not fit seasons"),
        (("sessions", 1, "follows"), None, "Session 2 .* does not begin with what was kept before it"),
        (("sessions", 1, "record", "kept"), None, "Session 2 .* does not begin with what was kept before it"),
        (("sessions", 1, "record", "seed"), "luck", "Session 2 of the campaign: "),
        (("sessions", 1, "record", "rules_version"), 9, "Session 2 .* under version 9 of the rules"),
        (("sessions", 0, "record", "mode"), "rivals", "Session 1 of the campaign: "),
        (("sessions", 0, "outcome", "reason"), "bare", "Session 1 of the campaign: it did not end like that"),
        (("sessions", 1, "record", "answers"), [], "Session 2 of the campaign: After 0 answers"),
        (("sessions", 0, "kept_version"), 2, "Session 1 .* does not fit seasons: It has version 2"),
    ],
)
def test_a_campaign_that_was_not_played_so_is_found_out(
    long: Campaign[seasons.Year], path: tuple[str | int, ...], to: object, says: str
) -> None:
    made_up: Campaign[seasons.Year] = Campaign.from_bytes(changed(long, *path, to=to), rules_of)
    with pytest.raises(BadRecord, match=says):
        made_up.check()


RENEWED = {"answers": 1, "rules_version": 1, "lost": 0, "seed": ""}


@pytest.mark.parametrize(
    ("path", "to", "says"),
    [
        (("rules_version",), 0, "there is no version 0 of the rules of seasons"),
        (("renewed",), [RENEWED], "it says that it went on under version 1, which it had already"),
        (("renewed",), [{**RENEWED, "rules_version": 2}], "can't have gone on under version 2"),
        (("renewed",), [{**RENEWED, "lost": 2, "seed": "luck"}], "chance did not begin anew like that"),
        (("renewed",), [{**RENEWED, "lost": 2, "answers": 999}], "can't have gone on after 999 answers"),
        (("renewed",), [{**RENEWED, "lost": -1}], "can't have gone on after 1 answers"),
    ],
)
def test_nobody_gets_round_the_check_by_claiming_another_version(
    long: Campaign[seasons.Year], path: tuple[str | int, ...], to: object, says: str
) -> None:
    made_up: Campaign[seasons.Year] = Campaign.from_bytes(
        changed(long, "sessions", 0, "record", *path, to=to), rules_of
    )
    with pytest.raises(BadRecord, match=says):
        made_up.check()


def went_on(campaign: Campaign[seasons.Year], lost: int = 2) -> Campaign[seasons.Year]:
    """Return a campaign whose first session lost answers on its way, as if its cards had changed."""
    kept = campaign.sessions[0].record
    seed = renewed_seed(kept.seed, 1 + lost + 7)
    renewed = [Renewed(1, kept.rules_version, lost, seed)]
    again: Campaign[seasons.Year] = Campaign.from_bytes(campaign.to_bytes(), rules_of)
    again.sessions[0].record = msgspec.structs.replace(kept, renewed=renewed)
    again.sessions = again.sessions[:1]
    return again


def test_a_session_that_went_on_under_another_version_is_believed_if_its_end_says_the_same(
    long: Campaign[seasons.Year],
) -> None:
    went_on(long).check()


def test_what_was_kept_of_such_a_session_must_be_what_is_kept_of_its_end(
    long: Campaign[seasons.Year],
) -> None:
    forged = went_on(long)
    forged.sessions[0].kept = msgspec.Raw(b'{"seeds": 40}')
    with pytest.raises(BadRecord, match="what was kept is not what the rules keep of it"):
        forged.check()
    forged = went_on(long)
    outcome = forged.sessions[0].outcome
    assert outcome is not None
    forged.sessions[0].outcome = msgspec.structs.replace(outcome, reason="bare")
    with pytest.raises(BadRecord, match="it did not end like that"):
        forged.check()
    forged = went_on(long)
    forged.sessions[0].record.snapshots = []
    with pytest.raises(BadRecord, match="its end is not stored"):
        forged.check()


def test_a_session_of_what_was_not_unlocked_is_found_out(campaign: Campaign[seasons.Year]) -> None:
    match = plays(Match(seasons.RULES, 2, "early", SeasonsOptions(garden=Garden.POND)), at_random("early"))
    campaign.sessions.append(
        CampaignSession(follows=BEGINNING, record=record(match), kept=msgspec.Raw(keeping_of(match)))
    )
    with pytest.raises(BadRecord, match="Session 1 of the campaign: The garden 'pond' is not unlocked"):
        campaign.check()


def test_what_was_kept_in_an_earlier_form_is_read_through_its_migration(long: Campaign[seasons.Year]) -> None:
    def seeds_count_double(kept: Plain) -> Plain:
        return {**kept, "seeds": 2 * kept["seeds"]}

    rules = dataclasses.replace(
        seasons.RULES, storing=Storing(migrations=(Migration(kept=seeds_count_double),))
    )
    now, before = Campaign(rules, sessions=long.sessions).kept_after(1), long.kept_after(1)
    assert isinstance(now, Harvest)
    assert isinstance(before, Harvest)
    assert now == msgspec.structs.replace(before, seeds=2 * before.seeds)


def test_what_a_newer_version_has_kept_is_not_misread(long: Campaign[seasons.Year]) -> None:
    sessions = [msgspec.structs.replace(session, kept_version=2) for session in long.sessions]
    with pytest.raises(BadRecord, match="session 2 has version 2; this seasons keeps version 1"):
        Campaign(seasons.RULES, sessions=sessions).kept_after(1)


def test_each_record_of_a_campaign_can_be_watched_by_itself(long: Campaign[seasons.Year]) -> None:
    for session in long.sessions:
        match = replay(session.record, seasons.RULES)
        assert (match.outcome is not None) == session.over
        assert match.fork(0).kept == match.kept
