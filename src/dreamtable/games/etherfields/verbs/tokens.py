"""Verbs for tokens: put, taken, carried, moved, delivered."""

from typing import ClassVar, Literal

from dreamtable.games.etherfields.box import CARDS
from dreamtable.games.etherfields.conditions import here
from dreamtable.games.etherfields.deeds import Deed
from dreamtable.games.etherfields.events import TokenDelivered, TokenMoved, TokenPut, TokenTaken
from dreamtable.games.etherfields.look import is_a, tokens_left
from dreamtable.games.etherfields.map import ALL, bits, redraw, widen, within
from dreamtable.games.etherfields.model import COLUMNS, LIGHTS, MORTAL, Dream
from dreamtable.games.etherfields.moves import PickSpace, PickThing
from dreamtable.games.etherfields.parts import TERRAINS
from dreamtable.games.etherfields.quest import notice
from dreamtable.games.etherfields.scene import Scene, happened
from dreamtable.games.etherfields.terms import HERE, ONE, Number, Where, step
from dreamtable.games.etherfields.verbs.base import amount, spaces
from dreamtable.kernel import NOTHING_TO_DO, Script
from dreamtable.telling import Word

Token = Literal[
    "light",
    "light-night",
    "light-steady",
    "light-ember",
    "darkness",
    "swamp",
    "water",
    "threat",
    "story",
    "universal",
    "spirit",
    "personal",
    "hole",
    "story-1",
    "story-2",
    "story-3",
    "story-4",
    "story-5",
    "story-6",
    "story-7",
    "story-8",
    "story-9",
    "story-10",
]
"""What can be put on the map; Story tokens with a number are told apart, `story` alone is any of them."""


@step
class Put(Deed, frozen=True):
    """ETH-LIM-01: put tokens into a space, as far as there are any left."""

    must_be_possible: ClassVar[bool] = True
    token: Token
    num: Number = ONE
    at: Where = HERE

    def do(self, scene: Scene) -> Script[None]:
        """Put them."""
        s = scene.s
        some = [space for space in spaces(scene, self.at) if s.there >> space & 1]
        for _ in range(min(amount(scene, self.num), tokens_left(s, self.token))):
            if not some:
                return
            move = yield from scene.ask(scene.you, [PickSpace(one) for one in some], rule="ETH-GEN-13")
            s.tokens.setdefault(self.token, []).append(move.space)
            if s.world is not None and s.world.slumber == CARDS[scene.card].id:
                s.world.put.append(f"{self.token} {move.space}")  # ETH-SLU-11
            if self.token in (*TERRAINS, *LIGHTS):
                redraw(s)
            scene.g.tell(TokenPut, self.token, move.space)

    def possible(self, scene: Scene) -> bool:
        """Say whether a token is left."""
        return tokens_left(scene.s, self.token) > 0

    def text(self) -> Word:
        """Return its words."""
        return Word(
            "do-put", {"token": Word(f"thing-{self.token}"), "num": self.num.text(), "at": self.at.text()}
        )


@step
class Take(Deed, frozen=True):
    """Take tokens from spaces back to the supply; never what is printed."""

    token: Token
    num: Number = ONE
    at: Where = HERE

    def do(self, scene: Scene) -> Script[None]:
        """Take them; where all are taken nobody is asked for an order."""
        s = scene.s
        num = amount(scene, self.num)
        there = self._there(scene)
        lying = [space for thing in self._kinds() for space in s.tokens.get(thing, ()) if space in there]
        for space in lying if num >= len(lying) else ():
            self._take(scene, space)
        for _ in range(num if num < len(lying) else 0):
            moves = [PickSpace(one) for one in self._there(scene)]
            self._take(scene, (yield from scene.ask(scene.you, moves, rule="ETH-GEN-13")).space)

    def _take(self, scene: Scene, space: int) -> None:
        s = scene.s
        thing = next(one for one in self._kinds() if space in s.tokens.get(one, ()))
        s.tokens[thing].remove(space)
        if thing in (*TERRAINS, *LIGHTS):
            redraw(s)
        scene.g.tell(TokenTaken, thing, space)

    def _there(self, scene: Scene) -> list[int]:
        lying = [space for thing in self._kinds() for space in scene.s.tokens.get(thing, ())]
        return [space for space in spaces(scene, self.at) if space in lying]

    def _kinds(self) -> tuple[str, ...]:
        """ETH-MAP-29: return the tokens that it means: of Lights all that can go out."""
        return MORTAL if self.token in MORTAL[:1] else (self.token,)

    def possible(self, scene: Scene) -> bool:
        """Say whether such a token lies there."""
        return bool(self._there(scene))

    def text(self) -> Word:
        """Return its words."""
        return Word(
            "do-take", {"token": Word(f"thing-{self.token}"), "num": self.num.text(), "at": self.at.text()}
        )


