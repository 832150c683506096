"""What the box holds: each kind of component as it is written in content, and what it says of itself."""

import re
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, ClassVar, Literal, NamedTuple

import msgspec

from dreamtable.content import pictures
from dreamtable.content.component import Component, Drawn, Everything, Piece, Shown, Side, Text, Waits
from dreamtable.content.effects import ALWAYS, Arguments, Condition, Steps, alone, steps_in, text_of, told
from dreamtable.games.tamashii.parts import (
    TABLE,
    Ability,
    Activity,
    Box,
    CardName,
    Change,
    ClassName,
    EventName,
    FaceName,
    FactionName,
    Goal,
    GuideName,
    Lesson,
    Letter,
    LimitName,
    Paragraph,
    Part,
    Routine,
    Timing,
    headed,
    on_faces,
    program_text,
    programs_text,
)
from dreamtable.games.tamashii.pieces import Entry, abilities, activities, boxes, programs
from dreamtable.games.tamashii.terms import ANYWHERE, TILE_NAMES, Number, Program, Where, tile_word
from dreamtable.games.tamashii.unlocking import is_free
from dreamtable.games.tamashii.wording import Spoken
from dreamtable.telling import Word

if TYPE_CHECKING:
    from dreamtable.games.tamashii.box import Box as TheBox

STORY, RULES, RECALL = "story", "rules", "recall"
"""TAM-SCE-02, TAM-END-08: the sides of a scenario card, and what a story says besides, of an earlier one."""
START_TILES = 4
"""TAM-GEN-01: on every map of the generator."""
BUILT_IN = ("ascend", "success", "seal", "marker", "that-faction")
"""Tokens whose names the game has itself."""
_LETTERS = re.compile(r"[a-z]+(?=\d)")


class Card(Component, frozen=True, kw_only=True):
    """A component of the box."""

    has_story: ClassVar[bool] = True
    """Whether a story is printed on it."""
    is_sealed: ClassVar[bool] = False
    """TAM-SSU-08: whether it is a secret until it is drawn."""
    of_group: ClassVar[bool] = False
    """TAM-SCE-11: whether the group decides what its texts leave open."""
    costs: ClassVar[bool] = False
    """TAM-AUG-04: whether it is an augmentation, which is equipped."""

    def noted(self, number: int, box: "TheBox") -> None:
        """Tell the box what is looked up again and again while playing."""

    # What can be read

    def text(self) -> Text:
        """Return what is printed on it, without names and stories."""
        return []

    def traits(self) -> Text:
        """Return its class or faction."""
        return []

    def figures(self) -> Drawn:
        """Return the figures and patterns that are printed on it."""
        return {}

    def known_tokens(self) -> set[str]:
        """Return the tokens that are known without it, so that it need not name them."""
        return set()

    def tokens(self) -> list[str]:
        """TAM-TOK-03: return the names of the tokens and markers that it speaks of."""
        named = {token for step in self.spoken() for token in step.tokens()}
        return sorted(named - self.known_tokens())

    def drawn(self) -> Drawn:
        """Return what boards draw on it."""
        number: Drawn = {"number": getattr(self, "number", "")}
        return number | self.figures() | self.token_words()

    def token_words(self) -> Drawn:
        """Return the names of its tokens as figures."""
        return {f"token-{name}": Word(f"token-{name}") for name in self.tokens()}

    def sides(self, _number: int) -> Iterator[Side]:
        """Return what is printed on it."""
        yield Side(
            self.id,
            name=self.name(),
            text=self.text(),
            story=Word(f"story-{self.id}") if self.has_story else None,
            traits=self.traits(),
            figures=self.drawn(),
            with_pieces=True,
        )

    def brings(self) -> Iterator[str]:
        """Return the scenario cards that its texts bring into play."""
        return (card for step in self.spoken() for card in step.brings())

    def ways_of(self, step: Spoken) -> list[Word]:
        """Return what the ways are called among which one of its steps lets somebody choose."""
        return step.ways_said()

    def answer_to(self, _step: Spoken, _way: int) -> str:
        """Return the line that answers a way which the group chose, if it has one."""
        return ""

    # What must be so

    def spoken(self) -> Iterator[Spoken]:
        """Return the steps that stand on it."""
        return (step for step in steps_in(self) if isinstance(step, Spoken))

    def messages(self) -> Iterator[str]:
        """Return what it needs in every language, with the tokens that it names."""
        yield from super().messages()
        for step in self.spoken():
            for token in step.tokens():
                if token not in BUILT_IN:
                    yield from (f"token-{token}", f"tokens-{token}")


