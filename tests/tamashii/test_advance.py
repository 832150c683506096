"""TAM-ADV, TAM-SCE, TAM-CHK, TAM-END, TAM-BOS: scenario cards, checks, endings, bosses."""

import pytest

from dreamtable.games.tamashii.box import BOX, NUMBERS, TILES
from dreamtable.games.tamashii.conditions import pool
from dreamtable.games.tamashii.events import CardDropped, CheckMade, DiceRolled, EnemyDiceRolled, StoryDrawn
from dreamtable.games.tamashii.harm import bleed
from dreamtable.games.tamashii.launcher import CORRUPTED
from dreamtable.games.tamashii.look import place_of_tile
from dreamtable.games.tamashii.model import Boss, Components, Progress, Scenario, Step
from dreamtable.games.tamashii.moves import PickWay, Stay, Stop
from dreamtable.games.tamashii.progress import carry, offers, posters, treasures
from dreamtable.games.tamashii.rules import RULES
from dreamtable.games.tamashii.unlocking import is_free
from dreamtable.kernel import BadSetup, Campaign
from dreamtable.lang import LANGUAGES, Speaker
from tamashii.kit import Scene, board, invent, seat_at, tokens_on


@pytest.mark.rule("TAM-ADV-03", "TAM-ADV-04", "TAM-ADV-05", "TAM-SCC-03", "TAM-ADV-09")
def test_s64_success_before_failure_in_one_chain() -> None:
    scene = seat_at(scenario="a", story="a02", step="world", time=1, success=2)
    a, b = scene.players
    assert scene.story == "a03"
    assert (a.has("memory"), b.has("memory")) == (1, 1)
    assert a.count("dump", "X") == 0
    assert all(len(one.board.queue) == 1 for one in scene.players)
    assert a.board.trace == 0


@pytest.mark.rule("TAM-ADV-06", "TAM-ADV-07", "TAM-SCE-05", "TAM-SCE-07", "TAM-VOC-11")
def test_s65_a_story_card_stops_the_world_activity() -> None:
    scene = seat_at(
        scenario="p",
        story="p03",
        specials="p12",
        step="world",
        time=1,
        reveal=[2, 3],
        tokens={2: {"success": 1}, 3: {"success": 1}},
    )
    a, b = scene.players
    scene.s.success -= 2
    for one in (a, b):
        one.picks("energy", "energy", "shield", "shield")
    assert (a.board.xp, b.board.xp) == (2, 2)
    assert NUMBERS["p12"] not in scene.s.specials
    assert scene.drew("p04")
    assert not scene.drew("p11")


@pytest.mark.rule("TAM-CHK-01", "TAM-CHK-05", "TAM-CHK-06", "TAM-CHK-07")
def test_s66_a_team_check_adds_up() -> None:
    scene = seat_at(
        board(colour="red", at=16, launcher="R r1c1, R r1c2, R r1c3"),
        board(colour="blue", launcher="B r1c1, B r1c2"),
        scenario="a",
        story="a07",
        specials="a08",
        step="activities",
    )
    a, b = scene.players
    a.does(a.activity("a07", "check"))
    a.picks("r1c1", "r1c2", "r1c3")
    scene.dice("H H S H H")
    b.picks("r1c1", "r1c2")
    made = scene.happened(CheckMade)[0]
    assert made == CheckMade(0, 6, 4, True)
    assert scene.drew("a09")
    assert scene.over == "victory"


@pytest.mark.rule("TAM-CHK-02", "TAM-CHK-03", "TAM-CHK-04")
def test_s67_open_source_stands_in_and_is_lost_on_failure() -> None:
    scene = seat_at(board(at=11, launcher="O r1c1"), scenario="f", story="f05", step="activities", time=5)
    a = scene.players[0]
    a.does(a.activity("f05", "valve"))
    scene.dice("S")
    a.picks("r1c1")
    assert scene.happened(CheckMade)[0] == CheckMade(0, 2, 3, False)
    assert a.launcher.count("O") + a.count("dump", "O") + a.count("bag", "O") == 1
    declined = seat_at(board(at=11, launcher="B r1c1"), scenario="f", story="f05", step="activities", time=5)
    b = declined.players[0]
    b.does(b.activity("f05", "valve"), Stop())
    assert declined.happened(CheckMade) == []
    assert b.lies_on("r1c1") == "B"


def won(card: str = "a10") -> Scene:
    """Return a Prologue that is won by hiding."""
    scene = seat_at(board(at=1), board(at=1), scenario="a", story="a06", step="world", time=3)
    assert scene.drew(card)
    return scene


