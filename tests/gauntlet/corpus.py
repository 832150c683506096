"""Stored records: matches that must replay for ever, or name the change of rules that ended them."""

from pathlib import Path

from dreamtable.games import rules_of
from dreamtable.kernel import record, to_bytes
from gauntlet.games import ENTRIES, seatings_of
from gauntlet.test_gauntlet import a_match

FOLDER = Path(__file__).parents[1] / "corpus"
RECORDS_PER_SEAT_COUNT = 3


def write() -> None:
    """Write the records of every game anew."""
    for game in ENTRIES:
        version = rules_of(game).rules_version
        folder = FOLDER / game
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.glob(f"v{version}-*.json"):
            old.unlink()
        for seating in seatings_of(game):
            usual = rules_of(game).mode_for(seating.seats).name == seating.mode
            where = f"{seating.seats}" if usual else f"{seating.mode}-{seating.seats}"
            for number in range(RECORDS_PER_SEAT_COUNT):
                kept = to_bytes(record(a_match(seating, number + seating.seats)))
                (folder / f"v{version}-{where}-{number}.json").write_bytes(kept)


if __name__ == "__main__":
    write()
