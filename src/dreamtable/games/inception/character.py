"""What a character card can change: named hooks that the verbs call, and the world view of a Lord.

Each character is one file in `characters/`. A hook that a character does not need does nothing.
"""

from collections.abc import Callable
from typing import ClassVar

import msgspec

from dreamtable.games.inception.events import SkillUsed
from dreamtable.games.inception.model import (
    HAND_LIMIT,
    LIMBO,
    NO_CHARACTER,
    CharacterId,
    Level,
    SkillId,
    Table,
    seats_in_turn,
)
from dreamtable.kernel import Game, Move, Script, Seat, kebab


class World(msgspec.Struct, frozen=True, gc=False):
    """DRM-WLD-01: the rules that a world view sets for everyone; as they stand here without one."""

    unlocks: int = 1
    """Successful unlocks per thief and turn."""
    thief_draw: int = 0
    """Cards that a thief's normal draw has more."""
    serum_revives: bool = False
    """Whether a revival costs one Transit Serum instead of two cards."""
    vaults_lost: int = 0
    """At how many open vaults without the secret the Lord side wins; 0 for never."""
    lord_dice: int = 0
    """What is added to each red-die result of the Lord."""
    peek_draw: int = 0
    """Cards that Dream Peek makes its user draw."""
    bribe_shot: int = 0
    """What is added to the shot that a bribed player must fire; 0 for no such shot."""