@pytest.mark.rule("TAM-END-01", "TAM-END-02", "TAM-END-04", "TAM-TMG-09", "TAM-SCC-02")
def test_s68_a_victory_ticks_and_unlocks() -> None:
    scene = won()
    assert scene.over == "victory"
    kept = carry(scene.s)
    assert kept.ticks == {"guide-a": [2]}
    assert "BO02" in kept.unlocked
    from dreamtable.games.tamashii.unlocking import is_unlocked

    scene.s.unlocked = kept.unlocked
    assert is_unlocked(scene.s, "BO02")
    assert not is_unlocked(scene.s, "BO01")


@pytest.mark.rule("TAM-END-05", "TAM-END-03")
def test_ticking_twice_does_nothing_and_relocking_takes_away() -> None:
    scene = won()
    scene.s.kept = Progress(unlocked=["BO02", "EN01"], ticks={"guide-a": [2]})
    scene.s.lost = ["EN01"]
    kept = carry(scene.s)
    assert kept.ticks == {"guide-a": [2]}
    assert kept.unlocked == ["BO02", "CL01", "EN02"]


@pytest.mark.rule("TAM-END-06", "TAM-END-07", "TAM-END-08")
def test_s69_the_final_scenario_opens_last() -> None:
    assert offers(None).options["scenario"] == [Scenario.A]
    assert offers(Progress(played=3)).options["scenario"] == [Scenario.A]
    early = Progress(ticks={"guide-a": [1]})
    assert Scenario.P not in offers(early).options["scenario"]
    assert Scenario.B in offers(early).options["scenario"]
    others = {f"guide-{letter}": [1] for letter in "abcdefghjk"}
    assert Scenario.P in offers(Progress(ticks=others)).options["scenario"]


@pytest.mark.rule("TAM-END-08")
def test_a_campaign_goes_on_with_what_was_kept() -> None:
    campaign = Campaign(RULES, title="Ten doors")
    match = campaign.next_match("seed", seats=2, mode="cooperative", options={"start": 0})
    assert match.state.options.components is Components.FIRST_BOX
    assert match.state.unlocked == []
    while match.question is not None:
        match.choose(match.due()[0], 0)
    campaign.finish(match)
    again = campaign.next_match("other", seats=2, mode="cooperative", options={})
    assert again.state.kept is not None
    assert again.state.kept.played == 1


@pytest.mark.rule("TAM-SCE-13", "TAM-ADV-05")
def test_s90_the_prologue_goes_on_in_round_8() -> None:
    late = seat_at(scenario="a", story="a01", step="world", in_round=8, reveal=[3])
    assert late.drew("a02")
    assert all(one.has("energy") == 0 for one in late.players)
    early = seat_at(scenario="a", story="a01", step="world", in_round=7, reveal=[3])
    assert not early.drew("a02")


@pytest.mark.rule("TAM-END-01", "TAM-END-02")
def test_s91_a_defeat_card_may_unlock() -> None:
    scene = seat_at(scenario="e", story="e03", step="world", time=1)
    assert scene.over == "defeat"
    assert scene.drew("e12")
    scene.s.kept = Progress(ticks={"guide-a": [1]})
    kept = carry(scene.s)
    assert kept.ticks == {"guide-a": [1]}
    assert kept.unlocked == ["EN04"]


@pytest.mark.rule("TAM-SCE-01", "TAM-SCE-02", "TAM-SCE-03", "TAM-SCE-11", "TAM-SCC-01", "TAM-SSU-09")
def test_the_group_chooses_by_vote() -> None:
    scene = seat_at(scenario="a", story="a03", step="world", time=3, success=2)
    a, b = scene.players
    hide, fight = (one for one in a.menu if isinstance(one, PickWay))
    b.does(fight)
    a.does(fight)
    assert scene.story == "a07"
    assert StoryDrawn(NUMBERS["a07"]) in scene.events
    assert NUMBERS["a08"] in scene.s.specials
    assert hide != fight


@pytest.mark.rule("TAM-SCE-06", "TAM-SCE-05")
@pytest.mark.parametrize(("discards", "stays"), [("false", True), ("true", False)])
def test_a_story_card_may_stay_beside_the_slot_with_what_lies_on_it(discards: str, stays: bool) -> None:
    new = invent("{id: z02, kind: story, number: Z02, world-activity: [{do: [{xp: 1, who: each}]}]}")
    old = invent(f"""
        id: z01
        kind: story
        number: Z01
        discards: {discards}
        world-activity: [{{do: [{{time: -1}}, {{story: {new}}}]}}]
    """)
    scene = seat_at(scenario="a", story=old, step="world", time=5, on={old: {"engineer": 3}}, stops="passing")
    assert (scene.story, scene.s.time, scene.notices("xp")) == (new, 4, (0, 0))
    assert scene.seen_by(0).kept_stories == ([NUMBERS[old]] if stays else [])
    assert scene.on(old) == ({"engineer": 3} if stays else {})
    assert scene.happened(CardDropped) == ([] if stays else [CardDropped(NUMBERS[old])])


