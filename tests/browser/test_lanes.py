"""Four friends, each at a browser, play at the same time: what others do takes nobody's question away."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from browser.kit import Guest, Seat, meanwhile, words
from dreamtable.server.pages import ROOT
from server.kit import Server
from workshop.kit import STALE, workshop_server

NEED_NOT = words("need-not-answer", question="")


@pytest.fixture(scope="module")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has Workshop as a game from outside."""
    assert (ROOT / "index.html").is_file(), "The browser tests need the built client: make web"
    with workshop_server(tmp_path_factory.mktemp("workshop")) as server:
        yield server


@pytest.fixture
def friends(browser: Browser, workshop: Server) -> Iterator[list[Seat]]:
    """Four friends at one table, each at a browser of their own, in the order of their seats."""
    guests = [Guest(browser, workshop) for _ in range(4)]
    invite = table = ""
    for guest, name in zip(guests, ("Ines", "Mo", "Ren", "Sol"), strict=True):
        guest.context.request.put("/api/me/name", data={"name": name})
        if not table:
            made = guest.context.request.post("/api/tables", data={"game": "workshop", "seats": 4}).json()
            table, invite = made["table"]["id"], made["invite"]
        else:
            joined = guest.context.request.post(f"/api/tables/{table}/join", data={"invite": invite})
            assert joined.ok, joined.text()
    guests[0].context.request.post(f"/api/tables/{table}/start")
    for guest in guests:
        guest.page.goto(f"/#/table/{table}")
    for guest in guests:
        expect(guest.seat.question).to_contain_text("Your bench: what do you do?")
    yield [guest.seat for guest in guests]
    for guest in guests:
        guest.context.close()
    assert [error for guest in guests for error in guest.errors] == []


def clicks(seat: Seat, text: str) -> None:
    """Answer by a click on an entry of the menu."""
    seat.choices.filter(has_text=text).first.click()


def heard(seats: list[Seat], answers: int) -> None:
    """Let all pages hear of so many answers."""
    meanwhile(seats, lambda: all(seat.number >= answers for seat in seats))


def test_four_friends_plan_at_once_trade_take_back_and_vote(friends: list[Seat]) -> None:
    ines, mo, ren, sol = friends

    # Sol is about to choose; what others do at the same time takes nothing out of the hands.
    wish = sol.choices.filter(has_text="Carve cell 2")
    wish.focus()
    for seat in (ines, mo, ren, ines, mo):
        clicks(seat, "Carve cell 1")
    heard(friends, 5)
    expect(wish).to_be_focused()
    expect(sol.question).to_contain_text("Still to answer: Ines, Mo, and Ren")
    assert [seat.update["number"] for seat in friends] == [2, 2, 1, 0]
    sol.page.keyboard.press("Enter")
    heard(friends, 6)

    # Everybody clicks at the same moment.
    for seat in friends:
        seat.choices.filter(has_text="Carve cell 2").evaluate(
            "button => setTimeout(() => button.click(), 300)"
        )
    heard(friends, 10)
    assert [bench["marks"] for bench in ines.update["view"]["benches"]] == [[2, 1], [2, 1], [1, 1], [0, 2]]

    # An offer comes before the own work, which goes on afterwards.
    clicks(ines, "Offer Sol to swap cell 2")
    expect(sol.question).to_contain_text("Ines would swap the marks of cell 2 with you.")
    expect(ines.question).to_be_hidden()
    expect(ines.page.get_by_text(words("web-waiting-for", names="Mo, Ren, and Sol"))).to_be_visible()
    clicks(sol, "Agree")
    expect(sol.question).to_contain_text("Your bench: what do you do?")
    expect(ines.question).to_contain_text("Your bench: what do you do?")

    # Ren takes the own last mark back, whatever others have done since.
    ren.question.get_by_role("button", name=words("web-undo")).click()
    meanwhile(friends, lambda: ines.update["view"]["benches"][2]["marks"] == [1, 0])
    assert [bench["marks"] for bench in ines.update["view"]["benches"]] == [[2, 2], [2, 1], [1, 0], [0, 1]]
    expect(sol.question).to_contain_text("Your bench: what do you do?")

    for seat in friends:
        clicks(seat, "I am ready")
        if seat is not sol:
            expect(seat.question).to_be_hidden()

    # A vote shows who voted for what, and can be changed.
    for seat, plan in ((ines, "For plan 1"), (mo, "For plan 2"), (ren, "For plan 1")):
        expect(seat.question).to_contain_text("Which plan shall it be?")
        clicks(seat, plan)
        expect(seat.question).to_contain_text(NEED_NOT)
    votes = sol.question.get_by_role("list", name=words("web-votes")).get_by_role("listitem")
    expect(votes).to_have_text(["Ines votes: For plan 1", "Mo votes: For plan 2", "Ren votes: For plan 1"])
    clicks(ren, "For plan 2")
    expect(votes.nth(2)).to_have_text("Ren votes: For plan 2")
    clicks(sol, "For plan 3")
    meanwhile(friends, lambda: all(seat.update["view"]["plan"] == 1 for seat in friends))

    # The foreman is waited for; the others may object, but need not.
    expect(mo.question).to_contain_text(NEED_NOT)
    clicks(mo, "Object")
    meanwhile(friends, lambda: ines.update["view"]["objected"] == [1])
    clicks(ines, "Build it")
    for seat in friends:
        expect(seat.question).to_contain_text("Your bench: what do you do?")
        expect(seat.page.get_by_text(STALE)).to_have_count(0)
