"""The reader's pages: all texts of Dreams and scenarios with branches, flags, and what no simulation read.

    python -m bench.stories docs/stories --games 8

They are for proofreading, full of secrets: never packed, never served.
"""

import argparse
from collections import defaultdict
from collections.abc import Container, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from bench.book import campaign
from dreamtable.bots import play_out
from dreamtable.content.component import Component
from dreamtable.content.effects import parts_of
from dreamtable.games import bot_of, rules_of
from dreamtable.games.etherfields import conditions
from dreamtable.games.etherfields.box import BOX
from dreamtable.games.etherfields.cards import Gate, Paragraph
from dreamtable.games.etherfields.deeds import Deed
from dreamtable.games.etherfields.model import Beginning, EtherfieldsOptions
from dreamtable.games.etherfields.verbs.control import If
from dreamtable.games.etherfields.verbs.story import Counter, Flag, ScriptStep
from dreamtable.games.tamashii.box import BOX as CITY
from dreamtable.games.tamashii.cards import Guide, ScenarioCard
from dreamtable.games.tamashii.model import TamashiiOptions
from dreamtable.games.tamashii.wording import Spoken
from dreamtable.kernel import Match, Options
from dreamtable.lang import LANGUAGES, Speaker

FEW = 2
"""A flag that is read by fewer places promises more than it keeps."""
TRAM_STOP = range(4980, 4991)
"""The pages that sum book one up, where everybody waits for what was done."""
TRAM_STOP_PLACE = "tram stop"
CITY_PAGES = "world"
"""What pages are marked with that are read on the way between the Dreams."""


# Dreams of Etherfields


def name_of(card: Component) -> str:
    """Return how a component is called on these pages: a page by its number, all else by its id."""
    return str(card.number) if isinstance(card, Paragraph) else card.id


def opened_by() -> dict[int, list[str]]:
    """Return by paragraph: what opens it."""
    found: defaultdict[int, list[str]] = defaultdict(list)
    for card in BOX.cards:
        for part in parts_of(card):
            for number in part.opens() if isinstance(part, Deed) else ():
                found[number].append(name_of(card))
        if isinstance(card, Gate):
            found[card.intro].append(f"{card.id}, intro")
            found[card.out].append(f"{card.id}, out of Turns")
        if isinstance(card, Paragraph):
            for number in (card.goto, card.then, *(way.goto for way in card.choices)):
                if number:
                    found[number].append(name_of(card))
            if card.when:
                found[card.number].append(card.when)
    return {number: list(dict.fromkeys(by)) for number, by in found.items()}


def said(speaker: Speaker, key: str) -> str:
    """Return a message, or what is missing."""
    return speaker.say(key) if speaker.has(key) else f"(missing: {key})"


def dream_page(dream: str, lang: str, unread: Iterable[int] = ()) -> str:
    """Return the script of a Dream in a language, with its branches."""
    speaker, opens = Speaker(lang, rules_of("etherfields")), opened_by()
    lines = [f"# {dream} ({lang})", ""]
    pages = [card for card in BOX.cards if isinstance(card, Paragraph) and card.dream == dream]
    for page in sorted(pages, key=lambda one: one.number):
        never = " · no simulation read it" if page.number in unread else ""
        lines += [
            f"## {page.number}{never}",
            "",
            f"*from {', '.join(opens.get(page.number, ['nothing']))}*",
            "",
        ]
        lines += [said(speaker, f"story-{page.id}"), ""]
        for at, way in enumerate(page.choices):
            to = f" → {way.goto}" if way.goto else ""
            lines.append(f"- {said(speaker, page.choice(at).key)}{to}")
        lines += [f"→ {page.goto}"] if page.goto else []
        lines += [f"**{page.ending}**"] if page.ending else []
        lines.append("")
    return "\n".join(lines)


def place_of(card: Component) -> str:
    """Return where a component is met: a Dream by its code, the tram stop after book one, or the city."""
    if isinstance(card, Paragraph) and card.number in TRAM_STOP:
        return TRAM_STOP_PLACE
    dream = getattr(card, "dream", "") or str(getattr(card, "code", "")).partition(" ")[0]
    return dream if dream.startswith("I-") else "city"


class Traces(NamedTuple):
    """Where a flag or counter is set and read: each the page or card by its name, with its place."""

    sets: list[tuple[str, str]]
    reads: list[tuple[str, str]]

    @property
    def unexpected(self) -> list[str]:
        """What reads it that nobody waits for: somewhere else than it may have been set, not what sets it
        itself, and not where book one is summed up."""
        setters, places = {name for name, _ in self.sets}, {place for _, place in self.sets}
        found = [
            name
            for name, place in self.reads
            if places - {place} and name not in setters and place != TRAM_STOP_PLACE
        ]
        return list(dict.fromkeys(found))


def traced(cards: Iterable[Component]) -> Mapping[str, Traces]:
    """Return all flags and counters by their names. What a condition opens is what reads its flags."""
    found: defaultdict[str, Traces] = defaultdict(lambda: Traces([], []))
    for card in cards:
        branches: dict[int, str] = {}
        for part in parts_of(card):
            if isinstance(part, If):
                opened = [str(step.number) for step in part.then if isinstance(step, ScriptStep)]
                if opened:
                    branches |= {id(one): ", ".join(opened) for one in parts_of(part.check)}
        for part in parts_of(card):
            here = branches.get(id(part), name_of(card)), place_of(card)
            if isinstance(part, Flag | Counter):
                found[part.name].sets.append(here)
            elif isinstance(part, conditions.Flag):
                found[part.name].reads.append(here)
            elif getattr(part, "name", "") == "counter":
                found[str(getattr(part, "of", ""))].reads.append(here)
    return found


