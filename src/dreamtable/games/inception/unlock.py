"""DRM-UNL: unlocking with Unseal, and cancelling with another one."""

from dreamtable.games.inception.cards import NOT_HELD, holds, use_card
from dreamtable.games.inception.character import Character, reacting, skills_of, world_of
from dreamtable.games.inception.events import UnlockCancelled, Unlocked, Unlocking
from dreamtable.games.inception.model import CARDS, LIMBO, UNSEAL, Card, Table, seats_in_turn
from dreamtable.games.inception.moves import DECLINE, Cancel, Decline, Unlock
from dreamtable.games.inception.vaults import open_vault
from dreamtable.kernel import Game, Script, Seat

UNLOCKS = [Unlock(card) for card in range(CARDS)]
PASS: list[Decline | Cancel] = [DECLINE]
PASS_OR_CANCEL: list[list[Decline | Cancel]] = [[DECLINE, Cancel(card)] for card in range(CARDS)]


def unlocks(s: Table, seat: Seat, card: Card, _reach: list[Seat]) -> list[Unlock]:
    """DRM-UNL-01, DRM-UNL-02: a thief on a closed level, below the limit, not revived this turn."""
    if (
        seat == s.lord
        or s.opened[s.places[seat]]
        or s.unlocks >= world_of(s).unlocks  # DRM-UNL-09, DRM-UNL-10
        or seat in s.revived  # DRM-UNL-11
    ):
        return []
    return [UNLOCKS[card]]


def unlock(g: Game[Table], seat: Seat, move: Unlock) -> Script[None]:
    """DRM-UNL-03: U1 to U7; a cancelled Unseal is used up but is no successful unlock (DRM-UNL-07)."""
    s = g.state
    level = s.places[seat]
    use_card(g, seat, move.card)
    g.tell(Unlocking, seat, move.card, level)
    yield from skills_of(s, seat).used_unseal(g, seat)
    if (yield from cancelled(g, Unlocking(seat, move.card, level))):
        return
    s.locks[level] -= 1
    s.unlocks += 1
    g.tell(Unlocked, seat, level, s.locks[level])
    if s.locks[level] == 0:
        yield from open_vault(g, level, seat, Unlocked(seat, level, 0))
    for other in reacting(s, Character.after_unlock):  # DRM-TIM-16
        yield from skills_of(s, other).after_unlock(g, other, seat, level)


def cancelled(g: Game[Table], attempt: Unlocking) -> Script[bool]:
    """DRM-UNL-04 to -06, DRM-TIM-13: everyone on a level is asked in turn, whatever the hand holds."""
    s = g.state
    in_turn = [seat for seat in seats_in_turn(s) if s.places[seat] != LIMBO and s.hands[seat]]
    among = frozenset(in_turn)
    for seat in in_turn:
        card = holds(s.hands[seat], UNSEAL)
        moves = PASS if card == NOT_HELD else PASS_OR_CANCEL[card]
        match (yield from g.ask(seat, moves, rule="DRM-UNL-04", about=attempt, always=True, among=among)):
            case Cancel(unseal):
                use_card(g, seat, unseal)
                g.tell(UnlockCancelled, seat, unseal, attempt.seat)
                yield from skills_of(s, seat).used_unseal(g, seat)  # DRM-INT-02
                return True
    return False
