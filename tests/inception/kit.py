"""What a scripted test needs: a table set for a scene, and random play."""

from collections.abc import Iterator
from dataclasses import dataclass

from dreamtable.games.inception.model import KIND_OF, LIMBO, Card, Face, Level, Step, Table, bit, undealt
from dreamtable.games.inception.rules import RULES
from dreamtable.games.inception.setup import setup
from dreamtable.kernel import Match, Seat, chance
from inception.notation import character_named, kind_of, seat_of
from inception.scene import CANCELLING, DISCARDING, DRAWING, PLAYING, Player, Refused, Scene

__all__ = [
    "CANCELLING",
    "DISCARDING",
    "DRAWING",
    "PLAYING",
    "Place",
    "Player",
    "Refused",
    "Scene",
    "dream_lord",
    "seat_at",
    "thief",
    "wander",
]

STEPS = {"start": Step.TURN_START, "draw": Step.DRAW, "play": Step.PLAY, "discard": Step.CREATION}


@dataclass
class Place:
    """How a player stands before the scene begins; without a name the character has no skill."""

    character: str = ""
    hand: str = ""
    level: Level = 1
    """0 is Limbo."""
    bribes: str = ""
    sealed: int = 0
    """At how many ends of the player's own turns the seal is still there."""
    fell_at: Level = 1
    """Where the Lord went down, if the Lord is in Limbo."""
    holds: str = ""
    """The character card held since a Body Swap, if it is not the own one."""


dream_lord = Place
thief = Place


def seat_at(
    *places: Place,
    players: int = 4,
    turn: str = "T1",
    at: str = "play",
    locks: str = "",
    secret: Level = 4,
    deck: str = "",
    left: int | None = None,
    pile: str = "",
    **options: object,
) -> Scene:
    """Set a table: the Lord, then the thieves; who is not named is a thief on level 1 with nothing.

    It is somebody's `turn`, `at` the start, the draw, the play or the discard phase. A level without locks
    is open. `deck` lies on top of the deck, the next card first; under it come SHOOT cards, then the others.
    With so many cards `left` in the deck, the others lie on the discard pile, under the `pile`.
    """
    chosen = RULES.read_options({"lord": 0, **options})
    s = setup(chosen, max(players, len(places)), chance("scene"))
    cards = sorted(s.deck)

    def take(names: str) -> list[Card]:
        taken = []
        for name in names.split():
            taken.append(next(card for card in cards if KIND_OF[card] is kind_of(name)))
            cards.remove(taken[-1])
        return taken

    on_top, s.discard = take(deck), take(pile)
    s.offered, s.step, s.turn = [], STEPS[at], seat_of(turn)
    s.bribes.sort()
    for seat, place in enumerate(places):
        s.hands[seat] = sorted(take(place.hand))
        s.owned[seat] = character_named(place.character) if place.character else 0
        s.places[seat], s.seals[seat] = place.level, place.sealed
        for face in place.bribes.split():
            bribe = next(b for b in undealt(s) if s.bribes[b] is Face[face.upper()])
            s.bribed[bribe], s.bribe_seen[bribe] = seat, bit(seat)
    s.deck = [*reversed(cards), *reversed(on_top)]
    if left is not None:
        s.discard[:0], s.deck = s.deck[: len(s.deck) - left], s.deck[len(s.deck) - left :]
    s.characters, s.secret = list(s.owned), s.vaults[secret]
    for seat, place in enumerate(places):
        if place.holds:
            s.characters[seat] = character_named(place.holds)
    s.fell_at = places[0].fell_at if places else 1
    if locks:
        s.locks[1:] = [int(count) for count in locks.split()]
        s.opened = [level != LIMBO and count == 0 for level, count in enumerate(s.locks)]
    if places and places[0].character == "imperial-city" and places[0].level != LIMBO:
        for bribe in undealt(s):
            s.bribe_seen[bribe] = bit(s.lord)
    return Scene(s, chosen)


def wander(match: Match[Table], seed: str) -> Iterator[Seat]:
    """Play a match at random to its end; stop at each question with a seat that is asked."""
    whim = chance(seed)
    while match.question is not None:
        seat = min(match.question.menus)
        yield seat
        match.choose(seat, whim.below(len(match.menu(seat))))
