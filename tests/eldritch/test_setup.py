"""ELD-SET: set-up."""

from collections import Counter

import pytest

from dreamtable.games.eldritch.box import BOX, CARDS, NUMBERS, SPACE, TRAITS
from dreamtable.games.eldritch.cards import (
    AncientOne,
    Epic,
    Expedition,
    Investigator,
    Mystery,
    Mythos,
    Research,
)
from dreamtable.games.eldritch.decks import back_of, top_of
from dreamtable.games.eldritch.model import Table, View
from dreamtable.games.eldritch.rules import RULES
from dreamtable.games.eldritch.setup import setup
from dreamtable.kernel import WATCHER, BadSetup, Game, Match, chance, fix_top
from eldritch.invariants import everything_is_there
from eldritch.kit import Scene, fresh, investigator, opening, seat_at
from eldritch.scene import names

GODS = ("azathoth", "cthulhu", "shub-niggurath", "yog-sothoth")


def laid_out(players: int, ancient_one: str = "azathoth", **options: object) -> Scene:
    """Return a game whose first round begins, with investigators in the order of the box."""
    scene = fresh(players, ancient_one=ancient_one, **options)
    while scene.rule == "ELD-SET-06":
        seat = "ABCDEFGH".index(scene.asked)
        scene.answer(seat, scene.offers(seat)[0])
    return scene


def spawned(scene: Scene, kind: str) -> list[str]:
    """Return what was spawned by the reference card, before the first Mystery is drawn."""
    told = scene.told(kind, "mystery-drawn")
    return told[: next(place for place, one in enumerate(told) if one.startswith("mystery-drawn"))]


def before(players: int = 3, seed: str = "box", **options: object) -> Table:
    """Return the table before anybody has chosen."""
    return setup(opening(RULES.read_options({"lead": 0, **options}), players, chance(seed)))


def in_order(s: Table, name: str) -> list[int]:
    """Return the cards of a deck, or of several, as they would be drawn."""
    g: Game[Table] = Game(s, listening=False)
    decks = s.regional if name == "regional" else [getattr(s, name)]
    return [top_of(g, deck) for deck in decks for _ in list(deck.pile)]


@pytest.mark.rule("ELD-SET-01", "ELD-SET-02", "ELD-SET-03", "ELD-SET-04")
def test_the_board_is_empty_and_everything_is_in_its_stock_before_the_first_choice() -> None:
    s = before()
    assert (s.gates, s.clues, s.foes, s.fallen, s.rumors, s.markers) == ([], {}, [], [], {}, [])
    assert sorted(s.gate_stack.pile) == sorted(BOX.of(type(CARDS[NUMBERS["gate-rio"][0]])))
    assert len(s.gate_stack.pile) == 9
    assert sorted(s.clue_pool) == list(range(36))
    assert (s.tokens, s.omen_tokens) == ({}, [0, 0, 0, 0])
    everything_is_there(s)


@pytest.mark.rule("ELD-SET-02")
def test_the_gates_are_shuffled() -> None:
    tops = {in_order(before(seed=f"gates {n}"), "gate_stack")[0] for n in range(60)}
    assert len(tops) == 9


@pytest.mark.rule("ELD-SET-05")
def test_the_lead_is_who_was_agreed_on() -> None:
    assert laid_out(3, lead=2).lead == "C"


@pytest.mark.rule("ELD-SET-05")
def test_without_agreement_chance_draws_the_lead() -> None:
    leads = {before(4, f"lead {n}", lead=None).lead for n in range(40)}
    assert leads == {0, 1, 2, 3}


@pytest.mark.rule("ELD-SET-05")
def test_somebody_who_is_not_there_can_not_lead() -> None:
    with pytest.raises(BadSetup):
        before(3, lead=3)


@pytest.mark.rule("ELD-SET-06")
def test_from_the_lead_clockwise_each_chooses_one_that_nobody_has() -> None:
    scene = fresh(3, lead=1)
    everybody = {f"choose-investigator {CARDS[number].id}" for number in BOX.of(Investigator)}
    a, b, c = scene
    assert (scene.asked, b.offers) == ("B", everybody)
    b.does("choose-investigator moana-rewi")
    assert (scene.asked, c.offers) == ("C", everybody - {"choose-investigator moana-rewi"})
    c.does("choose-investigator hafiz-demir")
    a.does("choose-investigator jack-callahan")
    assert [one.investigator for one in (a, b, c)] == ["jack-callahan", "moana-rewi", "hafiz-demir"]
    assert [one.space for one in (a, b, c)] == ["chicago", "melbourne", "constantinople"]


