"""ELD-MYS, ELD-FIN: mysteries, the Final Mystery, and what each mystery asks for."""

import pytest

from dreamtable.games.eldritch.box import BOX
from dreamtable.games.eldritch.cards import AncientOne, Mystery
from dreamtable.games.eldritch.model import View
from dreamtable.games.eldritch.mysteries import draw_mystery
from eldritch.kit import TAKE_CLUE, fallen, happens, invent, investigator, nobody, seat_at
from eldritch.scene import names

WIDENING = "the-widening-eye"


@pytest.mark.rule("ELD-MYS-01")
def test_only_the_active_mystery_counts() -> None:
    scene = seat_at(investigator(clues=2), mystery=WIDENING, gates="boston", phase="encounter")
    a, *_ = scene
    a.tries("close: this-gate", "use the-widening-eye", gate="boston")
    assert scene.tokens_on(WIDENING) == 1
    other = seat_at(investigator(clues=2), mystery="the-nine-angles", gates="boston", phase="encounter")
    other.player("A").tries("close: this-gate", gate="boston")
    assert other.gates == set()
    assert other.player("A").clues == 2


@pytest.mark.rule("ELD-MYS-02")
def test_three_mysteries_win_and_the_number_stands_on_the_sheet() -> None:
    for number in BOX.of(AncientOne):
        assert BOX.card(number, AncientOne).solve == 3
        assert sum(BOX.card(n, Mystery).ao == BOX.card(number, AncientOne).id for n in BOX.of(Mystery)) == 4
    scene = seat_at(investigator(), mystery=WIDENING, solved=1)
    scene.player("A").tries("mystery: solve")
    assert scene.running
    scene.player("A").tries("mystery: solve")
    assert scene.outcome.reason == "solved"


@pytest.mark.rule("ELD-MYS-03")
def test_a_solved_mystery_takes_its_tokens_along_and_the_next_comes_into_play() -> None:
    scene = seat_at(
        investigator(),
        mystery="an-instrument-of-silence",
        on_mystery=1,
        clues_on_mystery=1,
        markers="rio nome",
        mysteries="herald-of-the-court",
    )
    scene.player("A").tries("mystery: solve")
    assert scene.state.markers == []
    assert scene.tokens_on("an-instrument-of-silence") == 0
    assert scene.clues_on("an-instrument-of-silence") == 0
    assert scene.mystery == "herald-of-the-court"
    assert scene.monsters == ["the-court-herald@nubia"]
    assert names(scene.state.solved) == ["an-instrument-of-silence"]


@pytest.mark.rule("ELD-MYS-03")
def test_the_epic_monster_of_a_solved_mystery_leaves() -> None:
    scene = seat_at(investigator(), mysteries="herald-of-the-court the-nine-angles")
    happens(scene, draw_mystery)
    assert scene.monsters == ["the-court-herald@nubia"]
    scene.player("A").tries("mystery: solve")
    assert scene.monsters == []


@pytest.mark.rule("ELD-MYS-04")
def test_tokens_are_counted_only_in_the_end_step() -> None:
    # acceptance 37
    scene = seat_at(investigator(), investigator(), mystery=WIDENING, on_mystery=1)
    a, b = scene
    assert scene.state.solved == []
    a.does("end-turn")
    b.does("end-turn")
    a.does("meet general")
    assert scene.state.solved == []
    b.does("meet general")
    a.does(f"resolve {WIDENING}")
    assert names(scene.state.solved) == [WIDENING]


@pytest.mark.rule("ELD-MYS-04")
def test_a_loss_in_the_mythos_phase_comes_before_the_check() -> None:
    # acceptance 37
    scene = seat_at(
        investigator(),
        phase="mythos",
        mythos="one-night-everywhere",
        mystery=WIDENING,
        on_mystery=1,
        solved=2,
        doom=1,
    )
    assert scene.outcome.reason == "awakened"


