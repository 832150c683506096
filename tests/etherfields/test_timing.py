"""ETH-TIM, ETH-GEN, ETH-LIM and what is left: precedence, supplies, swaps, States that end."""

import pytest

from dreamtable.games.etherfields.cards import Tile
from dreamtable.games.etherfields.changes import change, forbidden
from dreamtable.games.etherfields.entities import spawn
from dreamtable.games.etherfields.events import BackShown, Reshuffled
from dreamtable.games.etherfields.keeping import carry
from dreamtable.games.etherfields.map import place_of
from dreamtable.games.etherfields.model import NOTHING, Dream, Passing, Phase
from dreamtable.games.etherfields.moves import Done, PickSeat, StartMove, Withdraw
from dreamtable.games.etherfields.scene import scene_of
from dreamtable.games.etherfields.terms import EACH, Number, Where, Which
from dreamtable.games.etherfields.turn_cards import loot
from dreamtable.games.etherfields.verbs.cards import Remove
from dreamtable.games.etherfields.verbs.entities import Swap
from dreamtable.games.etherfields.verbs.people import Gain
from dreamtable.games.etherfields.verbs.story import Wisdom
from dreamtable.games.etherfields.verbs.tokens import Put
from dreamtable.games.etherfields.view import view
from dreamtable.games.etherfields.windows import own_actions
from dreamtable.kernel import Game
from etherfields.kit import act, action, at, card, cards, carry_out, dream, pay

DONE = Done()


@pytest.mark.rule("ETH-GEN-03", "ETH-TIM-01", "ETH-TIM-02", "ETH-TIM-19")
def test_a_text_goes_before_the_rulebook_and_cannot_before_may() -> None:
    def also(s: Dream) -> None:
        s.passing.append(Passing("boost-uses", 3, 0, "turn"))
        s.passing.append(Passing("boost", 0, 0, "turn", forbids=True))

    table = dream(1, hands=["c3 c1"], also=also)
    assert forbidden(table.s, 0, "boost")
    assert not table.can(0, act("x-six"))


@pytest.mark.rule("ETH-GEN-06")
def test_no_deck_is_shuffled_unasked() -> None:
    table = dream(1, hands=["c1"], decks=["a1 a2 a3 w1 w2 w3"], discards=["c1 c1"])
    table.does(0, act("x-free"))
    assert table.events(Reshuffled) == []
    assert table.hand(0) == ["c1", "a1"]


@pytest.mark.rule("ETH-GEN-10")
def test_hands_are_open_to_all() -> None:
    table = dream(2, hands=["a1 a2", "w1"])
    assert view(table.s, 1).dreamers[0].hand == cards("a1 a2")


@pytest.mark.rule("ETH-GEN-11")
def test_a_removed_card_is_nowhere_any_more() -> None:
    s = dream(1, hands=["a1 a2"]).s
    carry_out(Remove().do(scene_of(Game(s, listening=False), 0, card("a1"))))
    assert s.dreamers[0].hand == cards("a2")
    assert s.removed == ["a1"]


@pytest.mark.rule("ETH-GEN-13", "ETH-LIM-01")
def test_tokens_are_put_as_long_as_there_are_any() -> None:
    s = dream(1).s
    carry_out(Put("swamp", Number(3), Where("here")).do(scene_of(Game(s, listening=False), 0)))
    assert s.tokens["swamp"] == [at("A1.nw")]


@pytest.mark.rule("ETH-LIM-03")
def test_block_tokens_never_run_out() -> None:
    def also(s: Dream) -> None:
        s.closed = list(range(6))

    table = dream(1, hands=["a1"], also=also).does(0, act("x-once"), pay("a1"))
    assert len(table.s.closed) == 7


@pytest.mark.rule("ETH-LIM-06")
def test_a_supply_that_is_too_small_is_divided() -> None:
    def also(s: Dream) -> None:
        s.dreamers[1].ether = 15

    s = dream(2, also=also).s
    script = Gain("ether", Number(1), EACH).do(scene_of(Game(s, listening=False), 0))
    question = next(script)
    assert question.rule == "ETH-LIM-06"
    assert PickSeat(0) in question.menus[0]
    with pytest.raises(StopIteration):
        script.send((0, 0))
    assert (s.dreamers[0].ether, s.dreamers[1].ether) == (1, 15)


