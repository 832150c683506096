"""Verbs for cards: drawing, discarding, looking, placing, Flaws, Items, Masks, Intent."""

from typing import Annotated, ClassVar, Literal

import msgspec

from dreamtable.content import Names
from dreamtable.games.etherfields.boosts import add_intent
from dreamtable.games.etherfields.box import BOX, CARDS, NUMBERS
from dreamtable.games.etherfields.cards import Flaw
from dreamtable.games.etherfields.changes import hand_limit
from dreamtable.games.etherfields.decks import (
    discard_progress,
    discard_some,
    flip,
    flippable,
    gain_flaw,
    is_progress,
    reshuffle,
    return_flaw,
    show,
    take_out,
    take_top,
    turn_up,
)
from dreamtable.games.etherfields.deeds import Deed, Help
from dreamtable.games.etherfields.drawing import draw_cards
from dreamtable.games.etherfields.events import (
    Discarded,
    Looked,
    Rerolling,
    SecretShown,
    TakenBack,
    Unflipped,
)
from dreamtable.games.etherfields.look import deck_size, is_flaw
from dreamtable.games.etherfields.model import NOTHING
from dreamtable.games.etherfields.moves import KeepOnTop, Pass, PickCard, PutAway, PutUnder
from dreamtable.games.etherfields.paying import open_payment, put_self, store_item
from dreamtable.games.etherfields.possessions import (
    can_place,
    gain_item,
    gain_mask,
    place,
    restore_item,
    restore_mask,
    take_off,
)
from dreamtable.games.etherfields.rolls import may_reroll, throw
from dreamtable.games.etherfields.scene import Scene
from dreamtable.games.etherfields.secrets import (
    faces_left,
    full_code,
    gain_card,
    is_elsewhere,
    peek,
    peekable,
    take_secret,
)
from dreamtable.games.etherfields.terms import COLOURS, NONE, ONE, YOU, Number, Who, step
from dreamtable.games.etherfields.turn_cards import fix_coming
from dreamtable.games.etherfields.verbs.base import amount, divide, seats_of
from dreamtable.games.etherfields.voting import among, group
from dreamtable.games.etherfields.world.piles import draw
from dreamtable.kernel import NOTHING_TO_DO, Move, Script, choose_exactly
from dreamtable.telling import Word

PASS: Move = Pass()


@step
class Draw(Deed, frozen=True):
    """ETH-HND-02: draw cards, up to the hand limit."""

    num: Number = ONE
    who: Who = YOU

    def do(self, scene: Scene) -> Script[None]:
        """Draw them."""
        for seat in (yield from seats_of(scene, self.who)):
            yield from draw_cards(scene.g, seat, amount(scene, self.num))
        for pay in scene.s.payments:
            pay.locked = True  # ETH-ACT-16

    def helps(self) -> Help:
        """What is drawn may be paid with."""
        return Help(draws=True)

    def possible(self, scene: Scene) -> bool:
        """Say whether a card could be drawn."""
        if self.who != YOU:
            return True
        d = scene.me
        return bool(deck_size(d) or d.discard) and len(d.hand) <= hand_limit(scene.s, scene.you)


@step
class Discard(Deed, frozen=True):
    """Discard cards from hand, deck or Progress zone."""

    num: Number = ONE
    from_: Literal["hand", "deck", "progress"] = msgspec.field(default="hand", name="from")
    who: Who = YOU

    def do(self, scene: Scene) -> Script[None]:
        """Discard them."""
        g = scene.g
        for seat in (yield from seats_of(scene, self.who)):
            num = amount(scene, self.num)
            d = scene.s.dreamers[seat]
            if self.from_ == "hand":
                scene.same = yield from discard_some(g, seat, num, "ETH-CHO-04")
            elif self.from_ == "progress":
                yield from discard_progress(g, seat, num, "ETH-CHO-04")
            else:
                for _ in range(min(num, deck_size(d))):
                    card = take_top(g, seat)
                    d.discard.append(card)
                    g.tell(Discarded, seat, [card])

    def possible(self, scene: Scene) -> bool:
        """Say whether there is something to discard."""
        d = scene.me
        if self.from_ == "deck":
            return deck_size(d) > 0
        return bool(d.hand if self.from_ == "hand" else d.progress)

    def text(self) -> Word:
        """Return its words."""
        word = super().text()
        return Word(word.key, word.args | {"from": self.from_})


