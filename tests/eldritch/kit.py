"""A table set for a scene: who sits there, and what lies on it.

    scene = seat_at(investigator("ingrid-solheim", at="boston", clues=2), investigator(), gates="rio")
    a, b = scene
    a.does("travel new-orleans", "rest")
    assert a.space == "new-orleans"

Scenes write things as notation.py says; what scenes and players can do and tell stands in scene.py.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from dreamtable.content.effects import run
from dreamtable.games.eldritch.box import BOX, CARDS, NUMBERS, SPACE
from dreamtable.games.eldritch.cards import (
    AncientOne,
    Epic,
    Investigator,
    Mystery,
    Mythos,
    Research,
)
from dreamtable.games.eldritch.conditions import number
from dreamtable.games.eldritch.encounters import move_expedition
from dreamtable.games.eldritch.loading import CONTENT
from dreamtable.games.eldritch.model import (
    ACTIONS,
    ENCOUNTER,
    SKILL,
    EldritchOptions,
    Fallen,
    Foe,
    Marker,
    Person,
    Phase,
    Table,
    Ticket,
)
from dreamtable.games.eldritch.monsters import figures
from dreamtable.games.eldritch.mythos import go_to
from dreamtable.games.eldritch.omen import world_scene
from dreamtable.games.eldritch.rules import RULES
from dreamtable.games.eldritch.setup import build_mythos, setup
from dreamtable.games.eldritch.sides import Side
from dreamtable.games.eldritch.who import order
from dreamtable.kernel import Chance, Deck, Event, Game, Match, Opening, Script, Seat, chance
from dreamtable.telling import Word, read_aloud
from eldritch.notation import SEATS, seat_of
from eldritch.scene import Hand, Player, Refused, Scene, Staged
from inventing import Inventions

__all__ = [
    "TAKE_CLUE",
    "Hand",
    "Player",
    "Refused",
    "Scene",
    "fallen",
    "fresh",
    "happens",
    "invent",
    "investigator",
    "nobody",
    "seat_at",
    "wander",
]


@dataclass
class Place:
    """How a player's investigator stands before the scene begins; what is not said is as on the sheet."""

    name: str = ""
    """Who it is; without a name, one that nobody has and whose abilities are out of the way here."""
    at: str = "boston"
    health: int | None = None
    sanity: int | None = None
    clues: int | str = 0
    """How many, or which: `rio boston`."""
    tickets: str = ""
    """Such as `train ship`."""
    cards: str = ""
    """Ids; of spells and conditions also with the number of the back: `boat-hook debt:2 wither:1`."""
    turned: str = ""
    """Those of them that show their back."""
    improved: dict[str, int] = field(default_factory=dict)
    """By skill: how often it was improved."""
    delayed: bool = False
    playing: bool = True


investigator = Place


def nobody() -> Place:
    """Return a seat without an investigator (defeated; he chooses a new one at the end of the round)."""
    return Place(playing=False)


@dataclass
class Lying:
    """A defeated investigator who lies on the map."""

    name: str
    at: str = "boston"
    seat: str = "A"
    mad: bool = False
    clues: int = 0
    tickets: str = ""
    cards: str = ""


fallen = Lying


INVENTED = Inventions(CONTENT)
INVENTED.testing = False
invent = INVENTED.invent
"""Make components up, in words of content; return the id of the last one."""


QUIET_MYTHOS = invent("{id: a-quiet-night, kind: mythos, colour: blue, level: easy, traits: [event], do: []}")
"""A blue card: clues spawn, and nothing else happens."""
QUIET_ENCOUNTER = invent("{id: a-quiet-day, kind: general, city: [], wilderness: [], sea: []}")
"""A general encounter without any effect."""
TAKE_CLUE = invent(
    "{id: take-it, kind: research, ao: azathoth, city: [gain: {clue: this}],"
    " wilderness: [gain: {clue: this}], sea: [gain: {clue: this}]}"
)
"""A research encounter in which one simply takes the Clue."""
QUIET_PERSON = "somebody"
QUIET_PEOPLE = [
    invent(
        f"{{id: {QUIET_PERSON}-{letter.lower()}, kind: investigator, health: 6, sanity: 6, start: boston,"
        " skills: {lore: 2, influence: 2, observation: 2, strength: 2, will: 2},"
        " gear: [], action: [], passive: [], crippled: [], insane: []}"
    )
    for letter in SEATS
]
"""Investigators without abilities, 6 Health and 6 Sanity, every skill 2."""


