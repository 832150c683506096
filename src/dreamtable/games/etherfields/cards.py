"""What the box holds: each kind of component as it is written in content, and what it says of itself."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import Annotated, ClassVar, Literal, NamedTuple

import msgspec

from dreamtable.content import Names, pictures
from dreamtable.content.component import Component, Drawn, Everything, Shown, Side, Waits
from dreamtable.content.effects import (
    ALWAYS,
    Condition,
    Fact,
    Number,
    Readable,
    Steps,
    alone,
    either,
    parts_of,
    steps_in,
    text_of,
)
from dreamtable.content.problems import nearest
from dreamtable.games.etherfields.deeds import Deed
from dreamtable.games.etherfields.glosses import BEHAVIOURS, FORBIDS, MODS, MOMENTS
from dreamtable.games.etherfields.parts import (
    CORNERS,
    DREAM_SORTS,
    Action,
    Back,
    Choice,
    Corner,
    Entry,
    Goal,
    Keyword,
    Mod,
    Patch,
    Space,
    Stage,
    Suit,
    Terrain,
)
from dreamtable.games.etherfields.terms import COLOURS, FREE, NAMES, NO_INTENT, Cost, Intent
from dreamtable.telling import Word

PLAIN = "plain"
FLAW = "flaw"
OWN_NAMES = ("flag-", "forbid-", "mod-", "slot-", "thing-", "when-")
"""How messages begin for what content may call by a new name: flags, changes, bans, slots, icons, events."""
PEEKED = ("influence", "item", "flaw", "fate", "slumber")
"""ETH-BAS-03: the backs that one may peek under."""


SEEN_BY_ALL = ("flag", "read", "shown", "side", "entity", "has-note", "has-item", "delivered", "bar", "lit")
"""What a stage of a Dream's goal may go by: all of it was read, revealed or done before everybody's eyes."""


class Note(NamedTuple):
    """What the box notes of a component."""

    gives: tuple[int, int, int] = (0, 0, 0)
    """ETH-ACT-06: the Intent that it gives, by colour."""
    only_for: str = ""
    """The only kind of payment that it helps with: `assault` or `contact`; else nothing."""
    back: str = ""
    """ETH-INF-13: its back in an Influence deck, if it ever lies there."""
    code: str = ""
    """The code that stands on it."""
    under: str = ""
    """ETH-SEC-01, -04: the back under which it is a secret, hidden until it is revealed."""
    faces: int = 1
    """How many of it lie under that back."""
    peeked: bool = False
    """ETH-BAS-03: whether one may peek under it."""
    page: int = 0
    """Of a paragraph, its number in the script."""
    moment: tuple[str, str] | None = None
    """ETH-SCR-05: of a paragraph that opens by itself, its Dream and the moment."""
    standing: tuple[Mod, ...] = ()
    """What holds while it is active."""
    in_slots: tuple[Mod, ...] = ()
    """ETH-MAP-13: what holds while Gems lie in its slots."""
    firsts: tuple[str, ...] = ()
    """The events for which it waits but once in each Turn."""


class Card(Component, frozen=True, kw_only=True, gc=False):
    """A component."""

    told: ClassVar[bool] = False
    """Whether it tells a story, be it a paragraph or a single line below its name."""
    lies_on_map: ClassVar[bool] = False
    """Whether it lies on the Dreamscape while it is in play, as tiles and Entities do."""
    rules_dream: ClassVar[bool] = False
    """Whether it is a Gate, whose rules hold in its own Dream and nowhere else."""

    # What can be read on it

    def lines(self) -> Iterator[Word]:
        """Return what it does, in words."""
        yield from ()

    def words(self) -> list[Word]:
        """Return what is printed on it, a paragraph each."""
        return [alone(line) if line.key != "sequence" else line for line in self.lines()]

    def story(self) -> Word | None:
        """Return the story on it."""
        return Word(f"story-{self.id}") if self.told else None

    def about(self) -> list[Word]:
        """Return what it is, for who asks: what is printed on it, or what its kind does."""
        story = self.story()
        return self.words() or ([story] if story is not None else [Word("about-card-other")])

    def drawn(self) -> Drawn:
        """Return what boards draw with."""
        return {}

    def sealed_id(self, number: int) -> str:
        """Return by what it is asked for once it is revealed; nothing if it is no secret."""
        under = self.note().under
        return f"{'tile' if under.startswith('tile ') else 'secret'}/{number}" if under else ""

    def sides(self, number: int) -> Iterator[Side]:
        """Return the one side that can be read, once it is revealed."""
        sealed = self.sealed_id(number)
        yield Side(
            sealed or self.id,
            Shown.SEALED if sealed else Shown.PRINTED,
            name=self.name(),
            text=self.words(),
            story=self.story(),
            figures=self.drawn(),
            with_pieces=True,
        )

    # What the box notes of it

    def note(self) -> Note:
        """Return what is looked up while playing."""
        return Note()

    def waits(self) -> Waits:
        """Return what it changes and forbids while it is active."""
        changes: defaultdict[str, tuple[Mod, ...]] = defaultdict(tuple)
        cannot: defaultdict[str, tuple[Mod, ...]] = defaultdict(tuple)
        for mod in self.note().standing:
            if mod.mod:
                changes[mod.mod] += (mod,)
            if mod.forbid:
                cannot[mod.forbid] += (mod,)
        return Waits(changes=changes, cannot=cannot)

    # What must be so

    def messages(self) -> Iterator[str]:
        """Return what it needs in every language, with what its text calls by names of its own."""
        yield from super().messages()
        yield from (key for line in self.words() for key in keys_in(line) if key.startswith(OWN_NAMES))
        for step in steps_in(self):
            if isinstance(step, Deed):
                yield from step.messages()

    def faults(self, box: Everything) -> Iterator[str]:
        """Say which paragraphs its steps open that do not exist."""
        pages = pages_in(box)
        for step in steps_in(self):
            for number in step.opens() if isinstance(step, Deed) else ():
                if number not in pages:
                    yield f"there is no paragraph {number}."
        yield from self.unknown_words(box)
        yield from self.unknown_codes(box)

    def unknown_words(self, box: Everything) -> Iterator[str]:
        """Say what it changes or forbids that nothing in the rules asks for."""
        for part in parts_of(self):
            if isinstance(part, Mod):
                mod, ban = part.mod, part.forbid
            elif isinstance(part, Deed) and part.called() in ("mod", "forbid"):
                what = str(getattr(part, "what", ""))
                mod, ban = (what, "") if part.called() == "mod" else ("", what)
            else:
                continue
            if mod and mod not in MODS and mod.removeprefix("cost-") not in actions_in(box):
                yield f"nothing is called {mod!r} that could be changed.{nearest(mod, MODS)}"
            if ban and ban not in FORBIDS:
                yield f"nothing is called {ban!r} that could be forbidden.{nearest(ban, FORBIDS)}"

    def unknown_codes(self, box: Everything) -> Iterator[str]:
        """ETH-SEC-05: say which secrets its steps name that do not exist."""
        dream = self.of_dream()
        backs = backs_in(box)
        for step in steps_in(self):
            code = step.secret() if isinstance(step, Deed) else ""
            sort, _, which = code.partition(" ") if code.startswith(("card ", "tile ")) else ("", "", code)
            if not which or ("-" not in which and not dream):
                continue
            full = which if "-" in which else f"{dream} {which}"
            letter = full.partition(".")[0]
            fitting = {"card": {letter}, "tile": {f"tile {letter}"}}.get(sort, {letter, f"tile {letter}"})
            if not fitting & backs:
                yield f"there is no secret {code!r}."

    def of_dream(self) -> str:
        """Return the Dream that it belongs to; nothing if it belongs to none."""
        return self.note().code.split(" ")[0]

    def slot_of(self) -> str:
        """ETH-MAP-27: return what stands for it and its other states."""
        return self.id


class Numbered(Card, frozen=True, kw_only=True):
    """A component with a number of the catalogue."""

    number: str = ""


class Usable(Numbered, frozen=True, kw_only=True):
    """A card with an action of its own, and what it does while it is active."""

    used_as: ClassVar[str] = ""
    """The sort of its action."""
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
    first: dict[str, Steps] = {}
    """By event: what it does the first time that this happens in a Turn."""

    def note(self) -> Note:
        """Return what is looked up while playing."""
        return Note(only_for=self.kw, standing=self.while_, firsts=tuple(self.first))

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

    def pieces(self, number: int) -> Iterator[Entry]:
        """Return its action."""
        action = self.action()
        if action is not None:
            yield Entry.of(number, self.sort_of_action(), action)

    def sort_of_action(self) -> str:
        """Return from where its action is used."""
        return self.used_as

    def waits(self) -> Waits:
        """Return what it waits for besides."""
        return super().waits()._replace(events={**self.when, **self.first})

    def lines(self) -> Iterator[Word]:
        """Return the Intent that it gives, its action, and what it does while it is active."""
        gives = self.note().gives
        if any(gives):
            ways = [
                Word("cost-intent", {"num": num, "colour": COLOURS[colour]})
                for colour, num in enumerate(gives)
                if num
            ]
            yield Word("print-intent", {"ways": either(ways)})
        yield from self.placing()
        action = self.action()
        if action is not None:
            yield action.text()
            if self.rapid and self.kw:
                yield Word("print-bonus", {"kw": self.kw})
        for mod in self.while_:
            yield mod.text()
        for event, steps in self.when.items():
            yield Word("print-when", {"event": Word(f"when-{event}"), "do": text_of(steps)})
        for event, steps in self.first.items():
            yield Word("print-first", {"event": Word(f"when-{event}"), "do": text_of(steps)})

    def placing(self) -> Iterator[Word]:
        """Return what it costs to place it, if it can be placed."""
        yield from ()

    def drawn(self) -> Drawn:
        """Return Intent by colour, cost and keywords."""
        found: Drawn = {name: num for name, num in zip(NAMES, self.note().gives, strict=True) if num}
        found |= {"cost": self.cost.written} if self.cost is not None else {}
        found |= {"kw": self.kw} if self.kw else {}
        found |= {"rapid": 1} if self.rapid else {}
        return found


class DreamerCard(Numbered, frozen=True, kw_only=True, tag="dreamer"):
    """ETH-SET-02: a Dreamer."""

    usual = pictures.Portrait()
    told: ClassVar[bool] = True
    back: Back

    def pieces(self, number: int) -> Iterator[Entry]:
        """Return the action on the back of the own cards."""
        yield Entry.of(number, "back", self.back.action(self.id))

    def lines(self) -> Iterator[Word]:
        """Return that action."""
        yield Word("print-back", {"action": self.back.action().text()})

    def about(self) -> list[Word]:
        """Return what a Dreamer is."""
        return [Word("about-card-dreamer"), *self.words()]

    def drawn(self) -> Drawn:
        """Return whether the back is Rapid."""
        return {"rapid": 1} if self.back.rapid else {}


class Influence(Usable, frozen=True, kw_only=True, tag="influence"):
    """ETH-INF-01: an Influence card; with `place` a Progress card (ETH-PRG-01)."""

    owner: str = ""
    """Whose starting card it is, and whose back it has."""
    intent: Intent
    place: Cost | None = None
    price: int = 1
    code: str = ""
    shows: str = ""
    """ETH-SEC-08: of a secret, the Dreamer on its back, who alone can gain it."""
    copies: int = 1

    def note(self) -> Note:
        """Return what is looked up while playing."""
        return (
            super()
            .note()
            ._replace(
                gives=self.intent.gives,
                back=self.owner or self.code.partition(".")[0] or PLAIN,
                code=self.code,
                under=f"{self.code}/{self.shows}" if self.shows else self.code,
                faces=self.copies,
                peeked=True,
            )
        )

    def story(self) -> Word | None:
        """Return the line below its name, which secrets have."""
        return Word(f"story-{self.id}") if self.code else None

    def sort_of_action(self) -> str:
        """A Progress card is used where it lies."""
        return "hand" if self.place is None else "progress"

    def placing(self) -> Iterator[Word]:
        """Return what it costs to place it."""
        if self.place is not None:
            yield Word("print-place", {"cost": self.place.text()})

    def drawn(self) -> Drawn:
        """Return its owner and what it costs to place it, besides."""
        found = super().drawn()
        found |= {"owner": self.owner} if self.owner else {}
        return found | ({"place": self.place.written} if self.place is not None else {})


class Item(Usable, frozen=True, kw_only=True, tag="item"):
    """ETH-ITM: an Item."""

    usual = pictures.Picture(things=("satchel",))
    told: ClassVar[bool] = True
    used_as: ClassVar[str] = "item"
    intent: Intent = NO_INTENT
    start: bool = False
    world: bool = False
    code: str = ""
    discard_to: Literal["", "market"] = ""

    def note(self) -> Note:
        """Return what is looked up while playing."""
        return super().note()._replace(gives=self.intent.gives, code=self.code, under=self.code, peeked=True)


class Mask(Usable, frozen=True, kw_only=True, tag="mask"):
    """ETH-MSK: a Mask."""

    usual = pictures.Picture(things=("mask",))
    used_as: ClassVar[str] = "mask"
    owner: str = ""

    def drawn(self) -> Drawn:
        """Return whose it is, besides."""
        return super().drawn() | ({"owner": self.owner} if self.owner else {})


class Flaw(Numbered, frozen=True, kw_only=True, tag="flaw"):
    """ETH-FLW: a Flaw."""

    usual = pictures.Picture(things=("crack",))
    told: ClassVar[bool] = True
    code: str = ""
    """ETH-SEC-16: of a secret, which is in the Flaw deck only after it was revealed."""
    price: Cost | None = None
    """ETH-FLW-04: what removes it."""
    do: Steps = ()
    stays: bool = False
    """ETH-FLW-03: whether it goes to the Progress zone."""
    while_: tuple[Mod, ...] = msgspec.field(default=(), name="while")
    leave: Cost | None = None
    """What discards it from the Progress zone."""
    from_discard: Action | None = None
    """What can be done while it lies in the own discard pile."""

    def pieces(self, number: int) -> Iterator[Entry]:
        """Return what discards it, and what can be done from the discard pile."""
        if self.leave is not None:
            yield Entry.of(number, "flaw", Action(id=self.id, cost=self.leave))
        if self.from_discard is not None:
            yield Entry.of(number, "discard", self.from_discard)

    def note(self) -> Note:
        """Return what is looked up while playing."""
        return Note(back=FLAW, standing=self.while_, code=self.code, under=self.code, peeked=True)

    def lines(self) -> Iterator[Word]:
        """Return what it does, and what rids of it."""
        if self.do:
            yield text_of(self.do)
        if self.stays:
            yield Word("print-stays")
        for mod in self.while_:
            yield mod.text()
        if self.leave is not None:
            yield Word("print-leave", {"cost": self.leave.text()})
        if self.from_discard is not None:
            yield Word("print-from-discard", {"action": self.from_discard.text()})
        if self.price is not None:
            yield Word("print-price", {"cost": self.price.text()})


class TurnCard(Numbered, frozen=True, kw_only=True, tag="turn"):
    """ETH-TRN-01: a Turn card."""

    suit: Suit
    steps: tuple[Literal["M", "B", "S", "V"], ...]
    loot: Steps

    def lines(self) -> Iterator[Word]:
        """Return suit, steps and Loot."""
        steps = [Word(f"kind-{STEP_KINDS[one]}") for one in self.steps]
        yield Word("print-turn", {"suit": Word(f"suit-{self.suit}"), "steps": steps})
        yield Word("print-loot", {"do": text_of(self.loot)})

    def about(self) -> list[Word]:
        """Return what a Turn card is."""
        return [Word("about-card-turn"), *self.words()]

    def drawn(self) -> Drawn:
        """Return suit and steps."""
        return {"suit": self.suit, "steps": "".join(self.steps)}


STEP_KINDS = {"M": "morphing", "B": "basic", "S": "special", "V": "movement"}


class Morphing(Numbered, frozen=True, kw_only=True, tag="morphing"):
    """ETH-MOR: a kind of Morphing token."""

    copies: int = 1

    def about(self) -> list[Word]:
        """Return what it does."""
        return [Word(f"about-card-morphing-{self.id}")]


class StateToken(Numbered, frozen=True, kw_only=True, tag="state"):
    """ETH-STA: a State, and which one its token shows on the other side."""

    other: str
    copies: int = 2

    def about(self) -> list[Word]:
        """Return what it does."""
        return [Word(f"about-card-state-{self.id}")]


class Lines(Numbered, frozen=True, kw_only=True):
    """ETH-TRN-04: a component with lines that Turn cards call."""

    code: str = ""
    morph: Steps = ()
    basic: Steps = ()
    special: Steps = ()
    turn_end: Steps = ()
    while_: tuple[Mod, ...] = msgspec.field(default=(), name="while")

    def note(self) -> Note:
        """Return what is looked up while playing."""
        return Note(code=self.code, standing=self.while_)

    def own_lines(self) -> Iterator[Word]:
        """Return what stands on it besides those lines."""
        yield from ()

    def lines(self) -> Iterator[Word]:
        """Return what its kind has, then the lines that Turn cards call."""
        yield from self.own_lines()
        called = {
            "morph": self.morph,
            "basic": self.basic,
            "special": self.special,
            "turn-end": self.turn_end,
        }
        for line, steps in called.items():
            if steps:
                yield Word(f"print-{line}", {"do": text_of(steps)})
        for mod in self.while_:
            yield mod.text()


Module = Literal["", "tide", "fold"]
"""The rules of single Dreams, each a chapter of `dreams`."""
Palette = Literal["dusk", "sea", "walnut", "snow"]
Ambience = Literal["", "dusk", "sea", "station"]
"""What a Dream sounds like: names of the client's ambiences, and nothing for the one of the game."""


