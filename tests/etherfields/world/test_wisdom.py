"""ETH-WIS, ETH-GEM-01, ETH-ITM-11: Wisdom cards between the Dreams and in them."""

from collections.abc import Callable

import pytest

from dreamtable.games.etherfields.box import NUMBERS
from dreamtable.games.etherfields.changes import item_slots, least_of
from dreamtable.games.etherfields.keeping import carry
from dreamtable.games.etherfields.model import Dream, Phase, View
from dreamtable.games.etherfields.moves import (
    GoTo,
    KeepOnTop,
    PickCard,
    PutUnder,
)
from dreamtable.games.etherfields.scene import happened, scene_of
from dreamtable.games.etherfields.terms import Number
from dreamtable.games.etherfields.verbs.cards import Look
from dreamtable.games.etherfields.verbs.story import Wisdom
from dreamtable.games.etherfields.world.saving import store_ether
from etherfields.kit import act, cards, carry_out, dream, game, invent
from etherfields.way import follows, way


def wise(*names: str, gems: int = 0) -> Callable[[Dream], None]:
    """Let the Team have some Wisdom in a Dream, and the first Dreamer some Gems."""

    def put(s: Dream) -> None:
        s.wisdom = [NUMBERS[name] for name in names]
        s.dreamers[0].gems = gems
        s.dreamers[0].sealed = cards("a2 a2 a2 a2")

    return put


@pytest.mark.rule("ETH-GEM-01")
def test_a_gem_pays_three_intent_of_the_colour_that_is_paid() -> None:
    table = dream(1, hands=["a1"], also=wise("wisdom-facets", gems=1))
    table.does(0, act("x-gradual"), act("look-through-a-facet"))
    assert table.s.keys == 1
    assert table.dreamers[0].gems == 0
    assert table.hand(0) == ["a1"]


@pytest.mark.rule("ETH-GEM-01")
def test_a_gem_unseals_three_cards() -> None:
    table = dream(1, hands=["a1"], also=wise("wisdom-facets", gems=1))
    table.does(0, act("read-by-a-facet"))
    assert len(table.dreamers[0].sealed) == 1
    assert table.dreamers[0].gems == 0


@pytest.mark.rule("ETH-ITM-11", "ETH-WIS-01")
def test_deeper_pockets_hold_a_fourth_item_also_in_the_dream_in_which_they_are_found() -> None:
    table = dream(1)
    assert item_slots(table.s) == 3
    carry_out(Wisdom("II-40 D").do(scene_of(game(table), 0)))
    assert item_slots(table.s) == 4
    seen = table.match.view(0)
    assert isinstance(seen, View)
    assert item_slots(seen) == seen.item_slots == 4


@pytest.mark.rule("ETH-WIS-01", "ETH-SEC-14")
def test_wisdom_of_a_dream_before_is_known_in_the_next() -> None:
    table = dream(2, names=("specialist", "gambler"))
    carry_out(Wisdom("II-40 D").do(scene_of(game(table), 0)))
    table.s.ending = "death"
    after = follows(carry(table.s))
    assert item_slots(after.s) == 4
    assert NUMBERS["wisdom-deeper-pockets"] in after.s.shown


@pytest.mark.rule("ETH-WIS-01")
def test_wisdom_is_not_gained_twice() -> None:
    table = dream(1)
    for _ in range(2):
        carry_out(Wisdom("II-40 D").do(scene_of(game(table), 0)))
    assert item_slots(table.s) == 4


@pytest.mark.rule("ETH-WIS-02")
def test_of_two_wisdom_cards_that_contradict_each_other_the_later_one_counts() -> None:
    strict = invent(
        "- {id: small-steps, kind: wisdom, code: X-08 A, while: [{mod: move-max, num: 2, who: each}]}"
    )
    loose = invent(
        "- {id: long-steps, kind: wisdom, code: X-08 B, while: [{mod: move-max, num: 5, who: each}]}"
    )
    assert least_of(dream(1, also=wise(strict, loose)).s, 0, "move-max") == 5
    assert least_of(dream(1, also=wise(loose, strict)).s, 0, "move-max") == 2


