"""Dream 3, Orchestra of Rooms: score, tuning, rooms, riddles, endings, the lines by which it is won."""

from typing import Any

import pytest

from dreamtable.content.pictures import Picture
from dreamtable.games.etherfields.bot import BOT
from dreamtable.games.etherfields.box import BOX, CARDS
from dreamtable.games.etherfields.cards import Card, Paragraph, Tile
from dreamtable.games.etherfields.entities import goals_of
from dreamtable.games.etherfields.events import BarPlayed, ParagraphRead, WrongNote
from dreamtable.games.etherfields.look import entity_of, suit_of
from dreamtable.games.etherfields.map import distance, is_on, room_of, tile_at
from dreamtable.games.etherfields.model import (
    Beginning,
    Dream,
    EtherfieldsOptions,
    Kind,
    Phase,
    Score,
    Suit,
    View,
)
from dreamtable.games.etherfields.moves import (
    Boost,
    EnterAnswer,
    PickChoice,
    PickOption,
    PickPrice,
    SetDial,
)
from dreamtable.games.etherfields.parts import SUITS
from dreamtable.games.etherfields.rules import RULES
from dreamtable.games.etherfields.scene import scene_of
from dreamtable.games.etherfields.script import open_paragraph
from dreamtable.games.etherfields.turn_cards import out_of_turns, resolve_step
from dreamtable.kernel import Chair, Match, Seat
from dreamtable.kernel.game import GameOver
from dreamtable.lang import Speaker
from etherfields.kit import Table, act, at, card, cards, carry_out, dream, game, luck, night, pay
from etherfields.test_drowned_arcade import chooses, ends, offered, uses, walks

OPEN = "I-03 SETUP"
ALL = "I-03 SETUP, I-03 A, I-03 B, I-03 C, I-03 D"
OF_SUIT = {"hearts": "t01", "spades": "t04", "diamonds": "t07", "clubs": "t12"}
"""A Turn card of each suit."""
PLAYS = {
    "clubs": ("play-in-the-kitchen", "C3.se", "w2"),
    "hearts": ("play-at-the-window", "A2.ne", "a2"),
    "spades": ("play-next-door", "A3.nw", "w2"),
    "diamonds": ("play-in-the-dining-room", "C2.sw", "c2"),
}
"""Of each suit: how its room plays, where, and with which card."""
TUNES = {
    "clubs": ("tune-the-kitchen", "w3"),
    "hearts": ("tune-the-window", "a3"),
    "spades": ("tune-next-door", "w3"),
    "diamonds": ("tune-the-dining-room", "c3"),
}


def house(
    seats: int = 1,
    *,
    suit: str = "clubs",
    bar: int = 0,
    wrong: int = 0,
    tiles: str = ALL,
    flags: str = "",
    conductor: str = "B2.sw",
    **said: Any,
) -> Table:
    """Set the house with a Turn card of a suit, after so many bars and wrong notes."""

    def set_score(s: Dream) -> None:
        s.score = Score(bar=bar, wrong=wrong)
        s.flags += flags.split()
        s.shown += [*s.notes, *s.beside]

    given = {"where": "B2.nw", "turn": OF_SUIT[suit], "figures": [("conductor", conductor)]} | said
    return dream(seats, gate="i-03-x", tiles=tiles, also=set_score, **given)


def score(table: Table) -> Score:
    """Return how far the score was played."""
    assert table.s.score is not None
    return table.s.score


def begins(table: Table, suit: str, *hands: str) -> Table:
    """Let a Turn with a card of a suit begin on the open floor, with these hands."""
    for d, hand in zip(table.dreamers, hands, strict=False):
        d.hand = cards(hand)
        d.distress = 0
    table.s.current = card(OF_SUIT[suit])
    table.s.phase = Phase.FLOOR
    table.match = Table(table.s).match
    return table


def plays(table: Table, suit: str, seat: Seat = 0) -> None:
    """Let a Dreamer play in the room of a suit."""
    name, _, paid = PLAYS[suit]
    uses(table, seat, name, paid)