class Rulings(NamedTuple):
    """TAM-SCE-08: what a card in the middle of the table says for everybody."""

    changes: tuple[Change, ...] = ()
    abilities: tuple[Ability, ...] = ()
    programs: tuple[Routine, ...] = ()
    activities: tuple[Activity, ...] = ()
    world: tuple[Paragraph, ...] = ()

    def text(self) -> Text:
        """Return special rules, programs, activities and the world activity."""
        return [
            *(alone(change.text()) for change in self.changes),
            *(line for ability in self.abilities for line in ability.text(TABLE)),
            *programs_text("scenario", self.programs),
            *(activity.text() for activity in self.activities),
            *(paragraph.text() for paragraph in self.world),
        ]


class OnTable(Card, frozen=True, kw_only=True):
    """A card in the middle of the table, whose rules hold for all."""

    def rulings(self) -> Rulings:
        """Return what it says for everybody."""
        return Rulings()

    def text(self) -> Text:
        """Return its rules."""
        return self.rulings().text()

    def pieces(self, number: int) -> Iterable[Piece]:
        """Return its programs, abilities and activities."""
        rules = self.rulings()
        yield from programs(number, "scenario", rules.programs)
        yield from abilities(number, rules.abilities, TABLE)
        yield from activities(number, self.id, rules.activities)

    def noted(self, number: int, box: "TheBox") -> None:
        """Tell the box what is other than printed while it is in play."""
        if changes := self.rulings().changes:
            box.changes[number] = [(number, change) for change in changes]


def changing(every: Iterable[Ability]) -> Waits:
    """Return which values some abilities change, each with those that do."""
    found: dict[str, tuple[Ability, ...]] = {}
    for ability in every:
        for value in ability.stat:
            found[value] = (*found.get(value, ()), ability)
    return Waits(changes=found)


class Lockable(Card, frozen=True, kw_only=True):
    """TAM-SET-16: a component that may be locked at first."""

    unlock: str


class Frame(Card, frozen=True, kw_only=True):
    """TAM-BOD-02: a body, or a Walker."""

    number: str
    move: int
    attack: int
    write: int
    boxes: tuple[Box, ...]
    ability: Ability

    def text(self) -> Text:
        """Return its values, combat boxes and ability."""
        values: Arguments = {"move": self.move, "attack": self.attack, "write": self.write}
        return [
            alone(Word("frame-values", values)),
            *(box.text() for box in self.boxes),
            *self.ability.text(),
        ]

    def figures(self) -> Drawn:
        """Return its values."""
        return {"move": self.move, "attack": self.attack, "write": self.write}

    def pieces(self, number: int) -> Iterable[Piece]:
        """Return its combat boxes and its ability."""
        yield from boxes(number, self.boxes)
        yield from abilities(number, [self.ability])

    def waits(self) -> Waits:
        """Return which values it changes."""
        return changing([self.ability])

    def faults(self, _box: Everything) -> Iterator[str]:
        """TAM-CBT-05: one can fight with it."""
        if not self.boxes:
            yield "a body has at least one combat box."


class Walker(Frame, frozen=True, kw_only=True, tag="walker"):
    """TAM-BOD-03: the body printed on a board."""

    usual = pictures.Creature(body="walker")
    on_board = True

    colour: Letter

    def noted(self, number: int, box: "TheBox") -> None:
        """Be known by its colour."""
        box.walkers[self.colour] = number


class Body(Frame, frozen=True, kw_only=True, tag="body"):
    """TAM-BOD-02: a body card."""

    usual = pictures.Creature(body="robot")
    unlock: str
    p: Program

    def text(self) -> Text:
        """Return the same, and the program by which it is attached."""
        return [*super().text(), alone(Word("body-program", {"pattern": self.p.pattern_word}))]

    def pieces(self, number: int) -> Iterable[Piece]:
        """Return the same, and its program."""
        yield Entry(number, "body", self.p.pattern)
        yield from super().pieces(number)


class Tile(Lockable, frozen=True, kw_only=True, tag="tile"):
    """TAM-MAP-02: an area tile."""

    usual = pictures.Picture(place="street", things=("house",))
    on_board = True

    number: int
    entry: int
    linger: int
    type: Literal["", "start", "stronghold"] = ""
    faction: FactionName | None = None
    do: Steps

    def refs(self, _numbers: Iterable[int]) -> Iterator[str]:
        """Return what it is called in moves and events: by its own number."""
        yield f"tile:{self.number}"

    def noted(self, _number: int, box: "TheBox") -> None:
        """Be known by its own number."""
        box.tiles[self.number] = self
        TILE_NAMES[self.number] = self.name()

    def text(self) -> Text:
        """Return its trace values and its effect."""
        values: Arguments = {"entry": self.entry, "linger": self.linger}
        return [alone(Word("tile-values", values)), text_of(self.do)]

    def traits(self) -> Text:
        """Return the faction of a stronghold."""
        return [Word(f"faction-{self.faction}")] if self.faction is not None else []

    def figures(self) -> Drawn:
        """Return its trace values and its type."""
        return {"entry": self.entry, "linger": self.linger, "type": self.type}

    def faults(self, _box: Everything) -> Iterator[str]:
        """TAM-MAP-02: who stays is noticed at least as much."""
        if self.linger < self.entry:
            yield "the linger trace is never below the entry trace."


