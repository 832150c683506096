"""Chance: the same for the same seed, fair, and checkable by anybody."""

import hashlib
from collections import Counter

import pytest

from dreamtable.kernel import Chance, Rng, chance


def test_the_same_seed_gives_the_same_numbers_and_another_gives_others() -> None:
    first = [chance("dream").below(1000) for _ in range(3)]
    assert first[0] == first[1] == first[2]
    stream, again, other = chance("dream"), chance("dream"), chance("nightmare")
    numbers = [stream.below(1000) for _ in range(50)]
    assert numbers == [again.below(1000) for _ in range(50)]
    assert numbers != [other.below(1000) for _ in range(50)]


def test_a_stream_goes_on_from_where_its_state_says() -> None:
    stream = chance("dream")
    numbers = [stream.below(6) for _ in range(100)]
    for drawn in range(100):
        assert Chance(Rng("dream", drawn)).below(6) == numbers[drawn]


def test_anybody_can_check_a_number_by_the_published_recipe() -> None:
    stream = chance("dream")
    numbers = [stream.below(6) for _ in range(40)]
    for at, number in enumerate(numbers):
        block = hashlib.blake2b(f"dream:{at // 16}".encode()).digest()
        word = int.from_bytes(block[at % 16 * 4 : at % 16 * 4 + 4], "little")
        assert number == word * 6 // 2**32


def test_every_number_is_about_equally_likely() -> None:
    stream = chance("fair")
    counts = Counter(stream.below(6) for _ in range(60_000))
    assert set(counts) == set(range(6))
    assert all(9_600 < count < 10_400 for count in counts.values())


@pytest.mark.parametrize("before", [0, 7, 15, 16])
@pytest.mark.parametrize("size", [0, 1, 2, 16, 17, 40])
def test_a_shuffle_draws_one_number_after_the_other_from_the_stream(before: int, size: int) -> None:
    stream, checked = Chance(Rng("dream", before)), Chance(Rng("dream", before))
    cards, expected = list(range(size)), list(range(size))
    stream.shuffle(cards)
    for last in range(size - 1, 0, -1):
        other = checked.below(last + 1)
        expected[last], expected[other] = expected[other], expected[last]
    assert (cards, stream.rng, stream.below(1000)) == (expected, checked.rng, checked.below(1000))


def test_every_order_of_a_shuffle_is_about_equally_likely() -> None:
    stream = chance("fair")
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        cards = [1, 2, 3, 4]
        stream.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 24
    assert all(850 < count < 1150 for count in orders.values())


def test_pick_takes_one_of_the_items_and_restart_begins_another_stream() -> None:
    stream = chance("a")
    assert {stream.pick(["x", "y"]) for _ in range(50)} == {"x", "y"}
    stream.restart("b")
    fresh = chance("b")
    assert [stream.below(99) for _ in range(20)] == [fresh.below(99) for _ in range(20)]
