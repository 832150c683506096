"""The first screen: which game, how many players."""

from rich.console import Console
from rich.panel import Panel
from rich.prompt import IntPrompt
from rich.table import Table as Grid
from rich.text import Text

from dreamtable.games import GAMES, rules_of
from dreamtable.lang import Speaker


def choose_game(console: Console, lang: str) -> tuple[str, int]:
    """Let the player choose a game and the number of players."""
    speaker = Speaker(lang)
    console.print(Panel(Text(speaker.say("tagline")), title=Text(speaker.say("title"), style="bold magenta")))
    grid = Grid(box=None, show_header=False, padding=(0, 1))
    for number, name in enumerate(GAMES, 1):
        rules = rules_of(name)
        said = Speaker(lang, rules)
        line = said.say("game-line", title=said.say("game-title"), tagline=said.say("game-tagline"))
        players = said.say("players-line", least=rules.seats[0], most=rules.seats[-1])
        grid.add_row(Text(str(number), style="bold green"), line, Text(players, style="dim"))
    console.print(grid)
    numbers = [str(number) for number in range(1, len(GAMES) + 1)]
    game = GAMES[IntPrompt.ask(speaker.say("choose-game"), console=console, choices=numbers, default=1) - 1]
    seats = rules_of(game).seats
    question = speaker.say("choose-players", least=seats[0], most=seats[-1])
    choices = [str(number) for number in seats]
    return game, IntPrompt.ask(
        question, console=console, choices=choices, default=seats[min(2, len(seats) - 1)]
    )