class Gate(Lines, frozen=True, kw_only=True, tag="gate"):
    """ETH-GATE-01: a Gate and the rules of its Dream."""

    usual = pictures.Picture(place="hall", things=("portal",))
    told: ClassVar[bool] = True
    rules_dream: ClassVar[bool] = True
    dream: str
    keys: int = 0
    district: str = ""
    turns: int
    intro: int
    out: int
    module: Module = ""
    """The rule that this Dream alone has."""
    palette: Palette = "dusk"
    """In which colours its places are seen."""
    ambience: Ambience = ""
    """What is heard in them, quietly."""
    rule: bool = False
    """Whether a rule of its own is printed on it: the message `rule-<id>`."""
    setup: Steps = ()
    actions: tuple[Action, ...] = ()
    goals: tuple[Goal, ...] = ()
    stages: tuple[Stage, ...] = ()
    """What is told of what the Dream wants, as far as the group has learned it; without them `goal-<id>`."""

    def pieces(self, number: int) -> Iterator[Entry]:
        """Return its actions."""
        return (Entry.of(number, "gate", action) for action in self.actions)

    def own_lines(self) -> Iterator[Word]:
        """Return its Turns and its actions."""
        yield Word("print-gate", {"turns": self.turns})
        if self.rule:
            yield Word(f"rule-{self.id}")
        for action in self.actions:
            yield action.with_name()

    def drawn(self) -> Drawn:
        """Return its code, its Turns, its Keys, its colours and what it sounds like."""
        shown: Drawn = {"code": self.code, "turns": self.turns, "keys": self.keys, "palette": self.palette}
        return {**shown, "ambience": self.ambience} if self.ambience else shown

    def set_up(self) -> Mapping[str, object] | None:
        """Return the options of an evening that begins at it."""
        return {"pack_gate": self.id}

    def wants(self) -> Iterator[str]:
        """Return the messages that say what its Dream wants: at each stage, or one for all."""
        yield from (f"goal-{self.id}-{stage.id}" for stage in self.stages)
        if not self.stages:
            yield f"goal-{self.id}"

    def messages(self) -> Iterator[str]:
        """Return also what its Dream asks for, which stands above every table."""
        yield from super().messages()
        yield from self.wants()
        if self.rule:
            yield f"rule-{self.id}"

    def faults(self, box: Everything) -> Iterator[str]:
        """Say what is missing for its Dream to begin, to end, and to be played by bots."""
        yield from super().faults(box)
        pages = pages_in(box)
        if self.intro not in pages or self.out not in pages:
            yield "its introduction and its Out of Turns paragraph must exist."
        elif not pages[self.out].leads_to_ending(pages):
            yield f"the Out of Turns paragraph {self.out} leads to no ending (ETH-TRO-10)."
        ready = [step.sets_aside() for step in steps_in(self.setup) if isinstance(step, Deed)]
        if self.dream not in ready:
            yield f"its set-up must first set the secrets of its Dream aside: 'secrets: {self.dream}'."
        if not any(tile.entrance for tile in box.of(Tile).values() if tile.code.startswith(f"{self.dream} ")):
            yield f"no tile of {self.dream} has an entrance (ETH-MAP-06)."
        known = actions_in(box)
        yield from self.called_twice(box)
        yield from self.untold()
        for wanted in dict.fromkeys(name for goal in self.goals for name in goal.want):
            if wanted not in known:
                yield f"a goal wants {wanted!r}, which is no action of a tile, an Entity, a Gate or a secret."

    def untold(self) -> Iterator[str]:
        """Say which stage of what it wants would tell of something that nobody has read or seen."""
        for stage in self.stages:
            for part in parts_of((stage.known, stage.counts)):
                names = [part.called()] if isinstance(part, Fact) else []
                names += [one.name for one in part.parts] if isinstance(part, Number) else []
                for name in names:
                    if name not in SEEN_BY_ALL:
                        yield f"stage {stage.id!r} goes by {name!r}; it may go by {', '.join(SEEN_BY_ALL)}."
                    elif name == "flag" and not getattr(part, "name", "").startswith("dream."):
                        yield f"stage {stage.id!r} goes by a flag that is not of this Dream (`dream.`)."

    def called_twice(self, box: Everything) -> Iterator[str]:
        """ETH-MAP-27: say which actions of its Dream have one id although they are not of one slot."""
        places: defaultdict[str, set[str]] = defaultdict(set)
        for one in box.of(Card).values():
            if one.of_dream() == self.dream:
                for name in dream_actions(one):
                    places[name].add(one.slot_of())
        for name, found in places.items():
            if name and len(found) > 1:
                yield f"two actions of {self.dream} are called {name!r}; only states of a tile may share one."