def in_room(suit: str, **said: Any) -> Table:
    """Set the house on a Turn of a suit, with somebody in its room who can pay for a bar and a tuning."""
    _, space, paid = PLAYS[suit]
    return house(suit=suit, where=space, hands=[f"{paid} {TUNES[suit][1]} {paid}"], **said)


def side(table: Table, space: str) -> str:
    """Return the code of the side that lies up in a space."""
    laid = tile_at(table.s, at(space))
    assert laid is not None
    return BOX.notes[laid.tile].code


def read(table: Table) -> list[int]:
    """Return the pages that were read."""
    return [event.number for event in table.events(ParagraphRead)]


def opens(table: Table, page: int, seat: Seat = 0) -> Table:
    """Open a page for somebody."""
    carry_out(open_paragraph(scene_of(game(table), seat), page))
    return table


# The lines by which it is won


def alone_to_the_last_chord() -> Table:
    """Play the sheet's line for one Dreamer up to the last chord."""
    table = house(tiles=OPEN, where="B2.sw", hands=["c1 w2 c2 w2 c2 w2 w2"])
    walks(table, 0, "B2.se", "c1")
    uses(table, 0, "open-the-double-doors", "w2")
    walks(table, 0, "B3.se", "c2")
    uses(table, 0, "follow-the-pans", "w2")
    walks(table, 0, "C3.se", "c2")
    uses(table, 0, "look-under-the-bread", "w2")
    plays(table, "clubs")
    begins(night(table), "hearts", "a1 c1 a1 a2")
    uses(table, 0, "ride-with-the-soup", "a1")
    walks(table, 0, "A2.ne", "c1")
    uses(table, 0, "take-it-from-the-window", "a1")
    plays(table, "hearts")
    begins(night(table), "clubs", "c1 w3 w2")
    walks(table, 0, "A3.nw", "c1")
    uses(table, 0, "tune-next-door", "w3")
    plays(table, "spades")
    begins(night(table), "diamonds", "c1 w1 c2 c2 w2 w1 w1")
    walks(table, 0, "A3.sw", "c1")
    uses(table, 0, "take-the-laundry-chute", "w1")
    walks(table, 0, "C2.sw", "c2")
    plays(table, "diamonds")
    return table


@pytest.mark.rule("ETH-DRM-04")
def test_one_dreamer_wins_who_tunes_the_house_and_plays_bar_after_bar() -> None:
    table = alone_to_the_last_chord()
    assert (score(table).bar, score(table).wrong, table.s.turn) == (4, 0, 4)
    uses(table, 0, "strike-the-last-chord", "w2")
    chooses(table, 1)
    ends(table)
    assert table.s.ending == "victory"
    for page in (3003, 3004, 3010, 3021, 3006, 3011, 3022, 3014, 3023, 3024, 3070, 3950, 3970, 3971):
        assert page in table.s.read


@pytest.mark.rule("ETH-DRM-04", "ETH-DRM-06", "ETH-GRD-01")
def test_four_dreamers_win_with_one_in_each_room() -> None:
    where = "C3.se A2.ne A3.nw C2.sw"
    table = house(4, where=where, hands=["w3 w3 w2"])
    uses(table, 0, "play-in-the-kitchen", "w3 w3 w2")
    begins(night(table), "spades", "", "", "a3 a3", "")
    uses(table, 2, "play-next-door", "a3 a3")  # three of four markers
    begins(night(table), "hearts", "", "c3 c3 c2", "", "")
    uses(table, 1, "play-at-the-window", "c3 c3 c2")
    begins(night(table), "diamonds", "", "", "w3 a2", "")
    uses(table, 2, "tune-next-door", "w3")
    uses(table, 2, "play-next-door", "a2")
    begins(night(table), "diamonds", "a2", "a2", "w2", "c3 c3 c2 w2")
    uses(table, 3, "play-in-the-dining-room", "c3 c3 c2")
    assert score(table).bar == 4
    table.s.figures[0].space = at("B2.sw")
    begins(table, "diamonds", "a2", "a2", "w2", "w2")
    for seat, paid in enumerate(("a2", "a2")):
        uses(table, seat, "strike-the-last-chord", paid)
    begins(table, "diamonds", "a2", "a2", "", "")
    for seat, paid in enumerate(("a2", "a2")):
        uses(table, seat, "strike-the-last-chord", paid)
    ends(table)
    assert table.s.ending == "victory"
    assert all(d.ether == 3 for d in table.dreamers)


