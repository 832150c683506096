"""TAM-ADV-01, -02: what each activity that scenarios offer does, and when it is not offered."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import pytest

from dreamtable.games.tamashii.box import ACTIVITIES, CARDS
from dreamtable.games.tamashii.cards import Guide, Special, Story
from dreamtable.games.tamashii.moves import PickNumber, PickWay
from dreamtable.kernel import Move
from tamashii.kit import Board, Scene, board, seat_at

ASH = "e05 e06 e07 e08"
SURVIVORS = "b06 b07"
REACTORS = "k07 k08 k09"
EVERYWHERE = [2, 3, 5, 6, 7, 8, 11, 12, 13, 15]
"""All tiles of the final scenario lie face-up: 6, 11 and 15 beside the Central Server, 2 far away."""
LETTERS = {"red": "R", "yellow": "Y", "green": "G", "blue": "B"}
QUIET = " - - - - - -"
"""Nobody is found by the trace roll that follows."""

Stands = Mapping[str, Any]


class Deed(NamedTuple):
    """An activity: how the table stands, how it goes, what is noticed then; and where it is not offered."""

    card: str
    name: str
    stands: Stands
    goes: Sequence[tuple[str, str, Mapping[str, object]]]
    """What A picks (cells, a number, a way), what the dice show, and what is noticed (`Scene.notices`)."""
    never: Sequence[Stands]
    """What is other where it is not offered."""


def crew(at: int, launcher: str, *, beside: int = 1) -> dict[str, list[Board]]:
    """Return A, who is red, on a tile with codes on the launcher; and B, who is blue and has none."""
    return {"boards": [board(colour="red", at=at, launcher=launcher), board(colour="blue", at=beside)]}


def row(code: str, count: int) -> str:
    """Return so many codes of a type on a launcher, from the left."""
    return ", ".join(f"{code} r{1 + at // 4}c{1 + at % 4}" for at in range(count))


def cells(count: int) -> str:
    """Return the cells of such a row."""
    return " ".join(f"r{1 + at // 4}c{1 + at % 4}" for at in range(count))


def carrying(token: str, count: int = 1, *, at: int = 1) -> dict[str, list[Board]]:
    """Return A on a tile with markers."""
    return {"boards": [board(at=at, carried={token: count}), board()]}


def at(tile: int) -> dict[str, list[Board]]:
    """Return A on a tile, without anything."""
    return {"boards": [board(at=tile), board()]}


def reopening(tile: int, code: str) -> Deed:
    """Return how a closed place of the Commons is opened again."""
    other = 12 if tile == 11 else 11
    return Deed(
        "h08",
        f"reopen-{tile}",
        {"story": "h03", "specials": "h08", "time": 9, "tokens": {tile: {"ascend": 1}}}
        | crew(tile, row(code, 2)),
        [
            (cells(2), "S H" + QUIET, {f"tile {tile} ascend": 0}),
            (cells(2), "H H" + QUIET, {f"tile {tile} ascend": 1}),
        ],
        [crew(other, row(code, 2)), {"tokens": {}}, crew(tile, "")],
    )


def tap(card: str, tile: int, colour: str) -> Deed:
    """Return how a tap of a reactor is tried; another one is left to be tried."""
    code, more = LETTERS[colour], "Y" if colour != "yellow" else "R"
    launcher = f"{row(code, 2)}, {more} r4c4"
    return Deed(
        card,
        colour,
        {"story": "k02", "specials": REACTORS, "time": 8} | crew(tile, launcher, beside=2),
        [
            (cells(2), "S H", {f"on {card} success": 1}),
            (cells(2), "H H", {f"on {card} success": 0}),
        ],
        [crew(1, launcher, beside=2), crew(13 if tile == 11 else 11, launcher), crew(tile, f"{more} r4c4")],
    )


def seal(card: str, seals: int, then: Mapping[str, object]) -> Deed:
    """Return how a seal of the Choir is broken."""
    stands = {"story": card, "time": 6, "boss": "the-choir", "seals": [0] * seals, "reveal": EVERYWHERE}
    return Deed(
        card,
        "seal",
        stands | crew(11, row("R", 2)),
        [(cells(2), "S S" + QUIET, then), (cells(2), "S H" + QUIET, {"story": card, "seals": seals})],
        [crew(2, row("R", 2)), crew(11, "")],
    )


DEEDS = [
    Deed(
        "a07",
        "check",
        {"story": "a07", "specials": "a08", "time": 5} | crew(16, row("R", 2)),
        [
            (cells(2), "S S", {"last": "a09", "over": "victory"}),
            (cells(2), "S H" + QUIET, {"story": "a07", "trace": (2, 2)}),
        ],
        [crew(1, row("R", 2)), crew(16, row("B", 2))],
    ),
    Deed(
        "b06",
        "take",
        {"story": "b01", "specials": SURVIVORS, "time": 9, "without": "survivor"}
        | {"tokens": {1: {"survivor": 6}, 3: {"survivor": 1}}}
        | at(3),
        [("", "", {"carried survivor": (1, 0), "tile 3 survivor": 0})],
        [
            {"tokens": {1: {"survivor": 6}, 3: {}, 6: {"survivor": 1}}},
            at(1),
            carrying("survivor", 2, at=3),
        ],
    ),
    Deed(
        "b06",
        "leave",
        {"story": "b01", "specials": SURVIVORS, "time": 9} | carrying("survivor", 2),
        [("", "", {"carried survivor": (0, 0), "tile 1 survivor": 2})],
        [carrying("survivor", 2, at=2), at(1)],
    ),
    Deed(
        "c04",
        "check",
        {"story": "c04", "specials": "c12", "faces": {"c12": [1]}, "time": 3}
        | {
            "boards": [
                board(colour="red", at=20, launcher=row("R", 2), bag="Y9"),
                board(colour="blue", launcher="B r1c1"),
            ]
        },
        [
            (cells(2) + " stop", "S S", {"last": "c10", "over": "victory"}),
            (cells(2) + " stop", "H H" + QUIET, {"story": "c04", "time": 2, "on c04 success": 0}),
        ],
        [crew(1, row("R", 2)), crew(20, row("Y", 2))],
    ),
    Deed(
        "d02",
        "accept",
        {"story": "d02", "time": 6},
        [
            ("way 0", "", {"in-play d08": True, "in-play d09": False, "in-play d10": False, "map ascend": 1}),
            ("way 1", "", {"in-play d08": False, "in-play d09": True, "in-play d10": False}),
            ("way 2", "", {"in-play d08": False, "in-play d09": False, "in-play d10": True, "map ascend": 1}),
        ],
        [{"specials": "d08 d09 d10"}],
    ),
    Deed(
        "d08",
        "deliver",
        {"story": "d02", "specials": "d08 d09 d10", "time": 6, "tokens": {2: {"ascend": 1}}}
        | {"boards": [board(at=2, cards="breach-charge*"), board()]},
        [("", "", {"on d02 spartans": 1, "tile 2 ascend": 0, "in-play d08": False})],
        [
            {"tokens": {10: {"ascend": 1}}},
            {"boards": [board(at=2, cards="breach-charge"), board()]},
            {"boards": [board(at=2), board(at=2, cards="breach-charge*")]},
        ],
    ),
    Deed(
        "d09",
        "introduce",
        {"story": "d02", "specials": "d08 d09 d10", "time": 6, "mode": "solo", "jordan": 1, "battery": 0}
        | {"boards": [board(at=6, cards="tea-and-wire*")]},
        [("", "", {"on d02 ninkyodo": 1, "in-play d09": False})],
        [
            {"boards": [board(at=6, cards="tea-and-wire")]},
            {"mode": "cooperative", "boards": [board(at=6, cards="tea-and-wire*"), board()]},
        ],
    ),
    Deed(
        "d11",
        "take",
        {"story": "d11", "time": 4, "tokens": {1: {"ledger": 1}}} | at(1),
        [("", "", {"carried ledger": (1, 0), "tile 1 ledger": 0})],
        [at(2), {"tokens": {2: {"ledger": 1}}}, {"boards": [board(), board(carried={"ledger": 1})]}],
    ),
    Deed(
        "d11",
        "leave",
        {"story": "d11", "time": 4} | carrying("ledger", at=2),
        [("", "", {"carried ledger": (0, 0), "tile 2 ledger": 1})],
        [at(2), {"boards": [board(), board(carried={"ledger": 1})]}],
    ),
    Deed(
        "d11",
        "check",
        {"story": "d11", "time": 4, "tokens": {7: {"success": 1}}}
        | {"boards": [board(colour="red", at=7, launcher=row("R", 2), carried={"ledger": 1}), board()]},
        [
            (cells(2), "S S", {"on d11 success": 1}),
            (cells(2), "H H", {"on d11 success": 0, "trace": (2, 0)}),
        ],
        [
            crew(7, row("R", 2)),
            {"tokens": {8: {"success": 1}}},
            {"boards": [board(colour="red", at=7, launcher=row("Y", 2), carried={"ledger": 1}), board()]},
        ],
    ),
    Deed(
        "guide-e",
        "gather",
        {"story": "e02", "specials": ASH, "time": 5} | at(16),
        [
            ("number 1", "", {"X": (1, 0)}),
            ("number 2", "", {"X": (2, 0)}),
        ],
        [at(17)],
    ),
    Deed(
        "e01",
        "check",
        {"story": "e01", "specials": ASH, "time": 7} | crew(17, row("R", 2)),
        [
            (cells(2), "S S", {"story": "e02", "energy": (1, 1)}),
            (cells(2), "H H" + QUIET, {"story": "e01", "energy": (0, 0), "trace": (1, 1)}),
        ],
        [crew(16, row("R", 2)), crew(17, "")],
    ),
    Deed(
        "f05",
        "valve",
        {"story": "f05", "time": 4} | crew(11, row("B", 2)),
        [(cells(2), "S H", {"on f05 success": 1}), (cells(2), "H H", {"on f05 success": 0})],
        [crew(1, row("B", 2)), crew(11, row("R", 2))],
    ),
    Deed(
        "g07",
        "witness",
        {"story": "g02", "specials": "g06 g07", "time": 6}
        | {"boards": [board(at=13, bodies="soldier"), board(at=13, bodies="courier")]}
        | {
            "on": {"soldier": {"body-memory": 1}, "courier": {"body-memory": 1}, "g06": {"body-memory": 2}},
        },
        [("", "", {"on g07 body-memory": 4, "on g06 body-memory": 0, "on soldier body-memory": 0})],
        [
            {"boards": [board(at=13, bodies="soldier"), board(at=1, bodies="courier")]},
            {"boards": [board(at=13, bodies="soldier"), board(at=13)]},
            {"boards": [board(at=13), board(at=13)]},
        ],
    ),
    Deed(
        "g08",
        "hearing",
        {"story": "g04", "specials": "g08", "time": 4} | crew(13, row("R", 3)),
        [
            (cells(3), "S S H", {"last": "g10", "over": "victory"}),
            (cells(3), "S H H", {"story": "g04", "enemies": (1, 0)}),
        ],
        [crew(1, row("R", 3)), crew(13, "")],
    ),
    reopening(11, "R"),
    reopening(12, "G"),
    reopening(13, "Y"),
    reopening(15, "B"),
    Deed(
        "j07",
        "carry",
        {"story": "j02", "specials": "j06 j07", "time": 8} | at(19),
        [("", "", {"carried engineer": (1, 0), "tile 19 engineer": 0})],
        [at(1), {"boards": [board(at=19), board(carried={"engineer": 1})]}],
    ),
    Deed(
        "j07",
        "put-down",
        {"story": "j02", "specials": "j06 j07", "time": 8, "without": "engineer"} | carrying("engineer"),
        [("", "", {"carried engineer": (0, 0), "tile 1 engineer": 1})],
        [at(1), {"boards": [board(), board(carried={"engineer": 1})]}],
    ),
    *(
        Deed(
            card,
            name,
            {"story": card, "time": 4} | crew(tile, row("R", 5), beside=2),
            [
                (cells(5), "S S S S S", {"last": ending, "over": "victory"}),
                (cells(5), "S S S S H", {"story": card, "time": 3}),
            ],
            [crew(other, row("R", 5), beside=2), crew(tile, "", beside=2)],
        )
        for card, name, tile, other, ending in (
            ("k05", "vote", 11, 13, "k12"),
            ("k06", "lamp", 13, 11, "k11"),
        )
    ),
    *(tap("k07", 11, colour) for colour in LETTERS),
    *(tap("k08", 13, colour) for colour in LETTERS),
    Deed(
        "p07",
        "doors",
        {"story": "p07", "time": 4, "reveal": EVERYWHERE} | crew(11, row("R", 2)),
        [
            (cells(2), "S S", {"last": "p08", "integrity": (5, 5)}),
            (cells(2), "S H", {"story": "p07", "time": 3}),
        ],
        [crew(2, row("R", 2)), crew(11, "")],
    ),
    seal("p08", 3, {"seals": 2}),
    seal("p09", 1, {"last": "p10", "seals": 0}),
    Deed(
        "p12",
        "tower",
        {"story": "p03", "specials": "p12", "time": 5, "tokens": {2: {"engineer": 2}}} | crew(2, row("G", 2)),
        [
            (cells(2), "S H", {"tile 2 success": 1, "tile 2 engineer": 1}),
            (cells(2), "H H", {"tile 2 success": 0, "tile 2 engineer": 2}),
        ],
        [
            {"tokens": {2: {}, 3: {"engineer": 2}}},
            {"tokens": {2: {"engineer": 1, "success": 1}}},
            crew(2, ""),
        ],
    ),
]
ALL = [(deed, *one) for deed in DEEDS for one in deed.goes]
NEVER = [(deed, other) for deed in DEEDS for other in deed.never]


def called(deed: Deed) -> str:
    """Return what an activity is called."""
    return f"{deed.card}-{deed.name}"


def table(deed: Deed, **other: Any) -> Scene:
    """Return the table on which an activity is looked at."""
    stands = {**deed.stands, **other}
    boards = stands.pop("boards", [board(), board()])
    letter = deed.card.removeprefix("guide-")[0]
    return seat_at(*boards, scenario=letter, step="activities", **stands)


def answer(scene: Scene, picks: str) -> None:
    """Let A answer what an activity asks, and the group if it is asked."""
    a = scene.players[0]
    match picks.split():
        case ["way", way]:
            for one in scene.players:
                ways: list[Move] = [move for move in one.menu if isinstance(move, PickWay)]
                one.does(ways[int(way)])
        case ["number", number]:
            a.does(PickNumber(int(number)))
        case words:
            for word in words:
                if word == "stop":
                    scene.players[1].does(scene.players[1].menu[0])
                else:
                    a.picks(word)


@pytest.mark.rule("TAM-ADV-01", "TAM-CHK-02", "TAM-CHK-05")
@pytest.mark.parametrize(
    ("deed", "picks", "dice", "then"),
    ALL,
    ids=[f"{called(deed)}-{dice or picks}" for deed, picks, dice, _ in ALL],
)
def test_an_activity_does_what_it_says(deed: Deed, picks: str, dice: str, then: Mapping[str, object]) -> None:
    scene = table(deed)
    a = scene.players[0]
    a.does(a.activity(deed.card, deed.name))
    if dice:
        scene.dice(dice)
    answer(scene, picks)
    assert {what: scene.notices(what) for what in then} == dict(then)


@pytest.mark.rule("TAM-ADV-01", "TAM-ADV-02")
@pytest.mark.parametrize(
    ("deed", "other"), NEVER, ids=[f"{called(deed)}-{deed.never.index(other)}" for deed, other in NEVER]
)
def test_an_activity_is_not_offered_where_its_place_or_condition_is_not_met(
    deed: Deed, other: Stands
) -> None:
    scene = table(deed, **other)
    a = scene.players[0]
    assert not a.can(a.activity(deed.card, deed.name))


@pytest.mark.rule("TAM-ADV-02")
@pytest.mark.parametrize("deed", [deed for deed in DEEDS if deed.card in ("k07", "k08")], ids=called)
def test_a_tap_is_tried_once_by_each_player_in_a_round(deed: Deed) -> None:
    scene = table(deed)
    a = scene.players[0]
    a.does(a.activity(deed.card, deed.name))
    scene.dice("H")
    a.picks("r1c1").does(a.menu[0])
    assert a.lies_on("r1c2") == LETTERS[deed.name]
    assert not a.can(a.activity(deed.card, deed.name))


def offered_by_scenarios() -> Iterator[tuple[str, str]]:
    """Return every activity of guides and scenario cards."""
    for offer in ACTIVITIES:
        if isinstance(CARDS[offer.card], Guide | Story | Special):
            yield offer.of, offer.activity.id


@pytest.mark.rule("TAM-ADV-01")
def test_every_activity_of_every_scenario_is_told_here() -> None:
    told = {(deed.card, deed.name) for deed in DEEDS}
    assert not [one for one in offered_by_scenarios() if one not in told]
    assert not [called(deed) for deed in DEEDS if not deed.goes or not deed.never]
