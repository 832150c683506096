"""Verbs for the world: monsters, gates, Doom and Omen, tokens, mysteries, encounters."""

from typing import Literal

import msgspec

from dreamtable.games.eldritch.box import BOX, CARDS, NUMBERS, PATH_NAMES
from dreamtable.games.eldritch.cards import Mystery as MysteryCard
from dreamtable.games.eldritch.cards import PathType, SpecialEncounter
from dreamtable.games.eldritch.combat import ambush, fight
from dreamtable.games.eldritch.encounters import research, special
from dreamtable.games.eldritch.end import lose, win
from dreamtable.games.eldritch.events import ClueMoved, MarkerPut, MarkerTaken, MysteryAdvanced, OmenMarked
from dreamtable.games.eldritch.gates import close_gate, discard_gate, spawn_clue, spawn_gate
from dreamtable.games.eldritch.model import COLOUR, NOTHING, OMENS, Colour, Foe, Marker
from dreamtable.games.eldritch.monsters import (
    check_foe,
    defeat_foe,
    discard_foe,
    heal,
    hurt,
    move_foe,
    spawn,
    spawn_epic,
)
from dreamtable.games.eldritch.moves import GiveLead, PickCard, PickClue, PickOmen, PickSpace
from dreamtable.games.eldritch.mysteries import end_rumor, put_clue, put_tokens, solve_mystery, take_tokens
from dreamtable.games.eldritch.mythos import surge_at, whole_card
from dreamtable.games.eldritch.names import EpicName, MonsterName, Monsters, TitleName
from dreamtable.games.eldritch.omen import advance_doom, advance_omen, advance_omen_to, retreat_doom, set_omen
from dreamtable.games.eldritch.pool import draw_clue
from dreamtable.games.eldritch.reckoning import reckon
from dreamtable.games.eldritch.scene import (
    MANY,
    Scene,
    cannot,
    fitting,
    here,
    is_epic,
    matching,
    meant,
    monsters,
    number,
    person_of,
    spaces,
    team,
)
from dreamtable.games.eldritch.terms import NONE, ONE, Number, Place, Spot, Verb, Which, either, step
from dreamtable.games.eldritch.verbs.things import names_of, names_text
from dreamtable.kernel import Script, Seat, Word

By = Literal["you", "lead"]
HERE = Place("here")


def decider(scene: Scene, by: By) -> Seat:
    """Return who chooses."""
    return scene.s.lead if by == "lead" else scene.you


@step
class Spawn(Verb, frozen=True):
    """ELD-MON-01, ELD-EPC-02, ELD-GAT-01, ELD-CLU-02: monsters, an Epic Monster, gates or clues appear."""

    monster: Number | None = None
    epic: EpicName = ""
    gate: Number | None = None
    clue: Number | None = None
    name: MonsterName = ""
    at: Place | None = None
    by: By = "you"

    def do(self, scene: Scene) -> Script[None]:
        """Let them appear."""
        g = scene.g
        scene.done = False
        if self.gate is not None:
            for _ in range(number(scene, self.gate)):
                yield from spawn_gate(g)
            scene.done = True
            return
        if self.clue is not None:
            for _ in range(number(scene, self.clue)):
                where: list[int | None] = (
                    list((yield from spaces(scene, self.at))) if self.at is not None else [None]
                )
                for space in where:
                    scene.done = (yield from spawn_clue(g, space)) or scene.done
            return
        by = decider(scene, self.by)
        places = list((yield from spaces(scene, self.at or HERE, by=by)))
        while places:
            space = yield from self._next(scene, places)
            places.remove(space)
            if self.epic:
                scene.spawned = yield from spawn_epic(g, self.epic, space, scene.card)
                scene.done = scene.spawned is not None
            for _ in range(number(scene, self.monster) if self.monster is not None else 0):
                scene.spawned = yield from spawn(g, space, self.name)
                scene.done = scene.done or scene.spawned is not None

    def _next(self, scene: Scene, places: list[int]) -> Script[int]:
        """ELD-MYT-16: of several spaces the lead chooses the next one."""
        moves = [PickSpace(space) for space in places]
        move = yield from scene.g.ask(scene.s.lead, moves, rule="ELD-MYT-16")
        return move.space

    def text(self) -> Word:
        """Return its words."""
        at: Word | str = self.at.text() if self.at is not None else "none"
        if self.epic:
            return Word("do-spawn-epic", {"epic": Word(f"card-{self.epic}"), "at": at})
        if self.gate is not None:
            return Word("do-spawn-gate", {"num": self.gate.text()})
        if self.clue is not None:
            return Word("do-spawn-clue", {"num": self.clue.text(), "at": at})
        name: Word | str = Word(f"card-{self.name}") if self.name else "none"
        num = self.monster.text() if self.monster is not None else 1
        return Word("do-spawn-monster", {"num": num, "name": name, "at": at})


