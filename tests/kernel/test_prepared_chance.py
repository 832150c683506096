"""Prepared chance: a seed that says itself what some of its words are."""

import pytest

from dreamtable.kernel import BadSetup, Chance, Rng, chance
from dreamtable.kernel.rng import Given, prepared
from dreamtable.telling.coach import ForeseenChance, Foreseer


def test_what_is_given_comes_and_all_else_is_as_it_was() -> None:
    honest = chance("seed")
    plain = [honest.below(1000) for _ in range(40)]
    seed = prepared("seed", {0: Given(5, 6), 17: Given(0, 2), 39: Given(79, 80)})
    loaded = chance(seed)
    drawn = [loaded.below({0: 6, 17: 2, 39: 80}.get(place, 1000)) for place in range(40)]
    assert (drawn[0], drawn[17], drawn[39]) == (5, 0, 79)
    assert [number for at, number in enumerate(drawn) if at not in (0, 17, 39)] == [
        number for at, number in enumerate(plain) if at not in (0, 17, 39)
    ]


@pytest.mark.parametrize("of", [1, 2, 3, 6, 7, 80, 97, 1000])
def test_every_number_can_be_given(of: int) -> None:
    for number in range(of):
        assert chance(prepared("s", {0: Given(number, of)})).below(of) == number


def test_a_stream_that_is_begun_in_the_middle_goes_on_in_the_same_way() -> None:
    seed = prepared("a:b", {place: Given(place % 6, 6) for place in range(0, 50, 3)})
    whole = chance(seed)
    numbers = [whole.below(6) for _ in range(50)]
    for start in (1, 15, 16, 31, 33):
        rest = Chance(Rng(seed, start))
        assert [rest.below(6) for _ in range(start, 50)] == numbers[start:]


def test_a_prepared_seed_that_makes_no_sense_is_named() -> None:
    with pytest.raises(BadSetup, match="'3=six' is not of the form"):
        chance("prepared:x:3=six").below(6)
    with pytest.raises(BadSetup, match="not of the form"):
        chance("prepared:x:3=1/0").below(6)


def test_what_is_foreseen_can_be_drawn_again_from_the_seed() -> None:
    foreseer = Foreseer(lambda _state, wish, _n: int(wish), lambda wish, _things: wish.split())
    foreseen = ForeseenChance(Rng("seed"), ["3", "c a", "1"], foreseer)
    first = foreseen.below(6)
    letters = list("abcdefghijklmnopqrstuvwxyz")
    foreseen.shuffle(letters)
    coin, after = foreseen.below(2), foreseen.below(1000)
    assert (first, letters[-1], letters[-2], coin) == (3, "c", "a", 1)

    again = chance(prepared("seed", foreseen.given))
    same = list("abcdefghijklmnopqrstuvwxyz")
    assert again.below(6) == 3
    again.shuffle(same)
    assert same == letters
    assert (again.below(2), again.below(1000)) == (coin, after)


def test_what_cannot_come_cannot_be_foreseen() -> None:
    foreseer = Foreseer(lambda _state, wish, _n: int(wish), lambda _wish, things: things)
    with pytest.raises(BadSetup, match="'7' is foreseen, but chance has only 6 things"):
        ForeseenChance(Rng("seed"), ["7"], foreseer).below(6)
