"""ELD-GEN: general and golden rules."""

import pytest

from eldritch.kit import fallen, fresh, invent, investigator, nobody, seat_at

PEOPLE = "ingrid-solheim rafael-quintana hafiz-demir moana-rewi"


@pytest.mark.rule("ELD-GEN-01")
def test_everybody_wins_also_whoever_was_eliminated() -> None:
    scene = seat_at(
        investigator(),
        nobody(),
        ancient_one="cthulhu",
        awake=True,
        final_solved=True,
        eliminated="B",
        solved=2,
        mystery="the-drowned-city",
        on_mystery=2,
        phase="end",
    )
    assert scene.outcome.reason == "solved"
    assert scene.outcome.winners == [0, 1]


@pytest.mark.rule("ELD-GEN-01")
def test_everybody_loses_together() -> None:
    scene = seat_at(investigator(), investigator(), doom=1)
    a, _ = scene
    a.tries("doom: {advance: 1}")
    assert scene.outcome.winners == []


@pytest.mark.rule("ELD-GEN-02")
def test_a_component_is_right_against_the_rules() -> None:
    """A 4 is no success, but Blessed says so; tickets may be spent, but not with a broken leg."""
    scene = seat_at(investigator(cards="blessed"), investigator(tickets="train", cards="broken-leg"))
    a, b = scene
    a.tries("- test: lore\n  fail: [lose: {health: 1}]", dice="4 1")
    assert a.health == 6
    a.does("end-turn")
    b.does("travel chicago")
    assert scene.rule == "ELD-ACT-01"
    assert b.tickets == "train"


@pytest.mark.rule("ELD-GEN-03")
def test_nobodys_effect_moves_a_detained_investigator() -> None:
    scene = seat_at(investigator(cards="wireless-set"), investigator(cards="detained", at="rio"))
    a, b = scene
    a.does("perform wireless-set")
    assert scene.told("moved") == []
    a.tries("- move: {to: melbourne}\n  who: each")
    assert (a.space, b.space) == ("melbourne", "rio")


@pytest.mark.rule("ELD-GEN-03")
def test_a_detained_investigator_does_not_move_by_what_he_may_do() -> None:
    (a,) = seat_at(investigator(cards="detained the-silver-key"), gates="rio")
    assert a.offers == {"perform-local detained A", "end-turn"}
    a.tries("may: [move: {to: rio}]")
    assert a.space == "boston"


@pytest.mark.rule("ELD-GEN-04", "ELD-GEN-09")
@pytest.mark.parametrize(("players", "half"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (7, 4), (8, 4)])
def test_half_the_players_is_rounded_up(players: int, half: int) -> None:
    a, *_ = seat_at(*[investigator() for _ in range(players)])
    a.tries("lose: {sanity: half-players}")
    assert a.sanity == 6 - half


@pytest.mark.rule("ELD-GEN-05")
def test_what_the_team_decides_is_asked_of_the_lead_alone() -> None:
    scene = fresh(3, lead=1)
    for letter in "BCA":
        scene.player(letter).does(scene.offers("ABC".index(letter))[0])
    assert (scene.rule, scene.asked) == ("ELD-SET-09", "B")


@pytest.mark.rule("ELD-GEN-05", "ELD-SET-09")
def test_the_others_may_mark_a_wish_and_only_the_choice_of_the_lead_counts() -> None:
    scene = fresh(3, lead=1)
    for letter in "BCA":
        scene.player(letter).does(scene.offers("ABC".index(letter))[0])
    a, b, c = scene
    assert a.offers == c.offers == b.offers
    c.does("choose-ancient-one yog-sothoth")
    a.does("draw-ancient-one")
    assert (scene.rule, scene.asked, a.offers, c.offers) == ("ELD-SET-09", "B", set(), set())
    assert scene.wishes == {"C": "choose-ancient-one yog-sothoth", "A": "draw-ancient-one"}
    b.does("choose-ancient-one cthulhu")
    assert scene.told("ancient-one-chosen") == ["ancient-one-chosen cthulhu"]


@pytest.mark.rule("ELD-GEN-05")
def test_where_the_lead_chooses_for_all_the_others_may_say_which_way_they_wish() -> None:
    people = (investigator(clues=2), investigator())
    scene = seat_at(*people, lead="B", phase="mythos", mythos="the-clocks-run-on")
    a, b = scene
    a.does("pick-option hold-the-hands")
    assert scene.wishes == {"A": "pick-option hold-the-hands"}
    b.does("pick-option let-them-turn")
    assert a.clues == 2