class Tile(Lines, frozen=True, kw_only=True, tag="tile"):
    """ETH-MAP-02: a map tile of four spaces."""

    usual = pictures.Picture(place="room", things=("door",))
    lies_on_map: ClassVar[bool] = True
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
    """ETH-MAP-27: the first tile of its slot, of which it is another state."""
    drowned: bool = False
    """ETH-DRM-01: whether it is the side that lies up while all its spaces are under the tide's water."""

    def slot_of(self) -> str:
        """ETH-MAP-27: return the code of the first tile of its slot."""
        return self.state_of or self.code

    def pieces(self, number: int) -> Iterator[Entry]:
        """Return the actions of its spaces, and the Flying ones."""
        for at, corner in enumerate(CORNERS):
            if corner in self.spaces:
                yield from (Entry.of(number, "map", action, at) for action in self.spaces[corner].actions)
        yield from (Entry.of(number, "flying", action) for action in self.flying)

    def note(self) -> Note:
        """Return what is looked up while playing."""
        return (
            super()
            .note()
            ._replace(
                under=f"tile {self.code}",
                in_slots=tuple(
                    mod for corner in CORNERS if corner in self.spaces for mod in self.spaces[corner].gem
                ),
            )
        )

    def own_lines(self) -> Iterator[Word]:
        """Return what is in its spaces, its terrain, and what flies over it."""
        for corner, space in self.spaces.items():
            yield from space.lines(corner)
        for kind in self.terrain.center:
            yield Word("print-terrain", {"terrain": Word(f"thing-{kind}")})
        for action in self.flying:
            yield action.with_name()
        if self.now:
            yield text_of(self.now)

    def drawn(self) -> Drawn:
        """Return where it lies, and its icons by space."""
        found: Drawn = {"code": self.code, "slot": self.slot}
        icons = {corner: " ".join(space.icons) for corner, space in self.spaces.items() if space.icons}
        return found | {f"icons-{corner}": shown for corner, shown in icons.items()}


