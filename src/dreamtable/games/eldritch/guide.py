"""What Eldritch Horror tells its players besides its rules: how it stands, and what a move means."""

from dreamtable.games.eldritch.abilities import alters_test
from dreamtable.games.eldritch.bot.glance import Glance
from dreamtable.games.eldritch.bot.odds import Hand, some, spread
from dreamtable.games.eldritch.box import BOX, SPACES, VALUES
from dreamtable.games.eldritch.cards import AncientOne
from dreamtable.games.eldritch.model import (
    INFLUENCE,
    NOTHING,
    OMENS,
    STRENGTH,
    TICKETS,
    WILL,
    Colour,
    PersonView,
    Phase,
    Skill,
    Ticket,
    View,
)
from dreamtable.games.eldritch.moves import (
    Accept,
    Acquire,
    Bring,
    Buy,
    ChooseAncientOne,
    ChooseInvestigator,
    DrawAncientOne,
    EndTurn,
    Fight,
    GiveCard,
    GiveClue,
    GiveLead,
    GiveTicket,
    KeepDice,
    Meet,
    Pass,
    Perform,
    PerformLocal,
    PickCard,
    PickClue,
    PickDeck,
    PickDie,
    PickMonster,
    PickNumber,
    PickOmen,
    PickOption,
    PickSeat,
    PickSkill,
    PickSpace,
    PickTicket,
    PickToken,
    Prepare,
    Propose,
    Refuse,
    RerollWithCard,
    RerollWithClue,
    Resolve,
    Rest,
    SpendTicket,
    Stop,
    TakeLoan,
    Throw,
    Trade,
    Travel,
    Use,
)
from dreamtable.games.eldritch.promises import progress, promised
from dreamtable.games.eldritch.terms import SUCCESSES
from dreamtable.games.eldritch.view import name_of
from dreamtable.kernel import WATCHER, Menu, Move
from dreamtable.telling import Alarm, Args, Explanation, Guide, Note, Standing, Word, enum_ref, enum_word
from dreamtable.telling.guide import change, odds, percent, price, warning

FRAIL = 1
"""With so much Health or Sanity left the next loss is the last."""
LITTLE_DOOM = 3
LOW_DOOM = 6
FEW_CARDS = 3


# How it stands


def standing(v: View) -> Standing:
    """Return who the seat's investigator is, what the team wants, and what threatens it."""
    person = None if v.seat == WATCHER else v.people[v.seat]
    role = Word("role-watcher")
    side = "watcher"
    if v.seat != WATCHER:
        side = "investigator" if v.seat not in v.eliminated else "eliminated"
        role = Word("role-you-eliminated") if side == "eliminated" else Word("role-you-nobody")
    if person is not None:
        role = Word("role-you", {"investigator": name_of(v, "card", person.investigator)})
    return Standing(side, role, goal(v), *danger(v, person))


def goal(v: View) -> Word:
    """ELD-WIN-01, ELD-WIN-02: the Mysteries; once the Ancient One is awake the Final Mystery as well."""
    if v.ancient_one == NOTHING:
        return Word("goal-beginning")
    sheet = BOX.card(v.ancient_one, AncientOne)
    ancient = name_of(v, "card", v.ancient_one)
    args: Args = {"solved": len(v.solved), "needed": sheet.solve, "ancient": ancient}
    if v.mystery == NOTHING:
        return Word("goal-final" if v.awake else "goal-solved", args)
    have, need = progress(v)
    args |= {"mystery": name_of(v, "card", v.mystery), "have": have, "need": need}
    return Word("goal-awake" if v.awake else "goal-mysteries", args)