@pytest.mark.rule("ELD-MYS-05")
def test_the_defeat_of_an_epic_monster_solves_at_once() -> None:
    scene = seat_at(investigator(), mysteries="herald-of-the-court")
    happens(scene, draw_mystery)
    scene.player("A").tries("[{hurt: {which: the-court-herald, num: 3}}, {gain: {clue: 1}}]")
    assert scene.told("mystery-solved", "clue-gained")[0] == "mystery-solved herald-of-the-court 1"


@pytest.mark.rule("ELD-MYS-06")
def test_advancing_puts_the_token_that_it_needs_on_it_or_weakens_its_monster() -> None:
    clues = seat_at(investigator(), mystery="the-nine-angles")
    clues.player("A").tries("mystery: advance", draws="rio")
    assert clues.clues_on("the-nine-angles") == 1
    tokens = seat_at(investigator(), mystery=WIDENING)
    tokens.player("A").tries("mystery: advance")
    assert tokens.tokens_on(WIDENING) == 1
    epic = seat_at(investigator(), investigator(at="nome"), mysteries="herald-of-the-court")
    happens(epic, draw_mystery)
    epic.player("A").tries("mystery: advance")
    assert [foe.toughness for foe in epic.state.foes] == [1]
    epic.player("A").tries("mystery: advance")
    assert names(epic.state.solved) == ["herald-of-the-court"]


@pytest.mark.rule("ELD-MYS-07")
def test_the_mystery_token_leaves_with_its_mystery() -> None:
    scene = seat_at(investigator(), ancient_one="cthulhu", mysteries="the-drowned-city")
    happens(scene, draw_mystery)
    assert scene.told("marker-put") == ["marker-put the-drowned-city south-pacific"]
    scene.player("A").tries("mystery: solve")
    assert scene.told("marker-taken") == ["marker-taken the-drowned-city south-pacific"]


@pytest.mark.rule("ELD-MYS-08")
def test_solved_mysteries_are_public_and_the_deck_is_not() -> None:
    scene = seat_at(investigator(), mystery=WIDENING, solved="the-nine-angles")
    seen = repr(scene.match.view(0))
    assert f"solved=[{scene.state.solved[0]}]" in seen
    assert "mysteries" not in seen


@pytest.mark.rule("ELD-MYS-09")
def test_after_the_third_while_it_is_awake_no_fourth_is_drawn() -> None:
    # acceptance 41
    scene = seat_at(
        investigator(), ancient_one="cthulhu", awake=True, mystery="the-sleepers-chorus", solved=2
    )
    a, *_ = scene
    a.tries("mystery: solve")
    assert scene.running
    assert scene.mystery == ""
    assert len(scene.state.mysteries) == 1
    a.tries("[{mystery: advance}, {mystery: solve}]")
    assert len(scene.state.solved) == 3
    assert not scene.told("mystery-advanced")


# ELD-FIN


@pytest.mark.rule("ELD-FIN-01", "ELD-WIN-02")
def test_the_final_mystery_is_needed_in_addition_to_the_three() -> None:
    # acceptance 40
    scene = seat_at(
        investigator(),
        ancient_one="cthulhu",
        awake=True,
        mystery="the-sleepers-chorus",
        solved=2,
        monsters="great-cthulhu@boston",
    )
    a, *_ = scene
    a.tries("hurt: {which: great-cthulhu, num: 6}")
    assert scene.told("final-mystery-solved") == ["final-mystery-solved cthulhu"]
    assert scene.running
    a.tries("mystery: solve")
    assert scene.outcome.reason == "solved"


@pytest.mark.rule("ELD-FIN-01")
def test_three_mysteries_alone_do_not_win_while_it_is_awake() -> None:
    scene = seat_at(
        investigator(), ancient_one="cthulhu", awake=True, mystery="the-sleepers-chorus", solved=2
    )
    scene.player("A").tries("mystery: solve")
    assert scene.running