# Endings


def at_the_last_chord(seats: int = 1, flags: str = "") -> Table:
    """Set the house with four bars, and strike the last chord alone."""
    table = house(seats, suit="hearts", bar=4, where="C3.nw B2.nw", hands=["w2 w1 w1 w2"], flags=flags)
    uses(table, 0, "strike-the-last-chord", "w2")
    return table


@pytest.mark.rule("ETH-END-03")
def test_a_piece_that_is_finished_pays_best_and_opens_the_gardens() -> None:
    table = at_the_last_chord()
    chooses(table, 1)
    ends(table)
    assert (table.s.ending, table.dreamers[0].ether) == ("victory", 3)
    for gained in (
        "season II-41 I6",
        "wisdom II-40 C",
        "gate I-04 X",
        "world-tile II-38 F",
        "remove-gate I-03 X",
    ):
        assert gained in table.s.gained


@pytest.mark.rule("ETH-END-03")
def test_whoever_stops_one_note_early_puts_two_cards_down_and_is_remembered_for_it() -> None:
    table = at_the_last_chord()
    chooses(table, 2)
    ends(table)
    assert table.s.ending == "victory"
    assert "camp.rest" in table.s.flags
    assert table.s.counters["camp.mercy"] == 1
    assert "wisdom II-40 N" in table.s.gained
    assert (table.dreamers[0].ether, len(table.dreamers[0].hand)) == (1, 1)


@pytest.mark.rule("ETH-END-03", "ETH-SCR-09")
def test_the_second_violin_takes_the_end_only_if_she_came_along() -> None:
    without = at_the_last_chord()
    assert len(without.menu(0)) == 2
    table = at_the_last_chord(flags="dream.with-her")
    table.dreamers[0].sealed = cards("c1 c1 c1")
    chooses(table, 3)
    ends(table)
    assert (table.s.ending, table.dreamers[0].ether, table.dreamers[0].sealed) == ("victory", 2, [])


@pytest.mark.rule("ETH-TRO-10")
def test_when_the_turns_are_over_the_sheets_settle_and_curfew_comes() -> None:
    table = house(turns=0, suit="hearts")
    night(table)
    assert table.s.ending == "failure"
    assert 3960 in table.s.read
    assert "season II-41 I7" in table.s.gained
    assert "gate I-04 X" in table.s.gained


# The score


@pytest.mark.rule("ETH-DRM-04", "ETH-RID-09")
@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize("bar", range(4))
def test_a_room_is_offered_to_play_by_the_suit_alone_and_never_by_the_score(suit: str, bar: int) -> None:
    table = in_room(suit, bar=bar)
    assert PLAYS[suit][0] in offered(table, 0)
    other = next(one for one in SUITS if one != suit)
    table = house(suit=other, bar=bar, where=PLAYS[suit][1], hands=[PLAYS[suit][2]])
    assert PLAYS[suit][0] not in offered(table, 0)


@pytest.mark.rule("ETH-DRM-04")
@pytest.mark.parametrize(("bar", "suit"), list(enumerate(("clubs", "hearts", "spades", "diamonds"))))
def test_the_next_bar_of_the_score_stands_when_its_room_plays(bar: int, suit: str) -> None:
    table = in_room(suit, bar=bar)
    plays(table, suit)
    assert score(table).bar == bar + 1
    assert read(table)[0] == 3021 + bar
    assert [(one.suit, one.bar) for one in table.events(BarPlayed)] == [(Suit(SUITS.index(suit)), bar + 1)]