class EnemyBlock(Part, frozen=True, kw_only=True):
    """TAM-ENM-12: a scenario-only enemy on a special card."""

    level: int
    hp: int
    basic: int
    special: Steps
    intrude: tuple[Routine, ...]
    repel: Routine
    abilities: tuple[Ability, ...] = ()


def enemy_text(foe: "Enemy | EnemyBlock") -> Text:
    """TAM-ENM-01: return what an enemy does."""
    values: Arguments = {"level": foe.level, "hp": foe.hp, "basic": foe.basic}
    return [
        alone(Word("enemy-values", values)),
        alone(Word("enemy-special", {"do": told(foe.special)})),
        *programs_text("intrude", foe.intrude),
        *programs_text("repel", [foe.repel]),
        *(line for ability in foe.abilities for line in ability.text(TABLE)),
    ]


def enemy_figures(foe: "Enemy | EnemyBlock") -> Drawn:
    """TAM-ENM-01: return the values of an enemy."""
    return {"level": foe.level, "hp": foe.hp, "basic": foe.basic, "special": text_of(foe.special)}


def enemy_pieces(number: int, foe: "Enemy | EnemyBlock") -> Iterator[Piece]:
    """Return the programs and abilities of an enemy."""
    yield from programs(number, "intrude", foe.intrude)
    yield from programs(number, "repel", [foe.repel])
    yield from abilities(number, foe.abilities, TABLE)


class Enemy(Lockable, frozen=True, kw_only=True, tag="enemy"):
    """TAM-ENM-01: an enemy."""

    usual = pictures.Creature(body="drone")
    number: str
    level: int
    hp: int
    basic: int
    special: Steps
    intrude: tuple[Routine, ...]
    repel: Routine
    abilities: tuple[Ability, ...] = ()

    def noted(self, number: int, box: "TheBox") -> None:
        """Be an enemy."""
        box.enemies[number] = self

    def text(self) -> Text:
        """Return what it does."""
        return enemy_text(self)

    def figures(self) -> Drawn:
        """Return its values."""
        return enemy_figures(self)

    def pieces(self, number: int) -> Iterable[Piece]:
        """Return its programs and abilities."""
        return enemy_pieces(number, self)

    def faults(self, _box: Everything) -> Iterator[str]:
        """TAM-ENM-01: it can be fought by code."""
        if not self.intrude:
            yield "an enemy has at least one intrude program."


class Protocol(Lockable, frozen=True, kw_only=True, tag="protocol"):
    """TAM-LRN-02: a learning protocol."""

    usual = pictures.Picture(things=("open-book",))
    number: str
    steps: tuple[Lesson, Lesson, Lesson]

    def noted(self, number: int, box: "TheBox") -> None:
        """Tell the box what its steps ask for."""
        box.lessons[number] = [lesson.goal for lesson in self.steps]

    def text(self) -> Text:
        """Return its steps."""
        return [line for at, lesson in enumerate(self.steps, 1) for line in lesson.text(at)]

    def figures(self) -> Drawn:
        """Return how many steps it has."""
        return {"steps": len(self.steps)}

    def learned(self) -> list[Ability]:
        """Return the abilities of its steps that are no programs."""
        found = (lesson.ability for lesson in self.steps)
        return [ability for ability in found if ability is not None and ability.p is None]

    def pieces(self, number: int) -> Iterable[Piece]:
        """TAM-LRN-08: return the programs that fulfil a step or are learned, and the abilities."""
        for at, lesson in enumerate(self.steps):
            ability = lesson.ability
            if lesson.goal.program is not None:
                yield Entry(number, "goal", lesson.goal.program.pattern, step=at)
            if ability is not None and ability.p is not None:
                yield Entry(number, "protocol", ability.p.pattern, ability.do, step=at)
        yield from abilities(number, self.learned())

    def waits(self) -> Waits:
        """Return which values it changes."""
        return changing(self.learned())


