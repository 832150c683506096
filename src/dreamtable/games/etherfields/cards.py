"""What the box holds: each kind of component as it is written in content."""

from typing import Literal

import msgspec

from dreamtable.content.effects import ALWAYS, Condition, Steps
from dreamtable.games.etherfields.terms import FREE, NO_INTENT, ONE, YOU, Cost, Intent, Number, Who

Suit = Literal["hearts", "spades", "diamonds", "clubs"]
SUITS: tuple[Suit, ...] = ("hearts", "spades", "diamonds", "clubs")
TERRAINS = ("light", "darkness", "swamp", "water")
"""ETH-MAP-20: the terrains, by the number of their mask."""
Corner = Literal["nw", "ne", "sw", "se"]
CORNERS: tuple[Corner, ...] = ("nw", "ne", "sw", "se")
Keyword = Literal["assault", "contact", "single", "once", "rapid", "dream"]


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


class Card(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    forbid_unknown_fields=True,
    rename="kebab",
    tag_field="kind",
    gc=False,
):
    """A component."""

    id: str


class Numbered(Card, frozen=True, kw_only=True):
    """A component with a number of the catalogue."""

    number: str = ""


class Usable(Numbered, frozen=True, kw_only=True):
    """A card with an action of its own, and what it does while it is active."""

    cost: Cost | None = None
    do: Steps = ()
    rapid: bool = False
    """ETH-INF-04: whether it may be used at any moment."""
    kw: Literal["", "assault", "contact"] = ""
    """Payments of which kind its Intent helps with; on a card that is no Rapid one, what it counts as."""
    req: Condition = ALWAYS
    """ETH-INF-06: what must be so to use its action."""
    limit: Literal["", "once", "dream"] = ""
    while_: tuple[Mod, ...] = msgspec.field(default=(), name="while")
    when: dict[str, Steps] = {}
    """By event: what it does when that happens."""

    def action(self) -> Action | None:
        """Return its action, if it has one."""
        if not self.do:
            return None
        kw: list[Keyword] = ["rapid"] if self.rapid else []
        if self.kw and not self.rapid:
            kw.append(self.kw)
        return Action(
            id=self.id, kw=tuple(kw), cost=self.cost or FREE, needs=self.req, limit=self.limit, do=self.do
        )


class Back(Part, frozen=True, kw_only=True):
    """ETH-INF-07: the action on the back of a Dreamer's cards."""

    rapid: bool = False
    cost: Cost
    do: Steps


class DreamerCard(Numbered, frozen=True, kw_only=True, tag="dreamer"):
    """ETH-SET-02: a Dreamer."""

    back: Back


class Influence(Usable, frozen=True, kw_only=True, tag="influence"):
    """ETH-INF-01: an Influence card; with `place` a Progress card (ETH-PRG-01)."""

    owner: str = ""
    """Whose starting card it is, and whose back it has."""
    intent: Intent
    place: Cost | None = None
    price: int = 1
    code: str = ""
    copies: int = 1


class Item(Usable, frozen=True, kw_only=True, tag="item"):
    """ETH-ITM: an Item."""

    intent: Intent = NO_INTENT
    start: bool = False
    world: bool = False
    code: str = ""
    discard_to: Literal["", "market"] = ""


class Mask(Usable, frozen=True, kw_only=True, tag="mask"):
    """ETH-MSK: a Mask."""

    owner: str = ""


class Flaw(Numbered, frozen=True, kw_only=True, tag="flaw"):
    """ETH-FLW: a Flaw."""

    price: Cost | None = None
    """ETH-FLW-04: what removes it."""
    do: Steps = ()
    stays: bool = False
    """ETH-FLW-03: whether it goes to the Progress zone."""
    while_: tuple[Mod, ...] = msgspec.field(default=(), name="while")
    leave: Cost | None = None
    """What discards it from the Progress zone."""


class TurnCard(Numbered, frozen=True, kw_only=True, tag="turn"):
    """ETH-TRN-01: a Turn card."""

    suit: Suit
    steps: tuple[Literal["M", "B", "S", "V"], ...]
    loot: Steps


class Morphing(Numbered, frozen=True, kw_only=True, tag="morphing"):
    """ETH-MOR: a kind of Morphing token."""

    copies: int = 1


