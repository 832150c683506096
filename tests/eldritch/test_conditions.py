"""ELD-CND: conditions, their rules and what each of them does."""

import pytest

from dreamtable.games.eldritch.box import CARDS, FRONTS
from dreamtable.games.eldritch.cards import Condition
from dreamtable.games.eldritch.decks import back_of
from dreamtable.games.eldritch.model import View
from eldritch.kit import investigator, seat_at


@pytest.mark.rule("ELD-CND-01")
def test_a_condition_stays_until_an_effect_discards_it() -> None:
    scene = seat_at(investigator(), investigator())
    a, _ = scene
    a.tries("gain: {condition: dark-pact}")
    scene.until("action")
    assert a.cards == ["dark-pact"]
    a.tries("discard: {condition: 1}")
    assert a.cards == []


@pytest.mark.rule("ELD-CND-01", "ELD-TRD-03")
def test_a_condition_is_not_offered_for_trade() -> None:
    scene = seat_at(investigator(cards="debt boat-hook"), investigator())
    a, _ = scene
    a.does("trade B")
    assert a.offered("give-card") == {"boat-hook"}


@pytest.mark.rule("ELD-CND-02")
def test_the_back_is_secret_until_the_front_tells_to_flip_it() -> None:
    scene = seat_at(investigator(cards="debt:6"), investigator())
    a, _ = scene
    (card,) = a.person.cards
    seen = scene.match.view(0)
    assert isinstance(seen, View)
    assert card not in seen.backs
    a.tries("reckoning: resolve")
    assert scene.told("card-flipped", "lost", "card-lost", to="B") == [
        "card-flipped A debt 5",
        "lost A 0 1",
        "card-lost A debt",
    ]


@pytest.mark.rule("ELD-CND-03")
def test_copies_have_the_same_front_and_different_backs() -> None:
    scene = seat_at(investigator())
    by_name: dict[str, list[int]] = {}
    for card in scene.state.conditions:
        by_name.setdefault(CARDS[card].id, []).append(card)
    assert len(by_name) == 11
    for name, cards in by_name.items():
        assert len(cards) == (6 if name == "debt" else 3)
        assert {back_of(scene.match._game, card) for card in cards} == set(range(len(cards)))
        assert len({id(FRONTS[card]) for card in cards}) == 1
        printed = CARDS[cards[0]]
        assert isinstance(printed, Condition)
        assert len(set(map(repr, printed.backs))) == len(cards)


@pytest.mark.rule("ELD-CND-04")
def test_nobody_gains_a_condition_that_he_has() -> None:
    scene = seat_at(investigator(cards="paranoia"))
    a, *_ = scene
    a.tries("gain: {condition: paranoia}")
    assert a.cards == ["paranoia"]
    assert a.turned == []


@pytest.mark.rule("ELD-CND-04")
def test_nobody_can_choose_to_gain_a_condition_that_he_has() -> None:
    scene = seat_at(investigator(cards="debt", health=3))
    a, *_ = scene
    a.tries("{unless: [gain: {condition: debt}], do: [lose: {health: 1}]}")
    assert (a.health, scene.rule) == (2, "ELD-ACT-01")


@pytest.mark.rule("ELD-CND-05")
def test_a_condition_of_a_trait_is_one_whose_name_he_does_not_have() -> None:
    # acceptance 46
    scene = seat_at(investigator(cards="night-terrors paranoia"), investigator())
    a, _ = scene
    a.tries("gain: {condition: any, trait: madness}")
    assert a.cards == ["night-terrors", "paranoia", "lost-hours"]
    a.tries("gain: {condition: any, trait: madness}")
    assert a.cards == ["night-terrors", "paranoia", "lost-hours"]


@pytest.mark.rule("ELD-CND-06", "ELD-TST-07")
def test_blessed_succeeds_with_four_five_and_six_and_cursed_only_with_six() -> None:
    # acceptance 17
    for card, dice, result in (("blessed", "4 4 3", 2), ("cursed", "5 5 6", 1)):
        scene = seat_at(investigator(cards=card, improved={"lore": 1}))
        scene.player("A").tries("test: lore", dice=dice)
        assert scene.told("tested") == [f"tested A lore {result}"]


