"""What happens is staged: at the usual speed, on a page whose clock goes on only when it is told to."""

import json
import random
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser.conftest import Welcome
from browser.kit import Guest, Seat, game_words, meanwhile, unfold, words
from browser.moments import LeadsTo, asked_by, comes_to, has_come_to, offers
from browser.tour import ANSWER, course_of
from server.kit import Server, play, seated

STEP = 100
"""Milliseconds, shorter than any stage."""
PATIENCE = 600
"""How many steps others may take to answer."""
WHICH_GO_BACK = game_words("lucidity", "ask-LUC-DRAW-02")


@pytest.fixture
def watcher(welcome: Welcome) -> Guest:
    """Somebody who likes to see things move, at the usual speed."""
    return welcome(speed="1", reduced_motion="no-preference", viewport={"width": 1280, "height": 800})


def board(page: Page) -> Locator:
    return page.locator("[data-board]")


def stands_still(page: Page) -> None:
    """From now on, with the board there, no time passes unless it is told to."""
    expect(board(page).locator("[data-ref]").first).to_be_visible()
    page.clock.pause_at(page.evaluate("Date.now() + 60_000"))


def stages_until_asked(me: Seat) -> list[str]:
    """Let one stage after the other pass until the question can be answered; return which there were."""
    seen: list[str] = []
    while stage := stage_now(me):
        if seen[-1:] != [stage]:
            seen.append(stage)
        me.page.clock.run_for(STEP)
    return seen


def stage_now(me: Seat) -> str | None:
    """Return the stage that is on, or None when the question is open, which somebody else may come before."""
    staged = board(me.page).and_(me.page.locator("[data-stage]"))
    for _ in range(PATIENCE):
        if staged.count():
            return board(me.page).get_attribute("data-stage")
        if me.question.is_visible():
            return None
        me.page.wait_for_timeout(STEP)
        me.page.clock.run_for(STEP)
    raise AssertionError("nothing is shown and nothing is asked")


def rolled_line(events: list[Any]) -> str:
    return str(next(event["text"] for event in reversed(events) if event["event"][0] == "rolled"))


def test_lucidity_rolls_settles_and_lands_before_it_asks(watcher: Guest) -> None:
    page = watcher.page
    page.clock.install()
    me = watcher.plays("lucidity", 2, options={"first": "0"})
    stands_still(page)
    me.click_choice(me.choose())
    assert "draw" in stages_until_asked(me)
    while (stage := stage_now(me)) != "roll":
        if stage is None:
            expect(me.question).to_contain_text(WHICH_GO_BACK)
            me.click_choice(0)
            expect(me.question).to_be_hidden()
        page.clock.run_for(STEP)
    dice = page.locator(".pool .rolling")
    assert dice.count() >= 2
    expect(page.locator(".pool .rolling .ink")).to_have_count(0)
    expect(me.lines.filter(has_text=rolled_line(me.events))).to_have_count(0)
    expect(me.question).to_be_hidden()
    page.clock.run_for(960)
    expect(board(page)).to_have_attribute("data-stage", "settle")
    expect(dice).to_have_count(0)
    expect(page.locator(".pool .die .ink").first).to_be_visible()
    expect(me.lines.filter(has_text=rolled_line(me.events))).to_have_count(0)
    expect(me.question).to_be_hidden()
    stages_until_asked(me)
    expect(me.lines.filter(has_text=rolled_line(me.events))).to_have_count(1)
    expect(me.question).to_be_visible()


