"""The tables that say how Etherfields goes for bots, and what the cards of its market are worth."""

import pytest
from bench import half_books
from bench.half_books import DREAMS_WON, MARKET, TESTS, Books, Goods


def goods(**counted: int) -> Goods:
    """Return what came of a card."""
    one = Goods()
    for name, num in counted.items():
        assert hasattr(one, name)
        setattr(one, name, num)
    return one


@pytest.mark.parametrize(
    ("test", "fails", "passes"),
    [
        ("never bought", goods(shown=30), goods(shown=29)),
        ("bought nearly whenever it can be", goods(payable=100, bought=100), goods(payable=20, bought=20)),
        ("hardly ever played for its text", goods(text=1, intent=99), goods(text=2, intent=20)),
        ("hardly ever paid with", goods(text=200), goods(text=30)),
        (
            "in most decks of winners who were offered it",
            goods(offered_won=50, held_won=45),
            goods(offered_won=50, held_won=30),
        ),
    ],
)
def test_a_card_fails_only_beyond_chance(test: str, fails: Goods, passes: Goods) -> None:
    assert TESTS[test](fails)
    assert not TESTS[test](passes)


def test_progress_that_nobody_places_stays_in_hand() -> None:
    assert goods(held=60, placed=2).stays_in_hand()
    assert not goods(held=10, placed=1).stays_in_hand()


def test_dreams_and_slumbers_stand_in_their_bands_or_are_marked() -> None:
    books = Books()
    books.tries["i-01-x", 2] = [True] * 80 + [False] * 20
    books.slumbers["wraith", 1] = [True] * 100
    books.won_by["wraith", "turn-on-him"] = 100
    told = "\n".join(half_books.told_fights(books))
    assert (
        "| The Waiting Room | 75–90 % | 0 of 0 | 80 of 100 | 0 of 0 | 0 of 0 | 80 % (71–87) of 100 |" in told
    )
    assert (
        "| Wraith | Turn on him 100 | 100 of 100 | 0 of 0 | 0 of 0 | 0 of 0 | 100 % (96–100) of 100 ✗ |"
        in told
    )


@pytest.mark.parametrize(("saving", "least"), [(False, 0), (True, 9)])
def test_half_a_book_is_played_from_the_waiting_room_to_an_ending_of_the_arcade(
    least: int, *, saving: bool
) -> None:
    books = half_books.play("a test", 2, 2, minutes=5, saving=saving)
    assert (books.books, books.lost) == (2, [])
    assert sorted(books.tries) == [(gate, seats) for gate in list(DREAMS_WON)[:2] for seats in (1, 2)]
    assert books.ways
    assert sum(books.goods[card].shown for card in MARKET) >= least, (
        "whoever ends an evening sees three cards"
    )