@pytest.mark.rule("TAM-SCE-04", "TAM-SCE-08")
def test_rules_of_active_cards_beat_what_is_printed_and_several_are_active_at_once() -> None:
    dear = invent("{id: z21, kind: special, number: Z21, changes: [{tile: 2, entry: 4}]}")
    safe = invent("{id: z22, kind: special, number: Z22, changes: [{tile: 1, linger: 0}]}")

    def trace(move: str, specials: str) -> int | None:
        """Return the trace of A, who moves from tile 1 to tile 2 or stays there."""
        scene = seat_at(board(at=1), scenario="a", story="a01", specials=specials, step="move")
        a = scene.players[0]
        a.moves_to(2) if move == "moves" else a.does(Stay())
        return a.board.trace

    assert (TILES[2].entry, TILES[1].linger) == (1, 1)
    assert (trace("moves", ""), trace("stays", "")) == (1, 1)
    assert (trace("moves", dear), trace("stays", dear)) == (4, 1)
    both = f"{dear} {safe}"
    assert (trace("moves", both), trace("stays", both)) == (4, 0)


def a_round_in_which_a_card_is_drawn(step: str, by: str) -> Scene:
    """Return a table after the world activity: a card was drawn in a step before it, or by it."""
    drawn = invent("""
        id: z02
        kind: story
        number: Z02
        instant: [{time-set: 4}]
        world-activity: [{do: [{time: -1}]}]
    """)
    draws = {
        "activity": f"player-activity: [{{id: go, do: [{{story: {drawn}}}]}}]",
        "launch": f"abilities: [{{when: launch-basic, do: [{{story: {drawn}}}]}}]",
        "world": f"world-activity: [{{do: [{{story: {drawn}}}]}}]",
    }
    first = invent(f"{{id: z01, kind: story, number: Z01, {draws[by]}}}")
    aside = invent("""
        id: z03
        kind: special
        number: Z03
        world-activity: [{do: [{xp: 1, who: each}]}]
    """)
    return seat_at(
        board(launcher="R r1c1, R r2c1, R r3c1"),
        scenario="a",
        story=first,
        specials=aside,
        step=step,
        stops="before-refill",
    )


@pytest.mark.rule("TAM-SCE-09")
@pytest.mark.parametrize(("step", "by"), [("activities", "activity"), ("launch", "launch")])
def test_a_story_card_drawn_in_between_skips_the_world_activity(step: str, by: str) -> None:
    scene = a_round_in_which_a_card_is_drawn(step, by)
    a = scene.players[0]
    if by == "launch":
        a.launches("RRR")
    else:
        a.does(a.activity("z01", "go"))
    assert (scene.story, scene.s.time) == ("z02", 4), "it is active at once"
    scene.goes_on(until=Step.BEFORE_REFILL)
    assert (scene.s.round, scene.s.time, scene.notices("xp")) == (3, 4, (0, 0)), "no card has acted"


@pytest.mark.rule("TAM-SCE-09", "TAM-ADV-03")
def test_a_story_card_drawn_by_the_world_activity_skips_none() -> None:
    scene = a_round_in_which_a_card_is_drawn("world", "world")
    assert (scene.story, scene.s.time, scene.notices("xp")) == ("z02", 4, (1, 1))
    again = seat_at(scenario="a", story="z02", specials="z03", step="world", time=4, stops="before-refill")
    assert (again.s.time, again.notices("xp")) == (3, (1, 1)), "a round later"


@pytest.mark.rule("TAM-ADV-01", "TAM-ADV-02", "TAM-ADV-08", "TAM-SCE-12", "TAM-TOK-03")
def test_activities_once_a_step_and_the_token_passes() -> None:
    scene = seat_at(
        board(at=3),
        scenario="b",
        story="b01",
        specials="b06",
        step="activities",
        reveal=[3],
        tokens={3: {"survivor": 2}},
    )
    a, b = scene.players
    a.does(a.activity("b06", "take"))
    assert a.board.carried == {"survivor": 1}
    assert not a.can(a.activity("b06", "take"))
    assert scene.s.first == 1
    assert b.asked == "TAM-WRI-02"


