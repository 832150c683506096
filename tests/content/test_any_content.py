"""Whatever is written, the check tells what is wrong and where, and never breaks."""

import copy
import random

import pytest
import yaml

from content.kit import CONTENT, problems_of
from dreamtable.content import Raw

CARDS = [card for _, text in CONTENT.base() for card in yaml.safe_load(text)]
Spot = tuple[Raw, Raw]


class Dumper(yaml.CSafeDumper):
    """Writes everything out, however often it stands there."""

    def ignore_aliases(self, _data: Raw) -> bool:
        return True


def spots_in(thing: Raw) -> list[Spot]:
    """Return every place inside a card."""
    spots: list[Spot] = []
    if isinstance(thing, dict):
        spots = [(thing, key) for key in thing]
    elif isinstance(thing, list):
        spots = [(thing, at) for at in range(len(thing))]
    inner = thing.values() if isinstance(thing, dict) else thing if isinstance(thing, list) else ()
    return spots + [spot for one in inner for spot in spots_in(one)]


ODD: list[Raw] = [None, True, -1, 1.5, "", [], {}, {"x": 1}, 10**9, "any(gate)", "2020-01-01", [[]], {5: 5}]
PIECES = [where[at] for where, at in spots_in(CARDS)]


def spoilt(chance: random.Random) -> Raw:
    """Return a card in which something is left out or stands in place of something else."""
    card = copy.deepcopy(chance.choice(CARDS))
    card["id"] = f"z-{card['id']}"
    for _ in range(chance.randint(1, 2)):
        where, at = chance.choice(spots_in(card) or [(card, "id")])
        if chance.random() < 0.25:
            del where[at]
        else:
            where[at] = copy.deepcopy(chance.choice(PIECES if chance.random() < 0.6 else ODD))
    return card


@pytest.mark.parametrize("seed", range(4))
def test_a_spoilt_card_is_told_with_its_line(seed: int) -> None:
    chance = random.Random(seed)
    found = 0
    for _ in range(60):
        problems = problems_of(yaml.dump([spoilt(chance)], Dumper=Dumper))
        assert all(problem.line for problem in problems)
        found += bool(problems)
    assert found > 30