class Character:
    """A character card. The base class is no character: it has no skill."""

    number: ClassVar[CharacterId] = NO_CHARACTER
    skills: ClassVar[tuple[str, ...]] = ()
    """The names of its skills in the language files."""
    world: ClassVar[World] = World()

    def __init_subclass__(cls) -> None:
        """Find a place among all characters for each card that has a number."""
        if "number" in cls.__dict__:
            if cls.number in CHARACTERS:
                raise TypeError(f"{cls.__name__} and {CHARACTERS[cls.number].name} are both {cls.number}.")
            CHARACTERS[cls.number] = cls()
            for hook in cls.__dict__:
                if callable(getattr(Character, hook, None)):
                    HOOKED.setdefault(hook, set()).add(cls.number)

    @property
    def name(self) -> str:
        """The name in the language files."""
        return kebab(type(self).__name__)

    # Draw phase

    def before_draw(self, _g: Game[Table], _seat: Seat) -> None:
        """DRM-DRW-03, D1: at the beginning of the own draw phase."""

    def extra_cards(self, _s: Table, _seat: Seat) -> int:
        """DRM-DRW-02: how many cards the own normal draw has more."""
        return 0

    def replacements(self, _s: Table, _seat: Seat) -> list[Move]:
        """DRM-DRW-03, D2: what may be done instead of the normal draw."""
        return []

    def replace_draw(self, _g: Game[Table], _seat: Seat, _move: Move) -> Script[None]:
        """DRM-DRW-04: do one of the `replacements`."""
        yield from ()

    # Play phase

    any_level: ClassVar[bool] = False
    """DRM-SHT-02: whether SHOOT-class cards reach every level."""

    def actions(self, _s: Table, _seat: Seat, _reach: list[Seat]) -> list[Move]:
        """DRM-PLY-02: what the skills allow in the own play phase; `reach` are the others to choose from."""
        return []

    def act(self, _g: Game[Table], _seat: Seat, _move: Move) -> Script[None]:
        """Do one of the `actions`."""
        yield from ()

    def moved(self, _g: Game[Table], _seat: Seat, _start: Level) -> Script[None]:
        """After a move of one's own in the own play phase."""
        yield from ()

    # Shooting: hooks of the shooter

    dice: ClassVar[int] = 1
    """DRM-SHT-03, S3: how many dice the target rolls."""

    def before_roll(self, _g: Game[Table], _seat: Seat, _target: Seat) -> Script[int]:
        """DRM-SHT-03, S2: return what is added to the result."""
        yield from ()
        return 0

    def choose_roll(self, _g: Game[Table], _seat: Seat, dice: list[int]) -> Script[int]:
        """DRM-SHT-03, S5: return the roll that counts."""
        yield from ()
        return dice[0]

    def after_result(self, _g: Game[Table], _seat: Seat, _target: Seat, result: int) -> Script[int]:
        """DRM-SHT-03, S7: return the final result."""
        yield from ()
        return result

    # Unlocking, vaults, bribes

    def used_unseal(self, _g: Game[Table], _seat: Seat) -> Script[None]:
        """DRM-TIM-15: at once when an Unseal is used, with either effect."""
        yield from ()

    def after_unlock(self, _g: Game[Table], _seat: Seat, _thief: Seat, _level: Level) -> Script[None]:
        """DRM-UNL-03, U7: after a successful unlock by anyone."""
        yield from ()

    def before_opening(self, _g: Game[Table], _seat: Seat, _level: Level) -> Script[None]:
        """DRM-VLT-03, V1: before the vault of a level is turned up."""
        yield from ()

    def after_opening(self, _g: Game[Table], _seat: Seat) -> None:
        """DRM-VLT-03, V6: after a vault was opened and the game goes on."""

    def bribes_to_choose(self, _s: Table, _seat: Seat) -> list[Move]:
        """DRM-BRB-05: the bribes that the Lord may choose to give instead of a random one."""
        return []

    def look_around(self, _g: Game[Table], _seat: Seat) -> None:
        """Look at the hidden things that this character may look at at any time."""

    # Discard phase

    def discard_phase(self, _g: Game[Table], _seat: Seat) -> Script[None]:
        """DRM-DSC-01, X2: in the discard phase of anyone."""
        yield from ()

    def hand_limit(self, _s: Table) -> int:
        """DRM-DSC-02: how many cards the current player keeps; also asked in Limbo."""
        return HAND_LIMIT

    # For the cards themselves

    def skill(self, place: int = 0) -> SkillId:
        """Return the id of a skill by its place on the card."""
        return 10 * self.number + place

    def announce(self, g: Game[Table], seat: Seat, place: int = 0) -> None:
        """Tell that a skill is used."""
        g.tell(SkillUsed, seat, self.skill(place))

    def times_used(self, s: Table) -> int:
        """DRM-GEN-10: how often the first skill was used this turn, by whoever held the card."""
        return s.used.get(self.skill(), 0)

    def count_use(self, g: Game[Table], seat: Seat) -> None:
        """DRM-GEN-10, DRM-SWP-06: the count stays on the card."""
        g.state.used[self.skill()] = self.times_used(g.state) + 1
        self.announce(g, seat)


class Thief(Character):
    """A character for thieves."""


class DreamLord(Character):
    """A character for the Lord, with a world view."""


NOBODY = Character()
CHARACTERS: dict[CharacterId, Character] = {NO_CHARACTER: NOBODY}
"""All characters by number; filled by the files in `characters/`."""
HOOKED: dict[str, set[CharacterId]] = {}
"""By the name of a hook: the characters that do something there."""


def skills_of(s: Table, seat: Seat) -> Character:
    """DRM-LMB-04, DRM-SWP-04: the skills of the card that a seat holds; none in Limbo."""
    return NOBODY if s.places[seat] == LIMBO else CHARACTERS[s.characters[seat]]


def reacting(s: Table, hook: Callable[..., object]) -> list[Seat]:
    """DRM-TIM-03: return the seats, in turn order, whose character does something at a hook."""
    cards = HOOKED[hook.__name__]
    if cards.isdisjoint(s.characters):
        return []
    return [seat for seat in seats_in_turn(s) if s.characters[seat] in cards]


def world_of(s: Table) -> World:
    """DRM-WLD-02, DRM-SWP-07: the world view of the Lord's own card, wherever that card is."""
    return CHARACTERS[s.owned[s.lord]].world
