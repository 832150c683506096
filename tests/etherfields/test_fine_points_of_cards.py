"""What a rule says besides its first sentence, of texts, cards and payments, shown with the small Dream."""

import pytest

from dreamtable.games.etherfields.box import BOX
from dreamtable.games.etherfields.decks import seal_top, unseal
from dreamtable.games.etherfields.entities import (
    spawn,
)
from dreamtable.games.etherfields.events import (
    ChoiceTaken,
    FigureMoved,
    PaceRolled,
    Reshuffled,
    StepBegan,
)
from dreamtable.games.etherfields.floor import begin_floor
from dreamtable.games.etherfields.look import gems_left
from dreamtable.games.etherfields.map import distance, is_on
from dreamtable.games.etherfields.model import (
    NOTHING,
    WAYS,
    Colour,
    Dream,
    InfluenceDeck,
    Luckless,
    Markers,
    Phase,
)
from dreamtable.games.etherfields.moves import (
    Abstain,
    Accept,
    Act,
    Bear,
    Boost,
    DiscardCard,
    Done,
    EndRound,
    EnterAt,
    Finish,
    GainGem,
    MakeEffort,
    Pass,
    PayCard,
    Peek,
    PeekAt,
    PickCard,
    PickChoice,
    PickColour,
    PickDreamer,
    PickNumber,
    PickSeat,
    PickSpace,
    PlaceCard,
    RemoveFlaw,
    RemoveMorphing,
    StartMove,
    Stay,
    UseGem,
)
from dreamtable.games.etherfields.possessions import gain_item, restore_item
from dreamtable.games.etherfields.rules import RULES
from dreamtable.games.etherfields.scene import scene_of
from dreamtable.games.etherfields.script import open_paragraph
from dreamtable.games.etherfields.secrets import lay, reveal
from dreamtable.games.etherfields.setup import open_gate
from dreamtable.games.etherfields.terms import EACH, Number
from dreamtable.games.etherfields.verbs.cards import Discard
from dreamtable.games.etherfields.view import view
from dreamtable.kernel import Game, Match
from dreamtable.kernel.game import GameOver
from etherfields.kit import (
    Table,
    act,
    action,
    at,
    card,
    cards,
    carry_out,
    dream,
    game,
    luck,
    night,
    pace,
    pay,
)

DONE, FINISH = Done(), Finish()
SIX = "w1 w1 w1 w1 w1 w1"


# Texts


@pytest.mark.rule("ETH-GEN-08", "ETH-TIM-07")
def test_losses_are_looked_at_after_the_last_effect_of_a_card() -> None:
    def also(s: Dream) -> None:
        s.dreamers[0].distress = 7

    table = dream(1, hands=["hurt-and-heal"], also=also).does(0, act("hurt-and-heal"))
    assert (table.match.outcome, table.dreamers[0].distress) == (None, 7)


@pytest.mark.rule("ETH-GEN-01", "ETH-END-07")
def test_all_win_together() -> None:
    table = dream(2, gate="i-01-x", tiles="I-01 SETUP", where="A2.nw A2.nw", hands=["c1", ""])
    with pytest.raises(GameOver) as ending:
        carry_out(open_paragraph(scene_of(game(table), 0), 1950))
    assert (ending.value.outcome.winners, ending.value.outcome.reason) == ([0, 1], "victory")


@pytest.mark.rule("ETH-END-06", "ETH-PAI-07")
def test_an_ending_removes_the_gate_and_brings_unfound_items_to_the_market_but_a_death_does_not() -> None:
    for number in (1950, 1960):
        table = dream(1, gate="i-01-x", tiles="I-01 SETUP", where="A2.nw", items="cold-lantern")
        with pytest.raises(GameOver):
            carry_out(open_paragraph(scene_of(game(table), 0), number))
        assert "remove-gate I-01 X" in table.s.gained
        assert len(table.s.item_market) == 4
        assert card("cold-lantern") not in table.s.item_market
    dead = dream(1, also=lambda s: setattr(s.dreamers[0], "distress", 7)).does(0, act("x-hurt"), Accept())
    assert dead.match.outcome is not None
    assert "remove-gate I-01 X" not in dead.match.state.gained
    assert dead.match.state.item_market == []


