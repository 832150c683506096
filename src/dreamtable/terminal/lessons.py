"""A lesson in the terminal: the same steps as in the browser, one after another."""

from pathlib import Path
from typing import Any

from rich.console import Console
from rich.panel import Panel
from rich.prompt import Prompt
from rich.text import Text

from dreamtable.bots import usual_bot
from dreamtable.games import rules_of
from dreamtable.games.lessons import FIRST, lesson_of
from dreamtable.kernel import DreamtableError, Match, Move, Seat, from_bytes, replay
from dreamtable.telling.coach import Advice, Lesson, situation_of
from dreamtable.terminal.boards import draw
from dreamtable.terminal.files import home, new_file
from dreamtable.terminal.memory import Memory
from dreamtable.terminal.session import BOT, Session


class LessonSession(Session):
    """Gives a lesson; once it is over, the match goes on like any other."""

    how_to_go_on = "how-to-go-on-lesson"

    def __init__(self, console: Console, lang: str, lesson: Lesson, file: Path) -> None:
        game = lesson.rules.name
        players = ["" if seat == lesson.seat else f"{BOT}{usual_bot(game)}" for seat in range(lesson.seats)]
        self.lesson = lesson
        self.read = 0
        """How many steps were read; all of them, once the lesson was left."""
        super().__init__(console, lang, kept_match(lesson, file), players, file)

    @property
    def _place(self) -> int | None:
        return self.lesson.at(len(self.match.journal), self.read)

    def _advice(self) -> Advice | None:
        now = situation_of(self.match, self.lesson.seat)
        return self.lesson.advice(now, len(self.match.journal), self.read)

    def _next_answer(self, seat: Seat) -> None:
        place = self._place
        if place is None:
            super()._next_answer(seat)
            return
        answer = self.lesson.answer_due(len(self.match.journal), self.read)
        if answer is not None:
            self.match.answer(*answer)
            return
        self.save()
        learner = self.lesson.seat  # others may be asked at the same time
        self._show_events(learner)
        self.console.print(draw(self.match.view(learner), self.speaker))
        advice = self._advice()
        if advice is not None and not advice.waits:
            self._let_read(place, advice)
        else:
            self._ask(learner)

    def _let_read(self, place: int, advice: Advice) -> None:
        """Show a step that is only read, and wait."""
        self._say(advice)
        text = Prompt.ask(
            Text(self.speaker.say("coach-go-on"), style="bold"), console=self.console, default=""
        )
        match text.strip().lower():
            case "q":
                raise EOFError
            case "x":
                self._be_quiet()
            case _:
                self.read = place + 1
                if self._place is None:
                    self._leave_lesson(learned=True)

    def _say(self, advice: Advice) -> None:
        title = self.speaker.say("coach-step", step=advice.step, steps=advice.steps)
        text = Text(self.speaker.word(advice.word))
        self.console.print(Panel(text, title=title, title_align="left", border_style="green", width=100))

    def _introduce(self) -> None:
        """A lesson tells the rules as they come up."""

    def _advise(self, seat: Seat) -> None:
        advice = self._advice()
        if advice is None:
            super()._advise(seat)
            return
        self._say(advice)
        self.console.print(Text(self.speaker.say("coach-skip-help"), style="dim"))

    def _meant(self, seat: Seat, moves: list[Move]) -> Move | None:
        place = self._place
        if place is None:
            return super()._meant(seat, moves)
        open_now = [move for move in moves if move in self.lesson.steps[place].moves]
        if not open_now:
            self.console.print(Text(self.speaker.say("coach-not-now"), style="yellow"))
            return None
        return open_now[0]

    def _be_quiet(self) -> bool:
        if self._place is None:
            return super()._be_quiet()
        self.read = len(self.lesson.steps)
        self.console.print(Text(self.speaker.say("coach-skipped"), style="green"))
        self._leave_lesson(learned=False)
        return True

    def _leave_lesson(self, *, learned: bool) -> None:
        """Go on as in any other match: what was learned need not be told again."""
        if learned:
            Memory(self.speaker, self.match.rules.name).remember(self.lesson.teaches)
        self.file.unlink(missing_ok=True)
        self.file = new_file(self.match.rules.name)
        self.how_to_go_on = Session.how_to_go_on
        self.hints.clear()

    def conclude(self) -> None:
        """Say the last words of a lesson that ends with the match."""
        while (advice := self._advice()) is not None and (place := self._place) is not None:
            self._say(advice)
            self.read = place + 1
        if self.file.exists() and self._place is None:
            self._leave_lesson(learned=True)
            self.save()
        super().conclude()


def kept_match(lesson: Lesson, file: Path) -> Match[Any]:
    """Return the match of a lesson as it was left, or from its beginning."""
    try:
        kept = replay(from_bytes(file.read_bytes()), lesson.rules)
        if kept.seed == lesson.seed and lesson.fits(kept) and kept.outcome is None:
            return kept
    except (OSError, DreamtableError):
        pass  # there is none, or it is of another version
    options = lesson.rules.read_options(lesson.options)
    return Match(lesson.rules, lesson.seats, lesson.seed, options)


def give_lesson(console: Console, lang: str, game: str) -> None:
    """Give the first lesson of a game, or go on with it."""
    rules_of(game)
    session = LessonSession(console, lang, lesson_of(game, FIRST), home() / f"lesson-{game}.json")
    session.console.print(Text(session.speaker.say("game-title"), style="bold magenta"))
    session.run()