@pytest.mark.rule("ETH-DRM-04")
def test_a_wrong_note_loses_a_bar_and_brings_a_flaw() -> None:
    table = in_room("diamonds", bar=2, flaws="leak")
    plays(table, "diamonds")
    assert (score(table).bar, score(table).wrong) == (1, 1)
    assert read(table) == [3034]
    assert table.events(WrongNote)
    assert card("leak") in table.dreamers[0].discard
    assert next(CARDS[one].id for one in table.s.flaws_below) in ("earworm", "stage-fright", "sour-note")


@pytest.mark.rule("ETH-DRM-04")
def test_no_bar_is_lost_where_none_stands() -> None:
    table = in_room("hearts", bar=0)
    plays(table, "hearts")
    assert (score(table).bar, score(table).wrong) == (0, 1)


@pytest.mark.rule("ETH-DRM-04")
@pytest.mark.parametrize(("suit", "bar", "page"), [("diamonds", 0, 3035), ("spades", 1, 3036)])
def test_two_wrong_notes_have_a_page_of_their_own_once(suit: str, bar: int, page: int) -> None:
    table = in_room(suit, bar=bar)
    plays(table, suit)
    assert read(table) == [page]
    score(table).bar, score(table).turn = bar, 0
    begins(table, suit, PLAYS[suit][2])
    plays(table, suit)
    assert table.s.read[-1] == 3034


@pytest.mark.rule("ETH-DRM-04")
def test_at_most_one_bar_is_played_or_lost_in_a_turn() -> None:
    table = in_room("clubs")
    plays(table, "clubs")
    assert "play-in-the-kitchen" not in offered(table, 0)
    begins(night(table), "clubs", "w2")
    assert "play-in-the-kitchen" in offered(table, 0)


@pytest.mark.rule("ETH-DRM-05", "ETH-MAP-27")
def test_a_room_that_plays_lies_playing_side_up_and_one_that_errs_turns_to_its_quarrel_side() -> None:
    table = in_room("clubs")
    plays(table, "clubs")
    assert side(table, "C3.se") == "I-03 DD"
    table = in_room("clubs", bar=1)
    plays(table, "clubs")
    assert side(table, "C3.se") == "I-03 DDD"


@pytest.mark.rule("ETH-DRM-05")
def test_a_lost_bar_leaves_its_room_and_is_played_again_without_its_gift() -> None:
    table = in_room("clubs")
    plays(table, "clubs")
    hours = table.s.hours
    score(table).bar, score(table).turn = 0, 0
    begins(table, "clubs", "w2")
    plays(table, "clubs")
    assert (score(table).bar, table.s.hours, side(table, "C3.se")) == (1, hours, "I-03 DD")


@pytest.mark.rule("ETH-DRM-05", "ETH-OVL-06")
def test_the_first_wrong_note_brings_down_the_chandelier_until_it_is_hung_up_again() -> None:
    table = in_room("diamonds", bar=2)
    plays(table, "diamonds")
    assert side(table, "B2.nw") == "I-03 SSS"
    assert table.s.blocked >> at("B2.ne") & 1
    table.dreamers[0].space = at("B2.se")
    begins(table, "hearts", "w2")
    uses(table, 0, "lift-the-chandelier", "w2")
    assert not table.s.blocked >> at("B2.ne") & 1
    assert not table.s.overlays


@pytest.mark.rule("ETH-DRM-05")
def test_the_second_wrong_note_turns_the_corridor() -> None:
    table = in_room("diamonds", bar=2, wrong=1)
    plays(table, "diamonds")
    assert side(table, "B3.nw") == "I-03 AAA"


