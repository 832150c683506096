"""What can go wrong, each with a sentence that says what was wrong and what would be right."""

import difflib
from collections.abc import Iterable


class DreamtableError(Exception):
    """Something a person can act on: `str()` of it is a sentence."""


class BadMove(DreamtableError):
    """An answer that does not fit the question; the match is unchanged."""


class BadSetup(DreamtableError):
    """Options, seats or names that the game does not have."""


class MissingComponent(DreamtableError):
    """A match is played with something that this program does not have: a pack, or a card of one."""

    def __init__(self, pack: str, component: str, sentence: str) -> None:
        super().__init__(sentence)
        self.pack = pack
        self.component = component


class BadRecord(DreamtableError):
    """A record that is damaged, foreign, or does not fit these rules."""


class RulesBug(DreamtableError):
    """The rules themselves went wrong; the match stands where it stood before the answer."""


def unknown(what: str, name: str, known: Iterable[str]) -> str:
    """Return the sentence for a name that does not exist: the nearest one, and all there are."""
    names = list(known)
    near = difflib.get_close_matches(name, names, n=1)
    hint = f" Did you mean {near[0]!r}?" if near else ""
    return f"There is no {what} {name!r}.{hint} There is: {', '.join(names)}."


def what_went_wrong(error: Exception) -> str:
    """Return an error of somebody else's code in a few words: its kind, and what it says."""
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