# Secrets and the script


@pytest.mark.rule("ETH-SEC-12")
def test_a_card_that_nobody_revealed_goes_to_whom_the_group_names() -> None:
    table = dream(2)
    scene = scene_of(game(table), 0)
    scene.nobody = True
    script = open_paragraph(scene, 9051)
    question = next(script)
    assert question.rule == "ETH-SEC-12"
    for seat in (0, 1):
        menu = list(question.menus[seat])
        try:
            question = script.send((seat, menu.index(PickSeat(1))))
        except StopIteration:
            break
    assert [d.discard for d in table.dreamers] == [[], cards("x-secret-card")]


@pytest.mark.rule("ETH-SEC-13")
def test_a_revealed_item_is_the_teams() -> None:
    table = dream(1)
    carry_out(reveal(scene_of(game(table), 0), "card Y"))
    assert table.s.items == cards("x-item")


@pytest.mark.rule("ETH-SEC-19")
@pytest.mark.parametrize("code", ["R", "T"])
def test_a_secret_with_lines_lies_beside_the_board(code: str) -> None:
    table = dream(1)
    carry_out(reveal(scene_of(game(table), 0), f"card {code}"))
    assert [BOX.cards[one].id for one in table.s.beside] == ["x-summons" if code == "R" else "x-bell"]


@pytest.mark.rule("ETH-OVL-03", "ETH-MAP-05")
def test_a_tile_over_others_replaces_them_and_who_stands_on_a_blocked_space_goes_to_the_nearest() -> None:
    def also(s: Dream) -> None:
        s.tokens["story"] = [at("A1.se")]

    table = dream(2, where="A1.ne A1.se", figures=[("x-walker", "A1.ne")], also=also)
    asked = carry_out(reveal(scene_of(game(table), 0), "X-01 F"))
    assert asked == ["ETH-OVL-03"] * 4  # two votes of two
    assert table.s.blocked >> at("A1.ne") & 1
    assert distance(table.s, at("A1.nw"), table.dreamers[0].space) is not None
    near = (at("A1.nw"), at("A1.se"), at("A2.nw"))
    assert table.dreamers[0].space in near
    assert table.s.figures[0].space in near
    assert table.dreamers[1].space == at("A1.se")
    assert table.s.tokens["story"] == [at("A1.se")]
    assert not is_on(table.s, at("A2.nw"), "trap")  # what lay beneath is covered


@pytest.mark.rule("ETH-SCR-04")
def test_what_a_paragraph_does_to_you_is_done_to_whom_the_group_names_if_nobody_opened_it() -> None:
    table = dream(2)
    scene = scene_of(game(table), 0)
    scene.nobody = True
    script = open_paragraph(scene, 9050)
    question = next(script)
    assert question.rule == "ETH-SCR-04"
    question = script.send((0, list(question.menus[0]).index(PickSeat(1))))
    with pytest.raises(StopIteration):
        script.send((1, list(question.menus[1]).index(PickSeat(1))))
    assert [d.distress for d in table.dreamers] == [0, 1]
    own = dream(2)
    carry_out(open_paragraph(scene_of(game(own), 1), 9050))
    assert [d.distress for d in own.dreamers] == [0, 1]


@pytest.mark.rule("ETH-CHO-06")
@pytest.mark.parametrize(("ether", "gems"), [(0, 0), (1, 1)])
def test_without_an_option_nothing_happens_and_a_single_one_is_told_and_applied(
    ether: int, gems: int
) -> None:
    table = dream(2, also=lambda s: setattr(s.dreamers[0], "ether", ether))
    heard = Game(table.s, listening=True)
    assert carry_out(open_paragraph(scene_of(heard, 0), 9012)) == []
    assert table.dreamers[0].gems == gems
    told = [event for event in heard.events if isinstance(event, ChoiceTaken)]
    assert [event.choice for event in told] == [9012 * WAYS + 1] * gems


