"""Cards are read once: rules and bots read numbers, conditions and people by the same readers."""

import pytest

from dreamtable.content import effects
from dreamtable.content.effects import Meant, Number, holds, meant, possible
from dreamtable.games.eldritch.bot import verbs, verbs_world
from dreamtable.games.eldritch.bot.worth import TABLE, UNWEIGHED
from dreamtable.games.eldritch.box import SPACE
from dreamtable.games.eldritch.onlooker import Onlooker
from dreamtable.games.eldritch.scene import Scene as Resolving
from dreamtable.games.eldritch.terms import CONDITIONS, STEPS, TONGUE, Who
from dreamtable.games.eldritch.terms import Number as Amount
from dreamtable.games.eldritch.view import view
from dreamtable.kernel import Game
from eldritch.kit import Scene, investigator, seat_at
from eldritch.scene import read_steps

CONDITIONS_THERE_ARE = [
    "space(city)",
    "space(sea)",
    "space-has(gate)",
    "space-has(clue)",
    "any-investigator-on(sea)",
    "omen(green)",
    "awake",
    "not awake and cup-empty",
    "gates >= 1 and players == 2",
    "gates >= 2 or half-players == 1",
]


def table() -> Scene:
    """Return two investigators in Rio with a gate, a clue and a monster; one has a clue and a debt."""
    return seat_at(
        investigator(at="rio", clues=1, cards="debt"),
        investigator(at="rio"),
        gates="rio",
        clues="boston",
        monsters="ghoul@rio",
    )


def looks(scene: Scene) -> tuple[Resolving, Onlooker]:
    """Return the look of the rules at a table, and that of a seat that sees it."""
    game = Game(scene.state, listening=False)
    return Resolving(game, 0), Onlooker(view(scene.state, 1), 0, SPACE["rio"])


@pytest.mark.parametrize("written", CONDITIONS_THERE_ARE)
def test_a_condition_is_the_same_at_the_table_and_in_the_view_of_a_seat(written: str) -> None:
    rules, seen = looks(table())
    condition = CONDITIONS.read(written, TONGUE)
    known = holds(rules, condition)
    assert known is not None
    assert holds(seen, condition) is known


@pytest.mark.parametrize("raw", [{"clue": 1}, {"clue": 2}, {"condition": "debt"}, {"name": "boat-hook"}])
def test_what_somebody_has_is_the_same_at_the_table_and_in_the_view(raw: dict[str, object]) -> None:
    rules, seen = looks(table())
    has = CONDITIONS.read({"has": raw}, TONGUE)
    assert holds(rules, has) is holds(seen, has)


@pytest.mark.parametrize(
    ("raw", "unknown"),
    [
        ({"result": ">=1"}, True),
        ({"done": True}, True),
        ({"defeated": "this"}, True),
        ({"gates": "==1"}, False),
    ],
)
def test_what_only_the_course_of_a_text_tells_can_not_be_known_beforehand(
    raw: dict[str, object], unknown: bool
) -> None:
    rules, seen = looks(table())
    check = CONDITIONS.read(raw, TONGUE)
    assert holds(rules, check) is not None
    assert (holds(seen, check) is None) is unknown


@pytest.mark.parametrize(
    ("words", "value"),
    [
        ("players", 2),
        ("half-players+1", 2),
        ("2*gates+1", 3),
        ("8 - players", 6),
        ("tokens", 0),
        ("result", None),
    ],
)
def test_a_number_is_counted_in_the_view_as_far_as_it_can_be(words: str, value: int | None) -> None:
    rules, seen = looks(table())
    number: Number = Amount.read(words)
    assert effects.number(seen, number) == value
    assert effects.number(rules, number) == (value or 0)


@pytest.mark.parametrize("words", sorted(word for word in Who.names if not word.endswith("()")))
def test_the_same_people_are_meant_at_the_table_and_in_the_view(words: str) -> None:
    rules, seen = looks(table())
    found = meant(rules, Who.read(words))
    assert found == meant(seen, Who.read(words))
    assert isinstance(found, Meant)


def test_who_is_chosen_among_whom_is_told_without_asking() -> None:
    rules, _ = looks(table())
    assert meant(rules, Who("chosen-other")) == Meant([1], most=1, least=1)
    assert meant(rules, Who("you-and-one-here")) == Meant([1], most=1, surely=(0,))
    assert meant(rules, Who("each")) == Meant([0, 1])


@pytest.mark.parametrize(
    ("steps", "so"),
    [
        ("spend: {clue: 1}", True),
        ("spend: {clue: 2}", False),
        ("spend: {clue: 1, from: group}", True),
        ("spend: {health: 6}", False),
        ("discard: {condition: 1}", True),
        ("discard: {asset: 1}", False),
        ("gain: {condition: debt}", False),
        ("delay: you", True),
        ("hurt: {which: one-here}", True),
        ("fight: one-adjacent", False),
        ("close: this-gate", True),
    ],
)
def test_a_price_can_be_paid_in_the_view_as_it_can_at_the_table(steps: str, so: bool) -> None:
    rules, seen = looks(table())
    assert possible(read_steps(steps), rules) is so
    assert possible(read_steps(steps), seen) is so


def test_every_verb_has_a_weight_or_says_why_it_has_none() -> None:
    assert verbs.TICKET
    assert verbs_world.MONSTER
    there_are = set(STEPS.terms.values())
    assert not {term.called() for term in there_are if term not in TABLE and term not in UNWEIGHED}
    assert not {verb for verb in TABLE if verb in UNWEIGHED}
    assert all(UNWEIGHED[verb] for verb in UNWEIGHED)
