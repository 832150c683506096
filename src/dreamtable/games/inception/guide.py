"""What Inception City tells its players besides its rules: how it stands, and what a move means."""

from dreamtable.games.inception.character import CHARACTERS, NOBODY, Character, DreamLord, World
from dreamtable.games.inception.limbo import REVIVAL_COST
from dreamtable.games.inception.model import (
    DEAL,
    HAND_LIMIT,
    KIND_OF,
    LEVELS,
    LIMBO,
    SECRET,
    SHOOT,
    CharacterId,
    Content,
    Face,
    Kind,
    Level,
    View,
)
from dreamtable.games.inception.moves import (
    AcceptPenalty,
    AddLocks,
    BlackMarket,
    BodySwap,
    Cancel,
    Carve,
    ChooseDie,
    Decline,
    Discard,
    Dispense,
    Draw,
    EndPhase,
    FreeMove,
    FromNothing,
    Give,
    GiveBribe,
    GiveChosenBribe,
    GiveTo,
    Hide,
    Inject,
    Keep,
    KeepAndHide,
    Labyrinth,
    LookAt,
    MindPull,
    OutOfControl,
    Peek,
    PeekAtBribes,
    Push,
    PutOnTop,
    Revive,
    Sacrifice,
    Salvation,
    Scatter,
    Scout,
    Shoot,
    ShootAt,
    Support,
    TagAlong,
    Take,
    TakeLocks,
    Teleport,
    Transpose,
    Travel,
    Trickery,
    Unlock,
)
from dreamtable.games.inception.shoot import M4, RESULTS
from dreamtable.games.inception.view import name_of
from dreamtable.kernel import WATCHER, Move, Seat, kebab
from dreamtable.telling import Alarm, Args, Explanation, Guide, Note, Standing, Word, enum_ref
from dreamtable.telling.guide import change, odds, percent, price, warning

FEW_ROUNDS = 3
"""With so few rounds left in the deck everybody should hurry."""


# How it stands


def standing(v: View) -> Standing:
    """Return on which side the seat is, how that side wins, and what threatens it."""
    if v.seat == WATCHER:
        return Standing("watcher", Word("role-watcher"), Word("goal-watcher", deck_left(v)), *deck_danger(v))
    if v.seat == v.lord:
        return Standing("lord", Word("role-you-lord"), lord_goal(v), *lord_danger(v))
    if DEAL in v.bribes[v.seat]:
        return Standing(
            "traitor", Word("role-you-traitor"), Word("goal-traitor", deck_left(v)), *vault_danger(v)
        )
    return Standing("thief", Word("role-you-thief"), thief_goal(v), *thief_danger(v))


def world_of(v: View) -> World:
    """DRM-WLD-02: the world view in force."""
    return CHARACTERS[v.world].world


