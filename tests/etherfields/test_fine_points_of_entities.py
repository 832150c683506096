"""What the rules of Entities, Items, Flaws and variants say besides their first sentence."""

import pytest

from dreamtable.games.etherfields.box import BOX
from dreamtable.games.etherfields.entities import move_figures
from dreamtable.games.etherfields.events import PaceRolled
from dreamtable.games.etherfields.floor import begin_floor
from dreamtable.games.etherfields.map import redraw
from dreamtable.games.etherfields.model import Dream, Element, Kind
from dreamtable.games.etherfields.moves import (
    Abstain,
    Accept,
    Act,
    Done,
    Finish,
    PickCard,
    PickElement,
    PlayPoker,
)
from dreamtable.games.etherfields.possessions import gain_item, restore_item
from dreamtable.games.etherfields.scene import scene_of
from dreamtable.games.etherfields.script import open_paragraph
from dreamtable.games.etherfields.secrets import lay, reveal
from dreamtable.games.etherfields.turn_cards import resolve_step
from dreamtable.kernel import Game
from dreamtable.lang import LANGUAGES, rulebook
from etherfields.kit import act, at, card, cards, carry_out, dream, game, pace, pay

SIX = "w1 w1 w1 w1 w1 w1"


# Figures


@pytest.mark.rule("ETH-ENT-11")
def test_a_tile_whose_figures_are_all_befriended_still_has_its_morphing_line() -> None:
    table = dream(1, figures=[("x-walker", "A1.nw")], also=lambda s: setattr(s.figures[0], "friend", True))
    carry_out(resolve_step(game(table), Kind.BASIC))
    assert table.dreamers[0].distress == 0
    carry_out(resolve_step(game(table), Kind.MORPHING))
    assert len(table.s.entities[0].morphings) == 1


@pytest.mark.rule("ETH-TRN-04")
def test_an_entity_without_figures_still_has_its_lines() -> None:
    table = dream(2, figures=[("x-howler", "A1.nw")], also=lambda s: s.figures.clear())
    carry_out(resolve_step(game(table), Kind.BASIC))
    assert [d.distress for d in table.dreamers] == [1, 1]


@pytest.mark.rule("ETH-STA-09", "ETH-CAP-08")
def test_a_big_entity_pushes_a_paralyzed_figure_too() -> None:
    figures = [("x-giant", "A1.ne"), ("x-walker", "A1.se")]
    table = dream(1, where="A1.se", figures=figures, also=lambda s: setattr(s.figures[1], "paralyzed", True))
    table.brings(pace("one"))
    carry_out(move_figures(game(table)))
    giant, walker = table.s.figures
    assert giant.space == at("A1.se")
    assert walker.space != at("A1.se")


@pytest.mark.rule("ETH-CAP-08")
def test_a_big_entity_that_pushed_somebody_on_its_way_goes_no_further() -> None:
    table = dream(1, where="A1.nw", figures=[("x-strider", "A2.ne"), ("x-statue", "A2.nw")])
    table.s.south = 0  # one way only, along the upper row
    table.brings(pace("full"))
    carry_out(move_figures(game(table)))
    strider, statue = table.s.figures
    assert strider.space == at("A2.nw")
    assert statue.space == at("A1.ne")


@pytest.mark.rule("ETH-EMV-08", "ETH-EMV-12")
def test_who_goes_where_the_suit_is_rolls_no_die() -> None:
    table = dream(1, turn="t01", figures=[("x-leader", "B2.se")])
    carry_out(lay(game(table), card("x-tile-s")))
    heard = Game(table.s, listening=True)
    carry_out(move_figures(heard))
    assert table.s.figures[0].space == at("A3.nw")
    assert not [event for event in heard.events if isinstance(event, PaceRolled)]


@pytest.mark.rule("ETH-EMV-01", "ETH-EMV-02")
@pytest.mark.parametrize(("one_roll", "rolls"), [(True, 2), (False, 4)])
def test_one_roll_for_all_is_also_rolled_again_for_all(one_roll: bool, rolls: int) -> None:
    table = dream(1, figures=[("x-walker", "B2.se"), ("x-other", "B2.se")], one_roll=one_roll)
    faces = [pace("full-again"), pace("one")] * 2
    table.brings(*faces)
    heard = Game(table.s, listening=True)
    carry_out(move_figures(heard))
    assert len([event for event in heard.events if isinstance(event, PaceRolled)]) == rolls