@pytest.mark.rule("ELD-FIN-02")
def test_the_final_mystery_can_be_solved_before_any_other() -> None:
    scene = seat_at(investigator(), ancient_one="cthulhu", awake=True, monsters="great-cthulhu@boston")
    scene.player("A").tries("hurt: {which: great-cthulhu, num: 6}")
    assert scene.state.final_solved


@pytest.mark.rule("ELD-FIN-02")
def test_the_threshold_is_barred_in_the_end_step() -> None:
    scene = seat_at(
        investigator(), ancient_one="yog-sothoth", awake=True, on_sheet=5, clues_on_sheet=1, phase="end"
    )
    assert scene.told("final-mystery-solved") == ["final-mystery-solved yog-sothoth"]


@pytest.mark.rule("ELD-FIN-03")
def test_effects_on_the_active_mystery_do_not_touch_the_final_one() -> None:
    scene = seat_at(
        investigator(),
        ancient_one="yog-sothoth",
        awake=True,
        on_sheet=5,
        mystery="annals-of-the-gatekeepers",
    )
    a, *_ = scene
    a.tries("[{mystery: advance}, {mystery: solve}]")
    assert not scene.state.final_solved
    assert scene.clues_on("yog-sothoth") == 0


@pytest.mark.rule("ELD-FIN-04")
def test_mysteries_go_on_being_drawn_after_the_awakening() -> None:
    scene = seat_at(
        investigator(),
        ancient_one="cthulhu",
        awake=True,
        mystery="the-sleepers-chorus",
        mysteries="the-drowned-city",
    )
    scene.player("A").tries("mystery: solve")
    assert scene.mystery == "the-drowned-city"


# What each mystery asks for


@pytest.mark.rule("ELD-GEN-09")
@pytest.mark.parametrize(
    ("players", "tokens"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 2), (6, 2), (7, 3), (8, 3)]
)
def test_mysteries_ask_for_more_tokens_of_larger_teams(players: int, tokens: int) -> None:
    scene = seat_at(*(investigator(at="boston") for _ in range(players)), mystery=WIDENING)
    seen = scene.match.view(0)
    assert isinstance(seen, View)
    assert seen.mystery_goal == tokens


@pytest.mark.parametrize(
    ("ancient_one", "mystery", "needed"),
    [
        ("azathoth", "the-nine-angles", 2),
        ("cthulhu", "the-sleepers-chorus", 3),
        ("shub-niggurath", "the-milk-litanies", 3),
        ("yog-sothoth", "annals-of-the-gatekeepers", 3),
    ],
)
def test_clues_of_research_may_go_onto_the_mystery(ancient_one: str, mystery: str, needed: int) -> None:
    scene = seat_at(
        investigator(),
        investigator(at="nome"),
        ancient_one=ancient_one,
        mystery=mystery,
        clues_on_mystery=needed - 1,
        phase="encounter",
        clues="boston",
        research=TAKE_CLUE,
    )
    a, _ = scene
    seen = scene.match.view(0)
    assert isinstance(seen, View)
    assert seen.mystery_goal == needed
    a.does("meet research boston")
    assert a.offers == {f"use {mystery}", "pass"}
    a.does(f"use {mystery}")
    assert (a.clues, scene.clues_on(mystery)) == (0, needed)
    a.does(f"resolve {mystery}")
    assert names(scene.state.solved) == [mystery]


@pytest.mark.parametrize(
    ("ancient_one", "mystery"),
    [
        ("cthulhu", "the-sleepers-chorus"),
        ("shub-niggurath", "the-milk-litanies"),
        ("yog-sothoth", "annals-of-the-gatekeepers"),
    ],
)
def test_some_mysteries_take_a_clue_from_the_pool_for_each_gate_closed(
    ancient_one: str, mystery: str
) -> None:
    scene = seat_at(investigator(clues=1), ancient_one=ancient_one, mystery=mystery, gates="boston rio")
    (a,) = scene
    a.tries("close: this-gate", gate="boston")
    assert (scene.clues_on(mystery), a.clues, scene.gates) == (1, 1, {"rio"})


