"""Whoever wishes for a space or an action is proposed the way and the payment that hurts least."""

import pytest

from dreamtable.games.etherfields.model import Dream
from dreamtable.games.etherfields.moves import (
    Act,
    Done,
    Finish,
    PayCard,
    PickColour,
    PlaceCard,
    StartMove,
    Walk,
)
from dreamtable.games.etherfields.rules import RULES
from dreamtable.kernel import Move
from dreamtable.lang import LANGUAGES, Speaker
from dreamtable.telling import Proposal, proposal_for, wishes_of
from etherfields.kit import Table, action, at, card, dream

ALL = "I-01 SETUP, I-01 A, I-01 B, I-01 C, I-01 D, I-01 E"


def waiting_room(hand: str, where: str = "B3.nw", seats: int = 1, **more: object) -> Table:
    also = more.get("also")
    return dream(
        seats,
        hands=[hand],
        where=where,
        gate="i-01-x",
        tiles=ALL,
        also=also if callable(also) else None,
    )


def proposed(table: Table, wish: str) -> Proposal:
    found = proposal_for(table.match, 0, wish)
    assert found is not None
    return found


def notes(table: Table, wish: str) -> dict[str, dict[str, object]]:
    """Return what is said of a proposal, by its message."""
    return {note.word.key: dict(note.word.args) for note in proposed(table, wish).notes}


def does(table: Table, moves: tuple[Move, ...]) -> None:
    table.does(0, *moves)


@pytest.mark.rule("ETH-BAS-01")
def test_a_space_is_come_to_by_one_proposal_with_the_card_that_is_missed_least() -> None:
    table = waiting_room("a2 c1 c3")
    space = at("B3.ne")
    assert f"space:{space}" in wishes_of(table.match, 0)
    found = proposed(table, f"space:{space}")
    assert found.moves == (StartMove(), PayCard(card("c1")), Finish(), Walk(space))
    does(table, found.moves)
    assert table.dreamers[0].space == space


@pytest.mark.parametrize(
    ("lang", "go"),
    [
        ("en", "Go to Lost Property, north-east"),
        ("zh-Hans", "前往失物招领处东北角"),
        ("ja", "忘れ物預かり所の北東へ行く"),
    ],
)
def test_a_place_is_called_by_the_tile_that_lies_there(lang: str, go: str) -> None:
    found = proposed(waiting_room("c2 a1"), f"space:{at('B3.ne')}")
    said = Speaker(lang, RULES).word(found.word)
    assert said == go


def test_what_a_payment_wastes_is_said() -> None:
    assert notes(waiting_room("c2 a1"), f"space:{at('B3.ne')}")["proposal-wastes"] == {"num": 1}


@pytest.mark.rule("ETH-ACT-04", "ETH-MAP-07")
def test_an_action_elsewhere_is_proposed_with_the_way_there() -> None:
    table = waiting_room("c1 a1", where="B3.ne")
    wish = f"action:{action('search-the-shelf')}"
    found = proposed(table, wish)
    assert found.moves[-2:] == (Act(action("search-the-shelf")), PayCard(card("a1")))
    assert f"space:{at('B3.nw')}" in found.refs
    does(table, found.moves)
    assert action("search-the-shelf") in table.s.closed


def test_the_card_that_the_action_needs_is_not_paid_for_the_way() -> None:
    table = waiting_room("c1 c2", where="B3.nw")
    found = proposed(table, f"action:{action('open-the-drawer')}")
    paid = [move.card for move in found.moves if isinstance(move, PayCard)]
    assert paid == [card("c1"), card("c2")]


@pytest.mark.rule("ETH-GRD-03")
def test_of_a_gradual_price_as_much_is_proposed_as_can_be_paid() -> None:
    table = waiting_room("w3 w1", seats=2, where="B2.se B2.se")
    found = proposed(table, f"action:{action('raise-the-shutter')}")
    assert [one for one in found.moves if isinstance(one, PayCard)] == [PayCard(card("w3"))]
    said = notes(table, f"action:{action('raise-the-shutter')}")
    assert said["proposal-share"] == {"num": 1, "of": 2}


@pytest.mark.rule("ETH-MAP-15")
def test_a_way_avoids_traps_and_warns_of_those_that_it_can_not_avoid() -> None:
    wish = f"space:{at('A2.ne')}"
    assert "proposal-trap" in notes(dream(1, hands=["c2"], where="A1.ne"), wish)
    assert "proposal-trap" not in notes(dream(1, hands=["c3 c1"], where="A1.ne"), wish)


@pytest.mark.rule("ETH-PRG-02")
def test_a_card_is_placed_by_one_proposal() -> None:
    table = waiting_room("house-odds a2")
    assert proposed(table, f"card:{card('house-odds')}").moves == (
        PlaceCard(card("house-odds")),
        PayCard(card("a2")),
    )


def test_nothing_is_proposed_that_can_not_be_paid_or_is_closed() -> None:
    table = waiting_room("w1", where="B3.nw")
    assert not [wish for wish in wishes_of(table.match, 0) if wish.startswith("space:")]

    def closes(s: Dream) -> None:
        s.closed.append(action("search-the-shelf"))

    closed = waiting_room("a1", where="B3.nw", also=closes)
    assert f"action:{action('search-the-shelf')}" not in wishes_of(closed.match, 0)
    assert proposal_for(closed.match, 0, f"action:{action('search-the-shelf')}") is None


def test_in_the_midst_of_a_payment_nothing_is_proposed() -> None:
    table = waiting_room("c1 c2")
    table.does(0, StartMove())
    assert wishes_of(table.match, 0) == []


def test_a_colour_is_named_only_where_there_is_a_choice() -> None:
    one = proposed(waiting_room("c2", where="C2.sw"), f"action:{action('pull-the-coat-from-the-mud')}")
    assert not [move for move in one.moves if isinstance(move, PickColour)]


def test_the_true_match_stays_as_it_was() -> None:
    table = waiting_room("c1 c3")
    before = table.match.hash()
    for wish in wishes_of(table.match, 0):
        proposal_for(table.match, 0, wish)
    assert table.match.hash() == before
    assert table.can(0, Done())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_proposals_read_in_every_language(lang: str) -> None:
    table, speaker = waiting_room("bluff consolation-prize house-odds"), Speaker(lang, RULES)
    told = [proposed(table, wish) for wish in wishes_of(table.match, 0)]
    assert len(told) > 3
    for one in told:
        assert all([speaker.word(one.word), *(speaker.word(note.word) for note in one.notes)])
