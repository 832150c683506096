"""Stored records: matches that must replay for ever, or name the change of rules that ended them."""

from pathlib import Path

from dreamtable.kernel import record, to_bytes
from gauntlet.games import ENTRIES
from gauntlet.test_gauntlet import a_match

FOLDER = Path(__file__).parents[1] / "corpus"
RECORDS_PER_SEAT_COUNT = 3


def write() -> None:
    """Write the records of every game anew."""
    for game, entry in ENTRIES.items():
        folder = FOLDER / game
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.glob(f"v{entry.rules.rules_version}-*.json"):
            old.unlink()
        for seats in entry.rules.seats:
            for number in range(RECORDS_PER_SEAT_COUNT):
                name = f"v{entry.rules.rules_version}-{seats}-{number}.json"
                (folder / name).write_bytes(to_bytes(record(a_match(game, seats, number + seats))))


if __name__ == "__main__":
    write()