class ClassCard(Lockable, frozen=True, kw_only=True, tag="class-card"):
    """TAM-AUG-04: a class augmentation, its ability flat on it."""

    usual = pictures.Picture(things=("chip",))
    costs = True

    number: str
    class_: ClassName = msgspec.field(name="class")
    role: Literal["start", "start-coop", "start-solo", "deck"]
    cost: int
    time: Timing
    when: EventName = ""
    who: Literal["me", "other"] = "me"
    level: int = 0
    if_: Condition = msgspec.field(default=ALWAYS, name="if")
    limit: LimitName = ""
    may: bool = False
    do: Steps = ()
    stat: dict[str, int] = {}
    boxes: tuple[Box, ...] = ()

    def flat(self) -> Ability:
        """Return the ability that stands flat on it."""
        return Ability(
            when=self.when,
            who=self.who,
            level=self.level,
            if_=self.if_,
            limit=self.limit,
            may=self.may,
            do=self.do,
            stat=self.stat,
        )

    def text(self) -> Text:
        """Return its combat boxes and its ability."""
        timed = self.flat().text(self.time) if self.do or self.stat else []
        return [*(box.text() for box in self.boxes), *timed]

    def traits(self) -> Text:
        """Return its class."""
        return [Word(f"calling-{self.class_}")]

    def figures(self) -> Drawn:
        """Return its cost and its time."""
        return {"cost": self.cost, "time": self.time}

    def pieces(self, number: int) -> Iterable[Piece]:
        """Return its combat boxes and its ability."""
        yield from boxes(number, self.boxes)
        yield from abilities(number, [self.flat()], self.time)

    def waits(self) -> Waits:
        """Return which values it changes."""
        return changing([self.flat()])

    def faults(self, _box: Everything) -> Iterator[str]:
        """TAM-SET-10: everybody can begin with a start card."""
        if self.role != "deck" and (self.cost or not is_free(self.unlock)):
            yield "a start card costs nothing and is unlocked from the start."


class FactionCard(Lockable, frozen=True, kw_only=True, tag="faction-card"):
    """TAM-AUG-04: a faction augmentation with its program."""

    usual = pictures.Picture(things=("handshake",))
    costs = True

    number: str
    faction: FactionName
    cost: int
    p: Program
    if_: Condition = msgspec.field(default=ALWAYS, name="if")
    do: Steps

    def noted(self, number: int, box: "TheBox") -> None:
        """Be a faction card."""
        box.faction_cards.add(number)

    def text(self) -> Text:
        """Return its program."""
        return [program_text("faction", self.p.pattern_word, self.do, check=self.if_)]

    def traits(self) -> Text:
        """Return its faction."""
        return [Word(f"faction-{self.faction}")]

    def figures(self) -> Drawn:
        """Return its cost."""
        return {"cost": self.cost}

    def pieces(self, number: int) -> Iterable[Piece]:
        """Return its program."""
        yield Entry(number, "faction", self.p.pattern, self.do, if_=self.if_)


class BossCard(OnTable, frozen=True, kw_only=True, tag="boss"):
    """TAM-BOS-01: a boss."""

    usual = pictures.Creature(body="tower")
    of_group = True

    number: str
    scenario: str
    tile: int
    hp: Number | None = None
    intrude: tuple[Routine, ...] = ()
    abilities: tuple[Ability, ...] = ()
    changes: tuple[Change, ...] = ()
    setup: Steps = ()
    activity: Steps = ()
    seals: dict[FaceName, Steps] = {}
    defeat: Condition

    def rulings(self) -> Rulings:
        """Return what holds while it is in play."""
        return Rulings(self.changes, self.abilities)

    def text(self) -> Text:
        """TAM-BOS-01: return its values, rules, activity, programs and seals, and how it is defeated."""
        hp = self.hp.text() if self.hp is not None else "none"
        return [
            alone(Word("boss-values", {"hp": hp, "tile": tile_word(self.tile)})),
            *headed("text-setup", self.setup),
            *super().text(),
            *headed("text-boss-activity", self.activity),
            *programs_text("intrude", self.intrude),
            *on_faces(self.seals),
            alone(Word("boss-defeat", {"check": self.defeat.text()})),
        ]

    def figures(self) -> Drawn:
        """Return its hit points."""
        return {"hp": self.hp.text()} if self.hp is not None else {}

    def pieces(self, number: int) -> Iterable[Piece]:
        """Return its programs besides."""
        yield from programs(number, "intrude", self.intrude)
        yield from super().pieces(number)


class JordanCard(Card, frozen=True, kw_only=True, tag="jordan"):
    """TAM-SOL-10: the helper robot."""

    on_board = True

    number: str
    move: int
    battery: int
    intrude: tuple[Routine, ...]

    def text(self) -> Text:
        """Return how far it moves, and its programs."""
        return [alone(Word("jordan-values", {"move": self.move})), *programs_text("intrude", self.intrude)]

    def figures(self) -> Drawn:
        """Return how far it moves, and its battery."""
        return {"move": self.move, "battery": self.battery}

    def pieces(self, number: int) -> Iterable[Piece]:
        """Return its programs."""
        return programs(number, "intrude", self.intrude)


