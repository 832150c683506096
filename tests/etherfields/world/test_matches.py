"""Way, Dream, Way: what follows what, and that everything is carried exactly as it lies."""

import msgspec
import pytest

from dreamtable.games.etherfields.annals import evening
from dreamtable.games.etherfields.box import BOX, CARDS
from dreamtable.games.etherfields.keeping import carry, leads_to_way, offers, posters
from dreamtable.games.etherfields.look import is_flaw
from dreamtable.games.etherfields.losses import die
from dreamtable.games.etherfields.model import NOTHING, Dream, Phase, Saga
from dreamtable.games.etherfields.moves import Accept, EnterGate, GoBack, GoTo, LeaveDream, Refuse, WakeUp
from dreamtable.games.etherfields.rules import RULES
from dreamtable.games.etherfields.scene import scene_of
from dreamtable.games.etherfields.script import open_paragraph
from dreamtable.games.etherfields.view import view
from dreamtable.games.etherfields.world.gaining import new_world
from dreamtable.kernel import WATCHER, Game, Match
from dreamtable.kernel.game import GameOver
from etherfields.invariants import all_is_there
from etherfields.kit import card, cards, carry_out, dream
from etherfields.way import follows, played, way


def ended(number: int) -> Dream:
    """Return The Waiting Room after one of its endings."""
    table = dream(2, gate="i-01-x", tiles="I-01 SETUP", where="A2.nw A2.nw", items="cold-lantern")
    with pytest.raises(GameOver):
        carry_out(open_paragraph(scene_of(Game(table.s, listening=False), 0), number))
    return table.s


@pytest.mark.rule("ETH-MCH-01", "ETH-MCH-05", "ETH-END-04", "ETH-END-05", "ETH-SLU-01")
@pytest.mark.parametrize("number", [1950, 1960])
def test_after_the_first_dream_a_way_begins_with_awakening(number: int) -> None:
    kept = carry(ended(number))
    assert leads_to_way(kept)
    table = follows(kept)
    assert table.s.gate == NOTHING
    table.goes_on(lambda s: s.phase is Phase.WAKING)
    assert table.world.waking
    table.goes_on(lambda s: s.phase is Phase.TRAVEL)
    world = table.world
    assert world.team == "b1"
    assert (world.districts, world.gates) == (
        ["suburbia", "harbour", "market"],
        ["i-02-x", "i-03-x"],
    )
    assert (world.slumbers.loose, world.delta) == (["habit", "second-nature", "wraith"], "delta-phase")
    assert (world.season, world.shopping) == (("clear-night", 2) if number == 1950 else ("fog", 1))
    assert len(table.s.tiles) == 2
    all_is_there(table.s)


@pytest.mark.rule("ETH-MCH-02", "ETH-MCH-05")
def test_a_campaign_that_was_kept_before_there_were_ways_goes_on_at_the_awakening_location() -> None:
    kept = carry(ended(1950))
    kept.world, kept.hours, kept.awakens = None, 0, False
    for one in kept.dreamers:
        one.zones = None
    table = follows(kept).goes_on(lambda s: s.phase is Phase.TRAVEL)
    assert (table.world.team, table.world.season) == ("b1", "clear-night")
    assert table.s.hours == 4
    assert [d.ether for d in table.dreamers] == [3, 3]


def at_the_gate() -> Saga:
    """Return what is kept at the Gate of the second Dream: hands, Progress, Sealed cards, Gems."""

    def lived_in(s: Dream) -> None:
        d = s.dreamers[0]
        d.hand, d.progress, d.flipped = cards("a1 w2"), cards("prog-w prog-a"), cards("prog-a")
        d.sealed, d.discard, d.distress, d.gems, d.ether = cards("a2 a3"), cards("c1 c2"), 3, 2, 1
        s.hours, s.first = 7, 1
        s.saga.gained.append("world-tile II-38 A")

    table = way(2, at="a1", keys=3, also=lived_in).all_vote(GoTo("a2"))
    table.all_vote(EnterGate(card("i-02-x")))
    assert table.match.outcome is not None
    return carry(table.s)


@pytest.mark.rule("ETH-MCH-01", "ETH-MCH-02", "ETH-GATE-09", "ETH-GATE-14")
def test_into_the_dream_everything_is_carried_exactly_as_it_lies() -> None:
    kept = at_the_gate()
    assert (kept.ending, kept.gate) == ("gate", "i-02-x")
    s = follows(kept).s
    d = s.dreamers[0]
    assert CARDS[s.gate].id == "i-02-x"
    assert (d.hand, d.progress, d.flipped) == (cards("a1 w2"), cards("prog-w prog-a"), cards("prog-a"))
    assert (d.distress, d.gems, d.ether) == (3, 2, 1)
    assert set(d.discard) | set(d.sealed) == set(cards("c1 c2 a2 a3"))  # the Gate Unseals 2
    assert (s.keys, s.hours, s.first) == (2, 7, 1)
    assert s.world is None
    assert s.saga.world is not None


@pytest.mark.rule("ETH-MCH-02", "ETH-MCH-05", "ETH-DWM-20", "ETH-END-01", "ETH-END-02")
def test_after_a_dream_the_team_stands_where_its_gate_was_and_nothing_is_reset() -> None:
    table = follows(at_the_gate())
    s = table.s
    s.gained.append("remove-gate I-02 X")
    s.ending = "victory"
    hand = list(s.dreamers[0].hand)
    again = follows(carry(s))
    again.goes_on(lambda one: one.phase is Phase.TRAVEL)
    assert again.world.team == "a2"
    assert again.world.gates == []
    assert again.dreamers[0].hand == hand
    assert again.dreamers[0].gems == 2
    assert (again.s.keys, again.s.hours) == (2, 7)


