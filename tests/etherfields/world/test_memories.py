"""First Memories: what each asks for, what it opens, and what stays of it."""

from collections.abc import Callable

import pytest

from dreamtable.games.etherfields.box import BOX, NUMBERS
from dreamtable.games.etherfields.changes import distress_limit
from dreamtable.games.etherfields.keeping import carry
from dreamtable.games.etherfields.model import Dream, Luckless, World
from dreamtable.games.etherfields.moves import Bear, Boost, Done
from dreamtable.games.etherfields.scene import scene_of
from dreamtable.games.etherfields.script import open_paragraph
from dreamtable.games.etherfields.tallies import survived
from dreamtable.games.etherfields.world import slumber as slumbers
from dreamtable.games.etherfields.world.cards import FirstMemory
from dreamtable.games.etherfields.world.gaining import next_memory, world_from
from dreamtable.games.etherfields.world.memories import fulfilled
from dreamtable.kernel import Game
from dreamtable.kernel.game import GameOver
from etherfields.kit import Table, act, card, cards, carry_out, dream, luck, pay
from etherfields.way import slumber, way

BOOST, DONE = Boost(), Done()


def holding(memory: str, dreamer: str = "specialist") -> Callable[[Dream], None]:
    """Let the campaign have a First Memories card, and the first seat its Dreamer."""

    def give(s: Dream) -> None:
        s.dreamers[0].card = NUMBERS[dreamer]
        if s.world is not None:
            s.world.memories = [memory]
        else:
            s.saga.world = World(memories=[memory])

    return give


def asked(s: Dream, memory: str) -> bool:
    """Say whether the first seat has done what a First Memory asks for."""
    return fulfilled(s, 0, BOX.card(NUMBERS[memory], FirstMemory))


@pytest.mark.rule("ETH-FME-01")
def test_a_first_memory_whose_condition_is_met_opens_its_page_and_leaves_the_game() -> None:
    table = way(1, also=with_progress)
    assert 213 in table.s.read
    assert table.dreamers[0].ether == 2
    assert table.world.memories == []
    assert table.world.removed == ["memory-apple"]


def with_progress(s: Dream) -> None:
    """Let the Specialist have four active Progress cards, and the Memory that asks for them."""
    holding("memory-apple")(s)
    s.dreamers[0].progress = cards("house-odds winning-streak open-window childish-question")


@pytest.mark.rule("ETH-FME-01", "ETH-MCH-02")
def test_what_is_remembered_in_a_dream_is_gone_from_what_is_kept_and_not_from_what_was() -> None:
    table = dream(1, also=with_progress)
    assert 213 in table.s.read
    before = table.s.saga.world
    kept = carry(table.s)
    assert kept.world is not None
    assert kept.world.memories == []
    assert kept.world.removed == ["memory-apple"]
    assert before is not None
    assert before.memories == ["memory-apple"]


@pytest.mark.rule("ETH-FME-02")
def test_the_card_of_a_dreamer_whom_nobody_plays_waits() -> None:
    def away(s: Dream) -> None:
        with_progress(s)
        s.dreamers[0].card = NUMBERS["gambler"]

    table = way(1, also=away)
    assert table.world.memories == ["memory-apple"]
    assert 213 not in table.s.read


@pytest.mark.rule("ETH-FME-03")
def test_the_gambler_with_the_first_done_and_the_second_in_play_gets_the_third() -> None:
    world = World(memories=["memory-last-tram"], removed=["memory-green-cloth"])
    assert next_memory(world, "gambler") == "memory-night-nurse"
    world.memories.append("memory-night-nurse")
    assert next_memory(world, "gambler") == ""


@pytest.mark.rule("ETH-FME-03")
def test_each_dreamer_has_three_first_memories_in_order() -> None:
    found = [BOX.card(one, FirstMemory) for one in BOX.of(FirstMemory)]
    for dreamer in ("gambler", "specialist", "tough-guy", "free-spirit"):
        assert sorted(one.number for one in found if one.owner == dreamer) == [1, 2, 3]


@pytest.mark.rule("ETH-FME-03", "ETH-GATE-12")
def test_whoever_has_had_all_three_gains_none_and_none_is_owed() -> None:
    world = world_from(None, ["memory gambler"] * 4)
    assert len(world.memories) == 3
    assert world.owed == []