@pytest.mark.rule("ELD-SET-07", "ELD-SET-08")
@pytest.mark.parametrize("number", BOX.of(Investigator), ids=lambda number: CARDS[number].id)
def test_an_investigator_starts_with_what_his_sheet_lists(number: int) -> None:
    sheet = BOX.card(number, Investigator)
    scene = fresh(2)
    a, _ = scene
    a.does(f"choose-investigator {sheet.id}")
    assert (a.health, a.sanity) == (sheet.health, sheet.sanity)
    assert a.cards == [
        one.asset or one.spell or one.condition
        for one in sheet.gear
        if one.asset or one.spell or one.condition
    ]
    assert a.clues == sum(one.clue for one in sheet.gear)
    assert a.tickets == " ".join(one.ticket for one in sheet.gear if one.ticket)


@pytest.mark.rule("ELD-SET-07")
def test_starting_clues_are_random() -> None:
    found = set()
    for n in range(20):
        match = Match(RULES, 1, f"clue {n}", RULES.read_options({}))
        match.choose(0, names(match.state.unused).index("rafael-quintana"))
        person = match.state.people[0]
        assert person is not None
        found.update(person.clues)
    assert len(found) > 8


@pytest.mark.rule("ELD-SET-09")
def test_the_lead_chooses_one_of_the_ancient_ones_or_lets_chance_decide() -> None:
    scene = fresh(1)
    (a,) = scene
    a.does("choose-investigator noah-littlebear")
    assert a.offers == {*(f"choose-ancient-one {god}" for god in GODS), "draw-ancient-one"}
    a.does("choose-ancient-one yog-sothoth")
    assert scene.told("ancient-one-chosen") == ["ancient-one-chosen yog-sothoth"]
    assert not scene.state.awake


@pytest.mark.rule("ELD-SET-09")
def test_any_ancient_one_can_be_drawn() -> None:
    drawn = set()
    for n in range(30):
        match = Match(RULES, 1, f"god {n}", RULES.read_options({}))
        match.choose(0, 0)
        match.choose(0, len(GODS))
        drawn.add(CARDS[match.state.ancient_one].id)
    assert drawn == set(GODS)


@pytest.mark.rule("ELD-SET-10", "ELD-SET-21", "ELD-SET-22", "ELD-SET-23", "ELD-SET-24", "ELD-SET-26")
@pytest.mark.rule("ELD-SET-27", "ELD-MYT-14")
def test_four_players_against_azathoth() -> None:
    """Scenario 1."""
    scene = laid_out(4, "azathoth")
    s = scene.state
    assert (scene.doom, scene.omen_colour, s.omen_tokens) == (15, "green", [0, 0, 1, 0])
    (gate,) = spawned(scene, "gate-spawned")
    (monster,) = spawned(scene, "monster-spawned")
    assert monster.endswith(gate.split()[-1])
    assert len(spawned(scene, "clue-spawned")) == 2
    assert (len(scene.reserve), len(s.mythos)) == (4, 16)
    assert scene.mystery in names(BOX.of(Mystery))


@pytest.mark.rule("ELD-SET-10", "ELD-SET-11", "ELD-SET-20", "ELD-SET-24", "ELD-SET-26")
def test_seven_players_against_cthulhu() -> None:
    """Scenario 2: Deep One and Star-Spawn are set aside, whatever the Mystery then does with them."""
    scene = laid_out(7, "cthulhu")
    assert scene.doom == 12
    assert len(spawned(scene, "gate-spawned")) == 2
    assert len(spawned(scene, "clue-spawned")) == 4
    assert len(scene.state.mythos) == 15
    assert not {"deep-one", "star-spawn"} & {one.split()[1] for one in spawned(scene, "monster-spawned")}
    assert sorted(names(scene.state.kept_aside)) == ["deep-one", "star-spawn"]
    assert not set(scene.state.kept_aside) & set(scene.state.cup)


@pytest.mark.rule("ELD-SET-11")
def test_all_ordinary_monsters_are_in_the_cup_and_no_epic_one_is() -> None:
    s = before()
    assert len(s.cup) == 34
    assert not any(isinstance(CARDS[monster], Epic) for monster in s.cup)


@pytest.mark.rule("ELD-SET-11")
def test_what_comes_out_of_the_cup_is_random() -> None:
    drawn: set[str] = set()
    for n in range(40):
        match = Match(RULES, 1, f"cup {n}", RULES.read_options({"ancient_one": "azathoth"}))
        match.choose(0, 0)
        drawn.update(CARDS[foe.monster].id for foe in match.state.foes)
    assert len(drawn) > 12


@pytest.mark.rule("ELD-SET-12")
@pytest.mark.parametrize("god", GODS)
def test_cards_of_other_ancient_ones_are_not_in_the_game(god: str) -> None:
    s = laid_out(2, god).state
    assert len(s.research.pile) == 8
    assert {BOX.card(card, Research).ao for card in s.research.pile} == {god}
    assert {BOX.card(card, Mystery).ao for card in [*s.mysteries, s.mystery]} == {god}
    titles = {"cthulhu": {"drowned-city"}, "yog-sothoth": {"threshold"}}.get(god, set())
    assert {CARDS[card].id.rsplit("-", 1)[0] for card in s.special.pile} == titles
    assert len(s.special.pile) == 6 * len(titles)