@step
class Reshuffle(Deed, frozen=True):
    """ETH-SHU-04: shuffle deck and discard pile together, without a penalty."""

    who: Who = YOU

    def do(self, scene: Scene) -> Script[None]:
        """Shuffle them."""
        for seat in (yield from seats_of(scene, self.who)):
            reshuffle(scene.g, seat)


@step
class Look(Deed, frozen=True):
    """Look at the top cards of a deck; with `any` each goes back on top or to the discard pile."""

    personal: ClassVar[bool] = True
    num: Number = ONE
    deck: Literal["own", "turn", "fate", "slumber"] = "own"
    keep: Literal["order", "any"] = "order"

    def do(self, scene: Scene) -> Script[None]:
        """Look at them; everybody sees them (ETH-GEN-10)."""
        g, d, you = scene.g, scene.me, scene.you
        num = amount(scene, self.num)
        if self.deck == "turn":
            g.tell(Looked, you, fix_coming(g, num))
            return
        if self.deck != "own":
            yield from look_at_pile(scene, self.deck, num, any_=self.keep == "any")
            return
        cards = [take_top(g, you) for _ in range(min(num, deck_size(d)))]
        g.tell(Looked, you, cards)
        d.deck.top += cards[::-1]
        turn_up(g, you)
        left = list(cards) if self.keep == "any" else []
        while left:
            moves: list[KeepOnTop | PutAway] = [*map(KeepOnTop, left), *map(PutAway, left)]
            move = yield from scene.ask(you, moves, rule="ETH-INF-12")
            left.remove(move.card)
            d.deck.top.remove(move.card)
            if isinstance(move, PutAway):
                d.discard.append(move.card)
                g.tell(Discarded, you, [move.card])
            else:
                d.deck.top.append(move.card)
        turn_up(g, you)

    def possible(self, scene: Scene) -> bool:
        """Say whether there is a card to look at."""
        s = scene.s
        match self.deck:
            case "turn":
                return bool(s.turn_deck)
            case "own":
                return deck_size(scene.me) > 0
            case "fate":
                return s.world is not None and bool(len(s.world.fates))
        return s.world is not None and bool(s.world.slumbers.top or s.world.slumbers.loose)


def look_at_pile(scene: Scene, deck: str, num: int, *, any_: bool) -> Script[None]:
    """ETH-FAT-01, ETH-SLU-01: the top cards of the Fate or the Slumber deck are seen by all; with `any_` each
    goes back on top or under the deck."""
    g, world = scene.g, scene.s.world
    if world is None:
        return
    pile = world.fates if deck == "fate" else world.slumbers
    most = len(pile) if deck == "fate" else len(pile.top) + len(pile.loose)  # below the others lies Delta
    names = [name for _ in range(min(num, most)) if (name := draw(g, pile)) is not None]
    for name in names:
        show(g, NUMBERS[name])
    g.tell(Looked, scene.you, [NUMBERS[name] for name in names])
    left = [NUMBERS[name] for name in names] if any_ else []
    pile.top = names + pile.top
    while left:
        moves: list[KeepOnTop | PutUnder] = [*map(KeepOnTop, left), *map(PutUnder, left)]
        move = yield from scene.ask(scene.you, moves, rule="ETH-FAT-01")
        left.remove(move.card)
        name = CARDS[move.card].id
        pile.top.remove(name)
        if isinstance(move, PutUnder):
            pile.below.append(name)
        else:
            pile.top.insert(0, name)


@step
class Peek(Deed, frozen=True):
    """ETH-BAS-03: look at a secret of the Dream alone."""

    personal: ClassVar[bool] = True

    def do(self, scene: Scene) -> Script[None]:
        """Choose one, and look at it."""
        return peek(scene)

    def possible(self, scene: Scene) -> bool:
        """Say whether there is a secret to look at."""
        return bool(peekable(scene.s))


@step
class GainFlaw(Deed, frozen=True):
    """ETH-FLW-01: gain Flaws."""

    num: Number = ONE
    who: Who = YOU

    def do(self, scene: Scene) -> Script[None]:
        """Gain them."""
        seats, num = (yield from seats_of(scene, self.who)), amount(scene, self.num)
        left = len(scene.s.flaw_deck) + len(scene.s.flaws_below)
        gains = [seat for seat in seats for _ in range(num)]
        if len(seats) > 1 and len(gains) > left:
            gains = yield from divide(scene, left, dict.fromkeys(seats, num))
        for seat in gains:
            gain_flaw(scene.g, seat)