# Scenarios


class FaceDown(Part, frozen=True, kw_only=True):
    """Tiles that are dealt face-down at random, and where (q, r)."""

    tiles: tuple[int, ...]
    at: tuple[tuple[int, int], ...]


class MapPlan(Part, frozen=True, kw_only=True):
    """TAM-SSU-02: where tiles lie: by coordinates, or in rows as TAM-GEN-01 says."""

    face_up: dict[int, tuple[int, int]] = {}
    face_down_random: FaceDown | None = None
    rows: str = ""
    face_down: tuple[int, ...] | dict[str, tuple[int, ...]] = ()
    zones: dict[str, tuple[str, ...]] = {}


class ExplorePlan(Part, frozen=True, kw_only=True):
    """TAM-SSU-03: which explore tokens are used, and where."""

    remove_kinds: tuple[Literal["experience", "basic-code", "energy", "shield", "reroll", "memory"], ...] = ()
    at: Literal["all-face-down", "marked-tiles", "none"] = "all-face-down"


class MarkPlan(Part, frozen=True, kw_only=True):
    """TAM-VOC-12: the marked tiles: by number, or the first `n` of some places (row.column from 1)."""

    tiles: tuple[int, ...] = ()
    places: tuple[str, ...] = ()
    n: Number | None = None


class StartPlan(Part, frozen=True, kw_only=True):
    """Every player picks one of these tiles; at least so many on each."""

    choose: tuple[int, ...]
    each: int = 0


class BodyPlan(Part, frozen=True, kw_only=True):
    """How many bodies a scenario uses, and how many more lie in the market."""

    count: int | None = None
    market_extra: int = 0


class SoloPlan(Part, frozen=True, kw_only=True):
    """TAM-SOL-12: what is other when one plays alone."""

    jordan_with: CardName = ""
    jordan_tile: int = 0
    jordan_carries: bool = False
    jordan_wears: Literal["", "covered-body"] = ""
    both_figures: Literal["", "player-activity"] = ""


class Guide(OnTable, frozen=True, kw_only=True, tag="guide"):
    """TAM-SCE-01: a scenario guide."""

    usual = pictures.Picture(place="skyline", things=("map",))
    of_group = True

    number: str
    difficulty: Literal["easy", "medium", "hard"]
    length: Literal["short", "medium", "long"]
    warning: bool = False
    final: bool = False
    skip_setup: tuple[str, ...] = ()
    map: MapPlan
    explore: ExplorePlan = ExplorePlan()
    marked: MarkPlan = MarkPlan()
    enemy_deck: tuple[tuple[Number, int], ...]
    enemies: tuple[CardName, ...] = ()
    corrupted: Number
    factions: tuple[FactionName, ...] = ()
    start_tile: int | StartPlan = 1
    first_card: CardName
    on_corrupted_empty: CardName
    defeat: CardName = ""
    bodies: BodyPlan = BodyPlan()
    resets_to: dict[str, int] = {}
    setup: Steps = ()
    abilities: tuple[Ability, ...] = ()
    changes: tuple[Change, ...] = ()
    programs: tuple[Routine, ...] = ()
    player_activity: tuple[Activity, ...] = ()
    solo: SoloPlan = SoloPlan()

    def rulings(self) -> Rulings:
        """Return what holds all game."""
        return Rulings(self.changes, self.abilities, self.programs, self.player_activity)

    def text(self) -> Text:
        """Return what is set up, and its rules."""
        return [*headed("text-setup", self.setup), *super().text()]

    def figures(self) -> Drawn:
        """Return how hard and how long it is, and whether it wants to be warned of."""
        return {"difficulty": self.difficulty, "length": self.length, "warning": int(self.warning)}

    def sides(self, number: int) -> Iterator[Side]:
        """Return what is printed on it, with what it promises, and what is other for one alone."""
        for side in super().sides(number):
            alone_ = [Word(f"solo-{self.id}")]
            yield side._replace(title=Word(f"teaser-{self.id}"), back=alone_)

    def messages(self) -> Iterator[str]:
        """Return the same, with what is other for one alone."""
        yield from super().messages()
        yield f"solo-{self.id}"

    def read(self) -> Iterator[Word]:
        """Return what its rules are."""
        yield self.name()
        yield from self.text()

    def set_up(self) -> dict[str, object]:
        """Return the options of a match in which it is played."""
        return {"guide": self.id}

    def scenario(self, box: Everything) -> "dict[str, ScenarioCard]":
        """Return the cards of the scenario, by id: those whose letters are the number of the guide."""
        wanted = self.number.lower()
        return {
            name: card
            for name, card in box.of(ScenarioCard).items()
            if (found := _LETTERS.match(name)) and found[0] == wanted
        }

    def faults(self, box: Everything) -> Iterator[str]:
        """TAM-SSU-08: every card of a scenario can be drawn, and it can be won and lost."""
        own = self.scenario(box)
        reached: set[str] = set()
        next_ = {self.first_card, self.on_corrupted_empty, *self.enemies, *self.brings()}
        next_ |= {self.defeat} if self.defeat else set()
        while next_:
            reached |= next_
            next_ = {one for name in next_ if name in own for one in own[name].brings()} - reached
        if lost := sorted(set(own) - reached):
            yield f"nothing brings {', '.join(lost)} into play."
        if not any(isinstance(own.get(name), Victory) for name in reached):
            yield "no victory card can be drawn."
        if not any(isinstance(own.get(name), Defeat) for name in reached):
            yield "no defeat card can be drawn."
        yield from self._faults_of_map()

    def _faults_of_map(self) -> Iterator[str]:
        """TAM-SSU-02: as many tiles as there are places for them."""
        plan = self.map
        if plan.rows and not isinstance(plan.face_down, dict):
            places = plan.rows.count("?")
            if places != len(plan.face_down):
                yield f"the map has {places} face-down places, but {len(plan.face_down)} tiles for them."
        dealt = plan.face_down_random
        if dealt is not None and len(dealt.tiles) != len(dealt.at):
            yield "there must be as many face-down tiles as places for them."