@pytest.mark.rule("ELD-GEN-05")
def test_whoever_is_not_in_play_wishes_nothing_and_who_is_alone_decides_alone() -> None:
    choice = "choose: [{label: hold-the-hands, do: []}, {label: let-them-turn, do: []}]\nby: lead"
    scene = seat_at(investigator(), investigator(), nobody())
    scene.player("A").tries(choice)
    assert [bool(scene.offers(seat)) for seat in range(3)] == [True, True, False]
    alone = seat_at(investigator())
    alone.player("A").tries(choice)
    assert alone.asked == "A"


@pytest.mark.rule("ELD-GEN-06")
def test_an_investigator_may_be_oneself_but_another_one_may_not() -> None:
    scene = seat_at(investigator(health=3), investigator(), investigator())
    a, _, _ = scene
    a.tries("- recover: {health: 1}\n  who: chosen")
    assert a.offers == {"pick-seat A", "pick-seat B", "pick-seat C"}
    a.does("pick-seat A")
    assert a.health == 4
    a.tries("- recover: {health: 1}\n  who: chosen-other")
    assert a.offers == {"pick-seat B", "pick-seat C"}


@pytest.mark.rule("ELD-GEN-07", "ELD-MAP-05")
def test_in_the_mythos_phase_the_lead_decides_ties() -> None:
    call = invent(
        "{id: test-call, kind: mythos, colour: blue, level: easy, traits: [event],"
        " do: [{spawn: {clue: 1, at: nearest(city)}}]}"
    )
    scene = seat_at(investigator(at="rio"), investigator(at="nubia"), lead="B", phase="mythos", mythos=call)
    _, b = scene
    assert (scene.asked, scene.rule) == ("B", "ELD-MAP-05")
    b.does("pick-space bombay")
    assert "bombay" in scene.clues


@pytest.mark.rule("ELD-GEN-07")
def test_in_his_own_turn_the_acting_investigator_decides_ties() -> None:
    scene = seat_at(investigator(), investigator(at="nubia"), turn="B")
    _, b = scene
    b.tries("move: {to: nearest(city)}")
    assert (scene.asked, scene.rule) == ("B", "ELD-MAP-05")


@pytest.mark.rule("ELD-GEN-08")
def test_the_number_of_players_stays_when_investigators_fall() -> None:
    scene = seat_at(investigator(), nobody(), nobody(), nobody(), nobody(), eliminated="BC")
    a, *_ = scene
    a.tries("lose: {sanity: players}")
    assert a.sanity == 1


@pytest.mark.rule("ELD-GEN-08")
def test_the_reference_numbers_stay_when_investigators_fall() -> None:
    """Five players spawn two gates, although four of them have nobody any more."""
    scene = seat_at(
        investigator(),
        *[nobody() for _ in range(4)],
        phase="gates",
        gate_stack="rio boston naples",
        ancient_one="azathoth",
    )
    assert scene.gates == {"rio", "boston"}


@pytest.mark.rule("ELD-GEN-10")
@pytest.mark.parametrize(("answer", "sanity"), [("accept", 5), ("refuse", 3)])
def test_may_is_a_choice(answer: str, sanity: int) -> None:
    (a,) = seat_at(investigator(sanity=3))
    a.tries("may: [recover: {sanity: 2}]")
    assert a.offers == {"accept", "refuse"}
    a.does(answer)
    assert a.sanity == sanity


@pytest.mark.rule("ELD-GEN-10")
def test_or_offers_only_what_can_be_carried_out() -> None:
    steps = (
        "choose:\n- {label: one, do: [{spend: {clue: 2}}]}\n"
        "- {label: two, do: [{lose: {health: 1}}]}\n- {label: three, do: [{lose: {sanity: 1}}]}"
    )
    (a,) = seat_at(investigator(clues=1))
    a.tries(steps)
    assert a.offers == {"pick-option two", "pick-option three"}
    a.does("pick-option two")
    assert (a.clues, a.health, a.sanity) == (1, 5, 6)


@pytest.mark.rule("ELD-GEN-10")
@pytest.mark.parametrize(("answer", "clues", "sanity"), [("accept", 0, 6), ("refuse", 1, 4)])
def test_unless_is_a_choice(answer: str, clues: int, sanity: int) -> None:
    (a,) = seat_at(investigator(clues=1))
    a.tries("unless: [spend: {clue: 1}]\ndo: [lose: {sanity: 2}]", answer)
    assert (a.clues, a.sanity) == (clues, sanity)


@pytest.mark.rule("ELD-GEN-10", "ELD-TIM-05")
def test_unless_is_no_choice_if_it_cannot_be_carried_out() -> None:
    """Scenario 47: lose 2 Sanity unless you discard a spell; there is none, but Laudanum prevents it."""
    (a,) = seat_at(investigator(cards="laudanum"))
    a.tries("unless: [discard: {spell: 1}]\ndo: [lose: {sanity: 2}]")
    assert a.offers == {"use laudanum", "pass"}
    a.does("use laudanum")
    assert a.sanity == 6


