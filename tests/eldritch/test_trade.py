"""ELD-TRD: Trade."""

import pytest

from dreamtable.games.eldritch.box import NUMBERS
from eldritch.kit import fallen, investigator, nobody, seat_at


@pytest.mark.rule("ELD-TRD-01")
def test_two_investigators_on_a_space_give_each_other_any_number_of_possessions() -> None:
    scene = seat_at(
        investigator(clues="rio panama", tickets="train", cards="boat-hook necronomicon"),
        investigator(clues="ross", tickets="ship", cards="veil-of-ash"),
    )
    a, b = scene
    a.does("trade B")
    assert a.offers == {
        "give-card boat-hook",
        "give-card necronomicon",
        "give-card veil-of-ash",
        "give-clue A",
        "give-clue B",
        "give-ticket A train",
        "give-ticket B ship",
        "stop",
    }
    a.does("give-card necronomicon", "give-clue A", "give-clue A", "give-ticket A train")
    a.does("give-card veil-of-ash", "give-ticket B ship", "propose")
    b.does("accept")
    assert (a.cards, a.clues, a.tickets) == (["boat-hook", "veil-of-ash"], 0, "ship")
    assert (b.cards, b.clues, b.tickets) == (["necronomicon"], 3, "train")


@pytest.mark.rule("ELD-TRD-01")
def test_nobody_trades_with_somebody_elsewhere() -> None:
    a, *_ = seat_at(investigator(clues=1), investigator(at="chicago"))
    assert a.offered("trade") == set()


@pytest.mark.rule("ELD-TRD-01")
def test_a_gift_is_a_trade_too() -> None:
    scene = seat_at(investigator(cards="boat-hook"), investigator(clues=1))
    a, b = scene
    a.does("trade B", "give-clue B", "propose")
    b.does("accept")
    assert (a.clues, b.clues, a.cards) == (1, 0, ["boat-hook"])


@pytest.mark.rule("ELD-TRD-02")
def test_whoever_is_asked_sees_the_whole_exchange() -> None:
    scene = seat_at(investigator(cards="boat-hook laudanum"), investigator(clues=2))
    a, _ = scene
    a.does("trade B", "give-card boat-hook", "give-clue B", "propose")
    assert (scene.asked, scene.rule) == ("B", "ELD-TRD-02")
    assert scene.told("trade-proposed", to="B") == [
        "trade-proposed A B boat-hook  0 1 0 0".replace("  ", " ")
    ]


@pytest.mark.rule("ELD-TRD-02")
def test_a_refused_trade_changes_nothing_and_uses_no_action() -> None:
    scene = seat_at(investigator(cards="boat-hook laudanum"), investigator(clues=2))
    a, b = scene
    a.does("trade B", "give-card boat-hook", "give-clue B", "propose")
    b.does("refuse")
    assert (a.cards, a.clues, b.cards, b.clues) == (["boat-hook", "laudanum"], 0, [], 2)
    assert scene.asked == "A"
    a.does("rest", "travel chicago")
    assert scene.told("rested", "moved") == ["rested A", "moved A chicago"]
    assert scene.asked == "B"


@pytest.mark.rule("ELD-TRD-02")
def test_whoever_refused_is_not_asked_again_in_this_turn_but_in_the_next_one() -> None:
    scene = seat_at(investigator(clues=2), investigator(), investigator(clues=2))
    a, b, c = scene
    a.does("trade C", "give-clue A", "propose")
    c.does("refuse")
    assert a.offered("trade") == {"B"}
    a.does("end-turn")
    assert b.offered("trade") == {"A", "C"}


@pytest.mark.rule("ELD-TRD-02")
def test_whoever_finds_nothing_to_trade_loses_no_action() -> None:
    scene = seat_at(investigator(cards="boat-hook"), investigator(clues=2))
    a, _ = scene
    a.does("trade B", "stop", "rest", "travel chicago")
    assert scene.asked == "B"
    assert scene.told("trade-proposed") == []


