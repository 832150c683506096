"""How the team stands, in a few figures that can be taken at once from what everybody sees."""

from dreamtable.games.eldritch.bot.sight import (
    CONDITIONS,
    GATES_A_ROUND,
    NEW_GATES,
    OMENS_A_ROUND,
    TEXTS_A_ROUND,
    UNKNOWN_CONDITION,
    rate_of,
)
from dreamtable.games.eldritch.box import BOX, CARDS
from dreamtable.games.eldritch.cards import AncientOne, Artifact, Asset, Condition, Mystery, Spell
from dreamtable.games.eldritch.model import NOTHING, OMENS, TO_SOLVE, View

ROUNDS_EACH = 4.0
"""How many rounds a Mystery takes."""
HALE = 6
"""So much Health and Sanity is as good as more."""
MOST_PRESSURE = 4.0
LATE = 1
"""So few points of Doom or Mythos cards are soon gone."""
EVEN = 0.4
"""How good a game is that has not begun."""
WEIGHTS = (1.01, 1.34, 0.86, 0.86, 1.69, 0.0, 1.83, 0.56, 0.94, 0.42, 0.18, 0.23)
"""The weights of the measures, after that of a constant; fitted to games of bots."""


def solved_part(view: View) -> float:
    """Return which part of the active mystery is done, from 0 to 1."""
    if view.mystery == NOTHING:
        return 0.0
    if not view.mystery_goal:
        return hurt_part(view, BOX.card(view.mystery, Mystery).solve.defeat)
    tokens = view.tokens.get(view.mystery, 0) + len(view.clues_on.get(view.mystery, ()))
    return min(1.0, tokens / view.mystery_goal)


def final_part(view: View) -> float:
    """Return which part of the Final Mystery is done, from 0 to 1."""
    final = BOX.card(view.ancient_one, AncientOne).awake.final
    if final is None:
        return 0.0
    if final.solve_on is not None:
        return hurt_part(view, final.solve_on.defeat)
    clues = len(view.clues_on.get(view.ancient_one, ()))
    return min(1.0, clues / ((view.players + 1) // 2))


def hurt_part(view: View, name: str) -> float:
    """Return which part of its toughness an Epic Monster has lost."""
    for foe in view.foes:
        if CARDS[foe.monster].id == name:
            return min(1.0, foe.damage / max(1, foe.toughness))
    return 0.0


def work_of(view: View) -> float:
    """Return how many Mysteries are still to be solved, in parts, the Final one with them."""
    work = 0.0
    left = TO_SOLVE - len(view.solved)
    if left > 0:
        work = left - 0.8 * solved_part(view)
    if view.awake and not view.final_solved:
        work += 1.0 - 0.8 * final_part(view)
    return work


def near_the_end(view: View) -> bool:
    """Say whether the game ends within two rounds unless something is done."""
    return view.mythos_size <= LATE or (view.doom <= LATE and not view.awake)


def measures(view: View) -> tuple[float, ...]:
    """Return the figures by which a position is judged, each the better the larger it is."""
    work = work_of(view)
    rounds = float(view.mythos_size + 1)
    sleep = 0.0 if view.awake else view.doom / doom_a_round(view)
    time = rounds if view.awake else min(rounds, sleep)
    people = [person for person in view.people if person is not None]
    cards = [CARDS[card] for person in people for card in person.cards]
    players = view.players
    return (
        -work,
        -min(MOST_PRESSURE, ROUNDS_EACH * work / max(0.5, time)),
        rounds / 16,
        view.doom / 12,
        -float(view.awake),
        -len(view.gates) / 9,
        -float(len(view.rumors)),
        sum([min(person.health, person.sanity, HALE) for person in people]) / HALE / players,
        min(2.0, sum([len(person.clues) for person in people]) / players),
        sum([isinstance(card, Asset | Artifact | Spell) for card in cards]) / players,
        sum([CONDITIONS.get(card.id, UNKNOWN_CONDITION) for card in cards if isinstance(card, Condition)])
        / players,
    )


def doom_a_round(view: View) -> float:
    """Return how much Doom advances in a round, by the gates that are open and those that will be."""
    coming = NEW_GATES * GATES_A_ROUND * view.gates_due * view.mythos_size / 4
    gates = sum(rate_of(gate) for gate in view.gates) + coming * OMENS_A_ROUND / 3
    return TEXTS_A_ROUND + gates + OMENS_A_ROUND * sum(view.omen_tokens) / len(OMENS)