@step
class Hurt(Verb, frozen=True):
    """ELD-CBT-04: monsters lose Health."""

    yours = False
    which: Which
    num: Number = ONE

    def do(self, scene: Scene) -> Script[None]:
        """Hurt them."""
        found = yield from monsters(scene, self.which, epics=True)
        scene.done = bool(found)
        for foe in found:
            yield from hurt(scene.g, foe, number(scene, self.num), scene.you)

    def possible(self, scene: Scene) -> bool:
        """Say whether there is a monster."""
        return bool(meant(scene, self.which))


@step
class Heal(Verb, frozen=True):
    """Damage is removed from monsters."""

    yours = False
    which: Which
    num: Number

    def do(self, scene: Scene) -> Script[None]:
        """Heal them."""
        scene.done = False
        for foe in (yield from monsters(scene, self.which, epics=True)):
            scene.done = heal(scene.g, foe, number(scene, self.num)) or scene.done


@step
class Remove(Verb, frozen=True):
    """ELD-MON-03: discard monsters, which is not defeating them; not Epic ones."""

    which: Which
    max_toughness: Number = Number("", "", MANY)

    def do(self, scene: Scene) -> Script[None]:
        """Discard them."""
        scene.done = False
        at_most = number(scene, self.max_toughness)
        for foe in (yield from monsters(scene, self.which, epics=False, at_most=at_most)):
            discard_foe(scene.g, foe)
            scene.done = True

    def possible(self, scene: Scene) -> bool:
        """Say whether there is such a monster."""
        return weak(scene, self.which, self.max_toughness)

    def text(self) -> Word:
        """Return its words."""
        return limited_text("do-remove", self.which, self.max_toughness)


def weak(scene: Scene, which: Which, most: Number) -> bool:
    """Say whether there is an ordinary monster of at most that toughness."""
    return any(not is_epic(foe) and foe.toughness <= number(scene, most) for foe in meant(scene, which))


def limited_text(key: str, which: Which, most: Number) -> Word:
    """Return the words for monsters of at most some toughness."""
    limit = "none" if most.plus == MANY else most.text()
    return Word(key, {"which": which.text(), "max": limit})


@step
class Defeat(Verb, frozen=True):
    """ELD-CBT-15: defeat monsters outside combat; not Epic ones."""

    which: Which
    max_toughness: Number = Number("", "", MANY)

    def do(self, scene: Scene) -> Script[None]:
        """Defeat them."""
        scene.done = False
        at_most = number(scene, self.max_toughness)
        for foe in (yield from monsters(scene, self.which, epics=False, at_most=at_most)):
            yield from defeat_foe(scene.g, foe, scene.you)
            scene.done = True

    def possible(self, scene: Scene) -> bool:
        """Say whether there is such a monster."""
        return weak(scene, self.which, self.max_toughness)

    def text(self) -> Word:
        """Return its words."""
        return limited_text("do-defeat", self.which, self.max_toughness)