@pytest.mark.rule("ETH-WIS-01", "ETH-TRO-02")
def test_a_shared_breath_gives_a_card_in_the_draw_step_to_whoever_is_here() -> None:
    table = dream(
        3,
        hands=["a1 a2", "a2", "a2"],
        where="A1.nw A1.nw A1.ne",
        phase=Phase.DRAW,
        also=wise("wisdom-shared-breath"),
    )
    table.does(0, act("share-a-breath"), PickCard(NUMBERS["a1"]))
    assert table.hand(1) == ["a2", "a1"]
    assert not table.can(0, act("share-a-breath"))


@pytest.mark.rule("ETH-WIS-01")
def test_rests_are_kept_once_in_a_dream_whoever_wishes_for_them() -> None:
    table = dream(2, hands=["a1 a1", "a2"], also=wise("wisdom-rests"))
    table.does(0, act("keep-a-rest"))
    while len(table.s.blocked_steps) < 2:
        table.match.choose(table.match.due()[0], 0)
    assert [d.hand for d in table.dreamers] == [[], []]
    assert len(table.s.blocked_steps) == 2
    assert not table.can(1, act("keep-a-rest"))
    assert not table.can(0, act("keep-a-rest"))


@pytest.mark.rule("ETH-WIS-01", "ETH-DWC-01")
def test_forwarding_sends_the_team_to_another_location_of_the_district_once_a_travel() -> None:
    table = way(1, at="b1", wisdom="wisdom-forwarding", decks=["a1 a1 a1 a1 a1 a1 a1 a1"])
    table.does(0, act("have-oneself-forwarded"), GoTo("b6"))
    table.goes_on(lambda s: s.phase is Phase.TRAVEL)
    assert table.world.team == "b6"
    assert len(table.dreamers[0].sealed) == 1
    assert not table.can(0, act("have-oneself-forwarded"))


@pytest.mark.rule("ETH-SAV-03", "ETH-WIS-01")
def test_the_ledger_keeps_a_second_ether() -> None:
    def rich(s: Dream) -> None:
        s.dreamers[0].ether, s.dreamers[1].ether = 3, 1

    table = way(2, wisdom="wisdom-ledger", also=rich)
    for seat in (0, 1):
        store_ether(game(table), seat)
    assert [(d.ether, d.ether_cards) for d in table.dreamers] == [(0, 2), (0, 1)]


@pytest.mark.rule("ETH-FAT-01", "ETH-WIS-01")
def test_a_light_sleeper_sees_two_fate_cards_and_puts_them_on_top_or_under() -> None:
    table = way(1, wisdom="wisdom-light-sleeper", fates="unlit-street lost-tram rain-of-keys")
    script = happened(game(table), "session-start")
    question = next(script)
    assert question.rule == "ETH-FAT-01"
    first, second = NUMBERS["unlit-street"], NUMBERS["lost-tram"]
    moves = list(question.menus[0])
    question = script.send((0, moves.index(PutUnder(first))))
    with pytest.raises(StopIteration):
        script.send((0, list(question.menus[0]).index(KeepOnTop(second))))
    assert table.world.fates.top == ["lost-tram", "rain-of-keys"]
    assert table.world.fates.below == ["unlit-street"]


@pytest.mark.rule("ETH-SLU-01", "ETH-DEL-01")
def test_who_looks_at_the_slumber_deck_does_not_see_what_lies_under_delta() -> None:
    table = way(1, slumbers="habit", below="wraith")
    carry_out(Look(Number(2), "slumber", "any").do(scene_of(game(table), 0)))
    assert table.world.slumbers.top == ["habit"]
    assert table.world.slumbers.below == ["wraith"]
