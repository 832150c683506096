"""What several commands take: the language, packs, the way to play, options of the game."""

import os
from pathlib import Path

import click

from dreamtable.games import broken_packs, use_packs
from dreamtable.kernel import BadSetup
from dreamtable.lang import LANGUAGES, Speaker, language


def default_language() -> str:
    """Return the language of the environment; English if there is none of ours."""
    for name in ("DREAMTABLE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            try:
                return language(value)
            except BadSetup:
                continue
    return "en"


class Languages(click.ParamType[str]):
    """A language by its name or a short form of it."""

    name = "language"

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Return the language, or fail with those there are."""
        try:
            return language(value)
        except BadSetup as error:
            self.fail(str(error), param, ctx)


lang_option = click.option(
    "--lang", type=Languages(), default=default_language, help=f"{', '.join(LANGUAGES)}; by default yours."
)


def take_packs(_ctx: click.Context, _param: click.Parameter, paths: tuple[Path, ...]) -> tuple[str, ...]:
    """Let games be played with the packs that a command names; return by what matches know them."""
    from dreamtable.content.packs import head_of, open_pack

    use_packs(paths)
    for path in paths:
        if wrong := broken_packs(head_of(path).game):
            raise BadSetup("\n".join(wrong.values()))
    return tuple(open_pack(path).name for path in paths)


pack_option = click.option(
    "--pack",
    "packs",
    multiple=True,
    type=click.Path(path_type=Path),
    callback=take_packs,
    is_eager=True,
    help="The folder of a pack to play with; may be given several times.",
)


available_option = click.option(
    "--pack",
    multiple=True,
    type=click.Path(path_type=Path),
    callback=take_packs,
    expose_value=False,
    is_eager=True,
    help="The folder of a pack that the match is played with.",
)


mode_option = click.option(
    "--mode", help="A way to play the game, e.g. solo; by default the first one for so many players."
)


def read_options(speaker: Speaker, chosen: tuple[str, ...]) -> dict[str, object]:
    """Return the options given as name=value."""
    options: dict[str, object] = {}
    for text in chosen:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadSetup(speaker.say("cli-option-form", text=text))
        options[name.replace("-", "_")] = value
    return options
