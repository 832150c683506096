"""DRM-SET: from options and chance to the first table, and the secret choices before the first turn."""

from collections.abc import Mapping, Sequence

from dreamtable.games.inception.character import skills_of
from dreamtable.games.inception.characters import LORDS, THIEVES
from dreamtable.games.inception.events import CharacterRevealed, CharactersDealt, SecretHidden, WorldViewBegan
from dreamtable.games.inception.model import (
    BRIBES,
    CARDS,
    FIRST_BODY_SWAP,
    LEVELS,
    LOCKS,
    NO_CHARACTER,
    SET_UP,
    TURN_START,
    UNDEALT,
    InceptionOptions,
    Preset,
    Table,
    bit,
)
from dreamtable.games.inception.moves import Hide, Keep, KeepAndHide
from dreamtable.kernel import BadSetup, Chance, Game, Move, Script, Seat

OFFERED = 2
"""DRM-SET-05, DRM-SET-06: how many characters each player chooses from."""


def setup(options: InceptionOptions, seats: int, rng: Chance) -> Table:
    """DRM-SET-01 to -12: the cards are shuffled, everyone stands on level 1 without a card in hand."""
    lord = choose_lord(options, seats, rng)
    body_swaps = options.preset is Preset.FULL and not options.teaching
    deck = list(range(CARDS if body_swaps else FIRST_BODY_SWAP))
    rng.shuffle(deck)
    bribes = list(BRIBES[seats])
    rng.shuffle(bribes)
    return Table(
        rng=rng.rng,
        lord=lord,
        turn=lord,
        onward=-1 if options.clockwise else 1,
        step=SET_UP,
        body_swaps=body_swaps,
        deck=deck,
        discard=[],
        hands=[[] for _ in range(seats)],
        offered=[] if options.teaching else deal_characters(lord, seats, rng),
        characters=[NO_CHARACTER] * seats,
        owned=[NO_CHARACTER] * seats,
        places=[1] * seats,
        seals=[0] * seats,
        locks=list(LOCKS[seats]),
        opened=[False] * (1 + len(LEVELS)),
        vaults=[-1, 0, 1, 2, 3],
        vault_seen=[bit(lord)] * len(LEVELS),
        bribes=bribes,
        bribed=[UNDEALT] * len(bribes),
        bribe_seen=[0] * len(bribes),
    )


def choose_lord(options: InceptionOptions, seats: int, rng: Chance) -> Seat:
    """DRM-SET-03: a fixed seat, else one of the volunteers, else any, by chance."""
    for seat in (*options.volunteers, 0 if options.lord is None else options.lord):
        if not 0 <= seat < seats:
            raise BadSetup(f"The Lord's seat must be from 0 to {seats - 1}, not {seat}.")
    if options.lord is not None:
        return options.lord
    return rng.pick(options.volunteers or tuple(range(seats)))


def deal_characters(lord: Seat, seats: int, rng: Chance, taken: Sequence[int] = ()) -> list[list[int]]:
    """DRM-SET-05, DRM-SET-06: two different characters for everyone, all unique, none of those taken."""
    thieves = [number for number in THIEVES if number not in taken]
    lords = [number for number in LORDS if number not in taken]
    rng.shuffle(thieves)
    rng.shuffle(lords)
    return [
        sorted((lords if seat == lord else thieves).pop() for _ in range(OFFERED)) for seat in range(seats)
    ]


def choose_in_secret(g: Game[Table], lord: Seat) -> Script[None]:
    """DRM-SET-13: everybody chooses a character and the Lord hides the secret, at the same time."""
    s = g.state
    if g.listening:
        for seat, characters in enumerate(s.offered):
            g.tell(CharactersDealt, seat, len(characters), list(characters))
    answers = yield from g.ask_all(lambda: choices(s), rule="DRM-SET-13")
    for seat, move in answers.items():
        match move:
            case Keep(character):
                s.owned[seat] = character
            case KeepAndHide(character, level):
                s.owned[seat] = character
                s.secret = s.vaults[level]
                g.tell(SecretHidden, lord, [level])
            case Hide(level):
                s.secret = s.vaults[level]
                g.tell(SecretHidden, lord, [level])
    s.offered = []
    reveal_characters(g)
    s.step = TURN_START


def choices(s: Table) -> Mapping[Seat, list[Move]]:
    """DRM-SET-05 to -07, DRM-VAR-02: what each seat may choose; without characters only the Lord does."""
    if not s.offered:
        return {s.lord: [Hide(level) for level in LEVELS]}
    return {
        seat: [KeepAndHide(character, level) for character in characters for level in LEVELS]
        if seat == s.lord
        else [Keep(character) for character in characters]
        for seat, characters in enumerate(s.offered)
    }


def reveal_characters(g: Game[Table]) -> None:
    """DRM-SET-14, DRM-SET-15: all characters are turned up together, and the world view is in force."""
    s = g.state
    s.characters = list(s.owned)
    for seat, character in enumerate(s.characters):
        if character != NO_CHARACTER:
            g.tell(CharacterRevealed, seat, character)
    if s.owned[s.lord] != NO_CHARACTER:
        g.tell(WorldViewBegan, s.owned[s.lord])
    skills_of(s, s.lord).look_around(g, s.lord)
