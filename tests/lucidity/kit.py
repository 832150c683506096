"""A table set for a scene: who sits there, and what lies on it (dice as in notation.py)."""

from collections.abc import Iterator
from dataclasses import dataclass

from dreamtable.games.lucidity.model import (
    COLOUR_OF,
    DICE,
    Die,
    Nightmare,
    Role,
    Step,
    Table,
    colours_of,
    nightmare_colour,
)
from dreamtable.games.lucidity.rules import RULES
from dreamtable.games.lucidity.setup import setup
from dreamtable.kernel import Match, chance
from lucidity.notation import LETTERS, SEATS, SHOWS, colour
from lucidity.scene import Scene


@dataclass
class Place:
    """What stands on a player's card before the scene begins; of the rows the colours are enough."""

    power: str = ""
    hunt: str = ""
    exhaust: str = ""
    shadows: str = ""
    pool: str = ""
    """Unresolved dice: the scene begins in the middle of this player's turn."""
    role: Role = Role.DREAMER
    nightmare: str = ""


card = Place


def nightmare(name: str, power: str = "") -> Place:
    """Return a Nightmare, such as `envy` or `temptation-red`."""
    return Place(power, role=Role.NIGHTMARE, nightmare=name)


def gone() -> Place:
    """Return somebody who was eliminated."""
    return Place(role=Role.ELIMINATED)


def seat_at(
    *places: Place,
    turn: str = "A",
    bag: str | None = None,
    on_cards: str = "",
    spooks: tuple[str, ...] = (),
    awakened: str = "",
    seed: str = "scene",
    **options: object,
) -> Scene:
    """Set a table for these players; one alone has the Spooks and Awakened colours that are given.

    The dice come out of the bag. If `bag` says what is left in it, the others lie on the Nightmare cards.
    """
    chosen = RULES.read_options({"first": 0, **options})
    s = setup(chosen, len(places), chance(seed))
    s.bag = list(range(DICE))

    def take(dice: str, shows: str = "P1") -> list[Die]:
        taken = []
        for wish in dice.split():
            taken.append(next(die for die in s.bag if COLOUR_OF[die] is colour(wish)))
            s.bag.remove(taken[-1])
            s.faces[taken[-1]] = SHOWS[wish[2:] or shows]
        return taken

    for card, place in zip(s.cards, places, strict=True):
        card.power = take(place.power)
        card.hunt, card.exhaust = take(place.hunt, "H"), take(place.exhaust, "E")
        for die in take(place.shadows, "S"):
            card.shadows[COLOUR_OF[die]].append(die)
        if place.pool:
            card.pool, card.resolving = take(place.pool), True
            s.step, s.space = Step.RESOLVE, 0
        card.role = place.role
        if place.nightmare:
            card.nightmare = Nightmare[place.nightmare.upper().replace("-", "_")]
            its_colour = nightmare_colour(card)
            assert its_colour is not None
            assert s.nightmares[its_colour] is card.nightmare, f"{place.nightmare} is not in this game"
            s.claimed[its_colour] = True
    s.on_nightmares = [take(" ".join(die for die in on_cards.split() if die[0] == one)) for one in LETTERS]
    s.turn = SEATS.index(turn)
    if s.lord is not None:
        s.spooks, s.awakened = [take(column) for column in spooks], [one in awakened for one in LETTERS]
    if bag is not None:
        for letter in LETTERS:
            rest = colours_of(s.bag)[colour(letter)] - bag.split().count(letter)
            s.on_nightmares[colour(letter)] += take(" ".join([letter] * rest))
    return Scene(s, chosen)


def wander(match: Match[Table], seed: str) -> Iterator[int]:
    """Play a match at random to its end; stop at each question with the seat that is asked."""
    whim = chance(seed)
    while match.question is not None:
        (seat,) = match.question.menus
        yield seat
        match.choose(seat, whim.below(len(match.menu(seat))))