class Entity(Lines, frozen=True, kw_only=True, tag="entity"):
    """ETH-ENT-02: an Entity."""

    usual = pictures.Creature(body="ghost")
    lies_on_map: ClassVar[bool] = True
    figure: Literal["human", "creature", "token", "big"]
    move: int | Literal["-"]
    behaviour: str = ""
    setup: Steps = ()
    interactions: tuple[Action, ...] = ()

    def pieces(self, number: int) -> Iterator[Entry]:
        """Return its interactions."""
        return (Entry.of(number, "entity", action) for action in self.interactions)

    def note(self) -> Note:
        """Return what is looked up while playing."""
        return super().note()._replace(under=f"tile {self.code}")

    def own_lines(self) -> Iterator[Word]:
        """Return how it moves, and its interactions."""
        figure = Word(f"figure-{self.figure}")
        if self.move == "-":
            yield Word("print-no-move", {"figure": figure})
        else:
            yield Word("print-move", {"num": self.move, "figure": figure})
        for action in self.interactions:
            yield action.with_name()

    def faults(self, box: Everything) -> Iterator[str]:
        """Say when it would move as no Entity does."""
        yield from super().faults(box)
        name, colon, _ = self.behaviour.partition(":")
        if self.behaviour and name + colon not in BEHAVIOURS:
            yield f"no Entity moves {self.behaviour!r}.{nearest(name, BEHAVIOURS)}"

    def drawn(self) -> Drawn:
        """Return its figure and how it moves."""
        return {"figure": self.figure, "move": self.move}