@step
class RemoveFlaw(Deed, frozen=True):
    """ETH-FLW-04: Flaws of your discard pile or Progress zone go under the Flaw deck."""

    num: Number = ONE
    who: Who = YOU

    def do(self, scene: Scene) -> Script[None]:
        """Choose them."""
        for seat in (yield from seats_of(scene, self.who)):
            d = scene.s.dreamers[seat]
            some = [card for card in (*d.flaws, *d.discard) if isinstance(CARDS[card], Flaw)]
            num = amount(scene, self.num)
            for card in (yield from choose_exactly(scene.g, seat, num, some, PickCard, rule="ETH-FLW-04")):
                (d.flaws if card in d.flaws else d.discard).remove(card)
                return_flaw(scene.g, seat, card)

    def possible(self, scene: Scene) -> bool:
        """Say whether you have a Flaw there, or whoever may be meant."""
        some = [scene.me] if self.who == YOU else scene.s.dreamers
        return any(map(is_flaw, [card for d in some for card in (*d.flaws, *d.discard)]))


@step
class PlaceProgress(Deed, frozen=True):
    """ETH-PRG-02: place a Progress card, perhaps for less."""

    personal: ClassVar[bool] = True
    from_: Literal["hand", "discard", "discard-top"] = msgspec.field(default="hand", name="from")
    discount: Number = NONE
    free: bool = False

    def do(self, scene: Scene) -> Script[None]:
        """Choose one, pay for it and place it."""
        open_ = self._open(scene)
        if not open_:
            return
        moves: list[Move] = [*map(PickCard, open_), PASS]
        move = yield from scene.ask(scene.you, moves, rule="ETH-PRG-02")
        if isinstance(move, PickCard):
            yield from place(scene, move.card, less=amount(scene, self.discount), free=self.free)

    def _open(self, scene: Scene) -> list[int]:
        d = scene.me
        pile = d.hand if self.from_ == "hand" else d.discard if self.from_ == "discard" else d.discard[-1:]
        less = amount(scene, self.discount)
        some = [card for card in dict.fromkeys(pile) if is_progress(card) and card != scene.card]
        return [card for card in some if self.free or can_place(scene.s, scene.you, card, less)]

    def possible(self, scene: Scene) -> bool:
        """Say whether a card could be placed; what is on top of a deck nobody knows."""
        return self.from_ == "discard-top" or bool(self._open(scene))

    def text(self) -> Word:
        """Return its words."""
        return Word(
            "do-place-progress",
            {"from": self.from_, "discount": self.discount.text(), "free": "yes" if self.free else "no"},
        )


@step
class Flip(Deed, frozen=True):
    """ETH-PRG-06: turn placed Progress cards face down."""

    num: Number = ONE
    who: Who = YOU

    def do(self, scene: Scene) -> Script[None]:
        """Choose them."""
        for seat in (yield from seats_of(scene, self.who)):
            some = flippable(scene.s.dreamers[seat])
            num = amount(scene, self.num)
            for card in (yield from choose_exactly(scene.g, seat, num, some, PickCard, rule="ETH-PRG-06")):
                flip(scene.g, seat, card)

    def possible(self, scene: Scene) -> bool:
        """Say whether there is a card to flip."""
        return bool(flippable(scene.me))


@step
class Unflip(Deed, frozen=True):
    """ETH-PRG-06: turn placed Progress cards face up again."""

    num: Number = ONE
    who: Who = YOU

    def do(self, scene: Scene) -> Script[None]:
        """Choose them."""
        for seat in (yield from seats_of(scene, self.who)):
            d = scene.s.dreamers[seat]
            num = amount(scene, self.num)
            for card in (
                yield from choose_exactly(scene.g, seat, num, d.flipped, PickCard, rule="ETH-PRG-06")
            ):
                d.flipped.remove(card)
                scene.g.tell(Unflipped, seat, card)

    def possible(self, scene: Scene) -> bool:
        """Say whether there is a flipped card."""
        return bool(scene.me.flipped) or self.who != YOU


