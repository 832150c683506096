"""Packs: cards from outside, data only, that are added to a game."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Annotated, NamedTuple

import msgspec

from dreamtable.content.game import Content
from dreamtable.content.parsing import guard, parse_head
from dreamtable.content.problems import ContentError, Misread, Problem
from dreamtable.content.reading import Placed, convert, read_all
from dreamtable.content.terms import ID
from dreamtable.content.texts import game_keys, keys_of, missing_texts, other_texts, taken_texts
from dreamtable.kernel import Supplement

HEAD = "pack.yaml"
BESIDE = {".md", ".txt", ".json", ""}
"""Endings of files that may lie beside the cards: a word to the reader, a licence, a schema for editors."""


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a pack says of itself in pack.yaml."""

    game: str
    """The game that it adds cards to."""
    id: str = ""
    """By what matches know it; without it the name of its folder."""
    name: str = ""
    version: str = ""
    author: str = ""
    vocabulary: Annotated[int, msgspec.Meta(ge=1)] | None = None
    """For which version of what cards can say it was written."""


class Pack(NamedTuple):
    """A pack as it lies on the disk."""

    name: str
    """By what matches know it."""

    head: Head | None
    files: list[tuple[str, str]]
    """The cards: names and texts of the files."""
    texts: dict[str, list[tuple[str, str]]]
    """By language: names and texts of the files."""


def open_pack(path: Path) -> Pack:
    """Read a folder with cards, or a single file of them."""
    if path.is_file():
        return Pack(path.stem, None, [_text(path)], {})
    if not path.is_dir():
        raise ContentError(f"There is no file or folder {path}.")
    head: Head | None = None
    cards: list[tuple[str, str]] = []
    texts: dict[str, list[tuple[str, str]]] = {}
    problems: list[Problem] = []
    for file in sorted(one for one in path.rglob("*") if not one.is_dir()):
        where = file.relative_to(path)
        if file.is_symlink():
            problems.append(Problem(str(file), 0, "", "a pack can't point to files elsewhere."))
        elif where == Path(HEAD):
            head = _head(file)
        elif file.suffix == ".yaml":
            cards.append(_text(file))
        elif file.suffix == ".ftl" and where.parent == Path("locale"):
            texts.setdefault(file.name.split(".")[0], []).append(_text(file))
        elif file.suffix not in BESIDE:
            problems.append(
                Problem(
                    str(file), 0, "", "a pack holds data only: *.yaml with cards and locale/<language>.ftl."
                )
            )
    if problems:
        raise ContentError(*problems)
    if not cards:
        raise ContentError(f"There are no cards (*.yaml) in {path}.")
    name = head.id if head is not None and head.id else path.resolve().name
    return Pack(name, head, cards, texts)


def _text(file: Path) -> tuple[str, str]:
    try:
        return str(file), file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise ContentError(Problem(str(file), 0, "", "this is no text in UTF-8.")) from None


def _head(file: Path) -> Head:
    try:
        return convert(parse_head(*_text(file)), Head)
    except Misread as error:
        raise ContentError(Problem(str(file), 1, "", str(error))) from None


class Verdict(NamedTuple):
    """What a check of a pack found."""

    placed: list[Placed]
    problems: list[Problem]
    lacking: list[str]
    """Languages that the pack has no texts in at all."""


def check_pack(pack: Pack, content: Content, languages: Sequence[str]) -> Verdict:
    """Look at everything in a pack; where a language has some texts, it must have all."""
    problems = [problem for file in pack.files for problem in _told(partial(guard, *file))]
    if problems:
        return Verdict([], problems, [])
    placed, problems = read_all(pack.files, content.reader())
    readable = {one.id for one in placed}
    broken = {problem.card for problem in problems}
    found = content.check(placed, content.cards())
    # a card that names one that can't be read is not wrong itself
    problems += [one for one in found if not any(f"{card!r}" in one.message for card in broken - readable)]
    wrong = {problem.card for problem in problems}
    problems += [
        one.problem(f"a pack can't bring a {one.raw['kind']}: that is a part of the board.")
        for one in placed
        if one.raw["kind"] in content.printed_kinds and one.id not in wrong
    ]
    spoken = [lang for lang in languages if lang in pack.texts]
    for lang in pack.texts.keys() - set(languages):
        name = pack.texts[lang][0][0]
        problems.append(Problem(name, 0, "", f"there is no language {lang!r}: {', '.join(languages)}."))
    problems += _texts(pack, content, placed, spoken)
    problems.sort(key=lambda problem: (problem.file, problem.line))
    return Verdict(placed, problems, [lang for lang in languages if lang not in spoken])


def check_box(content: Content, languages: Sequence[str]) -> Verdict:
    """Look at everything in the own box of a game, which must have all texts in every language."""
    placed, problems = read_all(content.base(), content.reader())
    problems += content.check(placed)
    keys = game_keys(content.package)
    problems += missing_texts(content, placed, {lang: keys.get(lang, frozenset()) for lang in languages})
    return Verdict(placed, problems, [])


def _texts(pack: Pack, content: Content, placed: list[Placed], spoken: Sequence[str]) -> list[Problem]:
    if not spoken:
        return []
    try:
        own = game_keys(content.package)
        both = {lang: own.get(lang, frozenset()) | keys_of(pack.texts[lang]) for lang in spoken}
        taken = [*taken_texts(content, pack.texts), *other_texts(content, pack.texts)]
        return [*taken, *missing_texts(content, placed, both)]
    except ContentError as error:
        return [one for one in error.problems if isinstance(one, Problem)]


def head_of(path: Path) -> Head:
    """Return what a pack in a folder says of itself."""
    file = path / HEAD
    if not file.is_file():
        raise ContentError(f"{path} is no pack: there is no {HEAD} in it that says which game it is for.")
    return _head(file)


def take_in(path: Path, content: Content) -> Supplement:
    """Read a pack into the box of its game, so that matches can choose it; or raise what is wrong with it."""
    head_of(path)
    pack = open_pack(path)
    if not ID.fullmatch(pack.name) or pack.name == content.game:
        raise ContentError(
            f"{path}: {pack.name!r} can't be the id of a pack: write small letters and figures with hyphens, "
            "and not the name of the game."
        )
    if pack.name in [other.name for other in content.shelf.packs]:
        raise ContentError(f"{path}: there is another pack with the id {pack.name!r}.")
    verdict = check_pack(pack, content, list(game_keys(content.package)))
    if verdict.problems:
        raise ContentError(*verdict.problems)
    return put_in_box(pack, verdict, content)


def put_in_box(pack: Pack, verdict: Verdict, content: Content) -> Supplement:
    """Put a pack that was found right into the box of its game."""
    head = pack.head or Head(game=content.game)
    texts = {lang: tuple(text for _, text in pieces) for lang, pieces in pack.texts.items()}
    made = Supplement(pack.name, head.name or pack.name, head.version, head.author, texts)
    content.take_in([one.card for one in verdict.placed], made, pack.files)
    return made


def packs_in(folder: Path) -> list[Path]:
    """Return the packs that lie in a folder, which may be a pack itself."""
    if not folder.is_dir():
        raise ContentError(f"There is no folder {folder}.")
    if (folder / HEAD).is_file():
        return [folder]
    return [one for one in sorted(folder.iterdir()) if (one / HEAD).is_file()]


def _told(work: Callable[[], None]) -> list[Problem]:
    """Return the problems that some work raises."""
    try:
        work()
    except ContentError as error:
        return [one for one in error.problems if isinstance(one, Problem)]
    return []
