"""What a Turn card will do if nobody changes anything is told before it does."""

import pytest
from msgspec.structs import replace

from dreamtable.games.etherfields.foretelling import foretold
from dreamtable.games.etherfields.guide import notes, reason, standing
from dreamtable.games.etherfields.model import Dream, Markers, View
from dreamtable.games.etherfields.moves import Done, StartMove
from dreamtable.games.etherfields.rules import RULES
from dreamtable.lang import LANGUAGES, Speaker
from dreamtable.telling import Alarm, Sign
from etherfields.kit import Table, act, action, card, dream, night

NAMES = ["Ada", "Ben"]


def view(table: Table, seat: int = 0) -> View:
    seen = table.match.view(seat)
    assert isinstance(seen, View)
    return seen


def told(table: Table, lang: str = "en") -> list[str]:
    """Return what is foretold, as somebody reads it."""
    speaker = Speaker(lang, RULES)
    speaker.names = NAMES
    return [speaker.word(one.word) for one in foretold(view(table))]


def signs(table: Table) -> list[Sign]:
    return [sign for one in foretold(view(table)) for sign in one.signs]


def usher(turn: str, where: str, at: str = "C3.nw", also: object = None) -> Table:
    return dream(
        2,
        where=where,
        turn=turn,
        figures=[("the-usher", at)],
        gate="i-01-x",
        tiles="I-01 SETUP, I-01 A, I-01 B, I-01 C, I-01 D, I-01 E",
        also=also if callable(also) else None,
    )


@pytest.mark.rule("ETH-TRN-04", "ETH-ENT-05")
def test_a_step_says_who_will_suffer_what_before_it_comes() -> None:
    table = usher("t06", "C3.nw C3.sw")
    assert told(table)[0] == "The Usher, within 2: Seal 2 — Ada, Ben"
    assert Sign("close", ("seat:1",), 2) in signs(table)


def test_nobody_is_said_to_suffer_who_is_out_of_reach() -> None:
    assert told(usher("t12", "A2.nw A2.nw"))[0] == "The Usher, within 1: 1 Distress — nobody"


@pytest.mark.rule("ETH-EMV-02")
def test_after_a_movement_it_depends_on_the_die_whom_a_line_reaches() -> None:
    table = usher("t04", "C2.se C3.ne")
    assert told(table) == [
        "The Usher walks up to 2 towards Ada",
        "The Usher, within 1: 1 Distress — Ada",
        "The Usher, within 2: Seal 2 — Ada, perhaps Ben",
    ]
    assert Sign("close", ("seat:1",), 2, sure=False) in signs(table)


@pytest.mark.rule("ETH-EMV-03")
def test_a_walk_is_foretold_space_by_space() -> None:
    assert signs(usher("t01", "C2.se C2.se"))[0] == Sign("walk", ("figure:0", "space:44", "space:43"))


@pytest.mark.rule("ETH-MOR-02", "ETH-MOR-03", "ETH-MOR-05")
def test_morphings_are_counted_in() -> None:
    def morphs(s: Dream) -> None:
        s.entities[0].morphings = [card("sealing"), card("reach")]

    assert told(usher("t06", "C3.nw C3.sw", also=morphs))[0] == "The Usher, within 3: Seal 4 — Ada, Ben"


@pytest.mark.rule("ETH-STA-04")
def test_a_stunned_figure_is_not_said_to_hurt() -> None:
    def stuns(s: Dream) -> None:
        s.figures[0].stunned = True

    assert told(usher("t12", "C3.nw C3.nw", also=stuns))[0].endswith("nobody")


@pytest.mark.rule("ETH-TRN-07")
def test_steps_that_are_blocked_or_over_are_not_foretold() -> None:
    seen = replace(view(usher("t04", "C3.nw C3.nw")), blocked_steps=[1], step=1)
    assert {one.ref for one in foretold(seen)} == {"turn-step:2"}


def test_while_nothing_is_in_play_that_answers_it_is_said_so() -> None:
    table = dream(2, turn="t01", gate="i-01-x", tiles="I-01 SETUP", where="A2.nw A2.ne")
    assert told(table) == ["nothing answers it yet"] * 2


def test_what_was_foretold_for_sure_comes_to_pass() -> None:
    table = usher("t06", "C3.nw C3.sw")
    night(table)
    assert [len(d.sealed) for d in table.dreamers] == [2, 2]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_danger_is_the_nearest_harm_and_not_the_time_that_is_left(lang: str) -> None:
    table = usher("t06", "C3.nw C3.sw")
    speaker = Speaker(lang, RULES)
    speaker.names = NAMES
    danger = standing(view(table)).danger
    assert danger.key == "danger-foretold"
    assert told(table, lang)[0] in speaker.word(danger)


@pytest.mark.rule("ETH-PAI-02")
def test_a_death_that_is_foretold_comes_before_all_other_dangers() -> None:
    def frail(s: Dream) -> None:
        s.dreamers[1].distress = 7

    seen = standing(view(usher("t12", "C3.nw C3.nw", also=frail)))
    assert (seen.danger.key, seen.alarm) == ("danger-deadly", Alarm.NEXT)


def note_on_crank(seats: int, also: object = None) -> str:
    """Return what is noted of the bell crank's price."""
    table = dream(
        seats,
        where=" ".join(["B3.se"] * seats),
        gate="i-01-x",
        tiles="I-01 SETUP, I-01 A, I-01 B",
        also=also if callable(also) else None,
    )
    (note,) = notes(view(table), act("turn-the-bell-crank"), "ETH-TRO-05")
    return Speaker("en", RULES).word(note.word)


@pytest.mark.rule("ETH-GRD-01")
def test_a_price_is_told_as_it_is_for_this_group() -> None:
    def half(s: Dream) -> None:
        s.markers = [Markers(action("turn-the-bell-crank"), [2, 0, 0])]

    assert note_on_crank(1) == "Costs 4 Wrath or 4 Cunning."
    whole = "Costs 4 Wrath or 4 Cunning, 3 times; any of you may pay. 3 parts are still to pay."
    assert note_on_crank(3) == whole
    assert note_on_crank(3, half).endswith("1 part is still to pay.")


def test_a_suggestion_says_why() -> None:
    table = dream(1, gate="i-01-x", tiles="I-01 SETUP", where="A2.nw")
    seen = view(table)
    speaker = Speaker("en", RULES)
    why = reason(seen, StartMove())
    assert why is not None
    assert speaker.word(why).startswith("It brings you nearer to “")
    assert reason(seen, Done()) is not None
