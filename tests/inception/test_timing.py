"""DRM-TIM, DRM-INV: timing, precedence, and what is always true."""

import pytest

from dreamtable.games.inception.model import Step
from dreamtable.games.inception.moves import EndPhase, PutOnTop
from dreamtable.games.inception.rules import RULES
from dreamtable.kernel import Match
from inception.invariants import components_are_conserved
from inception.kit import CANCELLING, PLAYING, dream_lord, seat_at, thief, wander


@pytest.mark.rule("DRM-TIM-01")
def test_outside_the_own_open_time_nobody_starts_anything() -> None:
    scene = seat_at(
        dream_lord("secret-passage", hand="serum swap"),
        thief("joker", hand="swap"),
        thief("forger", hand="swap serum shoot"),
        at="draw",
    )
    lord, t1, t2, _ = scene
    assert (scene.asked, lord.offers, t2.offers) == ("T1", set(), set())
    t1.does("draw 2")
    assert (scene.asked, lord.offers, t2.offers) == ("T1", set(), set())


@pytest.mark.rule("DRM-TIM-02")
def test_a_triggered_effect_is_resolved_before_the_interrupted_one_goes_on() -> None:
    scene = seat_at(
        dream_lord("imperial-city"),
        thief("terrorist", hand="unseal"),
        thief("space-queen"),
        thief(hand="serum peek unseal"),
        locks="1 3 2 1",
    )
    lord, t1, t2, t3 = scene
    t1.unlocks()
    lord.does("give-chosen-bribe fail")
    t1.does("shoot-at T3")
    t3.does("accept-penalty", chance="5")
    assert (scene.asked, scene.rule) == ("T3", "DRM-DTH-01")
    t3.does("give serum", "give peek")
    assert (scene.asked, scene.rule) == ("T2", "DRM-SPQ-01")
    t2.does("draw 1")
    assert (scene.asked, scene.rule) == ("T1", PLAYING)
    assert scene.told("unlocked", "vault-opened", "bribe-given", "shot-fired", "killed", "gave", "drew") == [
        "unlocked T1 1 0",
        "vault-opened 1 gold",
        "bribe-given T1 L chosen",
        "shot-fired T1 T3",
        "killed T3 T1",
        "gave T3 T1 2",
        "drew T2 1",
    ]


@pytest.mark.rule("DRM-TIM-03")
def test_who_may_react_is_asked_in_turn_order_from_the_current_player() -> None:
    scene = seat_at(
        dream_lord(hand="serum"),
        thief(hand="serum"),
        thief(hand="unseal serum"),
        thief(hand="serum"),
        turn="T2",
    )
    _, _, t2, _ = scene
    t2.does("unlock")
    asked = []
    while scene.rule == CANCELLING:
        asked.append(scene.asked)
        scene.idle()
    assert asked == ["T2", "T3", "L", "T1"]


@pytest.mark.rule("DRM-TIM-03", "DRM-HBR-01")
def test_who_is_affected_follows_in_turn_order_from_the_current_player() -> None:
    scene = seat_at(
        dream_lord("harbor"), thief(bribes="deal fail"), thief(hand="unseal"), turn="T2", locks="1 3 2 1"
    )
    _, _, t2, _ = scene
    t2.unlocks(chance="6 6 6")
    assert scene.told("rolled") == ["rolled T2 6", "rolled T3 6", "rolled T1 6"]


@pytest.mark.rule("DRM-TIM-03")
def test_the_unlockers_extract_comes_before_the_queens_interlace() -> None:
    scene = seat_at(dream_lord(), thief("space-queen"), thief("extractor", hand="unseal"), turn="T2")
    _, _, t2, _ = scene
    t2.unlocks()
    assert (scene.asked, scene.rule) == ("T2", "DRM-EXT-01")
    t2.does("draw 3")
    assert (scene.asked, scene.rule) == ("T1", "DRM-SPQ-01")


