"""One match in the terminal: people at the keyboard, bots at the other seats, a file kept up to date."""

import re
from collections.abc import Callable, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.panel import Panel
from rich.prompt import Prompt
from rich.table import Table as Grid
from rich.text import Text

from dreamtable.bots import (
    SECONDS,
    Boldness,
    Bot,
    Company,
    bot_named,
    can_be_asked,
    is_taken,
    usual_bot,
)
from dreamtable.games import rules_of
from dreamtable.games.lessons import IN_SHORT, hints_of
from dreamtable.kernel import (
    BadMove,
    Chair,
    DreamtableError,
    Event,
    Match,
    Move,
    Question,
    Record,
    RulesBug,
    Seat,
    from_bytes,
    record,
    resume_record,
    to_bytes,
)
from dreamtable.lang import Speaker, rulebook, source_of
from dreamtable.telling import (
    Entry,
    Rank,
    Word,
    copies_of,
    entries_on,
    explanation_of,
    named_to,
    proposal_for,
    reason_for,
    refs_of,
    sole_answer,
    telling_of,
    wishes_of,
)
from dreamtable.telling.coach import Hints, situation_of
from dreamtable.terminal.boards import aside_of, draw, explain
from dreamtable.terminal.endings import show_ending
from dreamtable.terminal.files import new_file, read, write
from dreamtable.terminal.memory import Memory
from dreamtable.terminal.reading import show_event, show_page, show_revealed
from dreamtable.terminal.rules import show_rule, show_rules

MANY = 8
"""More entries of the same kind than that stand side by side."""
NOTE_STYLES = {"price": "yellow", "chance": "cyan", "change": "dim", "warning": "bold yellow"}
ALARM_STYLES = ("dim", "yellow", "bold red")

BOT = "bot:"
"""How a record names a seat that a bot plays: `bot:greedy`."""