class Paragraph(Card, frozen=True, kw_only=True, tag="paragraph"):
    """ETH-SCR-01: a paragraph of the script."""

    usual = pictures.Picture(place="room", things=("page",))
    told: ClassVar[bool] = True
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
    again: bool = False
    """ETH-SCR-08: of a paragraph of the world, whether it opens each time, not once in a campaign."""
    recalled: bool = False
    """ETH-SFT-01: whether it is told of when the next evening begins, in one sentence: `told-<id>`."""

    def name(self) -> Word:
        """Return its number."""
        return Word("paragraph-number", {"number": str(self.number)})

    def note(self) -> Note:
        """Return what is looked up while playing."""
        return Note(page=self.number, moment=(self.dream, self.when) if self.when else None)

    def sealed_id(self, _number: int) -> str:
        """Return its number in the script."""
        return f"paragraph/{self.number}"

    def sides(self, number: int) -> Iterator[Side]:
        """Return its page, which has no name."""
        yield from (side._replace(name=None) for side in super().sides(number))

    def choice(self, at: int) -> Word:
        """Return the name of one of its ways."""
        return Word(f"choice-{self.id}-{at + 1}")

    def lines(self) -> Iterator[Word]:
        """Return what is to be done; what is kept of one sort in a row stands together."""
        if self.do:
            yield text_of(gathered(self.do))

    def drawn(self) -> Drawn:
        """Return its number and whether it is an ending."""
        return {"number": self.number, "ending": self.ending}

    def messages(self) -> Iterator[str]:
        """Return also its ways, and what is told of it later."""
        yield from super().messages()
        yield from (self.choice(at).key for at in range(len(self.choices)))
        if self.recalled:
            yield f"told-{self.id}"

    def faults(self, box: Everything) -> Iterator[str]:
        """Say where it leads on to nothing, and when it would open by itself although that never happens."""
        yield from super().faults(box)
        moment, bracket, _ = self.when.partition("(")
        if self.when and (f"{moment}()" if bracket else moment) not in MOMENTS:
            yield f"there is no moment {self.when!r}.{nearest(moment, MOMENTS)}"
        pages = pages_in(box)
        for number in (self.then, self.goto, *(way.goto for way in self.choices)):
            if number and number not in pages:
                yield f"there is no paragraph {number}."

    def of_dream(self) -> str:
        """Return the Dream of its script."""
        return self.dream

    def leads_to_ending(self, pages: "dict[int, Paragraph]") -> bool:
        """ETH-TRO-10: say whether it is an ending, or goes on to one."""
        return bool(self.ending) or (self.goto in pages and pages[self.goto].leads_to_ending(pages))


