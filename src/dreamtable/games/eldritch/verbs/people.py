"""Verbs for investigators: Health, Sanity, skills, movement, delay, defeat."""

from collections.abc import Iterator
from typing import Literal

import msgspec

from dreamtable.content.effects import Verb, either, who
from dreamtable.games.eldritch.actions import extra_actions, go
from dreamtable.games.eldritch.box import BOX
from dreamtable.games.eldritch.cards import PathType
from dreamtable.games.eldritch.conditions import number
from dreamtable.games.eldritch.events import SkillImproved
from dreamtable.games.eldritch.health import delay, devour, fall, lose, recover, recover_by_rest, spend_body
from dreamtable.games.eldritch.in_play import cannot
from dreamtable.games.eldritch.look import Look
from dreamtable.games.eldritch.map import PATH_NAMES
from dreamtable.games.eldritch.model import BOTH_TICKETS, MOST_IMPROVED, NOTHING, SKILL
from dreamtable.games.eldritch.moves import PickNumber, PickSkill, PickSpace, PickTicket
from dreamtable.games.eldritch.moves import Stop as StopMove
from dreamtable.games.eldritch.mysteries import take_clues
from dreamtable.games.eldritch.places import spaces
from dreamtable.games.eldritch.possessions import lose_ticket, spend_clue
from dreamtable.games.eldritch.scene import Scene
from dreamtable.games.eldritch.terms import NONE, YOU, Number, Place, Who, step
from dreamtable.games.eldritch.trade import share_clues
from dreamtable.games.eldritch.who import choosable, only_you, person_of, team
from dreamtable.kernel import Move as AnyMove
from dreamtable.kernel import Script, Seat
from dreamtable.telling import Word

AnySkill = Literal["any", "lore", "influence", "observation", "strength", "will"]


def body_text(key: str, health: Number, sanity: Number, whom: Who = YOU) -> Word:
    """Return the words for an amount of Health and Sanity."""
    amounts = {"health": health.text(), "sanity": sanity.text()}
    both = "both" if health != NONE and sanity != NONE else "health" if health != NONE else "sanity"
    return Word(key, {"body": Word(f"body-{both}", {**amounts}), "who": whom.text()})


@step
class Lose(Verb, frozen=True):
    """ELD-HLT-02: lose Health and Sanity; it can be prevented."""

    some_of = ("health", "sanity")
    health: Number = NONE
    sanity: Number = NONE
    who: Who = YOU

    def do(self, scene: Scene) -> Script[None]:
        """Everybody who is meant loses at the same time."""
        return self._they(scene, [scene.you]) if only_you(scene, self.who) else self._each(scene)

    def _each(self, scene: Scene) -> Script[None]:
        yield from self._they(scene, (yield from who(scene, self.who)))

    def _they(self, scene: Scene, seats: list[Seat]) -> Script[None]:
        scene.done = bool(seats)
        return lose(scene.g, seats, number(scene, self.health), number(scene, self.sanity))

    def text(self) -> Word:
        """Return its words."""
        return body_text("do-lose", self.health, self.sanity, self.who)


@step
class Recover(Verb, frozen=True):
    """ELD-HLT-02: recover Health and Sanity, up to the maximum; at a rest, as a part of it."""

    some_of = ("health", "sanity")
    health: Number = NONE
    sanity: Number = NONE
    who: Who = YOU

    def do(self, scene: Scene) -> Script[None]:
        """Everybody who is meant recovers."""
        scene.done = False
        resting = "rest" in scene.during and scene.combat is None
        back = recover_by_rest if resting else recover
        for seat in scene.present((yield from who(scene, self.who))):
            if back(scene.g, seat, number(scene, self.health), number(scene, self.sanity)):
                scene.done = True

    def text(self) -> Word:
        """Return its words."""
        return body_text("do-recover", self.health, self.sanity, self.who)