@pytest.mark.rule("ETH-CHO-05")
def test_the_first_player_decides_what_is_small_the_next_seat_if_he_abstains() -> None:
    # acceptance AS-91
    table = dream(3)
    script = spawn(game(table), card("x-walker"), 1, [at("A1.ne"), at("A2.se")])
    question = next(script)
    assert question.optional == {1, 2}
    question = script.send((0, list(question.menus[0]).index(Abstain())))
    assert 1 in set(question.menus) - question.optional
    with pytest.raises(StopIteration):
        script.send((1, list(question.menus[1]).index(PickSpace(at("A2.se")))))
    assert table.s.figures[0].space == at("A2.se")


@pytest.mark.rule("ETH-CHO-05")
def test_by_option_the_group_votes_on_that_too() -> None:
    table = dream(3, votes=True)
    question = next(spawn(game(table), card("x-walker"), 1, [at("A1.ne"), at("A2.se")]))
    assert set(question.menus) - question.optional == {0, 1, 2}


@pytest.mark.rule("ETH-CHO-05")
def test_a_tie_is_decided_among_the_tied_ways_by_the_first_player() -> None:
    # acceptance AS-91
    ways = [PickChoice(9010 * WAYS), PickChoice(9010 * WAYS + 2)]
    table = dream(3).does(0, act("x-tale")).does(0, Abstain()).does(1, ways[0]).does(2, ways[1])
    assert table.is_asked(0, "ETH-CHO-01")
    assert set(ways) <= set(table.menu(0))
    table.does(0, ways[1])
    assert table.dreamers[0].gems == 1


# Set-up and Gate


@pytest.mark.rule("ETH-SET-02", "ETH-SET-04")
def test_nobody_picks_a_dreamer_twice_and_flaws_and_turn_cards_lie_ready() -> None:
    match: Match[Dream] = Match(RULES, 2, "dreamers")
    gambler = PickDreamer(card("gambler"))
    match.choose(0, list(match.menu(0)).index(gambler))
    assert gambler not in match.menu(1)
    flaws = [number for number, back in BOX.backs.items() if back == "flaw"]
    assert sorted(match.state.flaw_deck) == [one for one in flaws if not BOX.notes[one].code]


@pytest.mark.rule("ETH-GATE-02", "ETH-GATE-09")
def test_a_gate_without_a_price_takes_no_key_and_leaves_the_dreamers_as_they_are() -> None:
    # acceptance AS-25
    def also(s: Dream) -> None:
        d = s.dreamers[0]
        d.sealed, d.progress, d.gems, d.ether = cards("a3"), cards("prog-w"), 2, 3
        s.keys, s.tiles, s.secrets, s.shown = 1, [], {}, []

    table = dream(1, hands=["a1 a2"], discards=["w1"], items="x-item", also=also)
    s = table.s
    before = [str(s.dreamers[0]), s.keys, list(s.items)]
    carry_out(open_gate(game(table)))
    assert [str(s.dreamers[0]), s.keys, s.items] == before
    assert len(s.tiles) == 4


@pytest.mark.rule("ETH-GATE-10")
def test_a_dream_is_left_by_its_ending_alone() -> None:
    table = dream(1, turns=2)
    for _ in range(3):
        assert table.match.outcome is None
        night(table)
    assert table.match.outcome is not None
    assert table.match.state.read[-1] == 9960


@pytest.mark.rule("ETH-MAP-06", "ETH-CAP-01")
def test_nobody_enters_a_full_space() -> None:
    def also(s: Dream) -> None:
        s.dreamers[0].space = NOTHING

    table = dream(1, figures=[("x-walker", "A1.nw")] * 4, phase=Phase.ENTRANCE, also=also)
    assert EnterAt(at("A1.nw")) not in table.menu(0)
    assert table.dreamers[0].space == at("A1.ne")


# Turns and decks


