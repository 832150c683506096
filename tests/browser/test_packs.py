"""The example packs of the docs at a table: chosen in the host's dialog, and played with."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser.kit import Guest, meanwhile, words
from browser.test_outside import asked_again
from dreamtable.content.packs import HEAD, head_of
from server.kit import Server

EXAMPLES = sorted(file.parent for file in (Path(__file__).parents[2] / "docs" / "examples").glob(f"*/{HEAD}"))


@pytest.fixture(scope="module")
def with_examples(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has the example packs."""
    shelf = tmp_path_factory.mktemp("shelf")
    for example in EXAMPLES:
        shutil.copytree(example, shelf / example.name)
    server = Server(tmp_path_factory.mktemp("examples"), packs=str(shelf))
    yield server
    server.stop()
    assert '"trace"' not in server.log(), server.log()


@pytest.mark.parametrize("example", EXAMPLES, ids=[example.name for example in EXAMPLES])
def test_an_example_pack_is_chosen_by_the_host_and_played(
    browser: Browser, with_examples: Server, example: Path
) -> None:
    head = head_of(example)
    guest = Guest(browser, with_examples)
    guest.lands()
    guest.hosts(head.game, 2, 2, packs=[head.name])
    expect(guest.page.get_by_text(head.name)).to_be_visible()
    guest.page.get_by_role("button", name=words("web-start"), exact=True).click()
    me = guest.seat
    expect(me.question).to_be_visible()
    for _ in range(5):
        number = me.number
        me.click_choice(0)
        meanwhile([me], lambda: not me.reads() and asked_again(me, number))  # noqa: B023 (called at once)
    assert guest.errors == []
    guest.context.close()
