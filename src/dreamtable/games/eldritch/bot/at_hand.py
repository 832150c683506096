"""What is being resolved, as the view says it: cards, the monster that is fought, the test."""

from collections.abc import Iterator

from dreamtable.games.eldritch.model import NOTHING, STRENGTH, WILL, Resolving, View


class AtHand:
    """The stack of what is being resolved, the innermost first."""

    def __init__(self, view: View) -> None:
        self.stack = view.stack[::-1]

    @property
    def texts(self) -> Iterator[Resolving]:
        """Return the texts that are being resolved."""
        return (one for one in self.stack if one.card != NOTHING)

    @property
    def card(self) -> int:
        """Return the card whose text is being resolved, or none."""
        return next((one.card for one in self.texts), NOTHING)

    @property
    def foe(self) -> int:
        """Return the monster that is being fought, or none."""
        return next((one.foe for one in self.stack if one.foe != NOTHING), NOTHING)

    @property
    def test(self) -> Resolving | None:
        """Return the test that is being made, if there is one."""
        return next((one for one in self.stack if one.skill is not None), None)

    @property
    def in_combat(self) -> bool:
        """Say whether the test at hand is one of a combat, not of a text in it."""
        if len(self.stack) < 2 or self.stack[0].skill not in (WILL, STRENGTH):
            return False
        return self.stack[1].foe != NOTHING
