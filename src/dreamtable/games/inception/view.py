"""DRM-HID: what a seat may see; and a world that it can't tell from the real one."""

from collections.abc import Callable
from copy import copy

from dreamtable.games.inception.character import CHARACTERS
from dreamtable.games.inception.end import traitors_of
from dreamtable.games.inception.model import (
    DEAL,
    KIND_OF,
    LEVELS,
    LIMBO,
    SET_UP,
    UNDEALT,
    Card,
    Content,
    Face,
    Level,
    Table,
    View,
    bit,
)
from dreamtable.games.inception.setup import deal_characters
from dreamtable.games.inception.vaults import content_of, unopened
from dreamtable.kernel import WATCHER, Chance, Seat
from dreamtable.telling import Word, enum_word

EVERYBODY = -1
"""All bits: known to every seat, and to those who watch."""


def view(s: Table, seat: Seat) -> View:
    """DRM-SAV-01: return all that is public and what the seat has seen; after the end, everything."""
    return looker(s)(seat)


def looker(s: Table) -> Callable[[Seat], View]:
    """Return what shows a seat its view: the public part, and of all that is hidden what the seat knows."""
    over = s.outcome is not None
    top = known_top(s, over=over)
    held = known_in_hands(s, over=over)
    vaults = known_contents(s, over=over)
    bribes = known_bribes(s, over=over)
    public = View(
        WATCHER,
        s.lord,
        s.turn,
        s.onward,
        s.step,
        s.body_swaps,
        len(s.deck),
        [],
        s.discard,
        list(map(len, s.hands)),
        [],
        [],
        s.characters,
        s.owned,
        s.owned[s.lord],
        s.used,
        s.used_in_game,
        s.places,
        s.fell_at,
        s.seals,
        s.locks,
        s.opened,
        [],
        [[], *(lookers(s, level) for level in LEVELS)],
        [],
        [],
        s.bribes.count(DEAL),
        s.unlocks,
        s.revived,
        s.free_moved,
        s.acted,
        [],
        s.out_of_control,
        s.outcome,
    )

    def look(seat: Seat) -> View:
        knows = bit(seat)
        seen = copy(public)
        seen.seat = seat
        if top:
            seen.top = [card if seats & knows else None for card, seats in top]
            while seen.top and seen.top[-1] is None:
                seen.top.pop()
        seen.hands = [[] for _ in s.hands]
        for holder, card, seats in held:
            if seats & knows:
                seen.hands[holder].append(card)
        seen.vaults = [content if seats & knows else None for content, seats in vaults]
        seen.undealt = []
        seen.bribes = [[] for _ in s.hands]
        for holder, face, seats in bribes:
            pile = seen.undealt if holder == UNDEALT else seen.bribes[holder]
            pile.append(face if seats & knows else None)
        if seat != WATCHER:
            seen.hands[seat] = s.hands[seat]
            seen.offered = s.offered[seat] if s.offered else []
            seen.fresh = s.fresh if seat == s.turn else []
        return seen

    return look


def can_place(s: Table, seat: Seat, card: Card) -> bool:
    """DRM-HID: whether a seat knows where a hidden card is that it does not hold."""
    return bool(s.seen.get(card, 0) & bit(seat))


def known_in_hands(s: Table, *, over: bool) -> list[tuple[Seat, Card, int]]:
    """DRM-BOT-09: cards that were shown, given or taken: in whose hand they are, and which others know it."""
    if over:
        return [(seat, card, EVERYBODY) for seat, hand in enumerate(s.hands) for card in hand]
    seen = s.seen
    if not seen:
        return []
    return [(seat, card, seen[card]) for seat, hand in enumerate(s.hands) for card in hand if card in seen]


def known_top(s: Table, *, over: bool) -> list[tuple[Card, int]]:
    """DRM-SPQ-05: the deck from the top down to the deepest card that somebody knows, and who knows each."""
    if over:
        return [(card, EVERYBODY) for card in reversed(s.deck)]
    top = []
    for card in reversed(s.deck):
        if card not in s.seen:
            break  # what was put on the deck lies on top of it, and somebody knows it
        top.append((card, s.seen[card]))
    return top


def known_contents(s: Table, *, over: bool) -> list[tuple[Content | None, int]]:
    """DRM-VLT-05, DRM-SAV-02: by level, what lies there and who knows it: the Lord, who looked, or all."""
    if s.secret < 0:
        return [(None, EVERYBODY)] * (1 + len(LEVELS))
    contents: list[tuple[Content | None, int]] = [(None, EVERYBODY)]
    for level in LEVELS:
        seats = EVERYBODY if over or s.opened[level] else s.vault_seen[s.vaults[level]]
        contents.append((content_of(s, level), seats))
    return contents