@pytest.mark.rule("ELD-CND-07")
@pytest.mark.parametrize(("held", "gained"), [("blessed", "cursed"), ("cursed", "blessed")])
def test_the_opposite_is_discarded_and_nothing_gained(held: str, gained: str) -> None:
    # acceptance 45
    scene = seat_at(investigator(cards=held))
    a, *_ = scene
    a.tries(f"gain: {{condition: {gained}}}")
    assert a.cards == []
    assert not scene.told("card-gained", "card-flipped")


@pytest.mark.rule("ELD-CND-07", "ELD-CND-05")
def test_the_opposite_counts_also_for_a_condition_found_by_its_trait() -> None:
    scene = seat_at(investigator(cards="blessed"))
    a, *_ = scene
    a.tries("gain: {condition: any, trait: bane}")
    assert a.cards == []


@pytest.mark.rule("ELD-CND-08")
def test_a_second_one_flips_the_first() -> None:
    # acceptance 45
    scene = seat_at(investigator(cards="cursed:1", sanity=5))
    a, *_ = scene
    a.tries("gain: {condition: cursed}")
    assert (a.cards, a.sanity, a.turned) == (["cursed"], 3, [])
    blessed = seat_at(investigator(cards="blessed:1", sanity=3, health=3))
    b = blessed.player("A")
    b.tries("gain: {condition: blessed}")
    assert (b.cards, b.sanity, b.health) == (["blessed"], 4, 4)


@pytest.mark.rule("ELD-CND-09")
def test_debt_is_paid_by_an_action_or_called_in_by_a_reckoning() -> None:
    scene = seat_at(investigator(cards="debt"))
    a, *_ = scene
    a.does("perform debt", dice="1 5")
    assert a.cards == []
    failed = seat_at(investigator(cards="debt"))
    failed.player("A").does("perform debt", dice="1 1")
    assert failed.player("A").cards == ["debt"]


@pytest.mark.rule("ELD-CND-09")
@pytest.mark.parametrize("back", range(1, 7))
def test_every_back_of_a_debt_ends_by_discarding_it(back: int) -> None:
    scene = seat_at(investigator(cards=f"debt:{back} boat-hook", clues=1), investigator())
    a, _ = scene
    a.tries("reckoning: resolve")
    while scene.rule != "ELD-ACT-01":
        scene.passes()
    assert "debt" not in a.cards
    assert scene.told("card-flipped") == [f"card-flipped A debt {back - 1}"]


@pytest.mark.rule("ELD-CND-10")
@pytest.mark.parametrize(("die", "flipped"), [(1, True), (2, False), (6, False)])
def test_a_dark_pact_is_flipped_on_a_one(die: int, flipped: bool) -> None:
    scene = seat_at(investigator(cards="dark-pact:1"), investigator(), phase="reckoning", dice=str(die))
    assert bool(scene.told("card-flipped")) == flipped


@pytest.mark.rule("ELD-CND-11")
def test_who_is_detained_can_only_do_the_action_on_the_card() -> None:
    scene = seat_at(investigator(cards="detained boat-hook merchant-ledger"), investigator())
    a, _ = scene
    assert a.offers == {"perform-local detained A", "end-turn"}
    a.does("perform-local detained A", dice="6 1")
    assert "detained" not in a.cards
    assert "rest" in a.offers


@pytest.mark.rule("ELD-CND-11", "ELD-GEN-03")
def test_who_is_detained_cannot_be_moved() -> None:
    scene = seat_at(investigator(cards="detained"))
    a, *_ = scene
    a.tries("move: {to: rio}")
    assert a.space == "boston"


@pytest.mark.rule("ELD-CND-11", "ELD-ENC-09")
def test_who_is_detained_flips_the_card_instead_of_an_encounter() -> None:
    scene = seat_at(investigator(cards="detained:2"), phase="encounter", monsters="ghoul@boston", dice="5 1")
    assert scene.player("A").cards == []
    assert not scene.told("combat-began", "encounter-began")


