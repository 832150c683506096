"""The parent of several workers: replaces one that has died at once, and waits for none of them."""

import logging
import time
from pickle import UnpicklingError

from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors.multiprocess import Multiprocess, Process

log = logging.getLogger("dreamtable.parent")
BUSY_SECONDS = 60.0
"""A worker that does not answer its parent for so long is replaced; a shorter time would hit busy ones."""


class Parent(Multiprocess):
    """Keeps as many workers as it was told to; looks after them twice a second."""

    _served = False
    """Whether any worker has ever served: if none has, another start would fail in the same way."""

    def init_processes(self) -> None:
        """Start the workers."""
        self._asked: dict[Process, float] = {}
        """When those were asked whether they are there who have not answered yet."""
        super().init_processes()

    def keep_subprocess_alive(self) -> None:
        """Replace workers that have died, or do not answer any more."""
        for place, worker in enumerate(self.processes):
            if worker.process.is_alive() and self._answers(worker):
                continue
            worker.kill()
            worker.join()
            self._asked.pop(worker, None)
            if worker.exitcode == STARTUP_FAILURE and not self._served:
                log.error("worker did not start")
                self.should_exit.set()
                return
            log.warning("worker replaced", extra={"worker": worker.pid, "code": worker.exitcode})
            self.processes[place] = Process(self.config, self.sockets)
            self.processes[place].start()

    def _answers(self, worker: Process) -> bool:
        """Say whether a worker has answered lately; it is asked, and heard the next time."""
        now = time.monotonic()
        try:
            while worker.parent_conn.poll():
                self._served = worker.parent_conn.recv() or self._served
                self._asked.pop(worker, None)
            if worker not in self._asked:
                worker.parent_conn.send(b"ping")
                self._asked[worker] = now
        except (OSError, EOFError, UnpicklingError):
            return False
        return now - self._asked[worker] < BUSY_SECONDS
