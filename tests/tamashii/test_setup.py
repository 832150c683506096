"""TAM-SET, TAM-SSU, TAM-PRO: from the box to the first round."""

import pytest

from dreamtable.games.tamashii.box import BOX, CARDS, NUMBERS
from dreamtable.games.tamashii.cards import Body, ClassCard, Frame, Walker
from dreamtable.games.tamashii.events import TimeSet
from dreamtable.games.tamashii.launcher import LOCKABLE
from dreamtable.games.tamashii.model import (
    NOTHING,
    Calling,
    Colour,
    Components,
    Find,
    Scenario,
    TamashiiOptions,
)
from dreamtable.games.tamashii.moves import KeepProtocol, PickClass, PickColour
from dreamtable.games.tamashii.rules import RULES
from dreamtable.kernel import BadSetup, Match
from tamashii.kit import board, fresh, seat_at, seen_by


@pytest.mark.rule(
    "TAM-SET-02",
    "TAM-SET-04",
    "TAM-SET-05",
    "TAM-SET-06",
    "TAM-SET-07",
    "TAM-SET-08",
    "TAM-SET-09",
    "TAM-SET-12",
    "TAM-SET-13",
    "TAM-CMP-13",
    "TAM-BRD-01",
)
def test_s01_a_red_player_after_general_set_up() -> None:
    match = Match(RULES, 2, "s01", TamashiiOptions(scenario=Scenario.B, start=0))
    match.answer(0, PickColour(Colour.RED))
    p = match.state.players[0]
    assert p.bag == [0, 4, 3, 3, 3, 0, 0]
    assert not any(p.launcher)
    assert not any(p.dump)
    assert not any(p.unlocked >> cell & 1 for cell in LOCKABLE)
    assert (p.integrity, p.cap, p.trace, p.xp, p.core) == (5, 5, 0, 0, 1)
    assert p.resources == [0, 0, 0, 0]
    assert seen_by(match, 0).players[0].body == NUMBERS["walker-red"]


@pytest.mark.rule("TAM-SET-03", "TAM-SET-01")
def test_two_players_never_share_a_colour() -> None:
    match = Match(RULES, 3, "colours", TamashiiOptions(scenario=Scenario.B, start=1))
    assert match.due() == (1,)
    match.answer(1, PickColour(Colour.GREEN))
    assert match.due() == (2,)
    assert PickColour(Colour.GREEN) not in match.menu(2)


@pytest.mark.rule("TAM-SSU-12", "TAM-ENM-03")
def test_s02_and_s08_the_groups_of_the_enemy_deck() -> None:
    match = fresh(3, "b", components="first-box")
    assert [(one.level, len(one.cards)) for one in match.state.deck] == [(1, 9), (2, 6), (3, 12)]


@pytest.mark.rule("TAM-SSU-12", "TAM-SSU-13", "TAM-TIM-01", "TAM-CMP-10")
def test_s03_a_time_with_the_number_of_players() -> None:
    scene = seat_at(scenario="p", story="p02", step="world", time=1)
    scene.goes_on(most=30)
    assert TimeSet(6) in scene.events  # P03: 8 - P


@pytest.mark.rule("TAM-PRO-01", "TAM-PRO-06")
def test_s04_the_prologue_has_no_class_protocol_marker_or_market() -> None:
    s = fresh(2, "a").state
    for p in s.players:
        assert (p.calling, p.protocol, p.trace, p.cards) == (None, NOTHING, None, [])
    assert not s.market
    assert not s.bodies


@pytest.mark.rule(
    "TAM-PRO-02", "TAM-PRO-03", "TAM-PRO-04", "TAM-CMP-07", "TAM-SSU-02", "TAM-SSU-03", "TAM-SSU-05"
)
def test_s05_explore_tokens_and_map_of_the_prologue() -> None:
    s = fresh(2, "a").state
    assert s.finds[Find.EXPERIENCE] == s.finds[Find.MEMORY] == 0
    assert sum(s.finds) == 14
    assert [(one.q, one.r, one.tile) for one in s.places if one.shown] == [(0, 0, 1), (1, 0, 2)]
    assert [one.explore for one in s.places] == [False, False, *[True] * 6]
    assert s.tiles == [3, 11, 12, 13, 14, 16]
    assert s.supply[6] == 16
    assert all(p.place == 1 for p in s.players)
    assert [one.level for one in s.deck] == [1, 2]


@pytest.mark.rule("TAM-SET-10", "TAM-CMP-15", "TAM-AUG-01", "TAM-AUG-02")
def test_s06_start_cards_and_class_deck_of_the_striker() -> None:
    match = Match(
        RULES, 2, "s06", TamashiiOptions(scenario=Scenario.B, start=0, components=Components.FIRST_BOX)
    )
    match.choose(0, 0)
    match.choose(1, 0)
    match.answer(0, PickClass(Calling.STRIKER))
    assert PickClass(Calling.STRIKER) not in match.menu(1)
    p = match.state.players[0]
    roles = [BOX.card(card, ClassCard).role for card in p.equipped]
    assert sorted(roles) == ["start", "start-coop"]
    assert len(p.class_deck) == 7


