"""The ways to play Workshop."""

from dreamtable.kernel import Mode

MODES = (Mode("rivals", range(1, 5)), Mode("crew", range(2, 5), open_hands=True))