class Recall(Part, frozen=True, kw_only=True):
    """TAM-END-08: what a story says besides, by what the progress sheet tells of an earlier scenario."""

    of: GuideName
    by: Literal["ending", "choice"]
    """Which ending was ticked last, or which way was noted."""
    lines: int
    """For how many endings or ways there are words."""

    def line(self, card: str, which: int) -> str:
        """Return what one of its lines on a card is called."""
        return f"{card}-{self.of}-{self.by}-{which}"


class ScenarioCard(OnTable, frozen=True, kw_only=True):
    """TAM-SSU-08: a card that nobody can read before it is drawn."""

    of_group = True
    is_sealed = True

    def hidden(self, side: str) -> str:
        """Return by what one of its sides is asked for."""
        return f"{side}/{self.id}"

    def known_tokens(self) -> set[str]:
        """It tells only what is not known without it."""
        return {"ascend", "success"}

    def at_once(self) -> Text:
        """Return what stands beside the story."""
        return self.text()

    def recalled(self) -> tuple[Recall, ...]:
        """TAM-END-08: return what it says of earlier scenarios."""
        return ()

    def lines(self) -> list[str]:
        """Return all that it may say besides its story."""
        return [one.line(self.id, which) for one in self.recalled() for which in range(1, one.lines + 1)]

    def back(self) -> Side:
        """Return what everybody sees of it: its number."""
        return Side(self.id, figures={"number": getattr(self, "number", "")}, pictured=False)

    def story_side(self) -> Side:
        """TAM-SCE-02: return the side that is read aloud when it is drawn."""
        return Side(
            self.hidden(STORY),
            Shown.SEALED,
            name=self.name(),
            text=self.at_once(),
            story=Word(f"story-{self.id}"),
            figures=self.token_words(),
            with_pieces=True,
        )

    def sides(self, _number: int) -> Iterator[Side]:
        """Return its number, its story, and what it says besides."""
        yield self.back()
        yield self.story_side()
        for line in self.lines():
            yield Side(f"{RECALL}/{line}", Shown.SEALED, kind=RECALL, story=Word(f"recall-{line}"))

    def read(self) -> Iterator[Word]:
        """Return its name and all of its text."""
        yield self.name()
        yield from self.text()

    def faults(self, box: Everything) -> Iterator[str]:
        """TAM-END-08: there are words for all that a scenario can leave on the progress sheet."""
        guides = box.of(Guide)
        for recall in self.recalled():
            if recall.of in guides:
                own = guides[recall.of].scenario(box).values()
                left = {step.leaves(recall.by) for card in own for step in card.spoken()} - {0}
                if left != set(range(1, recall.lines + 1)):
                    found = f"{recall.of} leaves {sorted(left)} by {recall.by}"
                    yield f"recalls: {found}, not 1 to {recall.lines}."