@pytest.mark.rule("ETH-TRO-12")
def test_a_turn_added_when_none_is_left_goes_on_with_the_dream() -> None:
    table = dream(1, turns=0, also=lambda s: s.dreamers[0].progress.extend(cards("last-minute")))
    night(table)
    assert table.match.outcome is None
    assert table.s.turn == 2
    night(table)
    assert table.match.outcome is not None


@pytest.mark.rule("ETH-SHU-06")
def test_to_draw_the_last_card_of_the_deck_is_no_reshuffle() -> None:
    table = dream(1, decks=["a1 a2 a3 a4"], discards=[SIX], phase=Phase.DRAW)
    assert len(table.dreamers[0].hand) == 4
    assert table.events(Reshuffled) == []


@pytest.mark.rule("ETH-SHU-07")
def test_hand_sealed_pile_and_progress_are_no_part_of_a_reshuffle() -> None:
    def also(s: Dream) -> None:
        s.dreamers[0].sealed, s.dreamers[0].progress = cards("a3"), cards("prog-w")

    table = dream(1, hands=["shuffle-card a1"], decks=["a2"], discards=[SIX], also=also)
    d = table.does(0, act("shuffle-card")).dreamers[0]
    assert (d.hand, d.sealed, d.progress) == (cards("a1"), cards("a3"), cards("prog-w"))
    assert not {card("a1"), card("a3"), card("prog-w")} & set(d.deck.loose)


@pytest.mark.rule("ETH-SEA-05", "ETH-SEA-06", "ETH-SEA-07")
def test_who_must_seal_more_than_there_are_seals_all_but_it_is_no_choice() -> None:
    table = dream(1, decks=["leak a1"], discards=[SIX])
    table.does(0, act("x-either"))
    assert table.s.hours == 4  # Seal 2 was no way to pay
    seal_top(game(table), 0, 2)
    assert table.dreamers[0].sealed == cards("a1")
    unseal(game(table), 0, 5)
    assert (table.dreamers[0].sealed, table.dreamers[0].discard[-1]) == ([], card("a1"))


@pytest.mark.rule("ETH-PAI-05")
def test_flaws_count_as_cards_and_sealed_and_placed_ones_do_not() -> None:
    def also(s: Dream) -> None:
        s.dreamers[0].progress, s.dreamers[0].sealed = cards("prog-w"), cards("a1 a2")

    alive = dream(1, decks=["leak a1"], hands=["w1 w2"], discards=["c1 c2"], also=also)
    assert alive.does(0, act("x-gate-free")).match.outcome is None
    dead = dream(1, decks=["a1"], hands=["w1 w2"], discards=["c1 c2"], also=also).does(0, act("x-gate-free"))
    assert dead.match.outcome is not None


# Paying


@pytest.mark.rule("ETH-ACT-13")
def test_an_action_is_repeated_as_often_as_it_is_paid() -> None:
    table = dream(1, hands=["c3 c3 c3 c3"])
    for _ in range(2):
        table.does(0, act("x-six"), pay("c3"), pay("c3"))
    assert table.dreamers[0].ether == 2


@pytest.mark.rule("ETH-BAS-03")
def test_one_peeks_under_some_backs_only() -> None:
    table = dream(1, hands=["a1"]).does(0, Peek())
    backs = {move.code for move in table.menu(0) if isinstance(move, PeekAt)}
    assert {"X-01 K", "X-01 M", "X-01 G"} <= backs
    assert not {"X-01 L", "X-01 R", "tile X-01 N"} & backs


@pytest.mark.rule("ETH-BAS-04", "ETH-LIM-01")
def test_the_gem_comes_from_the_supply() -> None:
    # acceptance AS-09
    table = dream(2, hands=["a1 a2 a3"], also=lambda s: setattr(s.dreamers[1], "gems", 4))
    assert gems_left(table.s) == 2
    table.does(0, GainGem())
    assert (table.dreamers[0].gems, gems_left(table.s)) == (1, 1)


