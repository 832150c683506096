"""ELD-TRV: Travel."""

import pytest

from eldritch.kit import investigator, seat_at


@pytest.mark.rule("ELD-TRV-01")
def test_travel_goes_to_an_adjacent_space_along_a_path_of_any_type() -> None:
    (a,) = seat_at(investigator(at="rio"))
    assert a.offered("travel") == {"south-atlantic", "cape-horn", "sargasso-sea", "valparaiso", "amazon"}
    a.does("travel amazon")
    assert a.space == "amazon"


@pytest.mark.rule("ELD-TRV-01")
def test_the_move_of_travel_is_not_optional() -> None:
    """The space is chosen with the action; there is no way to travel nowhere."""
    (a,) = seat_at(investigator(at="rio"))
    assert "rio" not in a.offered("travel")
    assert "" not in a.offered("travel")


@pytest.mark.rule("ELD-TRV-02", "ELD-TRV-01", "ELD-ACT-02")
def test_a_ticket_takes_the_traveller_one_space_further() -> None:
    """Scenario 4."""
    scene = seat_at(investigator(at="chicago", tickets="train"))
    (a,) = scene
    a.does("travel boston", "spend-ticket train new-orleans")
    assert (a.space, a.tickets) == ("new-orleans", "")
    assert scene.rule == "ELD-ACT-01"
    assert a.offered("travel") == set()
    assert "rest" in a.offers


@pytest.mark.rule("ELD-TRV-02", "ELD-TRV-03")
def test_a_ship_ticket_is_of_no_use_on_trains() -> None:
    """Scenario 5."""
    scene = seat_at(investigator(at="moscow", tickets="ship"))
    (a,) = scene
    a.does("travel berlin")
    assert (scene.rule, a.tickets) == ("ELD-ACT-01", "ship")


@pytest.mark.rule("ELD-TRV-03")
def test_a_ticket_never_opens_an_uncharted_path() -> None:
    (a,) = seat_at(investigator(at="new-orleans", tickets="train ship"))
    a.does("travel panama")
    assert "amazon" not in {offer.split()[-1] for offer in a.offers}
    assert a.offered("spend-ticket") == {
        "train new-orleans",
        "ship valparaiso",
        "ship sargasso-sea",
        "ship vancouver",
    }


@pytest.mark.rule("ELD-TRV-03")
def test_a_ticket_can_not_be_spent_outside_travel() -> None:
    scene = seat_at(investigator("ingrid-solheim", at="boston", tickets="train ship"))
    (a,) = scene
    assert a.offered("spend-ticket") == set()
    a.does("perform ingrid-solheim", "pick-space liverpool")
    assert a.offered("spend-ticket") == set()
    a.does("stop")
    assert a.tickets == "train ship"


@pytest.mark.rule("ELD-TRV-03")
def test_a_ticket_does_not_replace_the_first_step() -> None:
    (a,) = seat_at(investigator(at="boston", tickets="train"))
    a.does("travel chicago")
    assert a.tickets == "train"


@pytest.mark.rule("ELD-TRV-04")
def test_with_two_tickets_travel_covers_three_spaces() -> None:
    scene = seat_at(investigator(at="boston", tickets="train train"))
    (a,) = scene
    a.does("travel chicago", "spend-ticket train new-orleans", "spend-ticket train panama")
    assert (a.space, a.tickets, scene.rule) == ("panama", "", "ELD-ACT-01")


@pytest.mark.rule("ELD-TRV-04", "ELD-GEN-02")
def test_an_effect_may_add_more() -> None:
    (a,) = seat_at(investigator(at="boston", tickets="train train", cards="sledge-compass"))
    a.does("travel chicago", "spend-ticket train new-orleans", "spend-ticket train panama")
    a.does("use sledge-compass", "pick-space amazon")
    assert a.space == "amazon"


@pytest.mark.rule("ELD-TRV-05")
def test_the_traveller_chooses_order_and_type_and_may_stop_anywhere() -> None:
    (a,) = seat_at(investigator(at="boston", tickets="train ship"))
    a.does("travel new-orleans")
    assert a.offered("spend-ticket") == {
        "train boston",
        "train chicago",
        "train panama",
        "ship sargasso-sea",
    }
    a.does("spend-ticket train panama")
    assert a.offered("spend-ticket") == {"ship valparaiso", "ship sargasso-sea", "ship vancouver"}
    a.does("stop")
    assert (a.space, a.tickets) == ("panama", "ship")


@pytest.mark.rule("ELD-TRV-05")
def test_spent_tickets_return_to_the_supply_and_can_be_gained_again() -> None:
    (a,) = seat_at(investigator(at="boston", tickets="train"))
    a.does("travel chicago", "spend-ticket train new-orleans", "prepare train")
    assert a.tickets == "train"


@pytest.mark.rule("ELD-TRV-06")
def test_whoever_can_not_move_can_not_travel() -> None:
    (a,) = seat_at(investigator(cards="detained", tickets="train"))
    assert a.offered("travel") == set()