@pytest.mark.rule("ETH-DRM-05")
@pytest.mark.parametrize(("lies", "then"), [("E", "EEE"), ("EE", "EE")])
def test_her_room_turns_with_the_second_wrong_note_only_while_she_still_has_her_bow(
    lies: str, then: str
) -> None:
    table = in_room("diamonds", bar=2, wrong=1, tiles=f"{ALL}, I-03 {lies}")
    plays(table, "diamonds")
    assert side(table, "A1.nw") == f"I-03 {then}"


@pytest.mark.rule("ETH-TRN-04", "ETH-MOR-01")
def test_the_conductor_changes_with_the_morphing_step() -> None:
    table = house()
    conductor = entity_of(table.s, card("conductor"))
    assert conductor is not None
    assert conductor.morphings == []
    carry_out(resolve_step(game(table), Kind.MORPHING))
    assert len(conductor.morphings) == 1


@pytest.mark.rule("ETH-DRM-05", "ETH-OVL-07")
def test_the_second_bar_opens_the_curtain_and_turns_hall_and_corridor() -> None:
    table = in_room("hearts", bar=1)
    assert distance(table.s, at("A2.ne"), at("A3.nw")) == 5
    plays(table, "hearts")
    assert distance(table.s, at("A2.ne"), at("A3.nw")) == 1
    assert [side(table, one) for one in ("B2.nw", "B3.nw")] == ["I-03 SS", "I-03 AA"]
    assert is_on(table.s, at("A2.se"), "light")


# Tuning


@pytest.mark.rule("ETH-DRM-06", "ETH-TRN-16", "ETH-SPN-01")
def test_a_tuned_room_is_the_current_suit_until_the_turn_ends_and_a_repeat_comes_near_it() -> None:
    table = house(suit="hearts", where="C3.se", hands=["w3 w2"])
    uses(table, 0, "tune-the-kitchen", "w3")
    assert suit_of(table.s) == Suit.CLUBS
    assert read(table) == [3014]
    assert [one.space for one in table.s.figures if one.entity == card("repeat")] == [at("C3.ne")]
    assert "tune-the-kitchen" not in offered(table, 0)
    plays(table, "clubs")
    assert score(table).bar == 1
    night(table)
    assert table.s.suit is None


@pytest.mark.rule("ETH-DRM-06", "ETH-EMV-12")
def test_a_tuned_suit_leads_the_conductor_and_a_repeat_goes_where_was_tuned_last() -> None:
    table = house(suit="hearts", where="C3.se", hands=["w3 w2"], conductor="B3.nw")
    conductor = table.s.figures[0]
    assert goals_of(table.s, conductor) == [at("A2.ne")]
    uses(table, 0, "tune-the-kitchen", "w3")
    assert goals_of(table.s, conductor) == [at("C3.se")]
    follows = next(one for one in table.s.figures if one.entity == card("repeat"))
    assert goals_of(table.s, follows) == [at("C3.se")]
    score(table).tuned = Suit.DIAMONDS
    assert goals_of(table.s, follows) == [at("C2.sw")]


@pytest.mark.rule("ETH-DRM-06")
def test_a_tile_is_a_room_and_the_practice_rooms_are_two() -> None:
    table = house()
    assert room_of(table.s, at("C3.nw")) == room_of(table.s, at("C3.se"))
    assert room_of(table.s, at("A2.ne")) == room_of(table.s, at("A2.se"))
    assert room_of(table.s, at("A2.ne")) != room_of(table.s, at("A3.nw"))


@pytest.mark.rule("ETH-DRM-06")
@pytest.mark.parametrize(
    ("where", "conductor", "struck"),
    [
        ("C3.nw B2.nw", "B2.sw", True),
        ("C3.nw C3.se", "B2.sw", False),
        ("C3.nw B2.nw", "B2.nw", False),
        ("A2.ne A3.nw", "B2.sw", True),
    ],
)
def test_the_last_chord_wants_everybody_in_a_room_of_their_own_out_of_the_conductors_way(
    where: str, conductor: str, struck: bool
) -> None:
    table = house(2, suit="hearts", bar=4, where=where, conductor=conductor, hands=["w2", "w2"])
    assert ("strike-the-last-chord" in offered(table, 0)) == struck
    assert "strike-the-last-chord" not in offered(house(2, bar=3, where=where, hands=["w2", "w2"]), 0)


