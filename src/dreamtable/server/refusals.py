"""What the server says no to: a sentence of the language files, and the status that fits it."""

from dreamtable.kernel import BadSetup, MissingComponent, Seat
from dreamtable.lang import LANGUAGES, Speaker, language

Said = int | str


class Refusal(Exception):
    """Something was refused and nothing has changed."""

    def __init__(self, key: str, status: int = 409, *, wait: float = 0.0, **args: Said) -> None:
        super().__init__(key)
        self.key = key
        self.status = status
        self.wait = wait
        """How many seconds to wait before trying again."""
        self.args_said = args
        self.question: tuple[int, Seat | None] | None = None
        """The answer to which question was refused, if one was."""

    def reason(self, lang: str) -> str:
        """Return the sentence."""
        return Speaker(lang).say(f"server-{self.key}", **self.args_said)


def gone(missing: MissingComponent) -> Refusal:
    """Return how a match is refused that is played with something that is not there any more."""
    return Refusal("gone", 409, pack=missing.pack, card=missing.component)


def language_or(name: str | None, otherwise: str) -> str:
    """Return one of our languages by its name, or another."""
    if name:
        try:
            return language(name)
        except BadSetup:
            return otherwise
    return otherwise


def accepted_language(header: str) -> str:
    """Return the best of our languages for an Accept-Language header; English if there is none."""
    wishes: list[tuple[float, str]] = []
    for part in header[:500].split(","):
        name, _, quality = part.strip().partition(";q=")
        try:
            wishes.append((-float(quality or 1), name.strip()))
        except ValueError:
            continue
    for _, name in sorted(wishes, key=lambda wish: wish[0]):
        if (found := language_or(name, "")) in LANGUAGES:
            return found
    return "en"
