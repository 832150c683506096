"""Parts of components as they are written: actions, standing changes, spaces, ways of paragraphs."""

from collections.abc import Iterator
from typing import ClassVar, Literal, Self

import msgspec

from dreamtable.content.component import Drawn, Piece
from dreamtable.content.effects import (
    ALWAYS,
    Arguments,
    Condition,
    Steps,
    alone,
    change_text,
    optional,
    steps_in,
    text_of,
)
from dreamtable.games.etherfields.deeds import Deed
from dreamtable.games.etherfields.glosses import MODS
from dreamtable.games.etherfields.terms import FREE, ONE, YOU, Cost, Number, Who
from dreamtable.telling import Word

Suit = Literal["hearts", "spades", "diamonds", "clubs"]
SUITS: tuple[Suit, ...] = ("hearts", "spades", "diamonds", "clubs")
TERRAINS = ("light", "darkness", "swamp", "water")
"""ETH-MAP-20: the terrains, by the number of their mask."""
Corner = Literal["nw", "ne", "sw", "se"]
CORNERS: tuple[Corner, ...] = ("nw", "ne", "sw", "se")
Keyword = Literal["assault", "contact", "single", "once", "rapid", "dream"]
DREAM_SORTS = ("map", "flying", "gate", "secret", "entity")
"""ETH-TBT-02: the sorts of Dream actions."""


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename="kebab", gc=False):
    """A part of a component."""


class Mod(Part, frozen=True, kw_only=True):
    """Something that is other than usual while a card is active."""

    mod: str = ""
    """What is changed: `hand`, `progress`, `distress`, `range-contact` …"""
    forbid: str = ""
    """What cannot be done."""
    num: Number = ONE
    who: Who = YOU
    if_: Condition = msgspec.field(default=ALWAYS, name="if")

    def text(self) -> Word:
        """Return its words."""
        args: Arguments = {
            "who": self.who.text(),
            "is-you": "yes" if self.who == YOU else "no",
            "if": "none" if self.if_ is ALWAYS else self.if_.text(),
        }
        if self.forbid:
            args["what"] = Word(f"forbid-{self.forbid}")
            return Word("print-forbid", args)
        args["what"] = changed(self.mod)
        if self.mod.endswith("-max"):
            return Word("print-max", args | {"num": self.num.text()})
        return change_text("print-mod", self.num, args)

    def lowers(self) -> bool:
        """Say whether it can make less of something."""
        return bool(self.mod) and bool(self.num.parts or self.num.plus < 0)


def changed(what: str) -> Word:
    """Return the words for what is changed; what one action costs is said with its name."""
    if what.startswith("cost-") and what not in MODS:
        return Word("mod-cost-of", {"action": Word(f"action-{what.removeprefix('cost-')}")})
    return Word(f"mod-{what}")


class Action(Part, frozen=True, kw_only=True):
    """ETH-ACT-01: something that Dreamers can do, at a price."""

    id: str = ""
    number: str = ""
    kw: tuple[Keyword, ...] = ()
    cost: Cost = FREE
    needs: Condition = ALWAYS
    range: int | None = None
    """ETH-ATK-02, ETH-ATK-07: from how far; without it 1 for Assault and Contact, else 0."""
    limit: Literal["", "once", "dream"] = ""
    do: Steps = ()

    def kind(self) -> Literal["assault", "contact", "action"]:
        """Return what kind of payment it makes."""
        if "assault" in self.kw:
            return "assault"
        return "contact" if "contact" in self.kw else "action"

    def moment(self) -> str:
        """Return the moment at which alone it makes sense (`roll`, `harm`, `payment`, `step`, `vote`)."""
        return next((one.moment for one in steps_in(self.do) if isinstance(one, Deed) and one.moment), "")

    def text(self) -> Word:
        """Return its words: keywords, cost, needs, effect."""
        return Word(
            "print-action",
            {
                "kw": [Word(f"kw-{one}") for one in self.kw] or "none",
                "cost": self.cost.words(),
                "needs": "none" if self.needs is ALWAYS else self.needs.text(),
                "limit": self.limit or "none",
                "range": "none" if self.range is None else self.range,
                "do": optional(self.do),
            },
        )

    def with_name(self) -> Word:
        """Return its words and its name."""
        return Word("print-named", {"name": Word(f"action-{self.id}"), "action": self.text()})


