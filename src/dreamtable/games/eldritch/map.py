"""ELD-MAP: the spaces of the board and the paths between them."""

from collections import deque
from collections.abc import Sequence

from dreamtable.content import ContentError, nearest
from dreamtable.games.eldritch.cards import PathType, Space
from dreamtable.games.eldritch.model import SHIP_TICKET, TRAIN_TICKET, Ticket
from dreamtable.games.eldritch.moves import Prepare, SpendTicket, Travel

TRAIN, SHIP, UNCHARTED = ANY_PATH = 0, 1, 2
PATH_NAMES: tuple[PathType, ...] = ("train", "ship", "uncharted")
RIDES: dict[Ticket, int] = {TRAIN_TICKET: TRAIN, SHIP_TICKET: SHIP}
"""ELD-TRV-02: the paths along which tickets lead."""


class Map:
    """The spaces by their numbers, and what leads where."""

    def __init__(self) -> None:
        self.spaces: list[Space] = []
        self.space: dict[str, int] = {}
        self.types: dict[str, list[int]] = {}
        """By type of space: the spaces."""
        self.paths: list[dict[int, int]] = []
        """By space: the neighbours, each with the type of the path."""
        self.ways: list[list[Travel]] = []
        """ELD-TRV-01: by space: the ways from it."""
        self.rides: dict[Ticket, list[list[SpendTicket]]] = {}
        """ELD-TRV-02: by ticket and space: where it leads."""
        self.tickets: list[list[Prepare]] = []
        """ELD-PRE-01: by space: the tickets that are to be had there, if it is a city."""
        self.distances: list[list[int]] = []
        self._along: dict[tuple[PathType, ...], list[list[int]]] = {}

    def add_space(self, space: Space) -> None:
        """Take a space in; its paths are laid when all are there."""
        self.space[space.id] = len(self.spaces)
        self.types.setdefault(space.type, []).append(len(self.spaces))
        self.spaces.append(space)

    def lay_paths(self) -> None:
        """ELD-MAP-04: paths work in both directions; then measure all distances."""
        self.paths = [{} for _ in self.spaces]
        for space in self.spaces:
            for other, path in space.paths.items():
                if other not in self.space:
                    raise ContentError(
                        f"Space {space.id!r}: there is no space {other!r}.{nearest(other, self.space)}"
                    )
                here, there = self.space[space.id], self.space[other]
                self.paths[here][there] = self.paths[there][here] = PATH_NAMES.index(path)
        self.ways = [[Travel(there) for there in paths] for paths in self.paths]
        self.rides = {
            ticket: [
                [SpendTicket(ticket, there) for there, path in paths.items() if path == along]
                for paths in self.paths
            ]
            for ticket, along in RIDES.items()
        }
        self.tickets = [
            [Prepare(ticket) for ticket, along in RIDES.items() if along in paths.values()]
            for paths in self.paths
        ]
        self.distances = [self._distances_from(space) for space in range(len(self.spaces))]
        self._along = {(): self.distances}

    def distances_along(self, paths: tuple[PathType, ...]) -> list[list[int]]:
        """ELD-MAP-05: between all spaces, how many paths of some types lead there; any if none is named."""
        if paths not in self._along:
            kinds = tuple(PATH_NAMES.index(path) for path in paths)
            self._along[paths] = [self._distances_from(space, kinds) for space in range(len(self.spaces))]
        return self._along[paths]

    def _distances_from(self, start: int, kinds: Sequence[int] = ANY_PATH) -> list[int]:
        distances = [99] * len(self.spaces)
        distances[start] = 0
        queue = deque([start])
        while queue:
            here = queue.popleft()
            for there, path in self.paths[here].items():
                if distances[there] == 99 and path in kinds:
                    distances[there] = distances[here] + 1
                    queue.append(there)
        return distances
