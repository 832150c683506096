"""TAM-COD, TAM-BAG, TAM-LAU, TAM-WRI, TAM-PRG, TAM-BAS, TAM-RUN: codes, launcher, programs."""

import pytest

from dreamtable.games.tamashii.codes import gain_codes
from dreamtable.games.tamashii.launcher import OPEN, Pattern
from dreamtable.games.tamashii.moves import (
    DiscardCode,
    Finish,
    Launch,
    PickCell,
    PickCode,
    Ready,
    UseCells,
)
from refusing import Refused
from tamashii.kit import board, cell, seat_at


@pytest.mark.rule("TAM-PLN-02", "TAM-PLN-03", "TAM-CMP-12")
def test_s09_the_order_of_the_refill() -> None:
    wanted = "RRYGBBGY"
    left = {"R": 2, "Y": 2, "G": 2, "B": 2}
    given = []
    for code in wanted:
        before = sum(left[one] for one in "RYGB"[: "RYGB".index(code)])
        given.append((before, sum(left.values())))
        left[code] -= 1
    scene = seat_at(board(bag="R2 Y2 G2 B2"), board(xp=2), step="before-refill", in_round=1)
    a, b = scene.players
    scene.chance(*given)
    b.does(Ready())
    cells = ["r1c1", "r1c3", "r2c2", "r2c4", "r3c1", "r3c3", "r4c2", "r4c4"]
    assert "".join(a.lies_on(one) for one in cells) == wanted


@pytest.mark.rule("TAM-LAU-02")
def test_s10_only_empty_highlighted_cells_are_refilled() -> None:
    scene = seat_at(board(launcher="R r1c2, G r2c2", bag="B9"), board(xp=2), step="before-refill")
    a, b = scene.players
    b.does(Ready())
    assert a.lies_on("r2c2") == "G"
    assert a.lies_on("r1c2") == "R"
    assert [a.lies_on(one) for one in ("r1c1", "r4c4", "r1c4")] == ["B", "B", "."]
    assert a.count("bag") == 2


@pytest.mark.rule("TAM-BAG-01", "TAM-BAG-02")
def test_s11_the_dump_area_goes_into_an_empty_bag_in_the_midst_of_a_draw() -> None:
    filled = "R r1c1, R r1c3, R r2c2"
    scene = seat_at(board(launcher=filled, bag="G3", dump="Y7"), board(xp=2), step="before-refill")
    a, b = scene.players
    b.does(Ready())
    assert (a.count("bag"), a.count("dump")) == (5, 0)
    assert a.launcher.count("G") == 3
    assert a.launcher.count("Y") == 2


@pytest.mark.rule("TAM-BAG-02")
def test_s12_a_bag_that_merely_becomes_empty_stays_so() -> None:
    filled = "R r1c1, R r1c3, R r2c2"
    scene = seat_at(board(launcher=filled, bag="G5", dump="Y7"), board(xp=2), step="before-refill")
    a, b = scene.players
    b.does(Ready())
    assert (a.count("bag"), a.count("dump")) == (0, 7)


@pytest.mark.rule("TAM-BAG-03")
def test_without_any_token_the_draw_stops() -> None:
    scene = seat_at(board(bag="G2"), board(xp=2), step="before-refill")
    a, b = scene.players
    b.does(Ready())
    assert a.launcher.count("G") == 2


@pytest.mark.rule("TAM-WRI-01", "TAM-LAU-04")
def test_s13_a_write_is_never_diagonal() -> None:
    a = seat_at(board(launcher="R r1c1"), step="writing").players[0]
    with pytest.raises(Refused):
        a.writes("r1c1", "r2c2")
    a.writes("r1c1", "r1c2")
    assert a.lies_on("r1c2") == "R"


@pytest.mark.rule("TAM-LAU-01")
def test_s14_a_locked_cell_can_not_be_entered() -> None:
    a = seat_at(board(launcher="G r1c4"), step="writing").players[0]
    with pytest.raises(Refused):
        a.writes("r1c4", "r1c5")
    unlocked = seat_at(board(launcher="G r1c4", locks="r2c5"), step="writing").players[0]
    unlocked.writes("r1c4", "r1c5")


