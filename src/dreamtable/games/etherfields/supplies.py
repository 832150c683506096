"""ETH-LIM: Ether, Gems, Keys and Hours that are gained and lost."""

from dreamtable.games.etherfields.events import Gained, Lost, TeamGained, TeamLost
from dreamtable.games.etherfields.look import ether_left, gems_left
from dreamtable.games.etherfields.model import KEYS, MOST_HOURS, Dream
from dreamtable.kernel import Game, Seat


def gain(g: Game[Dream], seat: Seat, thing: str, num: int) -> None:
    """ETH-LIM-01: a Dreamer gains what is left of it; Keys and Hours are the Team's."""
    s = g.state
    d = s.dreamers[seat]
    match thing:
        case "hour":
            num = min(num, MOST_HOURS - s.hours)
            s.hours += num
        case "key":
            num = min(num, KEYS - s.keys)
            s.keys += num
        case "ether":
            num = min(num, ether_left(s))
            d.ether += num
        case "gem":
            num = min(num, gems_left(s))
            d.gems += num
    if num > 0:
        if thing in ("hour", "key"):
            g.tell(TeamGained, thing, num)
        else:
            g.tell(Gained, seat, thing, num)


def lose(g: Game[Dream], seat: Seat, thing: str, num: int) -> int:
    """ETH-CLK-02: a forced loss stops at 0; return how much was lost."""
    s = g.state
    d = s.dreamers[seat]
    match thing:
        case "hour":
            num = min(num, s.hours)
            s.hours -= num
        case "key":
            num = min(num, s.keys)
            s.keys -= num
        case "ether":
            num = min(num, d.ether)
            d.ether -= num
        case _:
            num = min(num, d.gems)
            d.gems -= num
    if num > 0:
        if thing in ("hour", "key"):
            g.tell(TeamLost, thing, num)
        else:
            g.tell(Lost, seat, thing, num)
    return num
