"""What a game says of itself before it is loaded."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from dreamtable.kernel import AnyBot, AnyRules, Mode, seats_in

if TYPE_CHECKING:
    from dreamtable.content.game import Content
    from dreamtable.telling.coach import Foreseer


class FirstGame(NamedTuple):
    """The set-up that is right for somebody who has never played a game through."""

    seats: int
    options: Mapping[str, str] = {}
    """Options in words, as hosts choose them: `yes` and `no`, the number of a seat, the name of a choice."""
    mode: str | None = None
    """The way to play; None for the first one that is for so many."""
    picks: Mapping[str, tuple[str, ...]] = {}
    """What is recommended where there is a choice: by kind of move the things, such as `card:jack-callahan`.
    `first-pick-<name>` says in a sentence why."""


class DailyDream(NamedTuple):
    """How everybody on a server plays the same match alone, once a day."""

    mode: str | None = None
    """The way to play; None for the first one that is for one."""
    options: Mapping[str, tuple[str, ...]] = {}
    """Options in words, as hosts choose them; of several one is drawn for each day."""


@dataclass(frozen=True)
class Manifest:
    """A game by its name: what there is of it, and how to get it.

    Reading one must cost next to nothing. What takes time (rules, cards, a bot) stands behind functions that
    import it when it is wanted.
    """

    name: str
    """Lower-case letters, digits and dashes; what commands, records and addresses call it."""
    package: str
    """Where its words lie (`locale/<lang>.ftl`, with `game-title` and `game-tagline`), its rulebook, and its
    lessons and hints (`lessons/`)."""
    modes: tuple[Mode, ...]
    """The ways to play it; without a wish it is the first one that is for so many."""
    rules: Callable[[], AnyRules] | None = None
    """Its rules; None for a game still to come."""
    bot: Callable[[], AnyBot] | None = None
    """Its bot; without one only random bots and those from elsewhere play it."""
    content: "Callable[[], Content] | None" = None
    """Its cards, if they are data."""
    foreseer: "Callable[[], Foreseer] | None" = None
    """How it reads what its lessons foresee, if they foresee anything."""
    campaign: bool = False
    """Whether something is kept between its matches."""
    typical_seats: int | None = None
    """With how many it is mostly played; None for the middle of what its modes allow."""
    first_game: FirstGame | None = None
    """How it is dealt to newcomers who just want to play; None for its usual options."""
    daily: DailyDream | None = None
    """How it is played as the dream of the day; None if it never is."""
    shelf: int = 100
    """Where it stands among the games: lower numbers first, then by name, those to come last."""

    @property
    def coming(self) -> bool:
        """Whether it can't be played yet."""
        return self.rules is None

    @property
    def seats(self) -> range:
        """For how many players it is, in one mode or another."""
        return seats_in(self.modes)

    @property
    def usual_seats(self) -> int:
        """With how many it is tried where nobody says it."""
        return self.typical_seats or self.seats[len(self.seats) // 2]