def seat_at(
    *places: Place,
    ancient_one: str = "azathoth",
    phase: str = "action",
    in_round: int = 1,
    lead: str = "A",
    turn: str = "",
    actions: int = ACTIONS,
    doom: int | None = None,
    omen: int = 0,
    awake: bool = False,
    final_solved: bool = False,
    mystery: str = "",
    solved: int | str = 0,
    on_mystery: int = 0,
    clues_on_mystery: int = 0,
    on_sheet: int = 0,
    clues_on_sheet: int = 0,
    omen_tokens: str = "",
    markers: str = "",
    ongoing: str = "",
    gates: str = "",
    clues: str = "",
    monsters: str = "",
    aside: str = "",
    cup: str | None = None,
    pool: str | None = None,
    fallen: tuple[Lying, ...] = (),
    eliminated: str = "",
    unused: str | None = None,
    reserve: str | None = None,
    assets: str = "",
    artifacts: str = "",
    spells: str = "",
    conditions: str = "",
    gate_stack: str = "",
    general: str = "",
    america: str = "",
    europe: str = "",
    asia: str = "",
    other_world: str = "",
    research: str = "",
    expedition: str = "",
    special: str = "",
    mysteries: str = "",
    mythos: str | None = None,
    mythos_left: int | None = None,
    dice: str | None = None,
    draws: str = "",
    **options: object,
) -> Scene:
    """Set a table at a quiet point of a phase; what is not said is in its place, and the map is empty.

    It is somebody's `turn` in the `phase` (action, encounter, mythos, end; or a step of the Mythos Phase
    alone: omen, reckoning, gates, surge, clues). The match runs from there to its first question; `dice` and
    `draws` are what chance brings until then.

    - `monsters`: `ghoul@rio cultist@boston:1` (with damage); Epic ones too. `gates` are cities.
    - `clues`: `rio` lies on its own space, `rio@boston` elsewhere. `pool`: which are left in the pool.
    - `cup`: which monsters are left in it; the others are out of the game. `aside`: set aside.
    - `solved`: how many mysteries, or which; `mystery`: the active one (none, unless said; its text for
      coming into play is not carried out); `on_mystery`, `on_sheet`: eldritch tokens; `markers`: spaces with
      eldritch tokens of the mystery; `omen_tokens`: `0 0 1 0`.
    - `ongoing`: mythos cards in play, rumors with their tokens: `name` as printed, `name:2` with so many.
    - `reserve`: its cards; else the first four of the deck. `assets`, `artifacts`, `general`, `other_world`…
      lie on top of their decks, the next one first; `spells` and `conditions` are the next ones to come.
    - `mythos`: the next cards; else quiet nights. `mythos_left`: how many cards the deck still has in all.
    - `unused`: who can still be chosen.
    """
    INVENTED.put_in()
    for name in QUIET_PEOPLE:
        (somebody,) = NUMBERS[name]
        BOX.fronts[somebody] = Side()
        BOX.showing[somebody] = (somebody, BOX.fronts[somebody])
    chosen = RULES.read_options({"ancient_one": ancient_one, "lead": seat_of(lead), **options})
    s = setup(opening(chosen, len(places), chance("scene")))
    g: Game[Table] = Game(s, listening=False)
    (s.ancient_one,) = NUMBERS[ancient_one]
    sheet = BOX.card(s.ancient_one, AncientOne)
    s.research.pile = BOX.of_sort(Research, ancient_one)
    s.mysteries = BOX.of_sort(Mystery, ancient_one)
    for _ in run(sheet.setup, world_scene(g, s.ancient_one)):
        raise AssertionError("the sheet asks something in set-up")
    build_mythos(g, sheet)
    s.doom = sheet.doom if doom is None else doom
    s.omen, s.awake, s.final_solved, s.round = omen, awake, final_solved, in_round
    if awake and doom is None:
        s.doom = 0

    # The world
    for name in gates.split():
        (gate,) = NUMBERS[f"gate-{name}"]
        s.gate_stack.pile.remove(gate)
        s.gates.append(gate)
    _on_top(s.gate_stack, " ".join(f"gate-{name}" for name in gate_stack.split()))
    for wish in clues.split():
        clue, _, where = wish.partition("@")
        s.clue_pool.remove(SPACE[clue])
        s.clues[SPACE[clue]] = SPACE[where or clue]
    for name in aside.split():
        monster = next(n for n in NUMBERS[name] if n in s.cup)
        s.cup.remove(monster)
        s.aside.append(monster)
        s.kept_aside.append(monster)
    for wish in monsters.split():
        _put_monster(g, wish)
    if cup is not None:
        left = [_take(s.cup, name) for name in cup.split()]
        s.gone += s.cup
        s.cup = left

    # Mysteries and mythos cards
    if mystery:
        s.mystery = _take(s.mysteries, mystery)
    wanted = solved.split() if isinstance(solved, str) else [CARDS[n].id for n in s.mysteries[:solved]]
    s.solved = [_take(s.mysteries, name) for name in wanted]
    coming = [next(n for n in s.mysteries if CARDS[n].id == name) for name in mysteries.split()]
    if on_mystery:
        s.tokens[s.mystery] = on_mystery
    if clues_on_mystery:
        s.clues_on[s.mystery] = [s.clue_pool.pop() for _ in range(clues_on_mystery)]
    if on_sheet:
        s.tokens[s.ancient_one] = on_sheet
    if clues_on_sheet:
        s.clues_on[s.ancient_one] = [s.clue_pool.pop() for _ in range(clues_on_sheet)]
    if omen_tokens:
        s.omen_tokens = [int(count) for count in omen_tokens.split()]
    s.markers = [Marker(SPACE[space], s.mystery) for space in markers.split()]
    for wish in ongoing.split():
        name, _, count = wish.partition(":")
        (card,) = NUMBERS[name]
        printed = BOX.card(card, Mythos)
        _leave_mythos(s, card)
        s.ongoing.append(card)
        if printed.space:
            s.rumors[card] = SPACE[printed.space]
        if count or printed.tokens:
            s.tokens[card] = int(count or printed.tokens)
    if mythos_left is not None:
        cut = max(0, mythos_left - len((mythos or "").split()))
        s.mythos_left += s.mythos[cut:]
        s.mythos, s.stages = s.mythos[:cut], s.stages[:cut]
    nights = [QUIET_MYTHOS] * (0 if mythos_left is not None else 3) if mythos is None else mythos.split()
    for name in reversed(nights):
        (card,) = NUMBERS[name]
        if name != QUIET_MYTHOS:
            _leave_mythos(s, card)
        s.mythos.append(card)
        s.stages.append(0)

    # People
    for seat, place in enumerate(places):
        if place.playing:
            s.people[seat] = _person(s, seat, place)
    for lying in fallen:
        card = _take(s.unused, lying.name)
        tickets = [lying.tickets.split().count(one.name.lower()) for one in Ticket]
        held = [_hold(s, name) for name in lying.cards.split()]
        its_clues = [s.clue_pool.pop() for _ in range(lying.clues)]
        s.fallen.append(
            Fallen(card, seat_of(lying.seat), SPACE[lying.at], lying.mad, its_clues, tickets, held)
        )
    s.eliminated = [seat_of(letter) for letter in eliminated]
    if unused is not None:
        left = [_take(s.unused, name) for name in unused.split()]
        s.gone += s.unused
        s.unused = left
    if pool is not None:
        keep = [SPACE[name] for name in pool.split()]
        s.clue_discard += [clue for clue in s.clue_pool if clue not in keep]
        s.clue_pool = keep

    # Decks
    if reserve is not None:
        s.reserve = [_take(s.assets.pile, name) for name in reserve.split()]
    _on_top(s.assets, assets)
    if reserve is None:
        soon = len(assets.split())
        s.reserve = [s.assets.pile.pop(-1 - soon) for _ in range(4)]
    _on_top(s.artifacts, artifacts)
    for deck, tops in zip(s.regional, (america, europe, asia), strict=True):
        _on_top(deck, tops)
    _on_top(s.other_world, other_world)
    _on_top(s.research, research)
    _on_top(s.expedition, expedition)
    _on_top(s.special, special)
    s.general.fixed = 4 * len(places)
    s.general.pile += NUMBERS[QUIET_ENCOUNTER] * s.general.fixed
    _on_top(s.general, general)
    for cards, names in ((s.spells, spells), (s.conditions, conditions)):
        for wish in names.split():
            name, _, back = wish.partition(":")
            card = _take(cards, name)
            cards.insert(0, card)
            _set_back(s, card, back)
            coming.append(card)
    move_expedition(g)

    # Whose turn it is
    living = [seat for seat in order(s) if s.people[seat] is not None]
    now = Phase[phase.upper()]
    if now <= ENCOUNTER:
        s.phase, s.actions = now, actions
        first = seat_of(turn) if turn else living[0]
        s.turns = living[living.index(first) :]
    else:
        go_to(s, now)
    return Scene(s, chosen, dice, draws, coming)