@pytest.mark.rule("ETH-BAS-06")
def test_a_key_removes_a_morphing_too_but_not_from_afar() -> None:
    def also(s: Dream) -> None:
        s.entities[0].morphings = cards("reach anguish")
        s.keys = 1

    far = dream(1, figures=[("x-walker", "B2.se")], also=also)
    assert not far.can(0, RemoveMorphing(0, False))
    table = dream(1, figures=[("x-walker", "A1.ne")], also=also).does(0, RemoveMorphing(0, False))
    table.does(0, PickCard(card("anguish")))
    assert (table.s.keys, table.s.entities[0].morphings) == (0, cards("reach"))


@pytest.mark.rule("ETH-BAS-09", "ETH-INF-03", "ETH-GEN-07")
def test_basic_actions_and_plain_cards_wait_for_their_step() -> None:
    table = dream(1, hands=["c3 walk-two shield"], phase=Phase.DRAW)
    assert not [one for one in table.menu(0) if isinstance(one, StartMove | MakeEffort | GainGem | Act)]


@pytest.mark.rule("ETH-INF-06")
def test_a_card_is_discarded_for_intent_where_its_action_is_not_open() -> None:
    table = dream(1, hands=["on-water w2 w3"])
    table.does(0, act("x-two-colours"), pay("on-water"))
    assert table.s.payments[0].paid == 1


@pytest.mark.rule("ETH-INF-08", "ETH-INF-09")
def test_the_specialist_cuts_the_deck_with_a_gamblers_card() -> None:
    # acceptance AS-42
    table = dream(1, hands=["c3"], decks=["palmed-ace a1 a2 a3 w1 w2 w3"], brings=[luck("fail"), luck("3")])
    table.does(0, act("x-six"), pay("c3"), Boost(), act("gambler"))
    assert table.dreamers[0].ether == 1
    assert table.dreamers[0].discard == cards("c3 palmed-ace")


@pytest.mark.rule("ETH-PRG-03", "ETH-PRG-05")
def test_a_placed_progress_card_is_neither_paid_with_nor_discarded_by_choice() -> None:
    table = dream(1, hands=["w3"], also=lambda s: s.dreamers[0].progress.extend(cards("prog-w")))
    assert not [one for one in table.menu(0) if isinstance(one, DiscardCard)]
    table.does(0, act("x-two-colours"))
    assert not table.can(0, PayCard(card("prog-w")))


@pytest.mark.rule("ETH-PRG-09")
def test_equal_progress_cards_are_used_once_together() -> None:
    def also(s: Dream) -> None:
        s.dreamers[0].progress = cards("prog-w prog-w")

    table = dream(1, also=also).does(0, act("prog-w"))
    assert not table.can(0, act("prog-w"))


@pytest.mark.rule("ETH-PRG-11", "ETH-MOR-06", "ETH-MSK-08")
def test_placed_cards_above_a_limit_that_fell_are_discarded_at_once() -> None:
    def also(s: Dream) -> None:
        d = s.dreamers[0]
        d.progress = cards("prog-w prog-w-two grow-hand prog-a night-school")
        d.masks, d.mask = cards("brass-visor"), card("brass-visor")
        s.morphings = [card("unmasking")]

    table = dream(1, figures=[("x-walker", "B2.se")], turn="t10", also=also).does(0, DONE)
    assert table.is_asked(0, "ETH-PRG-11")
    table.does(0, PickCard(card("prog-a")))
    assert len(table.dreamers[0].progress) == 4


@pytest.mark.rule("ETH-GRD-10")
def test_what_is_paid_beyond_the_last_multiple_is_lost() -> None:
    table = dream(2, hands=["a3 a4", ""]).does(0, act("x-gradual"), pay("a4"), pay("a3"))
    assert (table.s.keys, table.s.markers) == (1, [])


@pytest.mark.rule("ETH-GRD-13")
def test_a_payment_that_is_rounded_up_is_worth_one_multiple_more() -> None:
    table = dream(3, hands=["generous a4"]).does(0, act("generous"), act("x-gradual"), pay("a4"), FINISH)
    assert table.s.markers[0].counts == [0, 0, 2]