def lookers(s: Table, level: Level) -> list[Seat]:
    """DRM-PEK-04: return the thieves who have looked at the vault that lies on a level."""
    seen = s.vault_seen[s.vaults[level]] & ~bit(s.lord)
    return [seat for seat in range(len(s.hands)) if seen >> seat & 1] if seen else []


def known_bribes(s: Table, *, over: bool) -> list[tuple[Seat, Face, int]]:
    """DRM-BRB-08, DRM-BRB-09: all bribes: who holds each, or nobody, its face, and who knows that."""
    return list(zip(s.bribed, s.bribes, [EVERYBODY] * len(s.bribes) if over else s.bribe_seen, strict=True))


def determinize(s: Table, seat: Seat, rng: Chance) -> None:
    """DRM-BOT-15: change what a seat can't know: characters not yet chosen, cards, the secret, bribes.

    All is put into order first, so that nothing of the true world is left in the imagined one.
    """
    if s.step is SET_UP:
        deal_again(s, seat, rng)
        s.deck.sort()
        rng.shuffle(s.deck)
    else:
        shuffle_unknown_cards(s, seat, rng)
        hide_again(s, seat, rng)
    unknown = [bribe for bribe, seen in enumerate(s.bribe_seen) if not seen & bit(seat)]
    faces = sorted([s.bribes[bribe] for bribe in unknown])
    rng.shuffle(faces)
    for bribe, face in zip(unknown, faces, strict=True):
        s.bribes[bribe] = face


def deal_again(s: Table, seat: Seat, rng: Chance) -> None:
    """DRM-HID-05: the others choose from other characters."""
    if s.offered:
        own = [] if seat == WATCHER else s.offered[seat]
        s.offered = deal_characters(s.lord, len(s.hands), rng, own)
        if own:
            s.offered[seat] = own


def shuffle_unknown_cards(s: Table, seat: Seat, rng: Chance) -> None:
    """DRM-DRW-05: unknown cards of deck and other hands are dealt anew.

    Who else knows a card there, or has just drawn it, knows or has just drawn another one instead.
    """
    others = [hand for other, hand in enumerate(s.hands) if other != seat]
    unknown = sorted([card for cards in (*others, s.deck) for card in cards if not can_place(s, seat, card)])
    hidden = set(unknown)
    rng.shuffle(unknown)
    seen = {card: seats for card, seats in s.seen.items() if card not in hidden}
    fresh = [card for card in s.fresh if card not in hidden]
    for hand in others:
        marks = sorted([(s.seen.get(card, 0), card in s.fresh) for card in hand if card in hidden])
        dealt = [unknown.pop() for _ in marks]
        hand[:] = sorted([card for card in hand if card not in hidden] + dealt)
        seen |= {card: seats for card, (seats, _) in zip(dealt, marks, strict=True) if seats}
        fresh += [card for card, (_, drawn) in zip(dealt, marks, strict=True) if drawn]
    for place, card in enumerate(s.deck):
        if card in hidden:
            s.deck[place] = unknown.pop()
            if seats := s.seen.get(card, 0):
                seen[s.deck[place]] = seats
    s.seen = dict(sorted(seen.items()))
    s.fresh = fresh


def hide_again(s: Table, seat: Seat, rng: Chance) -> None:
    """DRM-VLT-05: the secret may lie in any closed vault that the seat has not looked at."""
    hidden = [s.vaults[level] for level in unopened(s)]
    hidden = [vault for vault in hidden if not s.vault_seen[vault] & bit(seat)]
    if s.secret in hidden:
        s.secret = rng.pick(hidden)


def name_of(_view: object, kind: str, thing: int) -> Word:
    """Return the word for a card, a place, a character or a skill."""
    match kind:
        case "card":
            return enum_word(KIND_OF[thing])
        case "level":
            return Word("limbo") if thing == LIMBO else Word("level", {"level": thing})
        case "skill":
            character, place = divmod(thing, 10)
            return Word(f"skill-{CHARACTERS[character].skills[place]}")
        case _:
            return Word(f"character-{CHARACTERS[thing].name}" if thing else "character-none")


def traits(s: Table, seat: Seat) -> dict[str, str]:
    """Return a seat's side, traitors apart, and its character; of the game, its world view."""
    character = name_of(None, "character", s.owned[s.lord if seat == WATCHER else seat]).key
    if seat == WATCHER:
        return {"world": character}
    side = "side-lord" if seat == s.lord else "side-traitor" if seat in traitors_of(s) else "side-thief"
    return {"side": side, "character": character}


def figures(s: Table, seat: Seat) -> dict[str, int]:
    """Return what was left in the deck, and how many vaults were open."""
    return {"cards-left": len(s.deck), "vaults-opened": sum(s.opened)} if seat == WATCHER else {}