@pytest.mark.rule("DRM-TIM-04")
def test_what_must_happen_does_not_wait_for_a_choice() -> None:
    """A peeker in the world of Chess must draw, and may look where he likes: the draw comes first."""
    scene = seat_at(dream_lord("chess"), thief(hand="peek", bribes="deal fail"))
    _, t1, *_ = scene
    t1.does("peek")
    assert (t1.cards, t1.offers) == (2, {"look-at 1", "look-at 2", "look-at 3", "look-at 4"})
    scene = seat_at(dream_lord("imperial-city"), thief(hand="peek"), thief(), thief())
    lord, t1, *_ = scene
    t1.does("peek")
    lord.does("give-bribe", chance="fail")
    assert t1.offers == {"shoot-at T2", "shoot-at T3"}
    t1.does("shoot-at T2", chance="6")
    assert t1.can("look-at")


@pytest.mark.rule("DRM-TIM-05")
def test_who_went_to_limbo_in_the_meantime_no_longer_reacts() -> None:
    for roll, rule in (("5", PLAYING), ("6", "DRM-SPQ-01")):
        scene = seat_at(
            dream_lord("harbor"),
            thief(hand="unseal", bribes="deal fail"),
            thief("space-queen"),
            locks="1 3 2 1",
        )
        _, t1, *_ = scene
        t1.unlocks(chance=f"6 {roll} 6")
        assert scene.rule == rule


@pytest.mark.rule("DRM-TIM-06")
def test_a_reaction_is_offered_once_and_lost_if_declined() -> None:
    scene = seat_at(dream_lord(), thief("avatar", hand="serum"), thief())
    _, t1, *_ = scene
    t1.does("travel 2", "decline")
    assert t1.offers == {"end-phase"}
    scene = seat_at(dream_lord(), thief(hand="unseal"), thief("space-queen"))
    _, t1, t2, _ = scene
    t1.unlocks()
    t2.does("draw 1")
    assert (scene.asked, scene.rule, t2.cards) == ("T1", PLAYING, 1)


@pytest.mark.rule("DRM-TIM-07")
def test_the_game_stops_at_the_change_that_ends_it() -> None:
    scene = seat_at(dream_lord("chess"), thief(hand="peek"), left=2)
    _, t1, *_ = scene
    t1.does("peek")
    assert scene.outcome.reason == "deck-empty"
    assert scene.told("bribe-withheld", "vault-looked-at") == []
    scene = seat_at(dream_lord("harbor"), thief("martyr", hand="serum", level=4), locks="4 3 2 1")
    _, t1, *_ = scene
    t1.does("sacrifice", "take-locks", chance="3")
    assert (scene.outcome.reason, t1.level, t1.hand) == ("secret-opened", 4, "serum")


@pytest.mark.rule("DRM-TIM-08")
def test_without_a_target_or_the_whole_cost_nothing_is_started() -> None:
    scene = seat_at(dream_lord(level=2), thief("architect", hand="shoot", level=4))
    _, t1, *_ = scene
    assert t1.offers == {"end-phase", "labyrinth shoot T1"}
    scene = seat_at(dream_lord(), thief("architect", hand="serum"))
    _, t1, *_ = scene
    assert not t1.can("labyrinth")
    scene = seat_at(dream_lord(), thief("lord-of-war", hand="serum"), pile="shoot")
    _, t1, *_ = scene
    assert not t1.can("black-market")
    scene = seat_at(dream_lord(), thief("paprika"), thief(level=0))
    _, t1, *_ = scene
    assert not t1.can("salvation")


@pytest.mark.rule("DRM-TIM-08")
def test_the_cost_is_paid_before_the_effect() -> None:
    scene = seat_at(dream_lord(), thief("paprika", hand="serum"), thief(hand="peek", level=0))
    _, t1, *_ = scene
    t1.does("salvation serum T2")
    assert scene.told("discarded", "revived", "gave") == [
        "discarded T1 serum",
        "revived T2 1 T1",
        "gave T2 T1 1",
    ]


