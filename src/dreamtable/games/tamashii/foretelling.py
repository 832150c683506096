"""TAM-CBT-10, -11: what the enemies in the queues will do in combat if nobody does anything about it."""

from collections.abc import Iterator

from dreamtable.content.effects import Steps, number, text_of
from dreamtable.games.tamashii.box import ENEMIES, kept
from dreamtable.games.tamashii.conditions import Onlooker
from dreamtable.games.tamashii.model import NUMBER_DIE, SYMBOL_DIE, Foe, PlayerView, Step, View
from dreamtable.games.tamashii.naming import name
from dreamtable.games.tamashii.verbs.people import Bleed, Wound
from dreamtable.kernel import Seat
from dreamtable.telling import Foretold, Sign, Word, seat_word
from dreamtable.telling.guide import percent
from dreamtable.telling.words import Args


def foretold(v: View) -> list[Foretold]:
    """Return what each enemy will do to whom: by the dice that lie there, or as they may fall."""
    if not Step.OPENING <= v.step <= Step.SLOTS:
        return []
    fought = v.step >= Step.COMBAT
    waiting = [seat for seat in range(len(v.players)) if not fought or seat in v.turns]
    return [one for seat in waiting for one in against(v, seat, v.players[seat])]


def against(v: View, seat: Seat, player: PlayerView) -> Iterator[Foretold]:
    """Yield what the enemies of one player will do, the top one first."""
    fight = v.combat if v.turns and v.turns[0] == seat else None
    if player.out:
        return
    for place, foe in enumerate(player.queue):
        enemy = ENEMIES[foe.enemy]
        args: Args = {"enemy": name("card", foe.enemy), "seat": seat_word(seat), "wounds": enemy.basic}
        if fight is not None:
            if place <= fight.at:
                num = special_wounds(v, seat, foe) if fight.special else enemy.basic
                key = "foretold-special" if fight.special else "foretold-basic"
                yield told(seat, foe, Word(key, args | {"do": text_of(enemy.special)}), num, sure=True)
            continue
        odds = chance(place)
        if odds:
            num = max(enemy.basic, special_wounds(v, seat, foe))
            more: Args = {"chance": percent(odds), "special": percent(sum(SYMBOL_DIE) / len(SYMBOL_DIE))}
            word = Word("foretold-enemy", args | more | {"do": text_of(enemy.special)})
            yield told(seat, foe, word, num, sure=False)


def told(seat: Seat, foe: Foe, word: Word, num: int, *, sure: bool) -> Foretold:
    """Return what an enemy will do, with the harm as a sign."""
    signs = (Sign("hurt", (f"seat:{seat}",), num, sure),) if num else ()
    return Foretold(f"card:{foe.enemy}", word, signs)


@kept
def chance(place: int) -> float:
    """TAM-CBT-03: how likely the number die comes to an enemy at a place of the queue, or beyond it."""
    return sum(face > place for face in NUMBER_DIE) / len(NUMBER_DIE)


def special_wounds(v: View, seat: Seat, foe: Foe) -> int:
    """Return how many wounds the special box of an enemy gives at least."""
    look = Onlooker(v, seat, foe.enemy)
    special: Steps = ENEMIES[foe.enemy].special
    return sum(number(look, one.num) or 0 for one in special if isinstance(one, Wound | Bleed))
