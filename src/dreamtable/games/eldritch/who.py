"""ELD-GEN-12, ELD-GEN-13: who is in play, where, and whom the words of a card mean."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from dreamtable.content.effects import Meant, Who
from dreamtable.games.eldritch.box import BOX, CARDS
from dreamtable.games.eldritch.look import Look, Seen
from dreamtable.games.eldritch.model import NOTHING, Person, Table
from dreamtable.games.eldritch.places import gate_spaces, here, spaces_of_type, this_space
from dreamtable.kernel import Seat, seats_from

if TYPE_CHECKING:
    from dreamtable.games.eldritch.scene import Scene

CLOCKWISE = [[tuple(seats_from(lead, players)) for lead in range(players)] for players in range(9)]
"""ELD-GEN-12: by number of players and by lead: the seats in turn order."""

# loops where comprehensions would do: asked for several times a decision, and mostly there is nothing


def order(s: Seen) -> tuple[Seat, ...]:
    """ELD-GEN-12: all seats, from the lead clockwise."""
    return CLOCKWISE[s.players][s.lead]


def team(s: Seen) -> list[Seat]:
    """ELD-GEN-13: the seats with an investigator in play, lead first."""
    people, found = s.people, []
    for seat in CLOCKWISE[s.players][s.lead]:
        if people[seat] is not None:
            found.append(seat)
    return found


def person_of(s: Table, seat: Seat) -> Person:
    """Return the investigator of a seat that is known to have one."""
    person = s.people[seat]
    if person is None:
        raise LookupError(f"Seat {seat} has no investigator.")
    return person


def at(s: Seen, space: int) -> list[Seat]:
    """Return the seats whose investigator is on a space, lead first."""
    people, found = s.people, []
    for seat in CLOCKWISE[s.players][s.lead]:
        one = people[seat]
        if one is not None and one.space == space:
            found.append(seat)
    return found


def on_spaces(s: Seen, spaces: Sequence[int]) -> list[Seat]:
    """Return the seats whose investigator is on one of some spaces, lead first."""
    people, found = s.people, []
    for seat in CLOCKWISE[s.players][s.lead]:
        one = people[seat]
        if one is not None and one.space in spaces:
            found.append(seat)
    return found


def active(s: Table) -> Seat:
    """ELD-GEN-07: the active investigator; in the Mythos Phase and in set-up the lead."""
    return s.turns[0] if s.turns else s.lead


def people_here(look: Look) -> list[Seat]:
    """Return the seats whose investigator is on your space, lead first; you too where you are as if there."""
    s = look.g.state
    if look.elsewhere == NOTHING:
        return at(s, here(look))
    there = at(s, look.elsewhere)
    return [seat for seat in team(s) if seat == look.you or seat in there]


def only_you(scene: "Scene", words: Who) -> bool:
    """Say whether you alone are meant, so that there is nobody to be chosen or to wait for."""
    return words.name == "you" and scene.g.state.people[scene.you] is not None


def meant_people(look: Look, words: Who) -> Meant:
    """Return the investigators that are meant, in turn order, or those among whom somebody chooses."""
    s, you = look.g.state, look.you
    match words.name:
        case "you":
            return Meant([you] if s.people[you] is not None else [])
        case "lead":
            return Meant([s.lead] if s.people[s.lead] is not None else [])
        case "trigger":
            return Meant([look.trigger] if s.people[look.trigger] is not None else [])
        case "each":
            return Meant(team(s))
        case "each-here":
            return Meant(people_here(look))
        case "chosen":
            return Meant(team(s), most=1, least=1)
        case "chosen-other":
            return Meant([seat for seat in team(s) if seat != you], most=1, least=1)
        case "chosen-here":
            return Meant(people_here(look), most=1, least=1)
        case "any-here":
            return Meant(people_here(look), most=s.players)
        case "you-and-one-here":
            others = [seat for seat in people_here(look) if seat != you]
            return Meant(others, most=1, surely=(you,) if s.people[you] is not None else ())
        case _:
            return Meant(on_spaces(s, _spaces_of(look, words)))


def _spaces_of(look: Look, words: Who) -> list[int]:
    """Return the spaces on which the investigators stand who are meant."""
    s = look.g.state
    match words.name:
        case "each-here-of-this":
            return [this_space(look)]
        case "each-on-gate":
            return gate_spaces(s)
        case "each-within-1-of":
            spaces = []
            for foe in s.foes:
                if CARDS[foe.monster].id == words.of:
                    spaces += [foe.space, *BOX.paths[foe.space]]
            return spaces
        case _:
            return spaces_of_type(words.name.removeprefix("each-on-"))


def choosable(look: Look, words: Who) -> bool:
    """Say whether anybody is meant."""
    return meant_people(look, words).anybody


def in_play(people: Sequence[Person | None], seats: Iterable[Seat]) -> Iterable[Seat]:
    """ELD-DEF-02: one after the other of those who are meant, but for who has fallen before its turn."""
    for seat in seats:
        if people[seat] is not None:
            yield seat