@pytest.mark.rule("ELD-SET-13")
def test_all_expeditions_are_in_one_shuffled_deck() -> None:
    s = before()
    assert Counter(BOX.card(card, Expedition).site for card in s.expedition.pile) == dict.fromkeys(
        ("amazon", "nubia", "congo", "yenisei", "kunlun", "ross"), 3
    )
    tops = {in_order(before(seed=f"trip {n}"), "expedition")[0] for n in range(40)}
    assert len({BOX.card(card, Expedition).site for card in tops}) == 6


@pytest.mark.rule("ELD-SET-14")
def test_spells_and_conditions_are_decks_of_their_own_whose_fronts_are_seen() -> None:
    scene = laid_out(1)
    s = scene.state
    assert len(s.conditions) == 36
    assert (
        len(s.spells)
        + sum(card in names(BOX.of(type(CARDS[s.spells[0]]))) for card in scene.player("A").cards)
        == 20
    )
    view = RULES.view(s, 0)
    shown = view.top_condition, view.top_spell  # type: ignore[attr-defined]
    assert [CARDS[card].id for card in shown] == [CARDS[s.conditions[-1]].id, CARDS[s.spells[-1]].id]


@pytest.mark.rule("ELD-SET-14")
def test_everybody_sees_how_many_spells_and_conditions_are_left() -> None:
    (a,) = seat_at(investigator(cards="debt cursed mend-flesh"))
    assert isinstance(view := RULES.view(a.scene.state, WATCHER), View)
    assert (view.conditions_left, view.spells_left) == (34, 19)


@pytest.mark.rule("ELD-SET-14")
def test_which_back_a_card_has_is_chance() -> None:
    (first, *_) = NUMBERS["debt"]
    backs = {back_of(Game(before(seed=f"back {n}"), listening=False), first) for n in range(60)}
    assert backs == set(range(6))


@pytest.mark.rule("ELD-SET-15")
def test_each_other_deck_is_shuffled_by_itself() -> None:
    s, other = before(seed="one"), before(seed="two")
    sizes = [len(deck.pile) for deck in (s.general, *s.regional, s.other_world, s.assets, s.artifacts)]
    assert sizes == [12, 8, 8, 8, 24, 40, 14]
    for name in ("general", "regional", "other_world", "assets", "artifacts"):
        one, two = in_order(s, name), in_order(other, name)
        assert sorted(one) == sorted(two)
        assert one != two


@pytest.mark.rule("ELD-SET-15")
def test_research_and_mysteries_are_shuffled() -> None:
    tops = set()
    for n in range(12):
        match = Match(RULES, 1, f"deck {n}", RULES.read_options({"ancient_one": "azathoth"}))
        match.choose(0, 0)
        tops.add((in_order(match.state, "research")[0], match.state.mystery))
    assert len(tops) > 6


@pytest.mark.rule("ELD-SET-16", "ELD-SET-17", "ELD-SET-18")
@pytest.mark.parametrize("god", GODS)
def test_the_mythos_deck_has_three_stages_one_under_the_other(god: str) -> None:
    """Scenario 3, for each Ancient One."""
    s = laid_out(3, god).state
    drawn = [BOX.card(card, Mythos).colour for card in reversed(s.mythos)]
    for stage in BOX.card(NUMBERS[god][0], AncientOne).stages:
        part, drawn = drawn[: sum(stage)], drawn[sum(stage) :]
        assert Counter(part) == Counter(dict(zip(("green", "yellow", "blue"), stage, strict=True)))
    assert drawn == []


@pytest.mark.rule("ELD-SET-17")
def test_a_stage_is_in_random_order() -> None:
    orders = set()
    for n in range(30):
        match = Match(RULES, 1, f"stage {n}", RULES.read_options({"ancient_one": "shub-niggurath"}))
        match.choose(0, 0)
        orders.add(tuple(BOX.card(card, Mythos).colour for card in match.state.mythos[-4:]))
    assert len(orders) > 6


@pytest.mark.rule("ELD-SET-19")
def test_mythos_cards_not_used_leave_the_game_and_the_deck_keeps_its_order() -> None:
    scene = laid_out(2, "azathoth")
    s = scene.state
    assert sorted([*s.mythos, *s.mythos_left]) == BOX.of(Mythos)
    deck = list(s.mythos)
    left = list(s.mythos_left)
    for _ in range(3):
        scene.until("action")
    s = scene.state
    assert s.mythos_left == left
    assert s.mythos == deck[: len(s.mythos)] != deck