@pytest.mark.rule("ETH-GRD-15")
def test_markers_of_the_dearer_price_are_paid_on_at_the_lower_one() -> None:
    table = dream(2, hands=["a3", "a2"], where="A1.ne A1.ne")
    table.s.markers.append(Markers(action("x-gradual"), [0, 0, 1]))
    carry_out(lay(game(table), card("x-tile-e")))
    table = Table(table.s)
    cheaper = next(
        one for one in BOX.actions_of[card("x-tile-e")] if BOX.actions[one].action.id == "x-gradual"
    )
    table.does(1, Act(cheaper), pay("a2"))
    assert (table.s.keys, table.s.markers) == (1, [])


@pytest.mark.rule("ETH-GRD-05", "ETH-GRD-06")
def test_one_of_each_colour_is_not_enough_and_either_colour_completes() -> None:
    # acceptance AS-68
    table = dream(2, hands=["w2 a2", "w2"])
    table.does(0, act("x-gradual-two"), PickColour(Colour.WRATH), pay("w2"), FINISH)
    table.does(0, act("x-gradual-two"), pay("a2"), FINISH)
    assert table.s.keys == 0
    table.does(1, act("x-gradual-two"), pay("w2"))
    assert (table.s.keys, table.s.markers) == (1, [])


# Dice


@pytest.mark.rule("ETH-LCK-01")
@pytest.mark.parametrize(("face", "ether", "distress"), [("fail", 0, 1), ("blank", 0, 0), ("2", 2, 0)])
def test_a_result_that_is_not_named_does_nothing(face: str, ether: int, distress: int) -> None:
    table = dream(1, hands=["wager"], brings=[luck(face)]).does(0, act("wager"))
    assert (table.dreamers[0].ether, table.dreamers[0].distress) == (ether, distress)


@pytest.mark.rule("ETH-BST-02")
def test_after_the_roll_a_rapid_card_adds_nothing() -> None:
    # acceptance AS-39
    table = dream(
        1,
        hands=["w2 w2 rapid-wrath"],
        brings=[luck("blank")],
        also=lambda s: setattr(s.dreamers[0], "gems", 1),
    )
    table.does(0, act("x-two-colours"), pay("w2"), pay("w2"))
    assert table.can(0, act("rapid-wrath"))
    table.does(0, Boost())
    assert table.is_asked(0, "ETH-RRL-04")
    assert table.menu(0) == [UseGem(), Pass()]
    table.does(0, Pass())
    assert (table.dreamers[0].ether, table.s.payments) == (0, [])


@pytest.mark.rule("ETH-BST-08")
def test_who_fails_a_boosted_move_does_not_move_at_all() -> None:
    table = dream(1, hands=["c2"], brings=[luck("fail")])
    table.does(0, StartMove(), pay("c2"), Boost(), Bear(Luckless.DISTRESS))
    assert table.dreamers[0].space == at("A1.nw")
    assert table.is_asked(0, "ETH-TRO-05")


@pytest.mark.rule("ETH-BST-10")
def test_an_item_that_was_paid_stays_in_storage_when_the_boost_fails() -> None:
    table = dream(1, hands=["c2"], items="x-item", brings=[luck("blank")])
    table.does(0, act("x-six"), pay("c2"), pay("x-item"), Boost())
    assert (table.s.items, table.s.storage) == ([], cards("x-item"))


@pytest.mark.rule("ETH-RRL-01", "ETH-RRL-02", "ETH-RRL-03")
def test_a_roll_may_be_rolled_again_as_often_as_somebody_pays_also_that_of_an_entity() -> None:
    table = dream(
        1,
        hands=["any-die"],
        turn="t08",
        where="A1.nw",
        figures=[("x-walker", "B2.se")],
        brings=[pace("full"), pace("full"), pace("one")],
        also=lambda s: setattr(s.dreamers[0], "gems", 1),
    )
    table.does(0, DONE, UseGem(), act("any-die"))
    assert [event.pace for event in table.events(PaceRolled)] == [1, 1, 0]
    assert [len(event.path) for event in table.events(FigureMoved)] == [1]