@pytest.mark.rule("TAM-SET-11", "TAM-LRN-01")
def test_each_player_keeps_one_of_two_protocols() -> None:
    match = Match(RULES, 2, "protocols", TamashiiOptions(scenario=Scenario.B, start=0))
    while not any(isinstance(one, KeepProtocol) for one in match.menu(0)):
        match.choose(match.due()[0], 0)
    dealt = list(match.state.players[0].protocols)
    assert len(dealt) == 2
    assert seen_by(match, 1).players[0].protocols == []
    match.answer(0, KeepProtocol(dealt[1]))
    assert match.state.players[0].protocol == dealt[1]


@pytest.mark.rule("TAM-SET-14", "TAM-SET-16")
def test_s07_the_market_of_four_players_in_the_first_box() -> None:
    s = fresh(4, "b", components="first-box").state
    assert (len(s.market), len(s.bodies)) == (5, 2)


@pytest.mark.rule("TAM-ENM-12", "TAM-ENM-03")
def test_s79_scenario_only_enemies_join_the_group_of_their_level() -> None:
    s = fresh(2, "f", components="first-box").state
    assert [(one.level, len(one.cards)) for one in s.deck] == [(1, 7), (2, 5), (3, 13)]
    for group, name in zip(s.deck, ("f07", "f08", "f09"), strict=True):
        assert NUMBERS[name] in group.cards


@pytest.mark.rule("TAM-END-09", "TAM-SET-16")
def test_s80_everything_or_the_first_box() -> None:
    everything, first = fresh(2, "b").state, fresh(2, "b", components="first-box").state
    assert len(everything.market) + len(everything.bodies) == 13
    assert len(first.market) + len(first.bodies) == 7
    assert fresh(2, "p").state.guide == NUMBERS["guide-p"]
    with pytest.raises(BadSetup, match="first box"):
        fresh(2, "p", components="first-box")
    assert {CARDS[card].id for card in BOX.of(Body)} >= {"soldier", "wolfhound"}


@pytest.mark.rule("TAM-SSU-10")
def test_the_host_may_say_who_starts() -> None:
    assert fresh(3, "b", start=2).state.first == 2
    with pytest.raises(BadSetup, match="from 0 to 1"):
        Match(RULES, 2, "seed", TamashiiOptions(start=3))


@pytest.mark.rule("TAM-SSU-06", "TAM-SSU-07", "TAM-SSU-08", "TAM-SSU-11", "TAM-SET-15")
def test_the_first_card_is_resolved_before_round_1() -> None:
    s = fresh(2, "b").state
    assert s.story == NUMBERS["b01"]
    assert s.time == 9
    assert s.factions[1] is not None
    assert s.factions[0] is None
    assert all(s.places[p.place].tile == 1 for p in s.players)
    assert s.round == 1


@pytest.mark.rule("TAM-PRO-05")
def test_without_a_marker_trace_does_not_change() -> None:
    scene = seat_at(board(at=2, trace=None), scenario="a", step="move")
    a, _ = scene.players
    a.moves_to(1)
    assert a.board.trace is None


@pytest.mark.rule("TAM-CMP-05")
def test_every_walker_and_every_body_has_a_figure_of_its_own() -> None:
    assert len({card.id for card in CARDS if isinstance(card, Frame)}) == 17
    match = fresh(4)
    walkers = {one.body for one in seen_by(match, 0).players}
    assert walkers == {number for number, card in enumerate(CARDS) if isinstance(card, Walker)}
    worn = seat_at(board(bodies="soldier courier")).seen_by(1).players[0]
    assert worn.body == NUMBERS["courier"]


@pytest.mark.rule("TAM-CMP-16")
def test_damage_is_a_number_whatever_markers_it_would_take() -> None:
    scene = seat_at(board(queue="incinerator:7"))
    assert [(foe.enemy, foe.damage) for foe in scene.seen_by(1).players[0].queue] == [
        (NUMBERS["incinerator"], 7)
    ]


@pytest.mark.rule("TAM-CMP-17")
def test_what_carries_no_rules_is_no_card_of_the_box() -> None:
    kinds = {str(type(card).__struct_config__.tag) for card in CARDS}
    endings, generator = {"victory", "defeat"}, {"map-setup", "situation", "variable-rule", "interaction"}
    assert kinds == {
        *("walker", "body", "protocol", "class-card", "faction-card", "tile", "enemy", "boss", "jordan"),
        *("guide", "story", "special", *endings),
        *("objective", "scoring-aid", *generator),
    }
