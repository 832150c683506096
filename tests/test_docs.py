"""What the pages for developers name is there: links lead somewhere, and so does the name of every file."""

import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted(
    file
    for file in (
        *ROOT.glob("*.md"),
        *(ROOT / "docs").rglob("*.md"),
        *(ROOT / ".github").rglob("*.md"),
        *(ROOT / "web" / "src").rglob("*.md"),
    )
)
LINK = re.compile(r"\]\(([^)\s]+)\)")
FILE = re.compile(r"`([\w<>./-]+\.(?:py|ts|svelte|yaml|toml|ftl|md))`")
NOWHERE = {"migrations.py", "my_bots.py", "pack.yaml", "<Name>Page.svelte"}
"""Files that the reader is to make."""


def name_of(page: Path) -> str:
    """Return the path of a page within the project."""
    return str(page.relative_to(ROOT))


def without_programs(text: str) -> str:
    """Return a page without its programs."""
    return re.sub(r"```.*?```", "", text, flags=re.DOTALL)


def anchors_in(page: Path) -> set[str]:
    """Return where links into a page may lead, as GitHub makes it from headings."""
    anchors: set[str] = set()
    for heading in re.findall(r"^#+ (.+)$", without_programs(page.read_text(encoding="utf-8")), re.MULTILINE):
        plain = re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-")
        number = 1
        anchor = plain
        while anchor in anchors:
            anchor, number = f"{plain}-{number}", number + 1
        anchors.add(anchor)
    return anchors


@cache
def files() -> list[str]:
    """Return every file of the project, each behind a slash."""
    folders = ("src", "tests", "bench", "docs", "web/src", "web/tests", "web/scripts", ".github")
    below = [file for folder in folders for file in (ROOT / folder).rglob("*")]
    return [f"/{file.relative_to(ROOT)}" for file in (*below, *ROOT.iterdir(), *(ROOT / "web").iterdir())]


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_link_leads_somewhere(page: Path) -> None:
    lost = []
    for target in LINK.findall(without_programs(page.read_text(encoding="utf-8"))):
        if re.match(r"[a-z]+:", target):
            continue
        path, _, anchor = target.partition("#")
        file = (page.parent / path).resolve() if path else page
        if not file.exists() or (anchor and file.suffix == ".md" and anchor not in anchors_in(file)):
            lost.append(target)
    assert not lost


@pytest.mark.parametrize("page", sorted((ROOT / "docs" / "dev").glob("*.md")), ids=name_of)
def test_every_file_that_developers_are_told_of_is_there(page: Path) -> None:
    named = set(FILE.findall(page.read_text(encoding="utf-8")))
    missing = []
    for name in named - NOWHERE:
        pattern = re.compile("/" + re.sub(r"<\w+>", r"[\\w-]+", name.replace(".", r"\.")) + "$")
        if name.split("/")[-1] not in NOWHERE and not any(pattern.search(file) for file in files()):
            missing.append(name)
    assert not missing


def test_every_page_for_developers_is_reached_from_the_index() -> None:
    index = ROOT / "docs" / "dev" / "README.md"
    linked = {(index.parent / target.split("#")[0]).name for target in LINK.findall(index.read_text("utf-8"))}
    assert not {page.name for page in index.parent.glob("*.md")} - linked - {index.name}
