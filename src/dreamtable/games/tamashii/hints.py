"""Help to see: which programs lie on the own launcher, and which the writes that are left can complete."""

from collections.abc import Iterator
from functools import cache

from dreamtable.content.effects import optional
from dreamtable.games.tamashii import reach
from dreamtable.games.tamashii.box import PROGRAMS
from dreamtable.games.tamashii.cards import BASIC_PROGRAMS
from dreamtable.games.tamashii.launcher import cells_of
from dreamtable.games.tamashii.look import experience_program
from dreamtable.games.tamashii.model import NOTHING, Step, Table, View
from dreamtable.games.tamashii.moves import Write
from dreamtable.games.tamashii.naming import program_name
from dreamtable.games.tamashii.programs import EXPERIENCE, is_open, sources
from dreamtable.games.tamashii.seen import table_seen
from dreamtable.games.tamashii.terms import ANYWHERE
from dreamtable.kernel import WATCHER, Prospect, Seat, Word


def hints(view: View, seat: Seat) -> Iterator[list[Prospect]]:
    """Yield the programs that are complete, then those that 1, 2 and 3 writes complete, by the shortest way.

    Programs that can't be launched in this state are left out; those of another place are told with it.
    """
    if seat == WATCHER or view.step < Step.OPENING:
        return
    s = table_seen(view)
    me = s.players[seat]
    launched = me.launched if view.step is Step.LAUNCH else ()
    programs = [
        number
        for number in dict.fromkeys(sources(s, seat))
        if number not in launched and (is_open(s, seat, number) or PROGRAMS[number].where != ANYWHERE)
    ]
    words = [word_of(s, seat, number) for number in programs]
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


def word_of(s: Table, seat: Seat, program: int) -> Word:
    """Return what a program is called and does; and where, if its place is another one (TAM-SCE-12)."""
    where = "none" if is_open(s, seat, program) else PROGRAMS[program].where.text()
    return Word(
        "ahead-program", {"program": program_name(program), "do": effect_of(s, program), "where": where}
    )


def effect_of(s: Table | None, program: int) -> Word | str:
    """Return what a program does: as printed, or as it is at a table."""
    entry = PROGRAMS[program]
    match entry.sort:
        case "basic" | "extended":
            _, what, count = BASIC_PROGRAMS[program]
            return Word("ahead-gain", {"what": what, "count": count})
        case "experience":
            _, what, count = BASIC_PROGRAMS[EXPERIENCE]
            return Word("ahead-gain", {"what": what, "count": count if s is None else experience_program(s)})
        case "body":
            return Word("ahead-attach")
        case "goal":
            return Word("ahead-goal")
        case _:
            return printed_effect(program)


@cache
def printed_effect(program: int) -> Word | str:
    """Return what is printed beside a program on a card."""
    return optional(PROGRAMS[program].do)