class Silent(Lines, frozen=True, kw_only=True):
    """ETH-SEC-22: a component that shows a picture and tells no story; `alt-<id>` names what is drawn."""

    def story(self) -> Word | None:
        """Return what is drawn on it."""
        return Word(f"alt-{self.id}")

    def alt(self) -> Word:
        """Return what is drawn on it, place by place: riddles are solved by it."""
        return Word(f"alt-{self.id}")

    def about(self) -> list[Word]:
        """Return that it is to be looked at, and what it does besides."""
        return [Word("about-card-silent"), *self.words()]


class Sign(Usable, frozen=True, kw_only=True, tag="sign"):
    """ETH-SGN-02, -03: a Sign: one of the Team, by its glyph, or a personal one with what it does."""

    used_as: ClassVar[str] = "sign"
    usual = pictures.Picture(things=("sign",))
    glyph: str = ""
    """ETH-SGN-02: of a universal one, what is drawn on it."""

    def lines(self) -> Iterator[Word]:
        """Return what it does."""
        if self.glyph:
            yield Word("print-sign", {"glyph": Word(f"glyph-{self.glyph}")})
        yield from super().lines()


class Prop(Silent, frozen=True, kw_only=True, tag="prop"):
    """ETH-SEC-19: a tile that lies beside the board, for all to look at."""

    usual = pictures.Picture(things=("frame",))

    def note(self) -> Note:
        """Return what is looked up while playing."""
        return super().note()._replace(under=f"tile {self.code}")

    def drawn(self) -> Drawn:
        """Return its code."""
        return {"code": self.code}