@pytest.mark.rule("TAM-TOK-01", "TAM-TOK-02", "TAM-TIM-02", "TAM-CMP-06")
def test_tokens_that_run_out_are_not_put() -> None:
    from dreamtable.games.tamashii.tokens import put_on_place

    scene = seat_at(board())
    scene.s.ascend = 1
    assert put_on_place(scene.match._game, 0, "ascend", 3) == 1
    assert scene.s.ascend == 0
    assert put_on_place(scene.match._game, 0, "engineer", 30) == 30


@pytest.mark.rule("TAM-TOK-04")
def test_die_face_tokens_lie_face_down() -> None:
    scene = seat_at(board(), scenario="c", story="c01", specials="c12", step="launch")
    scene.s.faces[NUMBERS["c12"]] = [0, 1, 2]
    assert scene.seen_by(0).faces == {NUMBERS["c12"]: 3}


# Bosses


@pytest.mark.rule("TAM-BOS-01", "TAM-BOS-02", "TAM-BOS-03", "TAM-BCO-01", "TAM-BCO-02")
def test_the_warden_comes_with_card_f02() -> None:
    scene = seat_at(board(at=11), scenario="f", story="f01", step="world", time=8)
    s = scene.s
    assert s.boss is not None
    assert s.boss.boss == NUMBERS["warden-of-ash"]
    assert scene.on("warden-of-ash") == {"ascend": 2}
    assert s.places[s.boss.place].tile == 11


def with_boss(scene: Scene, tile: int, step: Step) -> Scene:
    """Return the same table with the Warden on a tile, at a step."""
    from dreamtable.kernel import Match

    s = scene.s
    s.boss = Boss(NUMBERS["warden-of-ash"], place_of_tile(s, tile))
    s.step, s.stack = step, []
    s.turns = [0, 1] if step == Step.COMBAT else []
    return Scene(Match(RULES, scene.match.seats, "boss", s.options, mode=scene.match.mode.name, state=s))


@pytest.mark.rule("TAM-RST-09", "TAM-BCO-02", "TAM-TMG-13")
def test_s87_a_reset_in_the_boss_activity() -> None:
    scene = with_boss(
        seat_at(board(at=2, integrity=5), board(at=11, integrity=2), scenario="f", story="f03", time=5),
        11,
        Step.BOSS,
    )
    b = scene.players[1]
    assert b.board.resets == 1
    assert b.board.trace == 0
    assert b.tile == 1
    assert scene.s.time == 4


@pytest.mark.rule("TAM-RST-09")
def test_s87_the_rest_of_the_boss_activity_passes_by_who_has_reset() -> None:
    # tile 2 is next to the Shelter, where the reset puts the figure
    table = seat_at(board(at=11), board(at=2, integrity=2), scenario="f", story="f03", time=5)
    b = with_boss(table, 2, Step.BOSS).players[1]
    assert (b.tile, b.board.resets, b.board.trace) == (1, 1, 0)


@pytest.mark.rule("TAM-BOS-05", "TAM-BOS-04", "TAM-CBT-01")
def test_s89_combat_with_the_warden_needs_no_queue() -> None:
    scene = with_boss(seat_at(board(at=11, colour="red"), scenario="f", story="f03", time=5), 11, Step.COMBAT)
    a = scene.players[0]
    rolled = scene.happened(DiceRolled)[0]
    assert isinstance(rolled, DiceRolled)
    assert rolled.hits + rolled.specials + rolled.blanks == 2
    assert scene.happened(EnemyDiceRolled) == []
    assert a.asked == "TAM-CBT-05"


@pytest.mark.rule("TAM-BOS-05")
def test_s89_the_warden_crosses_face_down_tiles() -> None:
    from dreamtable.games.tamashii.bosses import move_boss

    scene = seat_at(board(at=1), board(at=1), scenario="f", story="f02")
    s = scene.s
    start = place_of_tile(s, 11)
    s.boss = Boss(NUMBERS["warden-of-ash"], start)
    hidden = sum(not one.shown for one in s.places)
    move_boss(scene.match._game, 9)
    assert s.boss.place == place_of_tile(s, 1)
    assert sum(not one.shown for one in s.places) == hidden


