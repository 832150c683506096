"""ELD-MYS, ELD-FIN, ELD-RUM: mysteries, the Final Mystery, rumors, and tokens on cards."""

from dreamtable.content.effects import resolve
from dreamtable.games.eldritch.box import BOX
from dreamtable.games.eldritch.cards import AncientOne, Mystery, Solve
from dreamtable.games.eldritch.conditions import number
from dreamtable.games.eldritch.end import all_solved, check_win
from dreamtable.games.eldritch.events import (
    ClueDiscarded,
    ClueOnCard,
    FinalMysterySolved,
    MarkerTaken,
    MonsterDiscarded,
    MysteryDrawn,
    MysterySolved,
    MythosLeft,
    RumorEnded,
    TokensPut,
    TokensTaken,
)
from dreamtable.games.eldritch.model import NOTHING, Table
from dreamtable.games.eldritch.omen import world_scene
from dreamtable.kernel import Game, Script


def draw_mystery(g: Game[Table]) -> Script[None]:
    """ELD-SET-27, ELD-MYS-03: the next mystery is active, and its text for that is carried out."""
    s = g.state
    s.mystery = g.rng.take(s.mysteries) if s.mysteries else NOTHING
    if s.mystery == NOTHING:
        return
    g.tell(MysteryDrawn, s.mystery)
    yield from resolve(BOX.card(s.mystery, Mystery).enter, world_scene(g, s.mystery))


def solve_mystery(g: Game[Table]) -> Script[None]:
    """ELD-MYS-03, ELD-MYS-09: what it placed leaves; the game may be won; else the next one is drawn."""
    s = g.state
    card = s.mystery
    if card == NOTHING:
        return
    s.mystery = NOTHING
    s.solved.append(card)
    g.tell(MysterySolved, card, len(s.solved))
    clear_card(g, card)
    check_win(g)
    if not all_solved(s):
        yield from draw_mystery(g)


def clear_card(g: Game[Table], card: int) -> None:
    """ELD-MYS-03, ELD-RUM-03: tokens on a card, its tokens on the map and its Epic Monsters leave."""
    s = g.state
    s.tokens.pop(card, None)
    s.clue_discard += s.clues_on.pop(card, [])
    for marker in [one for one in s.markers if one.source == card]:
        s.markers.remove(marker)
        g.tell(MarkerTaken, card, marker.space)
    for foe in [one for one in s.foes if one.source == card]:
        s.foes.remove(foe)
        foe.away = True
        s.gone.append(foe.monster)
        g.tell(MonsterDiscarded, foe.monster)


def goal(g: Game[Table], solve: Solve, card: int) -> tuple[int, int]:
    """Return how many tokens a mystery has, and how many it needs."""
    s = g.state
    if solve.clues_on_this is not None:
        wanted, have = solve.clues_on_this, len(s.clues_on.get(card, ()))
    elif solve.eldritch_on_this is not None:
        wanted, have = solve.eldritch_on_this, s.tokens.get(card, 0)
    elif solve.clues_on_sheet is not None:
        wanted, have = solve.clues_on_sheet, len(s.clues_on.get(s.ancient_one, ()))
    else:
        return 0, 0
    return have, number(world_scene(g, card), wanted.number)


def fulfilled(g: Game[Table]) -> list[int]:
    """ELD-MYS-04: the Mystery and the sheet, as far as they have the tokens that they need."""
    s = g.state
    found = []
    if s.mystery != NOTHING:
        have, need = goal(g, BOX.card(s.mystery, Mystery).solve, s.mystery)
        if need and have >= need:
            found.append(s.mystery)
    if s.awake and not s.final_solved:
        final = BOX.card(s.ancient_one, AncientOne).awake.final
        if final is not None and final.solve_when is not None:
            have, need = goal(g, final.solve_when, s.ancient_one)
            if have >= need:
                found.append(s.ancient_one)
    return found


def solve(g: Game[Table], card: int) -> Script[None]:
    """ELD-MYS-03, ELD-FIN-01: the Mystery is solved, or the Final Mystery on the sheet."""
    if card == g.state.mystery:
        yield from solve_mystery(g)
    elif card == g.state.ancient_one:
        solve_final(g)


def foe_fell(g: Game[Table], name: str) -> Script[None]:
    """ELD-MYS-05, ELD-FIN-01: what the defeat of a monster solves is solved at once."""
    s = g.state
    final = BOX.card(s.ancient_one, AncientOne).awake.final
    if s.awake and final is not None and final.solve_on is not None and final.solve_on.defeat == name:
        solve_final(g)
    if s.mystery != NOTHING and BOX.card(s.mystery, Mystery).solve.defeat == name:
        yield from solve_mystery(g)


def solve_final(g: Game[Table]) -> None:
    """ELD-FIN-01: the Final Mystery is solved."""
    s = g.state
    if not s.final_solved:
        s.final_solved = True
        g.tell(FinalMysterySolved, s.ancient_one)
        check_win(g)


def put_clue(g: Game[Table], card: int, clue: int) -> None:
    """A clue lies on a card."""
    g.state.clues_on.setdefault(card, []).append(clue)
    g.tell(ClueOnCard, card, clue)


def take_clues(g: Game[Table], card: int, count: int) -> None:
    """ELD-CLU-06: clues that lie on a card are spent: those that came last."""
    s = g.state
    there = s.clues_on.get(card, [])
    for _ in range(count):
        clue = there.pop()
        s.clue_discard.append(clue)
        g.tell(ClueDiscarded, clue)


def put_tokens(g: Game[Table], card: int, count: int) -> None:
    """Eldritch tokens lie on a card."""
    s = g.state
    s.tokens[card] = s.tokens.get(card, 0) + count
    g.tell(TokensPut, card, count)


def take_tokens(g: Game[Table], card: int, count: int) -> Script[bool]:
    """ELD-RUM-05: eldritch tokens leave a card; when the last one does, its text for that comes at once."""
    s = g.state
    there = s.tokens.get(card, 0)
    if not there:
        return False
    s.tokens[card] = max(0, there - count)
    g.tell(TokensTaken, card, min(count, there))
    if not s.tokens[card]:
        yield from happen_on(g, card, "tokens-zero")
    return True


def happen_on(g: Game[Table], card: int, event: str) -> Script[None]:
    """Carry out what one card does at an event of its own."""
    for power in BOX.fronts[card].when.get(event, ()):
        yield from resolve(power.do, world_scene(g, card))


def end_rumor(g: Game[Table], card: int) -> None:
    """ELD-RUM-03, ELD-RUM-04: the card, its tokens and its Epic Monsters leave; the rest stays."""
    s = g.state
    if card not in s.ongoing:
        return
    s.ongoing.remove(card)
    s.mythos_discard.append(card)
    s.rumors.pop(card, None)
    clear_card(g, card)
    g.tell(RumorEnded, card)


def discard_ongoing(g: Game[Table], card: int) -> None:
    """ELD-MYT-10: an ongoing card leaves play."""
    s = g.state
    if card in s.rumors:
        end_rumor(g, card)
    elif card in s.ongoing:
        s.ongoing.remove(card)
        s.mythos_discard.append(card)
        clear_card(g, card)
        g.tell(MythosLeft, card)