@pytest.mark.rule("TAM-WRI-02", "TAM-WRI-03", "TAM-WRI-04", "TAM-PLN-04", "TAM-RND-03")
def test_s15_as_many_writes_as_the_writing_value() -> None:
    a, b = seat_at(board(launcher="X r1c1, G r1c4, R r2c1", xp=2), step="writing").players
    a.writes("r1c1", "r1c2").writes("r1c4", "r1c3").writes("r1c2", "r1c3")
    assert (a.lies_on("r1c2"), a.lies_on("r1c3")) == ("G", "X")
    with pytest.raises(Refused):
        a.writes("r2c1", "r2c2")
    assert b.board.writes == 3
    b.does(Ready())
    a.does(Ready())


@pytest.mark.rule(
    "TAM-BAS-01", "TAM-BAS-02", "TAM-PRG-01", "TAM-PRG-02", "TAM-PRG-03", "TAM-RUN-02", "TAM-CMP-02"
)
def test_s16_three_in_a_line_make_a_resource() -> None:
    a = seat_at(board(launcher="R r1c1, R r2c1, R r3c1")).players[0]
    a.launches("RRR")
    assert a.has("energy") == 1
    assert a.count("dump", "R") == 3


@pytest.mark.rule("TAM-BAS-03", "TAM-BAS-05")
def test_s17_the_extended_program_takes_all_four() -> None:
    a = seat_at(board(launcher="R r1c1, R r1c2, R r1c3, R r1c4")).players[0]
    a.launches("RRRR")
    assert a.has("energy") == 2
    assert not a.can(a.launch("RRR"))


@pytest.mark.rule("TAM-BAS-05")
def test_short_and_extended_program_in_one_step_with_seven_tokens() -> None:
    tokens = "R r1c1, R r1c2, R r1c3, R r1c4, R r3c1, R r3c2, R r3c3"
    a = seat_at(board(launcher=tokens)).players[0]
    a.launches("RRRR").launches("RRR")
    assert a.has("energy") == 3


@pytest.mark.rule("TAM-BAS-04", "TAM-PRG-04")
def test_s18_the_experience_program_in_its_order_or_reversed() -> None:
    reversed_ = seat_at(board(launcher="B r2c1, G r2c2, Y r2c3, R r2c4")).players[0]
    reversed_.launches("RYGB")
    assert reversed_.board.xp == 1
    other = seat_at(board(launcher="R r2c1, G r2c2, Y r2c3, B r2c4, Y r4c1, Y r4c2, Y r4c3")).players[0]
    assert not other.can(other.launch("RYGB"))


@pytest.mark.rule("TAM-PRG-03", "TAM-PRG-04", "TAM-PRG-09")
def test_s19_turned_but_never_mirrored() -> None:
    def fits(tokens: str) -> bool:
        from dreamtable.games.tamashii.launcher import BASE, placements
        from tamashii.kit import tokens_on

        return bool(placements(tokens_on(tokens), Pattern("RY/.G"), 1, BASE))

    assert fits("R r1c1, Y r1c2, G r2c2")
    assert fits("R r1c2, Y r2c2, G r2c1")
    assert fits("R r2c2, Y r2c1, G r1c1")
    assert not fits("R r1c1, Y r2c1, G r2c2")
    assert not fits("R r1c4, Y r2c1, G r3c1")


@pytest.mark.rule("TAM-PRG-05")
def test_s20_an_empty_frame_demands_nothing() -> None:
    # the Prologue's enemy Scan Drone: Y.Y/.B.
    a = seat_at(board(launcher="Y r1c1, X r1c2, Y r1c3, B r2c2", queue="scan-drone", bag="G5")).players[0]
    a.launches("Y.Y/.B.")
    assert (a.count("dump", "Y"), a.count("dump", "B")) == (2, 1)
    assert a.queue == "scan-drone:3"


@pytest.mark.rule("TAM-COD-09", "TAM-COD-10", "TAM-PRG-06")
def test_s21_open_source_stands_in_for_a_basic_code_and_nothing_for_it() -> None:
    a = seat_at(board(launcher="R r1c1, O r1c2, R r1c3")).players[0]
    a.launches("RRR")
    assert a.has("energy") == 1
    tokens = "R r1c1, Y r1c2, R r1c3, B r3c1, B r3c2, B r3c3"
    zoe = seat_at(board(colour="red", launcher=tokens, queue="zoe")).players[0]
    assert not zoe.can(zoe.launch("*O*"))


@pytest.mark.rule("TAM-COD-01", "TAM-COD-03", "TAM-COD-14")
def test_s22_a_corrupted_code_is_no_basic_code() -> None:
    tokens = "R r1c1, X r1c2, R r1c3, B r3c1, B r3c2, B r3c3"
    a = seat_at(board(launcher=tokens), market="wolfhound", bodies="soldier").players[0]
    assert not a.can(a.launch("R?R/?.."))


