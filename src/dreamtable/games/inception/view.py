"""DRM-HID: what a seat may see; and a world that it can't tell from the real one."""

from dreamtable.games.inception.character import CHARACTERS
from dreamtable.games.inception.end import traitors_of
from dreamtable.games.inception.model import (
    DEAL,
    KIND_OF,
    LEVELS,
    LIMBO,
    SET_UP,
    Card,
    Content,
    Face,
    Level,
    Table,
    View,
    bit,
    bribes_of,
    undealt,
)
from dreamtable.games.inception.setup import deal_characters
from dreamtable.games.inception.vaults import content_of, unopened
from dreamtable.kernel import WATCHER, Chance, Seat, Word, enum_word


def view(s: Table, seat: Seat) -> View:
    """DRM-SAV-01: return all that is public and what the seat has seen; after the end, everything."""
    over = s.outcome is not None
    return View(
        seat,
        s.lord,
        s.turn,
        s.onward,
        s.step,
        s.body_swaps,
        len(s.deck),
        list(reversed(s.deck)) if over else known_top(s, seat),
        s.discard,
        [len(hand) for hand in s.hands],
        s.hands if over else [known_hand(s, seat, other) for other in range(len(s.hands))],
        [] if seat == WATCHER or not s.offered else s.offered[seat],
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
        [known_content(s, seat, level, over=over) for level in (LIMBO, *LEVELS)],
        [[], *(lookers(s, level) for level in LEVELS)],
        known_bribes(s, seat, undealt(s), over=over),
        [known_bribes(s, seat, bribes_of(s, other), over=over) for other in range(len(s.hands))],
        s.bribes.count(DEAL),
        s.unlocks,
        s.revived,
        s.free_moved,
        s.acted,
        s.fresh if seat == s.turn else [],
        s.out_of_control,
        s.outcome,
    )


def can_place(s: Table, seat: Seat, card: Card) -> bool:
    """DRM-HID: whether a seat knows where a hidden card is that it does not hold."""
    return bool(s.seen.get(card, 0) & bit(seat))


def known_hand(s: Table, seat: Seat, other: Seat) -> list[Card]:
    """DRM-BOT-09: the own hand, or those cards of another that were shown, given or taken, and are there."""
    hand = s.hands[other]
    if seat == other:
        return hand
    if not s.seen:
        return []
    seen, mask = s.seen, bit(seat)
    return [card for card in hand if card in seen and seen[card] & mask]


def known_top(s: Table, seat: Seat) -> list[Card | None]:
    """DRM-SPQ-05: the deck from the top down to the deepest card that the seat knows."""
    top: list[Card | None] = []
    for card in reversed(s.deck):
        if card not in s.seen:
            break  # what was put on the deck lies on top of it, and somebody knows it
        top.append(card if can_place(s, seat, card) else None)
    while top and top[-1] is None:
        top.pop()
    return top


def known_content(s: Table, seat: Seat, level: Level, *, over: bool) -> Content | None:
    """DRM-VLT-05, DRM-SAV-02: the Lord knows all vaults; others the open ones and what they looked at."""
    if level == LIMBO or s.secret < 0:
        return None
    known = over or s.opened[level] or s.vault_seen[s.vaults[level]] & bit(seat)
    return content_of(s, level) if known else None


def lookers(s: Table, level: Level) -> list[Seat]:
    """DRM-PEK-04: return the thieves who have looked at the vault that lies on a level."""
    seen = s.vault_seen[s.vaults[level]]
    if seen == bit(s.lord):
        return []
    return [seat for seat in range(len(s.hands)) if seat != s.lord and seen & bit(seat)]


def known_bribes(s: Table, seat: Seat, bribes: list[int], *, over: bool) -> list[Face | None]:
    """DRM-BRB-08, DRM-BRB-09: how many there are, and the faces that the seat knows."""
    return [s.bribes[bribe] if over or s.bribe_seen[bribe] & bit(seat) else None for bribe in bribes]


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