def danger(v: View, person: PersonView | None) -> tuple[Word, Alarm]:
    """Return what is nearest: the own end, the awakening, the end of the Mythos deck, or Doom by the Omen."""
    if person is not None and min(person.health, person.sanity) <= FRAIL:
        key = "danger-health" if person.health <= person.sanity else "danger-sanity"
        return Word(key, {"left": min(person.health, person.sanity)}), Alarm.NEXT
    if v.ancient_one != NOTHING and v.mythos_size <= FEW_CARDS:
        return Word("danger-mythos", {"cards": v.mythos_size}), Alarm.NEXT
    if v.ancient_one == NOTHING:
        return Word("danger-beginning"), Alarm.CALM
    next_omen = OMENS[(v.omen + 1) % len(OMENS)]
    due = sum([BOX.gates[gate][1] == next_omen for gate in v.gates])
    if v.awake:
        return Word("danger-awake", {"gates": len(v.gates), "due": due}), Alarm.NEXT
    alarm = Alarm.NEXT if v.doom <= LITTLE_DOOM else Alarm.NEAR if v.doom <= LOW_DOOM else Alarm.CALM
    return Word("danger-doom", {"doom": v.doom, "gates": len(v.gates), "due": due}), alarm


# What a move means


def notes(v: View, move: Move, rule: str) -> list[Note]:
    """Return what can be known of a move."""
    person = None if v.seat == WATCHER else v.people[v.seat]
    if isinstance(move, Use | Resolve | Accept | PickOption):
        return promised(v, person, move, rule)
    if person is None:
        return []
    action = price("note-action" if rule == "ELD-ACT-01" else "note-no-action")  # ELD-ACT-03: a further one
    match move:
        case Travel() | Trade() | Perform() | PerformLocal():
            return [action]
        case Prepare():
            full = sum(person.tickets) >= TICKETS
            return [action, *([warning("note-tickets-full", most=TICKETS)] if full else [])]
        case Rest():
            whole = person.health >= person.most_health and person.sanity >= person.most_sanity
            return [action, warning("note-rest-whole") if whole else change("note-rest")]
        case Acquire():
            hand = Hand(v, v.seat, person)
            dice = hand.dice(INFLUENCE, 0, ("acquire",), person.space)
            chance = percent(some(dice, hand.faces))
            return [action, odds("note-acquire", dice=dice, chance=chance)]
        case Buy(card):
            return [price("note-successes", count=VALUES[card])]
        case SpendTicket():
            return [price("note-ticket")]
        case TakeLoan():
            return [price("note-debt")]
        case RerollWithClue(face):
            return [price("note-clue"), *rerolling(v, person, face)]
        case RerollWithCard(_, face):
            return rerolling(v, person, face)
        case Fight(monster):
            return fight(v, person, monster)
        case GiveLead() if rule == "ELD-TIM-14":
            return [change("note-lead-first")]
        case EndTurn():
            return [warning("note-actions-left", count=v.actions)] if v.actions else []
        case _:
            return []


def rerolling(v: View, person: PersonView, face: int) -> list[Note]:
    """ELD-RRL-01: how likely a die becomes a success; one that is a success already can only be lost."""
    faces = Hand(v, v.seat, person).faces
    notes = [odds("note-reroll", chance=percent(faces / 6))]
    return [*notes, warning("note-is-success")] if face > 6 - faces else notes


def unasked(v: View, menu: Menu, rule: str) -> Move | None:
    """ELD-RRL-01: who rolled nothing but successes need not be asked what to roll again.

    Where a face may count for more than one success, even a success can become better: that is asked.
    """
    person = None if rule != "ELD-RRL-01" or v.seat == WATCHER else v.people[v.seat]
    test = next((one for one in reversed(v.stack) if one.skill is not None), None)
    keep = next((one for one in menu if isinstance(one, KeepDice)), None)
    if person is None or test is None or not test.dice:
        return None
    hand = Hand(v, v.seat, person)
    lowest = 7 - min(hand.faces, len(SUCCESSES))
    before = [when for _, side in hand.sides for whens in side.before_roll.values() for when in whens]
    better = min(test.dice) < 6 and any(alters_test(when.do, {"success-on"}) for when in before)
    return keep if min(test.dice) >= lowest and not better else None