@step
class Spend(Verb, frozen=True):
    """ELD-SPD-01: pay with clues, Health, Sanity or tickets; clues also as a group, or with the Mystery's."""

    some_of = ("clue", "health", "sanity", "ticket")
    may_fail = True
    clue: Number = NONE
    health: Number = NONE
    sanity: Number = NONE
    ticket: Number = NONE
    from_: Literal["you", "group", "mystery"] = msgspec.field(default="you", name="from")

    def faults(self) -> Iterator[str]:
        """A group and a Mystery have clues only."""
        yield from super().faults()
        if self.from_ != "you" and self.clue == NONE:
            yield f"spend: only clues can be spent from {self.from_}."

    def possible(self, look: Look) -> bool:
        """ELD-SPD-01, ELD-SPD-02: say whether it can be paid completely."""
        s = look.g.state
        clues = number(look, self.clue)
        if self.from_ == "group":
            return sum(len(one.clues) for one in s.people if one is not None) >= clues
        if self.from_ == "mystery":
            return len(s.clues_on.get(s.mystery, ())) >= clues
        person = s.people[look.you]
        return (
            person is not None
            and len(person.clues) >= clues
            and (self.health == NONE or person.health > number(look, self.health))
            and (self.sanity == NONE or person.sanity > number(look, self.sanity))
            and sum(person.tickets) >= number(look, self.ticket)
        )

    def do(self, scene: Scene) -> Script[None]:
        """Pay."""
        g, s, seat = scene.g, scene.g.state, scene.you
        scene.done = False
        if not self.possible(scene):
            return
        clues = number(scene, self.clue)
        if self.from_ == "group":
            scene.done = yield from group_pays(scene, clues)
            return
        if self.from_ == "mystery":
            take_clues(g, s.mystery, clues)
            scene.done = True
            return
        person = person_of(s, seat)
        for _ in range(clues):
            spend_clue(g, seat, person)
        health, sanity = number(scene, self.health), number(scene, self.sanity)
        if health or sanity:
            spend_body(g, seat, health, sanity)
        for _ in range(number(scene, self.ticket)):
            move = yield from scene.ask(
                seat, [PickTicket(one) for one in BOTH_TICKETS if person.tickets[one]], rule="ELD-SPD-01"
            )
            lose_ticket(g, seat, move.ticket)
        scene.done = True

    def text(self) -> Word:
        """Return its words."""
        if self.clue != NONE:
            return Word("do-spend-clue", {"clue": self.clue.text(), "from": self.from_})
        if self.ticket != NONE:
            return Word("do-spend-ticket", {"ticket": self.ticket.text()})
        return body_text("do-spend-body", self.health, self.sanity)


def group_pays(scene: Scene, clues: int) -> Script[bool]:
    """ELD-SPD-06: each gives what he likes, lead first; without enough nothing is spent."""
    s = scene.g.state
    left, gifts = clues, {}
    for seat in team(s):
        most = min(left, len(person_of(s, seat).clues))
        if most:
            moves = list(map(PickNumber, range(most, -1, -1)))
            move = yield from scene.ask(seat, moves, rule="ELD-SPD-06")
            gifts[seat] = move.number
            left -= move.number
    if left:
        return False
    for seat, count in gifts.items():
        for _ in range(count):
            spend_clue(scene.g, seat, person_of(s, seat))
    return True


@step
class Improve(Verb, frozen=True):
    """ELD-SKL-01, ELD-SKL-02: improve a skill, at most twice each."""

    skill: AnySkill
    who: Who = YOU

    def do(self, scene: Scene) -> Script[None]:
        """Everybody who is meant improves it; with `any`, one that can still be improved."""
        scene.done = False
        for seat in scene.present((yield from who(scene, self.who))):
            person = person_of(scene.g.state, seat)
            skills = SKILL.values() if self.skill == "any" else (SKILL[self.skill],)
            able = [skill for skill in skills if person.improved[skill] < MOST_IMPROVED]
            if able:
                move = yield from scene.ask(seat, list(map(PickSkill, able)), rule="ELD-SKL-02")
                person.improved[move.skill] += 1
                scene.done = True
                scene.g.tell(SkillImproved, seat, move.skill, person.improved[move.skill])

    def text(self) -> Word:
        """Return its words."""
        return Word("do-improve", {"skill": Word(f"skill-{self.skill}"), **whose(self.who)})


def whose(whom: Who) -> dict[str, int | str | Word | list[Word]]:
    """Return the arguments that say who is meant."""
    return {"who": whom.text()}


@step
class Delay(Verb, frozen=True):
    """ELD-DLY-01: become Delayed."""

    who: Who

    def do(self, scene: Scene) -> Script[None]:
        """Everybody who is meant is delayed."""
        scene.done = False
        for seat in scene.present((yield from who(scene, self.who))):
            if (yield from delay(scene.g, seat, as_cost=scene.as_cost)):
                scene.done = True
                if scene.personal and seat == scene.you and not person_of(scene.g.state, seat).delayed:
                    scene.stopped = True  # ELD-DLY-03

    def possible(self, look: Look) -> bool:
        """ELD-DLY-04: nobody who is Delayed can pay with it."""
        person = look.g.state.people[look.you]
        return self.who != YOU or (person is not None and not person.delayed)

    def can_be_chosen(self, look: Look) -> bool:
        """ELD-DLY-04: as a part of a way it is no price, and Delayed twice is the same as once."""
        return choosable(look, self.who)

    def text(self) -> Word:
        """Return its words."""
        return Word("do-delay", whose(self.who))


