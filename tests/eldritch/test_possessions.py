"""ELD-GAN, ELD-SPD: what investigators gain, spend and discard."""

import pytest

from dreamtable.games.eldritch.box import CARDS, TRAITS
from dreamtable.games.eldritch.model import View
from eldritch.kit import fallen, invent, investigator, nobody, seat_at
from eldritch.scene import names


@pytest.mark.rule("ELD-GAN-01")
def test_conditions_are_no_possessions() -> None:
    scene = seat_at(investigator(health=1, cards="boat-hook veil-of-ash paranoia", clues=1, tickets="train"))
    a, *_ = scene
    a.tries("lose: {health: 1}")
    assert a.fallen is not None
    assert names(a.fallen.cards) == ["boat-hook", "veil-of-ash"]
    assert (len(a.fallen.clues), a.fallen.tickets) == (1, [1, 0])


@pytest.mark.rule("ELD-GAN-02")
def test_everybody_sees_what_somebody_has() -> None:
    scene = seat_at(investigator(cards="boat-hook debt veil-of-ash"), investigator())
    seen = scene.match.view(1)
    assert isinstance(seen, View)
    assert seen.people[0] is not None
    assert names(seen.people[0].cards) == ["boat-hook", "debt", "veil-of-ash"]


@pytest.mark.rule("ELD-GAN-03")
def test_a_card_that_somebody_has_cannot_be_gained() -> None:
    scene = seat_at(
        investigator(),
        investigator(cards="boat-hook"),
        nobody(),
        fallen=(fallen("song-yulan", seat="C", cards="elephant-gun"),),
    )
    a, b, _ = scene
    a.tries("[{gain: {asset: 1, name: boat-hook}}, {gain: {asset: 1, name: elephant-gun}}]")
    assert a.cards == []
    assert b.cards == ["boat-hook"]


@pytest.mark.rule("ELD-GAN-04")
def test_the_top_card_of_a_deck_is_gained() -> None:
    scene = seat_at(investigator(), assets="boat-hook elephant-gun", artifacts="the-silver-key")
    a, *_ = scene
    a.tries("[{gain: {asset: 2}}, {gain: {artifact: 1}}]")
    assert a.cards == ["boat-hook", "elephant-gun", "the-silver-key"]


@pytest.mark.rule("ELD-GAN-04")
def test_of_spells_the_bottom_card_is_gained() -> None:
    scene = seat_at(investigator(), spells="hand-of-salt")
    a, *_ = scene
    top = CARDS[scene.state.spells[-1]].id
    a.tries("gain: {spell: 1}")
    assert a.cards == ["hand-of-salt"]
    assert CARDS[scene.state.spells[-1]].id == top


@pytest.mark.rule("ELD-GAN-05")
def test_the_first_card_with_the_trait_is_found_in_the_deck_before_the_pile() -> None:
    scene = seat_at(investigator(), assets="boat-hook army-nurse port-interpreter")
    a, *_ = scene
    a.tries("gain: {asset: 1, trait: ally}")
    assert a.cards == ["army-nurse"]


@pytest.mark.rule("ELD-GAN-05")
def test_a_card_with_the_trait_is_found_in_the_discard_pile_if_the_deck_has_none() -> None:
    scene = seat_at(investigator(), assets="army-nurse", reserve="")
    a, *_ = scene
    s = scene.state
    allies = [card for card in s.assets.pile if "ally" in TRAITS[card]]
    s.assets.pile = [card for card in s.assets.pile if card not in allies]
    s.assets.discard = allies
    a.tries("gain: {asset: 1, trait: ally}")
    assert "ally" in TRAITS[a.person.cards[0]]


@pytest.mark.rule("ELD-GAN-05")
def test_the_deck_is_shuffled_after_a_search() -> None:
    after = set()
    for seed in range(8):
        scene = seat_at(investigator(), assets="boat-hook army-nurse", reserve="")
        a, *_ = scene
        scene.fate.restart(f"searched {seed}")
        a.tries("[{gain: {asset: 1, trait: ally}}, {gain: {asset: 1}}]")
        assert a.cards[0] == "army-nurse"
        after.add(a.cards[1])
    assert len(after) > 4  # not the card that lay on top before


@pytest.mark.rule("ELD-GAN-05")
@pytest.mark.parametrize("wanted", ["spell: 1, trait: ritual", "condition: any, trait: madness"])
def test_spells_and_conditions_are_shuffled_after_a_search(wanted: str) -> None:
    fronts = set()
    for seed in range(12):
        scene = seat_at(investigator())
        a, *_ = scene
        scene.fate.restart(f"searched {seed}")
        a.tries(f"gain: {{{wanted}}}")
        (gained,) = a.person.cards
        assert wanted.split()[-1] in TRAITS[gained]
        seen = scene.match.view(0)
        assert isinstance(seen, View)
        fronts.add(seen.top_spell if wanted.startswith("spell") else seen.top_condition)
    assert len(fronts) > 4  # another one lies on top each time