@pytest.mark.rule("ETH-ACT-01")
def test_actions_come_from_hand_progress_mask_items_and_the_top_of_the_deck() -> None:
    def also(s: Dream) -> None:
        s.dreamers[0].progress = cards("prog-w")
        s.dreamers[0].masks = cards("x-mask")
        s.dreamers[0].mask = card("x-mask")

    table = dream(1, hands=["walk-two"], items="x-item", also=also)
    found = set(own_actions(table.s, 0))
    assert {action(name) for name in ("walk-two", "prog-w", "x-mask", "x-item", "specialist")} <= found
    assert table.can(0, act("x-gate-free"))


@pytest.mark.rule("ETH-MAP-04")
def test_a_tile_may_lie_shifted_by_a_space() -> None:
    tile = Tile(id="shifted", code="X-01 Z", slot="A1", shift=(1, 1))
    assert place_of(tile) == at("A1.se")


@pytest.mark.rule("ETH-MOV-07")
def test_two_figures_exchange_their_spaces() -> None:
    s = dream(1, figures=[("x-walker", "B2.se")]).s
    carry_out(Swap(Which("all")).do(scene_of(Game(s, listening=False), 0)))
    assert (s.dreamers[0].space, s.figures[0].space) == (at("B2.se"), at("A1.nw"))


@pytest.mark.rule("ETH-SPN-06", "ETH-CAP-06")
def test_who_finds_a_full_spawn_space_stands_beside_it() -> None:
    s = dream(1, figures=[("x-other", "A2.ne")] * 4).s
    carry_out(spawn(Game(s, listening=False), card("x-walker"), 1, [at("A2.ne")]))
    assert s.figures[-1].space in (at("A2.nw"), at("A2.se"))


@pytest.mark.rule("ETH-TRN-12")
def test_after_the_last_card_its_loot_still_counts() -> None:
    def also(s: Dream) -> None:
        s.turn_discard = [*s.turn_discard, card("t06")]
        s.current = NOTHING

    s = dream(2, also=also, phase=Phase.FLOOR).s
    s.current = NOTHING
    carry_out(loot(Game(s, listening=False)))
    assert [d.ether for d in s.dreamers] == [2, 2]


@pytest.mark.rule("ETH-TIM-15")
def test_a_state_put_on_in_the_dreamers_phase_ends_with_it() -> None:
    def also(s: Dream) -> None:
        s.dreamers[0].dazed = 1

    assert dream(1, also=also).does(0, DONE).dreamers[0].dazed == 0


@pytest.mark.rule("ETH-TIM-12", "ETH-TIM-21")
def test_what_lasts_until_the_end_of_the_turn_ends_there() -> None:
    def also(s: Dream) -> None:
        s.passing.append(Passing("hand", 1, 0, "turn"))
        s.passing.append(Passing("draw", 1, 0, "dream"))

    table = dream(1, also=also)
    assert change(table.s, 0, "hand") == 1
    table.does(0, DONE)
    assert [one.what for one in table.s.passing] == ["draw"]


@pytest.mark.rule("ETH-WIS-01", "ETH-SEC-14", "ETH-PAI-07", "ETH-PAI-11")
def test_what_an_evening_leaves_is_kept() -> None:
    s = dream(1, items="cold-lantern").s
    carry_out(Wisdom("II-41 M").do(scene_of(Game(s, listening=False), 0)))
    s.flags += ["camp.knows-wraith", "dream.name-one"]
    s.ending = "death"
    kept = carry(s)
    assert kept.gained == ["wisdom II-41 M"]
    assert kept.flags == ["camp.knows-wraith"]
    assert kept.items == ["cold-lantern"]


def test_nothing_is_announced_and_taken_back_without_end() -> None:
    from dreamtable.games.etherfields.moves import Cancel

    table = dream(1, hands=["c1"])
    for _ in range(6):
        table.does(0, StartMove(), Cancel())
    assert table.menu(0) == [DONE, Withdraw()]
    assert table.does(0, Withdraw()).can(0, StartMove())


def test_the_back_on_top_is_told_when_it_changes() -> None:
    table = dream(1, decks=["a1 leak a2 a3 w1 w2 w3 w1"], phase=Phase.DRAW, hands=["w1 w1 w1 w1 w1"])
    from dreamtable.games.etherfields.moves import Draw

    table.does(0, Draw())
    assert table.events(BackShown)[-1].back == "flaw"