@step
class Shift(Verb, frozen=True):
    """ELD-MON-06, ELD-EPC-04: move monsters or a clue, to a space or so many steps toward one."""

    monster: Which | None = None
    clue: Number | None = None
    to: Place | None = None
    toward: Place | None = None
    num: int = 1
    along: tuple[PathType, ...] = ()
    from_: Place | None = msgspec.field(default=None, name="from")
    name: Monsters = ()
    by: By = "you"

    def do(self, scene: Scene) -> Script[None]:
        """Move them."""
        scene.done = False
        if self.clue is not None:
            yield from self._clue(scene)
            return
        if self.monster is None:
            return
        by = decider(scene, self.by)
        found = yield from monsters(scene, self.monster, epics=not self._chooses, names=names_of(self.name))
        for foe in found:
            if is_epic(foe) and scene.card not in (foe.monster, foe.source):  # ELD-EPC-04
                continue
            yield from self._monster(scene, foe, by)

    @property
    def _chooses(self) -> bool:
        """ELD-EPC-04: whether somebody chooses the monster, and so no Epic one."""
        return self.monster is not None and self.monster.name.startswith("one-")

    def _monster(self, scene: Scene, foe: Foe, by: Seat) -> Script[None]:
        if self.to is not None:
            for space in (yield from spaces(scene, self.to, by=by, start=foe.space)):
                move_foe(scene.g, foe, space)
                scene.done = True
        elif self.toward is not None:
            for _ in range(self.num):
                yield from self._step(scene, foe, by)

    def _step(self, scene: Scene, foe: Foe, by: Seat) -> Script[None]:
        """One step on a shortest way along allowed paths, if they lead there."""
        goals = fitting(scene, self.toward.of) if self.toward is not None else []
        far = self._distances(goals)
        ways = [
            there
            for there, path in BOX.paths[foe.space].items()
            if self._allows(path) and far.get(there, MANY) < far.get(foe.space, MANY)
        ]
        if ways:
            move = yield from scene.g.ask(by, [PickSpace(space) for space in ways], rule="ELD-MAP-05")
            move_foe(scene.g, foe, move.space)
            scene.done = True

    def _allows(self, path: int) -> bool:
        return not self.along or PATH_NAMES[path] in self.along

    def _distances(self, goals: list[int]) -> dict[int, int]:
        """ELD-MAP-05: by space, how many of the allowed paths lead to the nearest of the goals."""
        far = dict.fromkeys(goals, 0)
        reached = list(goals)
        for space in reached:
            for there, path in BOX.paths[space].items():
                if there not in far and self._allows(path):
                    far[there] = far[space] + 1
                    reached.append(there)
        return far

    def _clue(self, scene: Scene) -> Script[None]:
        """Move the clue at hand, or one of one's choice from the spaces named."""
        g, s = scene.g, scene.s
        clue = scene.hand if self.from_ is None else NOTHING
        if self.from_ is not None:
            choice = [
                one
                for one, space in s.clues.items()
                if space in BOX.paths[here(scene)] and self._by_rail(scene, space)
            ]
            if choice:
                move = yield from g.ask(scene.you, [PickClue(one) for one in choice], rule="ELD-CLU-09")
                clue = move.clue
        if clue in s.clues and self.to is not None:
            for space in (yield from spaces(scene, self.to, start=self._start(scene, clue))):
                s.clues[clue] = space
                g.tell(ClueMoved, clue, space)
                scene.done = True

    def _start(self, scene: Scene, clue: int) -> int:
        return scene.s.clues[clue] if self.from_ is None else here(scene)

    def _by_rail(self, scene: Scene, space: int) -> bool:
        return self.from_ is not None and (
            self.from_.name != "adjacent-by-train" or BOX.paths[here(scene)][space] == 0
        )

    def possible(self, scene: Scene) -> bool:
        """Say whether there is something to move."""
        if self.monster is not None:
            return any(not self._chooses or not is_epic(foe) for foe in meant(scene, self.monster))
        if self.from_ is None:
            return scene.hand in scene.s.clues
        return any(
            space in BOX.paths[here(scene)] and self._by_rail(scene, space)
            for space in scene.s.clues.values()
        )

    def text(self) -> Word:
        """Return its words."""
        args: dict[str, int | str | Word | list[Word]] = {
            "to": self.to.text() if self.to is not None else "none",
            "toward": self.toward.text() if self.toward is not None else "none",
            "num": self.num,
            "along": either([Word(f"path-{path}") for path in self.along]) if self.along else "any",
            "from": self.from_.text() if self.from_ is not None else "none",
            "name": names_text("card", self.name),
        }
        if self.monster is None:
            return Word("do-shift-clue", args)
        return Word("do-shift-monster", {**args, "monster": self.monster.text()})


@step
class Fight(Verb, frozen=True):
    """ELD-CBT-07: a combat encounter now."""

    which: Which

    def do(self, scene: Scene) -> Script[None]:
        """Fight."""
        for foe in (yield from monsters(scene, self.which, epics=True)):
            yield from fight(scene.g, scene.you, foe, scene.during)

    def possible(self, scene: Scene) -> bool:
        """Say whether there is a monster."""
        return bool(meant(scene, self.which))


