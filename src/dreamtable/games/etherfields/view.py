"""Section 5: what a seat may see; a world that it can't tell from the real one; what can be read."""

from collections.abc import Callable, Iterable, Sequence

import msgspec

from dreamtable.games.etherfields.box import BOX, CARDS, NUMBERS
from dreamtable.games.etherfields.changes import distress_limit, hand_limit, item_slots, progress_limit
from dreamtable.games.etherfields.events import (
    CompanionCame,
    EntityCame,
    FateDrawn,
    HintGiven,
    ParagraphRead,
    Peeked,
    Remembered,
    SecretShown,
    SlumberDrawn,
    TileLaid,
)
from dreamtable.games.etherfields.look import deck_size, distress_left, top_back
from dreamtable.games.etherfields.model import (
    NOTHING,
    Dream,
    DreamerView,
    EtherfieldsOptions,
    QuirkView,
    View,
    World,
    WorldView,
)
from dreamtable.games.etherfields.naming import card_name, gained_name, name
from dreamtable.games.etherfields.verbs.riddles import HINT_NAMES, HINTS, RiddleStep
from dreamtable.games.etherfields.verbs.story import all_gained
from dreamtable.kernel import WATCHER, Chance, Event, Seat
from dreamtable.telling import Thing, Word


def view(s: Dream, seat: Seat) -> View:
    """Return all that a seat may see: everything that is not face down or sealed. Hands are open."""
    return looker(s)(seat)


def looker(s: Dream) -> Callable[[Seat], View]:
    """Return what shows the table to each seat: they differ in nothing but what each has looked at alone."""
    seen = _seen(s)

    def look(seat: Seat) -> View:
        peeked = s.dreamers[seat].peeked if 0 <= seat < len(s.dreamers) else []
        looks = [card for card in peeked if card not in s.shown]
        return msgspec.structs.replace(seen, seat=seat, looks=looks)

    return look


def _seen(s: Dream) -> View:
    return View(
        seat=WATCHER,
        mode=s.mode,
        options=s.options,
        gate=s.gate,
        phase=s.phase,
        turn=s.turn,
        first=s.first,
        dreamers=[dreamer_view(s, number) for number in range(len(s.dreamers))],
        hours=s.hours,
        keys=s.keys,
        tiles=s.tiles,
        opened=s.opened,
        walled=s.walled,
        overlays=s.overlays,
        tokens=s.tokens,
        delivered=s.delivered,
        at_once=s.at_once,
        gems=s.gems,
        there=s.there,
        blocked=s.blocked,
        east=s.east,
        south=s.south,
        terrain=s.terrain,
        module=s.module,
        score=s.score,
        companions=s.companions,
        wisdom=s.wisdom,
        signs=s.signs,
        item_slots=item_slots(s),
        world=world_view(s.world) if s.world is not None else None,
        entities=s.entities,
        figures=s.figures,
        morphings=s.morphings,
        turns_left=len(s.turn_deck),
        turns_discarded=len(s.turn_discard),
        current=s.current,
        suit=s.suit,
        coming=s.turn_deck,
        step=s.step,
        blocked_steps=s.blocked_steps,
        bets=s.bets,
        flaws_left=len(s.flaw_deck) + len(s.flaws_below),
        items=s.items,
        storage=s.storage,
        notes=s.notes,
        lent=s.lent,
        beside=s.beside,
        removed=s.removed,
        secrets=s.secrets,
        shown=s.shown,
        read=s.read,
        flags=[flag for flag in s.flags if flag.startswith("dream.")],
        gained=s.gained,
        closed=s.closed,
        used=s.used,
        markers=s.markers,
        passing=s.passing,
        solved=s.solved,
        hints=s.hints,
        entries=s.entries,
        rounds=s.rounds,
        payments=s.payments,
        roll=s.roll,
        harm=s.harm,
        riddle=s.riddle,
        poker=s.poker,
        stack=s.stack,
        distress_left=distress_left(s),
        ending=s.ending,
        outcome=s.outcome,
    )


def world_view(world: World) -> WorldView:
    """Return what lies between the Dreams as everybody sees it."""
    return WorldView(
        districts=numbered(world.districts),
        team=world.team,
        icons=world.icons,
        shortcuts=world.shortcuts,
        fates=len(world.fates),
        fate=NUMBERS.get(world.fate, NOTHING),
        quirks=[QuirkView(NUMBERS[one.card], NUMBERS[one.tile]) for one in world.quirks],
        slumbers=len(world.slumbers.loose) + len(world.slumbers.top),
        slumber=NUMBERS.get(world.slumber, NOTHING),
        map_tiles=len(world.map_tiles),
        season=NUMBERS.get(world.season, NOTHING),
        wisdom=numbered(world.wisdom),
        gates=numbered(world.gates),
        owed=world.owed,
        market=len(world.market),
        shopping=world.shopping,
        memories=numbered(world.memories),
        waking=world.waking,
    )


def numbered(names: list[str]) -> list[int]:
    """Return components by their numbers."""
    return [NUMBERS[name] for name in names]