def rounds_left(v: View) -> int:
    """Return for about how many rounds of normal draws the deck lasts."""
    seats = len(v.places)
    a_round = 2 * seats + world_of(v).thief_draw * (seats - 1)
    return -(-v.deck_size // a_round)


def deck_left(v: View) -> Args:
    """Return how much is left of the deck, as arguments of a message."""
    return {"cards": v.deck_size, "rounds": rounds_left(v)}


def secret_level(v: View) -> Level | None:
    """Return where the secret lies, if the seat knows it: by sight, or because all other vaults are gold."""
    for level in LEVELS:
        if v.vaults[level] is SECRET:
            return level
    unknown = [level for level in LEVELS if v.vaults[level] is None]
    return unknown[0] if len(unknown) == 1 else None


def lord_goal(v: View) -> Word:
    """DRM-END-02: the Lord holds out until the deck is empty."""
    level = secret_level(v)
    if level is None:
        return Word("goal-lord-to-hide")
    return Word("goal-lord", {"level": level, **deck_left(v)})


def thief_goal(v: View) -> Word:
    """DRM-END-01: a thief opens the secret."""
    level = secret_level(v)
    if level is None:
        return Word("goal-thief", {"unknown": sum([one is None for one in v.vaults[1:]]), **deck_left(v)})
    return Word("goal-thief-knows", {"level": level, **deck_left(v)})


def lord_danger(v: View) -> tuple[Word, Alarm]:
    """Return how many locks still guard the secret, and who is there."""
    level = secret_level(v)
    if level is None:
        return deck_danger(v)
    return locks_danger(v, level, "danger-secret")


def vault_danger(v: View) -> tuple[Word, Alarm]:
    """A traitor fears for the secret too; one who does not know where it lies, for the weakest vault."""
    level = secret_level(v)
    if level is not None:
        return locks_danger(v, level, "danger-secret")
    closed = [level for level in LEVELS if not v.opened[level]]
    return locks_danger(v, min(closed, key=lambda level: v.locks[level]), "danger-vault")


def locks_danger(v: View, level: Level, key: str) -> tuple[Word, Alarm]:
    """Return how near a vault is to being opened."""
    locks = v.locks[level]
    there = sum([place == level for seat, place in enumerate(v.places) if seat != v.lord])
    alarm = Alarm.NEXT if locks <= 1 else Alarm.NEAR if locks == 2 else Alarm.CALM
    return Word(key, {"level": level, "locks": locks, "thieves": there}), alarm


def thief_danger(v: View) -> tuple[Word, Alarm]:
    """A thief fears Limbo, the second wrong vault where that ends the game, and the end of the deck."""
    if v.places[v.seat] == LIMBO:
        return Word("danger-limbo"), Alarm.NEXT
    lost = world_of(v).vaults_lost
    if lost and sum(v.opened) == lost - 1:
        return Word("danger-last-vault"), Alarm.NEXT
    return deck_danger(v)


def deck_danger(v: View) -> tuple[Word, Alarm]:
    """DRM-END-02: time is the deck."""
    rounds = rounds_left(v)
    alarm = Alarm.NEXT if rounds <= 1 else Alarm.NEAR if rounds <= FEW_ROUNDS else Alarm.CALM
    return Word("danger-deck", deck_left(v)), alarm


# What a move means


def notes(v: View, move: Move, rule: str) -> list[Note]:
    """Return what can be known of a move."""
    match move:
        case Shoot(card, target):
            return [shot(v, target, KIND_OF[card], 0), *own_side(v, target)]
        case ShootAt(target):
            modifier = 0 if rule == "DRM-FRT-01" else world_of(v).bribe_shot
            return [shot(v, target, SHOOT, modifier), *own_side(v, target)]
        case Unlock():
            locks = v.locks[v.places[v.seat]]
            return [change("note-locks", before=locks, after=locks - 1)]
        case Cancel():
            return [price("note-costs-unseal"), *own_unlock(v)]
        case Peek():
            return [change("note-peek-bribe")] if v.undealt else []
        case Revive():
            if world_of(v).serum_revives:
                return [price("note-costs-serum")]
            return [price("note-costs-cards", count=REVIVAL_COST)]
        case Sacrifice():
            return [price("note-costs-life"), odds("note-sacrifice", chance=percent(4 / 6))]
        case Support() | Scatter():
            return [price("note-costs-hand", count=v.hand_sizes[v.seat])]
        case OutOfControl():
            return [price("note-discards-all"), odds("note-draws-die")]
        case BlackMarket():
            return [price("note-costs-cards", count=2)]
        case Salvation() | Labyrinth() | Dispense():
            return [price("note-costs-cards", count=1)]
        case Draw(count):
            return [change("note-deck", before=v.deck_size, after=max(0, v.deck_size - count))]
        case TagAlong():
            return [change("note-lord-there")]
        case EndPhase():
            over = v.hand_sizes[v.seat] - HAND_LIMIT
            return [change("note-over-limit", count=over)] if over > 0 else []
        case _:
            return []


def own_unlock(v: View) -> list[Note]:
    """DRM-UNL-04, DRM-UNL-12: only the current player unlocks, and hardly ever wants to cancel that.

    DRM-INT-02: unless the Unseal that cancels brings cards.
    """
    gains = type(CHARACTERS[v.characters[v.seat]]).used_unseal is not Character.used_unseal
    return [warning("note-own-unlock")] if v.seat == v.turn and not gains else []


def own_side(v: View, target: Seat) -> list[Note]:
    """DRM-END-01: thieves win together; one who has no deal with the Lord hardly ever shoots at another."""
    together = v.lord not in (v.seat, target) and DEAL not in v.bribes[v.seat]
    return [warning("note-own-side")] if together else []


def shot(v: View, target: Seat, kind: Kind, modifier: int) -> Note:
    """DRM-SHT-09: how likely a shot kills, moves or misses, as far as the seat can tell."""
    shooter = shooter_of(v, target)
    modifier += M4 if v.seat == v.lord else 0
    modifier += world_of(v).lord_dice if target == v.lord else 0
    deadly, moving = RESULTS[kind]
    rolls = [min(max(roll + modifier, 1), 6) for roll in range(1, 7)]
    kills = sum([result <= deadly for result in rolls]) / 6
    misses = sum([result > moving for result in rolls]) / 6
    if shooter.dice > 1:  # DRM-JDG-01: the shooter takes the better one
        kills, misses = 1 - (1 - kills) ** shooter.dice, misses**shooter.dice
    return odds("note-shot", kills=percent(kills), moves=percent(1 - kills - misses), misses=percent(misses))


def shooter_of(v: View, target: Seat) -> Character:
    """DRM-LAB-02: the own skills; none against a sealed target."""
    return NOBODY if v.seals[target] else CHARACTERS[v.characters[v.seat]]


# What things are


def explain(kind: str, name: str) -> Explanation | None:
    """Return what a card, a level, a character, a skill, a bribe or a vault is."""
    match kind:
        case "card":
            card = kebab(KIND_OF[int(name)].name)
            return Explanation(Word(f"kind-{card}"), [Word(f"card-{card}-text")])
        case "level":
            text = [Word("summary-7"), Word("summary-8")] if int(name) == LIMBO else [Word("about-level")]
            return Explanation(name_of(None, kind, int(name)), text)
        case "character" if int(name):
            return about_character(int(name))
        case "skill":
            character, _ = divmod(int(name), 10)
            return Explanation(name_of(None, kind, int(name)), about_character(character).text)
        case "face":
            return Explanation(Word(f"face-{name}"), [Word("summary-5")])
        case "content":
            return Explanation(Word(f"content-{name}"), [Word("summary-2"), Word("summary-3")])
        case _:
            return None


def about_character(number: CharacterId) -> Explanation:
    """Return what a character can do; of a Lord also what holds for everybody."""
    character = CHARACTERS[number]
    text = [Word(f"character-{character.name}-text")]
    if isinstance(character, DreamLord):
        text.append(Word(f"world-{character.name}-text"))
    return Explanation(Word(f"character-{character.name}"), text)


PRINTED = frozenset([f"level:{level}" for level in (LIMBO, *LEVELS)]).union(map(enum_ref, (*Content, *Face)))
"""What is printed on the board, and what the vaults and the bribes may turn out to be."""

FREE = (
    Keep,
    KeepAndHide,
    Hide,
    Draw,
    Decline,
    GiveTo,
    Scout,
    EndPhase,
    Shoot,  # and all that follow whose name says which card is used
    Unlock,
    Travel,
    Peek,
    PeekAtBribes,
    MindPull,
    FromNothing,
    BodySwap,
    Inject,
    Teleport,
    FreeMove,
    TagAlong,
    Trickery,
    Discard,
    AcceptPenalty,
    Give,
    Take,
    PutOnTop,
    ChooseDie,
    Carve,
    Push,
    ShootAt,
    LookAt,
    Transpose,
    GiveBribe,
    GiveChosenBribe,
    AddLocks,
    TakeLocks,
)


def copies(v: View, move: Move) -> int:
    """DRM-TIM-13: equal cards are one choice; so many of them can be picked."""
    if not isinstance(move, Discard | Give):
        return 1
    kinds = [KIND_OF[card] for card in v.hands[v.seat]]
    return max(1, kinds.count(KIND_OF[move.card]))


GUIDE = Guide(standing, notes, explain, PRINTED, ends=(EndPhase, Decline), free=FREE, copies=copies)
