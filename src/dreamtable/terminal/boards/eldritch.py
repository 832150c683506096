"""Eldritch Horror in the terminal."""

from collections.abc import Collection
from typing import Literal

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from dreamtable.games.eldritch.box import BOX, CARDS, SPACE
from dreamtable.games.eldritch.cards import AncientOne, Asset, Gate, in_words, of_monster
from dreamtable.games.eldritch.events import EncounterBegan, StoryTold
from dreamtable.games.eldritch.model import (
    COLOUR,
    NOTHING,
    OMENS,
    TO_SOLVE,
    Colour,
    Foe,
    PersonView,
    Skill,
    Ticket,
    View,
)
from dreamtable.games.eldritch.view import name_of
from dreamtable.kernel import Event, Seat
from dreamtable.lang import Speaker
from dreamtable.telling import Word, enum_word

STYLES = {Colour.GREEN: "green", Colour.BLUE: "blue", Colour.RED: "red"}
LOW = 2
"""Health or Sanity that should worry."""


def draw(view: View, speaker: Speaker) -> RenderableType:
    """Return the tracks, what lies on the map, the investigators and the reserve."""
    parts: list[RenderableType] = [tracks(view, speaker)]
    if view.ancient_one != NOTHING:
        parts += [world(view, speaker), people(view, speaker), reserve(view, speaker)]
        left = speaker.say("eldritch-set-aside", cup=len(view.cup), gates=view.gates_left, pool=view.pool)
        parts.append(Text(left, style="dim"))
    return Group(*parts)


def name(speaker: Speaker, card: int) -> str:
    """Return what a component is called."""
    return speaker.word(name_of(None, "card", card))


def place(speaker: Speaker, space: int) -> str:
    """Return what a space is called."""
    return speaker.word(name_of(None, "space", space))


def tracks(view: View, speaker: Speaker) -> Text:
    """Return Doom, Omen, the Ancient One, the Mystery with its progress, and what is in play."""
    omen = OMENS[view.omen]
    head = speaker.say(
        "eldritch-head",
        round=view.round,
        phase=enum_word(view.phase),
        doom=view.doom,
        omen=enum_word(omen),
        mythos=view.mythos_size,
    )
    lines = Text(head, style=f"bold {STYLES[omen]}")
    if view.ancient_one == NOTHING:
        return lines
    sleep = speaker.say("eldritch-awake" if view.awake else "eldritch-asleep")
    lines.append(f"\n{name(speaker, view.ancient_one)} ({sleep})", "bold red" if view.awake else "magenta")
    lines.append(f" · {speaker.say('eldritch-solved', solved=len(view.solved), all=TO_SOLVE)}", "none")
    if view.mystery != NOTHING:
        said = f"{speaker.say('eldritch-mystery')}: {name(speaker, view.mystery)}"
        goal = f" {progress(view)}/{view.mystery_goal}" if view.mystery_goal else ""
        lines.append(f"\n{said}{goal}", "cyan")
    for card in view.ongoing:
        tokens = view.tokens.get(card, 0)
        counted = f" ({speaker.say('eldritch-tokens', count=tokens)})" if tokens else ""
        lines.append(f"\n{speaker.say('eldritch-ongoing')}: {name(speaker, card)}{counted}", "yellow")
    return lines


def progress(view: View) -> int:
    """Return how many tokens the active Mystery has."""
    return view.tokens.get(view.mystery, 0) + len(view.clues_on.get(view.mystery, []))


def world(view: View, speaker: Speaker) -> Grid:
    """Return the spaces on which something is, besides investigators alone."""
    gates = {SPACE[one.city]: COLOUR[one.omen] for one in (BOX.card(card, Gate) for card in view.gates)}
    others: dict[int, list[str]] = {}
    for card, space in view.rumors.items():
        others.setdefault(space, []).append(speaker.say("eldritch-rumor", card=name(speaker, card)))
    for marker in view.markers:
        said = speaker.say("eldritch-token-of", card=name(speaker, marker.source))
        others.setdefault(marker.space, []).append(said)
    for one in view.fallen:
        said = speaker.say("eldritch-fallen", name=name(speaker, one.investigator))
        others.setdefault(one.space, []).append(said)
    if view.site != NOTHING:
        others.setdefault(view.site, []).append(speaker.say("eldritch-expedition"))
    grid = Grid(show_header=True)
    for key in ("space", "gate", "clues", "monsters", "others"):
        grid.add_column(speaker.say(f"eldritch-{key}"))
    lying = list(view.clues.values())
    for space in sorted({*gates, *lying, *others, *(foe.space for foe in view.foes)}):
        gate = Text()
        if space in gates:
            gate = Text(f"◎ {speaker.word(enum_word(gates[space]))}", style=STYLES[gates[space]])
        foes = Text(", ").join(monster(speaker, foe) for foe in view.foes if foe.space == space)
        clues = "● " * lying.count(space)
        grid.add_row(place(speaker, space), gate, clues, foes, ", ".join(others.get(space, [])))
    return grid


