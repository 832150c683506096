"""Verbs for what Dreamers gain, lose and suffer."""

from typing import ClassVar, Literal

from dreamtable.content.effects import one_holds
from dreamtable.games.etherfields.decks import unseal
from dreamtable.games.etherfields.deeds import Deed
from dreamtable.games.etherfields.events import Prevented, Redirected
from dreamtable.games.etherfields.harm import cure, seal_cards, suffer
from dreamtable.games.etherfields.look import ether_left, free, gems_left, influence_in_deck
from dreamtable.games.etherfields.map import ALL, within
from dreamtable.games.etherfields.model import KEYS, MOST_HOURS, Passing
from dreamtable.games.etherfields.movement import relocate, walk
from dreamtable.games.etherfields.moves import PickCard, PickSeat, PickSpace
from dreamtable.games.etherfields.parts import changed
from dreamtable.games.etherfields.scene import Scene, happened
from dreamtable.games.etherfields.supplies import gain, lose
from dreamtable.games.etherfields.tallies import tally
from dreamtable.games.etherfields.terms import MANY, NONE, ONE, YOU, Number, Where, Who, step
from dreamtable.games.etherfields.verbs.base import amount, divide, seats_of, spaces
from dreamtable.kernel import NOTHING_TO_DO, Script, choose_exactly
from dreamtable.telling import Word

Thing = Literal["ether", "gem", "key", "hour"]
TEAM = ("key", "hour")


class _OfThing(Deed, frozen=True):
    """A verb with a thing."""

    def text(self) -> Word:
        """Return its words."""
        word = super().text()
        return Word(word.key, word.args | {"what": str(word.args["what"])})


@step
class Gain(_OfThing, frozen=True):
    """ETH-LIM-01: gain Ether, Gems, Keys or Hours, as far as there are any left."""

    what: Thing
    num: Number = ONE
    who: Who = YOU

    def do(self, scene: Scene) -> Script[None]:
        """Gain it."""
        if self.what in TEAM:
            gain(scene.g, scene.you, self.what, amount(scene, self.num))
            return
        seats = yield from seats_of(scene, self.who)
        num = amount(scene, self.num)
        left = ether_left(scene.s) if self.what == "ether" else gems_left(scene.s)
        if len(seats) > 1 and num * len(seats) > left:
            for seat in (yield from divide(scene, left, dict.fromkeys(seats, num))):
                gain(scene.g, seat, self.what, 1)
            return
        for seat in seats:
            gain(scene.g, seat, self.what, num)

    def possible(self, scene: Scene) -> bool:
        """Say whether something is left of it."""
        s = scene.s
        match self.what:
            case "hour":
                return s.hours < MOST_HOURS
            case "key":
                return s.keys < KEYS
            case "ether":
                return ether_left(s) > 0
        return gems_left(s) > 0


@step
class Lose(_OfThing, frozen=True):
    """Lose Ether, Gems, Keys or Hours; a forced loss stops at 0."""

    what: Thing
    num: Number = ONE
    who: Who = YOU

    def do(self, scene: Scene) -> Script[None]:
        """Lose it."""
        if self.what in TEAM:
            lose(scene.g, scene.you, self.what, amount(scene, self.num))
            return
        for seat in (yield from seats_of(scene, self.who)):
            lose(scene.g, seat, self.what, amount(scene, self.num))


@step
class Suffer(Deed, frozen=True):
    """ETH-PAI-01: suffer Distress."""

    num: Number = ONE
    who: Who = YOU

    def do(self, scene: Scene) -> Script[None]:
        """Suffer it, all at the same time (ETH-TIM-08)."""
        scene.harming = True
        seats = yield from seats_of(scene, self.who)
        scene.harming = False
        yield from suffer(scene, {seat: amount(scene, self.num) for seat in seats})


@step
class Cure(Deed, frozen=True):
    """ETH-PAI-01: cure Distress."""

    num: Number = ONE
    who: Who = YOU

    def do(self, scene: Scene) -> Script[None]:
        """Cure it."""
        for seat in (yield from seats_of(scene, self.who)):
            cure(scene.g, seat, amount(scene, self.num))

    def possible(self, scene: Scene) -> bool:
        """Say whether somebody has Distress."""
        if self.who == YOU:
            return scene.me.distress > 0
        return any(d.distress for d in scene.s.dreamers)