@pytest.mark.rule("TAM-COD-12", "TAM-COD-13")
def test_s23_the_core_symbol_is_what_the_core_token_shows() -> None:
    tokens = "Y r1c1, B r1c2, G r3c1, G r3c2, G r3c3"
    yellow = seat_at(board(colour="red", core="Y", launcher=tokens, queue="street-usher")).players[0]
    assert yellow.can(yellow.launch("*B"))
    red = seat_at(board(colour="red", launcher=tokens, queue="street-usher")).players[0]
    assert not red.can(red.launch("*B"))


@pytest.mark.rule("TAM-RUN-01", "TAM-RUN-03", "TAM-RUN-10")
def test_s24_each_program_once_a_step() -> None:
    tokens = "R r1c1, R r1c2, R r1c3, R r3c1, R r3c2, R r3c3, B r4c1, B r4c2, B r4c3"
    a = seat_at(board(launcher=tokens)).players[0]
    a.launches("RRR")
    a.does(UseCells((cell("r1c1"), cell("r1c2"), cell("r1c3"))))
    assert not a.can(a.launch("RRR"))
    assert a.can(a.launch("BBB"))
    a.does(Finish())
    assert a.launcher.count("R") == 3


@pytest.mark.rule("TAM-PRG-07", "TAM-PRG-08")
def test_the_owner_picks_the_tokens_where_several_placements_fit() -> None:
    a = seat_at(board(launcher="R r1c1, R r2c1, R r3c1, R r4c1")).players[0]
    a.launches("RRR")
    assert len(a.menu) == 2
    a.does(UseCells((cell("r2c1"), cell("r3c1"), cell("r4c1"))))
    assert a.lies_on("r1c1") == "R"


@pytest.mark.rule("TAM-RUN-04", "TAM-RUN-05")
def test_s25_two_programs_of_the_same_pattern_are_two() -> None:
    tokens = "G r1c1, B r1c2, G r3c1, B r3c2"
    a = seat_at(board(launcher=tokens, cards="tea-and-wire*", queue="gutter-eel", integrity=2)).players[0]
    first, second = (a.launch("GB", of=card) for card in ("tea-and-wire", "gutter-eel"))
    a.does(first)
    a.does(next(move for move in a.menu if isinstance(move, UseCells)))
    assert a.board.integrity == 4
    assert not a.can(first)
    a.does(second)
    assert a.queue != "gutter-eel"


@pytest.mark.rule("TAM-RUN-09", "TAM-RES-01")
def test_s26_a_program_may_be_launched_for_nothing() -> None:
    a = seat_at(board(launcher="R r1c1, R r2c1, R r3c1", resources={"energy": 5})).players[0]
    a.launches("RRR")
    assert a.has("energy") == 5
    assert a.count("dump", "R") == 3


@pytest.mark.rule("TAM-KEY-04")
def test_s27_prepare_draws_all_tokens_before_one_is_put() -> None:
    scene = seat_at(board(at=19, bag="G1", dump="Y4"), step="area")
    a = scene.players[0]
    a.does(a.menu[1])
    assert len(a.board.hand) == 2
    assert a.count("bag") == 3
    a.picks("r1c2", "r4c4")
    assert (a.lies_on("r1c2"), a.lies_on("r4c4")) == ("G", "Y")


@pytest.mark.rule("TAM-COD-06", "TAM-ACT-05", "TAM-RUN-10")
def test_s28_corrupted_codes_leave_the_launcher_at_the_end_of_the_step() -> None:
    a, b = seat_at(board(launcher="X r1c1, G r2c2, G r4c4, B r3c1, B r3c2, B r3c3")).players
    a.does(Finish())
    assert b.asked == "TAM-MAP-03"
    assert a.count("dump", "X") == 1
    assert a.launcher.count("G") == 2


@pytest.mark.rule("TAM-UPG-03", "TAM-COD-05", "TAM-KEY-03", "TAM-RES-08")
def test_s29_a_discarded_corrupted_code_is_out_of_the_game() -> None:
    scene = seat_at(board(launcher="X r1c1", resources={"memory": 1}), step="writing", corrupted=7)
    a = scene.players[0]
    a.does(DiscardCode(cell("r1c1")))
    assert scene.s.boxed == 1
    assert scene.s.supply[6] == 7
    assert a.has("memory") == 0