@pytest.mark.rule("ELD-SET-20", "ELD-MYT-14")
@pytest.mark.parametrize(
    ("players", "numbers"),
    [
        (1, (1, 1, 1)),
        (2, (1, 1, 1)),
        (3, (1, 2, 2)),
        (4, (1, 2, 2)),
        (5, (2, 3, 2)),
        (6, (2, 3, 2)),
        (7, (2, 4, 3)),
        (8, (2, 4, 3)),
    ],
)
def test_the_reference_card_fits_the_number_of_players(players: int, numbers: tuple[int, int, int]) -> None:
    s = before(players)
    assert (s.gates_due, s.clues_due, s.surge) == numbers


@pytest.mark.rule("ELD-SET-21", "ELD-SET-22")
@pytest.mark.parametrize(("god", "doom"), [*zip(GODS, (15, 12, 13, 14), strict=True)])
def test_doom_starts_on_the_number_of_the_sheet_and_omen_on_green(god: str, doom: int) -> None:
    scene = laid_out(2, god)
    assert (scene.doom, scene.omen, scene.omen_colour) == (doom, 0, "green")


@pytest.mark.rule("ELD-SET-23", "ELD-SET-29")
def test_no_starting_asset_lies_in_the_reserve() -> None:
    """All twelve investigators, one after the other, in twelve games of eight: the reserve never has them."""
    for n in range(12):
        match = Match(RULES, 8, f"reserve {n}", RULES.read_options({"ancient_one": "azathoth"}))
        for seat in range(8):
            match.choose((match.state.lead + seat) % 8, 0)
        s = match.state
        held = {card for person in s.people if person is not None for card in person.cards}
        assert len(s.reserve) == 4
        assert not held & set(s.reserve)
        assert all(CARDS[card].__class__.__name__ == "Asset" for card in s.reserve)


@pytest.mark.rule("ELD-SET-23")
def test_the_reserve_is_the_top_of_the_deck() -> None:
    scene = fresh(1, ancient_one="azathoth")
    (a,) = scene
    top = fix_top(scene.match._game, scene.state.assets, 4)
    a.does("choose-investigator leela-deshpande")  # she starts without assets
    assert scene.state.reserve == top


@pytest.mark.rule("ELD-SET-24")
def test_gates_of_set_up_move_neither_omen_nor_doom() -> None:
    scene = laid_out(8, "azathoth")
    gates = [one.split()[-1] for one in spawned(scene, "gate-spawned")]
    assert len(gates) == 2
    assert [one.split()[-1] for one in spawned(scene, "monster-spawned")] == gates
    assert spawned(scene, "omen-moved") == spawned(scene, "doom-moved") == []
    assert (scene.doom, scene.omen) == (15, 0)


@pytest.mark.rule("ELD-SET-25")
def test_the_expedition_token_lies_on_the_site_that_the_top_card_shows() -> None:
    s = laid_out(2).state
    assert s.site == SPACE[BOX.card(s.expedition.pile[-1], Expedition).site]


@pytest.mark.rule("ELD-SET-27")
def test_the_first_mystery_is_carried_out_when_it_enters_play() -> None:
    seen = {}
    for n in range(12):
        match = Match(RULES, 2, f"mystery {n}", RULES.read_options({"ancient_one": "azathoth", "lead": 0}))
        match.choose(0, 0)
        match.choose(1, 0)
        s = match.state
        seen[CARDS[s.mystery].id] = s
    herald = seen["herald-of-the-court"]
    assert [foe.space for foe in herald.foes if CARDS[foe.monster].id == "the-court-herald"] == [
        SPACE["nubia"]
    ]
    assert len(seen["an-instrument-of-silence"].markers) == 2


@pytest.mark.rule("ELD-SET-28")
def test_nothing_that_works_once_per_round_works_in_set_up() -> None:
    """Rafael may move one clue each round when it is spawned; in set-up nobody asks him."""
    scene = fresh(3, ancient_one="azathoth")
    for letter, who in zip("ABC", ("rafael-quintana", "moana-rewi", "jack-callahan"), strict=True):
        scene.player(letter).does(f"choose-investigator {who}")
    assert len(scene.told("clue-spawned")) >= 2
    assert (scene.rule, scene.asked) == ("ELD-ACT-01", "A")
    scene.player("A").tries("spawn: {clue: 1}")
    assert scene.player("A").offers == {"use rafael-quintana", "pass"}


@pytest.mark.rule("ELD-SET-12", "ELD-SET-15")
@pytest.mark.parametrize("players", [1, 4, 8])
def test_after_set_up_every_component_is_in_one_place(players: int) -> None:
    scene = laid_out(players, "shub-niggurath")
    everything_is_there(scene.state)
    assert not any("teamwork" in TRAITS[card] for card in scene.state.assets.pile) or players > 1