def test_eldritch_horror_rolls_before_it_tells_how_a_test_went(watcher: Guest) -> None:
    page = watcher.page
    page.clock.install()
    me = watcher.plays("eldritch", 1, options={"lead": "0"})
    while not any(info["move"][0] == "acquire" for info in me.update["question"]["moves"]):
        moves = [info["move"][0] for info in me.update["question"]["moves"]]
        me.click_choice(moves.index("done") if "done" in moves else 0)
        page.clock.run_for(6000)
        expect(me.question).to_be_visible()
    stands_still(page)
    texts = [info["text"] for info in me.update["question"]["moves"] if info["move"][0] == "acquire"]
    me.choices.filter(has_text=texts[0]).click()
    expect(board(page)).to_have_attribute("data-stage", "roll")
    rolling = page.get_by_role("img", name=words("web-rolling"))
    expect(rolling.first).to_be_visible()
    expect(page.locator(".test .rolling .pip")).to_have_count(0)
    expect(me.lines.filter(has_text=rolled_line(me.events))).to_have_count(0)
    expect(me.question).to_be_hidden()
    page.clock.run_for(960)
    expect(board(page)).to_have_attribute("data-stage", "settle")
    expect(rolling).to_have_count(0)
    expect(page.locator(".test .pip").first).to_be_visible()
    stages_until_asked(me)
    expect(me.lines.filter(has_text=rolled_line(me.events))).to_have_count(1)


def test_tamashii_rolls_before_it_shows_what_the_dice_bring(watcher: Guest, server: Server) -> None:
    page = watcher.page
    page.clock.install()
    me = comes_to(watcher, server, asked_by("TAM-RES-09", 2), "tamashii", 1, "solo", scenario="b")
    expect(me.question).to_be_visible()
    stands_still(page)
    me.click_choice(0)
    expect(board(page)).to_have_attribute("data-stage", "roll")
    rolling = page.locator(".tray .rolling")
    expect(rolling.first).to_be_visible()
    expect(page.locator(".tray .sign")).to_have_count(0)
    line = next(event["text"] for event in me.events if event["event"][0] == "dice-rolled")
    expect(me.lines.last).not_to_have_text(line)
    expect(me.question).to_be_hidden()
    page.clock.run_for(960)
    expect(board(page)).to_have_attribute("data-stage", "settle")
    expect(rolling).to_have_count(0)
    stages_until_asked(me)
    expect(me.question).to_be_visible()


def test_etherfields_rolls_the_luck_die_before_it_tells_what_it_adds(watcher: Guest, server: Server) -> None:
    page = watcher.page
    page.clock.install()
    me = comes_to(watcher, server, offers("boost"), "etherfields", 1)
    expect(me.question).to_be_visible()
    expect(me.book).to_be_visible()
    me.reads()
    stands_still(page)
    page.locator('[data-ref="own:die"][data-glow]').click()
    expect(board(page)).to_have_attribute("data-stage", "roll")
    rolling = page.locator("[data-board] .die .rolling")
    expect(rolling.first).to_be_visible()
    line = next(event["text"] for event in me.events if event["event"][0] == "luck-rolled")
    expect(me.lines.filter(has_text=line)).to_have_count(0)
    expect(me.question).to_be_hidden()
    page.clock.run_for(960)
    expect(board(page)).to_have_attribute("data-stage", "settle")
    expect(rolling).to_have_count(0)
    stages_until_asked(me)
    expect(me.lines.filter(has_text=line)).to_have_count(1)
    expect(me.question).to_be_visible()


STANDS = """() => Object.fromEntries([...document.querySelectorAll('[data-ref^="figure:"][data-travel]')]
  .map((one) => [one.dataset.ref, one.closest('.space').dataset.ref]))"""
"""Which figure stands in which space."""


def test_etherfields_shows_each_step_of_a_turn_with_the_board_as_it_stood(
    watcher: Guest, server: Server
) -> None:
    page = watcher.page
    page.clock.install()
    ends = LeadsTo("done", "step-began", "figure-moved", "turn-began")
    me = comes_to(watcher, server, ends, "etherfields", 1)
    expect(me.question).to_be_visible()
    me.reads()
    stands_still(page)
    before, since = page.evaluate(STANDS), len(me.events)
    turn = page.locator(".turn .now strong")
    now = turn.inner_text()
    page.locator('[data-ref="own:turn"][data-glow]').first.click()
    frames: list[tuple[str, Any, str]] = []
    while stage_now(me):
        told = page.locator("[data-board] .caption")
        frames.append((told.inner_text() if told.count() else "", page.evaluate(STANDS), turn.inner_text()))
        page.clock.run_for(STEP)
    happened = me.events[since:]
    walks = [event for event in happened if event["event"][0] == "figure-moved"]
    first = next(at for at, (told, _, _) in enumerate(frames) if walks[0]["text"] in told)
    figure, space = f"figure:{walks[0]['event'][1]}", f"space:{walks[0]['event'][2][-1]}"
    assert all(places == before for _, places, _ in frames[:first]), "nobody has walked yet"
    assert frames[first][1][figure] == space
    assert frames[first][2] == now, "the next Turn has yet to come"
    assert turn.inner_text() != now