@step
class Seal(Deed, frozen=True):
    """ETH-SEA-01: Seal cards from the top of the deck."""

    num: Number = ONE
    who: Who = YOU

    def do(self, scene: Scene) -> Script[None]:
        """Seal them."""
        seats = yield from seats_of(scene, self.who)
        yield from seal_cards(scene, {seat: amount(scene, self.num) for seat in seats})

    def can_be_chosen(self, scene: Scene) -> bool:
        """ETH-SEA-06, ETH-CHO-03: as a way of several only if everybody who is meant has so many cards."""
        num, meant = amount(scene, self.num), scene.meant(self.who)
        enough = [influence_in_deck(scene.s.dreamers[seat]) >= num for seat in meant.seats]
        return num >= MANY or (any(enough) if meant.chosen else all(enough))


@step
class Unseal(Deed, frozen=True):
    """ETH-SEA-02: Unseal cards, from the top of the Sealed pile or of your choice."""

    num: Number = ONE
    who: Who = YOU
    pick: Literal["top", "chosen"] = "top"

    def do(self, scene: Scene) -> Script[None]:
        """Unseal them; who chooses puts them on top first."""
        for seat in (yield from seats_of(scene, self.who)):
            num, d = amount(scene, self.num), scene.s.dreamers[seat]
            if self.pick == "chosen":
                chosen = yield from choose_exactly(scene.g, seat, num, d.sealed, PickCard, rule="ETH-SEA-02")
                for card in chosen:
                    d.sealed.remove(card)
                    d.sealed.append(card)
            unseal(scene.g, seat, num)

    def possible(self, scene: Scene) -> bool:
        """Say whether somebody has Sealed cards."""
        if self.who == YOU:
            return bool(scene.me.sealed)
        return any(d.sealed for d in scene.s.dreamers)


@step
class Prevent(Deed, frozen=True):
    """ETH-TIM-06: prevent Distress or Seals that are about to come."""

    moment: ClassVar[str] = "harm"
    yours: ClassVar[bool] = False
    num: Number = ONE
    what: Literal["distress", "seal"] = "distress"
    who: Who = YOU

    def do(self, scene: Scene) -> Script[None]:
        """Prevent it; each marker or card at most once."""
        harm = scene.s.harm
        if harm is None:
            return
        seats = [seat for seat in (yield from seats_of(scene, self.who)) if harm.amounts[seat]]
        for seat in seats:
            num = min(amount(scene, self.num), harm.amounts[seat])
            harm.amounts[seat] -= num
            harm.prevented[seat] += num
            scene.g.tell(Prevented, seat, num)

    def possible(self, scene: Scene) -> bool:
        """Say whether such harm is about to come to who is meant."""
        harm = scene.s.harm
        if harm is None or harm.seals != (self.what == "seal"):
            return False
        return harm.amounts[scene.you] > 0 if self.who == YOU else any(harm.amounts)


@step
class Redirect(Deed, frozen=True):
    """ETH-TIM-06: take over Distress that is about to come to another Dreamer."""

    moment: ClassVar[str] = "harm"
    yours: ClassVar[bool] = False
    what: Literal["distress"] = "distress"

    def do(self, scene: Scene) -> Script[None]:
        """Take it over."""
        harm = scene.s.harm
        if harm is None:
            return
        others = [seat for seat, num in enumerate(harm.amounts) if num and seat != scene.you]
        if not others:
            return
        seat = (yield from scene.ask(scene.you, [PickSeat(one) for one in others], rule="ETH-TIM-06")).seat
        num = harm.amounts[seat]
        harm.amounts[seat] = 0
        harm.taken[scene.you] += num
        scene.g.tell(Redirected, seat, scene.you, num)
        tally(scene.s, scene.you, "distress-taken")
        yield from happened(scene.g, "redirected", scene.you)

    def possible(self, scene: Scene) -> bool:
        """Say whether another Dreamer is about to suffer."""
        harm = scene.s.harm
        return (
            harm is not None
            and not harm.seals
            and any(num for seat, num in enumerate(harm.amounts) if seat != scene.you)
        )