@pytest.mark.rule("ETH-MOR-08")
def test_under_no_rerolls_neither_mask_nor_back_action_helps() -> None:
    # acceptance AS-75
    def also(s: Dream) -> None:
        s.dreamers[0].masks, s.dreamers[0].mask = cards("loaded-smile"), card("loaded-smile")
        s.dreamers[0].gems = 1

    def stern(s: Dream) -> None:
        also(s)
        s.entities[0].morphings = cards("no-rerolls")

    asked = []
    for prepare in (also, stern):
        table = dream(
            1, hands=["c3 any-die"], figures=[("x-walker", "B2.se")], brings=[luck("fail")], also=prepare
        )
        table.does(0, act("x-six"), pay("c3"), Boost())
        question = table.match.question_of(0)
        assert question is not None
        asked.append(question.rule)
        if prepare is also:
            assert {act("loaded-smile"), act("any-die"), UseGem()} <= set(table.menu(0))
    assert asked == ["ETH-RRL-04", "ETH-BST-04"]


# Items, Masks, Flaws


@pytest.mark.rule("ETH-ITM-04", "ETH-ITM-06")
def test_with_full_slots_the_new_item_itself_may_go_to_storage() -> None:
    for come in ("gain", "restore"):
        table = dream(1, items="x-item x-item-b x-item-c")
        if come == "restore":
            table.s.storage = cards("x-item-d")
        script = gain_item(game(table), card("x-item-d")) if come == "gain" else restore_item(game(table))
        question = next(script)
        assert set(question.menus[0]) == {PickCard(one) for one in cards("x-item x-item-b x-item-c x-item-d")}
        with pytest.raises(StopIteration):
            script.send((0, list(question.menus[0]).index(PickCard(card("x-item-d")))))
        assert (len(table.s.items), table.s.storage) == (3, cards("x-item-d"))


@pytest.mark.rule("ETH-MSK-04", "ETH-MSK-02")
def test_a_mask_is_used_once_a_turn_also_before_the_second_step() -> None:
    # acceptance AS-89
    def also(s: Dream) -> None:
        s.dreamers[0].masks, s.dreamers[0].mask = cards("x-mask"), card("x-mask")

    table = dream(1, hands=["walk-two a1"], turn="t10", also=also, figures=[("x-walker", "B2.se")])
    table.does(0, DONE, Pass())
    assert table.events(StepBegan)
    assert table.can(0, act("x-mask"))
    assert not table.can(0, act("walk-two"))
    table.does(0, act("x-mask"))
    table.match.choose(0, 0)
    while table.s.turn == 1:
        assert not table.can(0, act("x-mask"))
        table.match.choose(0, 0)
    assert table.can(0, act("x-mask"))


@pytest.mark.rule("ETH-FLW-04", "ETH-FLW-03")
def test_a_flaw_in_the_progress_zone_is_paid_off_on_the_floor_and_fills_no_place() -> None:
    def also(s: Dream) -> None:
        s.dreamers[0].flaws, s.dreamers[0].ether = cards("borrowed-limp"), 1
        s.dreamers[0].progress = cards("prog-w-two grow-hand prog-a")

    table = dream(1, hands=["prog-w w2"], also=also)
    table.does(0, PlaceCard(card("prog-w")), pay("w2"))
    assert len(table.dreamers[0].progress) == 4
    table.does(0, RemoveFlaw(card("borrowed-limp")))
    assert (table.dreamers[0].flaws, table.s.flaws_below) == ([], cards("borrowed-limp"))


@pytest.mark.rule("ETH-INF-13", "ETH-SEC-07")
def test_a_flaw_on_top_is_recognised_but_not_which_one_nor_what_lies_below() -> None:
    # acceptance AS-88
    decks = ["leak heavy-eyelids", "cold-feet heavy-eyelids", "leak leak"]
    seen = set()
    for below in decks:

        def also(s: Dream, below: str = below) -> None:
            s.dreamers[0].deck = InfluenceDeck(cards(f"a1 a2 a3 w1 {below}"), back="flaw", mixed=True)

        seen.add(str([view(dream(2, also=also).s, seat) for seat in (0, 1)]))
    assert len(seen) == 1


