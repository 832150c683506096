"""What the kit of Dreams promises to those who write tests."""

import pytest

from dreamtable.games.etherfields.box import ACTIONS, BOX, CARDS, NUMBERS
from dreamtable.games.etherfields.cards import Influence
from dreamtable.games.etherfields.events import LuckRolled
from dreamtable.games.etherfields.loading import CONTENT
from dreamtable.games.etherfields.model import Luck, Phase
from dreamtable.games.etherfields.moves import Boost, Done, StartMove
from dreamtable.games.etherfields.windows import own_actions
from etherfields.kit import INVENTED, Stop, act, dream, invent, luck, night, pay
from refusing import Refused

GIFT = "{id: x-gift, kind: influence, intent: 1W, rapid: true, cost: 0, do: [{gain: ether}]}"


def test_an_invented_card_is_in_the_box_until_the_test_ends() -> None:
    before = (len(CARDS), len(ACTIONS), list(BOX.steps.names), CONTENT.catalogue().names)
    card = invent(GIFT)
    assert invent(GIFT) == card
    assert len(CARDS) == before[0] + 1
    assert BOX.steps.named("x-gift.1") is not None
    assert NUMBERS[card] not in BOX.of(Influence), "no set-up deals it"
    table = dream(1, hands=[card]).does(0, act(card))
    assert table.dreamers[0].ether == 1
    INVENTED.take_out()
    assert (len(CARDS), len(ACTIONS), list(BOX.steps.names), CONTENT.catalogue().names) == before
    assert BOX.steps.named("x-gift.1") is None


def test_another_card_under_the_same_number_is_told_from_the_one_before() -> None:
    first = NUMBERS[invent(GIFT)]
    assert own_actions(dream(1, hands=["x-gift"]).s, 0, "phase")
    INVENTED.take_out()
    second = invent("{id: x-slow, kind: influence, intent: 1W, cost: 0, do: [{gain: ether}]}")
    assert NUMBERS[second] == first
    assert not own_actions(dream(1, hands=[second]).s, 0, "phase"), "it is not Rapid"


def test_an_invented_card_names_only_what_there_is() -> None:
    with pytest.raises(AssertionError, match="no-such-item"):
        invent("{id: x-gift, kind: influence, intent: 1W, cost: 0, do: [{gain-item: no-such-item}]}")


def test_a_deck_that_is_said_to_be_empty_is_empty() -> None:
    table = dream(2, decks=["", "a1"], flaws="", turns=0)
    assert [len(d.deck.top) + len(d.deck.loose) for d in table.dreamers] == [0, 1]
    assert (table.s.flaw_deck, table.s.turn_deck) == ([], [])
    dealt = dream(2)
    assert dealt.s.flaw_deck
    assert all(d.deck.loose for d in dealt.dreamers)


def test_a_dream_stands_still_where_a_phase_would_begin() -> None:
    table = night(dream(2, stops=Stop(Phase.TURN_END)))
    for _ in range(3):
        assert (table.s.phase, table.s.turn) == (Phase.TURN_END, 1)
        table.does(0, Done())


def test_a_dream_stands_still_after_some_steps_of_the_turn_card() -> None:
    table = night(dream(1, stops=Stop(Phase.EVENTS, steps=1)))
    assert (table.s.phase, table.s.step) == (Phase.EVENTS, 1)


def test_chance_that_was_prepared_comes_in_forks_too() -> None:
    table = dream(1, hands=["c1"]).does(0, StartMove(), pay("c1"))
    before = table.match.answers
    table.brings(luck("3")).does(0, Boost())
    assert [one.luck for one in table.events(LuckRolled)] == [Luck.THREE]
    twin = table.match.fork(before)
    for seat, choice, _, _ in table.match.journal[before:]:
        twin.choose(seat, choice)
    assert twin.hash() == table.match.hash()


def test_a_refusal_names_what_was_wanted_and_what_is_offered() -> None:
    table = dream(1)
    with pytest.raises(
        Refused, match=r"can't 'Move' = StartMove\(\) now \(ETH-TRO-05\)\. Offered: 'Done' = .*Act\(x-lock\)"
    ):
        table.does(0, StartMove())
    with pytest.raises(Refused, match=r"can't Act\(x-once\) now"):
        table.does(0, act("x-once"))