class CompanionCard(Numbered, frozen=True, kw_only=True, tag="companion"):
    """ETH-CMP-01: a Companion and what it does for Dreamers; nobody reads of it before it has come."""

    usual = pictures.Creature(body="box")
    shields: int = 0
    """ETH-CMP-02: how much Distress it takes, once a Turn, for a Dreamer in its space; for that its card is
    turned face down, and without a card it does so once in a Dream."""
    keeps_light: bool = False
    """ETH-DRM-07: whether no Light in its space goes out."""
    flies: int = 0
    """ETH-CMP-04: how far the card by which it came sends it, once a Turn, over walls too."""
    minds_slots: bool = False
    """ETH-MAP-26: whether whoever has its card may use a Gem slot in its space."""
    calms_traps: bool = False
    """ETH-MAP-15: whether no trap works in its space."""
    assaults: int = 0
    """ETH-RNG-01: so much farther than usual Dreamers may Assault from its space."""

    def note(self) -> Note:
        """Return that it is not known at first."""
        return Note(under=f"companion {self.id}")

    def lines(self) -> Iterator[Word]:
        """Return what it does."""
        if self.shields:
            yield Word("print-shields", {"num": self.shields})
        if self.keeps_light:
            yield Word("print-keeps-light")
        if self.flies:
            yield Word("print-flies", {"num": self.flies})
        if self.minds_slots:
            yield Word("print-minds-slots")
        if self.calms_traps:
            yield Word("print-calms-traps")
        if self.assaults:
            yield Word("print-assaults", {"num": self.assaults})

    def about(self) -> list[Word]:
        """Return what a Companion is."""
        return [Word("about-card-companion"), *self.words()]


class Overlay(Silent, frozen=True, kw_only=True, tag="overlay"):
    """ETH-OVL-01, -07: a secret card that is a patch over spaces of the map."""

    usual = pictures.Picture(things=("plank",))
    lies_on_map: ClassVar[bool] = True
    patch: dict[str, Patch]
    """By space (`C3.nw`): what is added there or taken away; a space where no tile lies is new."""
    walls: tuple[str, ...] = ()
    """Edges that are a wall from now on: `B3.sw|C3.nw`."""
    open: tuple[str, ...] = ()
    """Edges that are open from now on."""
    joins: tuple[str, ...] = ()
    """ETH-MAP-28: pairs of spaces that become neighbours for Dreamers: `A2.se|A4.sw`."""
    meet: tuple[Annotated[str, Names("tile")], ...] = ()
    """The tiles that lie on each other by `joins`, pair after pair: texts call the spaces by them."""
    flying: tuple[Action, ...] = ()
    """ETH-MAP-17: what can be used from anywhere while it lies there."""
    goto: int = 0
    """The paragraph that is read when it is laid."""

    def pieces(self, number: int) -> Iterator[Entry]:
        """Return the actions of its spaces, and the Flying ones."""
        for patch in self.patch.values():
            yield from (Entry.of(number, "map", action) for action in patch.actions)
        yield from (Entry.of(number, "flying", action) for action in self.flying)

    def own_lines(self) -> Iterator[Word]:
        """Return which spaces lie on each other, and what flies over it."""
        for at, pair in enumerate(self.joins):
            one, other = map(space_word, pair.split("|"), self.meet[2 * at : 2 * at + 2] or ("", ""))
            yield Word("print-join", {"one": one, "other": other})
        for action in self.flying:
            yield action.with_name()

    def places(self) -> list[str]:
        """Return of each of its actions the space where it stands; a Flying one stands nowhere."""
        return [space for space, patch in self.patch.items() for _ in patch.actions]

    def note(self) -> Note:
        """Return what is looked up while playing."""
        slots = tuple(mod for patch in self.patch.values() for mod in patch.gem)
        return super().note()._replace(under=self.code, in_slots=slots)

    def drawn(self) -> Drawn:
        """Return its code and its spaces, with what it adds there and takes away."""
        found: Drawn = {"code": self.code, "patch": " ".join(self.patch)}
        found |= {f"icons-{at}": " ".join(one.icons) for at, one in self.patch.items() if one.icons}
        return found | {f"gone-{at}": " ".join(one.gone) for at, one in self.patch.items() if one.gone}

    def faults(self, box: Everything) -> Iterator[str]:
        """Say which spaces and edges are none of the board."""
        yield from super().faults(box)
        for edge in (*self.walls, *self.open, *self.joins):
            if edge.count("|") != 1 or not all(map(is_space, edge.split("|"))):
                yield f"{edge!r} is no pair of spaces: write for example B3.sw|C3.nw."
        for space in self.patch:
            if not is_space(space):
                yield f"{space!r} is no space: write slot and corner, as in C3.nw."