class StateToken(Numbered, frozen=True, kw_only=True, tag="state"):
    """ETH-STA: a State, and which one its token shows on the other side."""

    other: str
    copies: int = 2


class Lines(Numbered, frozen=True, kw_only=True):
    """ETH-TRN-04: a component with lines that Turn cards call."""

    code: str = ""
    morph: Steps = ()
    basic: Steps = ()
    special: Steps = ()
    turn_end: Steps = ()
    while_: tuple[Mod, ...] = msgspec.field(default=(), name="while")


class Goal(Part, frozen=True, kw_only=True):
    """What the Dream wants, for bots: the first that is not done."""

    done: Condition
    needs: Condition = ALWAYS
    want: tuple[str, ...] = ()
    """Actions that lead there."""


class Gate(Lines, frozen=True, kw_only=True, tag="gate"):
    """ETH-GATE-01: a Gate and the rules of its Dream."""

    dream: str
    keys: int = 0
    district: str = ""
    turns: int
    intro: int
    out: int
    setup: Steps = ()
    actions: tuple[Action, ...] = ()
    goals: tuple[Goal, ...] = ()


class Space(Part, frozen=True, kw_only=True):
    """ETH-MAP-02: one of the four spaces of a tile."""

    icons: tuple[str, ...] = ()
    actions: tuple[Action, ...] = ()
    trap: Steps = ()
    gem: tuple[Mod, ...] = ()
    """ETH-MAP-13: what holds while a Gem lies in the slot."""


class Terrain(Part, frozen=True, kw_only=True):
    """ETH-MAP-21: terrain symbols by where they are."""

    center: tuple[str, ...] = ()
    edge: dict[str, tuple[str, ...]] = {}
    space: dict[str, tuple[str, ...]] = {}


class Tile(Lines, frozen=True, kw_only=True, tag="tile"):
    """ETH-MAP-02: a map tile of four spaces."""

    slot: str
    shift: tuple[int, int] = (0, 0)
    """ETH-MAP-04: so many spaces down and to the right of its slot."""
    walls: tuple[str, ...] = ()
    blocked: tuple[Corner, ...] = ()
    terrain: Terrain = Terrain()
    spaces: dict[Corner, Space] = {}
    entrance: tuple[Corner, ...] = ()
    flying: tuple[Action, ...] = ()
    now: Steps = ()
    """ETH-MAP-17: a Flying instruction, carried out at once."""
    state_of: str = ""


class Entity(Lines, frozen=True, kw_only=True, tag="entity"):
    """ETH-ENT-02: an Entity."""

    figure: Literal["human", "creature", "token", "big"]
    move: int | Literal["-"]
    behaviour: str = ""
    setup: Steps = ()
    interactions: tuple[Action, ...] = ()


class Choice(Part, frozen=True, kw_only=True):
    """ETH-CHO-01: a way that a paragraph offers."""

    needs: Condition = ALWAYS
    cost: Cost = FREE
    do: Steps = ()
    goto: int = 0
    once: bool = False


class Paragraph(Card, frozen=True, kw_only=True, tag="paragraph"):
    """ETH-SCR-01: a paragraph of the script."""

    number: int
    dream: str
    if_: Condition | None = msgspec.field(default=None, name="if")
    then: int = 0
    do: Steps = ()
    choices: tuple[Choice, ...] = ()
    goto: int = 0
    ending: Literal["", "victory", "failure"] = ""
    when: str = ""
    """ETH-SCR-05: what opens it, if no action does."""


class Secret(Lines, frozen=True, kw_only=True, tag="secret"):
    """ETH-SEC-01: a secret card with a code on its back."""

    back: Literal["item", "influence", "portrait", "note", "plain", "flaw", "fate", "slumber"]
    portrait: str = ""
    copies: int = 1
    do: Steps = ()
    actions: tuple[Action, ...] = ()
    flaw: str = ""


KINDS: dict[str, type[Card]] = {
    str(kind.__struct_config__.tag): kind
    for kind in (
        DreamerCard,
        Influence,
        Item,
        Mask,
        Flaw,
        TurnCard,
        Morphing,
        StateToken,
        Gate,
        Tile,
        Entity,
        Paragraph,
        Secret,
    )
}
