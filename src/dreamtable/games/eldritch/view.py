"""ELD-GAN-02 and what is hidden: what a seat may see; and a world that it can't tell from the real one."""

from collections.abc import Callable
from copy import copy

from dreamtable.content.effects import Asked, settled
from dreamtable.games.eldritch.box import BOX, CARDS, NUMBERS, SPACES
from dreamtable.games.eldritch.cards import (
    Investigator,
    Mystery,
)
from dreamtable.games.eldritch.conditions import by_team, half, number
from dreamtable.games.eldritch.decks import cards_like
from dreamtable.games.eldritch.dice import skill_values
from dreamtable.games.eldritch.health import sheet_of
from dreamtable.games.eldritch.model import (
    NOTHING,
    Difficulty,
    Person,
    PersonView,
    Resolving,
    Table,
    View,
)
from dreamtable.games.eldritch.moves import Resolve
from dreamtable.games.eldritch.onlooker import Onlooker
from dreamtable.kernel import WATCHER, Chance, Deck, Question, Seat
from dreamtable.telling import Args, Word, enum_word


def view(s: Table, seat: Seat) -> View:
    """Return all that is public, and the backs and tops that the seat has looked at."""
    return looker(s)(seat)


def looker(s: Table) -> Callable[[Seat], View]:
    """Return what shows a seat its view: the public part, and of backs and tops those that the seat knows."""
    backs = [(card, s.backs[card], s.peeked[card]) for card in held(s) if card in s.peeked]
    tops = sorted(s.looked.items())
    public = View(
        WATCHER,
        s.phase,
        s.round,
        s.lead,
        s.turns,
        s.actions,
        s.players,
        s.gates_due,
        s.clues_due,
        s.surge,
        [person_view(person) if person is not None else None for person in s.people],
        s.eliminated,
        s.fallen,
        s.unused,
        s.ancient_one,
        s.awake,
        s.final_solved,
        s.doom,
        s.omen,
        s.mystery,
        s.solved,
        mystery_goal(s),
        len(s.mythos),
        s.mythos_discard,
        s.current,
        s.ongoing,
        s.rumors,
        s.tokens,
        s.clues_on,
        s.omen_tokens,
        s.markers,
        s.gates,
        len(s.gate_stack.pile),
        s.gate_stack.discard,
        s.clues,
        len(s.clue_pool),
        s.clue_discard,
        s.foes,
        s.ambushing,
        sorted(s.cup),
        s.aside,
        s.gone,
        s.site,
        s.reserve,
        len(s.assets.pile),
        s.assets.discard,
        len(s.artifacts.pile),
        s.artifacts.discard,
        len(s.spells),
        top(s.spells),
        len(s.conditions),
        top(s.conditions),
        {},
        [],
        s.stack,
        s.outcome,
    )

    def look(seat: Seat) -> View:
        knows = bit(seat)
        seen = copy(public)
        seen.seat = seat
        if backs:
            seen.backs = {card: back for card, back, seats in backs if seats & knows}
        if tops:
            seen.tops = [card for card, seats in tops if seats & knows]
        return seen

    return look


def bit(seat: Seat) -> int:
    """Return the bit of a seat in what is known by whom."""
    return 1 << (8 if seat == WATCHER else seat)


def person_view(person: Person) -> PersonView:
    """Return an investigator as everybody sees him."""
    sheet = sheet_of(person)
    return PersonView(
        person.investigator,
        person.space,
        person.health,
        person.sanity,
        sheet.health,
        sheet.sanity,
        skill_values(person),
        person.improved,
        person.clues,
        person.tickets,
        person.cards,
        person.turned,
        person.delayed,
        person.acted,
    )


def mystery_goal(s: Table) -> int:
    """ELD-MYS-01: how many tokens the active mystery needs."""
    if s.mystery == NOTHING:
        return 0
    solve = BOX.card(s.mystery, Mystery).solve
    wanted = solve.clues_on_this or solve.eldritch_on_this
    if wanted is None:
        return 0
    return number(Onlooker(s, s.lead), wanted.number)


