"""ELD-PRE: Prepare for Travel."""

import pytest

from eldritch.kit import fallen, investigator, nobody, seat_at


@pytest.mark.rule("ELD-PRE-01", "ELD-PRE-02")
@pytest.mark.parametrize(
    ("space", "tickets"),
    [
        ("chicago", {"train"}),
        ("yokohama", {"ship"}),
        ("boston", {"train", "ship"}),
        ("south-pacific", set()),
        ("nubia", set()),
        ("moscow", {"train"}),
        ("nome", {"ship"}),
    ],
)
def test_a_city_sells_the_tickets_for_which_it_has_paths(space: str, tickets: set[str]) -> None:
    """Scenario 8."""
    (a,) = seat_at(investigator(at=space))
    assert a.offered("prepare") == tickets


@pytest.mark.rule("ELD-PRE-01")
def test_to_prepare_gains_one_ticket() -> None:
    (a,) = seat_at(investigator())
    a.does("prepare ship")
    assert a.tickets == "ship"


@pytest.mark.rule("ELD-PRE-03")
def test_monsters_do_not_forbid_it() -> None:
    (a,) = seat_at(investigator(), monsters="ghoul@boston")
    a.does("prepare train")
    assert a.tickets == "train"


@pytest.mark.rule("ELD-PRE-04")
@pytest.mark.parametrize(("discarded", "kept"), [("train", "train ship"), ("ship", "train train")])
def test_of_three_tickets_any_two_are_kept(discarded: str, kept: str) -> None:
    """Scenario 9: the new one may be the one that goes."""
    scene = seat_at(investigator(tickets="train train"))
    (a,) = scene
    a.does("prepare ship")
    assert scene.rule == "ELD-PRE-04"
    a.does(f"pick-ticket {discarded}")
    assert a.tickets == kept


@pytest.mark.rule("ELD-PRE-04")
def test_the_limit_holds_for_tickets_of_encounters() -> None:
    (a,) = seat_at(investigator(tickets="train"))
    a.tries("gain: {ticket: ship, num: 2}", "pick-ticket train")
    assert a.tickets == "ship ship"


@pytest.mark.rule("ELD-PRE-04", "ELD-DFE-05")
def test_the_limit_holds_for_the_belongings_of_the_fallen() -> None:
    """Scenario 34."""
    lying = fallen("jack-callahan", seat="B", tickets="train train")
    scene = seat_at(investigator(tickets="ship"), nobody(), fallen=(lying,), phase="encounter")
    a, _ = scene
    a.does("meet fallen jack-callahan")
    assert a.offers == {"pick-ticket train", "pick-ticket ship"}
    a.does("pick-ticket ship")
    assert a.tickets == "train train"


@pytest.mark.rule("ELD-PRE-04")
def test_a_ticket_of_a_companion_counts_as_well() -> None:
    scene = seat_at(investigator(tickets="train", cards="street-urchin"))
    (a,) = scene
    a.does("prepare ship", "pick-ticket train", "pick-ticket train")
    assert a.tickets == "train ship"
