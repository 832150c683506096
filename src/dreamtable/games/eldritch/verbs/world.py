"""Verbs for the world: gates, Doom and Omen, tokens, mysteries, encounters, the end."""

from collections.abc import Iterator
from typing import Literal

import msgspec

from dreamtable.content.effects import Verb
from dreamtable.games.eldritch.box import BOX, CARDS, NUMBERS
from dreamtable.games.eldritch.cards import Mystery as MysteryCard
from dreamtable.games.eldritch.cards import SpecialEncounter
from dreamtable.games.eldritch.conditions import number
from dreamtable.games.eldritch.encounters import research_elsewhere, special
from dreamtable.games.eldritch.end import lose, win
from dreamtable.games.eldritch.events import MarkerPut, MarkerTaken, MysteryAdvanced, OmenMarked
from dreamtable.games.eldritch.gates import close_gate, discard_gate
from dreamtable.games.eldritch.in_play import cannot
from dreamtable.games.eldritch.look import Look
from dreamtable.games.eldritch.model import COLOUR, NOTHING, OMENS, Colour, Marker
from dreamtable.games.eldritch.monsters import (
    check_foe,
)
from dreamtable.games.eldritch.moves import GiveLead, PickCard, PickClue, PickOmen
from dreamtable.games.eldritch.mysteries import end_rumor, put_clue, put_tokens, solve_mystery, take_tokens
from dreamtable.games.eldritch.mythos import surge_at, whole_card
from dreamtable.games.eldritch.names import MonsterName, TitleName
from dreamtable.games.eldritch.omen import advance_doom, advance_omen, advance_omen_to, retreat_doom, set_omen
from dreamtable.games.eldritch.places import clues_on, here, matching, meant_spaces, searched_spaces, spaces
from dreamtable.games.eldritch.pool import draw_clue
from dreamtable.games.eldritch.reckoning import reckon
from dreamtable.games.eldritch.scene import Scene
from dreamtable.games.eldritch.terms import NONE, Number, Place, Spot, step
from dreamtable.games.eldritch.verbs.foes import By
from dreamtable.games.eldritch.who import team
from dreamtable.games.eldritch.wishes import decide
from dreamtable.kernel import NOTHING_TO_DO, Script
from dreamtable.telling import Word


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
            moves = list(map(PickCard, gates))
            if self.by == "lead":
                move = yield from decide(scene.g, moves, rule="ELD-GAT-05")
            else:
                move = yield from scene.ask(scene.you, moves, rule="ELD-GAT-05")
            discard_gate(scene.g, move.card)

    def _gates(self, look: Look) -> list[int]:
        return list(look.g.state.gates) if self.which == "any" else matching(look.g.state)

    def possible(self, look: Look) -> bool:
        """Say whether there is such a gate."""
        return bool(self._gates(look))


@step
class Doom(Verb, frozen=True):
    """ELD-OMN-05: Doom advances or retreats."""

    one_of = ("advance", "retreat")
    advance: Number = NONE
    retreat: Number = NONE

    def do(self, scene: Scene) -> Script[None]:
        """Move it."""
        if self.retreat != NONE:
            scene.done = retreat_doom(scene.g, number(scene, self.retreat))
        yield from advance_doom(scene.g, number(scene, self.advance))

    def possible(self, look: Look) -> bool:
        """ELD-OMN-08: an awake god can't be put off."""
        return self.retreat == NONE or not look.g.state.awake

    def text(self) -> Word:
        """Return its words."""
        way = "advance" if self.advance != NONE else "retreat"
        return Word(f"do-doom-{way}", {"num": (self.advance if way == "advance" else self.retreat).text()})