def top(deck: list[int]) -> int:
    """ELD-SET-14: the front on top of a face-up deck, by the first card of its name."""
    return NUMBERS[CARDS[deck[-1]].id][0] if deck else NOTHING


def held(s: Table) -> list[int]:
    """Return the spells and conditions that somebody has and whose backs were seen."""
    if not s.backs:
        return []
    hands = [one.cards for one in (*s.people, *s.fallen) if one is not None]
    return [card for hand in hands for card in hand if card in s.backs]


def determinize(s: Table, seat: Seat, rng: Chance) -> None:
    """Change what a seat can't know: the order of decks, backs, the mythos cards to come.

    All is put into order first, so that nothing of the true world is left in the imagined one.
    """
    for deck in (
        s.general,
        *s.regional,
        s.other_world,
        s.research,
        s.special,
        s.assets,
        s.artifacts,
        s.gate_stack,
    ):
        mix_unknown(s, deck, seat, rng)
    mix_below_top(s, seat, rng)
    order_face_up(s.spells)
    order_face_up(s.conditions)
    s.mysteries.sort()
    change_backs(s, seat, rng)
    change_mythos(s, seat, rng)


def mix_unknown(s: Table, deck: Deck, seat: Seat, rng: Chance) -> None:
    """Change the cards that lie in order, except those that the seat has looked at."""
    pile = deck.pile
    if not deck.fixed:
        pile.sort()
        return
    knows = bit(seat)
    places = [place for place, card in enumerate(pile) if not s.looked.get(card, 0) & knows]
    cards = sorted([pile[place] for place in places])
    rng.shuffle(cards)
    for place, card in zip(places, cards, strict=True):
        pile[place] = card
    moved = [card for card in s.looked if card in cards]
    for card in moved:
        del s.looked[card]


def mix_below_top(s: Table, seat: Seat, rng: Chance) -> None:
    """ELD-EXP-01: the back of the top expedition card stays: another card of its site may lie there."""
    deck = s.expedition
    pile = deck.pile
    top = pile[-1] if deck.fixed else NOTHING
    mix_unknown(s, deck, seat, rng)
    sites = BOX.sites
    if top != NOTHING and sites[pile[-1]] != sites[top]:
        site = sites[top]
        place = rng.pick([place for place, card in enumerate(pile) if sites[card] == site])
        pile[place], pile[-1] = pile[-1], pile[place]


def order_face_up(deck: list[int]) -> None:
    """ELD-SET-14: of a face-up deck only the front on top says anything; which copy it is nobody can tell."""
    if deck:
        first, *_ = cards_like(deck, (), CARDS[deck[-1]].id)
        deck.sort()
        deck.remove(first)
        deck.append(first)


def change_backs(s: Table, seat: Seat, rng: Chance) -> None:
    """ELD-CND-03: backs that only others have seen are others of the same name."""
    unknown: dict[str, list[int]] = {}
    for card in sorted(s.backs):
        if not s.peeked.get(card, 0) & bit(seat):
            unknown.setdefault(CARDS[card].id, []).append(card)
    for name, cards in unknown.items():
        copies = NUMBERS[name]
        known = [s.backs[one] for one in copies if one in s.backs and one not in cards]
        backs = [back for back in range(len(copies)) if back not in known]
        rng.shuffle(backs)
        s.backs.update(zip(cards, backs, strict=False))


def change_mythos(s: Table, seat: Seat, rng: Chance) -> None:
    """ELD-SET-19: other cards of the same colours, stage by stage; what was looked at stays."""
    kind, knows = mythos_kinds(s), bit(seat)
    unknown = [place for place, card in enumerate(s.mythos) if not s.looked.get(card, 0) & knows]
    pools: dict[str, list[int]] = {}
    for card in sorted([s.mythos[place] for place in unknown] + s.mythos_left):
        pools.setdefault(kind[card], []).append(card)
        s.looked.pop(card, None)
    for pool in pools.values():
        rng.shuffle(pool)
    for stage in sorted(set(s.stages)):
        places = [place for place in unknown if s.stages[place] == stage]
        kinds = sorted([kind[s.mythos[place]] for place in places])
        rng.shuffle(kinds)
        for place, one in zip(places, kinds, strict=True):
            s.mythos[place] = pools[one].pop()
    s.mythos_left[:] = sorted([card for pool in pools.values() for card in pool])