@pytest.mark.rule("ELD-CND-12")
def test_who_is_detained_may_be_traded_with_and_healed_and_spend_clues() -> None:
    scene = seat_at(investigator(cards="boat-hook"), investigator(cards="detained:2", health=2, clues=1))
    a, b = scene
    assert "trade B" in a.offers
    a.tries("{recover: {health: 2}, who: chosen-other}")
    assert b.health == 4
    b.tries("test: will", dice="1 1")
    assert b.offered("reroll-with-clue") == {"1"}


# What each condition does


ROLLS = [
    ("blessed", (1, 2)),
    ("cursed", (4, 5, 6)),
]


@pytest.mark.parametrize(("name", "faces"), ROLLS)
@pytest.mark.parametrize("die", range(1, 7))
def test_blessed_and_cursed_leave_by_a_roll(name: str, faces: tuple[int, ...], die: int) -> None:
    scene = seat_at(investigator(cards=name), phase="reckoning", dice=str(die))
    assert (scene.player("A").cards == []) == (die in faces)


FLIPS = [
    ("night-terrors", (1, 2)),
    ("paranoia", (1, 2)),
    ("lost-hours", (1, 2)),
    ("broken-leg", (1, 2)),
    ("crushed-hand", (1, 2)),
    ("slow-bleed", (1, 2, 3)),
]


@pytest.mark.parametrize(("name", "faces"), FLIPS)
@pytest.mark.parametrize("die", range(1, 7))
def test_madness_and_injuries_are_flipped_by_a_roll(name: str, faces: tuple[int, ...], die: int) -> None:
    scene = seat_at(investigator(cards=name), investigator())
    scene.player("A").tries("reckoning: resolve", draws=f"#{die - 1}")
    assert bool(scene.told("card-flipped")) == (die in faces)


RESTS = [
    ("night-terrors", "will", 0, 1),
    ("paranoia", "will", 1, 1),
    ("lost-hours", "will", 1, 1),
    ("broken-leg", "strength", 1, 1),
    ("crushed-hand", "strength", 1, 1),
    ("slow-bleed", "strength", 1, 0),
]


@pytest.mark.parametrize(("name", "skill", "sanity", "health"), RESTS)
def test_madness_and_injuries_are_cured_by_a_test_at_rest(
    name: str, skill: str, sanity: int, health: int
) -> None:
    cured = seat_at(investigator(cards=name, health=2, sanity=2))
    a = cured.player("A")
    a.does("rest", dice="1 6")
    assert (a.cards, a.health, a.sanity) == ([], 3, 3)
    assert cured.told("tested") == [f"tested A {skill} 1"]
    not_cured = seat_at(investigator(cards=name, health=2, sanity=2))
    a = not_cured.player("A")
    a.does("rest", dice="1 1")
    assert (a.cards, a.health, a.sanity) == ([name], 2 + health, 2 + sanity)


def test_paranoia_forbids_to_trade() -> None:
    scene = seat_at(investigator(cards="paranoia boat-hook"), investigator(cards="laudanum"))
    a, b = scene
    assert "trade B" not in a.offers
    a.does("end-turn")
    assert "trade A" not in b.offers


def test_a_broken_leg_forbids_to_spend_tickets() -> None:
    scene = seat_at(investigator(cards="broken-leg", tickets="train"))
    a, *_ = scene
    a.does("travel chicago")
    assert not a.offered("spend-ticket")
    assert scene.rule == "ELD-ACT-01"


def test_a_crushed_hand_lowers_the_bonus_of_weapons_by_two_but_not_below_zero() -> None:
    for cards, pool in (("crushed-hand snub-revolver", 3), ("crushed-hand oak-bokken", 2)):
        scene = seat_at(investigator(cards=cards), phase="encounter", monsters="ghoul@boston")
        assert f"test-began A strength 0 {pool}" in scene.told("test-began")