@pytest.mark.rule("TAM-END-07", "TAM-END-02", "TAM-END-04")
def test_an_experienced_start_has_the_first_tick_and_what_it_unlocks_in_the_next_session() -> None:
    campaign = Campaign(RULES, title="Ten doors")
    skipped = campaign.next_match("seed", seats=2, mode="cooperative", options={"experienced": True})
    assert skipped.question is None
    assert skipped.outcome is not None
    assert (skipped.outcome.winners, skipped.outcome.reason) == ([0, 1], "experienced")
    campaign.finish(skipped)
    assert campaign.offer_after(0).options["experienced"] == [False]
    relay = campaign.next_match("other", seats=2, mode="cooperative", options={"scenario": "e"})
    assert relay.state.unlocked == ["BO01", "EN01", "LP01"]
    assert relay.state.kept == Progress(unlocked=["BO01", "EN01", "LP01"], ticks={"guide-a": [1]}, played=1)


@pytest.mark.rule("TAM-END-07")
def test_until_the_prologue_is_won_no_other_scenario_can_be_chosen() -> None:
    campaign = Campaign(RULES, title="Ten doors")
    with pytest.raises(BadSetup):
        campaign.next_match("seed", seats=2, mode="cooperative", options={"scenario": "e"})


@pytest.mark.rule("TAM-RST-09", "TAM-CHK-05", "TAM-CHK-07")
def test_who_has_reset_in_this_phase_is_not_asked_to_join_a_team_check() -> None:
    scene = seat_at(
        board(colour="red", at=16, launcher="R r1c1, R r1c2"),
        board(colour="blue"),
        board(colour="green", launcher="G r1c1"),
        scenario="a",
        story="a07",
        specials="a08",
        step="activities",
        time=5,
    )
    a, b, c = scene.players
    for _ in bleed(scene.match._game, 1, 5):
        pass
    b.board.launcher = tokens_on("B r1c1")  # as an effect may put it there
    a.does(a.activity("a07", "check"))
    scene.dice("H - -")
    a.picks("r1c1", "r1c2")
    assert b.asked == ""
    c.picks("r1c1")
    assert CheckMade(0, 1, 6, passed=False) in scene.events
    assert b.lies_on("r1c1") == "B"


@pytest.mark.rule("TAM-CHK-07", "TAM-CHK-04")
def test_without_a_token_dumped_there_is_no_team_check() -> None:
    scene = seat_at(
        board(colour="red", at=16, launcher="R r1c1"),
        board(colour="blue", launcher="B r1c1"),
        scenario="a",
        story="a07",
        specials="a08",
        step="activities",
        time=5,
    )
    a, b = scene.players
    a.does(a.activity("a07", "check"), Stop())
    b.does(Stop())
    assert scene.happened(CheckMade) == []
    assert (a.board.trace, b.board.trace) == (0, 0), "it is not failed either"
    assert scene.on("a07") == {}


@pytest.mark.rule("TAM-SCE-10", "TAM-TIM-02")
def test_a_missed_objective_may_cost_something_and_the_game_goes_on() -> None:
    scene = seat_at(scenario="a", story="a02", step="world", time=1)
    a, b = scene.players
    assert scene.story == "a03"
    assert not scene.over
    assert [pool(one.board)[CORRUPTED] for one in (a, b)] == [1, 1]
    assert [one.has("memory") for one in (a, b)] == [0, 0]


@pytest.mark.rule("TAM-SCE-01")
def test_what_comes_next_is_the_gentlest_scenario_without_an_ending() -> None:
    ticks: dict[str, list[int]] = {}
    coming = []
    for _ in Scenario:
        usual = offers(Progress(ticks=ticks)).options["scenario"][0]
        assert isinstance(usual, Scenario)
        coming.append(usual.value)
        ticks[f"guide-{usual.value}"] = [1]
    assert "".join(coming) == "abfgdhcekjp"


@pytest.mark.rule("TAM-END-06")
def test_posters_say_when_a_scenario_opens_and_how_many_endings_were_found() -> None:
    before = {one.value: one for one in posters(None)}
    assert [value for value, one in before.items() if one.locked is None] == ["a"]
    after = {one.value: one for one in posters(Progress(ticks={"guide-a": [2, 1]}))}
    assert [value for value, one in after.items() if one.locked is not None] == ["p"]
    assert after["a"].endings == 2


@pytest.mark.rule("TAM-END-02")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_a_scenario_unlocks_has_a_name_and_is_good_for_something(lang: str) -> None:
    known = {getattr(card, "unlock", "") for card in BOX.cards}
    locks = sorted(lock for lock in known if lock and not is_free(lock))
    speaker = Speaker(lang, RULES)
    found = treasures(Progress(unlocked=locks))
    assert len(found) == len(locks) > 20
    for lock, one in zip(locks, found, strict=True):
        assert lock not in speaker.word(one.name)
        assert speaker.word(one.why)