@step
class SwapCards(Deed, frozen=True):
    """ETH-INF-11: cards of your hand change places with the top cards of your discard pile; this card and
    Flaws are passed over."""

    personal: ClassVar[bool] = True
    num: Number = ONE

    def do(self, scene: Scene) -> Script[None]:
        """Choose what goes in their place."""
        g, d, you = scene.g, scene.me, scene.you
        top = self._top(scene)
        mine = [card for card in d.hand if card not in scene.s.lent]
        for card in (yield from choose_exactly(g, you, len(top), mine, PickCard, rule="ETH-INF-02")):
            at = top.pop(0)
            d.hand.remove(card)
            d.hand.append(d.discard[at])
            d.discard[at] = card
            g.tell(Discarded, you, [card])
            g.tell(TakenBack, you, d.hand[-1])

    def _top(self, scene: Scene) -> list[int]:
        """Return where they lie in the pile, the top one first."""
        pile = scene.me.discard
        free = [at for at in range(len(pile) - 1, -1, -1) if pile[at] != scene.card and not is_flaw(pile[at])]
        return free[: amount(scene, self.num)]

    def possible(self, scene: Scene) -> bool:
        """Say whether there is something to exchange, and something for it."""
        return bool(self._top(scene)) and any(card != scene.card for card in scene.me.hand)


@step
class GainCard(Deed, frozen=True):
    """ETH-INF-10: gain an Influence card of the Dream by its code."""

    code: str
    who: Who = YOU

    def do(self, scene: Scene) -> Script[None]:
        """Gain it, as far as copies are left."""
        seats, code = (yield from seats_of(scene, self.who)), full_code(scene.s, self.code)
        left = len(faces_left(scene.g, code)) if is_elsewhere(scene.s, code) else scene.s.secrets.get(code, 0)
        if len(seats) > left:
            seats = yield from divide(scene, left, dict.fromkeys(seats, 1))
        for seat in seats:
            card = take_secret(scene.g, code)
            if card is not None:
                scene.g.tell(SecretShown, card)
                gain_card(scene.g, seat, card)


@step
class GainItem(Deed, frozen=True):
    """ETH-ITM-04: the Team gains an Item."""

    item: Annotated[str, Names("item")]

    def do(self, scene: Scene) -> Script[None]:
        """Gain it."""
        return gain_item(scene.g, BOX.numbers[self.item])

    def text(self) -> Word:
        """Return its words."""
        return Word("do-gain-item", {"item": Word(f"card-{self.item}")})


@step
class RestoreItem(Deed, frozen=True):
    """ETH-ITM-06: Items come back from Storage by chance."""

    num: Number = ONE

    def do(self, scene: Scene) -> Script[None]:
        """Restore them."""
        for _ in range(amount(scene, self.num)):
            yield from restore_item(scene.g)

    def possible(self, scene: Scene) -> bool:
        """Say whether there is an Item in Storage."""
        return bool(scene.s.storage)


@step
class DiscardItem(Deed, frozen=True):
    """ETH-ITM-07: active Items go to Storage."""

    num: Number = ONE

    def do(self, scene: Scene) -> Script[None]:
        """Let the group choose."""
        for _ in range(min(amount(scene, self.num), len(scene.s.items))):
            moves = among([PickCard(card) for card in scene.s.items])
            store_item(scene.g, (yield from group(scene.g, moves, rule="ETH-ITM-07")).card)


@step
class GainMask(Deed, frozen=True):
    """ETH-MSK-01: gain a Mask."""

    personal: ClassVar[bool] = True
    mask: Annotated[str, Names("mask")]

    def do(self, scene: Scene) -> Script[None]:
        """Gain it."""
        return gain_mask(scene.g, scene.you, BOX.numbers[self.mask])

    def text(self) -> Word:
        """Return its words."""
        return Word("do-gain-mask", {"mask": Word(f"card-{self.mask}")})


@step
class RestoreMask(Deed, frozen=True):
    """ETH-MSK-05: put on another Mask that you own."""

    who: Who = YOU

    def do(self, scene: Scene) -> Script[None]:
        """Choose it."""
        for seat in (yield from seats_of(scene, self.who)):
            yield from restore_mask(scene.g, seat)

    def possible(self, scene: Scene) -> bool:
        """Say whether you own another Mask."""
        return any(card != scene.me.mask for card in scene.me.masks)


