"""The scenarios as their files tell them: guides, cards, and the words in each language."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple, TypeAlias

import yaml
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, TextElement

from dreamtable.lang import LANGUAGES, sources

Raw: TypeAlias = "dict[str, Raw] | list[Raw] | str | int | bool | None"
Entry: TypeAlias = dict[str, Raw]

ROOT = Path(__file__).parents[2] / "src" / "dreamtable" / "games" / "tamashii"


class Scenario(NamedTuple):
    """A guide and its cards."""

    letter: str
    guide: Entry
    cards: dict[str, Entry]

    def of_kind(self, *kinds: str) -> list[str]:
        """Return the ids of its cards of these kinds."""
        return [id_ for id_, card in self.cards.items() if card["kind"] in kinds]


def read_scenario(file: Path) -> Scenario:
    """Return what a file tells."""
    guide, *cards = yaml.safe_load(file.read_text(encoding="utf-8"))
    return Scenario(file.stem.removeprefix("scenario-"), guide, {card["id"]: card for card in cards})


SCENARIOS = {
    one.letter: one for one in map(read_scenario, sorted((ROOT / "content").glob("scenario-*.yaml")))
}


def components() -> Iterator[Entry]:
    """Return everything else that lies in the box."""
    for file in sorted((ROOT / "content").glob("*.yaml")):
        if not file.stem.startswith("scenario-"):
            yield from yaml.safe_load(file.read_text(encoding="utf-8"))


def words(language: str) -> dict[str, str]:
    """Return all plain messages of the game in a language, by key."""
    found: dict[str, str] = {}
    for entry in (
        FluentParser().parse("\n".join(sources(language, "dreamtable.games.tamashii").values())).body
    ):
        if isinstance(entry, Message) and entry.value is not None:
            found[entry.id.name] = "".join(
                one.value for one in entry.value.elements if isinstance(one, TextElement)
            )
    return found


WORDS = {language: words(language) for language in LANGUAGES}


def told(raw: Raw, key: str) -> Iterator[Raw]:
    """Return what stands under a key, however deep."""
    if isinstance(raw, dict):
        for name, value in raw.items():
            if name == key:
                yield value
            yield from told(value, key)
    elif isinstance(raw, list):
        for value in raw:
            yield from told(value, key)


def listed(raw: Raw) -> list[Raw]:
    """Return a list, also of what is none."""
    return raw if isinstance(raw, list) else [] if raw is None else [raw]