@pytest.mark.rule("ETH-ENT-02", "ETH-TRN-06")
def test_the_space_and_the_tile_in_a_line_of_an_entity_are_those_of_its_figures() -> None:
    table = dream(3, where="B2.se A1.nw A1.se", figures=[("x-dripper", "A1.nw")])
    carry_out(resolve_step(game(table), Kind.BASIC))
    assert [d.distress for d in table.dreamers] == [0, 1, 0]
    assert table.s.tokens["swamp"] == [at("A1.nw")]
    carry_out(resolve_step(game(table), Kind.SPECIAL))
    assert [len(d.sealed) for d in table.dreamers] == [0, 1, 1]


@pytest.mark.rule("ETH-EMV-03", "ETH-EMV-06", "ETH-EMV-13")
def test_who_keeps_to_the_water_goes_the_shortest_way_in_it_and_leaves_the_shore_alone() -> None:
    def also(s: Dream) -> None:
        s.tokens["water"] = [at(name) for name in ("A1.ne", "A1.se", "A2.sw", "A2.se", "A2.ne")]
        redraw(s)

    table = dream(2, where="A1.ne A2.nw", figures=[("x-eel", "A2.ne")], also=also)
    table.brings(pace("full"))
    carry_out(move_figures(game(table)))
    assert table.s.figures[0].space == at("A1.se")  # round by the water, past the Dreamer who stands dry


# Morphings and States


@pytest.mark.rule("ETH-TIM-12", "ETH-MOR-02", "ETH-MOR-05")
def test_a_line_whose_source_left_is_as_strong_as_when_the_step_began() -> None:
    def also(s: Dream) -> None:
        s.beside.append(card("x-broom"))
        s.entities[0].morphings = cards("anguish reach")

    table = dream(1, where="A1.se", figures=[("x-other", "A1.nw")], also=also)
    script = resolve_step(game(table), Kind.BASIC)
    question = next(script)
    with pytest.raises(StopIteration):
        script.send((0, list(question.menus[0]).index(PickCard(card("x-broom")))))
    assert table.s.figures == []
    assert table.dreamers[0].distress == 2


@pytest.mark.rule("ETH-MOR-06", "ETH-HND-04")
def test_who_holds_seven_cards_by_a_mask_discards_one_when_masks_fail() -> None:
    # acceptance AS-46
    def also(s: Dream) -> None:
        s.dreamers[0].masks, s.dreamers[0].mask = cards("card-veil"), card("card-veil")
        s.morphings = cards("unmasking")

    table = dream(1, hands=["w1 w2 w3 c1 c2 c3 a1"], turn="t10", figures=[("x-walker", "B2.se")], also=also)
    table.does(0, Done())
    assert table.is_asked(0, "ETH-HND-04")
    table.match.choose(0, 0)
    assert len(table.dreamers[0].hand) == 6


@pytest.mark.rule("ETH-MOR-11", "ETH-MOR-02", "ETH-MOR-03")
def test_anguish_and_sealing_add_once_for_each_dreamer_however_often_a_line_harms_him() -> None:
    def also(s: Dream) -> None:
        s.entities[0].morphings = cards("anguish sealing")

    table = dream(2, where="A1.nw A1.se", figures=[("x-lasher", "A1.nw")], also=also)
    carry_out(resolve_step(game(table), Kind.BASIC))
    assert [d.distress for d in table.dreamers] == [3, 2]
    carry_out(resolve_step(game(table), Kind.SPECIAL))
    assert [len(d.sealed) for d in table.dreamers] == [4, 3]


