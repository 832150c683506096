"""The first screen: which game, which way to play, how many players."""

from rich.console import Console
from rich.panel import Panel
from rich.prompt import IntPrompt
from rich.table import Table as Grid
from rich.text import Text

from dreamtable.games import all_games, playable_games
from dreamtable.games.lessons import lessons_of
from dreamtable.kernel import Mode
from dreamtable.lang import Speaker


def choose_game(console: Console, lang: str) -> tuple[str, str, int]:
    """Let the player choose a game, a way to play it and the number of players."""
    speaker = Speaker(lang)
    console.print(Panel(Text(speaker.say("tagline")), title=Text(speaker.say("title"), style="bold magenta")))
    grid = Grid(box=None, show_header=False, padding=(0, 1))
    names = playable_games()
    for number, name in enumerate(names, 1):
        known = all_games()[name]
        said = Speaker(lang, package=known.package)
        line = said.say("game-line", title=said.say("game-title"), tagline=said.say("game-tagline"))
        players = Text(players_in(said, known.seats), style="dim")
        grid.add_row(Text(str(number), style="bold green"), line, players)
    console.print(grid)
    if taught := [name for name in names if lessons_of(name)]:
        commands = ", ".join(f"dreamtable lesson {name}" for name in taught)
        console.print(Text(speaker.say("choose-lesson", commands=commands), style="dim"))
    numbers = [str(number) for number in range(1, len(names) + 1)]
    game = names[IntPrompt.ask(speaker.say("choose-game"), console=console, choices=numbers, default=1) - 1]
    known = all_games()[game]
    mode = choose_mode(console, Speaker(lang, package=known.package), known.modes)
    question = speaker.say("choose-players", least=mode.seats[0], most=mode.seats[-1])
    choices = [str(number) for number in mode.seats]
    usual = mode.seats[min(2, len(mode.seats) - 1)]
    seats = IntPrompt.ask(question, console=console, choices=choices, default=usual) if choices[1:] else usual
    return game, mode.name, seats


def players_in(speaker: Speaker, seats: range) -> str:
    """Return for how many players something is."""
    if len(seats) == 1:
        return speaker.say("players-exactly", count=seats[0])
    return speaker.say("players-line", least=seats[0], most=seats[-1])


def choose_mode(console: Console, speaker: Speaker, modes: tuple[Mode, ...]) -> Mode:
    """Let the player choose a way to play, where there are several."""
    if len(modes) == 1:
        return modes[0]
    grid = Grid(box=None, show_header=False, padding=(0, 1))
    for number, mode in enumerate(modes, 1):
        players = Text(players_in(speaker, mode.seats), style="dim")
        grid.add_row(Text(str(number), style="bold green"), speaker.say(f"mode-{mode.name}"), players)
    console.print(grid)
    numbers = [str(number) for number in range(1, len(modes) + 1)]
    question = speaker.say("choose-mode")
    return modes[IntPrompt.ask(question, console=console, choices=numbers, default=len(modes)) - 1]