BACKS: list[tuple[str, str, str, tuple[str, ...], str, tuple[int, int], list[str]]] = [
    # card, dice after the flip, draws, answers, what else he has; Health and Sanity lost; cards afterwards
    ("blessed:1", "", "", (), "", (-1, -1), ["blessed"]),
    ("blessed:2", "", "", (), "", (0, 0), ["blessed"]),
    ("blessed:3", "", "", (), "paranoia", (0, 0), ["blessed"]),
    ("cursed:1", "", "", (), "", (0, 2), ["cursed"]),
    ("cursed:3", "", "", (), "", (1, 1), ["cursed"]),
    ("debt:1", "", "", (), "", (2, 0), []),
    ("debt:1", "", "", ("accept",), "boat-hook", (0, 0), []),
    ("debt:2", "3", "", (), "", (0, 0), ["detained"]),
    ("debt:2", "4", "", (), "", (0, 0), []),
    ("debt:3", "", "", (), "", (0, 0), ["dark-pact"]),
    ("debt:4", "", "", (), "boat-hook", (0, 0), []),
    ("debt:5", "5 1", "", (), "", (0, 0), []),
    ("debt:6", "", "", (), "", (0, 1), []),
    ("dark-pact:3", "", "", ("accept",), "the-silver-key", (0, 0), []),
    ("detained:1", "1 1", "", (), "", (0, 2), []),
    ("detained:1", "1 5", "", (), "", (0, 0), []),
    ("detained:2", "1 1", "", (), "", (2, 0), []),
    ("detained:3", "", "", ("accept",), "", (0, 0), ["debt"]),
    ("night-terrors:1", "", "", (), "", (0, 2), []),
    ("night-terrors:2", "", "", (), "", (0, 1), ["paranoia"]),
    ("paranoia:3", "", "", (), "army-nurse", (0, 1), []),
    ("lost-hours:1", "", "nome", (), "", (0, 0), []),
    ("lost-hours:2", "", "", (), "", (0, 1), ["debt"]),
    ("lost-hours:3", "1", "", (), "", (0, 0), ["cursed"]),
    ("lost-hours:3", "5", "nome", (), "", (0, 0), []),
    ("broken-leg:1", "", "", (), "", (1, 0), []),
    ("broken-leg:2", "1 5", "", (), "", (1, 0), []),
    ("broken-leg:2", "1 1", "", (), "", (3, 0), []),
    ("broken-leg:3", "", "", (), "boat-hook", (1, 0), []),
    ("crushed-hand:1", "", "", (), "boat-hook", (1, 0), []),
    ("crushed-hand:2", "", "", ("refuse",), "", (2, 0), []),
    ("crushed-hand:2", "", "", ("accept",), "", (0, 0), ["debt"]),
    ("crushed-hand:3", "", "", (), "", (0, 2), []),
    ("slow-bleed:1", "", "", (), "", (2, 0), []),
    ("slow-bleed:3", "", "", (), "", (1, 0), ["lost-hours"]),
]


@pytest.mark.rule("ELD-CND-02")
@pytest.mark.parametrize(("card", "dice", "draws", "answers", "other", "loss", "cards"), BACKS)
def test_the_backs_of_conditions(
    card: str,
    dice: str,
    draws: str,
    answers: tuple[str, ...],
    other: str,
    loss: tuple[int, int],
    cards: list[str],
) -> None:
    scene = seat_at(investigator(cards=f"{other} {card}", health=5, sanity=5), investigator(), turn="B")
    a, _ = scene
    name = card.partition(":")[0]
    a.tries("flip: this", *answers, card=name, dice=dice if not answers else None, draws=draws)
    assert scene.told("card-flipped") == [f"card-flipped A {name} {int(card[-1]) - 1}"]
    assert (5 - a.health, 5 - a.sanity, a.cards) == (*loss, cards)


def test_a_dark_pact_asks_for_a_life_or_for_the_world() -> None:
    for back, saved in ((1, "let-the-world-pay"), (2, "open-the-doors")):
        devoured = {"let-the-world-pay": "pay-alone", "open-the-doors": "be-the-door"}[saved]
        scene = seat_at(investigator(cards=f"dark-pact:{back}"), investigator(), doom=10)
        a, _ = scene
        a.tries("flip: this", f"pick-option {saved}", card="dark-pact")
        assert a.cards == []
        assert (scene.doom, len(scene.gates)) == ((7, 0) if back == 1 else (10, 2))
        scene = seat_at(investigator(cards=f"dark-pact:{back}"), investigator(), doom=10)
        a, _ = scene
        a.tries("flip: this", f"pick-option {devoured}", card="dark-pact")
        assert scene.told("devoured") == ["devoured A somebody-a"]
        assert scene.doom == 9