@pytest.mark.rule("ETH-STA-04", "ETH-STA-08")
@pytest.mark.parametrize(("stunned", "distress"), [(1, 1), (2, 0)])
def test_a_stunned_entity_inflicts_no_distress_on_whomever_its_line_names(
    stunned: int, distress: int
) -> None:
    def also(s: Dream) -> None:
        for figure in s.figures[:stunned]:
            figure.stunned = True

    table = dream(2, figures=[("x-howler", "B2.se")] * 2, also=also)
    carry_out(resolve_step(game(table), Kind.BASIC))
    assert [d.distress for d in table.dreamers] == [distress, distress]


# Items


@pytest.mark.rule("ETH-ITM-04", "ETH-ITM-07")
def test_an_item_that_makes_room_for_another_goes_to_storage_whatever_it_says_of_being_discarded() -> None:
    table = dream(1, items="x-return-ticket x-item-b x-item-c")
    script = gain_item(game(table), card("x-item-d"))
    question = next(script)
    with pytest.raises(StopIteration):
        script.send((0, list(question.menus[0]).index(PickCard(card("x-return-ticket")))))
    assert (table.s.storage, table.s.item_market) == (cards("x-return-ticket"), [])


@pytest.mark.rule("ETH-ITM-06", "ETH-ITM-07")
@pytest.mark.parametrize("drawn", [True, False])
def test_of_a_restored_item_and_the_others_the_drawn_one_is_put_back_and_another_is_discarded(
    drawn: bool,
) -> None:
    ticket, other = "x-return-ticket", "x-item-d"
    table = dream(1, items=f"x-item-b x-item-c {other if drawn else ticket}")
    table.s.storage = cards(ticket if drawn else other)
    script = restore_item(game(table))
    question = next(script)
    with pytest.raises(StopIteration):
        script.send((0, list(question.menus[0]).index(PickCard(card(ticket)))))
    assert (table.s.storage, table.s.item_market) == ((cards(ticket), []) if drawn else ([], cards(ticket)))


# Masks


@pytest.mark.rule("ETH-MSK-02", "ETH-ACT-02")
def test_what_the_red_jaw_adds_makes_an_assault_payable() -> None:
    def also(s: Dream) -> None:
        s.dreamers[0].masks, s.dreamers[0].mask = cards("red-jaw"), card("red-jaw")
        s.dreamers[0].boosts = 1

    table = dream(1, hands=["w1"], figures=[("x-walker", "A1.nw")], also=also)
    table.does(0, act("x-strike"), act("red-jaw"), pay("w1"))
    assert table.s.figures[0].dazed
    assert not dream(1, hands=["w1"], figures=[("x-walker", "A1.nw")], also=used).can(0, act("x-strike"))


def used(s: Dream) -> None:
    """Let the Red Jaw be worn, and be used in this Turn already, as the Boost is."""
    d = s.dreamers[0]
    d.masks, d.mask, d.boosts = cards("red-jaw"), card("red-jaw"), 1
    d.used = list(BOX.actions_of[card("red-jaw")])


@pytest.mark.rule("ETH-MSK-02", "ETH-ACT-02")
def test_the_hollow_crown_pays_with_a_card_of_another_colour() -> None:
    def also(s: Dream) -> None:
        s.dreamers[0].masks, s.dreamers[0].mask = cards("hollow-crown"), card("hollow-crown")
        s.dreamers[0].boosts = 1

    table = dream(1, hands=["w1"], also=also)
    table.does(0, act("x-once"), act("hollow-crown"), pay("w1"))
    assert table.dreamers[0].ether == 1


@pytest.mark.rule("ETH-INF-07", "ETH-INF-09", "ETH-ACT-02")
def test_the_back_of_a_tough_guys_card_pays_without_a_card_in_hand() -> None:
    table = dream(1, figures=[("x-walker", "A1.nw")], names=["tough-guy"])
    table.does(0, act("x-strike"), act("tough-guy"), Finish())
    assert table.s.figures[0].dazed
    assert table.dreamers[0].distress == 1


# Flaws


@pytest.mark.rule("ETH-FLW-02", "ETH-ACT-18")
def test_cold_feet_drawn_in_the_midst_of_a_payment_wait_for_the_next_one() -> None:
    table = dream(1, hands=["rapid-draw c3 c3 a1"], decks=["cold-feet w1 w2 w3"], discards=[SIX])
    table.does(0, act("x-six"), act("rapid-draw"), pay("c3"), pay("c3"))
    assert table.dreamers[0].ether == 1
    assert [(one.what, one.num) for one in table.s.passing] == [("cost-next", 2)]


