"""Verbs for code tokens and programs."""

from typing import Literal

import msgspec

from dreamtable.content.effects import amounts, number
from dreamtable.games.tamashii.codes import (
    cells_of_kind,
    codes_of,
    discard_cells,
    discard_from,
    dump_cells,
    gain_any,
    gain_codes,
    gain_corrupted,
    more_writes,
    pick_cells,
    prepare,
    put_hand,
    restore,
    write_now,
)
from dreamtable.games.tamashii.conditions import CODES
from dreamtable.games.tamashii.deeds import Deed
from dreamtable.games.tamashii.events import CodesExchanged
from dreamtable.games.tamashii.happening import replaced
from dreamtable.games.tamashii.launcher import EMPTY, writes
from dreamtable.games.tamashii.model import Step
from dreamtable.games.tamashii.moves import Launch as LaunchMove
from dreamtable.games.tamashii.moves import PickCell, PickCode, PickNumber, Stop
from dreamtable.games.tamashii.programs import launch, launchable
from dreamtable.games.tamashii.resources import change_core
from dreamtable.games.tamashii.scene import Scene
from dreamtable.games.tamashii.terms import ME, NO_AMOUNT, UNLIMITED, Amount, Number, step
from dreamtable.kernel import NOTHING_TO_DO, Move, Script
from dreamtable.telling import Word

KINDS = ("R", "Y", "G", "B", "any", "basic", "core", "open", "corrupted", "all")


class Codes(Deed, frozen=True):
    """Codes of some types."""

    R: Amount = NO_AMOUNT
    Y: Amount = NO_AMOUNT
    G: Amount = NO_AMOUNT
    B: Amount = NO_AMOUNT
    any: Amount = NO_AMOUNT
    basic: Amount = NO_AMOUNT
    core: Amount = NO_AMOUNT
    open: Amount = NO_AMOUNT
    corrupted: Amount = NO_AMOUNT
    all: Amount = NO_AMOUNT

    def wanted(self, scene: Scene) -> list[tuple[str, int, int]]:
        """Return the types that are named, each with the least and the most."""
        found = []
        for kind in KINDS:
            amount: Amount = getattr(self, kind)
            if amount is not NO_AMOUNT and not amount.is_none:
                low = number(scene, amount.low) or 0
                high = UNLIMITED if amount.high is None else number(scene, amount.high) or 0
                found.append((kind, low, high))
        return found

    def codes_text(self) -> Word:
        """Return the words for the codes."""
        parts = []
        for kind in KINDS:
            amount: Amount = getattr(self, kind)
            if not amount.is_none:
                parts.append(Word(f"codes-{kind}", {"num": amount.text()}))
        return amounts(parts)


@step
class Code(Codes, frozen=True):
    """TAM-KEY-01: gain codes into the dump area, or where it says."""

    to: Literal["dump", "bag", "launcher"] = "dump"

    def act(self, scene: Scene, times: int) -> Script[None]:
        """Gain them."""
        g, seat = scene.g, scene.you
        for kind, low, high in self.wanted(scene):
            count = low * times
            if high > low:
                moves = list(map(PickNumber, range(low, high + 1)))
                count = (yield from scene.ask(seat, moves, rule="TAM-COD-04")).number
            if kind == "corrupted":
                if scene.repelling and (yield from replaced(g, "repel-corrupted", seat)):
                    continue
                yield from gain_corrupted(g, seat, count, self.to)
            elif kind in ("any", "basic"):
                yield from gain_any(scene, count, self.to)
            else:
                code = scene.me.core if kind == "core" else CODES[kind]
                gain_codes(g, seat, code, count, self.to)
        yield from put_hand(scene)

    def words(self) -> Word:
        """Return its words."""
        return Word("do-code", {"codes": self.codes_text(), "to": self.to})


@step
class Dump(Codes, frozen=True):
    """TAM-KEY-02: dump codes from the launcher; as a cost open source stands in (TAM-COD-09, -11)."""

    def possible(self, scene: Scene) -> bool:
        """Say whether there are enough tokens."""
        p = scene.s.players[scene.you]
        for kind, low, _ in self.wanted(scene):
            if len(cells_of_kind(p, kind, with_open=True)) < max(low, 1):
                return False
        return True

    def act(self, scene: Scene, times: int) -> Script[None]:
        """Dump them."""
        p = scene.me
        paying = scene.as_cost
        for kind, low, high in self.wanted(scene):
            most = max(high if high == UNLIMITED else high * times, 1)
            cells = cells_of_kind(p, kind, with_open=paying)
            cells = yield from pick_cells(scene, cells, low * times, most, "TAM-KEY-02")
            scene.dumped += len(dump_cells(scene.g, scene.you, cells))

    def words(self) -> Word:
        """Return its words."""
        return Word("do-dump", {"codes": self.codes_text()})


