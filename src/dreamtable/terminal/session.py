"""One match in the terminal: people at the keyboard, bots at the other seats, a file kept up to date."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.panel import Panel
from rich.prompt import Prompt
from rich.table import Table as Grid
from rich.text import Text

from dreamtable.bots import SECONDS, Bot, bot_named
from dreamtable.games import rules_of
from dreamtable.kernel import (
    BadRecord,
    Chair,
    DreamtableError,
    Event,
    Match,
    Move,
    Record,
    RulesBug,
    Seat,
    from_bytes,
    record,
    replay,
    to_bytes,
)
from dreamtable.lang import Speaker, rulebook
from dreamtable.terminal.boards import draw, explain
from dreamtable.terminal.rules import show_rule, show_rules

BOT = "bot:"
"""How a record names a seat that a bot plays: `bot:greedy`."""


class Session:
    """Plays a match in the terminal until it is over or the player leaves."""

    def __init__(
        self,
        console: Console,
        lang: str,
        match: Match[Any],
        players: list[str],
        file: Path | None = None,
        *,
        watching: bool = False,
    ) -> None:
        self.console = console
        self.match = match
        self.players = players
        self.file = file if file is not None else new_file(match)
        self.speaker = Speaker(lang, match.rules)
        self.speaker.names = [self._name_on(seat) for seat in range(match.seats)]
        self.bots: dict[Seat, Bot] = {
            seat: bot_named(player.removeprefix(BOT), match.rules.name, f"{match.seed} {seat}", SECONDS)
            for seat, player in enumerate(players)
            if player.startswith(BOT) and not watching
        }
        self._told = 0

    def _name_on(self, seat: Seat) -> str:
        """Return a player's own name, or one that the game gives; bots are marked."""
        player = self.players[seat]
        if player and not player.startswith(BOT):
            return player
        persona = f"persona-{seat + 1}-name"
        has_persona = self.speaker.has(persona)
        name = self.speaker.say(persona) if has_persona else self.speaker.say("seat-number", number=seat + 1)
        return self.speaker.say("bot-name", name=name) if player.startswith(BOT) else name

    # The course of a session

    def run(self) -> None:
        """Play on until the match is over, or save and leave on Ctrl-C, end of input or request."""
        try:
            while self.match.question is not None:
                self._next_answer(min(self.match.question.menus))
            self._show_events(WATCH_ALL)
            self.show_outcome()
            self.save()
            self.console.print(Text(self.speaker.say("how-to-replay", file=str(self.file)), style="dim"))
        except (KeyboardInterrupt, EOFError):
            self.save()
            self.console.print()
            self.console.print(self.speaker.say("saved", file=str(self.file)), soft_wrap=True)
            self.console.print(
                Text(self.speaker.say("how-to-resume", file=str(self.file)), style="bold"), soft_wrap=True
            )

    def _next_answer(self, seat: Seat) -> None:
        if seat in self.bots:
            self._let_bot_answer(seat)
            return
        menu = self.match.menu(seat)
        if len(menu) == 1:
            self.match.answer(seat, menu[0])  # asked only so that silence tells nothing
            return
        self.save()
        self._show_events(seat)
        self.console.print(draw(self.match.view(seat), self.speaker))
        self._ask(seat)

    def _let_bot_answer(self, seat: Seat) -> None:
        """Let a bot answer; one that fails does so without harm to the match."""
        try:
            self.match.answer(seat, self.bots[seat].choose(Chair(self.match, seat)))
        except RulesBug:
            raise
        except Exception as error:
            self.save()
            bot, why = self.players[seat].removeprefix(BOT), f"{type(error).__name__}: {error}"
            raise DreamtableError(
                self.speaker.say("cli-bot-failed", bot=bot, why=why, file=str(self.file))
            ) from error

    def save(self) -> None:
        """Write the record so that an interruption at any moment leaves the old or the new one."""
        content = to_bytes(record(self.match, self.players))
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            fresh = self.file.with_name(self.file.name + ".new")
            fresh.write_bytes(content)
            fresh.replace(self.file)
        except OSError as error:
            reason = error.strerror or str(error)
            raise DreamtableError(
                self.speaker.say("cli-cannot-write", file=str(self.file), reason=reason)
            ) from None

    # Asking

    def _ask(self, seat: Seat) -> None:
        """Show the question and its menu, and take an answer."""
        question = self.match.question
        if question is None:
            return
        entries = self._entries(seat)
        names = self.speaker.names[seat]
        title = Text(f"{names} · ", style="bold").append(self.speaker.question(question), style="bold cyan")
        menu = Grid(box=None, show_header=False, padding=(0, 1))
        for number, (text, moves) in enumerate(entries, 1):
            times = f" {self.speaker.say('times', count=len(moves))}" if len(moves) > 1 else ""
            menu.add_row(Text(str(number), style="bold green"), Text(text + times))
        self.console.print(Panel(menu, title=title, title_align="left", border_style="cyan"))
        self.console.print(Text(self.speaker.say("prompt-help"), style="dim"))
        while True:
            text = Prompt.ask(Text(self.speaker.say("prompt"), style="bold"), console=self.console).strip()
            if text.isdigit() and 1 <= int(text) <= len(entries):
                self.match.answer(seat, entries[int(text) - 1][1][0])
                return
            command = self._commands(seat).get(text.lower())
            if command is None:
                self.console.print(
                    Text(self.speaker.say("not-a-choice", text=text, most=len(entries)), style="yellow")
                )
            elif command():
                return

    def _entries(self, seat: Seat) -> list[tuple[str, list[Move]]]:
        """Return the menu with moves that read the same as one entry."""
        view = self.match.view(seat)
        said = [(self.speaker.move(move, view), move) for move in self.match.menu(seat)]
        entries: dict[str, list[Move]] = {}
        for text, move in said:
            entries.setdefault(text, []).append(move)
        return list(entries.items())

    def _commands(self, seat: Seat) -> dict[str, Callable[[], bool]]:
        """Return what can be typed instead of a number; each says whether the question is to be put anew."""
        return {
            "?": self._why,
            "i": lambda: self._explain(seat),
            "b": self._search,
            "l": lambda: self._log(seat),
            "u": lambda: self._undo(seat),
            "h": self._help,
            "q": self._leave,
        }

    def _why(self) -> bool:
        rule_id = self.match.question.rule if self.match.question is not None else ""
        rule = rulebook(self.match.rules.name, self.speaker.lang).rules.get(rule_id)
        if rule is None:
            self.console.print(self.speaker.say("why-none", rule=rule_id))
        else:
            show_rule(self.console, self.speaker, rule)
        return False

    def _explain(self, seat: Seat) -> bool:
        self.console.print(explain(self.match.view(seat), self.speaker))
        return False

    def _search(self) -> bool:
        while text := Prompt.ask(self.speaker.say("search"), console=self.console, default="").strip():
            show_rules(self.console, self.speaker, self.match.rules.name, text)
        return False

    def _log(self, seat: Seat) -> bool:
        self.console.print(Text(self.speaker.say("log-head"), style="bold"))
        for _, event in self._heard(seat):
            self.console.print(Text(self.speaker.event(event)))
        return False

    def _undo(self, seat: Seat) -> bool:
        by = self.match.undoer()
        others = self.match.rules.one_for_many and by not in self.bots
        if by is None or not (by == seat or others):
            self.console.print(Text(self.speaker.say("cannot-undo"), style="yellow"))
            return False
        self.match.undo(by)
        self._told = min(self._told, self.match.happened)
        self.console.print(Text(self.speaker.say("undone"), style="green"))
        return True

    def _help(self) -> bool:
        self.console.print(Text(self.speaker.say("help-head"), style="bold"))
        number = 1
        while self.speaker.has(f"summary-{number}"):
            self.console.print(Text(f"· {self.speaker.say(f'summary-{number}')}"))
            number += 1
        return False

    def _leave(self) -> bool:
        raise EOFError

    # Showing

    def _show_events(self, seat: Seat) -> None:
        """Show what a seat learned since it was last asked."""
        heard = self._heard(seat, self._told)
        if heard:
            self.console.rule(Text(self.speaker.say("since"), style="dim"), style="dim", align="left")
            for _, event in heard:
                line = self.speaker.event(event)
                self.console.print(Text(line))
                for text in self._read(event):
                    if text not in line:
                        self.console.print(Text(f"  {text}", style="italic"))
            self._told = heard[-1][0] + 1

    def _read(self, event: Event) -> list[str]:
        """Return what may be read once an event has happened, such as the outcome of an encounter."""
        told = self.match.rules.told
        words = told(event, self.match.options) if told is not None else []
        return [self.speaker.word(word) for word in words]

    def _heard(self, seat: Seat, since: int = 0) -> list[tuple[int, Event]]:
        """Return what a seat learned; where seats keep no secrets, what anybody at this keyboard did."""
        if not self.match.rules.one_for_many:
            return self.match.events(seat, since)
        others = [other for other in range(self.match.seats) if other not in self.bots]
        return self.match.events_of([seat, *others], since)

    def show_outcome(self) -> None:
        """Show who won, why, and each score."""
        outcome = self.match.outcome
        if outcome is None:
            return
        grid = Grid()
        grid.add_column(self.speaker.say("player"))
        grid.add_column(self.speaker.say("score"), justify="right")
        for seat, score in enumerate(outcome.scores):
            name = self.speaker.names[seat]
            grid.add_row(f"★ {name}" if seat in outcome.winners else f"  {name}", str(score))
        names = [self.speaker.names[seat] for seat in outcome.winners]
        who = self.speaker.say("nobody-wins")
        if names:
            who = self.speaker.say("winner", names=", ".join(names), names_count=len(names))
        self.console.print(draw(self.match.view(WATCH_ALL), self.speaker))
        self.console.print(Panel(Text(who, style="bold"), title=self.speaker.say("over"), expand=False))
        self.console.print(self.speaker.say(f"reason-{outcome.reason}"))
        self.console.print(grid)


WATCH_ALL: Seat = 0
"""Once a match is over everybody may see what the first seat sees."""


def home() -> Path:
    """Return where matches are saved."""
    return Path(os.environ.get("DREAMTABLE_HOME") or Path.home() / ".dreamtable")


def new_file(match: Match[Any]) -> Path:
    """Return a file for a new match that is not there yet."""
    number = 1
    while (file := home() / f"{match.rules.name}-{number}.json").exists():
        number += 1
    return file


def load_record(speaker: Speaker, file: Path) -> tuple[Record, Match[Any]]:
    """Read a record from a file and play it up to where it stands."""
    try:
        content = file.read_bytes()
    except OSError:
        raise BadRecord(speaker.say("cli-no-file", file=str(file))) from None
    kept = from_bytes(content)
    return kept, replay(kept, rules_of(kept.game))