@pytest.mark.rule("ELD-TRD-02")
def test_whoever_takes_his_own_proposal_back_may_make_a_better_one() -> None:
    scene = seat_at(investigator(cards="boat-hook", clues=1), investigator(clues=2))
    a, b = scene
    a.does("trade B", "give-card boat-hook")
    assert {"propose", "stop"} <= a.offers
    a.does("stop")
    assert (scene.asked, scene.told("trade-proposed"), a.cards) == ("A", [], ["boat-hook"])
    assert a.offered("trade") == {"B"}
    a.does("trade B", "give-clue A", "propose")
    b.does("accept")
    assert (a.cards, a.clues, b.clues) == (["boat-hook"], 0, 3)


@pytest.mark.rule("ELD-TRD-03")
def test_conditions_and_tokens_of_the_body_are_never_traded() -> None:
    scene = seat_at(
        investigator(cards="debt blessed", improved={"lore": 1}), investigator(cards="boat-hook debt")
    )
    a, _ = scene
    a.does("trade B")
    assert a.offers == {"give-card boat-hook", "stop"}


@pytest.mark.rule("ELD-TRD-03")
def test_with_conditions_alone_there_is_nothing_to_trade() -> None:
    a, *_ = seat_at(investigator(cards="debt"), investigator(cards="blessed"))
    assert a.offered("trade") == set()


@pytest.mark.rule("ELD-TRD-04")
def test_a_trade_has_one_partner() -> None:
    scene = seat_at(investigator(clues=2), investigator(clues=1), investigator(clues=1))
    a, b, _ = scene
    assert a.offered("trade") == {"B", "C"}
    a.does("trade B")
    assert a.offers == {"give-clue A", "give-clue B", "stop"}
    a.does("give-clue A", "propose")
    b.does("accept")
    assert a.offered("trade") == set()


@pytest.mark.rule("ELD-TRD-05")
@pytest.mark.parametrize(("delayed", "cards"), [(True, ""), (False, "detained")])
def test_the_partner_may_be_delayed_or_detained(delayed: bool, cards: str) -> None:
    scene = seat_at(
        investigator(clues=2), investigator(delayed=delayed, cards=cards), monsters="ghoul@boston"
    )
    a, b = scene
    a.does("trade B", "give-clue A", "propose")
    b.does("accept")
    assert b.clues == 1


@pytest.mark.rule("ELD-TRD-05", "ELD-GEN-03")
def test_whoever_can_not_trade_is_no_partner() -> None:
    a, *_ = seat_at(investigator(clues=2), investigator(cards="paranoia"))
    assert a.offered("trade") == set()


@pytest.mark.rule("ELD-TRD-01", "ELD-GEN-13")
def test_nobody_trades_with_the_fallen() -> None:
    lying = fallen("hafiz-demir", seat="B", cards="boat-hook")
    a, *_ = seat_at(investigator(clues=2), nobody(), fallen=(lying,))
    assert a.offered("trade") == set()


@pytest.mark.rule("ELD-TRD-06")
def test_what_is_received_by_trade_is_not_gained() -> None:
    """The bookseller looks at spells that are gained, not at those that are traded."""
    scene = seat_at(investigator(cards="veil-of-ash"), investigator(cards="occult-bookseller"))
    a, b = scene
    a.does("trade B", "give-card veil-of-ash", "propose")
    b.does("accept")
    assert b.cards == ["occult-bookseller", "veil-of-ash"]
    assert scene.told("back-seen", "card-gained", "used", to="B") == []


@pytest.mark.rule("ELD-TRD-07")
def test_tokens_on_a_traded_card_stay_on_it() -> None:
    scene = seat_at(investigator(cards="boat-hook laudanum"), investigator())
    a, b = scene
    scene.state.tokens[NUMBERS["boat-hook"][0]] = 2
    a.does("trade B", "give-card boat-hook", "propose")
    b.does("accept")
    assert b.cards == ["boat-hook"]
    assert scene.tokens_on("boat-hook") == 2


@pytest.mark.rule("ELD-TRD-07", "ELD-SPL-04")
def test_a_traded_spell_is_the_same_card_with_the_same_back() -> None:
    scene = seat_at(investigator(cards="mend-flesh:2 laudanum"), investigator())
    a, b = scene
    (spell, _) = a.person.cards
    a.does("trade B", "give-card mend-flesh", "propose")
    b.does("accept")
    assert b.person.cards == [spell]
    assert scene.state.backs[spell] == 1