class Story(ScenarioCard, frozen=True, kw_only=True, tag="story"):
    """TAM-SCE-02: a story card."""

    usual = pictures.Picture(place="street", things=("page",))
    number: str
    recalls: tuple[Recall, ...] = ()
    instant: Steps = ()
    discards: bool = True
    answers: bool = False
    """Whether each way that brings no card to be read is answered by a line of its own."""
    abilities: tuple[Ability, ...] = ()
    changes: tuple[Change, ...] = ()
    programs: tuple[Routine, ...] = ()
    player_activity: tuple[Activity, ...] = ()
    world_activity: tuple[Paragraph, ...] = ()

    def recalled(self) -> tuple[Recall, ...]:
        """TAM-END-08: return what it says of earlier scenarios."""
        return self.recalls

    def rulings(self) -> Rulings:
        """Return its rule side."""
        return Rulings(self.changes, self.abilities, self.programs, self.player_activity, self.world_activity)

    def at_once(self) -> Text:
        """TAM-SCE-02: return the instant effect on the story side."""
        return headed("text-instant", self.instant)

    def text(self) -> Text:
        """Return both sides."""
        return [*self.at_once(), *super().text()]

    def sides(self, number: int) -> Iterator[Side]:
        """TAM-SCE-02: return a rule side besides."""
        back, story, *others = super().sides(number)
        yield back
        yield story._replace(with_pieces=False)
        yield Side(
            self.hidden(RULES),
            Shown.SEALED,
            name=self.name(),
            text=[Word(f"objective-{self.id}"), *self.rulings().text()],
            figures=self.token_words(),
            with_pieces=True,
        )
        yield from others

    def ways_of(self, step: Spoken) -> list[Word]:
        """TAM-SCE-11: the ways have words of their own."""
        return step.ways_on(self.id)

    def answer_to(self, step: Spoken, way: int) -> str:
        """TAM-SCE-11: a way is answered by the card that it brings, or by a line of its own."""
        return f"{self.id}-{way + 1}" if self.answers and not step.leads()[way] else ""

    def messages(self) -> Iterator[str]:
        """Return the same, with what is to be reached, the ways that the group chooses among, and answers."""
        yield from super().messages()
        yield f"objective-{self.id}"
        yield from (way.key for step in self.spoken() for way in self.ways_of(step))
        answers = (self.answer_to(step, way) for step in self.spoken() for way in range(len(step.leads())))
        yield from (f"answer-{answer}" for answer in answers if answer)

    def faults(self, box: Everything) -> Iterator[str]:
        """TAM-SCE-13, TAM-ADV-05: something leads on from it, and chains begin with an if."""
        if not any(step.leads_on for step in self.spoken()):
            yield "nothing leads on from this card: no text of it draws another story card or an ending."
        before: Paragraph | None = None
        for one in self.world_activity:
            begun = before is not None and (before.if_ is not None or before.else_if is not None)
            if (one.else_if is not None or one.else_) and not begun:
                yield "world-activity: an else stands where no if stands before it."
            before = one
        yield from super().faults(box)


class Special(ScenarioCard, frozen=True, kw_only=True, tag="special"):
    """TAM-SCE-04: a special card."""

    usual = pictures.Picture(things=("list",))
    number: str
    recalls: tuple[Recall, ...] = ()
    instant: Steps = ()
    turned: Steps = ()
    """What happens to the player who enters the tile on which it lies face-down."""
    enemy: EnemyBlock | None = None
    faces: dict[FaceName, Steps] = {}
    """What happens when a die face token on it is revealed."""
    reference: str = ""
    abilities: tuple[Ability, ...] = ()
    changes: tuple[Change, ...] = ()
    programs: tuple[Routine, ...] = ()
    player_activity: tuple[Activity, ...] = ()
    world_activity: tuple[Paragraph, ...] = ()

    def noted(self, number: int, box: "TheBox") -> None:
        """TAM-ENM-12: be an enemy, if there is one on it."""
        super().noted(number, box)
        if self.enemy is not None:
            box.enemies[number] = self.enemy

    def recalled(self) -> tuple[Recall, ...]:
        """TAM-END-08: return what it says of earlier scenarios."""
        return self.recalls

    def rulings(self) -> Rulings:
        """Return what holds while it is in play."""
        return Rulings(self.changes, self.abilities, self.programs, self.player_activity, self.world_activity)

    def text(self) -> Text:
        """Return all that stands on it."""
        return [
            *headed("text-instant", self.instant),
            *headed("text-turned", self.turned),
            *(enemy_text(self.enemy) if self.enemy is not None else []),
            *on_faces(self.faces),
            *([alone(Word("text-reference"))] if self.reference else []),
            *super().text(),
        ]

    def story_side(self) -> Side:
        """Return the same, with the values of an enemy."""
        side = super().story_side()
        return side if self.enemy is None else side._replace(figures=side.figures | enemy_figures(self.enemy))

    def pieces(self, number: int) -> Iterable[Piece]:
        """Return the programs and abilities of an enemy besides."""
        if self.enemy is not None:
            yield from enemy_pieces(number, self.enemy)
        yield from super().pieces(number)