def test_tamashii_shows_a_hit_only_after_the_codes_for_it_are_spent(watcher: Guest, server: Server) -> None:
    page = watcher.page
    page.clock.install()
    hits = LeadsTo("launch", "launched", "codes-dumped", "enemy-damaged")
    me = comes_to(watcher, server, hits, "tamashii", 1, "solo", scenario="b")
    expect(me.question).to_be_visible()
    me.reads()
    stands_still(page)
    since = len(me.events)
    foe = page.locator(".foe.top .hp small")
    codes = page.locator(".launcher.mine [data-ref^='cell:'] .code")
    unhurt, full = foe.inner_text(), codes.count()
    text = me.update["question"]["moves"][hits.entry]["text"]
    unfold(me.question)
    me.choices.filter(has_text=text).first.click()
    frames: list[tuple[str, str, int]] = []
    while stage_now(me):
        told = page.locator("[data-board] .caption")
        hurt = foe.inner_text() if foe.count() else ""
        frames.append((told.inner_text() if told.count() else "", hurt, codes.count()))
        page.clock.run_for(STEP)
    line = {event["event"][0]: event["text"] for event in me.events[since:]}
    spent = next(at for at, (told, _, _) in enumerate(frames) if line["codes-dumped"] in told)
    hit = next(at for at, (told, _, _) in enumerate(frames) if line["enemy-damaged"] in told)
    assert all((hurt, count) == (unhurt, full) for _, hurt, count in frames[:spent])
    assert all(hurt == unhurt and count < full for _, hurt, count in frames[spent:hit])
    assert frames[hit][1] != unhurt


def test_a_replay_of_inception_city_shows_a_shot_as_it_happened(watcher: Guest, server: Server) -> None:
    table, step, steps = shot(server)
    page = watcher.page
    page.clock.install()
    page.goto(f"/#/replay/{table}?seat=0&step={step - 1}")
    expect(page.locator("[data-board] .tower")).to_be_visible()
    stands_still(page)
    told = page.get_by_role("list", name=words("web-log")).get_by_role("listitem")
    line = rolled_line(steps[step]["events"])
    before = told.filter(has_text=line).count()
    page.get_by_role("button", name=words("web-next")).click()
    for stage in ("draw", "roll", "settle"):
        expect(board(page)).to_have_attribute("data-stage", stage)
        assert told.filter(has_text=line).count() == before
        faces = page.locator(".spotlight .roll .pip")
        expect(faces).to_have_count(0) if stage != "settle" else expect(faces.first).to_be_visible()
        page.clock.run_for({"draw": 660, "roll": 960, "settle": 360}[stage])
    page.clock.run_for(50 * STEP)
    expect(board(page)).not_to_have_attribute("data-stage", "settle")
    expect(told.filter(has_text=line)).to_have_count(before + 1)


def shot(server: Server) -> tuple[str, int, list[Any]]:
    """Return a finished table of Inception City, and a step in which a shot is rolled for."""
    for number in range(20):
        table, people = seated(server, 4, "inception", private=False)
        players = [one.sits(table) for one in people]
        play(players, random.Random(number))
        for player in players:
            player.leave()
        steps = people[0].get(f"/api/tables/{table}/replay?seat=0&lang=en")
        for at, step in enumerate(steps):
            kinds = [event["event"][0] for event in step["events"]]
            if kinds[:2] == ["card-used-on", "rolled"]:
                return table, at, steps
    raise AssertionError("Nobody was shot at.")