@step
class Move(Deed, frozen=True):
    """ETH-MOV-02: move up to so many spaces."""

    num: Number = ONE
    ignore: tuple[Literal["walls", "blocked", "diagonal"], ...] = ()
    who: Who = YOU

    def do(self, scene: Scene) -> Script[None]:
        """Move."""
        for seat in (yield from seats_of(scene, self.who)):
            inside = scene.within(scene.card, seat)
            inside.step = self
            yield from walk(inside, amount(scene, self.num), self.ignore)

    def possible(self, scene: Scene) -> bool:
        """ETH-STA-05: say whether one may move."""
        return not scene.me.paralyzed or self.who != YOU

    def text(self) -> Word:
        """Return its words."""
        ignore: Word | str = (
            Word("ignoring", {"things": one_holds([Word(f"ignored-{one}") for one in self.ignore])})
            if self.ignore
            else "none"
        )
        is_you = "yes" if self.who == YOU else "no"
        return Word(
            "do-move", {"num": self.num.text(), "ignore": ignore, "who": self.who.text(), "is-you": is_you}
        )


@step
class Relocate(Deed, frozen=True):
    """ETH-MOV-06: put a Dreamer into another space."""

    to: Where
    who: Who = YOU
    range: int | None = None
    """How far away the space may be; without it any distance."""

    def do(self, scene: Scene) -> Script[None]:
        """Choose where, and go there."""
        for seat in (yield from seats_of(scene, self.who)):
            open_ = self._open(scene, scene.s.dreamers[seat].space)
            if open_ and not scene.s.dreamers[seat].paralyzed:
                move = yield from scene.ask(seat, [PickSpace(one) for one in open_], rule="ETH-MOV-06")
                yield from relocate(scene.g, seat, move.space)

    def possible(self, scene: Scene) -> bool:
        """Say whether there is a space to go to."""
        if scene.me.paralyzed:
            return False
        return bool(self._open(scene, scene.me.space))

    def _open(self, scene: Scene, own: int) -> list[int]:
        near = ALL if self.range is None else within(scene.s, own, self.range)
        return [
            one for one in spaces(scene, self.to) if one != own and near >> one & 1 and free(scene.s, one)
        ]

    def text(self) -> Word:
        """Return its words."""
        word = super().text()
        return Word(word.key, word.args | {"range": "none" if self.range is None else self.range})


@step
class Mod(Deed, frozen=True):
    """Something is other than usual for a time."""

    yours: ClassVar[bool] = False
    what: str
    num: Number = NONE
    who: Who = YOU
    until: Literal["turn", "dream", "next", "next-move"] = "turn"

    def do(self, scene: Scene) -> Script[None]:
        """Note it."""
        for seat in (yield from seats_of(scene, self.who)):
            value = self.num.plus if not self.num.parts else amount(scene, self.num)
            scene.s.passing.append(Passing(self.what, value, seat, self.until))

    def text(self) -> Word:
        """Return its words."""
        less = not self.num.parts and self.num.plus < 0
        return Word(
            "do-mod",
            {
                "what": changed(self.what),
                "num": -self.num.plus if less else self.num.text(),
                "sign": "less" if less else "more",
                "who": self.who.text(),
                "is-you": "yes" if self.who == YOU else "no",
                "until": Word(f"until-{self.until}"),
            },
        )


@step
class Forbid(Deed, frozen=True):
    """ETH-TIM-02: something cannot be done for a time."""

    yours: ClassVar[bool] = False
    what: str
    who: Who = YOU
    until: Literal["turn", "dream"] = "turn"

    def do(self, scene: Scene) -> Script[None]:
        """Note it."""
        for seat in (yield from seats_of(scene, self.who)):
            scene.s.passing.append(Passing(self.what, 0, seat, self.until, forbids=True))

    def text(self) -> Word:
        """Return its words."""
        return Word(
            "do-forbid",
            {
                "what": Word(f"forbid-{self.what}"),
                "who": self.who.text(),
                "is-you": "yes" if self.who == YOU else "no",
                "until": Word(f"until-{self.until}"),
            },
        )


@step
class Nothing(Deed, frozen=True):
    """Nothing happens."""

    verb = "none"

    def do(self, _scene: Scene) -> Script[None]:
        """Do nothing."""
        return NOTHING_TO_DO
