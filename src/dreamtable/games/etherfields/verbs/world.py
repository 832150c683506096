"""Verbs for the Dreamscape and the Turn: tokens, walls, tiles, Turn cards."""

from typing import ClassVar, Literal

from dreamtable.games.etherfields.box import BOX
from dreamtable.games.etherfields.cards import STEP_KINDS, Tile
from dreamtable.games.etherfields.deeds import Deed
from dreamtable.games.etherfields.events import (
    OverlayGone,
    StepBlocked,
    SuitChanged,
    TurnBegan,
    WallChanged,
)
from dreamtable.games.etherfields.gradual import take_marker
from dreamtable.games.etherfields.look import steps_of
from dreamtable.games.etherfields.map import edge_of, place_of, redraw, slot_space, walled_off
from dreamtable.games.etherfields.model import NOTHING, STEP_LETTERS, Dream, Kind, Phase, Suit
from dreamtable.games.etherfields.moves import Act, PickSpace, PickStep, PutMarker, TakeMarker
from dreamtable.games.etherfields.parts import SUITS
from dreamtable.games.etherfields.performing import close_action, dream_actions, get_markers, may_get_markers
from dreamtable.games.etherfields.riding import ride
from dreamtable.games.etherfields.scene import Scene
from dreamtable.games.etherfields.secrets import (
    covered,
    full_code,
    has_slot,
    lay,
    reveal,
    set_aside,
    take_secret,
)
from dreamtable.games.etherfields.terms import ONE, Number, step
from dreamtable.games.etherfields.turn_cards import (
    add_turns,
    discard_current,
    next_card,
    out_of_turns,
    resolve_steps,
    settle_bets,
)
from dreamtable.games.etherfields.verbs.base import amount
from dreamtable.games.etherfields.voting import among, lead
from dreamtable.kernel import NOTHING_TO_DO, Script
from dreamtable.telling import Word


@step
class Block(Deed, frozen=True):
    """ETH-MAP-08: put a Block token on an action."""

    action: str

    def do(self, scene: Scene) -> Script[None]:
        """Put it."""
        close_action(scene.g, BOX.named[self.action])
        return NOTHING_TO_DO

    def text(self) -> Word:
        """Return its words."""
        return Word("do-block", {"action": Word(f"action-{self.action}")})


@step
class Unblock(Deed, frozen=True):
    """ETH-MAP-08: take the Block token from an action: one by its id, or one of your space (`here`)."""

    action: str = "here"

    def do(self, scene: Scene) -> Script[None]:
        """Take it away, on whichever side of its tile it lies; of several in your space one you choose."""
        s, closed = scene.s, self._closed(scene)
        if self.action == "here" and len(closed) > 1:
            closed = [(yield from scene.ask(scene.you, list(map(Act, closed)), rule="ETH-MAP-08")).action]
        s.closed = [one for one in s.closed if one not in closed]

    def _closed(self, scene: Scene) -> list[int]:
        s = scene.s
        which = dream_actions(s, scene.you) if self.action == "here" else BOX.called[self.action]
        return [one for one in which if one in s.closed]

    def possible(self, scene: Scene) -> bool:
        """Say whether there is one."""
        return bool(self._closed(scene))

    def text(self) -> Word:
        """Return its words."""
        if self.action == "here":
            return Word("do-unblock-here")
        return Word("do-unblock", {"action": Word(f"action-{self.action}")})


@step
class Marker(Deed, frozen=True):
    """ETH-GRD-14: one gradual action gets markers without payment."""

    personal: ClassVar[bool] = True
    yours: ClassVar[bool] = False
    num: Number = ONE

    def do(self, scene: Scene) -> Script[None]:
        """Choose the action; with the last marker it is performed."""
        num = amount(scene, self.num)
        open_ = may_get_markers(scene.s, scene.you, num)
        if num and open_:
            yield from get_markers(scene, (yield from scene.ask(scene.you, open_, rule="ETH-GRD-14")), num)

    def possible(self, scene: Scene) -> bool:
        """Say whether an action may get them."""
        return bool(may_get_markers(scene.s, scene.you, amount(scene, self.num)))


@step
class MoveMarker(Deed, frozen=True):
    """ETH-GRD-14: a marker goes to another gradual action of its colour."""

    personal: ClassVar[bool] = True

    def do(self, scene: Scene) -> Script[None]:
        """Choose from where and where to."""
        g, you = scene.g, scene.you
        ways = self._ways(scene)
        if not ways:
            return
        sources = list(dict.fromkeys(source for source, _ in ways))
        source = (yield from scene.ask(you, list(map(TakeMarker, sources)), rule="ETH-GRD-07")).action
        to = yield from scene.ask(you, [put for one, put in ways if one == source], rule="ETH-GRD-14")
        take_marker(g, source, to.colour)
        yield from get_markers(scene, to)

    def _ways(self, scene: Scene) -> list[tuple[int, PutMarker]]:
        s = scene.s
        return [
            (one.action, put)
            for one in s.markers
            for put in may_get_markers(s, scene.you)
            if put.action != one.action and one.counts[put.colour]
        ]

    def possible(self, scene: Scene) -> bool:
        """Say whether a marker can go anywhere."""
        return bool(self._ways(scene))