# Riddles


def enters(table: Table, name: str, *dials: str) -> None:
    """Let the first Dreamer set dials and enter them for two Seals."""
    table.does(0, offered(table, 0)[name], *map(SetDial, dials), EnterAnswer())
    table.does(0, next(move for move in table.menu(0) if isinstance(move, PickPrice)))


@pytest.mark.rule("ETH-RID-04", "ETH-RID-06")
@pytest.mark.parametrize(
    ("order", "page"),
    [
        ("clubs hearts spades diamonds", 3031),
        ("diamonds spades hearts clubs", 3032),
        ("clubs spades hearts diamonds", 3033),
        ("hearts hearts hearts hearts", 3037),
    ],
)
def test_the_conductor_reads_the_page_that_is_laid_out(order: str, page: int) -> None:
    table = house(where="B3.nw")
    enters(table, "lay-out-the-page", *(f"suit-{one}" for one in order.split()))
    assert read(table)[0] == page
    if page == 3031:
        assert card("baton") in table.s.beside
        assert next(one for one in table.s.figures if one.entity == card("conductor")).stunned


@pytest.mark.rule("ETH-RID-01", "ETH-RID-06", "ETH-RID-11")
@pytest.mark.parametrize(("seats", "page"), [("1215", 3041), ("1214", 3042), ("0215", 3043), ("1111", 3047)])
def test_the_door_behind_the_stairs_asks_who_sits_down(seats: str, page: int) -> None:
    table = house(where="B2.sw", tiles=ALL.replace("SETUP", "SS"), conductor="B3.nw")
    enters(table, "tell-the-seats", *(f"digit-{one}" for one in seats))
    assert read(table)[:2] == [3040, page]
    assert card("i-03-xc") in table.s.beside
    if page == 3041:
        assert table.dreamers[0].space == at("A1.sw")
        assert [one.space for one in table.s.figures if one.entity == card("second-violin")] == [at("A1.nw")]


def drawn(held: Card) -> list[str]:
    """Return the things in the picture of a component, one by one."""
    assert isinstance(held.picture, Picture)
    return [one if isinstance(one, str) else one.thing for one in held.picture.things]


@pytest.mark.rule("ETH-RID-10")
def test_the_drawn_chairs_and_plates_are_what_the_door_wants_to_hear() -> None:
    tiles = {code: BOX.card(BOX.secrets[f"tile I-03 {code}"][0], Tile) for code in "BCD"}
    things = {code: drawn(tile) for code, tile in tiles.items()}
    assert things["D"].count("chair") == 1
    assert things["B"].count("chair") == 2 + 1
    assert things["C"].count("chair") == 4
    assert things["C"].count("plate") == 5


# Cards


@pytest.mark.rule("ETH-TRO-12")
def test_an_encore_is_had_for_two_hours_once_three_bars_stand() -> None:
    table = house(bar=3, turns=0)
    table.s.beside.append(card("encore"))
    table.s.hours = 3
    carry_out(out_of_turns(game(table)))
    assert (len(table.s.turn_deck), table.s.hours, table.s.ending) == (1, 1, "")
    assert card("encore") not in table.s.beside


@pytest.mark.rule("ETH-TRO-12")
def test_nobody_claps_for_two_bars() -> None:
    table = house(bar=2, turns=0, suit="hearts")
    table.s.beside.append(card("encore"))
    night(table)
    assert table.s.ending == "failure"


@pytest.mark.rule("ETH-DRM-04")
def test_the_borrowed_bow_plays_the_next_bar_whatever_the_suit() -> None:
    table = house(suit="diamonds", bar=1, hands=[""])
    table.s.notes.append(card("borrowed-bow"))
    table.match = Table(table.s).match
    uses(table, 0, "take-up-her-bow")
    assert (score(table).bar, table.s.read[0]) == (2, 3022)