def flags_page(cards: Iterable[Component]) -> str:
    """Return where each flag and counter is set and read, those that are read by too few places marked; of
    what the campaign remembers also what reads it where nobody expects it."""
    lines = ["# Flags and counters", ""]
    lines += ["| name | set by | read by | unexpected | |", "|---|---|---|---|---|"]
    for name, one in sorted(traced(cards).items()):
        by, of = (", ".join(dict.fromkeys(who for who, _ in ways)) for ways in one)
        lasting = name.startswith("camp.")
        few = "read by few" if len({who for who, _ in one.reads}) < FEW else ""
        few = few or ("read where it is expected" if lasting and not one.unexpected else "")
        surprise = ", ".join(one.unexpected) if lasting else ""
        lines.append(f"| {name} | {by or '–'} | {of or '–'} | {surprise or '–'} | {few} |")
    return "\n".join([*lines, ""])


# Scenarios of Tamashii


def scenario_page(guide: Guide, lang: str, unread: Iterable[str] = ()) -> str:
    """Return the cards of a scenario in a language, each with what it may bring."""
    speaker = Speaker(lang, rules_of("tamashii"))
    lines = [f"# {guide.id} ({lang})", "", said(speaker, f"teaser-{guide.id}"), ""]
    for card in CITY.cards:
        if not isinstance(card, ScenarioCard) or not card.id.startswith(guide.number.lower()):
            continue
        brings = [one for part in parts_of(card) if isinstance(part, Spoken) for one in part.brings()]
        never = " · no simulation drew it" if card.id in unread else ""
        lines += [
            f"## {card.id} {said(speaker, f'card-{card.id}')}{never}",
            "",
            said(speaker, f"story-{card.id}"),
        ]
        if speaker.has(f"objective-{card.id}"):
            lines += ["", f"**{speaker.say(f'objective-{card.id}')}**"]
        lines += ["", f"→ {', '.join(dict.fromkeys(brings))}", ""] if brings else [""]
    return "\n".join(lines)


# What is reached


def met(game: str, options: Options, games: int, seats: Iterable[int]) -> Iterator[Any]:
    """Yield how matches of bots ended."""
    own = bot_of(game)
    assert own is not None
    for count in seats:
        for number in range(games):
            match: Match[Any] = Match(rules_of(game), count, f"stories {count} {number}", options)
            play_out(match, {seat: own.quick(f"{number} {seat}") for seat in range(count)})
            yield match.state


def unread_in(dream: str, read: Container[int]) -> set[int]:
    """Return the paragraphs of a Dream, or of the city, that were never read."""
    every = [one.number for one in BOX.cards if isinstance(one, Paragraph) and one.dream == dream]
    return {number for number in every if number not in read}


def read_by_bots(games: int) -> set[int]:
    """Return the paragraphs that bots read who play Dreams alone, and whole campaigns with ways by chance."""
    read: set[int] = set()
    for gate in Beginning:
        options = EtherfieldsOptions(gate=gate)
        for state in met("etherfields", options, games, (1, 2, 4)):
            read.update(state.read)
    for number in range(games):
        for seats in (1, 2, 4):
            for one in campaign(seats, f"stories {seats} {number}", saved=False, curious=True):
                read.update(one.read)
    return read


def undrawn_in(guide: Guide, games: int) -> set[str]:
    """Return the cards of a scenario that bots never drew."""
    letter = guide.number.lower()
    every = {one.id for one in CITY.cards if isinstance(one, ScenarioCard) and one.id.startswith(letter)}
    options = msgspec.convert({"scenario": letter}, TamashiiOptions)
    states = met("tamashii", options, games, (2,))
    return every.difference(*([CITY.cards[card].id for card in state.drawn] for state in states))


def pages(games: int) -> Mapping[str, str]:
    """Return all pages by their paths."""
    for game in ("etherfields", "tamashii"):
        rules_of(game)  # so that the boxes are full
    found = {"etherfields/flags.md": flags_page(BOX.cards)}
    left = ["# What no simulation reached", ""]
    read = read_by_bots(games) if games else set()
    for dream in [*(one.dream for one in BOX.cards if isinstance(one, Gate)), CITY_PAGES]:
        unread = unread_in(dream, read) if games else set()
        left.append(f"- {dream}: {', '.join(map(str, sorted(unread))) or 'nothing'}")
        for lang in LANGUAGES:
            found[f"etherfields/{dream}.{lang}.md"] = dream_page(dream, lang, unread)
    for guide in [one for one in CITY.cards if isinstance(one, Guide)]:
        undrawn = undrawn_in(guide, games) if games else set()
        left.append(f"- {guide.id}: {', '.join(sorted(undrawn)) or 'nothing'}")
        for lang in LANGUAGES:
            found[f"tamashii/{guide.id}.{lang}.md"] = scenario_page(guide, lang, undrawn)
    return found | {"unread.md": "\n".join([*left, ""])}


def main() -> None:
    """Write the pages into a folder."""
    wanted = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    wanted.add_argument("folder", type=Path)
    wanted.add_argument("--games", type=int, default=8, help="how many matches of bots for each; 0 for none")
    given = wanted.parse_args()
    for name, text in pages(given.games).items():
        path = given.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(path)


if __name__ == "__main__":
    main()