def test_the_widening_eye_takes_two_clues_of_three_investigators_for_a_closed_gate() -> None:
    others = [investigator(at="nome"), investigator(at="rio")]
    scene = seat_at(investigator(clues=2), *others, mystery=WIDENING, gates="boston", phase="encounter")
    a, *_ = scene
    a.tries("close: this-gate", f"use {WIDENING}", gate="boston")
    assert (a.clues, scene.tokens_on(WIDENING)) == (0, 1)
    poor = seat_at(investigator(clues=1), *others, mystery=WIDENING, gates="boston", phase="encounter")
    poor.player("A").tries("close: this-gate", gate="boston")
    assert poor.rule == "ELD-ENC-06"


@pytest.mark.parametrize(
    ("ancient_one", "mystery", "monsters"),
    [
        ("azathoth", "herald-of-the-court", ["the-court-herald@nubia"]),
        ("cthulhu", "mystery-father-dagon", ["deep-one@norwegian-sea", "father-dagon@norwegian-sea"]),
        ("shub-niggurath", "yeb-unbound", ["yeb@amazon"]),
        ("yog-sothoth", "the-unseen-twin", ["the-whateley-twin@boston"]),
    ],
)
def test_some_mysteries_are_epic_monsters(ancient_one: str, mystery: str, monsters: list[str]) -> None:
    scene = seat_at(investigator(at="nome"), ancient_one=ancient_one, mysteries=mystery)
    happens(scene, draw_mystery)
    assert scene.monsters == monsters
    epic = next(name for name in monsters if "deep-one" not in name).partition("@")[0]
    scene.player("A").tries(f"hurt: {{which: {epic}, num: 9}}")
    assert names(scene.state.solved) == [mystery]


@pytest.mark.parametrize(
    ("ancient_one", "mystery", "space", "dice", "clues", "cards", "answers"),
    [
        ("azathoth", "an-instrument-of-silence", "rio", "5", 1, "", ("accept",)),
        ("cthulhu", "the-reef-colonies", "ross", "5", 0, "", ()),
        ("shub-niggurath", "altars-of-horn", "congo", "5", 0, "mend-flesh", ("accept",)),
    ],
)
def test_tokens_on_the_map_are_carried_onto_the_mystery(
    ancient_one: str, mystery: str, space: str, dice: str, clues: int, cards: str, answers: tuple[str, ...]
) -> None:
    scene = seat_at(
        investigator(at=space, clues=clues, cards=cards),
        ancient_one=ancient_one,
        mystery=mystery,
        markers=space,
        phase="encounter",
        mysteries="",
    )
    a, *_ = scene
    first = ("keep-dice",) if clues else ()
    a.does(f"meet text {mystery}", *first, *answers, dice=dice)
    assert f"mystery-solved {mystery} 1" in scene.told("mystery-solved")
    assert (a.clues, a.cards) == (0, [])


@pytest.mark.parametrize(
    ("ancient_one", "mystery", "count", "kind"),
    [
        ("azathoth", "an-instrument-of-silence", 3, "any"),
        ("cthulhu", "the-reef-colonies", 2, "sea"),
        ("shub-niggurath", "altars-of-horn", 2, "wilderness"),
    ],
)
def test_their_tokens_lie_on_random_spaces(ancient_one: str, mystery: str, count: int, kind: str) -> None:
    scene = seat_at(*[investigator() for _ in range(4)], ancient_one=ancient_one, mysteries=mystery)
    happens(scene, draw_mystery)
    types = [BOX.spaces[marker.space].type for marker in scene.state.markers]
    assert len(types) == count
    assert kind == "any" or set(types) == {kind}