@pytest.mark.rule("ELD-GAN-06")
def test_a_named_asset_is_taken_from_the_reserve_and_the_slot_refilled() -> None:
    scene = seat_at(
        investigator(), reserve="boat-hook ivory-die laudanum silk-disguise", assets="elephant-gun"
    )
    a, *_ = scene
    a.tries("gain: {asset: 1, name: laudanum}")
    assert a.cards == ["laudanum"]
    assert set(scene.reserve) == {"boat-hook", "ivory-die", "silk-disguise", "elephant-gun"}


@pytest.mark.rule("ELD-GAN-06")
def test_a_named_asset_is_found_in_the_deck_or_in_the_pile_and_else_nothing_is_gained() -> None:
    scene = seat_at(investigator(), reserve="")
    a, *_ = scene
    a.tries("gain: {asset: 1, name: laudanum}")
    a.tries("[{discard: {asset: 1}}, {gain: {asset: 1, name: laudanum}}, {gain: {asset: 1, name: laudanum}}]")
    assert a.cards == ["laudanum"]


@pytest.mark.rule("ELD-GAN-07")
def test_from_the_reserve_the_investigator_chooses_among_what_fits() -> None:
    scene = seat_at(investigator(), reserve="boat-hook elephant-gun army-nurse ivory-die")
    a, *_ = scene
    a.tries("gain: {asset: 1, from: reserve, trait: item, max-value: 4}")
    assert a.offered("pick-card") == {"boat-hook", "elephant-gun"}
    a.does("pick-card elephant-gun")
    assert a.cards == ["elephant-gun"]
    assert len(scene.reserve) == 4


@pytest.mark.rule("ELD-GAN-08")
def test_nobody_can_simply_throw_something_away() -> None:
    scene = seat_at(investigator(at="high-andes", cards="boat-hook debt", clues=1, tickets="train"))
    kinds = {offer.split()[0] for offer in scene.player("A").offers}
    assert kinds == {"travel", "rest", "perform", "end-turn"}


@pytest.mark.rule("ELD-GAN-09", "ELD-ACQ-09")
def test_a_service_is_carried_out_when_it_is_gained_and_then_discarded() -> None:
    scene = seat_at(investigator(), assets="press-syndicate", draws="")
    a, *_ = scene
    a.tries("gain: {asset: 1}", draws="nome rio")
    assert scene.clues == ["nome", "rio"]
    assert a.cards == []
    assert names(scene.state.assets.discard) == ["press-syndicate"]


DEADLY_SERVICE = invent(
    "{id: a-fatal-favour, kind: asset, value: 1, traits: [service],"
    " abilities: [{when: gain-this, do: [{lose: {health: 9}}]}]}"
)


@pytest.mark.rule("ELD-GAN-09")
def test_a_service_is_discarded_even_if_it_is_the_end_of_its_investigator() -> None:
    scene = seat_at(investigator(), assets=DEADLY_SERVICE)
    a, *_ = scene
    a.tries("gain: {asset: 1}")
    assert a.fallen is not None
    assert a.fallen.cards == []


@pytest.mark.rule("ELD-GAN-10")
def test_there_is_no_limit_to_what_somebody_has() -> None:
    scene = seat_at(investigator())
    a, *_ = scene
    a.tries("[{gain: {artifact: 14}}, {gain: {spell: 10}}]")
    assert len(a.cards) == 24


@pytest.mark.rule("ELD-GAN-11", "ELD-GEN-11")
def test_an_effect_without_a_limit_works_once_for_each_time_its_trigger_occurs() -> None:
    scene = seat_at(investigator(cards="army-nurse", health=1), investigator())
    a, _ = scene
    a.does("rest")
    assert a.health == 3
    scene.until("action")
    a.does("rest")
    assert a.health == 5


@pytest.mark.rule("ELD-GAN-12")
def test_a_trait_alone_does_nothing() -> None:
    scene = seat_at(investigator(cards="elephant-gun"), phase="encounter", monsters="ghoul@boston")
    plain = seat_at(
        investigator(
            cards=invent("{id: a-thing, kind: artifact, traits: [item, weapon, magical], abilities: []}")
        ),
        phase="encounter",
        monsters="ghoul@boston",
    )
    assert "test-began A strength 0 7" in scene.told("test-began")
    assert "test-began A strength 0 2" in plain.told("test-began")


# ELD-SPD


@pytest.mark.rule("ELD-SPD-01")
def test_a_cost_is_paid_completely_or_not_at_all() -> None:
    scene = seat_at(investigator(clues=1))
    a, *_ = scene
    assert not a.can("spend: {clue: 2}")
    a.tries("{may: [improve: lore], cost: [spend: {clue: 2}]}")
    assert (a.clues, a.improved[0]) == (1, 0)
    a.tries("{may: [improve: lore], cost: [spend: {clue: 1}]}", "accept")
    assert (a.clues, a.improved[0]) == (0, 1)


@pytest.mark.rule("ELD-SPD-02")
def test_nobody_can_spend_his_last_health_or_sanity() -> None:
    # acceptance 48
    scene = seat_at(investigator(health=1, sanity=2))
    a, *_ = scene
    assert not a.can("spend: {sanity: 2}")
    assert not a.can("spend: {health: 1}")
    assert a.can("spend: {sanity: 1}")