@pytest.mark.rule("ETH-MCH-07", "ETH-GATE-14")
def test_after_a_death_the_group_goes_back_to_the_gate_its_keys_paid() -> None:
    table = follows(at_the_gate())
    table.s.dreamers[0].hand = []
    with pytest.raises(GameOver):
        die(Game(table.s, listening=False), [0])
    lost = carry(table.s)
    back = follows(lost).all_vote(GoBack())
    assert CARDS[back.s.gate].id == "i-02-x"
    assert (back.s.keys, back.dreamers[0].hand, back.dreamers[0].gems) == (2, cards("a1 w2"), 2)
    awake = follows(lost).all_vote(WakeUp())
    assert awake.s.gate == NOTHING
    awake.goes_on(lambda s: s.phase is Phase.TRAVEL)
    assert (awake.world.team, awake.world.gates) == ("b1", ["i-02-x"])
    assert (awake.s.keys, awake.dreamers[0].distress) == (0, 0)


@pytest.mark.rule("ETH-MCH-01", "ETH-MCH-04", "ETH-SAV-10")
@pytest.mark.parametrize("seats", [1, 3])
def test_bots_play_from_the_first_dream_over_a_way_into_the_second(seats: int) -> None:
    kept: Saga | None = None
    course: list[str] = []
    for number in range(4):
        match: Match[Dream] = follows(kept, seats, f"book {number}").match if kept else begun(seats)
        played(match)
        all_is_there(match.state)
        kept = carry(match.state)
        course.append(kept.ending)
        if CARDS[match.state.gate].id == "i-02-x" and match.state.gate != NOTHING:
            break
    assert "gate" in course
    assert kept is not None
    assert kept.gate == "i-02-x"


def begun(seats: int) -> Match[Dream]:
    """Return the first match of a campaign."""
    return Match(RULES, seats, "book")


@pytest.mark.rule("ETH-MCH-02")
def test_cards_of_several_copies_are_carried_one_by_one() -> None:
    def two(s: Dream) -> None:
        for d in s.dreamers:
            d.discard = cards("row-nine")
        s.saga.gained.append("world-tile II-38 A")

    table = way(2, at="a1", keys=1, also=two).all_vote(GoTo("a2")).all_vote(EnterGate(card("i-02-x")))
    s = follows(carry(table.s)).s
    assert [card("row-nine") in d.discard for d in s.dreamers] == [True, True]
    assert BOX.copies["row-nine"]


@pytest.mark.rule("ETH-MCH-01")
def test_a_way_is_a_chapter_of_its_own_also_when_it_ends_at_a_gate() -> None:
    match = played(follows(carry(ended(1950))).match)
    assert match.state.ending == "gate"
    chapter = evening(view(match.state, WATCHER), [])
    assert chapter is not None
    assert chapter.title.key == "way-title"


@pytest.mark.rule("ETH-MCH-01", "ETH-GATE-12")
def test_the_campaign_promises_a_way_and_says_when_it_leads_to_no_gate() -> None:
    kept = carry(ended(1950))
    last = posters(kept)[-1]
    assert (last.name, last.locked) == ("way", None)
    removed = ["remove-gate I-02 X", "remove-gate I-03 X"]
    gone = msgspec.structs.replace(kept, gained=[*kept.gained, *removed])
    *dreams, walk = posters(gone)
    assert [one.name for one in dreams] == ["i-01-x", "i-02-x", "i-03-x"]
    assert all(one.locked for one in dreams)
    assert [fact.key for fact in walk.facts] == ["kept-no-further"]


@pytest.mark.rule("ETH-SAV-07", "ETH-MCH-07")
def test_an_evening_that_ends_inside_a_dream_counts_as_a_death_without_a_flaw_or_a_way_back() -> None:
    def entered(s: Dream) -> None:
        world = new_world()
        world.districts, world.gates, world.team = ["suburbia", "harbour"], ["i-02-x"], "a2"
        gained = ["world-tile II-38 B", "world-tile II-38 A", "gate I-02 X"]
        s.saga = Saga(evenings=2, ending="gate", gate="i-02-x", gained=gained, world=world)
        s.dreamers[0].ether = 2

    table = dream(2, hands=["a1", "a1"], also=entered)
    assert not dream(2, hands=["a1", "a1"]).can(0, LeaveDream())  # a single evening just ends
    table.does(0, LeaveDream()).does(0, Accept()).does(1, Accept())
    s = table.s
    assert s.ending == "evening"
    assert [d.ether for d in s.dreamers] == [0, 0]
    assert not [card for d in s.dreamers for card in d.discard if is_flaw(card)]
    kept = carry(s)
    assert kept.before is None
    assert not offers(kept).at_once
    after = follows(kept)
    after.goes_on(lambda s: s.phase is Phase.TRAVEL)
    assert after.world.gates == ["i-02-x"]
    assert after.world.team == "b1"
    assert "wisdom-death" in after.world.wisdom


@pytest.mark.rule("ETH-SAV-07")
def test_the_group_may_think_better_of_ending_its_evening_in_a_dream() -> None:
    table = dream(1, hands=["a1"], also=lambda s: setattr(s.saga, "ending", "gate"))
    table.does(0, LeaveDream(), Refuse())
    assert not table.s.ending
    assert not table.can(0, LeaveDream())
