"""Packs at the table: chosen for a match, stored with it, and none of another match's business."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from content.kit import EXAMPLE, asset, copy_of_example


def run(*arguments: str, given: str = "", home: Path) -> subprocess.CompletedProcess[str]:
    """Run the command as a player does."""
    return subprocess.run(
        [sys.executable, "-m", "dreamtable.cli", *arguments],
        input=given,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
        env={**os.environ, "DREAMTABLE_HOME": str(home)},
    )


def in_a_process(script: str, *packs: Path) -> str:
    """Run a few lines of Python in a process that has some packs; return what they print."""
    named = os.pathsep.join(map(str, packs))
    done = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
        env={**os.environ, "DREAMTABLE_PACKS": named},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def another_pack(folder: Path) -> Path:
    """Return a pack with a single asset, whose id comes before that of the example."""
    (folder / "locale").mkdir(parents=True)
    (folder / "pack.yaml").write_text("game: eldritch\nid: brass\nname: The Brass Key\n", encoding="utf-8")
    (folder / "cards.yaml").write_text(asset("bonus: {skill: lore, num: 1}"), encoding="utf-8")
    words = "card-brass-key = Brass Key\nstory-brass-key = It fits.\n"
    (folder / "locale" / "en.ftl").write_text(words, encoding="utf-8")
    return folder


TWO_TABLES = """
import json
from dreamtable.games import rules_of
from dreamtable.games.eldritch.box import CARDS
from dreamtable.kernel import Match

rules = rules_of("eldritch")
tables = [
    Match(rules, 2, "two tables", components=rules.components(packs))
    for packs in ((), ("lighthouse",), ("brass",), ("brass", "lighthouse"))
]
print(json.dumps([sorted({CARDS[card].id for card in [*m.state.assets.pile, *m.state.cup]}) for m in tables]))
"""


def test_tables_with_different_packs_stand_in_one_process(tmp_path: Path) -> None:
    said = in_a_process(TWO_TABLES, EXAMPLE, another_pack(tmp_path / "brass"))
    plain, lighthouse, brass, both = (set(names) for names in json.loads(said))
    assert lighthouse - plain == {"keepers-lamp", "lantern-moth"}
    assert brass - plain == {"brass-key"}
    assert both == lighthouse | brass


STORE = """
import sys
from dreamtable.bots import RandomBot
from dreamtable.games import rules_of
from dreamtable.kernel import Chair, Match, record, to_bytes

rules = rules_of("eldritch")
match = Match(rules, 2, "kept", components=rules.components(["lighthouse"]))
bot = RandomBot("kept")
while match.outcome is None and len(match.journal) < 150:
    seat = match.due()[0]
    match.answer(seat, bot.choose(Chair(match, seat)))
sys.stdout.buffer.write(to_bytes(record(match)))
"""

OPEN = """
import sys
from pathlib import Path
from dreamtable.games import rules_of
from dreamtable.kernel import DreamtableError, from_bytes, record, replay, to_bytes
from dreamtable.lang import Speaker

rules = rules_of("eldritch")
try:
    match = replay(from_bytes(Path({file!r}).read_bytes()), rules)
except DreamtableError as error:
    print(error)
else:
    speaker = Speaker("en", rules, packs=match.components.packs)
    print("\\n".join(speaker.event(event) for _, event in match.events(0)))
    stored = to_bytes(record(match)).decode()
    print(stored.split('"components"')[1])
