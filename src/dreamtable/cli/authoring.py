"""For authors of cards: check, schema, vocabulary."""

import json
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import click

from dreamtable.cli.options import lang_option, mode_option, read_options
from dreamtable.games import content_of, games_with_content, own_games
from dreamtable.kernel import AnyRules, DreamtableError
from dreamtable.lang import LANGUAGES, Speaker

if TYPE_CHECKING:
    from dreamtable.content.game import Content
    from dreamtable.content.packs import Verdict
    from dreamtable.content.problems import Problem
    from dreamtable.content.trials import SetUp


@click.command()
@click.argument("path", type=click.Path(path_type=Path))
@click.option("--game", help="The game that the cards are for; by default what pack.yaml says.")
@click.option("--games", default=20, show_default=True, help="How many random games to play with them.")
@mode_option
@click.option("--seats", type=int, help="How many players; by default all numbers in turn.")
@click.option("--seed", default="check", show_default=True, help="The seed of the random games.")
@click.option("--option", "chosen", multiple=True, help="An option of the game, e.g. temptation=green.")
@click.option("--show", is_flag=True, help="Show the texts that are made from the cards.")
@lang_option
def check(
    path: Path,
    game: str | None,
    games: int,
    mode: str | None,
    seats: int | None,
    seed: str,
    chosen: tuple[str, ...],
    show: bool,
    lang: str,
) -> None:
    """Check the cards in PATH (a pack, a single file, or the name of a game) and play random games."""
    speaker = Speaker(lang)
    read = check_own_box(path.name) if is_game(path) else check_cards(speaker, path, game)
    problems = read.problems
    if not problems:
        for other in read.spoken:
            says = Speaker(other, read.rules, packs=read.packs)
            problems += speak_cards(says, read.content, read.verdict, show=show and other == lang)
    for problem in problems:
        click.echo(str(problem))
    if problems:
        click.echo(speaker.say("check-wrong", count=len(problems)))
        sys.exit(1)
    verdict = read.verdict
    title = Speaker(lang, read.rules).say("game-title")
    click.echo(speaker.say("check-read", count=len(verdict.placed), game=title))
    if verdict.lacking:
        click.echo(speaker.say("check-no-texts", languages=", ".join(verdict.lacking)))
    wanted = read_options(speaker, chosen)
    set_ups = [wanted] if wanted else read.content.set_ups([one.card for one in verdict.placed])
    if games > 0 and not play_trials(speaker, read, path, seed, games, seats, mode, set_ups):
        sys.exit(1)


class Checked(NamedTuple):
    """What was read to be checked."""

    content: "Content"
    rules: AnyRules
    verdict: "Verdict"
    packs: list[str]
    """The pack that it is, if it is not the own box of a game."""
    spoken: list[str]
    """The languages that it has texts in."""

    @property
    def problems(self) -> "list[Problem]":
        """What is wrong with it."""
        return list(self.verdict.problems)

    @property
    def names(self) -> dict[str, list[str]]:
        """By card of a pack: what it is called in events and moves."""
        placed = self.verdict.placed if self.packs else []
        return {one.id: list(self.content.refs(one.id)) for one in placed}


def is_game(path: Path) -> bool:
    """Say whether somebody means a game by its name, and no file or folder."""
    return not path.exists() and str(path) in games_with_content()


def check_own_box(game: str) -> Checked:
    """Read the own box of a game anew, and look at everything in it."""
    from dreamtable.content.packs import check_box

    content, rules = content_of(game)
    return Checked(content, rules, check_box(content, list(LANGUAGES)), [], list(LANGUAGES))


def check_cards(speaker: Speaker, path: Path, game: str | None) -> Checked:
    """Read a pack or a single file, look at everything in it, and put it into the box if it is right."""
    from dreamtable.content.packs import check_pack, open_pack, put_in_box

    pack = open_pack(path)
    game = game or (pack.head.game if pack.head is not None else games_with_content()[0])
    content, rules = content_of(game)
    if pack.head is not None:
        tell_of_vocabulary(speaker, content, pack.head.vocabulary)
    verdict = check_pack(pack, content, list(LANGUAGES))
    if not verdict.problems:
        put_in_box(pack, verdict, content)
    return Checked(content, rules, verdict, [pack.name], [one for one in LANGUAGES if one in pack.texts])


