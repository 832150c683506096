"""`dreamtable check`: packs of cards from outside are read, judged and tried out."""

import dataclasses
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from bench.tictactoe import RULES as TICTACTOE
from bench.tictactoe import Board

from content.kit import CONTENT, EXAMPLE, LANGUAGES, RULES, asset, copy_of_example, problems_in
from dreamtable.content import ContentError
from dreamtable.content.packs import check_box, check_pack, open_pack
from dreamtable.content.trials import Trial, never_seen, try_many, try_out
from dreamtable.kernel import Game, Script


def check(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the command as an author does."""
    command = [sys.executable, "-m", "dreamtable.cli", "check", "--lang", "en", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_example_is_right_and_is_played() -> None:
    done = check(str(EXAMPLE), "--games", "8")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "3 cards for Eldritch Horror: everything they say can be understood." in done.stdout
    assert "8 random games" in done.stdout
    assert "all ended well" in done.stdout


def test_the_texts_made_from_the_cards_are_shown_in_another_language() -> None:
    done = check(str(EXAMPLE), "--show", "--games", "0", "--lang", "zh")
    assert "守灯人的提灯" in done.stdout
    assert "当你休息时，若你在海洋区域，回复1点神智值。" in done.stdout


def test_the_same_seed_plays_the_same_game() -> None:
    first, second = (try_out(RULES, "moth", 2) for _ in range(2))
    assert (first.answers, first.seen) == (second.answers, second.seen)


def test_a_wrong_pack_is_told_completely_and_fails(tmp_path: Path) -> None:
    cards = copy_of_example(tmp_path) / "cards.yaml"
    text = cards.read_text(encoding="utf-8")
    cards.write_text(
        text.replace("value: 2", "valu: 2").replace("nearest(clue)", "nearest(clew)"), encoding="utf-8"
    )
    done = check(str(tmp_path))
    assert done.returncode == 1
    assert (
        f"{cards}:1: card 'keepers-lamp': Object contains unknown field `valu`. Did you mean" in done.stdout
    )
    assert f"{cards}:23: card 'lantern-moth': there is no filter 'clew'. Did you mean 'clue'?" in done.stdout
    assert "2 things are wrong." in done.stdout


def test_a_single_file_can_be_checked_without_texts(tmp_path: Path) -> None:
    file = tmp_path / "key.yaml"
    file.write_text(asset("bonus: {skill: lore, num: 1}"), encoding="utf-8")
    done = check(str(file), "--games", "0")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "There are no texts yet in: zh-Hans, en, ja" in done.stdout


def test_a_pack_for_a_game_without_cards_is_refused(tmp_path: Path) -> None:
    (copy_of_example(tmp_path) / "pack.yaml").write_text("game: lucidity\n", encoding="utf-8")
    done = check(str(tmp_path))
    assert done.returncode == 2
    assert "'lucidity'" in done.stderr


@pytest.mark.parametrize(("game", "title"), [("eldritch", "Eldritch Horror"), ("tamashii", "Tamashii")])
def test_the_own_box_of_a_game_is_checked_as_a_pack_is(game: str, title: str) -> None:
    done = check(game, "--games", "2")
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"cards for {title}: everything they say can be understood." in done.stdout
    assert "2 random games" in done.stdout


def test_what_is_wrong_with_the_own_box_of_a_game_is_told_with_its_line() -> None:
    (name, text), *others = CONTENT.base()
    spoilt = text.replace("\n- id: ", "\n- id: anew-", 1)
    verdict = check_box(replace(CONTENT, base=lambda: [(name, spoilt), *others]), LANGUAGES)
    line = text[: text.index("\n- id: ")].count("\n") + 2
    assert [(one.file, one.line) for one in verdict.problems if "no text" in one.message] == [(name, line)]


def test_a_path_that_does_not_exist_is_told() -> None:
    done = check("nowhere-at-all")
    assert done.returncode == 2
    assert "There is no file or folder nowhere-at-all" in done.stderr


def test_a_head_with_a_wrong_key_is_told(tmp_path: Path) -> None:
    (copy_of_example(tmp_path) / "pack.yaml").write_text("gaem: eldritch\n", encoding="utf-8")
    (problem,) = problems_in(tmp_path)
    assert problem.file.endswith("pack.yaml")
    assert "Did you mean 'game'?" in problem.message


@pytest.mark.parametrize("name", ["effects.py", "run.sh", "lib.so", "cards.yml", "de.ftl"])
def test_a_pack_holds_data_only(tmp_path: Path, name: str) -> None:
    (copy_of_example(tmp_path) / name).write_text("x", encoding="utf-8")
    (problem,) = problems_in(tmp_path)
    assert problem.file.endswith(name)
    assert "data only" in problem.message


def test_a_pack_does_not_point_elsewhere(tmp_path: Path) -> None:
    (copy_of_example(tmp_path) / "other.yaml").symlink_to(EXAMPLE / "cards.yaml")
    (problem,) = problems_in(tmp_path)
    assert problem.message == "a pack can't point to files elsewhere."


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("- id: !!python/object/apply:os.getcwd []\n  kind: asset", "this is not YAML"),
        ("- &a {id: x, kind: asset}\n- *a", "refers to something else"),
        ("- " + "[" * 60 + "]" * 60, "deep"),
        ("- id: " + "x" * 1_000_001, "longer than"),
        ("- id: \x07", "this is not YAML"),
    ],
)
def test_a_file_that_would_harm_is_refused(tmp_path: Path, text: str, message: str) -> None:
    (copy_of_example(tmp_path) / "cards.yaml").write_text(text, encoding="utf-8")
    problem = problems_in(tmp_path)[0]
    assert problem.file.endswith("cards.yaml")
    assert message in problem.message


def test_an_empty_folder_is_no_pack(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="no cards"):
        open_pack(tmp_path)


def test_a_label_without_a_text_in_some_language_is_told_where_it_stands(tmp_path: Path) -> None:
    file = copy_of_example(tmp_path) / "locale" / "ja.ftl"
    kept = [line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("label-")]
    file.write_text("\n".join(kept), encoding="utf-8")
    (problem,) = problems_in(tmp_path)
    assert (problem.line, problem.card) == (36, "the-dark-lighthouse")
    assert problem.message.startswith("there is no text 'label-light-the-lamp' in ja.")


def test_a_language_may_be_left_out_completely(tmp_path: Path) -> None:
    (copy_of_example(tmp_path) / "locale" / "ja.ftl").unlink()
    verdict = check_pack(open_pack(tmp_path), CONTENT, LANGUAGES)
    assert not verdict.problems
    assert verdict.lacking == ["ja"]


def test_a_pack_can_not_change_the_texts_of_the_game(tmp_path: Path) -> None:
    file = copy_of_example(tmp_path) / "locale" / "en.ftl"
    file.write_text(file.read_text(encoding="utf-8") + "card-boat-hook = Bent Spoon\n", encoding="utf-8")
    (problem,) = problems_in(tmp_path)
    assert problem.line == 11
    assert "'card-boat-hook' already" in problem.message


def test_a_broken_language_file_is_told_with_its_line(tmp_path: Path) -> None:
    file = copy_of_example(tmp_path) / "locale" / "en.ftl"
    file.write_text("card-keepers-lamp = Lamp\n\nthis is no message\n", encoding="utf-8")
    (problem,) = problems_in(tmp_path)
    assert (Path(problem.file), problem.line) == (file, 3)


def breaking(_g: Game[Board]) -> Script[None]:
    """Rules that fail at once."""
    yield from ()
    raise ZeroDivisionError("a card went wrong")


def test_a_crash_is_reported_with_its_seed_and_place() -> None:
    rules = dataclasses.replace(TICTACTOE, play=breaking)
    seen: list[Trial] = []
    trials = try_many(rules, "s", 2, None, seen.append)
    assert trials == seen
    assert [(trial.seed, trial.seats) for trial in trials] == [("s-1", 2), ("s-2", 2)]
    assert trials[0].crash.startswith("ZeroDivisionError: a card went wrong (")
    assert "test_packs.py" in trials[0].crash


def test_a_game_that_ends_has_no_crash_and_shows_what_was_touched() -> None:
    trial = try_out(TICTACTOE, "s", 2)
    assert not trial.crash
    assert trial.answers >= 5
    assert never_seen({"middle": ["square:4"], "moon": ["square:99"]}, [trial]) == ["moon"]