def test_the_last_dark_pact_takes_an_artifact_or_the_mind() -> None:
    scene = seat_at(investigator(cards="dark-pact:3"), investigator())
    a, _ = scene
    a.tries("flip: this", card="dark-pact")
    assert a.fallen is not None
    assert a.fallen.mad


@pytest.mark.rule("ELD-TIM-06")
def test_what_replaces_a_fall_replaces_that_of_the_dark_pact_too() -> None:
    scene = seat_at(investigator(cards="dark-pact:3 jade-cicada", sanity=2), investigator())
    a, _ = scene
    a.tries("flip: this", "use jade-cicada", card="dark-pact")
    assert (a.sanity, a.cards) == (3, [])


@pytest.mark.parametrize("card", ["cursed:2", "slow-bleed:2"])
def test_some_backs_let_a_monster_ambush(card: str) -> None:
    scene = seat_at(investigator(cards=card), phase="encounter", cup="witch")
    a, *_ = scene
    a.tries("flip: this", card=card.partition(":")[0])
    assert scene.told("ambushed") == ["ambushed A witch"]
    assert a.cards == []


def test_the_last_night_terrors_are_a_nightgaunt() -> None:
    scene = seat_at(investigator(cards="night-terrors:3"), phase="encounter", cup="")
    scene.player("A").tries("flip: this", card="night-terrors")
    assert scene.told("ambushed") == ["ambushed A nightgaunt"]
    assert scene.player("A").cards == []


def test_paranoia_burns_clues_or_draws_a_cultist() -> None:
    scene = seat_at(investigator(cards="paranoia:1", clues=3), phase="encounter")
    scene.player("A").tries("flip: this", card="paranoia")
    assert (scene.player("A").clues, scene.player("A").cards) == (0, [])
    scene = seat_at(investigator(cards="paranoia:2"), phase="encounter")
    scene.player("A").tries("flip: this", card="paranoia")
    assert scene.monsters == ["cultist@boston"]


def test_some_backs_delay() -> None:
    for card in ("night-terrors:1", "broken-leg:1"):
        scene = seat_at(investigator(cards=card), phase="encounter")
        scene.player("A").tries("flip: this", card=card.partition(":")[0])
        assert scene.player("A").delayed, card
    scene = seat_at(investigator(cards="detained:3"), phase="encounter")
    scene.player("A").does("refuse")
    assert scene.told("was-delayed") == ["was-delayed A"]


def test_lost_hours_end_elsewhere_and_without_tickets() -> None:
    scene = seat_at(investigator(cards="lost-hours:1", tickets="train ship"), phase="encounter")
    a, *_ = scene
    a.tries("flip: this", "pick-ticket train", card="lost-hours", draws="nome")
    assert (a.space, a.tickets) == ("nome", "")


def test_a_debt_may_take_an_asset_and_all_tickets() -> None:
    scene = seat_at(investigator(cards="debt:4 boat-hook", tickets="train"), phase="encounter")
    a, *_ = scene
    a.tries("flip: this", card="debt")
    assert (a.cards, a.tickets) == ([], "")


def test_a_blessing_may_be_spent_on_somebody_else() -> None:
    scene = seat_at(investigator(cards="blessed:2"), investigator())
    a, b = scene
    a.tries("gain: {condition: blessed}")
    assert (a.cards, b.cards) == (["blessed"], ["blessed"])


def test_the_last_curse_may_be_bought_off_with_two_clues() -> None:
    scene = seat_at(investigator(cards="cursed:3", clues=2), phase="encounter")
    a, *_ = scene
    a.tries("flip: this", "accept", card="cursed")
    assert (a.clues, a.health, a.cards) == (0, 6, ["cursed"])