@pytest.mark.rule("ELD-SPD-03", "ELD-TIM-16")
def test_what_is_spent_is_not_lost_and_cannot_be_prevented() -> None:
    scene = seat_at(investigator(cards="laudanum", sanity=3))
    a, *_ = scene
    a.tries("{may: [improve: lore], cost: [spend: {sanity: 2}]}", "accept")
    assert (a.sanity, a.cards) == (1, ["laudanum"])


@pytest.mark.rule("ELD-SPD-04")
def test_who_has_less_than_he_must_discard_discards_all_of_it() -> None:
    scene = seat_at(investigator(clues=2, cards="boat-hook", tickets="train"))
    a, *_ = scene
    a.tries("[{discard: {clue: 5}}, {discard: {asset: 3}}, {discard: {ticket: 2}}]")
    assert (a.clues, a.cards, a.tickets) == (0, [], "")


@pytest.mark.rule("ELD-SPD-05")
def test_an_investigator_chooses_which_of_his_own_cards_he_discards() -> None:
    scene = seat_at(investigator(cards="boat-hook ivory-die"), investigator(cards="elephant-gun laudanum"))
    a, b = scene
    a.tries("{discard: {asset: 1}, who: each}")
    assert a.offered("pick-card") == {"boat-hook", "ivory-die"}
    a.does("pick-card ivory-die")
    assert (scene.asked, b.offered("pick-card")) == ("B", {"elephant-gun", "laudanum"})


@pytest.mark.rule("ELD-SPD-05")
def test_a_gate_is_discarded_by_who_resolves_the_effect() -> None:
    scene = seat_at(investigator(), investigator(), gates="rio boston", turn="B", lead="A")
    b = scene.player("B")
    b.tries("drop-gate: {which: any}")
    assert scene.asked == "B"
    b.does("pick-card gate-rio")
    assert scene.gates == {"boston"}


@pytest.mark.rule("ELD-SPD-06")
def test_a_group_cost_is_paid_by_all_who_like_from_wherever_they_are() -> None:
    scene = seat_at(investigator(clues=1), investigator(at="rio", clues=2), investigator(at="nome"))
    a, b, _ = scene
    a.tries("{may: [improve: lore], cost: [spend: {clue: 2, from: group}]}", "accept")
    assert a.offered("pick-number") == {"0", "1"}
    a.does("pick-number 1")
    assert b.offered("pick-number") == {"0", "1"}
    b.does("pick-number 1")
    assert (a.clues, b.clues, a.improved[0]) == (0, 1, 1)


@pytest.mark.rule("ELD-SPD-06")
def test_without_enough_of_the_group_nothing_is_spent() -> None:
    scene = seat_at(investigator(clues=1), investigator(clues=2))
    a, b = scene
    a.tries(
        "[{may: [improve: lore], cost: [spend: {clue: 2, from: group}]}, {recover: {sanity: 1}}]",
        "accept",
        "pick-number 1",
    )
    b.does("pick-number 0")
    assert (a.clues, b.clues, a.improved[0]) == (1, 2, 0)


@pytest.mark.rule("ELD-SPD-06", "ELD-GEN-10")
def test_who_will_not_pay_as_a_group_must_take_the_other_way() -> None:
    scene = seat_at(investigator(clues=2), doom=10, monsters="cultist@nome")
    a, *_ = scene
    a.tries(
        "choose: [{label: expose-him, do: [{spend: {clue: 2, from: group}}]},"
        " {label: let-him-preach, do: [{doom: {advance: 1}}]}]",
        "pick-option expose-him",
        "pick-number 0",
    )
    assert (scene.doom, a.clues) == (9, 2)


@pytest.mark.rule("ELD-SPD-07")
def test_an_empty_deck_is_made_anew_from_its_pile_at_once() -> None:
    scene = seat_at(
        investigator(), reserve="boat-hook ivory-die laudanum silk-disguise", assets="elephant-gun"
    )
    s = scene.state
    s.assets.pile, s.assets.discard = s.assets.pile[-1:], s.assets.pile[:-1]
    there = len(s.assets.discard)
    scene.player("A").tries("gain: {asset: 1}")
    assert (len(s.assets.pile), s.assets.discard) == (there, [])


@pytest.mark.rule("ELD-SPD-07")
def test_discard_piles_are_public() -> None:
    scene = seat_at(investigator(cards="boat-hook"))
    scene.player("A").tries("discard: {asset: 1}")
    seen = scene.match.view(0)
    assert isinstance(seen, View)
    assert names(seen.asset_discard) == ["boat-hook"]


@pytest.mark.rule("ELD-SPD-08")
def test_what_returns_to_the_box_is_out_of_the_game() -> None:
    scene = seat_at(investigator(cards="stasis-cube-of-yith"))
    a, *_ = scene
    a.tries("{may: [recover: {sanity: 1}], cost: [box: this]}", "accept", card="stasis-cube-of-yith")
    assert a.cards == []
    a.tries("gain: {artifact: 1, name: stasis-cube-of-yith}")
    assert a.cards == []
    assert "stasis-cube-of-yith" in names(scene.state.gone)