# The first Dream


@pytest.mark.rule("ETH-GEN-11", "ETH-SHU-01")
def test_a_card_that_leaves_the_game_leaves_it_also_if_its_own_draw_shuffled_it_away() -> None:
    table = dream(1, hands=["row-nine"], decks=["a1"], discards=[SIX])
    table.dreamers[0].deck.top = []
    table.dreamers[0].deck.loose = []
    table.does(0, act("row-nine"))
    while table.match.question is not None and table.match.question.rule == "ETH-SHU-02":
        table.match.choose(0, 0)
    d = table.dreamers[0]
    assert card("row-nine") not in (*d.hand, *d.discard, *d.deck.loose, *d.deck.top, *d.sealed)
    assert table.s.removed == ["I-01 G"]


@pytest.mark.rule("ETH-MAP-08", "ETH-SEC-09")
def test_the_notice_board_may_be_asked_after_its_glass_was_broken_but_there_are_two_halves_only() -> None:
    tiles = "I-01 SETUP, I-01 E, I-01 D"
    table = dream(1, gate="i-01-x", tiles=tiles, where="A3.se", hands=["w3 a4 a1"])
    table.does(0, act("break-the-glass"), pay("w3"))
    assert not table.can(0, act("break-the-glass"))
    table.does(0, act("ask-the-notice-board"), pay("a4"))
    assert (table.dreamers[0].gems, len(table.s.notes)) == (2, 2)
    table.dreamers[0].space = at("C2.se")
    carry_out(open_paragraph(scene_of(game(table), 0), 1012))
    assert len(table.s.notes) == 2
    assert {"dream.name-one", "dream.name-two"} <= set(table.s.flags)


# Overlays


@pytest.mark.rule("ETH-OVL-02", "ETH-MAP-27")
def test_what_lies_over_a_slot_stays_when_its_tile_is_changed_for_another_state() -> None:
    table = dream(1, where="B1.nw")
    carry_out(reveal(scene_of(game(table), 0), "X-01 F"))
    carry_out(lay(game(table), card("x-tile-e")))
    assert table.s.blocked >> at("A1.nw") & 1
    assert table.s.blocked >> at("A1.ne") & 1


# Variants


@pytest.mark.rule("ETH-VAR-02", "ETH-CHO-05")
def test_if_all_abstain_no_playing_card_is_drawn() -> None:
    table = dream(2, playing_cards=True).does(0, PlayPoker()).does(0, Abstain()).does(1, Abstain())
    assert table.is_asked(0, "ETH-TRO-05")
    assert not table.s.poker_used
    tried = dream(2, playing_cards=True).does(0, PlayPoker())
    tried.all_do(Accept()).all_do(PickElement(Element.HOURS)).all_do(Abstain())
    assert (tried.s.poker_used, tried.s.hours) == (True, 4)


@pytest.mark.rule("ETH-TBT-02", "ETH-GRD-02")
def test_who_put_markers_on_a_gradual_action_has_had_the_dream_action_of_the_round() -> None:
    table = dream(2, hands=["a3 a1", ""], turn_by_turn=True, also=begin_floor)
    table.does(0, act("x-gradual"), pay("a3"), Finish())
    assert table.s.markers
    acts = [one.action for one in table.menu(0) if isinstance(one, Act)]
    assert not [one for one in acts if BOX.actions[one].sort == "map"]


# Advice


@pytest.mark.rule("ETH-HNT-01", "ETH-HNT-02", "ETH-HNT-03", "ETH-HNT-04")
def test_who_has_nothing_to_do_is_told_where_to_look_and_the_book_has_the_rest() -> None:
    from dreamtable.games.lessons import hints_of

    assert [hint for hint in hints_of("etherfields") if (hint.name, hint.rule) == ("nothing", "ETH-TRO-05")]
    for lang in LANGUAGES:
        assert {f"ETH-HNT-0{number}" for number in (1, 2, 3, 4)} <= set(rulebook("etherfields", lang).rules)