@pytest.mark.rule("ELD-TRD-07")
def test_a_card_is_traded_as_it_lies() -> None:
    scene = seat_at(investigator(cards="mend-flesh laudanum", turned="mend-flesh"), investigator())
    a, b = scene
    a.does("trade B", "give-card mend-flesh", "propose")
    b.does("accept")
    assert (a.turned, b.turned) == ([], ["mend-flesh"])


@pytest.mark.rule("ELD-TRD-08", "ELD-SPL-05")
def test_nobody_gets_a_second_spell_of_the_same_name() -> None:
    scene = seat_at(investigator(cards="veil-of-ash laudanum"), investigator(cards="veil-of-ash"))
    a, b = scene
    a.does("trade B", "give-card veil-of-ash")
    assert "propose" not in a.offers
    a.does("give-card veil-of-ash")  # the other one the other way
    assert "propose" in a.offers
    a.does("propose")
    b.does("accept")
    assert (a.cards, b.cards) == (["laudanum", "veil-of-ash"], ["veil-of-ash"])


@pytest.mark.rule("ELD-TRD-08", "ELD-SPL-05")
def test_nobody_takes_a_second_spell_of_the_same_name_either() -> None:
    scene = seat_at(investigator(cards="veil-of-ash"), investigator(cards="laudanum veil-of-ash"))
    a, _ = scene
    a.does("trade B")
    taken = [offer for offer in scene.offers(0) if offer == "give-card veil-of-ash"]
    assert len(taken) == 2
    scene.match.choose(0, 2)  # the one that B has
    assert "propose" not in a.offers


@pytest.mark.rule("ELD-TRD-08")
def test_an_exchange_that_is_refused_beforehand_costs_no_action() -> None:
    scene = seat_at(investigator(cards="veil-of-ash laudanum"), investigator(cards="veil-of-ash"))
    a, b = scene
    a.does("trade B", "give-card veil-of-ash", "stop", "rest", "travel chicago")
    assert (a.cards, b.cards, scene.asked) == (["veil-of-ash", "laudanum"], ["veil-of-ash"], "B")


@pytest.mark.rule("ELD-TRD-09", "ELD-PRE-04")
def test_whoever_has_more_than_two_tickets_after_a_trade_keeps_two() -> None:
    scene = seat_at(investigator(tickets="train train", clues=1), investigator(tickets="ship ship"))
    a, b = scene
    a.does("trade B", "give-ticket A train", "give-ticket A train", "propose")
    b.does("accept")
    assert (scene.asked, scene.rule) == ("B", "ELD-PRE-04")
    b.does("pick-ticket ship")
    b.does("pick-ticket train")
    assert (a.tickets, b.tickets, scene.asked) == ("", "train ship", "A")


@pytest.mark.rule("ELD-TRD-09", "ELD-PRE-04")
def test_whoever_proposed_the_trade_keeps_two_tickets_as_well() -> None:
    scene = seat_at(investigator(tickets="train"), investigator(tickets="ship ship", clues=1))
    a, b = scene
    a.does("trade B", "give-ticket B ship", "give-ticket B ship", "propose")
    b.does("accept")
    assert (scene.asked, scene.rule) == ("A", "ELD-PRE-04")
    a.does("pick-ticket train")
    assert (a.tickets, b.tickets) == ("ship ship", "")


@pytest.mark.rule("ELD-TRD-01", "ELD-TRD-02")
@pytest.mark.parametrize(("answer", "clues"), [("accept", (2, 1)), ("refuse", (0, 3))])
def test_clues_asked_for_over_any_distance_must_be_granted(answer: str, clues: tuple[int, int]) -> None:
    scene = seat_at(investigator("rafael-quintana"), investigator(at="melbourne", clues=3))
    a, b = scene
    a.does("perform rafael-quintana", "pick-number -2")
    b.does(answer)
    assert (a.clues, b.clues) == clues
