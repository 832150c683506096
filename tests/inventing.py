"""Components that a test makes up: in the box of their game while it runs, and out of everybody's way else.

    INVENTED = Inventions(CONTENT)                  # in the kit of a game
    invent = INVENTED.invent

    card = invent("{id: a-quiet-night, kind: mythos, colour: blue, do: []}")

The `conftest.py` beside the kit takes them out when a test ends: `INVENTED.take_out()`. Where modules make
components up for all their tests, it says when one runs (`testing`), and the kit calls `put_in`.
"""

import textwrap
from typing import Any

from dreamtable.content.box import StepIndex
from dreamtable.content.game import Content, asked
from dreamtable.content.naming import dangling
from dreamtable.content.reading import Placed, read_all


class Inventions:
    """What tests have put into the box of a game, and how the box was before."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.aside: list[Placed] = []
        """What was made up before a test ran; `put_in` lets it be in the box."""
        self.testing = True
        self._before: dict[str, Any] | None = None

    def invent(self, text: str) -> str:
        """Put components into the box that no set-up deals; return the id of the last one.

        What they name must exist; whether all of it makes sense is not asked. The same text may come twice.
        """
        placed, problems = read_all([("invented.yaml", _as_list(text))], self.content.reader())
        assert not problems, "\n".join(str(one) for one in problems)
        if self.testing:
            self.put_in()
            self._put(placed)
        else:
            self.aside += placed
        return placed[-1].id

    def put_in(self) -> None:
        """Let everything be in the box that was made up before a test ran."""
        self._put(self.aside)

    def _put(self, placed: list[Placed]) -> None:
        box = self.content.box
        new = [one for one in placed if one.id not in box.components]
        if not new:
            return
        problems = dangling(new, self.content.known([*self.content.cards(), *(one.card for one in new)]))
        assert not problems, "\n".join(str(one) for one in problems)
        if self._before is None:
            self._before = copied(vars(box))
        box.add([one.card for one in new])
        for card in [asked(one.card) for one in new]:
            for number in box.copies[card.id]:
                box.kinds[type(card)].remove(number)
                box.sorts[type(card), card.sort()].remove(number)

    def take_out(self) -> None:
        """Let the box be as it was."""
        if self._before is None:
            return
        restored(vars(self.content.box), self._before)
        self._before = None


def _as_list(text: str) -> str:
    """Return a file of components: that of one alone is made a list."""
    text = textwrap.dedent(text).strip()
    return text if text.startswith("- ") else "- " + text.replace("\n", "\n  ")


CONTAINERS = (dict, list, set, StepIndex)


def copied(kept: Any) -> Any:
    """Copy containers, however deep, and what they hold as it is."""
    if isinstance(kept, dict):
        return {key: copied(held) if isinstance(held, CONTAINERS) else held for key, held in kept.items()}
    if isinstance(kept, list):
        return [copied(held) for held in kept] if kept and isinstance(kept[0], list | dict | set) else kept[:]
    return copied(vars(kept)) if isinstance(kept, StepIndex) else set(kept)


def restored(now: Any, before: Any) -> None:
    """Let a container, which others know by itself, hold again what it held."""
    if isinstance(now, list):
        now[:] = before
    elif isinstance(now, set):
        now.clear()
        now.update(before)
    elif isinstance(now, StepIndex):
        restored(vars(now), before)
    else:
        for key in [key for key in now if key not in before]:
            del now[key]
        for key, held in before.items():
            if isinstance(inside := now.get(key), CONTAINERS):
                restored(inside, held)
            else:
                now[key] = held