def mythos_kinds(s: Table) -> dict[int, str]:
    """ELD-SET-17, ELD-VAR-03: by card, colour and, in a staged game, level: cards alike in both may swap."""
    return BOX.colours_and_levels if s.options.difficulty is Difficulty.STAGED else BOX.colours


def number_at(word: Word, players: int) -> int | None:
    """ELD-GEN-08, ELD-GEN-09: return the number that words mean where so many investigators set out."""
    return settled(
        word,
        {
            "number-players": players,
            "number-half-players": half(players),
            "number-by-team": by_team(players),
        },
    )


def name_of(_view: object, kind: str, thing: int | str) -> Word:
    """Return the word for a component, a space or a clue; stories, labels and decks go by their keys."""
    if isinstance(thing, str):
        return Word(f"{kind}-{thing or 'none'}")
    if kind == "step":
        return BOX.asked(thing)
    if kind == "space":
        return SPACES[thing].name()
    if kind == "clue":
        return Word("clue-of", {"space": SPACES[thing].name()})
    return CARDS[thing].name() if thing != NOTHING else Word("card-none")


def title(question: Question, seen: View) -> Word | None:
    """Return a question with the text that it comes from and what for; ELD-GEN-10 says that by itself."""
    text = next((one for one in reversed(seen.stack) if one.card != NOTHING or one.foe != NOTHING), None)
    if question.rule == "ELD-RRL-01":
        return reroll_title(seen, text)
    if text is None:
        return due_title(question, seen)
    if question.rule == "ELD-GEN-10":
        return None
    about = question.about
    if about is not None and not isinstance(about, Asked):
        return None
    step = BOX.asked(about.step) if about is not None else BOX.asked(NOTHING)
    card = name_of(seen, "card", text.card if text.card != NOTHING else text.foe)
    return Word("ask-of-text", {"card": card, "ask": Word(f"ask-{question.rule}"), "step": step})


def due_title(question: Question, seen: View) -> Word | None:
    """ELD-RKN-02, ELD-TIM-14: say how many effects of a reckoning are left, or whose texts are still due."""
    due = [move.card for move in question.menus.get(seen.seat, ()) if isinstance(move, Resolve)]
    if question.rule == "ELD-RKN-02":
        return Word("ask-reckoning", {"count": len(due)})
    if question.rule == "ELD-TIM-14" and due:
        return Word("ask-end-step", {"cards": [name_of(seen, "card", card) for card in due]})
    return None


def reroll_title(seen: View, text: Resolving | None) -> Word | None:
    """ELD-RRL-01: say which test it is, and what its dice show."""
    test = next((one for one in reversed(seen.stack) if one.skill is not None), None)
    if test is None or test.skill is None:
        return None
    args: Args = {"skill": enum_word(test.skill), "dice": ", ".join(map(str, sorted(test.dice)))}
    if text is None:
        return Word("ask-test", args)
    card = name_of(seen, "card", text.card if text.card != NOTHING else text.foe)
    return Word("ask-of-test", {"card": card, **args})


def traits(s: Table, seat: Seat) -> dict[str, str]:
    """Return a seat's last investigator; of the game, the Ancient One."""
    if seat == WATCHER:
        return {"ancient-one": name_of(None, "card", s.ancient_one).key}
    person = s.people[seat]
    fallen = [one.investigator for one in s.fallen if one.seat == seat]
    last = person.investigator if person is not None else fallen[-1] if fallen else NOTHING
    return {"investigator": name_of(None, "card", last).key} if last != NOTHING else {}


def figures(s: Table, seat: Seat) -> dict[str, int]:
    """Return how long the game was, how far everything got, and how many investigators were lost."""
    if seat != WATCHER:
        return {}
    alive = sum([1 for person in s.people if person is not None])
    return {
        "rounds": s.round,
        "doom": s.doom,
        "mysteries": len(s.solved),
        "gates": len(s.gates),
        "awake": int(s.awake),
        "defeated": len(BOX.of(Investigator)) - len(s.unused) - alive,
    }