class Ending(ScenarioCard, frozen=True, kw_only=True):
    """TAM-END-01: a card that ends the game."""

    number: str
    instant: Steps

    def at_once(self) -> Text:
        """Return what it does, as on a story."""
        return headed("text-instant", self.instant)

    def text(self) -> Text:
        """Return what it does."""
        return [text_of(self.instant)]


class Victory(Ending, frozen=True, kw_only=True, tag="victory"):
    """TAM-END-04: a victory."""

    usual = pictures.Picture(things=("sun",))


class Defeat(Ending, frozen=True, kw_only=True, tag="defeat"):
    """TAM-END-01: a defeat."""

    usual = pictures.Picture(things=("cloud",))


# The scenario generator


class MapSetup(Card, frozen=True, kw_only=True, tag="map-setup"):
    """TAM-VS-05: a map."""

    has_story = False

    number: str
    map: str

    def text(self) -> Text:
        """Return that it is a map."""
        return [alone(Word("text-map"))]

    def faults(self, _box: Everything) -> Iterator[str]:
        """TAM-GEN-01: four start tiles, 6 to 10 face-down tiles."""
        starts, hidden = self.map.count("1") + self.map.count("R"), self.map.count("?")
        if self.map.count("1") != 1 or starts != START_TILES:
            yield "a map has 1 Shelter and 3 Ruins face-up."
        if not 6 <= hidden <= 10:
            yield f"a map has 6 to 10 face-down tiles, not {hidden}."


class Situation(Card, frozen=True, kw_only=True, tag="situation"):
    """TAM-VS-06: the enemy deck and the start reward."""

    has_story = False

    number: str
    deck: tuple[tuple[Number, int], ...]
    reward: Steps
    order: Literal["", "reversed"] = ""

    def text(self) -> Text:
        """TAM-ENM-03: return the groups of the enemy deck, the reward, and whether the deck is reversed."""
        groups = [Word("deck-group", {"num": count.text(), "level": level}) for count, level in self.deck]
        turned = [alone(Word("text-reversed"))] if self.order else []
        deck = alone(Word("text-deck", {"groups": groups}))
        return [deck, *headed("text-reward", self.reward), *turned]


class VariableRule(OnTable, frozen=True, kw_only=True, tag="variable-rule"):
    """TAM-VS-07: a rule for all."""

    has_story = False

    number: str
    do: Steps = ()
    abilities: tuple[Ability, ...] = ()
    changes: tuple[Change, ...] = ()

    def rulings(self) -> Rulings:
        """Return what holds for all."""
        return Rulings(self.changes, self.abilities)

    def text(self) -> Text:
        """Return what it does, and what holds for all."""
        return [*([text_of(self.do)] if self.do else []), *super().text()]


class Interaction(OnTable, frozen=True, kw_only=True, tag="interaction"):
    """TAM-VS-07: what players can do to each other."""

    has_story = False

    number: str
    p: Program | None = None
    where: Where = ANYWHERE
    do: Steps = ()
    abilities: tuple[Ability, ...] = ()
    player_activity: tuple[Activity, ...] = ()

    def rulings(self) -> Rulings:
        """Return what holds for all."""
        return Rulings(abilities=self.abilities, activities=self.player_activity)

    def text(self) -> Text:
        """Return its program, and what holds for all."""
        if self.p is None:
            return super().text()
        return [program_text("scenario", self.p.pattern_word, self.do, self.where), *super().text()]

    def pieces(self, number: int) -> Iterable[Piece]:
        """Return its program besides."""
        if self.p is not None:
            yield Entry(number, "scenario", self.p.pattern, self.do, self.where)
        yield from super().pieces(number)


class Objective(Card, frozen=True, kw_only=True, tag="objective"):
    """TAM-VS-08: an objective."""

    has_story = False

    number: str
    points: int
    goal: Goal

    def noted(self, number: int, box: "TheBox") -> None:
        """Tell the box what it asks for."""
        box.objectives[number] = self.goal

    def text(self) -> Text:
        """Return what it asks for, and its points."""
        return [alone(self.goal.text()), alone(Word("text-points", {"points": self.points}))]

    def figures(self) -> Drawn:
        """Return its points."""
        return {"points": self.points}


class ScoringAid(Card, frozen=True, kw_only=True, tag="scoring-aid"):
    """TAM-VS-18: how to score."""

    has_story = False

    number: str

    def text(self) -> Text:
        """Return how to score."""
        return [alone(Word("text-scoring"))]