@pytest.mark.rule("ETH-FME-03")
def test_the_best_face_of_the_die_counts_for_the_gambler_in_a_dream() -> None:
    table = dream(1, hands=["c2 c2"], brings=[luck("3")])
    table.dreamers[0].deeds = {"luck-three": 1}
    assert not asked(table.s, "memory-green-cloth")
    table.does(0, act("x-six"), pay("c2"), pay("c2"), BOOST)
    assert asked(table.s, "memory-green-cloth")


@pytest.mark.rule("ETH-FME-03")
def test_a_boost_that_failed_at_seven_distress_counts_when_the_turn_was_survived() -> None:
    table = dream(2, hands=["a3 a1"], brings=[luck("fail")])
    table.dreamers[0].distress, table.dreamers[0].ether = 7, 1
    table.does(0, act("x-gradual"), pay("a3"), BOOST, Bear(Luckless.ETHER))
    assert not asked(table.s, "memory-night-nurse")
    survived(table.s)
    assert asked(table.s, "memory-night-nurse")


@pytest.mark.rule("ETH-FME-03")
def test_the_first_failed_boost_of_a_dream_costs_nothing_once_the_night_nurse_is_remembered() -> None:
    def remembers(s: Dream) -> None:
        s.dreamers[0].gifts = cards("memory-night-nurse")
        s.shown += cards("memory-night-nurse")

    table = dream(2, hands=["a3 a1"], brings=[luck("fail")], also=remembers)
    table.does(0, act("x-gradual"), pay("a3"), BOOST)
    assert not table.is_asked(0, "ETH-BST-04")
    assert table.dreamers[0].distress == 0


def over(table: Table) -> None:
    """Let a Dream come to an ending."""
    with pytest.raises(GameOver):
        carry_out(open_paragraph(scene_of(Game(table.s, listening=True), 0), 9960))


@pytest.mark.rule("ETH-FME-01", "ETH-FME-03")
def test_a_dream_that_ends_at_six_distress_leaves_the_tough_guy_one_more_for_good() -> None:
    table = dream(1, also=holding("memory-wardrobe", "tough-guy"))
    table.dreamers[0].distress = 6
    before = distress_limit(table.s, 0)
    over(table)
    assert 216 in table.s.read
    kept = carry(table.s)
    assert kept.dreamers[0].gifts == ["memory-wardrobe"]
    table.s.shown += cards("memory-wardrobe")
    assert distress_limit(table.s, 0) == before + 1


@pytest.mark.rule("ETH-FME-03")
@pytest.mark.parametrize(("penalties", "found"), [(0, True), (1, False)])
def test_a_dream_without_a_penalty_gives_everybody_a_gem(penalties: int, *, found: bool) -> None:
    table = dream(2, also=holding("memory-holiday", "free-spirit"))
    if penalties:
        table.dreamers[0].deeds["penalty"] = penalties
    over(table)
    assert (222 in table.s.read) is found
    assert [d.gems for d in table.dreamers] == [int(found)] * 2


@pytest.mark.rule("ETH-FME-03")
def test_taking_distress_for_another_is_counted_over_matches_and_then_draws_a_card() -> None:
    def remembers(s: Dream) -> None:
        s.dreamers[0].gifts = cards("memory-school-gate")

    table = dream(
        2,
        turn="t12",
        hands=["take-the-hit", ""],
        decks=["a1 a2 a3", ""],
        where="B2.se A1.nw",
        figures=[("x-walker", "A1.nw")],
        also=remembers,
    )
    table.all_do(DONE)
    table.does(0, act("take-the-hit"))
    assert carry(table.s).dreamers[0].deeds == {"distress-taken": 1}
    assert len(table.dreamers[0].hand) == 2  # one by the card, one by what is remembered


@pytest.mark.rule("ETH-FME-03")
def test_a_slumber_won_in_its_last_turn_counts() -> None:
    table = slumber(1, turns=1)
    table.s.turn_deck = []
    slumbers.break_off(table.s, "win")
    assert asked(table.s, "memory-last-tram")


@pytest.mark.rule("ETH-FME-01", "ETH-INF-10")
def test_a_memory_that_gives_a_card_gives_it_in_a_dream_too() -> None:
    table = dream(1, also=holding("memory-switchboard"))
    table.dreamers[0].deeds["contacts"] = 3
    over(table)
    assert card("plain-words") in table.dreamers[0].discard