@step
class DiscardMask(Deed, frozen=True):
    """ETH-MSK-06: lay the active Mask aside."""

    who: Who = YOU

    def do(self, scene: Scene) -> Script[None]:
        """Take it off."""
        for seat in (yield from seats_of(scene, self.who)):
            take_off(scene.g, seat)


@step
class SealThis(Deed, frozen=True):
    """ETH-SEA-08: Seal this card."""

    def do(self, scene: Scene) -> Script[None]:
        """Seal it."""
        put_self(scene, sealed=True)
        return NOTHING_TO_DO


@step
class Remove(Deed, frozen=True):
    """ETH-GEN-11: this card leaves the game."""

    yours: ClassVar[bool] = False
    what: Literal["this"] = "this"

    def do(self, scene: Scene) -> Script[None]:
        """Take it away, also from the deck: what it did before may have shuffled it into it."""
        d, card = scene.me, scene.card
        pile = next(
            (one for one in (d.hand, d.discard, d.progress, d.sealed, scene.s.beside) if card in one), None
        )
        if card in scene.s.notes:  # ETH-NOT-03
            scene.s.notes.remove(card)
            scene.s.used_notes.append(card)
        elif pile is not None:
            pile.remove(card)
        elif not take_out(scene.g, scene.you, card):
            return NOTHING_TO_DO
        scene.s.removed.append(BOX.notes[card].code or CARDS[card].id)
        return NOTHING_TO_DO


@step
class Intent(Deed, frozen=True):
    """ETH-TIM-03: add Intent to the payment that is open."""

    moment: ClassVar[str] = "payment"
    num: Number = ONE
    colour: Literal["W", "C", "A", "same"] = "same"

    def do(self, scene: Scene) -> Script[None]:
        """Add it."""
        pay = open_payment(scene.s, scene.you)
        if pay is not None and self._fits(scene):
            add_intent(scene.g, pay, amount(scene, self.num))
        return NOTHING_TO_DO

    def helps(self) -> Help:
        """It is Intent."""
        return Help(adds=((self.colour, self.num),))

    def _fits(self, scene: Scene) -> bool:
        pay = open_payment(scene.s, scene.you)
        if pay is None:
            return False
        wanted = BOX.notes[scene.card].only_for if scene.card != NOTHING else ""
        if wanted and pay.kind != wanted:
            return False
        return self.colour == "same" or COLOURS.index(self.colour) == pay.colour

    def possible(self, scene: Scene) -> bool:
        """Say whether you pay just now, in this colour."""
        return self._fits(scene)

    def text(self) -> Word:
        """Return its words."""
        return Word("do-intent", {"num": self.num.text(), "colour": self.colour})


@step
class Recolour(Deed, frozen=True):
    """Cards discarded for this payment may count as any colour."""

    moment: ClassVar[str] = "payment"
    num: Number = ONE

    def do(self, scene: Scene) -> Script[None]:
        """Note it."""
        pay = open_payment(scene.s, scene.you)
        if pay is not None:
            pay.recolours += amount(scene, self.num)
        return NOTHING_TO_DO

    def helps(self) -> Help:
        """What has no Intent of a colour may count as having it."""
        return Help(recolours=True)

    def possible(self, scene: Scene) -> bool:
        """Say whether you pay just now."""
        return open_payment(scene.s, scene.you) is not None


@step
class Reroll(Deed, frozen=True):
    """ETH-RRL-01: roll a die again before its result is applied."""

    moment: ClassVar[str] = "roll"
    die: Literal["luck", "move", "any"] = "luck"
    whose: Literal["own", "any"] = "own"

    def do(self, scene: Scene) -> Script[None]:
        """Roll again."""
        if self.possible(scene):
            scene.g.tell(Rerolling, scene.you)
            throw(scene.g)
        return NOTHING_TO_DO

    def possible(self, scene: Scene) -> bool:
        """Say whether such a roll lies there."""
        roll = scene.s.roll
        if roll is None or not may_reroll(scene.s, scene.you):
            return False
        if roll.luck is None:
            return self.die in ("move", "any")
        return self.die in ("luck", "any") and (self.whose == "any" or roll.seat == scene.you)

    def text(self) -> Word:
        """Return its words."""
        return Word("do-reroll", {"die": self.die, "whose": self.whose})
