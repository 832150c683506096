"""ELD-WIN, ELD-SCO: how the game ends."""

from typing import NoReturn

from dreamtable.games.eldritch.box import BOX, CARDS, TRAITS
from dreamtable.games.eldritch.cards import AncientOne
from dreamtable.games.eldritch.events import TaleEnded
from dreamtable.games.eldritch.model import Table
from dreamtable.kernel import Game, Outcome


def win(g: Game[Table]) -> NoReturn:
    """ELD-GEN-01, ELD-WIN-01: everybody wins, also those who were eliminated."""
    s = g.state
    points = -score(s)
    s.stack.clear()
    g.tell(TaleEnded, s.ancient_one, True)
    g.end(Outcome(list(range(s.players)), [points] * s.players, "solved"))


def lose(g: Game[Table], reason: str) -> NoReturn:
    """ELD-WIN-04 to -07: everybody loses."""
    g.state.stack.clear()
    g.tell(TaleEnded, g.state.ancient_one, False)
    g.end(Outcome([], [0] * g.state.players, reason))


def all_solved(s: Table) -> bool:
    """ELD-MYS-02: say whether as many Mysteries are solved as the sheet says."""
    return len(s.solved) >= BOX.card(s.ancient_one, AncientOne).solve


def check_win(g: Game[Table]) -> None:
    """ELD-WIN-01, ELD-WIN-02, ELD-VAR-08: win as soon as what must be solved is solved."""
    s = g.state
    three = all_solved(s)
    if not s.awake:
        if three:
            win(g)
    elif s.final_solved and (three or s.options.final_alone):
        win(g)


def score(s: Table) -> int:
    """ELD-SCO-01: the score of a win, the lower the better."""
    held = [card for person in s.people if person is not None for card in person.cards]
    clues = sum(len(person.clues) for person in s.people if person is not None)
    names = [CARDS[card].id for card in held]
    rumors = sum("rumor" in TRAITS[card] for card in s.ongoing)
    return (
        len(s.gates)
        + -(-len(s.foes) // 3)
        + names.count("cursed")
        + names.count("dark-pact")
        + 3 * rumors
        - -(-clues // 3)
        - names.count("blessed")
        - s.doom
    )