@step
class Wall(Deed, frozen=True):
    """ETH-MAP-09: a wall is gone, or is put; by tile (`A.se.E`) or slot (`B2.se.E`)."""

    edge: str
    open: bool = False

    def do(self, scene: Scene) -> Script[None]:
        """Change it."""
        s = scene.s
        a, b = wall_edge(s, self.edge)
        written = f"{a}-{b}"
        for noted in (s.opened, s.walled):
            if written in noted:
                noted.remove(written)
        (s.opened if self.open else s.walled).append(written)
        redraw(s)
        scene.g.tell(WallChanged, a, b, self.open)
        return NOTHING_TO_DO

    def text(self) -> Word:
        """Return its words."""
        return Word("do-wall", {"edge": self.edge, "open": "yes" if self.open else "no"})


class OwnWall(Deed, frozen=True):
    """A wall of your space, of your choice; never the border."""

    personal: ClassVar[bool] = True
    stays_open: ClassVar[bool] = False

    def do(self, scene: Scene) -> Script[None]:
        """Choose what lies behind it."""
        s, own = scene.s, scene.me.space
        if not (behind := walled_off(s, own)):
            return
        move = yield from scene.ask(scene.you, [PickSpace(one) for one in behind], rule="ETH-MAP-09")
        a, b = sorted((own, move.space))
        s.opened.append(f"{a}-{b}")
        if not self.stays_open:
            s.opened_now.append(f"{a}-{b}")
        redraw(s)
        scene.g.tell(WallChanged, a, b, True)

    def possible(self, scene: Scene) -> bool:
        """Say whether your space has a wall."""
        return bool(walled_off(scene.s, scene.me.space))


@step
class Breach(OwnWall, frozen=True):
    """ETH-MAP-09: a wall of your space, of your choice, is gone until the Turn ends; never the border."""


@step
class CutOpen(OwnWall, frozen=True):
    """ETH-MAP-09: a wall of your space, of your choice, stays open in this Dream; never the border."""

    stays_open: ClassVar[bool] = True


def wall_edge(s: Dream, written: str) -> tuple[int, int]:
    """Return the two spaces of an edge that is written with a tile or a slot."""
    where, _, wall = written.partition(".")
    if len(where) == 2 and where[1].isdigit():
        return edge_of(slot_space(where), wall)
    tile = BOX.card(BOX.secrets[full_code(s, f"tile {where}")][0], Tile)
    return edge_of(place_of(tile), wall)


@step
class Secrets(Deed, frozen=True):
    """ETH-GATE-04: the secrets of a Dream are set aside."""

    group: str

    def do(self, scene: Scene) -> Script[None]:
        """Set them aside."""
        set_aside(scene.g, self.group)
        return NOTHING_TO_DO

    def sets_aside(self) -> str:
        """Return that Dream."""
        return self.group


@step
class PlaceTile(Deed, frozen=True):
    """ETH-MAP-03: lay a map tile."""

    code: str

    def secret(self) -> str:
        """Return that tile."""
        return self.code if self.code.startswith("tile ") else f"tile {self.code}"

    def do(self, scene: Scene) -> Script[None]:
        """Lay it."""
        code = full_code(scene.s, self.code if self.code.startswith("tile ") else f"tile {self.code}")
        if not has_slot(scene.s, code):
            return
        card = take_secret(scene.g, code)
        if card is None:
            card = covered(scene.s, code)
        if card is not None:
            yield from lay(scene.g, card)


@step
class MoveTile(Deed, frozen=True):
    """ETH-MAP-31: a tile that lies there goes to another slot, with all that is on it."""

    code: str
    to: str

    def secret(self) -> str:
        """Return that tile."""
        return f"tile {self.code}"

    def do(self, scene: Scene) -> Script[None]:
        """Move it."""
        code = full_code(scene.s, f"tile {self.code}").removeprefix("tile ")
        laid = next((one for one in scene.s.tiles if BOX.notes[one.tile].code == code), None)
        if laid is not None:
            ride(scene.g, laid, slot_space(self.to))
        return NOTHING_TO_DO