@pytest.mark.rule("ETH-NOT-01", "ETH-NOT-03", "ETH-RRL-02")
def test_the_tuning_fork_rerolls_a_die_three_times_in_this_house_and_is_gone() -> None:
    fork = card("tuning-fork")
    table = house(where="B2.se", hands=["w1"])
    table.s.notes = [fork]
    table = begins(table, "hearts", "w1").brings(*map(luck, ("blank", "fail", "blank", "1")))
    table.does(0, offered(table, 0)["open-the-double-doors"], pay("w1"), Boost())
    for _ in range(3):
        table.does(0, act("strike-the-fork"))
    assert (table.s.notes, table.s.used_notes) == ([], [fork])


@pytest.mark.rule("ETH-MAP-08")
def test_the_baton_lets_a_room_be_tuned_once_more() -> None:
    table = house(suit="hearts", where="C3.se", hands=["w3 w3 w2"])
    table.s.beside.append(card("baton"))
    table.match = Table(table.s).match
    uses(table, 0, "tune-the-kitchen", "w3")
    assert "tune-the-kitchen" not in offered(table, 0)
    uses(table, 0, "lift-the-baton")
    if isinstance(table.menu(0)[0], PickOption):
        table.does(0, table.menu(0)[0])
    assert "tune-the-kitchen" in offered(table, 0)


@pytest.mark.rule("ETH-SEC-05")
def test_the_child_who_looks_draws_a_house_and_the_turn_card_is_gone_through_once_more() -> None:
    table = opens(house(), 3045)
    assert card("childs-drawing") in table.s.notes


@pytest.mark.rule("ETH-CHO-01")
def test_a_relieved_girl_sends_a_key_by_the_child() -> None:
    keys = [opens(house(flags=flags), 3044).s.keys for flags in ("", "camp.relieved")]
    assert keys[1] == keys[0] + 1


@pytest.mark.rule("ETH-CHO-01")
def test_a_lamp_that_was_kept_lights_the_landing() -> None:
    hours = [opens(house(tiles=OPEN, flags=flags), 3002).s.hours for flags in ("", "camp.kept-lamp")]
    assert hours[1] == hours[0] + 1


@pytest.mark.rule("ETH-SEC-14", "ETH-ENT-02")
def test_the_second_violin_hands_over_her_bow_and_whoever_stands_by_her_draws_one_more() -> None:
    table = house(where="A1.ne", tiles=f"{ALL}, I-03 E", hands=[""], figures=[("second-violin", "A1.nw")])
    uses(table, 0, "sit-down-beside-her")
    chooses(table, 1)
    assert "wisdom II-40 H" in table.s.gained
    assert "camp.second-violin" in table.s.flags
    assert [one.space for one in table.s.figures] == [at("B2.sw")]
    table.dreamers[0].space = at("A1.sw")
    begins(table, "hearts", "")
    uses(table, 0, "go-back-through-the-page")
    assert table.dreamers[0].space == at("B2.sw")
    night(table)
    assert table.s.turn == 2
    assert len(table.dreamers[0].hand) == 5


@pytest.mark.rule("ETH-SEC-22")
def test_the_half_notes_of_the_strips_name_their_neighbours_in_the_score() -> None:
    order = ["post", "clubs", "hearts", "spades", "diamonds", "post"]
    for number in range(1, 5):
        strip = CARDS[BOX.numbers[f"strip-of-{order[number]}"]]
        assert drawn(strip) == order[number - 1 : number + 2]


@pytest.mark.rule("ETH-RID-09")
def test_nobody_sees_which_suit_comes_next() -> None:
    seen = house().match.view(0)
    assert isinstance(seen, View)
    assert seen.score == Score()
    texts = [str(line) for name in ("i-03-x", "i-03-d") for line in CARDS[BOX.numbers[name]].words()]
    assert not any("302" in text or "3034" in text for text in texts)