@step
class Move(Verb, frozen=True):
    """ELD-MAP-08: move to a space directly, or up to so many spaces along paths."""

    one_of = ("to", "up_to")
    to: Place | None = None
    up_to: int = 0
    along: Literal["any"] | tuple[PathType, ...] = "any"
    who: Who = YOU

    def do(self, scene: Scene) -> Script[None]:
        """Everybody who is meant moves; together where several do."""
        s = scene.g.state
        scene.done = False
        meant = yield from who(scene, self.who)
        seats = [seat for seat in meant if not cannot(s, seat, "move")]
        if not seats:
            return
        if self.to is not None:
            for seat in seats:
                inside = scene.within(scene.card, seat) if self.who != YOU else scene
                for space in (yield from spaces(inside, self.to, by=scene.you)):
                    go(scene.g, seat, space)
                    scene.done = True
                    if seat == scene.you:
                        scene.elsewhere = NOTHING
            return
        if self.who.name == "chosen-other":
            for seat in seats:
                yield from self._walk(scene, [seat], scene.you)
        else:
            yield from self._walk(scene, seats, scene.you if scene.you in seats else seats[0])

    def _walk(self, scene: Scene, seats: list[Seat], leader: Seat) -> Script[None]:
        """Step by step; who moves together takes the same way."""
        s = scene.g.state
        for _ in range(self.up_to):
            here = person_of(s, seats[0]).space
            ways = [
                there
                for there, path in BOX.paths[here].items()
                if self.along == "any" or PATH_NAMES[path] in self.along
            ]
            if not ways:
                return
            moves: list[AnyMove] = list(map(PickSpace, ways))
            move = yield from scene.ask(leader, [*moves, StopMove()], rule="ELD-MAP-08")
            if not isinstance(move, PickSpace):
                return
            for seat in seats:
                go(scene.g, seat, move.space)
            scene.done = True
            if scene.you in seats:
                scene.elsewhere = NOTHING

    def possible(self, look: Look) -> bool:
        """Say whether somebody can move."""
        s = look.g.state
        return choosable(look, self.who) and (self.who != YOU or not cannot(s, look.you, "move"))

    def text(self) -> Word:
        """Return its words."""
        if self.to is not None:
            return Word("do-move-to", {"to": self.to.text(), **whose(self.who)})
        along: str | Word = (
            "any" if self.along == "any" else either([Word(f"path-{path}") for path in self.along])
        )
        return Word("do-move-along", {"up_to": self.up_to, "along": along, **whose(self.who)})


@step
class Act(Verb, frozen=True):
    """ELD-ACT-03: perform further actions now."""

    num: int

    def do(self, scene: Scene) -> Script[None]:
        """Act."""
        return extra_actions(scene.g, scene.you, self.num)


@step
class ShareClues(Verb, frozen=True):
    """Exchange clues over any distance."""

    with_: Who = msgspec.field(name="with")

    def do(self, scene: Scene) -> Script[None]:
        """Choose with whom and how many."""
        for seat in (yield from who(scene, self.with_)):
            scene.done = yield from share_clues(scene.g, scene.you, seat)

    def possible(self, look: Look) -> bool:
        """Say whether there is somebody."""
        return choosable(look, self.with_)


@step
class Devour(Verb, frozen=True):
    """ELD-DVR-01: be devoured."""

    who: Who

    def do(self, scene: Scene) -> Script[None]:
        """Everybody who is meant is devoured."""
        for seat in scene.present((yield from who(scene, self.who))):
            yield from devour(scene.g, seat)

    def text(self) -> Word:
        """Return its words."""
        return Word("do-devour", whose(self.who))


@step
class Fall(Verb, frozen=True):
    """ELD-DEF-01: be defeated as if Health or Sanity were gone."""

    by: Literal["health", "sanity"]
    who: Who = YOU

    def do(self, scene: Scene) -> Script[None]:
        """Everybody who is meant falls."""
        for seat in scene.present((yield from who(scene, self.who))):
            yield from fall(scene.g, seat, mad=self.by == "sanity")

    def text(self) -> Word:
        """Return its words."""
        return Word(f"do-fall-{self.by}", whose(self.who))