class Secret(Lines, frozen=True, kw_only=True, tag="secret"):
    """ETH-SEC-01: a secret card with a code on its back."""

    usual = pictures.Picture(things=("letter",))
    told: ClassVar[bool] = True
    back: Literal["item", "influence", "portrait", "note", "plain", "flaw", "fate", "slumber"]
    shows: str = ""
    """ETH-SEC-08: the Dreamer on its back, who alone can gain it."""
    copies: int = 1
    do: Steps = ()
    actions: tuple[Action, ...] = ()
    flaw: str = ""
    silent: bool = False
    """ETH-SEC-22: a clue, which shows a picture (`alt-<id>`), tells no story and lies beside the board."""
    when: dict[str, Steps] = {}
    """By event: what it does when that happens while it lies beside the board."""
    token: str = ""
    """The token that it tells of, which has its name while this lies beside the board."""
    lights: bool = False
    """ETH-MAP-29: whether that token gives Light to the space of whoever carries it."""

    def story(self) -> Word | None:
        """Return its story, or what is drawn on it."""
        return Word(f"alt-{self.id}") if self.silent else super().story()

    def alt(self) -> Word:
        """Return what is drawn on it; of a clue place by place, since riddles are solved by it."""
        return Word(f"alt-{self.id}") if self.silent else super().alt()

    def about(self) -> list[Word]:
        """Return what it is: of a clue, that it is to be looked at."""
        return [Word("about-card-silent"), *self.words()] if self.silent else super().about()

    def pieces(self, number: int) -> Iterator[Entry]:
        """Return its actions."""
        return (Entry.of(number, "secret", action) for action in self.actions)

    def waits(self) -> Waits:
        """Return what it waits for besides."""
        return super().waits()._replace(events=self.when)

    def note(self) -> Note:
        """Return what is looked up while playing."""
        return (
            super()
            .note()
            ._replace(
                under=f"{self.code}/{self.shows}" if self.shows else self.code,
                faces=self.copies,
                peeked=self.back in PEEKED,
            )
        )

    def own_lines(self) -> Iterator[Word]:
        """Return what it does at once, and its actions."""
        if self.do:
            yield text_of(self.do)
        for action in self.actions:
            yield action.with_name()
        for event, steps in self.when.items():
            yield Word("print-when", {"event": Word(f"when-{event}"), "do": text_of(steps)})

    def drawn(self) -> Drawn:
        """Return its code and its back."""
        return {"code": self.code, "back": self.back, "portrait": self.shows}


def space_word(written: str, tile: str) -> Word:
    """Return what a space of the board is called: by the tile that lies there, or by its slot."""
    slot, _, corner = written.partition(".")
    where = Word(f"corner-{corner}")
    if tile:
        return Word("space-in", {"tile": Word(f"card-{tile}"), "corner": where})
    return Word("space-at", {"slot": slot, "corner": where})


def is_space(written: str) -> bool:
    """Say whether a space of the board is written by slot and corner."""
    slot, _, corner = written.partition(".")
    return len(slot) == 2 and slot[0] in "ABC" and slot[1] in "1234" and corner in CORNERS


def keys_in(word: Word) -> Iterator[str]:
    """Return all messages that a text is put together from."""
    yield word.key
    for arg in word.args.values():
        for one in arg if isinstance(arg, list) else [arg]:
            if isinstance(one, Word):
                yield from keys_in(one)


def pages_in(box: Everything) -> dict[int, Paragraph]:
    """Return all paragraphs by their numbers."""
    return {page.number: page for page in box.of(Paragraph).values()}


def actions_in(box: Everything) -> set[str]:
    """Return the ids of all actions of Dreams."""
    return {name for one in box.of(Card).values() for name in dream_actions(one)}


def backs_in(box: Everything) -> set[str]:
    """ETH-SEC-01: return the backs of all secrets, without portraits and faces."""
    return {one.note().under.partition("/")[0].partition(".")[0] for one in box.of(Card).values()} - {""}


def dream_actions(card: Card) -> Iterator[str]:
    """Return the ids of the actions of the Dream that a component has."""
    for piece in card.pieces(0):
        if isinstance(piece, Entry) and piece.sort in DREAM_SORTS:
            yield piece.action.id


def gathered(steps: Steps) -> Iterator[Readable]:
    """Yield the steps of a page; what is kept of one sort in a row stands together. Of what is remembered in
    this Dream alone a page says nothing, and that the city remembers something it says once (ETH-SFT-15)."""
    long = [one for one in steps if isinstance(one, Deed) and one.remembered() == "camp."]
    untold = [one for one in steps if isinstance(one, Deed) and one.remembered() == "dream."] + long[1:]
    for _, some in groupby((one for one in steps if one not in untold), key=type):
        row = list(some)
        together = row[0].together(row) if isinstance(row[0], Deed) else None
        yield from [together] if together is not None else row
