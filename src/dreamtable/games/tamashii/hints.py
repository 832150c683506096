"""Help to see: which programs lie on the own launcher, and which the writes that are left can complete."""

from collections.abc import Iterator

from dreamtable.games.tamashii import reach
from dreamtable.games.tamashii.box import PROGRAMS, kept
from dreamtable.games.tamashii.changed import experience_program
from dreamtable.games.tamashii.launcher import cells_of
from dreamtable.games.tamashii.model import NOTHING, Step, View
from dreamtable.games.tamashii.moves import Write
from dreamtable.games.tamashii.naming import piece_name
from dreamtable.games.tamashii.programs import is_open, sources
from dreamtable.games.tamashii.terms import ANYWHERE
from dreamtable.kernel import WATCHER, Seat
from dreamtable.telling import Prospect, Word


def hints(view: View, seat: Seat) -> Iterator[list[Prospect]]:
    """Yield the programs that are complete, then those that 1, 2 and 3 writes complete, by the shortest way.

    Programs that can't be launched in this state are left out; those of another place are told with it.
    """
    if seat == WATCHER or view.step < Step.OPENING:
        return
    me = view.players[seat]
    launched = me.launched if view.step is Step.LAUNCH else ()
    programs = [
        number
        for number in dict.fromkeys(sources(view, seat))
        if number not in launched and (is_open(view, seat, number) or PROGRAMS[number].where != ANYWHERE)
    ]
    words = [word_of(view, seat, number) for number in programs]
    patterns = [PROGRAMS[number].pattern for number in programs]
    found = reach.hints(list(me.launcher), patterns, me.core, me.unlocked, me.writes)
    for step in found:
        yield [
            Prospect(
                words[one.program],
                (
                    f"program:{programs[one.program]}",
                    *refs_of_card(programs[one.program]),
                    *(f"cell:{cell}" for cell in cells_of(one.cells)),
                ),
                tuple(map(Write, one.writes)),
            )
            for one in step
        ]


def refs_of_card(program: int) -> list[str]:
    """Return the card on which a program stands, if it stands on one."""
    card = PROGRAMS[program].card
    return [f"card:{card}"] if card != NOTHING else []


def word_of(v: View, seat: Seat, program: int) -> Word:
    """Return what a program is called and does; and where, if its place is another one (TAM-SCE-12)."""
    name, do = piece_name(PROGRAMS[program]), effect_of(program, experience_program(v))
    where = "none" if is_open(v, seat, program) else PROGRAMS[program].where.text()
    return Word("ahead-program", {"program": name, "do": do, "where": where})


@kept
def effect_of(program: int, count: int) -> Word | str:
    """Return what a program does; the experience program gives so much."""
    entry = PROGRAMS[program]
    return entry.effect(count) if entry.sort == "experience" else entry.effect()