@step
class Ambush(Verb, frozen=True):
    """ELD-AMB-01: monsters ambush, one after another."""

    yours = False
    num: Number = ONE
    name: MonsterName = ""

    def do(self, scene: Scene) -> Script[None]:
        """Fight them."""
        for _ in range(number(scene, self.num)):
            yield from ambush(scene.g, scene.you, self.name, scene.during)

    def text(self) -> Word:
        """Return its words."""
        return Word(
            "do-ambush", {"num": self.num.text(), "name": Word(f"card-{self.name}") if self.name else "none"}
        )


@step
class Close(Verb, frozen=True):
    """ELD-GAT-05: close the gate being encountered."""

    what: Literal["this-gate"]

    def do(self, scene: Scene) -> Script[None]:
        """Close it."""
        scene.done = yield from close_gate(scene, scene.gate)


@step
class DropGate(Verb, frozen=True):
    """ELD-GAT-05: discard a gate without closing it."""

    which: Literal["one-matching", "any"]
    by: By = "you"

    def do(self, scene: Scene) -> Script[None]:
        """Choose and discard one."""
        gates = self._gates(scene)
        scene.done = bool(gates)
        if gates:
            move = yield from scene.g.ask(
                decider(scene, self.by), [PickCard(gate) for gate in gates], rule="ELD-GAT-05"
            )
            discard_gate(scene.g, move.card)

    def _gates(self, scene: Scene) -> list[int]:
        return list(scene.s.gates) if self.which == "any" else matching(scene.s)

    def possible(self, scene: Scene) -> bool:
        """Say whether there is such a gate."""
        return bool(self._gates(scene))


@step
class Doom(Verb, frozen=True):
    """ELD-OMN-05: Doom advances or retreats."""

    advance: Number = NONE
    retreat: Number = NONE

    def do(self, scene: Scene) -> Script[None]:
        """Move it."""
        if self.retreat != NONE:
            scene.done = retreat_doom(scene.g, number(scene, self.retreat))
        yield from advance_doom(scene.g, number(scene, self.advance))

    def possible(self, scene: Scene) -> bool:
        """ELD-OMN-08: an awake god can't be put off."""
        return self.retreat == NONE or not scene.s.awake

    def text(self) -> Word:
        """Return its words."""
        way = "advance" if self.advance != NONE else "retreat"
        return Word(f"do-doom-{way}", {"num": (self.advance if way == "advance" else self.retreat).text()})


@step
class Omen(Verb, frozen=True):
    """ELD-OMN-02 to -04: the Omen advances, advances to a colour, or is set."""

    advance: Number = NONE
    to: Literal["", "green", "blue", "red"] = ""
    set_: Literal["", "any"] = msgspec.field(default="", name="set")

    def do(self, scene: Scene) -> Script[None]:
        """Move it."""
        g = scene.g
        if self.set_:
            if cannot(scene.s, scene.you, "set-omen"):
                return
            moves = [PickOmen(place, colour) for place, colour in enumerate(OMENS)]
            move = yield from g.ask(scene.you, moves, rule="ELD-OMN-04")
            set_omen(g, move.place)
        elif self.to:
            yield from advance_omen_to(g, self.to)
        else:
            yield from advance_omen(g, number(scene, self.advance))

    def possible(self, scene: Scene) -> bool:
        """Say whether nothing forbids it."""
        return not (self.set_ and cannot(scene.s, scene.you, "set-omen"))

    def text(self) -> Word:
        """Return its words."""
        if self.set_:
            return Word("do-omen-set")
        if self.to:
            return Word("do-omen-to", {"to": Word(f"colour-{self.to}")})
        return Word("do-omen-advance", {"num": self.advance.text()})


