"""The pages for authors say what is the case."""

import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest

from content.kit import CONTENT, EXAMPLE, ROOT, copy_of_example, problems_in
from dreamtable.content.page import page_of
from dreamtable.games import content_of, games_with_content, own_games
from dreamtable.games.eldritch.abilities import Cannot, During, Happening
from dreamtable.games.eldritch.cards import Omen, SpaceType, Special, Trait
from dreamtable.games.eldritch.terms import Place

AUTHORS = (ROOT / "docs" / "authors.md").read_text(encoding="utf-8")


def test_the_vocabulary_page_is_up_to_date() -> None:
    page = (ROOT / "docs" / "vocabulary.md").read_text(encoding="utf-8")
    every = [content_of(game)[0] for game in games_with_content() if game in own_games()]
    assert len(every) == 3
    assert page == page_of(*every), "write it anew with `make vocabulary`"


@pytest.mark.parametrize("game", ["eldritch", "tamashii", "etherfields"])
def test_the_vocabulary_page_has_every_verb_and_every_kind(game: str) -> None:
    content, _ = content_of(game)
    page = page_of(content)
    for vocabulary in content.vocabularies.values():
        assert not [verb for verb in vocabulary.terms if f"### `{verb}`\n" not in page]
    assert not [kind for kind in content.kinds if f"### {kind}\n" not in page]


@pytest.mark.parametrize(
    ("sort", "words"),
    [
        ("event", get_args(Happening)),
        ("cannot", get_args(Cannot)),
        ("during", get_args(During)),
        ("trait", get_args(Trait)),
        ("omen", get_args(Omen)),
        ("space-type", get_args(SpaceType)),
        ("title", get_args(Special)),
        ("filter", Place.filters),
    ],
)
def test_every_word_of_a_closed_list_has_its_meaning(sort: str, words: tuple[str, ...]) -> None:
    assert list(CONTENT.lists[sort]) == [word for word in words if word]


def test_the_example_on_the_authors_page_is_the_pack() -> None:
    lighthouse, _, _ = AUTHORS.partition("## A scenario of Tamashii")
    shown = re.findall(r"```yaml\n(.*?)```", lighthouse, re.S)
    assert shown[0] == (EXAMPLE / "pack.yaml").read_text(encoding="utf-8")
    assert "\n".join(shown[1:]) == (EXAMPLE / "cards.yaml").read_text(encoding="utf-8")
    texts = (EXAMPLE / "locale" / "en.ftl").read_text(encoding="utf-8")
    shown_texts = re.search(r"```\n(card-.*?)```", AUTHORS, re.S)
    assert shown_texts is not None
    assert not [line for line in shown_texts[1].splitlines() if line not in texts]


def test_the_texts_on_the_authors_page_are_what_is_made_from_the_cards() -> None:
    arguments = ["check", str(EXAMPLE), "--show", "--games", "0", "--lang", "en"]
    command = [sys.executable, "-m", "dreamtable.cli", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert f"--show --games 0\n{done.stdout}```" in AUTHORS


def test_the_errors_on_the_authors_page_are_what_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cards = copy_of_example(tmp_path) / "cards.yaml"
    text = cards.read_text(encoding="utf-8")
    for right, wrong in (
        ("skill: observation", "skill: observaton"),
        ("nearest(clue)", "nearest(clew)"),
        ("{name: lantern-moth}", "{name: lantern-mouth}"),
    ):
        text = text.replace(right, wrong)
    cards.write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    told = "\n".join(map(str, problems_in(Path())))
    assert f"```\n{told}\n```" in AUTHORS