def opening(options: EldritchOptions, players: int, rng: Chance) -> Opening[EldritchOptions]:
    """Return what a table is set up from."""
    return Opening(options, players, rng, RULES.mode_for(players))


def fresh(players: int, **options: object) -> Scene:
    """Begin a game at its very beginning: everybody still chooses. The lead is A unless said otherwise."""
    chosen: EldritchOptions = RULES.read_options({"lead": 0, **options})
    return Scene(setup(opening(chosen, players, chance("fresh"))), chosen)


def wander(match: Match[Table], seed: str) -> Iterator[Seat]:
    """Play a match at random to its end; stop at each question with a seat that is to answer."""
    whim = chance(seed)
    while match.question is not None:
        seat = min(match.due())
        yield seat
        match.choose(seat, whim.below(len(match.menu(seat))))


def told(event: Event, options: EldritchOptions) -> list[Word]:
    """Return what may be read once an event has happened."""
    return [word for thing in read_aloud(RULES, event, options) for word in thing.read()]


def _take(cards: list[int], name: str) -> int:
    """Take the last card of a name."""
    found = [card for card in cards if CARDS[card].id == name]
    assert found, f"there is no {name} here (any more)"
    cards.remove(found[-1])
    return found[-1]


def _on_top(deck: Deck, names: str) -> None:
    """Put cards on top of their deck, the next one first; invented ones come from nowhere."""
    for name in reversed(names.split()):
        (card, *_) = NUMBERS[name]
        if card in deck.pile:
            deck.pile.remove(card)
        deck.pile.append(card)
        deck.fixed += 1


