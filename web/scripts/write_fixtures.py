"""Writes moments of Tamashii and Etherfields as a page gets them, for the tests of their boards.

`.venv/bin/python web/scripts/write_fixtures.py` writes `web/tests/fixtures/<game>-*.json`: what is printed,
and the first time that the first seat is asked by each of some rules in matches that are always the same.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from dreamtable.games import rules_of
from dreamtable.games.etherfields.bot import BOT
from dreamtable.kernel import Chair, Chance, Match, Move, Seat, chance
from dreamtable.server.reference import reference_in
from dreamtable.server.texts import Names, voice_of, way_info
from dreamtable.server.updates import Situation, update
from dreamtable.telling import readable_to, telling_of

FIXTURES = Path(__file__).parents[1] / "tests" / "fixtures"
NAMES = ["Ann", "Bo", "Cy"]
ME: Seat = 0
MOST_ANSWERS = 3000
TAMASHII, ETHERFIELDS = "tamashii", "etherfields"
RULES = {
    "colours": "TAM-SET-03",
    "writing": "TAM-WRI-02",
    "moving": "TAM-MAP-03",
    "launching": "TAM-ACT-04",
    "rerolling": "TAM-RES-10",
    "fighting": "TAM-CBT-05",
    "voting": "TAM-SCE-11",
}
"""By moment of the Prologue: which rule asks."""


def main() -> None:
    """Write the files."""
    write_tamashii()
    write_etherfields()


def write_tamashii() -> None:
    """Write moments of the Prologue, and one with a boss."""
    write(TAMASHII, "reference", reference_in(TAMASHII, "en"))
    wanted = dict(RULES)

    def take(match: Match[Any]) -> bool:
        rule = match.question_of(ME).rule if ME in match.due() else ""  # type: ignore[union-attr]
        for moment in [name for name, asks in wanted.items() if asks == rule]:
            write(TAMASHII, moment, recorded(match))
            del wanted[moment]
        return match.outcome is not None and not wanted

    for seed in range(100):
        if take(play(seed, {"scenario": "a", "start": 0}, 3, take)):
            break
    write(TAMASHII, "over", recorded(play(seed, {"scenario": "a", "start": 0}, 3, lambda _: False)))
    write(TAMASHII, "boss", recorded(play(4, {"scenario": "f", "start": 0}, 2, with_a_boss)))


def with_a_boss(match: Match[Any]) -> bool:
    """Say whether there is a boss and a body market, and the first seat is asked."""
    state = match.state
    return state.boss is not None and bool(state.market) and state.round > 1 and ME in match.due()


EVENING: dict[str, Callable[[Any, str], bool]] = {
    "dreamers": lambda _, rule: rule == "ETH-SET-02",
    "paying": lambda s, rule: rule == "ETH-ACT-04" and s.payments[-1].paid * s.payments[-1].need > 0,
    "floor": lambda s, rule: rule == "ETH-TRO-05" and len(s.tiles) > 1,
    "voting": lambda s, rule: rule == "ETH-CHO-01" and s.read[-1] == PORTER,
    "entity": lambda s, rule: rule == "ETH-TRO-05" and len(s.figures) > 0,
}
"""By moment of the first Dream of Etherfields: when it is there."""
PORTER = 1005
"""The paragraph that lets the group choose."""


def write_etherfields() -> None:
    """Write moments of the first Dream, as bots play it."""
    write(ETHERFIELDS, "reference", reference_in(ETHERFIELDS, "en"))
    wanted = dict(EVENING)
    for seed in range(100):
        match = Match(rules_of(ETHERFIELDS), 2, f"fixture {seed}")
        bots = [BOT.quick(f"{seed} {seat}") for seat in range(2)]
        while match.question is not None:
            asked = match.question_of(ME)
            rule = asked.rule if asked is not None and ME in match.due() else ""
            for moment in [name for name, there in wanted.items() if rule and there(match.state, rule)]:
                write(ETHERFIELDS, moment, recorded(match))
                del wanted[moment]
            seat = match.due()[-1]
            match.answer(seat, bots[seat].choose(Chair(match, seat)))
        if not wanted:
            write(ETHERFIELDS, "over", recorded(match))
            return


def play(
    seed: int, options: dict[str, object], seats: int, enough: Callable[[Match[Any]], bool]
) -> Match[Any]:
    """Play by chance until it is enough, or over."""
    rules = rules_of(TAMASHII)
    match = Match(rules, seats, f"fixture {seed}", rules.read_options(options), mode="cooperative")
    luck = chance(f"answers {seed}")
    for _ in range(MOST_ANSWERS):
        if match.question is None or enough(match):
            break
        seat = match.due()[0]
        match.answer(seat, some(match.menu(seat), luck))
    return match


def some(menu: list[Move], luck: Chance) -> Move:
    """Return a move that is likely to show something: what is done rather than left."""
    idle = ("Ready", "Finish", "Pass", "Stay")
    busy = [move for move in menu if type(move).__name__ not in idle]
    among = busy or menu
    return among[luck.below(len(among))]


def recorded(match: Match[Any]) -> dict[str, object]:
    """Return what the page of the first seat gets."""
    voice, names = voice_of("en", match.rules.name), Names(NAMES)
    told = update(match, ME, voice, names, max(0, match.happened - 12), Situation(), restart=True)
    rules, view = match.rules, match.view(ME)
    readable = readable_to(match, [ME])
    steps = (
        telling_of(rules).hints(view, ME)
        if telling_of(rules).hints is not None and match.question is not None
        else ()
    )
    ahead = [
        {"type": "ahead", "number": told.number, "seat": ME, "moves": moves, "ways": list(ways)}
        for moves, ways in enumerate([[way_info(one, voice, names) for one in step] for step in steps])
    ]
    return {
        "seat": ME,
        "names": NAMES[: match.seats],
        "question": told.question,
        "votes": told.votes,
        "news": told.events,
        "view": told.view,
        "readable": voice.things(readable),
        "ahead": ahead,
    }


def write(game: str, name: str, what: object) -> None:
    """Write a file."""
    path = FIXTURES / f"{game}-{name}.json"
    path.write_bytes(msgspec.json.encode(what) + b"\n")


if __name__ == "__main__":
    main()