def dreamer_view(s: Dream, number: int) -> DreamerView:
    """Return a Dreamer as everybody sees it."""
    d = s.dreamers[number]
    return DreamerView(
        card=d.card,
        space=d.space,
        deck=deck_size(d),
        back=top_back(d),
        known=d.deck.top,
        hand=d.hand,
        discard=d.discard,
        sealed=d.sealed,
        progress=d.progress,
        flipped=d.flipped,
        flaws=d.flaws,
        masks=d.masks,
        mask=d.mask,
        ether=d.ether,
        ether_cards=d.ether_cards,
        unused=d.unused,
        gems=d.gems,
        distress=d.distress,
        hand_limit=hand_limit(s, number),
        progress_limit=progress_limit(s, number),
        distress_limit=distress_limit(s, number),
        dazed=d.dazed,
        paralyzed=d.paralyzed,
        carries=d.carries,
        used=d.used,
        efforts=d.efforts,
        boosts=d.boosts,
        done=d.done,
        acted=d.acted,
        gifts=d.gifts,
        signs=d.signs,
    )


def determinize(s: Dream, seat: Seat, _rng: Chance) -> None:
    """Put what nobody knows into order: chance says what it is only when somebody learns it."""
    for number, d in enumerate(s.dreamers):
        d.deck.loose.sort()
        if number != seat:
            d.peeked = []
    s.turn_pool.sort()
    s.flaw_deck.sort()
    s.morphings.sort()
    if s.world is not None:
        for pile in (s.world.fates, s.world.slumbers, s.world.map_tiles, s.world.market):
            pile.loose.sort()


def name_of(seen: object, kind: str, thing: int | str) -> Word:
    """Return the word for a thing."""
    return name(seen, kind, thing)


def traits(s: Dream, seat: Seat) -> dict[str, str]:
    """Return who a seat was; of the evening, how it ended."""
    if seat == WATCHER:
        return {"ending": f"ending-{s.ending}"} if s.ending else {}
    card = s.dreamers[seat].card
    return {"dreamer": card_name(card).key} if card != NOTHING else {}


def figures(s: Dream, seat: Seat) -> dict[str, int]:
    """Return what a Dreamer bore; of the evening, how long it was and how far it got."""
    if seat != WATCHER:
        d = s.dreamers[seat]
        return {"distress": d.distress, "sealed": len(d.sealed), "progress": len(d.progress)}
    return {"turns": s.turn, "tiles": len(s.tiles), "paragraphs": len(s.read), "hours": s.hours}


# What can be read


def hint_id(step: int, number: int) -> str:
    """Return by what a hint of a riddle is asked for: 1 is the nudge, 2 the method."""
    return f"hint/{step}-{number}"


def kept_id(gained: str) -> str:
    """Return by what something is asked for that the campaign keeps."""
    return f"kept/{gained}"


def sealed_ids() -> Iterable[str]:
    """Return everything that nobody can read before a match reveals it."""
    found = [*BOX.sealed_ids(), *map(kept_id, all_gained())]
    for step, riddle in enumerate(BOX.steps.all):
        if isinstance(riddle, RiddleStep) and riddle.name and riddle.number == step:
            found += [hint_id(step, number + 1) for number in range(HINTS)]
    return found


def sealed_thing(written: str) -> Thing:
    """Return what can be read on a component once it is revealed, what a hint says, what a kept thing is."""
    sort, _, number = written.partition("/")
    if sort == "kept":
        return Thing(written, "kept", name=gained_name(number))
    if sort == "hint":
        step, _, which = number.partition("-")
        riddle = BOX.steps.at(int(step))
        name = riddle.name if isinstance(riddle, RiddleStep) else ""
        return Thing(written, "hint", flavour=Word(f"riddle-{name}-{HINT_NAMES[int(which) - 1]}"))
    return BOX.revealed(written)


def readable(seen: View) -> Sequence[str]:
    """Return what whoever has this view may read, the oldest first."""
    hints = [hint_id(step, one + 1) for step, count in seen.hints.items() for one in range(count)]
    return [
        *(f"paragraph/{number}" for number in seen.read),
        *(CARDS[card].sealed_id(card) for card in dict.fromkeys((*seen.shown, *seen.looks))),
        *hints,
        *map(kept_id, dict.fromkeys((*seen.gained, *(seen.world.owed if seen.world is not None else ())))),
    ]


def told(event: Event, _options: EtherfieldsOptions) -> Sequence[str]:
    """Return what is read aloud when an event happens."""
    match event:
        case ParagraphRead(number):
            return [f"paragraph/{number}"]
        case TileLaid(card, _) | EntityCame(card) | SecretShown(card) | CompanionCame(card, _):
            return [CARDS[card].sealed_id(card)]
        case FateDrawn(card) | SlumberDrawn(card) if BOX.notes[card].under:
            return [CARDS[card].sealed_id(card)]
        case Peeked(_, _, card) if card is not None:
            return [CARDS[card].sealed_id(card)]
        case HintGiven(step, number):
            return [hint_id(step, number)]
        case Remembered(gained) if not gained.startswith(("flag ", "item-market ")):
            return [kept_id(gained)]
    return []