# Harm


@pytest.mark.rule("ETH-TIM-06")
def test_distress_that_was_taken_over_is_neither_prevented_nor_taken_over_again() -> None:
    table = dream(
        3,
        turn="t12",
        hands=["take-the-hit shield", "", "take-the-hit"],
        where="B2.se A1.nw B2.se",
        figures=[("x-walker", "A1.nw")],
    )
    table.all_do(DONE)
    assert table.is_asked(0, "ETH-TIM-06")
    table.does(0, act("take-the-hit"))
    assert not table.can(0, act("shield"))
    table.does(2, act("take-the-hit"))
    assert [d.distress for d in table.dreamers] == [1, 0, 0]


@pytest.mark.rule("ETH-TIM-10")
def test_decisions_of_all_are_asked_in_order_from_the_first_player() -> None:
    table = dream(3, hands=["a1 a2"] * 3, also=lambda s: setattr(s, "first", 1))
    script = Discard(Number(1), who=EACH).do(scene_of(game(table), 0))
    asked = []
    question = next(script)
    try:
        while True:
            asked.append(next(iter(question.menus)))
            question = script.send((asked[-1], 0))
    except StopIteration:
        pass
    assert asked == [1, 2, 0]


@pytest.mark.rule("ETH-TIM-14")
def test_what_was_used_can_be_used_again_in_the_next_turn() -> None:
    table = dream(1, where="A1.nw").does(0, act("x-free"), MakeEffort(), PickNumber(1), Stay())
    assert not table.can(0, act("x-free"))
    night(table)
    while table.s.phase is not Phase.FLOOR:
        table.match.choose(0, 0)
    assert {act("x-free"), MakeEffort()} <= set(table.menu(0))


# In turns


@pytest.mark.rule("ETH-TBT-03", "ETH-TBT-04")
def test_who_passed_a_round_may_act_in_a_later_one_and_all_passes_in_a_row_end_the_step() -> None:
    table = dream(2, hands=["", "a1"], turn_by_turn=True, also=begin_floor)
    table.does(0, EndRound()).does(1, act("x-once"), pay("a1"), EndRound())
    assert table.can(0, act("x-free"))
    table.does(0, act("x-free"), EndRound()).does(1, EndRound())
    assert table.s.phase is Phase.FLOOR
    table.does(0, EndRound())
    assert table.s.turn == 2


@pytest.mark.rule("ETH-TBT-02", "ETH-PRG-12")
def test_a_round_has_one_dream_action_but_any_number_of_moves_and_cards() -> None:
    # acceptance AS-81
    table = dream(2, hands=["a1 c1 walk-two prog-w w2", ""], turn_by_turn=True, also=begin_floor)
    table.does(0, act("x-once"), pay("a1"))
    assert not [
        one for one in table.menu(0) if isinstance(one, Act) and BOX.actions[one.action].sort == "map"
    ]
    table.does(
        0, PlaceCard(card("prog-w")), pay("w2"), act("walk-two"), Stay(), StartMove(), pay("c1"), FINISH
    )
    table.does(0, Stay())
    assert table.can(0, EndRound())


@pytest.mark.rule("ETH-TBT-07", "ETH-TBT-01")
def test_rapid_effects_are_used_in_the_rounds_of_others() -> None:
    table = dream(2, hands=["", "block-card walk-two"], turn_by_turn=True, also=begin_floor)
    assert table.s.rounds == 0
    assert table.menu(1) == [act("block-card")]


@pytest.mark.rule("ETH-TBT-05")
def test_turn_by_turn_too_the_first_player_decides_ties() -> None:
    ways = [PickChoice(9010 * WAYS), PickChoice(9010 * WAYS + 2)]
    table = dream(2, turn_by_turn=True, also=begin_floor).does(0, act("x-tale"))
    table.does(1, ways[0]).does(0, ways[1])
    assert table.dreamers[0].gems == 1
