"""ELD-GAN-02 and what is hidden: what a seat may see; and a world that it can't tell from the real one."""

from dreamtable.games.eldritch import texts
from dreamtable.games.eldritch.box import BOX, CARDS, NUMBERS, SPACES
from dreamtable.games.eldritch.cards import (
    Expedition,
    Gate,
    General,
    Investigator,
    Mystery,
    Mythos,
    Regional,
    Research,
    SpecialEncounter,
)
from dreamtable.games.eldritch.decks import cards_like
from dreamtable.games.eldritch.dice import skill_value
from dreamtable.games.eldritch.health import sheet_of
from dreamtable.games.eldritch.model import (
    NOTHING,
    Difficulty,
    Person,
    PersonView,
    Skill,
    Table,
    View,
)
from dreamtable.kernel import WATCHER, Chance, Deck, Seat, Word


def view(s: Table, seat: Seat) -> View:
    """Return all that is public, and the backs and tops that the seat has looked at."""
    return View(
        seat,
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
        {card: s.backs[card] for card in held(s) if s.peeked.get(card, 0) & bit(seat)},
        sorted(card for card, seats in s.looked.items() if seats & bit(seat)),
        s.outcome,
    )


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
        [skill_value(person, skill) for skill in Skill],
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
    return {"players": s.players, "half-players": (s.players + 1) // 2}.get(
        wanted.number.name, 0
    ) + wanted.number.plus


def top(deck: list[int]) -> int:
    """ELD-SET-14: the front on top of a face-up deck, by the first card of its name."""
    return NUMBERS[CARDS[deck[-1]].id][0] if deck else NOTHING


def held(s: Table) -> list[int]:
    """Return the spells and conditions that somebody has and whose backs were seen."""
    people = [card for person in s.people if person is not None for card in person.cards]
    return [card for card in people + [card for one in s.fallen for card in one.cards] if card in s.backs]


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
    places = [place for place, card in enumerate(pile) if not s.looked.get(card, 0) & bit(seat)]
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
    if top != NOTHING and site_of(pile[-1]) != site_of(top):
        place = rng.pick([place for place, card in enumerate(pile) if site_of(card) == site_of(top)])
        pile[place], pile[-1] = pile[-1], pile[place]


def site_of(expedition: int) -> str:
    """Return where an expedition goes, which its back shows."""
    return BOX.card(expedition, Expedition).site


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
    unknown = [place for place, card in enumerate(s.mythos) if not s.looked.get(card, 0) & bit(seat)]
    pools: dict[tuple[str, str], list[int]] = {}
    for card in sorted([s.mythos[place] for place in unknown] + s.mythos_left):
        pools.setdefault(mythos_kind(s, card), []).append(card)
        s.looked.pop(card, None)
    for pool in pools.values():
        rng.shuffle(pool)
    for stage in sorted(set(s.stages)):
        places = [place for place in unknown if s.stages[place] == stage]
        kinds = sorted([mythos_kind(s, s.mythos[place]) for place in places])
        rng.shuffle(kinds)
        for place, kind in zip(places, kinds, strict=True):
            s.mythos[place] = pools[kind].pop()
    s.mythos_left[:] = sorted([card for pool in pools.values() for card in pool])


def mythos_kind(s: Table, card: int) -> tuple[str, str]:
    """ELD-SET-17, ELD-VAR-03: return colour and, in a staged game, level: cards alike in both may swap."""
    mythos = BOX.card(card, Mythos)
    staged = s.options.difficulty is Difficulty.STAGED
    return mythos.colour, mythos.level if staged else ""


def name_of(_view: object, kind: str, thing: int | str) -> Word:
    """Return the word for a component, a space or a clue; stories, labels and decks go by their keys."""
    if isinstance(thing, str):
        return Word(f"{kind}-{thing or 'none'}")
    if kind == "step":
        return texts.asked(thing)
    if kind == "space":
        return Word(f"space-{SPACES[thing].id}")
    if kind == "clue":
        return Word("clue-of", {"space": Word(f"space-{SPACES[thing].id}")})
    if thing == NOTHING:
        return Word("card-none")
    card = CARDS[thing]
    match card:
        case Gate():
            return Word("gate-of", {"space": Word(f"space-{card.city}")})
        case General():
            return Word("encounter-general")
        case Regional():
            return Word(f"encounter-{card.deck}")
        case Research():
            return Word("encounter-research")
        case Expedition():
            return Word("encounter-expedition", {"space": Word(f"space-{card.site}")})
        case SpecialEncounter():
            return Word("encounter-special", {"title": Word(f"title-{card.title}")})
    return Word(f"card-{card.id}")


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