"""


def test_a_match_goes_on_where_its_pack_has_other_numbers(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text(in_a_process(STORE, EXAMPLE), encoding="utf-8")
    kept = json.loads(file.read_bytes())
    assert kept["packs"] == {"lighthouse": "1.0"}
    assert "lighthouse/lantern-moth#2" in kept["components"]["card"]
    opening = OPEN.format(file=str(file))
    here = in_a_process(opening, EXAMPLE)
    there = in_a_process(opening, another_pack(tmp_path / "brass"), EXAMPLE)
    assert there == here
    assert "can't" not in here


def test_a_match_whose_pack_is_not_there_says_which_one_it_needs(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text(in_a_process(STORE, EXAMPLE), encoding="utf-8")
    said = in_a_process(OPEN.format(file=str(file)))
    assert "The match is played with the pack 'lighthouse', which is not here: give it with --pack." in said


def test_a_pack_is_played_in_the_terminal_and_resumed(tmp_path: Path) -> None:
    begun = run(
        "play",
        "eldritch",
        "--pack",
        str(EXAMPLE),
        "--seats",
        "1",
        "--lang",
        "en",
        given="1\nq\n",
        home=tmp_path,
    )
    assert begun.returncode == 0, begun.stderr
    (file,) = tmp_path.glob("eldritch-*.json")
    alone = run("resume", str(file), "--lang", "en", given="q\n", home=tmp_path)
    assert alone.returncode == 2
    assert "the pack 'lighthouse'" in alone.stderr
    again = run("resume", str(file), "--pack", str(EXAMPLE), "--lang", "en", given="q\n", home=tmp_path)
    assert again.returncode == 0, again.stderr


def test_simulations_name_their_packs_and_are_not_completed_with_other_cards(tmp_path: Path) -> None:
    pack = copy_of_example(tmp_path / "lighthouse")
    simulate = (
        "simulate",
        "eldritch",
        "--pack",
        str(pack),
        "--seats",
        "1",
        "--bots",
        "random",
        "--games",
        "2",
    )
    where = ("--out", str(tmp_path / "out"), "--workers", "1", "--lang", "en")
    first = run(*simulate, *where, home=tmp_path)
    assert first.returncode == 0, first.stderr
    plan = json.loads((tmp_path / "out" / "plan.json").read_bytes())
    assert plan["packs"] == ["lighthouse"]
    cards = pack / "cards.yaml"
    cards.write_text(
        cards.read_text(encoding="utf-8").replace("toughness: 2", "toughness: 3"), encoding="utf-8"
    )
    other = run(*simulate, *where, home=tmp_path)
    assert other.returncode == 2
    assert "content" in other.stderr


@pytest.mark.parametrize(
    ("head", "message"),
    [
        ("game: eldritch\nid: eldritch\n", "can't be the id of a pack"),
        ("game: eldritch\nid: The Lighthouse\n", "can't be the id of a pack"),
        ("game: chess\n", "There is no game 'chess'"),
    ],
)
def test_a_pack_that_can_t_be_played_is_told_before_the_match(
    tmp_path: Path, head: str, message: str
) -> None:
    pack = copy_of_example(tmp_path / "lighthouse")
    (pack / "pack.yaml").write_text(head, encoding="utf-8")
    done = run("play", "eldritch", "--pack", str(pack), "--lang", "en", home=tmp_path)
    assert done.returncode == 2
    assert message in done.stderr


def test_a_folder_without_a_head_is_no_pack_to_play_with(tmp_path: Path) -> None:
    done = run("play", "eldritch", "--pack", str(tmp_path), "--lang", "en", home=tmp_path)
    assert done.returncode == 2
    assert "there is no pack.yaml in it" in done.stderr


def test_two_packs_with_the_same_card_are_not_played_together(tmp_path: Path) -> None:
    pack = copy_of_example(tmp_path / "beacon")
    (pack / "pack.yaml").write_text("game: eldritch\n", encoding="utf-8")
    both = ("--pack", str(EXAMPLE), "--pack", str(pack))
    done = run("play", "eldritch", *both, "--lang", "en", home=tmp_path)
    assert done.returncode == 2
    assert "the game has a card with the id 'keepers-lamp' already" in done.stderr


def test_two_packs_with_other_words_for_the_same_thing_are_not_played_together(tmp_path: Path) -> None:
    pack = another_pack(tmp_path / "brass")
    words = pack / "locale" / "en.ftl"
    words.write_text(f"{words.read_text(encoding='utf-8')}label-light-the-lamp = Burn\n", encoding="utf-8")
    both = ("--pack", str(EXAMPLE), "--pack", str(pack))
    done = run("play", "eldritch", *both, "--lang", "en", home=tmp_path)
    assert done.returncode == 2
    assert "en.ftl:3: the pack 'lighthouse' has another text 'label-light-the-lamp'." in done.stderr


def test_a_pack_can_t_bring_a_piece_of_the_board(tmp_path: Path) -> None:
    pack = copy_of_example(tmp_path / "lighthouse")
    cards = pack / "cards.yaml"
    space = "- {id: atlantis, kind: space, type: sea, x: 1, y: 1, paths: {boston: ship}}\n"
    cards.write_text(cards.read_text(encoding="utf-8") + space, encoding="utf-8")
    done = run("play", "eldritch", "--pack", str(pack), "--lang", "en", home=tmp_path)
    assert done.returncode == 2
    assert "a pack can't bring a space: that is a part of the board." in done.stderr


def test_a_tournament_is_played_with_a_pack(tmp_path: Path) -> None:
    out = tmp_path / "out"
    done = run(
        "tournament",
        "eldritch",
        "--pack",
        str(EXAMPLE),
        "--bots",
        "random",
        "--games",
        "1",
        "--seats",
        "1",
        "--on",
        "here",
        "--out",
        str(out),
        "--lang",
        "en",
        home=tmp_path,
    )
    assert done.returncode == 0, done.stderr
    (plan,) = out.glob("*/plan.json")
    assert json.loads(plan.read_bytes())["packs"] == ["lighthouse"]


def test_a_campaign_is_begun_with_a_pack_and_needs_it_again(tmp_path: Path) -> None:
    tram = EXAMPLE.parent / "last-tram"
    pack = ("--pack", str(tram), "--lang", "en")
    begun = run("campaign", "new", "tamashii", "--seed", "tram", *pack, given="1\n1\nq\n", home=tmp_path)
    assert begun.returncode == 0, begun.stderr
    (file,) = tmp_path.glob("tamashii-campaign-*.json")
    (session,) = json.loads(file.read_bytes())["sessions"]
    assert list(session["record"]["packs"]) == ["last-tram"]
    alone = run("campaign", "go", str(file), "--lang", "en", given="q\n", home=tmp_path)
    assert alone.returncode == 2
    assert "the pack 'last-tram', which is not here: give it with --pack" in alone.stderr
    again = run("campaign", "go", str(file), *pack, given="q\n", home=tmp_path)
    assert again.returncode == 0, again.stderr
    shown = run("campaign", "show", str(file), "--session", "1", *pack, home=tmp_path)
    assert shown.returncode == 0, shown.stderr