@pytest.mark.rule("DRM-TIM-09")
def test_parts_that_cannot_be_carried_out_are_skipped() -> None:
    scene = seat_at(dream_lord(), thief(hand="spiral"), thief())
    _, t1, t2, _ = scene
    t1.does("spiral T2", chance="3")
    assert t2.level == 2
    scene = seat_at(dream_lord(), thief("paprika", hand="serum"), thief(level=0))
    _, t1, t2, _ = scene
    t1.does("salvation serum T2")
    assert (t2.level, t1.cards) == (1, 0)


@pytest.mark.rule("DRM-TIM-10")
def test_a_skill_that_could_not_change_anything_may_not_be_started() -> None:
    scene = seat_at(dream_lord(), thief("shade"))
    _, t1, *_ = scene
    assert not t1.can("tag-along")
    scene = seat_at(dream_lord(), thief("chemist", hand="shoot"), pile="shoot")
    _, t1, *_ = scene
    assert not t1.can("dispense")
    scene = seat_at(dream_lord(), thief("soul-sculptor", hand="shoot"), thief(hand="serum serum"))
    _, t1, *_ = scene
    t1.does("shoot T2", chance="2")
    assert scene.told("moved") == ["moved T2 1 2"]


@pytest.mark.rule("DRM-TIM-10")
def test_scout_needs_a_card_to_show() -> None:
    scene = seat_at(
        dream_lord(), thief("shade", hand="swap"), thief("point-man"), at="draw", deck="swap swap"
    )
    _, t1, *_ = scene
    t1.does("draw 2", "body-swap T2", "body-swap T2", "body-swap T2")
    assert t1.character == "point-man"
    assert t1.hand == ""
    assert not t1.can("scout")


@pytest.mark.rule("DRM-TIM-10")
def test_a_card_may_be_used_even_if_it_changes_nothing() -> None:
    scene = seat_at(dream_lord(), thief(hand="pull"))
    _, t1, t2, _ = scene
    t1.does("mind-pull T2")
    assert (t2.level, t1.cards, scene.pile) == (1, 0, "pull")


@pytest.mark.rule("DRM-TIM-11")
def test_an_effect_that_has_begun_is_finished() -> None:
    """The Martyr is washed into Limbo on the way, and still discards his hand."""
    scene = seat_at(
        dream_lord("harbor"), thief("martyr", hand="serum peek", bribes="deal fail"), locks="2 3 2 1"
    )
    _, t1, *_ = scene
    t1.does("sacrifice", "take-locks", chance="5 1 6 6")
    assert (t1.level, t1.cards, scene.pile) == (0, 0, "serum peek")
    assert scene.told("went-to-limbo") == ["went-to-limbo T1"]


@pytest.mark.rule("DRM-TIM-11")
def test_a_tsunami_goes_on_when_its_holder_is_washed_away() -> None:
    scene = seat_at(dream_lord("harbor", hand="swap"), thief("martyr"), turn="L", locks="2 3 2 1")
    lord, t1, t2, t3 = scene
    lord.does("body-swap T1", "sacrifice", "take-locks", chance="6 1 1 1")
    assert (t1.level, t2.level, t3.level) == (0, 0, 0)


@pytest.mark.rule("DRM-TIM-11")
def test_what_works_while_it_is_held_is_checked_at_its_step() -> None:
    """After the swap the shooter has Carve and no Zeal any more."""
    scene = seat_at(
        dream_lord(), thief("terrorist", hand="swap shoot"), thief("soul-sculptor"), thief(hand="serum serum")
    )
    _, t1, _, t3 = scene
    t1.does("body-swap T2", "shoot T3", chance="6")
    assert t1.offers == {"decline", "carve 2"}
    assert t3.cards == 2