def name_on(speaker: Speaker, seat: Seat, player: str) -> str:
    """Return a player's own name, or one that the game gives; bots are marked."""
    if player.startswith(BOT):
        return speaker.bot_name(seat)
    persona = f"persona-{seat + 1}-name"
    given = speaker.say(persona) if speaker.has(persona) else ""
    return player or given or speaker.say("seat-number", number=seat + 1)


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
        hinting: bool = True,
        orders: bool = True,
        before: Record | None = None,
        boldness: Boldness = Boldness.CONSIDERATE,
    ) -> None:
        """Sit down; with `orders`, what there is only one answer to is answered by itself.

        A match that was saved comes with its record from `before`. Bots leave more or less of the story to
        people, by their `boldness`.
        """
        self.before = before
        self.console = console
        self.orders = orders
        self.hinting = hinting
        self.match = match
        self.players = players
        self.file = file if file is not None else new_file(match.rules.name)
        self.speaker = Speaker(lang, match.rules, packs=match.components.packs, seats=match.seats)
        self.speaker.names = [name_on(self.speaker, seat, players[seat]) for seat in range(match.seats)]
        people = frozenset(seat for seat, player in enumerate(players) if not player.startswith(BOT))
        self.company = Company(people, boldness)
        self.bots: dict[Seat, Bot] = {
            seat: bot_named(
                player.removeprefix(BOT),
                match.rules.name,
                f"{match.seed} {seat}",
                SECONDS,
                among_people=bool(people),
            )
            for seat, player in enumerate(players)
            if player.startswith(BOT) and not watching
        }
        self._told = 0
        self._aside: list[Event] = []
        """Stories of others since somebody here was last asked: they are lines until they are read."""
        self._came_after = match.answers
        """After how many answers the session began: what was before needs no hints any more."""
        self._last: Seat | None = None
        """The person who answered last."""
        self._rest: dict[Seat, list[Move]] = {}
        """What each person has still to answer of a proposal that was taken as a whole."""
        self._handed_to: Seat | None = None
        """The person whom another one has let go first."""
        self.memory = Memory(self.speaker, match.rules.name)
        self.hints: dict[Seat, Hints] = {}
        """What each person at this keyboard is told when it comes up for the first time."""

    # The course of a session

    def run(self) -> None:
        """Play on until the match is over, or save and leave on Ctrl-C, end of input or request."""
        try:
            self._introduce()
            while (seat := self._next_seat()) is not None:
                self._next_answer(seat)
            self._show_events(WATCH_ALL)
            self.show_outcome()
            self.save()
            self.conclude()
        except (KeyboardInterrupt, EOFError):
            self.save()
            self.console.print()
            self.console.print(self.speaker.say("saved", file=str(self.file)), soft_wrap=True)
            how = self.speaker.say(self.how_to_go_on, file=str(self.file))
            self.console.print(Text(how, style="bold"), soft_wrap=True)

    how_to_go_on = "how-to-resume"
    """Says how to come back."""

    def conclude(self) -> None:
        """Say what can be done with a match that is over."""
        self.console.print(Text(self.speaker.say("how-to-replay", file=str(self.file)), style="dim"))

    def content(self) -> bytes:
        """Return what is saved."""
        return to_bytes(record(self.match, self.players, self.before))

    def _next_seat(self) -> Seat | None:
        """Return who answers next; of several people in lanes the one who is at it goes on."""
        due = self.match.due()
        if not due:
            return None
        handed_to, self._handed_to = self._handed_to, None
        if handed_to is not None and self.match.menu(handed_to):
            return handed_to
        goes_on = due[0] not in self.bots and self.match.lane_of(due[0]) == due[0]
        return self._last if goes_on and self._last in due else due[0]

    def _next_answer(self, seat: Seat) -> None:
        if seat in self.bots:
            if self._let_bot_answer(seat):
                return
            seat = next(one for one in self.match.due() if one not in self.bots)
        self._last = seat
        if self._goes_on(seat):
            return
        answer = sole_answer(self.match, seat)
        if answer is not None and self.orders:
            self.match.answer(seat, answer)
            return
        self.save()
        self._show_events(seat)
        self.console.print(draw(self.match.view(seat), self.speaker))
        self._ask(seat)

    def _let_bot_answer(self, seat: Seat) -> bool:
        """Let a bot answer, and say whether it has: else it lets people go first.

        One that fails does so without harm to the match.
        """
        try:
            move = self.company.choose(self.bots[seat], self.match, seat)
            if move is not None:
                happened = self.match.happened
                self.match.answer(seat, move)
                if is_taken(self.match, move, self.match.told_from(happened)):
                    self.company = self.company._replace(asked=set(self.company.asked) - {seat})
                elif seat in self.company.asked:
                    self._handed_to = seat
        except RulesBug:
            raise
        except Exception as error:
            self.save()
            bot, why = self.players[seat].removeprefix(BOT), f"{type(error).__name__}: {error}"
            raise DreamtableError(
                self.speaker.say("cli-bot-failed", bot=bot, why=why, file=str(self.file))
            ) from error
        return move is not None

    def save(self) -> None:
        """Write down how far the match has come."""
        write(self.speaker, self.file, self.content())

    # Asking

    def _menu(self, seat: Seat, entries: Sequence[Entry]) -> Grid:
        """Return a menu; many that are alike and need no more words stand side by side."""
        menu = Grid(box=None, show_header=False, padding=(0, 1))
        apart = False
        for _, group in groupby(enumerate(entries, 1), lambda one: (one[1].word.key, bool(one[1].notes))):
            rows = [(number, entry, self._line(seat, entry)) for number, entry in group]
            if len(rows) > MANY and not rows[0][1].notes:
                cells = [Text(f"{number:>2} ", style="bold green") + line for number, _, line in rows]
                menu.add_row("", Columns(cells, padding=(0, 3)))
                continue
            for number, entry, line in rows:
                if entry.rank is Rank.APART and not apart:
                    menu.add_row("", Text(self.speaker.say("set-apart"), style="dim"))
                    apart = True
                menu.add_row(Text(str(number), style="bold green"), line)
        return menu

    def _line(self, seat: Seat, entry: Entry) -> Text:
        """Return an entry of a menu with what can be known of it."""
        times = f" {self.speaker.say('times', count=len(entry.moves))}" if len(entry.moves) > 1 else ""
        line = Text(self._said(seat, entry.word) + times, style="not bold default")
        for note in entry.notes:
            line.append(f"  {self.speaker.word(note.word)}", NOTE_STYLES[note.kind])
        return line

    def _ask(self, seat: Seat) -> None:
        """Show the question and its menu, and take an answer."""
        question = self.match.question_of(seat)
        if question is None:
            return
        names = self.speaker.names[seat]
        view = self.match.view(seat)
        entries = self.entries(seat)
        asks = self.speaker.question(question, view)
        source = source_of(self.speaker, question, asks, view)
        title = Text(f"{names} · ", style="bold").append(f"{source} · " if source else "", style="magenta")
        title.append(asks, style="bold cyan")
        menu = self._menu(seat, entries)
        self._show_standing(view)
        self._show_votes(question)
        self._show_busy(seat)
        self._advise(seat)
        self.console.print(Panel(menu, title=title, title_align="left", border_style="cyan"))
        self.console.print(Text(self.speaker.say("prompt-help"), style="dim"))
        if self._aside:
            self.console.print(Text(self.speaker.say("prompt-read"), style="dim"))
        if self.bots and can_be_asked(self.match.rules, self.company.boldness):
            self.console.print(Text(self.speaker.say("prompt-take"), style="dim"))
        if telling_of(self.match.rules).hints is not None:
            self.console.print(Text(self.speaker.say("prompt-ahead"), style="dim"))
        if wishes_of(self.match, seat):
            self.console.print(Text(self.speaker.say("prompt-wish"), style="dim"))
        if question.picks > 1:
            self.console.print(Text(self.speaker.say("prompt-picks", count=question.picks), style="dim"))
        while True:
            text = Prompt.ask(Text(self.speaker.say("prompt"), style="bold"), console=self.console).strip()
            if text.isdigit() and 1 <= int(text) <= len(entries):
                move = self._meant(seat, entries[int(text) - 1].moves)
                if move is not None:
                    self.match.answer(seat, move)
                    return
                continue
            if (several := _numbers_in(text)) and question.picks > 1:
                if self._pick_together(seat, question, several):
                    return
                continue
            key, _, about = text.partition(" ")
            if key.lower() == "i" and about.strip():
                self._explain_things(seat, entries, about.strip())
                continue
            if key.lower() == "w":
                if self._wish(seat, about.strip()):
                    return
                continue
            if key.lower() == "t":
                if self._ask_bot(about.strip()):
                    return
                continue
            command = self._commands(seat).get(text.lower())
            if command is None:
                self.console.print(
                    Text(self.speaker.say("not-a-choice", text=text, most=len(entries)), style="yellow")
                )
            elif command():
                return

    def _pick_together(self, seat: Seat, question: Question, numbers: list[int]) -> bool:
        """Take several things by their numbers, once it is confirmed; say whether any was taken.

        Each is an answer, as the menu of its time has it; what follows when something else is asked is left.
        """
        entries = self.entries(seat)
        most = {number: self._copies(seat, entry) for number, entry in enumerate(entries, 1)}
        wrong = [number for number in numbers if numbers.count(number) > most.get(number, 0)]
        if wrong or len(numbers) > question.picks:
            text = " ".join(map(str, numbers))
            said = self.speaker.say("not-together", text=text, count=question.picks, most=len(entries))
            self.console.print(Text(said, style="yellow"))
            return False
        words = [entries[number - 1].word for number in numbers]
        self.console.print(Text("\n".join(self._said(seat, word) for word in words), style="green"))
        confirmed = self.speaker.say("picked-together", count=len(words))
        if Prompt.ask(Text(confirmed, style="bold"), console=self.console, default="").strip():
            return False
        taken = 0
        for word in words:
            asked = self.match.question_of(seat)
            alike = next((one.moves for one in self.entries(seat) if one.word == word), [])
            move = self._meant(seat, alike) if alike and asked and asked.rule == question.rule else None
            if move is None:
                break
            self.match.answer(seat, move)
            taken += 1
        return taken > 0

    def _copies(self, seat: Seat, entry: Entry) -> int:
        """Return how many alike an entry of the menu stands for."""
        view = self.match.view(seat)
        return sum(copies_of(self.match.rules, view, move) for move in entry.moves)

    def _meant(self, _seat: Seat, moves: list[Move]) -> Move | None:
        """Return the move that an entry of the menu stands for; None if it is not to be made now."""
        return moves[0]

    def _introduce(self) -> None:
        """Show the rules in short at the first table of a game."""
        if self.hinting and not self.memory.muted and IN_SHORT not in self.memory.seen():
            self._help()
            self.memory.remember([IN_SHORT])

    def _advise(self, seat: Seat) -> None:
        """Say what is of use to somebody who sees this for the first time."""
        if not self.hinting or self.memory.muted:
            return
        hints = self._hints_for(seat)
        advice = hints.due(situation_of(self.match, seat))
        if advice is not None:
            hints.read(advice.name)
            self.memory.remember([advice.name])
            text = Text(self.speaker.word(advice.word))
            self.console.print(Panel(text, border_style="green", width=100))
            self.console.print(Text(self.speaker.say("coach-mute-help"), style="dim"))

    def _hints_for(self, seat: Seat) -> Hints:
        """Return what is told on a seat, with what it has just learned."""
        if seat not in self.hints:
            rules = self.match.rules
            self.hints[seat] = Hints(rules, hints_of(rules.name), self.memory.seen())
        return self.hints[seat]

    def _be_quiet(self) -> bool:
        """Tell no more hints, now and in other matches."""
        self.memory.mute()
        self.console.print(Text(self.speaker.say("coach-muted"), style="green"))
        return False

    def _show_standing(self, view: object) -> None:
        """Show who one is, what one wants, and what threatens."""
        guide = telling_of(self.match.rules).guide
        if guide is None:
            return
        standing = guide.standing(view)
        role, goal, danger = map(self.speaker.word, (standing.role, standing.goal, standing.danger))
        self.console.print(Text(f"{role} ", style="bold magenta").append(goal, "magenta"))
        if standing.belongings:
            things = self.speaker.joined([self.speaker.word(one.word) for one in standing.belongings])
            self.console.print(Text(self.speaker.say("held-along", things=things), style="magenta"))
        self.console.print(Text(f"⚠ {danger}", style=ALARM_STYLES[standing.alarm]))

    def _show_votes(self, question: Question) -> None:
        """Show who has voted for what."""
        for seat, vote in sorted((question.votes or {}).items()):
            said = self.speaker.say("vote-of", name=self.speaker.names[seat], vote=self.speaker.move(vote))
            self.console.print(Text(said, style="magenta"))

    def _show_busy(self, seat: Seat) -> None:
        """Show who else is to answer at the same time, and to whom the keyboard can be handed."""
        busy = [self.speaker.names[other] for other in sorted(self.match.due()) if other != seat]
        if busy:
            self.console.print(Text(self.speaker.say("still-busy", names=", ".join(busy)), style="dim"))
        other = self._next_person(seat)
        if other is not None:
            self.console.print(Text(self.speaker.say("prompt-next", name=self.speaker.names[other]), "dim"))

    def _next_person(self, seat: Seat) -> Seat | None:
        """Return who else at this keyboard may answer now, the next one from a seat on."""
        question = self.match.question
        others = [other for other in question.menus if other not in self.bots] if question is not None else []
        return min(
            (other for other in others if other != seat),
            key=lambda other: (other - seat) % self.match.seats,
            default=None,
        )

    def entries(self, seat: Seat) -> list[Entry]:
        """Return the menu of a seat as it is shown."""
        question = self.match.question_of(seat)
        rule = question.rule if question is not None else ""
        return entries_on(self.match.rules, self.match.view(seat), self.match.menu(seat), rule)

    def _said(self, seat: Seat, word: Word) -> str:
        """Return an entry of a menu; whoever sits alone at the keyboard is not called by name."""
        alone = len(self.bots) == self.match.seats - 1
        return self.speaker.entry(word, seat if alone else None)

    def _commands(self, seat: Seat) -> dict[str, Callable[[], bool]]:
        """Return what can be typed instead of a number; each says whether the question is to be put anew."""
        return {
            "?": lambda: self._why(seat),
            "i": lambda: self._explain(seat),
            "b": self._search,
            "l": lambda: self._log(seat),
            "r": self._read_aside,
            "n": lambda: self._hand_over(seat),
            "a": lambda: self._see_ahead(seat),
            "s": lambda: self._suggest(seat),
            "u": lambda: self._undo(seat),
            "x": self._be_quiet,
            "h": self._help,
            "q": self._leave,
        }

    def _ask_bot(self, which: str) -> bool:
        """Ask a bot to take what bots leave to people, and let it go first; say whether it was asked."""
        rules, seats = self.match.rules, sorted(self.bots)
        if not seats or not can_be_asked(rules, self.company.boldness):
            self.console.print(Text(self.speaker.say("take-it-none"), style="yellow"))
            return False
        seat = int(which) - 1 if which.isdigit() else seats[0] if len(seats) == 1 and not which else -1
        if seat not in self.bots:
            numbers = self.speaker.joined([f"{one + 1} {self.speaker.names[one]}" for one in seats])
            self.console.print(Text(self.speaker.say("take-it-which", seats=numbers), style="yellow"))
            return False
        self.company = self.company._replace(asked={*self.company.asked, seat})
        self.console.print(Text(self.speaker.say("take-it", name=self.speaker.names[seat]), style="green"))
        self._handed_to = seat
        return True

    def _why(self, seat: Seat) -> bool:
        question = self.match.question_of(seat)
        rule_id = question.rule if question is not None else ""
        rule = rulebook(
            self.match.rules.name, self.speaker.lang, telling_of(self.match.rules).package
        ).rules.get(rule_id)
        if rule is None:
            self.console.print(self.speaker.say("why-none", rule=rule_id))
        else:
            show_rule(self.console, self.speaker, rule)
        return False

    def _explain(self, seat: Seat) -> bool:
        self.console.print(explain(self.match.view(seat), self.speaker))
        show_revealed(self.console, self.speaker, self.match, self._eyes(seat))
        return False

    def _explain_things(self, seat: Seat, entries: list[Entry], about: str) -> None:
        """Say what is named by an entry of the menu, or what anything is that was named so far."""
        eyes = self._eyes(seat)
        refs = named_to(self.match, eyes)
        is_entry = about.isdigit() and 1 <= int(about) <= len(entries)
        if is_entry:
            refs = refs_of(entries[int(about) - 1].moves[0])
        told: dict[str, str] = {}
        for ref in refs:
            known = explanation_of(self.match, eyes, ref)
            if known is not None:
                title, *text = map(self.speaker.word, (known.title, *known.text))
                if is_entry or about.casefold() in title.casefold():
                    told[title] = "\n".join(text)
        for title, lines in told.items():
            self.console.print(Text(title, style="bold cyan"))
            self.console.print(Text(lines))
        if not told:
            self.console.print(Text(self.speaker.say("explained-none", text=about), style="yellow"))

    def _see_ahead(self, seat: Seat) -> bool:
        """Show what the next moves can bring about, step by step, each with the moves that lead there."""
        hints, view = telling_of(self.match.rules).hints, self.match.view(seat)
        found = False
        for moves, prospects in enumerate(hints(view, seat) if hints is not None else ()):
            for number, prospect in enumerate(prospects):
                found = True
                if not number:
                    self.console.print(Text(self.speaker.say("ahead-by", moves=moves), style="bold"))
                line = Text(f"  {self.speaker.word(prospect.word)}")
                for at, move in enumerate(prospect.moves):  # only the first one is made on the table as it is
                    line.append(f" → {self.speaker.move(move, None if at else view)}", "dim")
                self.console.print(line)
        if not found:
            self.console.print(Text(self.speaker.say("ahead-none"), style="dim"))
        return False

    def _wish(self, seat: Seat, which: str) -> bool:
        """List what can be wished for, or propose all that one of it takes; say whether it was begun with."""
        found = [one for wish in wishes_of(self.match, seat) if (one := proposal_for(self.match, seat, wish))]
        if not which.isdigit() or not 1 <= int(which) <= len(found):
            for number, one in enumerate(found, 1):
                line = Text(f"{number:>3} ", style="bold green")
                self.console.print(line.append(self._said(seat, one.word), "not bold default"))
            key = "wish-which" if found else "wish-none"
            self.console.print(Text(self.speaker.say(key), style="dim"))
            return False
        wished = found[int(which) - 1]
        self.console.print(Text(self._said(seat, wished.word), style="bold green"))
        for note in wished.notes:
            self.console.print(Text(f"  {self.speaker.word(note.word)}", NOTE_STYLES[note.kind]))
        confirmed = Text(self.speaker.say("wish-confirm"), style="bold")
        if Prompt.ask(confirmed, console=self.console, default="").strip():
            return False
        first, *rest = wished.moves
        self.match.answer(seat, first)
        self._rest[seat] = rest
        return True

    def _goes_on(self, seat: Seat) -> bool:
        """Give the next answer of what was taken as a whole, if it is asked for; else the rest is let go."""
        rest = self._rest.get(seat, [])
        question = self.match.question_of(seat)
        if question is not None and seat in question.optional:
            return False  # others have still to vote
        if not rest or rest[0] not in self.match.menu(seat):
            self._rest.pop(seat, None)
            return False
        self.match.answer(seat, rest.pop(0))
        return True

    def _suggest(self, seat: Seat) -> bool:
        """Say what a bot would do that sees what the seat sees."""
        game = self.match.rules.name
        bot = bot_named(usual_bot(game), game, f"{self.match.seed} suggests", SECONDS, among_people=True)
        move = bot.choose(Chair(self.match, seat))
        for number, entry in enumerate(self.entries(seat), 1):
            if move in entry.moves:
                text = self._said(seat, entry.word)
                self.console.print(Text(self.speaker.say("suggestion", number=number, text=text), "green"))
                why = reason_for(self.match.rules, self.match.view(seat), move)
                if why is not None:
                    self.console.print(Text(self.speaker.word(why), "green"))
        return False

    def _search(self) -> bool:
        while text := Prompt.ask(self.speaker.say("search"), console=self.console, default="").strip():
            show_rules(self.console, self.speaker, self.match.rules.name, text)
        return False

    def _log(self, seat: Seat) -> bool:
        self.console.print(Text(self.speaker.say("log-head"), style="bold"))
        for _, event in self._heard(seat):
            show_event(self.console, self.speaker, self.match, event)
        return False

    def _read_aside(self) -> bool:
        """Read what others met since the last decision."""
        for event in self._aside:
            self.console.print(Text(self.speaker.fact(event), style="bold"))
            show_page(self.console, self.speaker, self.match, event)
        if not self._aside:
            self.console.print(Text(self.speaker.say("read-none"), style="dim"))
        return False

    def _undo(self, seat: Seat) -> bool:
        others = [other for other in range(self.match.seats) if other not in self.bots]
        seats = [seat, *(others if self.match.mode.open_hands else ())]
        by = next((one for one in seats if self.match.can_undo(one)), seat)
        try:
            self.match.undo(by)
        except BadMove:
            self.console.print(Text(self.speaker.say("cannot-undo"), style="yellow"))
            return False
        self._told = min(self._told, self.match.happened)
        self.console.print(Text(self.speaker.say("undone"), style="green"))
        return True

    def _hand_over(self, seat: Seat) -> bool:
        self._handed_to = self._next_person(seat)
        return self._handed_to is not None

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
            view, people = self.match.view(seat), self._eyes(seat)
            self._aside = []
            for _, event in heard:
                aside = aside_of(view, event, people)
                if aside == "begins":
                    self.console.print(Text(f"▸ {self.speaker.fact(event)}"))
                if aside:
                    self._aside.append(event)
                else:
                    show_event(self.console, self.speaker, self.match, event)
            if self._told or not self._came_after:
                self._hints_for(seat).hear(seat, [event for _, event in heard])
            self._told = heard[-1][0] + 1

    def _heard(self, seat: Seat, since: int = 0) -> list[tuple[int, Event]]:
        """Return what a seat learned; where seats keep no secrets, what anybody at this keyboard did."""
        return self.match.events_of(self._eyes(seat), since)

    def _eyes(self, seat: Seat) -> list[Seat]:
        """Return through which seats a seat looks: where they keep no secrets, all at this keyboard."""
        if not self.match.mode.open_hands:
            return [seat]
        return [seat, *(other for other in range(self.match.seats) if other not in (seat, *self.bots))]

    def show_outcome(self) -> None:
        """Show how the table stands at the end, and what is told of it."""
        if self.match.outcome is None:
            return
        self.console.print(draw(self.match.view(WATCH_ALL), self.speaker))
        people = [seat for seat in range(self.match.seats) if seat not in self.bots]
        show_ending(self.console, self.speaker, self.match, people)


def _numbers_in(text: str) -> list[int]:
    """Return several numbers that were typed, `1 3` or `1,3`; none if it is anything else."""
    parts = re.split(r"[\s,，、]+", text)
    return [int(part) for part in parts] if len(parts) > 1 and all(map(str.isdecimal, parts)) else []


WATCH_ALL: Seat = 0
"""Once a match is over everybody may see what the first seat sees."""


def load_record(speaker: Speaker, file: Path) -> Record:
    """Read a record from a file."""
    return from_bytes(read(speaker, file))


def resume_file(speaker: Speaker, file: Path) -> tuple[Record, Match[Any]]:
    """Read a record from a file, also one of an earlier version, and go on as far as it fits."""
    kept = load_record(speaker, file)
    match, kept = resume_record(kept, rules_of(kept.game))
    return kept, match