@pytest.mark.rule("TAM-RUN-04", "TAM-LRN-08", "TAM-LRN-02")
def test_s81_the_program_of_a_protocol() -> None:
    tokens = "B r1c1, R r1c2, Y r1c3, G r3c1, G r3c2, G r3c3"
    a, b = seat_at(board(launcher=tokens, protocol="dead-drop"), board(launcher=tokens)).players
    a.launches("B?Y", of="dead-drop")
    a.picks("energy", "energy")
    assert a.board.learned == 1
    assert a.has("energy") == 2
    assert not a.can(a.launch("B?Y", of="dead-drop"))
    two = "R r1c1, R r1c2, R r1c3, G r3c1, G r3c2, G r3c3"
    early = seat_at(board(colour="red", launcher=two, protocol="inner-compiler", learned=2)).players[0]
    assert not early.can(early.launch("?*?", of="inner-compiler"))
    late = seat_at(board(colour="red", launcher=two, protocol="inner-compiler", learned=3)).players[0]
    assert late.can(late.launch("?*?", of="inner-compiler"))
    assert b.asked == ""


@pytest.mark.rule("TAM-RUN-06", "TAM-RUN-07")
def test_the_programs_of_the_next_enemy_come_at_once() -> None:
    tokens = "G r1c1, G r1c2, Y r3c1, Y r3c2"
    a = seat_at(board(launcher=tokens, queue="rust-hound lamp-eye")).players[0]
    a.launches("GG", of="rust-hound")
    assert a.can(a.launch("YY", of="lamp-eye"))


@pytest.mark.rule("TAM-RUN-11")
def test_no_programs_in_the_combat_phase() -> None:
    scene = seat_at(board(launcher="R r1c1, R r2c1, R r3c1", queue="rust-hound"), step="combat")
    a = scene.dice("H H", "- basic").players[0]
    assert not a.can(Launch)


@pytest.mark.rule("TAM-KEY-02")
def test_how_many_codes_are_to_be_dumped_is_said_so_that_they_can_be_picked_together() -> None:
    full = board(colour="blue", launcher="R r1c1, Y r1c3, G r2c2, B r4c4", queue="paper-wasp")
    scene = seat_at(full, step="combat", dice="- -", enemy="1 special")
    a = scene.players[0]
    left = []
    while a.asked == "TAM-KEY-02":
        question = scene.match.question_of(a.seat)
        assert question is not None
        left.append(question.picks)
        a.does(a.menu[0])
    assert left == [2, 1]


@pytest.mark.rule("TAM-BAG-04", "TAM-KEY-01")
def test_a_code_gained_onto_the_launcher_goes_to_a_cell_of_ones_choice() -> None:
    tokens = "B r1c1, R r1c2, Y r1c3, R r2c2, G r4c4"
    scene = seat_at(board(colour="red", launcher=tokens, cards="forked-repo*"))
    a = scene.players[0]
    a.launches("B?Y/.*.")
    assert a.asked == "TAM-KEY-04"
    assert not a.can(PickCell(cell("r4c4")))
    assert not a.can(PickCell(cell("r1c5")))
    a.picks("r4c3")
    assert (a.lies_on("r4c3"), a.count("dump", "O")) == ("O", 0)
    assert a.asked == "TAM-WRI-05"  # and then write 4


@pytest.mark.rule("TAM-BAG-04", "TAM-KEY-01", "TAM-COD-15")
def test_a_basic_code_onto_the_launcher_is_of_a_type_that_there_is() -> None:
    tokens = "Y r1c1, G r1c2, Y r2c2"
    scene = seat_at(board(launcher=tokens, dump="X1", cards="errata*"))
    a = scene.players[0]
    scene.s.supply[1] = 0
    a.launches("YG/.Y").picks("X")
    assert not a.can(PickCode(1))
    a.picks("B", "r3c2")
    assert a.lies_on("r3c2") == "B"


@pytest.mark.rule("TAM-BAG-04", "TAM-LAU-01")
def test_without_an_empty_cell_a_gained_code_goes_to_the_dump_area() -> None:
    full = ", ".join(f"R r{row}c{column}" for row in range(1, 5) for column in range(1, 5))
    scene = seat_at(board(launcher=full))
    a = scene.players[0]
    gain_codes(scene.match._game, 0, OPEN, 1, "launcher")
    assert (a.count("dump", "O"), a.board.hand) == (1, [])
