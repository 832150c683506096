"""One evening follows another: what is kept, what follows a death, which Gate comes next."""

import msgspec
import pytest

from dreamtable.games.etherfields.box import BOX, CARDS
from dreamtable.games.etherfields.cards import Gate
from dreamtable.games.etherfields.events import StreetsEnd
from dreamtable.games.etherfields.keeping import (
    carry,
    next_gate,
    offers,
    posters,
    previously,
    remembered,
    treasures,
)
from dreamtable.games.etherfields.model import (
    FIRST_HOURS,
    NOTHING,
    Beginning,
    Dream,
    EtherfieldsOptions,
    Phase,
    Saga,
    SagaDreamer,
)
from dreamtable.games.etherfields.moves import GoBack, PickDreamer, WakeUp
from dreamtable.games.etherfields.rules import RULES
from dreamtable.games.etherfields.scene import scene_of
from dreamtable.games.etherfields.script import open_paragraph
from dreamtable.games.etherfields.setup import find_gate, setup
from dreamtable.kernel import BadSetup, Campaign, Game, Match, Move, Opening, chance
from dreamtable.kernel.game import GameOver
from dreamtable.lang import LANGUAGES, Speaker
from etherfields.kit import card, carry_out, dream
from etherfields.way import played

MOST_MATCHES = 24
"""A death in the Dream leads back to its Gate; it is won long before."""


def ended(number: int) -> Dream:
    """Return The Waiting Room after one of its endings."""
    table = dream(2, gate="i-01-x", tiles="I-01 SETUP", where="A2.nw A2.nw", items="cold-lantern")
    with pytest.raises(GameOver):
        carry_out(open_paragraph(scene_of(Game(table.s, listening=False), 0), number))
    return table.s


def died() -> Dream:
    """Return The Waiting Room after a death: an Item, a Mask, a Note and a card were found."""
    table = dream(2, gate="i-01-x", tiles="I-01 SETUP", where="A2.nw A2.nw", items="cold-lantern")
    s = table.s
    first = s.dreamers[0]
    first.masks, first.mask, first.ether = [card("quiet-lens")], card("quiet-lens"), 2
    first.discard.append(card("row-nine"))
    s.notes.append(card("i-01-card-h"))
    s.flags.append("camp.knows-wraith")
    s.saga = Saga(evenings=1, ending="victory", counters={"camp.mercy": 1})
    from dreamtable.games.etherfields.losses import die

    with pytest.raises(GameOver):
        die(Game(s, listening=False), [0])
    return s


def follows(kept: Saga, seats: int = 2) -> Match[Dream]:
    """Return the evening that follows."""
    stored = msgspec.json.decode(msgspec.json.encode(kept), type=Saga)
    return Match(RULES, seats, "next", kept=stored)


def both(match: Match[Dream], move: Move) -> Match[Dream]:
    """Let both seats vote for something."""
    for seat in (0, 1):
        match.choose(seat, list(match.menu(seat)).index(move))
    return match


@pytest.mark.rule("ETH-MCH-07", "ETH-PAI-07")
def test_after_a_death_the_group_is_asked_what_follows_before_anything_else() -> None:
    match = follows(carry(died()))
    question = match.question_of(0)
    assert question is not None
    assert question.rule == "ETH-MCH-07"
    assert list(match.menu(0))[:2] == [GoBack(), WakeUp()]


@pytest.mark.rule("ETH-MCH-07", "ETH-MCH-09", "ETH-PAI-06")
def test_back_at_the_gate_nothing_of_the_lost_try_counts() -> None:
    # acceptance AS-111
    s = both(follows(carry(died())), GoBack()).state
    assert (s.items, s.notes, s.flags) == ([], [], [])
    assert s.counters == {"camp.mercy": 1}
    assert "wisdom II-42 I" not in s.saga.gained
    assert s.gate == card("i-01-x")