@step
class Carry(Deed, frozen=True):
    """ETH-MAP-30: tokens of this kind may be taken up and put down from now on, one or more at a time."""

    token: Token
    most: int = 1

    def do(self, scene: Scene) -> Script[None]:
        """Note it."""
        scene.s.at_once = max(scene.s.at_once, self.most)
        flag = f"carry.{self.token}"
        if flag not in scene.s.flags:
            scene.s.flags.append(flag)
        return NOTHING_TO_DO

    def text(self) -> Word:
        """Return its words."""
        return Word("do-carry", {"token": Word(f"thing-{self.token}"), "most": self.most})


@step
class Deliver(Deed, frozen=True):
    """A token of this kind that you carry, or that lies in your space, leaves the map for good and counts."""

    personal: ClassVar[bool] = True
    must_be_possible: ClassVar[bool] = True
    token: Token

    def do(self, scene: Scene) -> Script[None]:
        """Let choose which, and count it."""
        g, s = scene.g, scene.s
        some = self._here(scene)
        if not some:
            return
        thing = (yield from scene.ask(scene.you, list(map(PickThing, some)), rule="ETH-DRM-03")).thing
        if thing in scene.me.carries:
            scene.me.carries.remove(thing)
        else:
            s.tokens[thing].remove(scene.me.space)
        s.delivered.append(thing)
        g.tell(TokenDelivered, scene.you, thing)
        notice(g)
        yield from happened(g, "delivered", number=len(s.delivered))

    def _here(self, scene: Scene) -> list[str]:
        lying = [thing for thing, spaces in scene.s.tokens.items() if scene.me.space in spaces]
        return [thing for thing in dict.fromkeys((*scene.me.carries, *lying)) if is_a(thing, self.token)]

    def possible(self, scene: Scene) -> bool:
        """Say whether there is one."""
        return bool(self._here(scene))

    def text(self) -> Word:
        """Return its words."""
        return Word("do-deliver", {"token": Word(f"thing-{self.token}")})


@step
class MoveToken(Deed, frozen=True):
    """A loose token goes up to so many spaces, if a terrain is named only through it."""

    personal: ClassVar[bool] = True
    must_be_possible: ClassVar[bool] = True
    token: Token
    num: Number = ONE
    range: int | None = None
    """Of which tokens: those within so many spaces of you, or of the figure; without it all."""
    row: int | None = None
    """Of which tokens: those in this row of the board, 1 to 6 from the top."""
    through: Literal["", "light", "darkness", "swamp", "water"] = ""

    def do(self, scene: Scene) -> Script[None]:
        """Let choose a token, and where it goes."""
        g, s = scene.g, scene.s
        some = self._loose(scene)
        if not some:
            return
        things = list(dict.fromkeys(thing for thing, _ in some))
        thing = (yield from scene.ask(scene.you, list(map(PickThing, things)), rule="ETH-MAP-30")).thing
        lying = [space for one, space in some if one == thing]
        start = (yield from scene.ask(scene.you, list(map(PickSpace, lying)), rule="ETH-GEN-13")).space
        ends = self._ends(s, start, amount(scene, self.num))
        if not ends:
            return
        end = (yield from scene.ask(scene.you, list(map(PickSpace, ends)), rule="ETH-GEN-13")).space
        s.tokens[thing][s.tokens[thing].index(start)] = end
        if thing in TERRAINS:
            redraw(s)
        g.tell(TokenMoved, thing, start, end)

    def _loose(self, scene: Scene) -> list[tuple[str, int]]:
        s = scene.s
        near = ALL if self.range is None else within(s, here(scene), self.range)
        return [
            (thing, space)
            for thing, lying in s.tokens.items()
            if is_a(thing, self.token)
            for space in lying
            if near >> space & 1 and self.row in (None, space // COLUMNS + 1) and self._ends(s, space, 1)
        ]

    def _ends(self, s: Dream, start: int, steps: int) -> list[int]:
        """Return where a token may come to: walls and blocked spaces stop it, and other terrain."""
        inside = s.terrain[TERRAINS.index(self.through)] if self.through else ALL
        mask = 1 << start
        for _ in range(steps):
            mask |= widen(s, mask) & inside
        return [space for space in bits(mask) if space != start]

    def possible(self, scene: Scene) -> bool:
        """Say whether a token can go anywhere."""
        return bool(self._loose(scene))

    def text(self) -> Word:
        """Return its words."""
        return Word(
            "do-move-token",
            {
                "token": Word(f"thing-{self.token}"),
                "num": self.num.text(),
                "range": "none" if self.range is None else self.range,
                "row": "none" if self.row is None else self.row,
                "through": Word(f"thing-{self.through}") if self.through else "none",
            },
        )
