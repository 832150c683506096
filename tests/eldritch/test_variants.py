"""ELD-VAR: options and solo."""

from collections import Counter

import pytest

from dreamtable.games.eldritch.box import BOX, CARDS, NUMBERS, TRAITS
from dreamtable.games.eldritch.cards import Mythos
from dreamtable.games.eldritch.events import EncounterBegan
from dreamtable.games.eldritch.model import Table
from dreamtable.games.eldritch.reference import told
from dreamtable.games.eldritch.rules import RULES
from dreamtable.games.eldritch.setup import setup
from dreamtable.kernel import Match, chance
from eldritch.kit import fresh, investigator, opening, seat_at
from eldritch.scene import names


def begun(players: int, seed: str = "variant", **options: object) -> Table:
    """Return the table when the first round begins."""
    chosen = RULES.read_options({"ancient_one": "azathoth", "lead": 0, **options})
    match = Match(RULES, players, seed, chosen)
    while match.question is not None and match.question.rule != "ELD-ACT-01":
        match.choose(min(match.question.menus), 0)
    return match.state


@pytest.mark.rule("ELD-VAR-01")
@pytest.mark.parametrize(
    ("difficulty", "levels"),
    [("easy", {"easy", "normal"}), ("hard", {"normal", "hard"}), ("normal", {"easy", "normal", "hard"})],
)
def test_easier_games_have_no_hard_mythos_cards_and_harder_ones_no_easy_ones(
    difficulty: str, levels: set[str]
) -> None:
    found: set[str] = set()
    for n in range(3):
        s = begun(2, f"levels {n}", difficulty=difficulty)
        assert len(s.mythos) == 16
        found |= {BOX.card(card, Mythos).level for card in s.mythos}
    assert found == levels


@pytest.mark.rule("ELD-VAR-02")
def test_a_starting_rumor_is_in_play_with_its_tokens_but_without_clues() -> None:
    plain = begun(3)
    s = begun(3, starting_rumor=True)
    (rumor,) = s.ongoing
    card = BOX.card(rumor, Mythos)
    assert "rumor" in TRAITS[rumor]
    assert rumor not in [*s.mythos, *s.mythos_left]
    assert list(s.rumors) == [rumor]
    assert s.tokens.get(rumor, 0) == card.tokens
    assert plain.ongoing == []
    assert len(plain.clues) == s.clues_due


@pytest.mark.rule("ELD-VAR-02")
def test_the_starting_rumor_spawns_no_clues_of_its_icon() -> None:
    for n in range(8):
        s = begun(3, f"rumor {n}", starting_rumor=True)
        if not BOX.card(s.ongoing[0], Mythos).enter:
            before = begun(3, f"rumor {n}")
            assert s.clues == before.clues
            return
    raise AssertionError("every rumor spawns something")


@pytest.mark.rule("ELD-VAR-03")
@pytest.mark.parametrize("god", ["azathoth", "cthulhu", "shub-niggurath", "yog-sothoth"])
def test_with_staged_difficulty_each_stage_is_of_its_own_level(god: str) -> None:
    s = begun(2, difficulty="staged", ancient_one=god)
    levels = [BOX.card(card, Mythos).level for card in s.mythos]
    assert levels == [("easy", "normal", "hard")[stage] for stage in s.stages]
    assert sorted(Counter(s.stages)) == [0, 1, 2]
    assert len(s.mythos) in (15, 16)


@pytest.mark.rule("ELD-VAR-04")
@pytest.mark.parametrize(
    ("players", "numbers", "reference"),
    [
        (1, "easier", (1, 2, 1)),
        (1, "printed", (1, 1, 1)),
        (4, "harder", (2, 2, 1)),
        (4, "printed", (1, 2, 2)),
        (5, "easier", (2, 3, 1)),
        (5, "printed", (2, 3, 2)),
        (7, "harder", (3, 4, 1)),
        (8, "harder", (3, 4, 1)),
        (8, "printed", (2, 4, 3)),
    ],
)
def test_other_reference_numbers_by_name(players: int, numbers: str, reference: tuple[int, int, int]) -> None:
    s = setup(opening(RULES.read_options({"numbers": numbers}), players, chance("numbers")))
    assert (s.gates_due, s.clues_due, s.surge) == reference