def tell_of_vocabulary(speaker: Speaker, content: "Content", version: int | None) -> None:
    """Say what has changed in what cards can say since the version that a pack was written for."""
    from dreamtable.content.versions import table_of

    table = table_of(content)
    if table is None:
        return
    if version is None:
        click.echo(speaker.say("check-vocabulary-none", newest=table.newest))
    elif version > table.newest:
        click.echo(speaker.say("check-vocabulary-newer", version=version, newest=table.newest))
    elif version < table.newest:
        click.echo(speaker.say("check-vocabulary-older", version=version, newest=table.newest))
        for later in table.since(version):
            for change in ("new", "changed", "gone"):
                if names := getattr(later, change):
                    words = ", ".join(names)
                    click.echo(speaker.say(f"check-vocabulary-{change}", version=later.version, words=words))


def speak_cards(speaker: Speaker, content: "Content", verdict: "Verdict", *, show: bool) -> "list[Problem]":
    """Say what is printed on the cards in one language; return those of which it can't be said."""
    problems = []
    for one in verdict.placed:
        try:
            paragraphs = [speaker.word(word) for word in content.printed(one.card)]
        except DreamtableError as error:
            problems.append(one.problem(str(error)))
            continue
        if show:
            click.echo("\n    ".join([f"{one.id}", *paragraphs]) + "\n")
    return problems


def play_trials(
    speaker: Speaker,
    read: Checked,
    path: Path,
    seed: str,
    games: int,
    seats: int | None,
    mode: str | None,
    set_ups: Sequence["SetUp"],
) -> bool:
    """Play random games, say what went wrong and which cards never came up; return whether all ended well."""
    from dreamtable.content.trials import Trial, never_seen, try_many

    def watch(trial: Trial) -> None:
        if trial.crash:
            again = ["dreamtable", "check", str(path), "--seed", trial.seed, "--seats", str(trial.seats)]
            again += ["--mode", mode] if mode is not None else []
            for name, value in trial.options.items():
                again += ["--option", f"{name}={value}"]
            click.echo(speaker.say("check-crash", seed=trial.seed, seats=trial.seats, why=trial.crash))
            click.echo(speaker.say("check-again", command=shlex.join([*again, "--games", "1"])))

    if seats is not None:
        read.rules.mode_for(seats, mode)
    trials = try_many(read.rules, seed, games, seats, watch, mode, read.packs, set_ups)
    seconds = sum(trial.seconds for trial in trials)
    answers = sum(trial.answers for trial in trials)
    crashes = sum(bool(trial.crash) for trial in trials)
    speed = round(1000 * seconds / len(trials))
    click.echo(speaker.say("check-played", games=len(trials), answers=answers, speed=speed, crashes=crashes))
    if never := never_seen(read.names, trials):
        click.echo(speaker.say("check-never", cards=", ".join(never)))
    return not crashes


@click.command()
@click.argument("game", required=False)
def schema(game: str | None) -> None:
    """Write the JSON Schema of the cards of GAME, for editors."""
    from dreamtable.content.schema import schema_of

    content, _ = content_of(game or games_with_content()[0])
    click.echo(json.dumps(schema_of(content), indent=1, ensure_ascii=False))


@click.command()
@click.argument("game", required=False)
@click.option(
    "--raise", "raising", is_flag=True, help="Raise the version where something can be said otherwise."
)
def vocabulary(game: str | None, raising: bool) -> None:
    """Write the page of everything that cards of GAME can say; without a name, those of all our games."""
    from dreamtable.content.page import page_of

    if raising:
        raise_vocabularies()
        return
    names = [game] if game else [name for name in games_with_content() if name in own_games()]
    click.echo(page_of(*(content_of(name)[0] for name in names)), nl=False)


def raise_vocabularies() -> None:
    """Write the versions of all vocabularies anew, beside our games in the source tree."""
    from dreamtable.content.versions import FILE, outline_of, raised, table_of, written

    for game in games_with_content():
        if game in own_games():
            content, _ = content_of(game)
            table = raised(table_of(content), outline_of(content))
            file = Path(__file__).parents[1] / "games" / game / FILE
            file.write_text(written(table), encoding="utf-8")
            click.echo(f"{game} {table.newest}")
