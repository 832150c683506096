"""What a seat is asked: which thing asks, which one is meant, and what is at stake."""

from dreamtable.games.tamashii.box import BOX, CARDS, ENEMIES, PROGRAMS
from dreamtable.games.tamashii.cards import ScenarioCard
from dreamtable.games.tamashii.events import Asked, IntegrityLost, Launched
from dreamtable.games.tamashii.model import FACE_DOWN, NOTHING, PlayerView, Step, View
from dreamtable.games.tamashii.moves import UseAbility, UseArea
from dreamtable.games.tamashii.naming import name
from dreamtable.games.tamashii.terms import tile_word
from dreamtable.games.tamashii.verbs.control import Choose
from dreamtable.kernel import WATCHER, Question
from dreamtable.telling import Word, enum_word

WINDOWS = {Step.BEFORE_TRACE: "before-trace", Step.BEFORE_REFILL: "before-refill"}
"""TAM-UPG-08: when one may upgrade besides the writing step."""


def title(question: Question, seen: View) -> Word | None:
    """Return a question with the text or the thing that it comes from, and what for."""
    about = question.about
    if isinstance(about, Asked) and about.card != NOTHING:
        return of_text(question, about, seen)
    if seen.seat == WATCHER:
        return None
    me = seen.players[seen.seat]
    match question.rule:
        case "TAM-RES-04":
            return of_wounds(question, seen, me)
        case "TAM-RES-09" | "TAM-CBT-05":
            return of_fight(question.rule, seen, me)
        case "TAM-AUG-05" | "TAM-TMG-05":
            return of_abilities(question, seen)
        case "TAM-RES-10":
            return of_dice(seen)
        case "TAM-MAP-03":
            return Word("ask-move", {"count": me.move})
        case "TAM-WRI-02":
            return Word("ask-writes", {"count": me.writes}) if me.writes else Word("ask-writes-none")
        case "TAM-UPG-01":
            return Word(f"ask-window-{WINDOWS[seen.step]}") if seen.step in WINDOWS else None
        case "TAM-KEY-01":
            return Word("ask-found-code")
        case "TAM-MAP-13":
            return of_tile(question, seen, me)
        case "TAM-BOD-06" if isinstance(about, Launched):
            return Word("ask-attach", {"card": name("card", PROGRAMS[about.program].card)})
        case _:
            return None


def of_text(question: Question, about: Asked, seen: View) -> Word:
    """Return a question that a text asks: a story by its last sentence, everything else by its step."""
    rule, card, step = question.rule, CARDS[about.card], BOX.steps.at(about.step)
    asked: dict[str, int | str | Word | list[Word]] = {
        "card": name("card", about.card),
        "step": BOX.steps.asked(about.step),
    }
    if isinstance(step, Choose) and rule in ("TAM-SCE-11", "TAM-TMG-02"):
        if isinstance(card, ScenarioCard):
            return Word("ask-story", {"story": Word(f"story-{card.id}")})
        return Word("ask-way", asked)
    if rule == "TAM-TMG-02":
        return Word("ask-TAM-TMG-02", asked)
    if rule == "TAM-VS-10":
        return Word("ask-objective", asked)
    return Word("ask-of-text", asked | {"ask": of_step(rule, seen)})


def of_step(rule: str, seen: View) -> Word:
    """Return what a step leaves open, with what lies in the hand or is aimed at."""
    hand = seen.players[seen.seat].hand if seen.seat != WATCHER else []
    if rule == "TAM-KEY-04" and hand:
        return Word("ask-put", {"code": name("code", hand[0])})
    if rule == "TAM-BOS-04" and seen.seat != WATCHER and seen.players[seen.seat].queue:
        top = seen.players[seen.seat].queue[0].enemy
        return Word("ask-aim", {"boss": name("card", seen.boss), "enemy": name("card", top)})
    return Word(f"ask-{rule}")


def of_wounds(question: Question, seen: View, me: PlayerView) -> Word | None:
    """TAM-RES-04: who gives how many wounds, and what the shield could do about them."""
    about = question.about
    if not isinstance(about, IntegrityLost):
        return None
    giver = next((one.card for one in reversed(seen.stack) if one.card != NOTHING), NOTHING)
    fight = seen.combat
    if giver == NOTHING and fight is not None and 0 <= fight.at < len(me.queue):
        giver = me.queue[fight.at].enemy
    wounds = {"number": about.number, "left": me.integrity}
    if giver == NOTHING:
        return Word("ask-wounds", {**wounds})
    return Word("ask-wounds-by", {**wounds, "card": name("card", giver)})


def of_fight(rule: str, seen: View, me: PlayerView) -> Word | None:
    """TAM-CBT-02, -05: against whom: the top enemy and what is left of it, or else the boss, or nobody."""
    if me.queue:
        top = me.queue[0]
        left = ENEMIES[top.enemy].hp - top.damage
        foe = Word("fought-enemy", {"card": name("card", top.enemy), "left": left})
    elif seen.boss != NOTHING:
        foe = Word("fought-boss", {"card": name("card", seen.boss)})
    else:
        return Word("ask-box-nobody") if rule == "TAM-CBT-05" else None
    return Word("ask-energy" if rule == "TAM-RES-09" else "ask-box", {"foe": foe, "dice": me.attack})


def of_abilities(question: Question, seen: View) -> Word | None:
    """TAM-AUG-05: which ability it is, where there is only one."""
    found = [move.ability for move in question.menus.get(seen.seat, ()) if isinstance(move, UseAbility)]
    return Word("ask-ability", {"ability": name("ability", found[0])}) if len(found) == 1 else None


def of_dice(seen: View) -> Word | None:
    """TAM-RES-10: what was rolled, and what for."""
    dice = seen.dice
    if dice is None:
        return None
    hits, specials, blanks = dice.faces
    counts = {"hits": hits, "specials": specials, "blanks": blanks}
    return Word("ask-reroll", {**counts, "roll": enum_word(dice.roll)})


def of_tile(question: Question, seen: View, me: PlayerView) -> Word | None:
    """TAM-MAP-13: which tile; Jordan's where the own can't be used."""
    own = any(isinstance(move, UseArea) for move in question.menus.get(seen.seat, ()))
    place = me.place if own or seen.jordan is None else seen.jordan.place
    tile = seen.places[place].tile
    return Word("ask-tile", {"tile": tile_word(tile)}) if tile > FACE_DOWN else None