@pytest.mark.rule("DRM-TIM-12")
@pytest.mark.parametrize(
    ("character", "hand", "move", "drawn"),
    [
        ("avatar", "serum", "travel 2", 2),
        ("dream-interpreter", "unseal", "unlock", 2),
        ("extractor", "unseal", "unlock", 3),
    ],
)
def test_optional_draws_are_all_or_nothing(character: str, hand: str, move: str, drawn: int) -> None:
    scene = seat_at(dream_lord(), thief(character, hand=hand))
    _, t1, *_ = scene
    t1.does(move)
    assert t1.offers == {"decline", f"draw {drawn}"}
    t1.does(f"draw {drawn}")
    assert t1.cards == drawn


@pytest.mark.rule("DRM-TIM-13")
def test_the_cancel_window_asks_everybody_whatever_the_hand_holds() -> None:
    asked = []
    for hand in ("serum", "unseal"):
        scene = seat_at(dream_lord(hand=hand), thief(hand="unseal"), thief(hand="serum"), thief(hand=hand))
        _, t1, *_ = scene
        t1.does("unlock")
        seats = []
        while scene.rule == CANCELLING:
            seats.append(scene.asked)
            scene.idle()
        asked.append(seats)
    assert asked == [["T2", "T3", "L"]] * 2


@pytest.mark.rule("DRM-TIM-13")
def test_who_cannot_cancel_is_asked_in_the_same_way() -> None:
    scene = seat_at(dream_lord(hand="serum"), thief(hand="unseal"))
    lord, t1, *_ = scene
    t1.does("unlock")
    assert (scene.asked, scene.rule, lord.offers) == ("L", CANCELLING, {"decline"})


@pytest.mark.rule("DRM-TIM-13", "DRM-PSG-03")
@pytest.mark.parametrize("hand", ["serum", "shoot"])
def test_whether_the_dead_can_pay_is_not_given_away_by_the_question(hand: str) -> None:
    scene = seat_at(dream_lord("secret-passage"), thief(hand=hand, level=0))
    _, t1, *_ = scene
    assert (scene.asked, scene.rule) == ("T1", PLAYING)
    assert t1.can("revive") is (hand == "serum")
    scene = seat_at(dream_lord("secret-passage"), thief(level=0))
    assert scene.turn == "T2"


@pytest.mark.rule("DRM-TIM-14", "DRM-PEK-02")
def test_the_steps_of_dream_peek() -> None:
    scene = seat_at(dream_lord("chess"), thief(hand="peek"))
    lord, t1, *_ = scene
    t1.does("peek")
    lord.does("give-bribe", chance="deal")
    t1.does("look-at 2")
    assert scene.told("card-used", "drew", "bribe-given", "vault-looked-at") == [
        "card-used T1 peek",
        "drew T1 2",
        "bribe-given T1 L",
        "vault-looked-at T1 2",
    ]


@pytest.mark.rule("DRM-TIM-15")
def test_reactions_to_a_use_come_at_once() -> None:
    scene = seat_at(dream_lord(hand="unseal"), thief("dream-interpreter", hand="unseal"))
    _, t1, *_ = scene
    t1.does("unlock")
    assert (scene.asked, scene.rule) == ("T1", "DRM-INT-01")
    t1.does("draw 2")
    assert scene.rule == CANCELLING
    scene = seat_at(dream_lord("chess"), thief(hand="peek"))
    _, t1, *_ = scene
    t1.does("peek")
    assert (scene.asked, t1.cards) == ("L", 2)


@pytest.mark.rule("DRM-TIM-16")
def test_the_secret_is_turned_up_before_a_draw_can_empty_the_deck() -> None:
    scene = seat_at(
        dream_lord(), thief(hand="unseal", level=4), thief("space-queen"), left=1, locks="4 3 2 1"
    )
    _, t1, *_ = scene
    t1.unlocks()
    assert scene.winners == "T1 T2 T3"


@pytest.mark.rule("DRM-TIM-16")
def test_interlace_comes_after_the_opening() -> None:
    scene = seat_at(dream_lord(), thief(hand="unseal"), thief("space-queen"), locks="1 3 2 1")
    lord, t1, *_ = scene
    t1.unlocks()
    assert (scene.asked, scene.rule) == ("L", "DRM-BRB-02")
    lord.does("decline")
    assert (scene.asked, scene.rule) == ("T2", "DRM-SPQ-01")