@pytest.mark.rule("ELD-VAR-05")
def test_investigators_by_chance() -> None:
    chosen: set[str] = set()
    for n in range(10):
        match = Match(RULES, 2, f"people {n}", RULES.read_options({"random_investigators": True}))
        assert match.question is not None
        assert match.question.rule == "ELD-SET-09"
        chosen.update(CARDS[person.investigator].id for person in match.state.people if person is not None)
        assert None not in match.state.people
    assert len(chosen) > 6


@pytest.mark.rule("ELD-VAR-05")
def test_an_ancient_one_by_chance_or_fixed() -> None:
    drawn = {CARDS[begun(1, f"god {n}", ancient_one="random").ancient_one].id for n in range(24)}
    assert drawn == {"azathoth", "cthulhu", "shub-niggurath", "yog-sothoth"}
    assert CARDS[begun(1, ancient_one="yog-sothoth").ancient_one].id == "yog-sothoth"


@pytest.mark.rule("ELD-VAR-05", "ELD-ENC-13")
def test_open_cards_show_more_than_the_story() -> None:
    (card,) = NUMBERS["general-8"]
    met = EncounterBegan(0, card, "city")
    shown = [len(told(met, RULES.read_options({"open_cards": wish}))) for wish in (False, True)]
    assert shown[0] < shown[1]


@pytest.mark.rule("ELD-VAR-06")
def test_alone_there_are_no_cards_with_teamwork() -> None:
    """Scenario 63."""
    teamwork = {"wireless-set", "consular-favour"}
    alone = setup(opening(RULES.read_options({}), 1, chance("alone")))
    two = setup(opening(RULES.read_options({}), 2, chance("alone")))
    assert not teamwork & set(names(alone.assets.pile))
    assert teamwork <= set(names(two.assets.pile))


@pytest.mark.rule("ELD-VAR-06", "ELD-SET-07")
def test_alone_a_starting_asset_with_teamwork_is_missing() -> None:
    scene = fresh(1)
    (a,) = scene
    a.does("choose-investigator rafael-quintana")
    assert (a.cards, a.clues) == ([], 1)


@pytest.mark.rule("ELD-VAR-07")
def test_each_of_several_investigators_counts_as_a_player() -> None:
    """Whoever plays them, three seats are three players: nothing is removed, everybody has a turn."""
    assert RULES.modes[0].open_hands
    scene = seat_at(investigator(), investigator(), investigator())
    assert scene.state.clues_due == 2
    a, b, c = scene
    for one in (a, b, c):
        one.does("end-turn")
    assert scene.phase == "encounter"
    assert "wireless-set" in names([*scene.state.assets.pile, *scene.state.reserve])


@pytest.mark.rule("ELD-VAR-08")
@pytest.mark.parametrize("alone", [True, False])
def test_the_final_mystery_alone_wins_only_if_the_table_says_so(alone: bool) -> None:
    scene = seat_at(
        investigator(),
        ancient_one="cthulhu",
        awake=True,
        monsters="great-cthulhu@south-pacific",
        solved=1,
        final_alone=alone,
    )
    (a,) = scene
    a.tries("hurt: {which: great-cthulhu, num: 20}")
    assert scene.state.final_solved
    assert scene.running is not alone


@pytest.mark.rule("ELD-VAR-08")
def test_three_mysteries_alone_do_not_win_once_the_ancient_one_is_awake() -> None:
    scene = seat_at(
        investigator(),
        ancient_one="cthulhu",
        awake=True,
        solved=2,
        mystery="the-drowned-city",
        on_mystery=2,
        phase="end",
        final_alone=True,
    )
    assert scene.running
    assert len(scene.state.solved) == 3