def fight(v: View, person: PersonView, monster: int) -> list[Note]:
    """ELD-CBT: how likely the Will test is passed, and how much damage the Strength test does."""
    figures = Glance(v).figures(monster)
    hand = Hand(v, v.seat, person)
    found = []
    if figures.will is not None:
        dice = hand.dice(WILL, figures.will, ("combat",), person.space, monster)
        safe = percent(some(dice, hand.faces))
        found.append(odds("note-will", dice=dice, chance=safe, horror=figures.horror))
    if figures.strength is not None:
        dice = hand.dice(STRENGTH, figures.strength, ("combat",), person.space, monster)
        foe = next((one for one in v.foes if one.monster == monster), None)
        left = max(1, (foe.toughness - foe.damage) if foe is not None else figures.toughness.plus)
        chances = spread(dice, hand.faces)
        falls = percent(sum(chances[left:]))
        found.append(odds("note-strength", dice=dice, chance=falls, left=left, damage=figures.damage))
    return found


# What things are

READ_ALOUD = ("story", "label", "step")
"""Kinds of things that are texts themselves."""


def explain(kind: str, name: str) -> Explanation | None:
    """Return what a component, a space, a skill, a ticket, a phase or the like is."""
    match kind:
        case "card" if int(name) != NOTHING:
            return about_card(int(name))
        case "space" if int(name) != NOTHING:
            space = SPACES[int(name)]
            text = [Word(f"about-{space.type}"), *([Word("about-site")] if space.site else [])]
            return Explanation(space.name(), [*BOX.thing(int(name), "space").text, *text])
        case "clue":
            return Explanation(name_of(None, kind, int(name)), [Word("about-clue")])
        case "deck":
            return Explanation(Word(f"deck-{name}"), [Word(f"about-deck-{name}")])
        case "omen":
            colour = enum_word(OMENS[int(name)])
            return Explanation(colour, [Word(f"about-{colour.key}")])
        case "doom" | "reserve":
            return Explanation(Word(f"web-eldritch-{kind}"), [Word(f"about-{kind}")])
        case "die":
            return Explanation(Word("move-pick-die", {"face": int(name)}), [Word("about-die")])
        case "held":
            return Explanation(Word("web-eldritch-clue"), [Word("about-clue")])
        case "skill" | "ticket" if name.isdigit():
            member = Skill(int(name)) if kind == "skill" else Ticket(int(name))
            return explain(kind, enum_ref(member).partition(":")[2])
        case "skill" | "ticket" | "meeting" | "colour" | "phase":
            return Explanation(Word(f"{kind}-{name}"), [Word(f"about-{kind}-{name}")])
        case _:
            return None


def about_card(number: int) -> Explanation:
    """Return what is printed on a component, and what its kind does."""
    known = BOX.thing(number)
    kind = Word(f"about-{known.kind}")
    return Explanation(known.name or Word("card-none"), [*known.text, kind])


def sources(v: View) -> list[str]:
    """Return the card or the monster whose text is being resolved; else where the round stands."""
    text = next((one for one in reversed(v.stack) if one.card != NOTHING or one.foe != NOTHING), None)
    if text is None:
        return [enum_ref(v.phase)]
    return [f"card:{one}" for one in (text.card, text.foe) if one != NOTHING]


PRINTED = frozenset(map(enum_ref, (*Skill, *Ticket, *Colour, *Phase)))
"""What is printed on the board and on the sheets of investigators."""

FREE = (
    ChooseInvestigator,
    ChooseAncientOne,
    DrawAncientOne,
    Stop,
    EndTurn,
    GiveCard,
    GiveClue,
    GiveTicket,
    Propose,
    Accept,
    Refuse,
    Throw,
    Fight,
    Meet,
    Pass,
    Use,  # what a card wants for it stands in its text, which is a note
    RerollWithCard,
    KeepDice,
    PickSpace,
    PickSeat,
    PickMonster,
    PickCard,
    PickClue,
    PickSkill,
    PickTicket,
    PickOmen,
    PickDie,
    PickDeck,
    PickOption,
    PickNumber,
    PickToken,
    Resolve,
    Bring,
    GiveLead,
)
ENDS = (EndTurn, Stop, Pass, KeepDice, Refuse, Propose)
GUIDE = Guide(standing, notes, explain, PRINTED, ENDS, sources, FREE, unasked=unasked)
