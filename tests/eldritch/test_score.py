"""ELD-SCO: the score of a win."""

import pytest

from eldritch.kit import Scene, investigator, seat_at


def won(*people: object, **table: object) -> Scene:
    """Return a game that is won now: the third Mystery is solved in the end step."""
    scene = seat_at(
        *people,  # type: ignore[arg-type]
        solved=2,
        mystery="the-widening-eye",
        on_mystery=8,
        phase="end",
        **table,  # type: ignore[arg-type]
    )
    if scene.running:  # the lead orders what comes in the end step
        scene.player("A").does("resolve the-widening-eye")
    return scene


@pytest.mark.rule("ELD-SCO-01")
def test_the_score_of_a_won_game() -> None:
    """Scenario 64: 2 + 2 + 1 + 0 - 2 - 1 - 4 = -2; more is better in an outcome, so it is turned round."""
    scene = won(
        investigator(cards="cursed", clues=3),
        investigator(cards="blessed", clues=2),
        gates="rio boston",
        monsters="ghoul@rio cultist@rio cultist@boston mummy@boston",
        doom=4,
    )
    assert scene.outcome.winners == [0, 1]
    assert scene.outcome.scores == [2, 2]


@pytest.mark.rule("ELD-SCO-01")
@pytest.mark.parametrize(
    ("table", "worse"),
    [
        ({"gates": "rio"}, 1),
        ({"monsters": "ghoul@rio"}, 1),
        ({"monsters": "ghoul@rio mummy@rio cultist@rio"}, 1),
        ({"monsters": "ghoul@rio mummy@rio cultist@rio cultist@boston"}, 2),
        ({"doom": 9}, 1),
    ],
)
def test_what_is_on_the_map_makes_the_score_worse(table: dict[str, object], worse: int) -> None:
    plain = won(investigator(), doom=10)
    other = won(investigator(), **{"doom": 10, **table})
    assert plain.outcome.scores == [10]
    assert plain.outcome.scores[0] - other.outcome.scores[0] == worse


@pytest.mark.rule("ELD-SCO-01")
@pytest.mark.parametrize(
    ("cards", "clues", "worse"),
    [
        ("dark-pact", 0, 1),
        ("cursed dark-pact", 0, 2),
        ("blessed", 0, -1),
        ("", 1, -1),
        ("", 3, -1),
        ("", 4, -2),
    ],
)
def test_what_the_team_has_counts(cards: str, clues: int, worse: int) -> None:
    plain = won(investigator(), doom=10)
    other = won(investigator(cards=cards, clues=clues), doom=10)
    assert plain.outcome.scores[0] - other.outcome.scores[0] == worse


@pytest.mark.rule("ELD-SCO-01")
def test_the_clues_of_the_team_are_counted_together() -> None:
    together = won(investigator(clues=1), investigator(clues=2), doom=10)
    assert together.outcome.scores == [11, 11]
