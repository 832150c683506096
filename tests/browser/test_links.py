"""Addresses of pages: real paths, links of old, invitations whose secret nobody is told, and the manifest."""

import re

from playwright.sync_api import expect

from browser.conftest import Welcome
from browser.kit import Guest, game_words, words


def test_an_invitation_lets_a_friend_sit_down_and_tells_the_server_nothing_before(welcome: Welcome) -> None:
    host, friend = welcome(), welcome()
    host.lands()
    host.hosts("lucidity", 2)
    link = host.page.get_by_label(words("web-invite")).input_value()
    address, _, secret = link.partition("#join=")
    assert re.search(r"/table/[\w-]+$", address)
    asked: list[str] = []
    friend.page.on("request", lambda request: asked.append(request.url))
    friend.page.goto(link)
    sit = friend.page.get_by_role("button", name=words("web-sit")).first
    expect(sit).to_be_visible()
    assert secret
    assert not any(secret in one for one in asked)
    sit.click()
    expect(friend.page.get_by_text(words("web-you"), exact=True)).to_be_visible()


def test_a_preview_shows_game_and_host_and_joins_nobody(welcome: Welcome) -> None:
    host, stranger = welcome(), welcome()
    host.lands()
    host.hosts("lucidity", 2)
    link = host.page.get_by_label(words("web-invite")).input_value()
    address, _, secret = link.partition("#join=")
    answer = stranger.context.request.get(address, headers={"accept-language": "en"})
    page, me = answer.text(), host.context.request.get("/api/me").json()["name"]
    assert f'og:title" content="{game_words("lucidity", "game-title")}' in page
    assert f'og:description" content="{words("server-preview", name=me)}' in page
    assert secret not in page
    assert "noindex" in answer.headers["x-robots-tag"]
    picture = re.search(r'og:image" content="([^"]+)"', page)
    assert picture is not None
    shown = stranger.context.request.get(picture[1])
    assert shown.headers["content-type"] == "image/jpeg"
    table = host.context.request.get(f"/api/tables/{address.rpartition('/')[2]}").json()
    assert [seat["kind"] for seat in table["seats"]] == ["person", "empty"]


def test_the_preview_of_a_replay_says_that_it_is_one(guest: Guest, finished: str) -> None:
    def unfurled(page: str) -> str:
        return guest.context.request.get(f"/{page}/{finished}", headers={"accept-language": "en"}).text()

    title = game_words("lucidity", "game-title")
    assert f'og:title" content="Replay: {title}' in unfurled("replay")
    assert f'og:title" content="{title}' in unfurled("table")


def test_links_of_old_lead_where_they_led_and_are_written_anew(guest: Guest, finished: str) -> None:
    page = guest.page
    page.goto("/#/rules/lucidity")
    expect(page).to_have_url(re.compile("/rules/lucidity$"))
    page.goto(f"/#/replay/{finished}?seat=0&step=3")
    expect(page).to_have_url(re.compile(rf"/replay/{finished}\?seat=0&step=3$"))
    expect(page.get_by_role("slider", name=words("web-timeline"))).to_have_value("3")


def test_one_goes_back_and_forth_between_pages_without_loading_anew(guest: Guest) -> None:
    guest.lands()
    page = guest.page
    page.evaluate("window.stayed = true")
    page.get_by_role("link", name=game_words("lucidity", "game-title")).click()
    expect(page).to_have_url(re.compile("/rules/lucidity$"))
    expect(page.locator("article")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_have_text(words("web-hero"))
    page.go_forward()
    expect(page).to_have_url(re.compile("/rules/lucidity$"))
    assert page.evaluate("window.stayed")


def test_the_manifest_has_icons_that_are_there(guest: Guest) -> None:
    answer = guest.context.request.get("/manifest.webmanifest")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    icons = answer.json()["icons"]
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in icons}
    for icon in icons:
        assert guest.context.request.get(icon["src"]).headers["content-type"].startswith(icon["type"])


def test_the_rules_in_short_are_page_one_of_every_rulebook_and_on_the_poster(guest: Guest) -> None:
    page = guest.page
    for game in ("lucidity", "inception", "eldritch"):
        page.goto(f"/rules/{game}")
        short = page.get_by_role("list", name=words("web-summary"))
        expect(short).to_contain_text(game_words(game, "summary-1"))
        expect(short).to_contain_text(game_words(game, "summary-8"))
    guest.lands()
    page.get_by_role("button", name=words("web-summary")).first.click()
    expect(page.get_by_role("dialog")).to_contain_text(game_words("lucidity", "summary-1"))