class Entry(Piece, frozen=True, gc=False):
    """An action of the box."""

    row: ClassVar[str] = "action"
    sort: str
    """map, flying, gate, secret, entity, hand, progress, item, mask, back or flaw."""
    action: Action
    at: int
    """Of a map action: which of the four spaces of its tile."""
    kind: str
    """What kind of payment it makes: `assault`, `contact` or `action`."""
    moment: str
    """The moment at which alone it makes sense, if there is one."""
    asks_for: Deed | None = None
    """A step without which it is not worth offering: the riddle that it opens, a thing to be delivered."""

    @classmethod
    def of(cls, card: int, sort: str, action: Action, at: int = 0) -> Self:
        """Return an action of a component."""
        must = next((one for one in action.do if isinstance(one, Deed) and one.must_be_possible), None)
        return cls(card, sort, action, at, action.kind(), action.moment(), must)

    @property
    def has_name(self) -> bool:
        """Whether it is called by a name of its own: as the actions of the Dream and of backs are."""
        return self.sort in (*DREAM_SORTS, "back", "wisdom")

    def figures(self, number: int) -> Drawn:
        """Return how boards draw it: of a Dream by place, with name, cost, keywords and words."""
        if self.sort not in (*DREAM_SORTS, "wisdom"):
            return {"action": number}
        return {
            f"actions-{CORNERS[self.at]}" if self.sort == "map" else "actions": str(number),
            f"name-{number}": Word(f"action-{self.action.id}"),
            f"cost-{number}": self.action.cost.written,
            f"kw-{number}": " ".join(self.action.kw),
            f"text-{number}": alone(self.action.text()),
        }

    def messages(self) -> Iterator[str]:
        """Return its name, if it has one."""
        if self.has_name:
            yield f"action-{self.action.id}"


class Back(Part, frozen=True, kw_only=True):
    """ETH-INF-07: the action on the back of a Dreamer's cards."""

    rapid: bool = False
    cost: Cost
    do: Steps

    def action(self, name: str = "") -> Action:
        """Return it as an action."""
        return Action(id=name, kw=("rapid",) if self.rapid else (), cost=self.cost, do=self.do)


class Goal(Part, frozen=True, kw_only=True):
    """What the Dream wants, for bots: the first that is not done."""

    done: Condition
    needs: Condition = ALWAYS
    want: tuple[str, ...] = ()
    """Actions that lead there."""
    short: bool = False
    """Whether they are only prepared: the last marker is not laid for this goal."""
    at: tuple[str, ...] = ()
    """Spaces where it is done, if the rules would let it be done anywhere."""
    stand: tuple[str, ...] = ()
    """Spaces in which Dreamers wait for it while nothing else leads there, each in one of their own."""


class Stage(Part, frozen=True, kw_only=True):
    """What the group has learned of what its Dream wants; of those that are known, the last one is told."""

    id: str
    known: Condition = ALWAYS
    """What tells of it: a page, a card or a place that everybody has seen, a flag that was set by one."""
    counts: tuple[Condition, ...] = ()
    """What it consists of: each that holds is a step that was taken."""


class Space(Part, frozen=True, kw_only=True):
    """ETH-MAP-02: one of the four spaces of a tile."""

    icons: tuple[str, ...] = ()
    actions: tuple[Action, ...] = ()
    trap: Steps = ()
    gem: tuple[Mod, ...] = ()
    """ETH-MAP-13: what holds while a Gem lies in the slot."""
    slot: str = ""
    """ETH-MAP-13: of a slot that other texts ask for by `gem(…)`: what it means, as `slot-<name>` says."""

    @property
    def has_slot(self) -> bool:
        """ETH-MAP-13: whether it has a Gem slot."""
        return bool(self.gem or self.slot)

    def lines(self, corner: str) -> Iterator[Word]:
        """Return the words of what is in it."""
        where = Word(f"corner-{corner}")
        for action in self.actions:
            yield Word("print-space", {"corner": where, "text": action.with_name()})
        icons = [Word(f"thing-{one}") for one in self.icons if one not in ("trap", "gem")]
        if icons:  # what traps and Gem slots do is told below
            yield Word("print-icon", {"corner": where, "icons": icons})
        if self.trap:
            yield Word("print-trap", {"corner": where, "do": text_of(self.trap)})
        for mod in self.gem:
            yield Word("print-gem", {"corner": where, "text": mod.text()})
        if self.slot:
            yield Word("print-gem", {"corner": where, "text": Word(f"slot-{self.slot}")})


class Patch(Space, frozen=True, kw_only=True):
    """ETH-OVL-07: what an Overlay says of a space; whatever it does not name stays as it is beneath."""

    terrain: tuple[str, ...] = ()
    gone: tuple[str, ...] = ()
    """Icons and terrains that are gone; `trap`, `gem` and `actions` also with what they do."""
    blocked: bool | None = None

    def over(self, below: Space | None) -> Space:
        """Return the space as it is with this lying over it."""
        under = below if below is not None else Space()
        icons = tuple(one for one in under.icons if one not in self.gone)
        return Space(
            icons=icons + tuple(one for one in self.icons if one not in icons),
            actions=() if "actions" in self.gone else under.actions,
            trap=self.trap or (() if "trap" in self.gone else under.trap),
            gem=self.gem or (() if "gem" in self.gone else under.gem),
            slot=self.slot or ("" if "gem" in self.gone else under.slot),
        )


class Terrain(Part, frozen=True, kw_only=True):
    """ETH-MAP-21: terrain symbols by where they are."""

    center: tuple[str, ...] = ()
    edge: dict[str, tuple[str, ...]] = {}
    space: dict[str, tuple[str, ...]] = {}


class Choice(Part, frozen=True, kw_only=True):
    """ETH-CHO-01: a way that a paragraph offers."""

    needs: Condition = ALWAYS
    cost: Cost = FREE
    do: Steps = ()
    goto: int = 0
    once: bool = False