def test_a_click_hurries_and_nothing_is_lost(watcher: Guest) -> None:
    page = watcher.page
    page.clock.install()
    me = watcher.plays("lucidity", 2, options={"first": "0"})
    stands_still(page)
    me.click_choice(me.choose())
    expect(board(page)).to_have_attribute("data-stage", "draw")
    expect(me.question).to_be_hidden()
    board(page).click(position={"x": 5, "y": 5})
    expect(me.question).to_be_visible()
    expect(me.lines).to_have_count(len(me.events))


@pytest.fixture
def patient(browser: Browser, tmp_path: Path) -> Iterator[Guest]:
    """Somebody at a server whose bots wait for ever before they answer."""
    server = Server(tmp_path, bot_pause=3600.0)
    guest = Guest(browser, server, speed="1", reduced_motion="no-preference")
    yield guest
    guest.context.close()
    server.stop()
    assert guest.errors == []


def test_the_turns_of_bots_can_be_skipped(patient: Guest) -> None:
    page = patient.page
    page.clock.install()
    me = patient.plays("lucidity", 3, options={"first": "0"})
    stands_still(page)
    skip = page.get_by_role("button", name=words("web-skip-to-mine"))
    while not skip.is_visible():
        if me.question.is_visible():
            me.click_choice(me.choose())
        page.clock.run_for(STEP)
    if me.understood.is_visible():
        me.understood.press("Enter")
    happened = len(me.events)
    skip.click()
    expect(me.question).to_be_visible()
    expect(me.lines).to_have_count(len(me.events))
    assert len(me.events) > happened


def test_the_speed_is_chosen_at_the_table_and_kept(welcome: Welcome) -> None:
    guest = welcome(speed="1")
    guest.plays("lucidity", 2)
    guest.page.get_by_role("button", name=words("web-more"), exact=True).click()
    choice = guest.page.get_by_role("combobox", name=words("web-speed"))
    expect(choice).to_have_value("1")
    choice.select_option("3")
    assert guest.page.evaluate("localStorage.getItem('dreamtable.speed')") == "3"


def test_whoever_wants_things_to_stay_still_sees_them_still(welcome: Welcome) -> None:
    guest = welcome(speed="1", reduced_motion="reduce")
    page = guest.page
    page.clock.install()
    me = guest.plays("lucidity", 2, options={"first": "0"})
    stands_still(page)
    me.click_choice(me.choose())
    assert stages_until_asked(me) == ["land"]
    assert page.evaluate("document.getAnimations().length") == 0


def test_a_screen_reader_hears_what_happened_when_it_was_seen(watcher: Guest) -> None:
    page = watcher.page
    page.clock.install()
    me = watcher.plays("lucidity", 2, options={"first": "0"})
    stands_still(page)
    heard = page.locator(".unseen[aria-live]")
    me.click_choice(me.choose())
    expect(board(page)).to_have_attribute("data-stage", "draw")
    drew = next(event["text"] for event in me.events if event["event"][0] == "drew")
    expect(heard).not_to_contain_text(drew)
    stages_until_asked(me)
    expect(heard).to_contain_text(drew)
    expect(heard).to_contain_text(me.update["question"]["text"])


def test_who_has_become_somebody_else_confirms_it_after_the_turning_point(
    welcome: Welcome, server: Server
) -> None:
    guest = welcome(speed="1", reduced_motion="no-preference")
    course = course_of("lucidity")
    lines = course.lines[: course.turns]
    table = has_come_to(guest, server, course.seed, lines, "lucidity", 3, None, course.options)
    page = guest.page
    page.clock.install()
    page.goto(f"/table/{table}")
    expect(guest.seat.question).to_be_visible()
    stands_still(page)
    page.evaluate(ANSWER, [table, json.loads(course.lines[course.turns][1])])
    turning = board(page).locator(".turning")
    meanwhile([guest.seat], partial(passes_until, page, turning))
    expect(guest.seat.understood).to_have_count(0)
    meanwhile([guest.seat], partial(passes_until, page, guest.seat.understood))
    expect(turning).to_have_count(0)


def passes_until(page: Page, there: Locator) -> bool:
    """Let a moment pass unless something is there; say whether it is."""
    if there.count():
        return True
    page.clock.run_for(STEP)
    return False