@step
class Discard(Codes, frozen=True):
    """TAM-KEY-03: discard codes, from the launcher unless it says otherwise."""

    from_: Literal["launcher", "dump", "bag"] = msgspec.field(default="launcher", name="from")

    def possible(self, scene: Scene) -> bool:
        """Say whether there are enough tokens."""
        p = scene.s.players[scene.you]
        for kind, low, _ in self.wanted(scene):
            if self.from_ == "launcher":
                there = len(cells_of_kind(p, kind, with_open=False))
            else:
                pile = p.dump if self.from_ == "dump" else p.bag
                there = sum([pile[code] for code in codes_of(kind, p.core, with_open=False)])
            if there < max(1, low):
                return False
        return True

    def act(self, scene: Scene, times: int) -> Script[None]:
        """Discard them."""
        g, seat, p = scene.g, scene.you, scene.me
        for kind, low, high in self.wanted(scene):
            if self.from_ == "launcher":
                cells = cells_of_kind(p, kind, with_open=False)
                cells = yield from pick_cells(scene, cells, low * times, high * times, "TAM-KEY-03")
                if cells:
                    yield from discard_cells(g, seat, cells)
                continue
            pile = p.dump if self.from_ == "dump" else p.bag
            for done in range(high * times):
                codes = [code for code in codes_of(kind, p.core, with_open=False) if pile[code]]
                if not codes:
                    break
                moves: list[Move] = list(map(PickCode, codes))
                if done >= low * times:
                    moves.append(Stop())
                move = yield from scene.ask(seat, moves, rule="TAM-KEY-03")
                if not isinstance(move, PickCode):
                    break
                yield from discard_from(g, seat, pile, move.code)

    def words(self) -> Word:
        """Return its words."""
        return Word("do-discard", {"codes": self.codes_text(), "from": self.from_})


@step
class Restore(Deed, frozen=True):
    """TAM-TIL-01: chosen tokens go from the dump area to the bag."""

    num: Number

    def act(self, scene: Scene, times: int) -> Script[None]:
        """Let the player choose them."""
        return restore(scene, self.amount(scene, self.num, times))

    def possible(self, scene: Scene) -> bool:
        """Say whether there are tokens in the dump area."""
        return any(scene.s.players[scene.you].dump)


@step
class Prepare(Deed, frozen=True):
    """TAM-KEY-04: draw tokens and put each on any empty cell."""

    num: Number

    def act(self, scene: Scene, times: int) -> Script[None]:
        """Draw and put them."""
        return prepare(scene, self.amount(scene, self.num, times))


@step
class Write(Deed, frozen=True):
    """TAM-KEY-05: write; in the own writing step these are more writes."""

    num: Number

    def act(self, scene: Scene, times: int) -> Script[None]:
        """Write now, or have more writes in the step."""
        count = self.amount(scene, self.num, times)
        if scene.s.step == Step.WRITING and not scene.me.out:
            more_writes(scene.me, count)
            return NOTHING_TO_DO
        return write_now(scene, count)

    def possible(self, scene: Scene) -> bool:
        """Say whether there is something to write."""
        p = scene.s.players[scene.you]
        return self.who != ME or scene.s.step == Step.WRITING or bool(writes(p.launcher, p.unlocked))


@step
class Core(Deed, frozen=True):
    """TAM-COD-13: change the core type."""

    to: Literal["any"] = "any"

    def act(self, scene: Scene, _times: int) -> Script[None]:
        """Let the owner pick it."""
        return change_core(scene)


@step
class LimitWrites(Deed, frozen=True):
    """At most so many writes in that player's next writing step."""

    num: Number

    def act(self, scene: Scene, _times: int) -> Script[None]:
        """Note it."""
        most = self.amount(scene, self.num)
        p = scene.me
        p.most_writes = most if p.most_writes is None else min(most, p.most_writes)
        return NOTHING_TO_DO


@step
class ExchangeCode(Deed, frozen=True):
    """Exchange one token on your launcher with the token on the same cell of another one."""

    def do(self, scene: Scene) -> Script[None]:
        """Let the resolver pick the cell."""
        s, g = scene.s, scene.g
        mine = scene.me.launcher
        for seat in (yield from self.partners(scene)):
            theirs = s.players[seat].launcher
            cells = [cell for cell, code in enumerate(mine) if code != EMPTY and theirs[cell] != EMPTY]
            if seat == scene.you or not cells:
                continue
            move = yield from scene.ask(scene.you, list(map(PickCell, cells)), rule="TAM-KEY-02")
            cell = move.cell
            mine[cell], theirs[cell] = theirs[cell], mine[cell]
            g.tell(CodesExchanged, scene.you, seat, cell)

    @property
    def tells_who(self) -> bool:
        """Its words say with whom."""
        return True

    def words(self) -> Word:
        """Return its words."""
        return Word("do-exchange-code", {"who": self.who.text()})


@step
class Launch(Deed, frozen=True):
    """TAM-RUN-08: launch one program now."""

    only: Literal["any", "intrude", "repel", "basic", "faction"] = "any"

    def act(self, scene: Scene, times: int) -> Script[None]:
        """Let the player choose which."""
        for _ in range(times):
            found = launchable(scene.s, scene.you, self.only, limited=False)
            if not found:
                return
            move = yield from scene.ask(scene.you, [Stop(), *map(LaunchMove, found)], rule="TAM-RUN-08")
            if not isinstance(move, LaunchMove):
                return
            yield from launch(scene.g, scene.you, move.program, limited=False)
