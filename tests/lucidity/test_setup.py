"""LUC-SETUP: the table before the first turn."""

from pathlib import Path

import pytest

from dreamtable.games.lucidity.model import (
    OFF_TRACK,
    Card,
    Colour,
    Nightmare,
    Role,
    Table,
    Track,
    View,
    colours_of,
)
from dreamtable.games.lucidity.rules import RULES
from dreamtable.kernel import WATCHER, BadSetup, Match
from lucidity.kit import card, gone, seat_at, wander

RULEBOOKS = Path(__file__).parents[2] / "docs" / "rules"


def new_game(seats: int, seed: str = "seed", **options: object) -> Match[Table]:
    return Match(RULES, seats, seed, RULES.read_options(options))


@pytest.mark.rule("LUC-SETUP-02", "LUC-SETUP-04", "LUC-GEN-02", "LUC-GEN-03")
def test_a_new_table_has_a_full_bag_empty_nightmare_cards_and_dreamers_only() -> None:
    """Scenario 1: the set-up of a game for three."""
    s = new_game(3).state
    assert colours_of(s.bag) == [20, 20, 20, 20]
    assert s.nightmares == [
        Nightmare.DEPTHS,
        Nightmare.ENVY,
        Nightmare.IMPRISONMENT,
        Nightmare.PRIMEVAL_FEAR,
    ]
    assert s.on_nightmares == [[], [], [], []]
    assert s.claimed == [False] * 4
    assert [card.role for card in s.cards] == [Role.DREAMER] * 3


@pytest.mark.rule("LUC-SETUP-01")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_each_player_gets_an_empty_card_and_a_marker_off_the_tracks(seats: int) -> None:
    match = new_game(seats)
    for seat in (*range(seats), WATCHER):
        view = match.view(seat)
        assert isinstance(view, View)
        empty = [Card(shadows=[[], [], [], []]) for _ in range(seats)]
        shown = [Card(shadows=c.shadows, power=c.power, hunt=c.hunt, exhaust=c.exhaust) for c in view.cards]
        assert shown == empty
        assert view.space == OFF_TRACK


@pytest.mark.rule("LUC-SETUP-01")
@pytest.mark.parametrize("language", ["en", "zh-Hans", "ja"])
def test_every_question_can_be_looked_up_in_the_rules(language: str) -> None:
    rules = (RULEBOOKS / f"lucidity.{language}.md").read_text(encoding="utf-8")
    asked = set()
    for n in range(12):
        match = new_game(1 + n % 4, seed=f"summary {n}", temptation=("none", "green", "red")[n % 3])
        for _ in wander(match, f"whim {n}"):
            asked.add(match.question.rule if match.question else "")
    assert len(asked) > 8
    assert [rule for rule in asked if f"**{rule}**" not in rules] == []


@pytest.mark.rule("LUC-SETUP-03", "LUC-VAR-01")
def test_temptation_green_replaces_envy_and_red_as_well_is_refused() -> None:
    """Scenario 2: the host chooses Temptation green."""
    s = new_game(3, temptation="green").state
    assert s.nightmares[Colour.GREEN] is Nightmare.TEMPTATION_GREEN
    assert Nightmare.ENVY not in s.nightmares
    assert Nightmare.PRIMEVAL_FEAR in s.nightmares
    for both in (["green", "red"], "green,red", "both"):
        with pytest.raises(BadSetup):
            RULES.read_options({"temptation": both})


@pytest.mark.rule("LUC-SETUP-03", "LUC-VAR-01")
def test_temptation_red_replaces_primeval_fear_and_leaves_envy() -> None:
    s = new_game(3, temptation="red").state
    assert s.nightmares[Colour.RED] is Nightmare.TEMPTATION_RED
    assert Nightmare.PRIMEVAL_FEAR not in s.nightmares
    assert Nightmare.ENVY in s.nightmares


@pytest.mark.rule("LUC-SETUP-03")
def test_all_players_see_that_temptation_is_in_the_game() -> None:
    match = new_game(2, temptation="red")
    for seat in (0, 1, WATCHER):
        view = match.view(seat)
        assert isinstance(view, View)
        assert Nightmare.TEMPTATION_RED in view.nightmares


@pytest.mark.rule("LUC-SETUP-03", "LUC-VAR-01")
def test_temptation_is_not_in_the_game_unless_it_is_asked_for() -> None:
    nightmares = new_game(4).state.nightmares
    assert Nightmare.TEMPTATION_GREEN not in nightmares
    assert Nightmare.TEMPTATION_RED not in nightmares


@pytest.mark.rule("LUC-SETUP-05")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_host_picks_the_starting_player(first: int) -> None:
    match = new_game(3, first=first)
    assert match.question is not None
    assert list(match.question.menus) == [first]


@pytest.mark.rule("LUC-SETUP-05")
def test_by_default_anybody_may_be_the_starting_player() -> None:
    starts = [new_game(4, seed=f"night {n}").state.turn for n in range(200)]
    assert all(starts.count(seat) > 25 for seat in range(4))


@pytest.mark.rule("LUC-SETUP-05")
def test_a_starting_player_who_does_not_sit_there_is_refused() -> None:
    with pytest.raises(BadSetup, match="from 0 to 2"):
        new_game(3, first=3)


@pytest.mark.rule("LUC-SETUP-06")
def test_turns_go_clockwise_from_the_starting_player() -> None:
    scene = seat_at(card(), card(), card(), turn="B")
    a, b, c = scene
    turns = []
    for player in (b, c, a, b):
        turns.append(scene.turn)
        player.dreams("Y-E")
        player.does("return-exhaust")
    assert turns == ["B", "C", "A", "B"]


@pytest.mark.rule("LUC-SETUP-06", "LUC-ELIM-02")
def test_eliminated_players_are_skipped() -> None:
    scene = seat_at(card(), gone(), gone(), card())
    a, _, _, d = scene
    a.dreams("Y-E")
    a.does("return-exhaust")
    assert scene.turn == "D"
    d.dreams("Y-E")
    d.does("return-exhaust")
    assert scene.turn == "A"


@pytest.mark.rule("LUC-SETUP-07")
def test_a_round_is_one_pass_over_all_seats_from_the_starting_player() -> None:
    scene = seat_at(card(), gone(), card(), first=1, turn="C")
    a, _, c = scene
    rounds = []
    for player in (c, a, c, a):
        rounds.append(scene.state.round)
        player.dreams("Y-E")
        player.does("return-exhaust")
    assert rounds == [1, 1, 2, 2]


@pytest.mark.rule("LUC-SETUP-01", "LUC-TRACK-01", "LUC-STEP1-01")
def test_the_first_thing_asked_is_how_deep_to_sleep() -> None:
    match = new_game(2, first=0)
    assert [getattr(move, "track", None) for move in match.menu(0)] == list(Track)