def monster(speaker: Speaker, foe: Foe) -> Text:
    """Return a monster with the Health it has left."""
    return Text(f"{name(speaker, foe.monster)} {foe.toughness - foe.damage}/{foe.toughness}", style="red")


def people(view: View, speaker: Speaker) -> Grid:
    """Return the investigators with what they have."""
    grid = Grid(show_header=True)
    grid.add_column(speaker.say("player"))
    for key in ("where", "health", "sanity", "skills", "clues", "possessions"):
        grid.add_column(speaker.say(f"eldritch-{key}"))
    for seat, person in enumerate(view.people):
        who = Text("▶ " if view.turns[:1] == [seat] else "  ", style="bold" if seat == view.seat else "")
        who.append(speaker.names[seat])
        if seat == view.lead:
            who.append(f" ({speaker.say('eldritch-lead')})", "dim")
        if person is None:
            gone = speaker.say("eldritch-eliminated") if seat in view.eliminated else ""
            grid.add_row(who, gone)
            continue
        who.append(f"\n  {name(speaker, person.investigator)}", "dim")
        where = Text(place(speaker, person.space))
        if person.delayed:
            where.append(f"\n({speaker.say('eldritch-delayed')})", "yellow")
        grid.add_row(
            who,
            where,
            gauge(person.health, person.most_health),
            gauge(person.sanity, person.most_sanity),
            skills(speaker, person),
            str(len(person.clues)),
            possessions(speaker, person),
        )
    return grid


def gauge(left: int, most: int) -> Text:
    """Return how much of something is left."""
    return Text(f"{left}/{most}", style="bold red" if left <= LOW else "")


def skills(speaker: Speaker, person: PersonView) -> Text:
    """Return the five skills, those that were improved in colour."""
    said = Text()
    for skill in Skill:
        style = "green" if person.improved[skill] else ""
        said.append(f"{speaker.word(enum_word(skill))} {person.skills[skill]} ", style)
    return said


def possessions(speaker: Speaker, person: PersonView) -> str:
    """Return cards and tickets."""
    said = [
        speaker.say("eldritch-tickets", ticket=enum_word(ticket), count=person.tickets[ticket])
        for ticket in Ticket
        if person.tickets[ticket]
    ]
    for card in person.cards:
        turned = f" ({speaker.say('eldritch-turned')})" if card in person.turned else ""
        said.append(name(speaker, card) + turned)
    return ", ".join(said)


def reserve(view: View, speaker: Speaker) -> Text:
    """Return the assets that can be acquired, with their values."""
    assets = [f"{name(speaker, card)} ({BOX.card(card, Asset).value})" for card in view.reserve]
    return Text(f"{speaker.say('eldritch-reserve')}: {', '.join(assets)}", style="green")


def explain(view: View, speaker: Speaker) -> RenderableType:
    """Return what is printed on all that is in play, on the side that can be seen."""
    lines = Text()
    shown: set[str] = set()
    own = view.people[view.seat] if 0 <= view.seat < len(view.people) else None
    wanted = [
        view.ancient_one,
        view.mystery,
        *view.ongoing,
        *(foe.monster for foe in view.foes),
        *view.reserve,
    ]
    for person in (own, *view.people):
        wanted += [person.investigator, *person.cards] if person is not None else []
    if view.ancient_one == NOTHING:
        wanted += view.unused
    for card in wanted:
        if card != NOTHING and CARDS[card].id not in shown:
            shown.add(CARDS[card].id)
            tell(lines, speaker, card, printed(view, card))
    for card, back in sorted(view.backs.items()):
        tell(lines, speaker, card, CARDS[card].back_texts()[back], speaker.say("eldritch-turned"))
    return lines


def aside(event: Event, seats: Collection[Seat]) -> Literal["", "begins", "goes on"]:
    """ELD-ENC-10: say whether an event tells of the encounter of somebody else than these."""
    if not isinstance(event, EncounterBegan | StoryTold) or event.seat in seats:
        return ""
    return "begins" if isinstance(event, EncounterBegan) else "goes on"


def printed(view: View, card: int) -> list[Word]:
    """Return the side of a component that works now, after the figures of a monster or an investigator."""
    found = CARDS[card]
    if view.ancient_one != NOTHING:
        sheet = BOX.card(view.ancient_one, AncientOne)
        if found is sheet and view.awake:
            return sheet.other_side()
        if card in BOX.by_sheet:
            cultist = sheet.cultists(is_awake=view.awake)
            return [*in_words(cultist), *of_monster(cultist.abilities)]
    return [*found.in_figures(), *found.face()]


def tell(lines: Text, speaker: Speaker, card: int, text: list[Word], side: str = "") -> None:
    """Add the text of a component, if it has any."""
    if text:
        lines.append(f"{name(speaker, card)}{f' ({side})' if side else ''}: ", "cyan")
        lines.append(" ".join(speaker.word(one) for one in text) + "\n")