@pytest.mark.rule("ETH-MCH-07", "ETH-PAI-07", "ETH-PAI-09")
def test_who_awakens_keeps_items_masks_notes_and_the_flaw_but_no_ether() -> None:
    # acceptance AS-34, AS-111
    lost = died()
    flaw = lost.dreamers[0].discard[-1]
    match = both(follows(carry(lost)), WakeUp())
    s = match.state
    first = s.dreamers[0]
    assert (s.items, s.notes) == ([card("cold-lantern")], [card("i-01-card-h")])
    assert "camp.knows-wraith" in s.flags
    assert (first.card, first.masks, first.mask) == (
        card("specialist"),
        [card("quiet-lens")],
        card("quiet-lens"),
    )
    assert (first.ether, first.distress, first.hand, first.sealed) == (0, 0, [], [])
    assert flaw in (*first.deck.loose, *first.deck.top)
    assert flaw not in s.flaw_deck
    assert card("row-nine") in first.deck.loose
    assert "wisdom II-42 I" in s.saga.gained
    assert s.hours >= FIRST_HOURS[2]


@pytest.mark.rule("ETH-LIM-05", "ETH-SEC-09")
def test_what_was_gained_before_is_no_secret_of_the_dream_any_more() -> None:
    match = both(follows(carry(died())), WakeUp())
    s = match.state
    assert s.phase > Phase.GATE
    assert s.secrets["I-01 H"] == 1  # there were two of them
    assert card("i-01-card-h") in s.shown


@pytest.mark.rule("ETH-MCH-03", "ETH-GATE-12")
@pytest.mark.parametrize("number", [1950, 1960])
def test_an_ending_leads_to_the_next_gate_that_there_is_or_says_that_the_streets_end(number: int) -> None:
    kept = carry(ended(number))
    gate = next_gate(kept)
    assert gate == "i-02-x"
    over = msgspec.structs.replace(kept, gained=[*kept.gained, "remove-gate I-02 X", "remove-gate I-03 X"])
    assert (offers(kept).over, offers(over).over) == (False, False)  # the city stays open
    assert remembered(over)[-1].key == previously(over)[-1].key == "kept-no-further"
    assert posters(over)[-1].facts[0].key == "kept-no-further"


@pytest.mark.rule("ETH-MCH-03", "ETH-SAV-01")
def test_the_next_match_follows_by_itself_until_the_group_ends_its_evening() -> None:
    for kept in (carry(ended(1950)), carry(died())):
        assert offers(kept).at_once
        assert not offers(msgspec.structs.replace(kept, ending="evening")).at_once
    assert not offers(None).at_once


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_team_has_found_is_told_on_the_page_of_the_campaign_with_notes_and_signs(lang: str) -> None:
    speaker = Speaker(lang, RULES)
    d = SagaDreamer(card="specialist", signs=["sign-step"])
    kept = Saga(evenings=1, ending="victory", notes=["dry-match"], signs=["sign-key"], dreamers=[d])
    told = {one.sort: (speaker.word(one.name), speaker.word(one.why)) for one in treasures(kept)}
    assert sorted(told) == ["note", "own-sign", "sign"]
    assert told["note"][0] == speaker.say("card-dry-match")
    assert any(speaker.say("card-dry-match") in speaker.word(word) for word in remembered(kept))


@pytest.mark.rule("ETH-ADD-04", "ETH-MCH-04", "ETH-SFT-08")
def test_in_an_evening_the_number_of_dreamers_stays_and_after_it_any_may_sit_down() -> None:
    campaign = Campaign(RULES)
    campaign.finish(played(campaign.next_match("three", seats=3)))
    assert campaign.next_match("as many").seats == 3
    with pytest.raises(BadSetup, match="not for 2"):
        campaign.next_match("fewer", seats=2)
    kept = campaign.kept_after(0)
    assert isinstance(kept, Saga)
    assert offers(kept).seats == 3
    assert offers(msgspec.structs.replace(kept, ending="evening")).seats is None


@pytest.mark.rule("ETH-SFT-01")
def test_previously_is_at_most_five_sentences_of_pages_that_were_read_and_what_comes_next() -> None:
    kept = carry(ended(1950))
    assert [word.key for word in previously(kept)] == ["told-p-1950", "previously-way"]
    many = ["p-1950", "p-2031", "p-2043", "p-2950", "p-2950"]
    told = [word.key for word in previously(msgspec.structs.replace(kept, pages=many, ending="death"))]
    assert told == ["told-p-2031", "told-p-2043", "told-p-2950", "kept-death", "previously-gate"]
    assert previously(Saga()) == []


