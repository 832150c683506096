"""What a seat is asked: which thing asks, which one is meant, and what is at stake."""

from dreamtable.games.etherfields.box import BOX, CARDS
from dreamtable.games.etherfields.events import Announced, Asked, DreamerWanted
from dreamtable.games.etherfields.model import NOTHING, WAYS, View
from dreamtable.games.etherfields.moves import PickChoice, RemoveFlaw
from dreamtable.games.etherfields.naming import action_name, card_name, figure_name
from dreamtable.kernel import WATCHER, Question
from dreamtable.telling import Word, enum_word, seat_word
from dreamtable.telling.words import Args


def title(question: Question, seen: View) -> Word | None:
    """Return what a question is called: by the thing that it is about, or by the text that asks."""
    about = question.about
    match question.rule:
        case "ETH-ACT-04":
            return of_payment(seen)
        case "ETH-ACT-09" if isinstance(about, Announced):
            return Word("ask-colour", {"what": action_name(about.action)})
        case "ETH-RRL-04":
            return of_roll(seen)
        case "ETH-TIM-06":
            return of_harm(seen)
        case "ETH-CHO-01" if about is None:
            return of_page(question)
        case "ETH-AWK-08" if isinstance(about, DreamerWanted):
            return Word("ask-exchange", {"who": seat_word(about.seat), "card": card_name(about.card)})
        case "ETH-FLW-04":
            return of_flaw(question)
    if isinstance(about, Asked):
        ask = Word(f"ask-{question.rule}")
        return Word(
            "ask-of-text", {"card": card_name(about.card), "ask": ask, "step": BOX.steps.asked(about.step)}
        )
    return None


def of_flaw(question: Question) -> Word | None:
    """ETH-FLW-04: which Flaw one may pay to be rid of."""
    moves = [move for menu in question.menus.values() for move in menu if isinstance(move, RemoveFlaw)]
    return Word("ask-flaw", {"card": card_name(moves[0].card)}) if moves else None


def of_payment(seen: View) -> Word | None:
    """ETH-ACT-04: how much of which colour is paid, for what, and how far it has come."""
    if not seen.payments:
        return None
    pay = seen.payments[-1]
    what = Word("paid-move" if pay.kind == "move" else "paid-action")
    if pay.action != NOTHING:
        what = action_name(pay.action)
    elif pay.card != NOTHING:
        what = card_name(pay.card)
    args: Args = {"colour": enum_word(pay.colour), "paid": pay.paid, "what": what}
    need = pay.need or pay.base
    if not need:
        return Word("ask-ETH-ACT-04-any", args)
    return Word("ask-ETH-ACT-04-need", args | {"need": max(0, need - pay.less)})


def of_roll(seen: View) -> Word | None:
    """ETH-RRL-04: which die it is, whose, and what it shows."""
    roll = seen.roll
    if roll is None:
        return None
    if roll.luck is not None:
        return Word("ask-luck", {"face": enum_word(roll.luck)})
    if roll.pace is not None and roll.figure != NOTHING:
        return Word("ask-pace", {"figure": figure_name(seen, roll.figure), "face": enum_word(roll.pace)})
    return None


def of_harm(seen: View) -> Word | None:
    """ETH-TIM-06: how much harm of which sort is coming to whoever is asked."""
    harm = seen.harm
    if harm is None or seen.seat == WATCHER:
        return None
    sort = "seals" if harm.seals else "distress"
    mine = harm.amounts[seen.seat] - harm.prevented[seen.seat]
    if mine > 0:
        return Word(f"ask-harm-{sort}", {"num": mine})
    return Word(f"ask-harm-{sort}-others", {"num": sum(harm.amounts) - sum(harm.prevented)})


def of_page(question: Question) -> Word | None:
    """ETH-CHO-01: a page is asked by its last sentence."""
    choices = (move for menu in question.menus.values() for move in menu if isinstance(move, PickChoice))
    first = next(choices, None)
    story = CARDS[BOX.paragraphs[first.choice // WAYS]].story() if first is not None else None
    return Word("ask-story", {"story": story}) if story is not None else None
