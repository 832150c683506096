"""ETH-SGN, ETH-LSE-07: Signs of the Team and of each Dreamer."""

from collections.abc import Callable

import pytest

from dreamtable.content.effects import Step
from dreamtable.games.etherfields.box import BOX, CARDS, NUMBERS
from dreamtable.games.etherfields.keeping import carry
from dreamtable.games.etherfields.map import place_of, redraw
from dreamtable.games.etherfields.model import Dream, Laid, Phase
from dreamtable.games.etherfields.moves import Finish, PickPrice
from dreamtable.games.etherfields.scene import scene_of
from dreamtable.games.etherfields.terms import EACH, Number
from dreamtable.games.etherfields.verbs.signs import GainSign, PersonalSign
from dreamtable.games.etherfields.verbs.story import Wisdom
from dreamtable.games.etherfields.world.cards import SlumberTile
from etherfields.kit import Table, act, carry_out, dream, game, invent, pay
from etherfields.way import follows, way

KNOWN = "wisdom-awakening wisdom-map wisdom-signs"
PERSONAL = {"sign-nerve", "sign-of-thread", "sign-spark", "sign-step"}
DOOR = (
    "- {id: shut-gate, kind: secret, code: X-09 A, back: note,"
    " actions: [{id: push-the-gate, cost: 3A~P or sign(door), do: [gain: key]}]}"
)


def does(table: Table, step: Step) -> None:
    """Carry one step out."""
    carry_out(step.do(scene_of(game(table), 0)))


def held(table: Table, seat: int) -> list[str]:
    """Return the personal Signs of a seat."""
    return [CARDS[card].id for card in table.dreamers[seat].signs]


def knowing(*team: str, own: str = "", notes: str = "") -> Callable[[Dream], None]:
    """Let everybody know of Signs; the Team has some, and the first Dreamer others."""

    def put(s: Dream) -> None:
        s.wisdom = [NUMBERS["wisdom-signs"]]
        s.signs = [NUMBERS[name] for name in team]
        s.dreamers[0].signs = [NUMBERS[name] for name in own.split()]
        s.dreamers[0].sealed = [NUMBERS["a2"]] * 3
        s.notes = [NUMBERS[name] for name in notes.split()]

    return put


def greenhouse(s: Dream) -> None:
    """Lay the greenhouse out, let the Team have the Sign of the moth, and somebody be hurt."""
    tile = NUMBERS["ii-36-greenhouse"]
    s.tiles.append(Laid(tile, place_of(BOX.card(tile, SlumberTile))))
    redraw(s)
    s.signs = [NUMBERS["sign-moth"]]
    s.dreamers[0].distress = 2


@pytest.mark.rule("ETH-SGN-01", "ETH-SGN-06")
def test_before_the_rule_is_known_a_sign_of_the_team_is_not_gained() -> None:
    table = way(2)
    does(table, GainSign("moth"))
    assert table.s.signs == []


@pytest.mark.rule("ETH-SGN-02")
def test_there_is_one_sign_of_each_glyph() -> None:
    table = way(1, wisdom=KNOWN)
    does(table, GainSign("moth"))
    does(table, GainSign("moth"))
    assert table.s.signs == [NUMBERS["sign-moth"]]


@pytest.mark.rule("ETH-SGN-06", "ETH-WIS-01")
def test_a_personal_sign_that_came_too_early_is_gained_with_the_rule() -> None:
    table = dream(2)
    does(table, PersonalSign())
    assert held(table, 0) == []
    does(table, Wisdom("II-40 C"))
    assert [len(d.signs) for d in table.dreamers] == [3, 2]
    does(table, PersonalSign())
    assert len(held(table, 0)) == 4


@pytest.mark.rule("ETH-SGN-03", "ETH-SGN-04")
def test_personal_signs_come_by_chance_and_nobody_holds_more_than_four() -> None:
    table = dream(2, also=knowing())
    does(table, PersonalSign(Number(6), EACH))
    assert [len(d.signs) for d in table.dreamers] == [4, 4]
    assert set(held(table, 0) + held(table, 1)) <= PERSONAL
    assert held(table, 0) != held(table, 1)