@pytest.mark.rule("DRM-INV-01", "DRM-INV-02")
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
@pytest.mark.parametrize("preset", ["full", "first-game"])
def test_cards_bribes_vaults_and_locks_are_conserved(seats: int, preset: str) -> None:
    for n in range(6):
        match = Match(RULES, seats, f"conserved {n}", RULES.read_options({"preset": preset}))
        components_are_conserved(match.state)
        for _ in wander(match, f"whim {n}"):
            components_are_conserved(match.state)
        components_are_conserved(match.state)


@pytest.mark.rule("DRM-INV-01")
@pytest.mark.parametrize("spoil", ["lost", "doubled", "two places"])
def test_a_lost_or_doubled_card_would_be_noticed(spoil: str) -> None:
    scene = seat_at(dream_lord(), thief(hand="serum"))
    s = scene.state
    if spoil == "lost":
        s.deck.pop()
    elif spoil == "doubled":
        s.discard.append(s.deck[-1])
    else:
        s.deck[-1] = s.hands[1][0]
    with pytest.raises(AssertionError):
        components_are_conserved(s)


@pytest.mark.rule("DRM-INV-02")
@pytest.mark.parametrize("spoil", ["locks", "open", "bribe", "secret", "lord"])
def test_wrong_locks_bribes_or_vaults_would_be_noticed(spoil: str) -> None:
    s = seat_at(dream_lord(), thief()).state
    match spoil:
        case "locks":
            s.locks[2] = 4
        case "open":
            s.opened[3] = True
        case "bribe":
            s.bribes[0] = s.bribes[1]
        case "secret":
            s.vaults[1] = s.vaults[2]
        case _:
            s.bribed[0] = 0
    with pytest.raises(AssertionError):
        components_are_conserved(s)


@pytest.mark.rule("DRM-INV-03")
def test_after_a_turn_full_of_skills_everything_is_at_0_again() -> None:
    scene = seat_at(
        dream_lord(),
        thief("forger", hand="swap swap unseal shoot shoot shoot"),
        thief("paprika", hand="peek"),
        thief(level=0),
    )
    _, t1, t2, _ = scene
    t1.does("trickery T2 1", "give peek", chance="#0")
    t1.unlocks()
    t1.does("body-swap T2", "salvation shoot T3", "end-phase")
    s = scene.state
    assert (s.used, s.unlocks, s.revived) == ({}, 0, [])
    assert (t1.character, t2.character) == ("forger", "paprika")


@pytest.mark.rule("DRM-INV-04")
def test_the_game_ends_even_if_a_card_comes_back_in_every_turn() -> None:
    scene = seat_at(dream_lord(), thief("space-queen", hand="serum"), at="start")
    turns = returned = 0
    while scene.match.question is not None:
        (seat,) = scene.match.question.menus
        menu = scene.match.menu(seat)
        back = [n for n, move in enumerate(menu) if isinstance(move, PutOnTop)]
        ends = [n for n, move in enumerate(menu) if isinstance(move, EndPhase)]
        turns += bool(ends)
        returned += bool(back)
        scene.match.choose(seat, (back or ends or [0])[0])
    assert scene.outcome.reason == "deck-empty"
    assert returned > 20
    assert turns <= 102


@pytest.mark.rule("DRM-INV-04")
@pytest.mark.parametrize("seats", [4, 8])
def test_random_games_end_and_at_most_one_card_per_turn_comes_back(seats: int) -> None:
    for n in range(6):
        match = Match(RULES, seats, f"endless {n}")
        size, turn, back = len(match.state.deck), match.state.turn, 0
        for _ in wander(match, f"whim {n}"):
            s = match.state
            if s.step is Step.SET_UP:
                continue
            if s.turn != turn:
                turn, back = s.turn, 0
            back += max(0, len(s.deck) - size)
            size = len(s.deck)
            assert back <= 1
        assert match.outcome is not None