@step
class Token(Verb, frozen=True):
    """Put, take or move eldritch tokens, clues and the mystery token."""

    eldritch: Number = NONE
    clue: Number = NONE
    mystery: Number = NONE
    to: Spot | None = None
    from_: Literal["", "this", "sheet", "here", "you", "pool", "gained"] = msgspec.field(
        default="", name="from"
    )

    def do(self, scene: Scene) -> Script[None]:
        """Move them."""
        scene.done = False
        if self.clue != NONE:
            self._clues(scene)
        elif self.from_ in ("this", "sheet"):
            scene.done = yield from take_tokens(
                scene.g, self._card(scene, self.from_), number(scene, self.eldritch)
            )
        else:
            yield from self._eldritch(scene)

    def _card(self, scene: Scene, word: str) -> int:
        return {"this": scene.card, "sheet": scene.s.ancient_one, "mystery": scene.s.mystery}[word]

    def _eldritch(self, scene: Scene) -> Script[None]:
        g, s = scene.g, scene.s
        if self.from_ == "here":
            marker = next(
                (one for one in s.markers if one.space == here(scene) and one.source == scene.card), None
            )
            if marker is None:
                return
            s.markers.remove(marker)
            g.tell(MarkerTaken, scene.card, marker.space)
        count = number(scene, self.eldritch if self.mystery == NONE else self.mystery)
        if self.to is None:
            return
        if self.to.name in Spot.cards:
            card = self._card(scene, self.to.name)
            if card != NOTHING:
                put_tokens(g, card, count)
        elif self.to.name.startswith("omen-"):
            colour = COLOUR[self.to.name.removeprefix("omen-")]
            s.omen_tokens[OMENS.index(colour)] += count
            g.tell(OmenMarked, Colour(colour))
        else:
            for _ in range(count):
                for space in (yield from spaces(scene, self.to)):
                    s.markers.append(Marker(space, scene.card, self.mystery != NONE))
                    g.tell(MarkerPut, scene.card, space)
        scene.done = True

    def _clues(self, scene: Scene) -> None:
        """A clue goes onto a card: the one just gained, one's own, or one from the pool."""
        g, s = scene.g, scene.s
        card = self._card(scene, self.to.name) if self.to is not None else NOTHING
        person = s.people[scene.you]
        for _ in range(number(scene, self.clue)):
            clue: int | None = None
            if self.from_ == "pool":
                clue = draw_clue(g)
            elif person is not None and person.clues:
                clue = (
                    scene.hand if self.from_ == "gained" and scene.hand in person.clues else person.clues[-1]
                )
                person.clues.remove(clue)
            if clue is not None and card != NOTHING:
                put_clue(g, card, clue)
                scene.done = True

    def possible(self, scene: Scene) -> bool:
        """Say whether the token is there to be taken."""
        s = scene.s
        if self.from_ in ("you", "gained"):
            person = s.people[scene.you]
            return person is not None and bool(person.clues)
        if self.from_ == "here":
            return any(one.space == here(scene) and one.source == scene.card for one in s.markers)
        return True

    def text(self) -> Word:
        """Return its words."""
        kind = "clue" if self.clue != NONE else "mystery" if self.mystery != NONE else "eldritch"
        count = {"clue": self.clue, "mystery": self.mystery, "eldritch": self.eldritch}[kind]
        to: Word | str = self.to.text() if self.to is not None else "none"
        from_: Word | str = Word(f"spot-{self.from_}") if self.from_ else "none"
        return Word(f"do-token-{kind}", {"num": count.text(), "to": to, "from": from_})


@step
class Mystery(Verb, frozen=True):
    """ELD-MYS-06: advance or solve the active Mystery."""

    what: Literal["advance", "solve"]

    def do(self, scene: Scene) -> Script[None]:
        """Put the token that it needs on it, or weaken its Epic Monster by 2; or solve it."""
        g, s = scene.g, scene.s
        scene.done = s.mystery != NOTHING
        if not scene.done:
            return
        if self.what == "solve":
            yield from solve_mystery(g)
            return
        card = s.mystery
        g.tell(MysteryAdvanced, card)
        solve = BOX.card(card, MysteryCard).solve
        if solve.clues_on_this is not None:
            clue = draw_clue(g)
            if clue is not None:
                put_clue(g, card, clue)
        elif solve.eldritch_on_this is not None:
            put_tokens(g, card, 1)
        else:
            for foe in [one for one in s.foes if CARDS[one.monster].id == solve.defeat]:
                foe.toughness -= 2
                yield from check_foe(g, foe, scene.you)

    def text(self) -> Word:
        """Return its words."""
        return Word(f"do-mystery-{self.what}")


@step
class Rumor(Verb, frozen=True):
    """ELD-RUM-03: this rumor is solved."""

    what: Literal["solve"]

    def do(self, scene: Scene) -> Script[None]:
        """Solve it."""
        end_rumor(scene.g, scene.card)
        yield from ()