@pytest.mark.rule("ETH-SGN-03")
def test_thread_unseals_two_cards_and_is_gone() -> None:
    table = dream(1, hands=["a1"], also=knowing(own="sign-of-thread"))
    table.does(0, act("sign-of-thread"))
    assert len(table.dreamers[0].sealed) == 1
    assert held(table, 0) == []
    assert not table.can(0, act("sign-of-thread"))


@pytest.mark.rule("ETH-SGN-03")
def test_of_two_equal_signs_one_is_used_at_a_time() -> None:
    table = dream(1, hands=["a1"], also=knowing(own="sign-of-thread sign-of-thread"))
    table.does(0, act("sign-of-thread"))
    assert held(table, 0) == ["sign-of-thread"]
    assert table.can(0, act("sign-of-thread"))


@pytest.mark.rule("ETH-SGN-03")
def test_a_spark_pays_two_intent_of_the_colour_that_is_paid() -> None:
    table = dream(1, hands=["a1"], also=knowing(own="sign-spark"))
    table.does(0, act("x-gradual"), act("sign-spark"), pay("a1"))
    assert table.s.keys == 1
    assert held(table, 0) == []


@pytest.mark.rule("ETH-SGN-03")
def test_another_dreamer_does_not_use_your_sign() -> None:
    table = dream(2, hands=["a1", "a1"], also=knowing(own="sign-of-thread"))
    table.dreamers[1].sealed = [NUMBERS["a2"]]
    assert not table.can(1, act("sign-of-thread"))


@pytest.mark.rule("ETH-SGN-05", "ETH-SGN-02")
def test_a_sign_pays_in_full_for_any_number_of_dreamers_and_markers_return() -> None:
    invent(DOOR)
    table = dream(3, hands=["a3", "a1", ""], also=knowing("sign-door", notes="shut-gate"))
    table.does(0, act("push-the-gate"), PickPrice("3A~P"), pay("a3"), Finish())
    assert table.s.keys == 0
    assert len(table.s.markers) == 1
    table.does(1, act("push-the-gate"), PickPrice("sign(door)"))
    assert table.s.keys == 1
    assert table.s.markers == []
    assert table.s.signs == []


@pytest.mark.rule("ETH-SGN-05", "ETH-SGN-01")
def test_without_the_sign_the_other_price_is_the_only_one() -> None:
    invent(DOOR)
    table = dream(1, hands=["a3"], also=knowing(notes="shut-gate"))
    table.does(0, act("push-the-gate"), pay("a3"))
    assert table.s.keys == 1
    poor = dream(1, hands=[""], also=knowing(notes="shut-gate"))
    assert not poor.can(0, act("push-the-gate"))


@pytest.mark.rule("ETH-SGN-02")
def test_a_place_with_a_glyph_takes_the_sign_for_what_is_printed_there() -> None:
    table = way(
        1,
        wisdom=KNOWN,
        slumber="wraith",
        figures=[("wraith", "B2.ne")],
        where="A4.sw",
        also=greenhouse,
        phase=Phase.FLOOR,
    )
    table.does(0, act("let-the-moth-in"))
    assert table.dreamers[0].distress == 1
    assert table.s.signs == []


@pytest.mark.rule("ETH-LSE-07", "ETH-MCH-02")
def test_signs_lie_there_again_in_the_next_match() -> None:
    table = dream(2, names=("specialist", "gambler"), also=knowing("sign-bell", own="sign-step"))
    table.s.ending = "victory"
    table.s.gained = ["world-tile II-38 B", "wisdom II-40 C", "gate I-02 X"]
    table.dreamers[1].signs_owed = 1
    after = follows(carry(table.s))
    after.match.due()
    assert after.s.signs == [NUMBERS["sign-bell"]]
    assert [held(after, seat) for seat in (0, 1)] == [["sign-step"], []]
    assert after.dreamers[1].signs_owed == 1
