"""When losses are looked at, and what warns of them."""

import pytest

from dreamtable.games.etherfields.events import Died, Drawn, Moved, StepBegan
from dreamtable.games.etherfields.model import Dream, Luckless, Phase
from dreamtable.games.etherfields.moves import (
    Accept,
    Bear,
    Done,
    Draw,
    Finish,
    Refuse,
    StartMove,
    Walk,
)
from dreamtable.games.etherfields.scene import scene_of
from dreamtable.games.etherfields.script import open_paragraph
from dreamtable.kernel.game import GameOver
from etherfields.kit import Table, act, at, card, carry_out, dream, game, pay

HURT = 7


def hurt(s: Dream) -> None:
    """Let the first Dreamer bear as much as one can."""
    s.dreamers[0].distress = HURT


def dead(table: Table) -> bool:
    """Say whether the Dream ended in a death."""
    return table.match.outcome is not None and table.match.outcome.reason == "death"


@pytest.mark.rule("ETH-TIM-07", "ETH-PAI-03")
def test_who_dies_of_an_empty_deck_draws_no_more() -> None:
    table = dream(1, decks=[""], discards=["a1 a2 a3 c1 c2 c3 w1 w2"], phase=Phase.DRAW, also=hurt)
    while not dead(table):
        menu = table.menu(0)
        table.does(0, Bear(Luckless.DISTRESS) if Bear(Luckless.DISTRESS) in menu else Draw())
    assert table.events(Died)
    assert not table.events(Drawn)


@pytest.mark.rule("ETH-TIM-07", "ETH-MAP-15")
def test_a_deadly_trap_stops_the_move() -> None:
    table = dream(1, where="B1.sw", hands=["c3"], also=hurt, tiles="X-01 A, X-01 C, X-01 PP")
    table.does(0, StartMove(), pay("c3"), Finish(), Walk(at("C1.sw")))
    assert dead(table)
    assert table.dreamers[0].space == at("C1.nw")
    assert [event.path for event in table.events(Moved)] == [[at("C1.nw")]]


@pytest.mark.rule("ETH-TIM-07", "ETH-GEN-08")
def test_on_a_page_losses_are_looked_at_after_each_effect() -> None:
    table = dream(1, also=hurt)
    with pytest.raises(GameOver):
        carry_out(open_paragraph(scene_of(game(table), 0), 9120))
    assert table.dreamers[0].distress == HURT + 1


@pytest.mark.rule("ETH-TRN-13", "ETH-TRN-15")
def test_a_card_that_is_resolved_now_does_not_run_on_into_the_next() -> None:
    def also(s: Dream) -> None:
        s.dreamers[0].masks = [card("x-lose-mask")]
        s.dreamers[0].mask = card("x-lose-mask")

    table = dream(1, hands=["x-hurry-on"], turn="t01", figures=[("x-walker", "B2.se")], also=also)
    first = table.s.current
    table.does(0, act("x-hurry-on"))
    table.does(0, act("x-lose-mask"))  # before its first step the card is lost
    assert table.s.current != first
    assert table.s.phase is Phase.FLOOR
    assert not table.events(StepBegan)
    assert table.can(0, Done())


@pytest.mark.rule("ETH-PAI-10")
def test_a_price_that_kills_is_paid_only_after_it_was_confirmed() -> None:
    table = dream(1, also=hurt).does(0, act("x-hurt"))
    assert table.is_asked(0, "ETH-PAI-10")
    table.does(0, Refuse())
    assert (table.dreamers[0].distress, table.dreamers[0].gems) == (HURT, 0)
    table.does(0, act("x-hurt"), Accept())
    assert dead(table)


@pytest.mark.rule("ETH-PAI-10", "ETH-PAI-05")
def test_sealing_the_last_cards_as_a_price_is_asked_about_too() -> None:
    table = dream(1, decks=["a1 a2 a3"], discards=["c1 c2 c3"], also=lambda s: setattr(s, "hours", 0))
    table.does(0, act("x-either"))
    assert table.is_asked(0, "ETH-PAI-10")
    table.does(0, Refuse())
    assert len(table.dreamers[0].sealed) == 0


@pytest.mark.rule("ETH-PAI-10")
def test_a_price_that_hurts_and_does_not_kill_is_not_asked_about() -> None:
    table = dream(1).does(0, act("x-hurt"))
    assert table.dreamers[0].gems == 1