@pytest.mark.rule("ETH-MAP-04")
def test_the_ways_through_the_house_are_as_long_as_its_sheet_says() -> None:
    s = house().s
    clubs, hearts, spades, diamonds = (
        at(PLAYS[suit][1]) for suit in ("clubs", "hearts", "spades", "diamonds")
    )
    assert distance(s, at("B2.sw"), at("B2.se")) == 1
    assert distance(s, at("B3.se"), clubs) == 2
    assert distance(s, clubs, hearts) == 7
    assert distance(s, hearts, spades) == 5
    assert distance(s, spades, diamonds) == 7


@pytest.mark.rule("ETH-MAP-11")
def test_the_second_violins_room_is_cut_off() -> None:
    s = house(tiles=f"{ALL}, I-03 E").s
    assert distance(s, at("B2.nw"), at("A1.nw")) is None


def test_every_page_of_the_house_is_a_page_of_the_house() -> None:
    pages = [BOX.card(one, Paragraph) for one in BOX.paragraphs.values()]
    mine = {page.number for page in pages if page.dream == "I-03"}
    assert len(mine) == 38
    assert {BOX.card(one, Tile).slot for one in BOX.of(Tile) if BOX.notes[one].code.startswith("I-03 ")} == {
        "A1",
        "A2",
        "B2",
        "B3",
        "C2",
        "C3",
    }


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_bots_play_the_score_to_its_last_chord(seats: int) -> None:
    options = EtherfieldsOptions(gate=Beginning.I_03)
    won = 0
    for number in range(8):
        match: Match[Dream] = Match(RULES, seats, f"rooms {number}", options=options, listening=False)
        bots = [BOT.quick(f"rooms {number} {seat}") for seat in range(seats)]
        while match.outcome is None:
            seat = match.due()[0]
            match.choose(seat, list(match.menu(seat)).index(bots[seat].choose(Chair(match, seat))))
        won += match.outcome.reason == "victory"
    assert won >= 2


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (3006, "If the tile I-03 B does not lie on the board and"),
        (3031, "All figures of I-03 N become Stunned."),
        (3034, "If there has been exactly 1 wrong note,"),
    ],
)
def test_a_page_speaks_english_of_what_it_does(number: int, said: str) -> None:
    speaker = Speaker("en", RULES)
    page = BOX.card(BOX.paragraphs[number], Paragraph)
    assert said in " ".join(speaker.word(word) for word in page.words())


def test_a_page_says_once_that_items_join_the_market() -> None:
    speaker = Speaker("en", RULES)
    page = BOX.card(BOX.paragraphs[3971], Paragraph)
    told = " ".join(speaker.word(word) for word in page.words())
    assert told.count("join the Item Market") == 1


def goes(table: Table, page: int, way: int) -> list[int]:
    """Open a page and take one of its ways, if so many are open; return what was read."""
    script = open_paragraph(scene_of(game(table), 0), page)
    try:
        question = next(script)
        while True:
            seat = next(iter(question.menus))
            ways = [n for n, move in enumerate(question.menus[seat]) if isinstance(move, PickChoice)]
            question = script.send((seat, ways[min(way, len(ways) - 1)] if ways else 0))
    except (StopIteration, GameOver):
        return table.s.read


@pytest.mark.rule("ETH-SCR-01", "ETH-SCR-02", "ETH-CHO-01")
@pytest.mark.parametrize("way", range(3))
def test_every_page_of_the_house_can_be_read_to_its_end(way: int) -> None:
    for page in [BOX.card(one, Paragraph) for one in BOX.paragraphs.values()]:
        if page.dream == "I-03":
            table = house(hands=["w1 w1 w1"], flags="camp.kept-lamp camp.relieved dream.with-her")
            table.dreamers[0].ether = 2
            assert page.number in goes(table, page.number, way)
            assert bool(table.s.ending) >= bool(page.ending)
