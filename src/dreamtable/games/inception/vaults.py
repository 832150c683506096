"""DRM-VLT: opening vaults."""

from dreamtable.games.inception.bribes import offer_bribe
from dreamtable.games.inception.character import Character, reacting, skills_of, world_of
from dreamtable.games.inception.end import FOUND, VAULTS_LOST, end_game
from dreamtable.games.inception.events import LocksChanged, VaultOpened
from dreamtable.games.inception.model import GOLD, LEVELS, SECRET, Content, Level, Table
from dreamtable.kernel import Event, Game, Script, Seat


def open_vault(g: Game[Table], level: Level, opener: Seat, about: Event) -> Script[None]:
    """DRM-VLT-03: V1 to V6, the whole sequence; `about` is what brought the locks to 0."""
    s = g.state
    for seat in reacting(s, Character.before_opening):
        yield from skills_of(s, seat).before_opening(g, seat, level)
    s.opened[level] = True
    content = content_of(s, level)
    g.tell(VaultOpened, level, content)
    if content is SECRET:
        end_game(g, FOUND)
    if sum(s.opened) == world_of(s).vaults_lost:
        end_game(g, VAULTS_LOST)  # DRM-HBR-04
    if opener != s.lord:  # DRM-VLT-06
        yield from offer_bribe(g, opener, about)
    for seat in reacting(s, Character.after_opening):
        skills_of(s, seat).after_opening(g, seat)


def content_of(s: Table, level: Level) -> Content:
    """Return what lies in the vault of a level."""
    return SECRET if s.vaults[level] == s.secret else GOLD


def unopened(s: Table) -> list[Level]:
    """Return the levels whose vaults are closed."""
    return [level for level in LEVELS if not s.opened[level]]


def change_locks(g: Game[Table], level: Level, locks: int) -> None:
    """DRM-MAR-02, DRM-BLK-02: set the locks of a level."""
    if g.state.locks[level] != locks:
        g.state.locks[level] = locks
        g.tell(LocksChanged, level, locks)