@step
class Overlay(Deed, frozen=True):
    """ETH-OVL-01: lay an Overlay over a part of the map."""

    code: str

    def secret(self) -> str:
        """Return that secret."""
        return self.code

    def do(self, scene: Scene) -> Script[None]:
        """Lay it."""
        return reveal(scene, self.code)


@step
class LiftOverlay(Deed, frozen=True):
    """ETH-OVL-06: an Overlay is taken away, and is not laid again."""

    code: str

    def secret(self) -> str:
        """Return that secret."""
        return self.code

    def do(self, scene: Scene) -> Script[None]:
        """Take it away."""
        s = scene.s
        gone = [card for card in s.overlays if BOX.notes[card].code == self.code]
        s.overlays = [card for card in s.overlays if card not in gone]
        s.markers = [one for one in s.markers if BOX.actions[one.action].card not in gone]
        redraw(s)
        for card in gone:
            scene.g.tell(OverlayGone, card)
        return NOTHING_TO_DO

    def possible(self, scene: Scene) -> bool:
        """Say whether it lies there."""
        return any(BOX.notes[card].code == self.code for card in scene.s.overlays)


@step
class AddTurn(Deed, frozen=True):
    """ETH-TRN-08: add Turns."""

    num: Number = ONE

    def do(self, scene: Scene) -> Script[None]:
        """Add them."""
        add_turns(scene.g, amount(scene, self.num))
        return NOTHING_TO_DO

    def possible(self, scene: Scene) -> bool:
        """Say whether a Turn card lies in the discard."""
        return bool(scene.s.turn_discard)


@step
class BlockStep(Deed, frozen=True):
    """ETH-TRN-07: block a step of the current Turn card that is not resolved yet."""

    moment: ClassVar[str] = "step"
    num: Number = ONE
    kind: Literal["any", "M", "B", "S", "V"] = "any"

    def do(self, scene: Scene) -> Script[None]:
        """Let the First Player choose it."""
        s = scene.s
        for _ in range(amount(scene, self.num)):
            open_ = self._open(s)
            if not open_:
                return
            moves = [PickStep(at, Kind(STEP_LETTERS.index(steps_of(s)[at]))) for at in open_]
            move = yield from lead(scene.g, among(moves), rule="ETH-TRN-07", about=scene.about())
            s.blocked_steps.append(move.number)
            scene.g.tell(StepBlocked, move.number, move.sort)

    def _open(self, s: Dream) -> list[int]:
        left = [at for at in range(s.step, len(steps_of(s))) if at not in s.blocked_steps]
        return [at for at in left if self.kind in ("any", steps_of(s)[at])]

    def possible(self, scene: Scene) -> bool:
        """Say whether there is a step left."""
        return bool(self._open(scene.s))

    def text(self) -> Word:
        """Return its words."""
        kind: Word | str = Word(f"kind-{STEP_KINDS[self.kind]}") if self.kind != "any" else "any"
        return Word("do-block-step", {"num": self.num.text(), "kind": kind})


@step
class ResolveTurn(Deed, frozen=True):
    """ETH-TRN-13: resolve the current Turn card now; it is resolved again later."""

    def do(self, scene: Scene) -> Script[None]:
        """Resolve it."""
        s = scene.s
        if s.phase is not Phase.FLOOR:
            return
        yield from resolve_steps(scene.g)
        s.step = 0


@step
class DiscardTurn(Deed, frozen=True):
    """ETH-TRN-15: the current Turn card is lost."""

    def do(self, scene: Scene) -> Script[None]:
        """Discard it; in the Dreamscape Phase its steps are over, else the next card is current at once."""
        s, g = scene.s, scene.g
        if s.phase >= Phase.EVENTS:
            s.step = len(steps_of(s))
            return
        discard_current(g)
        if not s.turn_deck:
            s.current = NOTHING
            yield from out_of_turns(g)  # goes on if a Turn is added just now (ETH-TRO-12)
        suit = s.suit
        next_card(g)
        s.suit = suit  # ETH-TRN-16: it counts until the Turn ends
        g.tell(TurnBegan, s.turn, s.current)  # ETH-SCR-05: another card, but no other Turn
        yield from settle_bets(g)

    def text(self) -> Word:
        """Return its words."""
        return Word("do-discard-turn")


@step
class SuitChange(Deed, frozen=True):
    """ETH-TRN-16: the current suit counts as another one until the Turn ends."""

    verb = "suit"
    suit: Literal["hearts", "spades", "diamonds", "clubs"]

    def do(self, scene: Scene) -> Script[None]:
        """Change it."""
        scene.s.suit = Suit(SUITS.index(self.suit))
        scene.g.tell(SuitChanged, scene.s.suit)
        return NOTHING_TO_DO

    def text(self) -> Word:
        """Return its words."""
        return Word("do-suit", {"suit": Word(f"suit-{self.suit}")})