@pytest.mark.rule("ELD-GEN-11")
def test_what_waits_for_an_event_works_once_each_time() -> None:
    scene = seat_at(investigator(health=1, cards="army-nurse"))
    (a,) = scene
    a.does("rest")
    assert a.health == 3
    scene.until("action")
    a.does("rest")
    assert a.health == 5


@pytest.mark.rule("ELD-GEN-11")
@pytest.mark.parametrize("event", ["travel", "trade", "acquire", "prepare", "rest"])
def test_a_component_may_wait_for_each_common_action(event: str) -> None:
    charm = invent(
        f"{{id: test-charm-{event}, kind: asset, value: 1, traits: [item],"
        f" abilities: [{{when: {event}, do: [{{improve: lore}}]}}]}}"
    )
    scene = seat_at(investigator(cards=f"{charm} debt", tickets="train"), investigator(), actions=5)
    a, b = scene
    a.does("trade B", "give-ticket A train", "propose")
    b.does("accept")
    a.does("rest", "prepare ship", "acquire", "pass", "travel chicago", dice="1 1")
    assert scene.told("used") == [f"used A {charm}"]
    assert a.improved == [1, 0, 0, 0, 0]


@pytest.mark.rule("ELD-GEN-12")
def test_each_investigator_acts_from_the_lead_clockwise() -> None:
    scene = seat_at(investigator(), investigator(), investigator(), lead="B")
    _, b, _ = scene
    b.tries("- test: lore\n  who: each")
    assert scene.told("test-began") == [f"test-began {seat} lore 0 2" for seat in "BCA"]


@pytest.mark.rule("ELD-GEN-13")
def test_a_fallen_investigator_is_no_investigator() -> None:
    lying = fallen("hafiz-demir", at="boston", seat="B", cards="boat-hook", clues=1)
    scene = seat_at(investigator(clues=1), nobody(), investigator(at="rio"), fallen=(lying,))
    a, _, c = scene
    assert a.offered("trade") == set()
    a.tries("- lose: {sanity: 1}\n  who: each")
    assert (a.sanity, c.sanity) == (5, 5)
    assert scene.told("lost") == ["lost A 0 1", "lost C 0 1"]
    a.tries("- recover: {health: 1}\n  who: chosen")
    assert a.offers == {"pick-seat A", "pick-seat C"}


@pytest.mark.rule("ELD-GEN-13")
def test_a_fallen_investigator_has_neither_actions_nor_encounters() -> None:
    lying = fallen("hafiz-demir", at="rio", seat="A")
    scene = seat_at(nobody(), investigator(), fallen=(lying,))
    _, b = scene
    assert scene.asked == "B"
    b.does("end-turn")
    b.does("meet general")
    assert [one.split()[1] for one in scene.told("encounter-began")] == ["B"]


@pytest.mark.rule("ELD-GEN-14")
def test_as_much_as_possible_is_carried_out_but_a_cost_only_as_a_whole() -> None:
    (a,) = seat_at(investigator(clues=2, health=5))
    a.tries("- may: [recover: {health: 1}]\n  cost: [spend: {clue: 3}]")
    assert (a.clues, a.health) == (2, 5)
    a.tries("- discard: {clue: 3}\n- recover: {health: 3}")
    assert (a.clues, a.health) == (0, 6)


@pytest.mark.rule("ELD-GEN-15")
def test_tokens_of_the_supply_never_run_out() -> None:
    scene = seat_at(
        *[investigator(tickets="train train", improved={"lore": 1}) for _ in range(8)],
        ancient_one="yog-sothoth",
        on_sheet=20,
    )
    a, *others = scene
    a.tries("token: {eldritch: 5, to: sheet}")
    assert scene.tokens_on("yog-sothoth") == 25
    a.tries("- improve: lore\n  who: each")
    assert [one.improved[0] for one in others] == [2] * 7
    assert [one.tickets for one in others] == ["train train"] * 7


@pytest.mark.rule("ELD-GEN-10", "ELD-DLY-04")
def test_the_delayed_who_have_nothing_to_leave_do_not_escape_a_choice_of_evils() -> None:
    scene = seat_at(
        investigator(at="congo", delayed=True), investigator(), phase="encounter", general="general-2"
    )
    a, _ = scene
    assert (a.health, a.delayed) == (5, True)


@pytest.mark.rule("ELD-GEN-10", "ELD-DLY-04")
def test_the_delayed_may_choose_what_others_may() -> None:
    scene = seat_at(
        *(investigator(at="congo", delayed=True, health=2, sanity=2), investigator()),
        phase="encounter",
        general="general-11",
    )
    a, _ = scene
    assert a.offers == {"pick-option accept", "pick-option decline"}
    a.does("pick-option accept")
    assert (a.health, a.sanity, a.delayed) == (4, 4, True)
