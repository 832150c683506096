"""Versions of a vocabulary: what cards could say before, and what has changed since."""

import hashlib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

import msgspec

from dreamtable.content.game import Content
from dreamtable.content.schema import schema_of

FILE = "vocabulary.yaml"
"""Lies beside the game; `make vocabulary` writes it."""
HEADING = "# What cards can say, by version. Written by `make vocabulary`; packs name the version.\n"


class VocabularyVersion(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a version changed: words by their names in the schema."""

    version: int
    new: list[str] = []
    changed: list[str] = []
    gone: list[str] = []


class VocabularyTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All versions of a game's vocabulary, the newest last, and the outline of the newest."""

    versions: list[VocabularyVersion]
    outline: dict[str, str]
    """By word: a fingerprint of how it is written."""

    @property
    def newest(self) -> int:
        """The version of what cards can say now."""
        return self.versions[-1].version

    def since(self, version: int) -> list[VocabularyVersion]:
        """Return what was changed after a version."""
        return [one for one in self.versions if one.version > version]


def outline_of(content: Content) -> dict[str, str]:
    """Return every word that content may use with a fingerprint of how it is written, not of its meaning."""
    words: Mapping[str, Any] = schema_of(content)["$defs"]
    return {name: _fingerprint(_bare(words[name])) for name in sorted(words)}


def _bare(schema: Any) -> Any:
    """Return a schema without what is only said to the reader."""
    if isinstance(schema, dict):
        return {
            key: _bare(one) for key, one in schema.items() if key != "description" or isinstance(one, dict)
        }
    return [_bare(one) for one in schema] if isinstance(schema, list) else schema


def _fingerprint(schema: Any) -> str:
    written = msgspec.json.encode(schema, order="sorted")
    return hashlib.blake2b(written, digest_size=4).hexdigest()


def table_of(content: Content) -> VocabularyTable | None:
    """Return the versions of a game's vocabulary; None for a game that does not count them."""
    file = files(content.package) / FILE
    if not file.is_file():
        return None
    return msgspec.yaml.decode(file.read_text(encoding="utf-8"), type=VocabularyTable)


def raised(table: VocabularyTable | None, outline: Mapping[str, str]) -> VocabularyTable:
    """Return a table with one more version if something can be written otherwise than before."""
    if table is None:
        return VocabularyTable([VocabularyVersion(1)], dict(outline))
    if table.outline == outline:
        return table
    before = table.outline
    version = VocabularyVersion(
        table.newest + 1,
        new=sorted(outline.keys() - before.keys()),
        changed=sorted(word for word in outline.keys() & before.keys() if outline[word] != before[word]),
        gone=sorted(before.keys() - outline.keys()),
    )
    return VocabularyTable([*table.versions, version], dict(outline))


def written(table: VocabularyTable) -> str:
    """Return a table as its file has it."""
    return HEADING + msgspec.yaml.encode(table, order="deterministic").decode()
