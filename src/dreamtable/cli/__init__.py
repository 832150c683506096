"""The command `dreamtable`: one file for each kind of user, `options.py` for what they share."""

import sys

import click

from dreamtable import __version__
from dreamtable.cli import authoring, campaigns, many, playing, serving
from dreamtable.kernel import DreamtableError

COMMANDS = (
    playing.play,
    playing.lesson,
    playing.resume,
    playing.replay,
    playing.rules,
    playing.games,
    campaigns.campaign,
    serving.serve,
    serving.verify,
    serving.export_,
    serving.import_,
    serving.reports,
    serving.tidy,
    authoring.check,
    authoring.schema,
    authoring.vocabulary,
    many.simulate,
    many.tournament,
    many.report,
    many.bench,
)


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__)
def commands() -> None:
    """Five dream games at one table, every rule enforced."""


for command in COMMANDS:
    commands.add_command(command)


def main() -> None:
    """Run the command; what went wrong is said in a sentence."""
    try:
        commands(standalone_mode=True)
    except DreamtableError as error:
        click.echo(f"dreamtable: {error}", err=True)
        sys.exit(2)
