"""What is seen where a link is pasted elsewhere."""

from pathlib import Path

import pytest

from dreamtable.server.previews import Preview, with_preview

PAGE = b"<html><head><title>Dreamtable</title></head><body>everything else</body></html>"
ORIGIN = "https://dreams.example"


def seen(host: str, lang: str = "en", root: Path = Path("nowhere"), *, replay: bool = False) -> str:
    """Return the page of a table of Lucidity, or of its replay."""
    return with_preview(PAGE, Preview("lucidity", host, replay=replay), root, ORIGIN, lang).decode()


def test_a_preview_has_the_game_the_host_and_a_picture() -> None:
    page = seen("Ann")
    assert "<title>Lucidity: Six-Sided Nightmares · Dreamtable</title>" in page
    assert 'property="og:title" content="Lucidity: Six-Sided Nightmares' in page
    assert 'content="Ann has a table here.' in page
    assert f'content="{ORIGIN}/previews/table.jpg"' in page
    assert page.count("<title>") == 1
    assert page.endswith("</head><body>everything else</body></html>")


def test_a_preview_is_in_the_readers_language_and_is_not_indexed() -> None:
    page = seen("安", "zh-Hans")
    assert "清醒梦" in page
    assert "安在这里开了一桌" in page
    assert '<meta name="robots" content="noindex, nofollow" />' in page


def test_a_game_with_a_picture_shows_it(tmp_path: Path) -> None:
    (tmp_path / "previews").mkdir()
    (tmp_path / "previews" / "lucidity.jpg").touch()
    assert f'content="{ORIGIN}/previews/lucidity.jpg"' in seen("Ann", root=tmp_path)


def test_the_name_of_a_host_is_plain_text_in_a_preview() -> None:
    page = seen('"><script>alert(1)</script>')
    assert "<script>" not in page
    assert "&lt;script&gt;" in page


@pytest.mark.parametrize(
    ("lang", "title", "line", "nobody"),
    [
        ("en", "Replay: Lucidity", "A match at Ann’s table", "A match from its first move"),
        ("zh-Hans", "回放：清醒梦", "Ann那一桌的对局", "一场打完的对局"),
        ("ja", "リプレイ：", "Annさんの卓の対戦", "終わった対戦"),
    ],
)
def test_the_preview_of_a_replay_says_that_it_is_one(lang: str, title: str, line: str, nobody: str) -> None:
    page = seen("Ann", lang, replay=True)
    assert f"<title>{title}" in page
    assert f'property="og:description" content="{line}' in page
    assert f'property="og:description" content="{nobody}' in seen("", lang, replay=True)
    assert title not in seen("Ann", lang)