@pytest.mark.rule("ETH-MCH-08")
def test_a_keeping_is_not_changed_by_what_follows_it() -> None:
    kept = carry(died())
    before = msgspec.json.encode(kept)
    both(Match(RULES, 2, "next", kept=kept), WakeUp())
    both(Match(RULES, 2, "other", kept=kept), GoBack())
    assert msgspec.json.encode(kept) == before


@pytest.mark.rule("ETH-GATE-01")
def test_a_single_evening_begins_at_any_gate_and_a_campaign_at_its_own() -> None:
    opening = Opening(EtherfieldsOptions(pack_gate="x-tide"), 1, chance("x"), RULES.modes[0])
    assert setup(opening).gate == card("x-tide")
    assert offers(None).options == {"gate": [Beginning.I_01]}
    kept = Saga(evenings=1, ending="death", gate="i-01-x")
    assert find_gate(opening._replace(kept=kept)) == card("i-01-x")
    with pytest.raises(BadSetup, match="There is no Gate"):
        setup(opening._replace(options=EtherfieldsOptions(pack_gate="nowhere")))


def test_with_another_number_of_dreamers_they_are_picked_anew() -> None:
    kept = msgspec.structs.replace(carry(ended(1950)), ending="", gate="i-01-x")
    match = follows(kept, 1)
    assert isinstance(next(iter(match.menu(0))), PickDreamer)
    assert match.state.items == [card("cold-lantern")]


@pytest.mark.rule("ETH-SEC-05", "ETH-SEC-09")
def test_a_full_code_of_another_group_is_taken_from_the_box_and_only_once() -> None:
    table = dream(1)
    for _ in range(2):
        carry_out(open_paragraph(scene_of(Game(table.s, listening=False), 0), 9121))
    assert table.s.notes == [card("x-elsewhere")]
    assert table.s.keys == 1


@pytest.mark.rule("ETH-GATE-01")
def test_the_rule_that_stands_on_a_gate_is_printed() -> None:
    gates = [BOX.card(number, Gate) for number in BOX.of(Gate)]
    printed = [gate for gate in gates if gate.rule]
    assert printed
    for gate in printed:
        assert f"rule-{gate.id}" in [line.key for line in gate.lines()]


@pytest.mark.rule("ETH-MCH-01", "ETH-MCH-03", "ETH-AWK-03")
def test_an_ending_of_the_first_dream_leads_into_the_city_with_everything_kept() -> None:
    kept = carry(ended(1950))
    s = follows(kept).state
    assert s.gate == NOTHING
    assert s.world is not None
    assert s.world.gates == ["i-02-x", "i-03-x"]
    assert [CARDS[d.card].id for d in s.dreamers] == ["specialist", "free-spirit"]
    assert s.items == [card("cold-lantern")]
    assert all(d.ether == 3 and not d.hand for d in s.dreamers)
    assert offers(kept).options == {}
    assert s.world.season == "clear-night"
    assert s.world.shopping == 2


@pytest.mark.rule("ETH-MCH-01", "ETH-MCH-03")
def test_bots_go_through_the_city_into_the_fourth_dream_and_to_its_end() -> None:
    kept, matches = carry(ended(1960)), 0
    while next_gate(kept) and matches < MOST_MATCHES:
        state = played(follows(kept)).state
        kept, matches = carry(state), matches + 1
    assert kept.gate == "i-04-x"
    assert kept.ending in ("victory", "failure")
    assert kept.evenings == matches + 1
    assert remembered(kept)[-1].key == "kept-no-further"
    after = follows(kept)  # the city stays open
    after.due()
    assert after.state.world is not None
    assert [event for _, event in after.events(0) if isinstance(event, StreetsEnd)]
    assert {"station", "gardens-later"} <= set(after.state.world.districts)