def test_what_failing_at_their_tokens_costs() -> None:
    tune = seat_at(
        investigator(at="rio"), mystery="an-instrument-of-silence", markers="rio", phase="encounter"
    )
    tune.player("A").does("meet text an-instrument-of-silence", dice="1")
    assert tune.player("A").sanity == 5
    reef = seat_at(
        investigator(at="ross"),
        ancient_one="cthulhu",
        mystery="the-reef-colonies",
        markers="ross",
        phase="encounter",
    )
    reef.player("A").does("meet text the-reef-colonies", dice="1 5 5 5")
    assert reef.told("ambushed") == ["ambushed A deep-one"]
    horn = seat_at(
        investigator(at="congo"),
        ancient_one="shub-niggurath",
        mystery="altars-of-horn",
        markers="congo",
        phase="encounter",
    )
    horn.player("A").does("meet text altars-of-horn", dice="1")
    assert horn.player("A").cards == ["cursed"]


def test_the_drowned_city_is_met_on_the_south_pacific() -> None:
    scene = seat_at(
        investigator(at="south-pacific"), ancient_one="cthulhu", mystery="the-drowned-city", phase="encounter"
    )
    a, *_ = scene
    a.does("meet text the-drowned-city")
    assert any(said.startswith("encounter-began A drowned-city-") for said in scene.told("encounter-began"))


def test_clear_the_old_groves_takes_a_clue_for_a_monster_in_the_wilderness() -> None:
    scene = seat_at(
        investigator(at="congo", clues=1, improved={"strength": 2}),
        ancient_one="shub-niggurath",
        mystery="clear-the-old-groves",
        monsters="witch@congo",
        phase="encounter",
        dice="5",
    )
    a, *_ = scene
    a.does("keep-dice", "keep-dice", "use clear-the-old-groves", dice="5 5 5 5")
    assert (scene.tokens_on("clear-the-old-groves"), a.clues) == (1, 0)


def test_the_silver_lattice_takes_a_spell_and_a_clue_at_a_gate() -> None:
    scene = seat_at(
        investigator(cards="mend-flesh", clues=1),
        ancient_one="yog-sothoth",
        mystery="the-silver-lattice",
        gates="boston",
        phase="encounter",
    )
    a, *_ = scene
    a.does("meet text the-silver-lattice", "keep-dice", "accept", dice="6 1")
    assert (a.cards, a.clues, len(scene.state.solved), scene.gates) == ([], 0, 1, set())
    failed = seat_at(
        investigator(),
        ancient_one="yog-sothoth",
        mystery="the-silver-lattice",
        gates="boston",
        phase="encounter",
    )
    failed.player("A").does("meet text the-silver-lattice", dice="1 1")
    assert failed.player("A").sanity == 4


def test_where_the_walls_are_thin_takes_a_clue_for_an_expedition_or_an_artifact_for_a_gate() -> None:
    quiet = invent("{id: a-quiet-way, kind: expedition, site: amazon, initial: choose, pass: [], fail: []}")
    mystery = "where-the-walls-are-thin"
    scene = seat_at(
        investigator(at="amazon", clues=1),
        ancient_one="yog-sothoth",
        mystery=mystery,
        expedition=quiet,
        phase="encounter",
    )
    a, *_ = scene
    a.does("meet expedition", f"pick-option {quiet}-pass", f"use {mystery}")
    assert (a.clues, len(scene.state.solved)) == (0, 1)
    gate = seat_at(
        investigator(cards="the-silver-key"),
        ancient_one="yog-sothoth",
        mystery=mystery,
        gates="boston",
        phase="encounter",
    )
    gate.player("A").tries("close: this-gate", f"use {mystery}", gate="boston")
    assert (gate.player("A").cards, gate.tokens_on(mystery)) == ([], 1)


@pytest.mark.rule("ELD-MYS-04")
def test_new_investigators_and_mysteries_share_the_end_step() -> None:
    scene = seat_at(
        investigator(),
        nobody(),
        phase="end",
        mystery=WIDENING,
        on_mystery=1,
        fallen=(fallen("song-yulan", seat="B"),),
    )
    assert scene.player("A").offers == {f"resolve {WIDENING}", "bring B"}