@step
class Reckoning(Verb, frozen=True):
    """ELD-RKN: a reckoning now."""

    what: Literal["resolve"]

    def do(self, scene: Scene) -> Script[None]:
        """Resolve it."""
        yield from reckon(scene.g)


@step
class Surge(Verb, frozen=True):
    """ELD-MYT-06: a monster surge on a space."""

    place: Place

    def do(self, scene: Scene) -> Script[None]:
        """Spawn the monsters."""
        for space in (yield from spaces(scene, self.place)):
            yield from surge_at(scene.g, space)


@step
class DrawMythos(Verb, frozen=True):
    """ELD-MYT-13: another mythos card, resolved completely."""

    num: int

    def do(self, scene: Scene) -> Script[None]:
        """Draw and resolve."""
        for _ in range(self.num):
            yield from whole_card(scene.g)


@step
class SetAside(Verb, frozen=True):
    """ELD-ASD-01: monsters or a special deck are set aside in set-up."""

    monster: MonsterName = ""
    num: int = 1
    special: TitleName = ""

    def do(self, scene: Scene) -> Script[None]:
        """Set them aside."""
        g, s = scene.g, scene.s
        if self.monster:
            for token in NUMBERS[self.monster][: self.num]:
                if token in s.cup:
                    s.cup.remove(token)
                    s.aside.append(token)
                    s.kept_aside.append(token)
        if self.special:
            cards = [
                n for n in BOX.of(SpecialEncounter) if BOX.card(n, SpecialEncounter).title == self.special
            ]
            g.rng.shuffle(cards)
            s.special.pile = cards
        yield from ()

    def text(self) -> Word:
        """Return its words."""
        if self.special:
            return Word("do-set-aside-special", {"special": Word(f"title-{self.special}")})
        return Word("do-set-aside-monster", {"monster": Word(f"card-{self.monster}"), "num": self.num})


@step
class Lead(Verb, frozen=True):
    """ELD-RND-03: the lead's token is passed."""

    what: Literal["pass"]

    def do(self, scene: Scene) -> Script[None]:
        """Choose the new lead."""
        s = scene.s
        others = [seat for seat in team(s) if seat != s.lead]
        if others:
            move = yield from scene.g.ask(s.lead, [GiveLead(seat) for seat in others], rule="ELD-RND-03")
            s.lead = move.seat


@step
class EncounterAs(Verb, frozen=True):
    """Resolve a research encounter about a clue elsewhere as if there; it is one's encounter of this turn."""

    clue_at: Place

    def do(self, scene: Scene) -> Script[None]:
        """Choose the clue and resolve."""
        s = scene.s
        clues = self._clues(scene)
        if clues:
            move = yield from scene.g.ask(scene.you, [PickClue(clue) for clue in clues], rule="ELD-TKN-01")
            yield from research(scene.g, scene.you, move.clue, BOX.spaces[s.clues[move.clue]].type)
            scene.cancelled |= {"event"}

    def _clues(self, scene: Scene) -> list[int]:
        near = BOX.paths[person_of(scene.s, scene.you).space] if scene.s.people[scene.you] is not None else {}
        return [clue for clue, space in scene.s.clues.items() if space in near]

    def possible(self, scene: Scene) -> bool:
        """Say whether there is such a clue."""
        return bool(self._clues(scene))


@step
class Special(Verb, frozen=True):
    """ELD-CPX-06: an encounter from the special deck."""

    title: Literal["drowned-city", "threshold"]

    def do(self, scene: Scene) -> Script[None]:
        """Draw and resolve."""
        yield from special(scene, self.title)

    def text(self) -> Word:
        """Return its words."""
        return Word("do-special", {"title": Word(f"title-{self.title}")})


@step
class Win(Verb, frozen=True):
    """ELD-WIN-03: the team wins."""

    def do(self, scene: Scene) -> Script[None]:
        """Win."""
        yield from ()
        win(scene.g)


@step
class LoseGame(Verb, frozen=True):
    """ELD-WIN-06: the team loses."""

    def do(self, scene: Scene) -> Script[None]:
        """Lose, by the god's awakening or by a card."""
        yield from ()
        lose(scene.g, "awakened" if scene.card == scene.s.ancient_one else "rumor")