@step
class Omen(Verb, frozen=True):
    """ELD-OMN-02 to -04: the Omen advances, advances to a colour, or is set."""

    one_of = ("advance", "to", "set_")
    advance: Number = NONE
    to: Literal["", "green", "blue", "red"] = ""
    set_: Literal["", "any"] = msgspec.field(default="", name="set")

    def do(self, scene: Scene) -> Script[None]:
        """Move it."""
        g = scene.g
        if self.set_:
            if cannot(scene.g.state, scene.you, "set-omen"):
                return
            moves = [PickOmen(place, colour) for place, colour in enumerate(OMENS)]
            move = yield from scene.ask(scene.you, moves, rule="ELD-OMN-04")
            set_omen(g, move.place)
        elif self.to:
            yield from advance_omen_to(g, self.to)
        else:
            yield from advance_omen(g, number(scene, self.advance))

    def possible(self, look: Look) -> bool:
        """Say whether nothing forbids it."""
        return not (self.set_ and cannot(look.g.state, look.you, "set-omen"))

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

    one_of = ("eldritch", "clue", "mystery")
    eldritch: Number = NONE
    clue: Number = NONE
    mystery: Number = NONE
    to: Spot | None = None
    from_: Literal["", "this", "sheet", "here", "you", "pool", "gained"] = msgspec.field(
        default="", name="from"
    )

    def faults(self) -> Iterator[str]:
        """Clues are put on cards, and other tokens come from somewhere or go there."""
        yield from super().faults()
        if self.clue != NONE and (self.to is None or self.to.name not in Spot.cards):
            yield f"token: clues are put on a card: to one of {', '.join(Spot.cards)}."
        elif self.to is None and self.from_ not in ("this", "sheet"):
            yield "token: it must say where tokens are put (to), or from which card they are taken (from)."

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
        s = scene.g.state
        return {"this": scene.card, "sheet": s.ancient_one, "mystery": s.mystery}[word]

    def _eldritch(self, scene: Scene) -> Script[None]:
        g, s = scene.g, scene.g.state
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
        g, s = scene.g, scene.g.state
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

    def possible(self, look: Look) -> bool:
        """Say whether the token is there to be taken."""
        s = look.g.state
        if self.from_ in ("you", "gained"):
            person = s.people[look.you]
            return person is not None and bool(person.clues)
        if self.from_ == "here":
            return any(one.space == here(look) and one.source == look.card for one in s.markers)
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
        g, s = scene.g, scene.g.state
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
        return NOTHING_TO_DO


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

    one_of = ("monster", "special")
    monster: MonsterName = ""
    num: int = 1
    special: TitleName = ""

    def do(self, scene: Scene) -> Script[None]:
        """Set them aside."""
        s = scene.g.state
        if self.monster:
            for token in NUMBERS[self.monster][: self.num]:
                if token in s.cup:
                    s.cup.remove(token)
                    s.aside.append(token)
                    s.kept_aside.append(token)
        if self.special:
            specials = BOX.of_sort(SpecialEncounter, self.special)
            s.special.pile = scene.g.components.these(specials)
        return NOTHING_TO_DO

    def text(self) -> Word:
        """Return its words."""
        if self.special:
            return Word("do-set-aside-special", {"special": Word(f"title-{self.special}")})
        return Word("do-set-aside-monster", {"name": Word(f"card-{self.monster}"), "num": self.num})


@step
class Lead(Verb, frozen=True):
    """ELD-RND-03: the lead's token is passed."""

    what: Literal["pass"]

    def do(self, scene: Scene) -> Script[None]:
        """Choose the new lead."""
        s = scene.g.state
        others = [seat for seat in team(s) if seat != s.lead]
        if others:
            move = yield from scene.ask(s.lead, list(map(GiveLead, others)), rule="ELD-RND-03")
            s.lead = move.seat


@step
class EncounterAs(Verb, frozen=True):
    """Resolve a research encounter about a clue elsewhere as if there; it is one's encounter of this turn."""

    clue_at: Place

    def do(self, scene: Scene) -> Script[None]:
        """Choose the clue and resolve."""
        clues = clues_on(scene.g.state, (yield from searched_spaces(scene, self.clue_at)))
        if clues:
            move = yield from scene.ask(scene.you, list(map(PickClue, clues)), rule="ELD-TKN-01")
            yield from research_elsewhere(scene.g, scene.you, move.clue)
            scene.cancelled |= {"event"}

    def possible(self, look: Look) -> bool:
        """Say whether there is such a clue."""
        return bool(clues_on(look.g.state, meant_spaces(look, self.clue_at)))


@step
class Special(Verb, frozen=True):
    """ELD-CPX-06: an encounter from the special deck."""

    title: Literal["drowned-city", "threshold"]

    def do(self, scene: Scene) -> Script[None]:
        """Draw and resolve."""
        return special(scene, self.title)

    def text(self) -> Word:
        """Return its words."""
        return Word("do-special", {"title": Word(f"title-{self.title}")})


@step
class Win(Verb, frozen=True):
    """ELD-WIN-03: the team wins."""

    def do(self, scene: Scene) -> Script[None]:
        """Win."""
        win(scene.g)


@step
class LoseGame(Verb, frozen=True):
    """ELD-WIN-06: the team loses."""

    def do(self, scene: Scene) -> Script[None]:
        """Lose, by the god's awakening or by a card."""
        lose(scene.g, "awakened" if scene.card == scene.g.state.ancient_one else "rumor")
