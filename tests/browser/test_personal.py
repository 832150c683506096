"""Somebody takes along what is stored about them, and is deleted."""

import json
from pathlib import Path

from playwright.sync_api import expect

from browser.conftest import Welcome
from browser.kit import words

HORSE = "correct horse"


def test_an_account_is_downloaded_and_deleted_once_its_owner_knows_what_that_means(
    welcome: Welcome, tmp_path: Path
) -> None:
    owner, friend = welcome(), welcome()
    assert owner.context.request.post("/api/account/register", data={"account": "Nova", "password": HORSE}).ok
    made = owner.context.request.post("/api/tables", data={"game": "lucidity", "seats": 2}).json()
    table = made["table"]["id"]
    friend.context.request.get("/api/me")
    assert friend.context.request.post(f"/api/tables/{table}/join", data={"invite": made["invite"]}).ok
    assert owner.context.request.post(f"/api/tables/{table}/start").ok
    owner.lands()
    page = owner.page
    page.get_by_role("button", name=words("web-account")).click()
    dialog = page.get_by_role("dialog", name=words("web-account"))
    dialog.get_by_text(words("web-data"), exact=True).click()
    with page.expect_download() as download:
        dialog.get_by_role("link", name=words("web-data-download")).click()
    download.value.save_as(tmp_path / "data.json")
    data = json.loads((tmp_path / "data.json").read_text(encoding="utf-8"))
    assert (data["account"], [one["id"] for one in data["tables"]]) == ("Nova", [table])
    dialog.get_by_role("button", name=words("web-delete-me")).click()
    sure = dialog.get_by_role("form", name=words("web-delete-sure"))
    for consequence in ("own", "names", "games", "campaigns", "undo"):
        expect(sure).to_contain_text(words(f"web-delete-{consequence}"))
    delete = sure.get_by_role("button", name=words("web-delete-now"))
    expect(delete).to_be_disabled()
    sure.get_by_label(words("web-password")).fill(HORSE)
    delete.click()
    expect(page.get_by_text(words("web-deleted"))).to_be_visible()
    expect(dialog).to_be_hidden()
    assert page.request.get("/api/me").json()["account"] is None
    friend.page.goto(f"/#/table/{table}")
    expect(friend.page.get_by_text(words("somebody")).first).to_be_visible()
    expect(friend.page.get_by_text("Nova")).to_have_count(0)


def test_a_link_makes_friends_of_two_accounts(welcome: Welcome) -> None:
    ann, ben = welcome(), welcome()
    for one, name in ((ann, "Ann of the link"), (ben, "Ben of the link")):
        assert one.context.request.get("/api/me").ok
        account = {"account": name, "password": HORSE}
        assert one.context.request.post("/api/account/register", data=account).ok
    ann.page.goto("/profile")
    ann.page.get_by_role("button", name=words("web-friends-new")).click()
    link = ann.page.get_by_label(words("web-friends-link")).input_value()
    ben.page.goto(link)
    ben.page.get_by_role("button", name=words("web-friends-become")).click()
    mine = ben.page.get_by_role("region", name=words("web-friends"))
    expect(mine).to_contain_text("Ann of the link")
    made = ann.context.request.post("/api/tables", data={"game": "lucidity", "seats": 2, "private": False})
    ben.page.reload()
    expect(mine.get_by_role("link")).to_have_attribute("href", f"/table/{made.json()['table']['id']}")
    expect(ben.page.get_by_role("button", name=words("web-friends-become"))).to_have_count(0)
