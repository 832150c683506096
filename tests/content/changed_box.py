"""Plays records again with content that was changed since they were stored, in a process of its own.

`python -m content.changed_box GAME CHANGE FOLDER < records` writes other content into a folder, lets the game
read that, and prints what everybody was told in the matches.
"""

import json
import sys
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from unittest import mock

import click
import yaml

from dreamtable.content import game as content_game
from dreamtable.content.game import Content
from dreamtable.content.reading import Placed, read_all
from dreamtable.games import manifest_of, rules_of
from dreamtable.kernel import WATCHER, AnyRules, DreamtableError, from_bytes, replay
from dreamtable.lang import Speaker

Card = dict[str, object]
TRIES = 4
"""How many cards of each file are tried: the first of which there may be another one like it comes on top."""


def changed(cards: list[Card], change: str, content: Content, everything: list[Placed]) -> list[Card]:
    """Return the cards of a file as they are after a change: on-top, upside-down, or without=<id>."""
    if change == "on-top":
        return [*copies(cards, content, everything), *cards]
    if change == "upside-down":
        return cards[::-1]
    return [card for card in cards if f"without={card['id']}" != change]


def copies(cards: list[Card], content: Content, everything: list[Placed]) -> list[Card]:
    """Return a copy of a card, under another id, that is right as it is."""
    for card in cards[:TRIES]:
        copy = deepcopy(card) | {"id": f"{card['id']}-anew"}
        placed, wrong = read_all([("copy.yaml", yaml.safe_dump([copy]))], content.reader())
        if not wrong and not content.check([*everything, *placed]):
            return [copy]
    return []


def change_content(game: str, change: str, folder: Path) -> None:
    """Let a game that was not loaded yet read other content."""
    manifest = manifest_of(game)
    assert manifest.content is not None
    content = manifest.content()
    everything, _ = read_all(content.base(), content.reader())
    (folder / "content").mkdir()
    for name, text in content.base():
        cards: list[Card] = yaml.load(text, Loader=yaml.CSafeLoader)
        board = any(card["kind"] in content.printed_kinds for card in cards)
        other = cards if board else changed(cards, change, content, everything)
        written = yaml.dump(other, Dumper=yaml.CSafeDumper, sort_keys=False)
        (folder / "content" / name).write_text(written, encoding="utf-8")
    mock.patch.object(content_game, "files", return_value=folder).start()


def told(rules: AnyRules, line: bytes) -> Iterator[str]:
    """Play a record again; return what every seat was told, in words."""
    speaker = Speaker("en", rules)
    try:
        match = replay(from_bytes(line), rules)
    except DreamtableError as error:
        yield str(error)
        return
    for seat in (*range(match.seats), WATCHER):
        yield from (f"{seat} {number} {speaker.event(event)}" for number, event in match.events(seat))
    yield match.hash()


if __name__ == "__main__":
    game, change, folder = sys.argv[1:]
    change_content(game, change, Path(folder))
    rules = rules_of(game)
    components = rules.storing.catalogue().names if rules.storing.catalogue is not None else {}
    click.echo(json.dumps(components))
    for line in sys.stdin.buffer:
        click.echo(json.dumps(list(told(rules, line))))