def _leave_mythos(s: Table, card: int) -> None:
    if card in s.mythos:
        place = s.mythos.index(card)
        del s.mythos[place], s.stages[place]
    elif card in s.mythos_left:
        s.mythos_left.remove(card)


def _put_monster(g: Game[Table], wish: str) -> None:
    s = g.state
    name, _, where = wish.partition("@")
    space, _, damage = where.partition(":")
    if isinstance(CARDS[NUMBERS[name][0]], Epic):
        (monster,) = NUMBERS[name]
    else:
        monster = _take(s.cup if any(n in s.cup for n in NUMBERS[name]) else s.aside, name)
    bears = number(world_scene(g, monster), figures(s, monster).toughness)
    s.foes.append(Foe(monster, SPACE[space], int(damage or 0), bears))


def _person(s: Table, seat: int, place: Place) -> Person:
    """Return the investigator of a place, with his things out of their decks."""
    if place.name:
        card = _take(s.unused, place.name)
    else:
        (card,) = NUMBERS[f"{QUIET_PERSON}-{SEATS[seat].lower()}"]
    sheet = BOX.card(card, Investigator)
    health = sheet.health if place.health is None else place.health
    sanity = sheet.sanity if place.sanity is None else place.sanity
    improved = [place.improved.get(skill, 0) for skill in SKILL]
    person = Person(card, SPACE[place.at], health, sanity, improved, delayed=place.delayed)
    if isinstance(place.clues, int):
        person.clues = [s.clue_pool.pop() for _ in range(place.clues)]
    else:
        person.clues = [SPACE[name] for name in place.clues.split()]
        s.clue_pool = [clue for clue in s.clue_pool if clue not in person.clues]
    person.tickets = [place.tickets.split().count(one.name.lower()) for one in Ticket]
    person.cards = [_hold(s, name) for name in place.cards.split()]
    person.turned = [card for card in person.cards if CARDS[card].id in place.turned.split()]
    return person


def _hold(s: Table, wish: str) -> int:
    """Take a card out of its deck for somebody who has it."""
    name, _, back = wish.partition(":")
    for pile in (s.assets.pile, s.artifacts.pile, s.spells, s.conditions):
        if any(CARDS[card].id == name for card in pile):
            card = _take(pile, name)
            _set_back(s, card, back)
            return card
    invented = [card for card in NUMBERS.get(name, ()) if card not in BOX.kinds[type(CARDS[card])]]
    assert invented, f"there is no {name} in any deck (any more)"
    _set_back(s, invented[0], back)
    return invented[0]


def _set_back(s: Table, card: int, back: str) -> None:
    """Let a card have that back (1, 2 …)."""
    if back:
        s.backs[card] = int(back) - 1


def happens(
    scene: Scene, script: Callable[[Game[Table]], Script[None]], dice: str | None = None, draws: str = ""
) -> None:
    """At a quiet point let a piece of the rules happen, such as a reckoning; then the game goes on."""

    def play(g: Game[Table]) -> Script[None]:
        yield from script(g)
        yield from RULES.play(g)

    scene._past += scene.match._game.events
    scene.fate.foresee(dice, draws)
    scene.match = Staged(play, scene.state, scene.options, scene.fate)
    scene.check()
    if dice is not None or draws:
        scene.fate.all_came()
