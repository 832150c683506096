"""Draw the icons, and the pictures of links that are pasted elsewhere, from the icon and the posters.

Run it with the address of a running server after these have changed: write_pictures.py http://127.0.0.1:8000
"""

import sys
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

PUBLIC = Path(__file__).parents[1] / "public"
CHROMIUM = "/usr/bin/chromium"
WIDE, HIGH = 1200, 630
ICONS = {"icon-192": (192, 1.0), "icon-512": (512, 1.0), "maskable-512": (512, 0.72)}
"""How large each icon is, and how much of it the drawing takes: what is cut round needs a margin."""
TITLED = """([art, title, wide, high]) => {
  document.body.innerHTML = '<div class="picture"></div>';
  const picture = document.querySelector('.picture');
  picture.style.cssText = `position:fixed;inset:0;width:${wide}px;height:${high}px;overflow:hidden`;
  picture.innerHTML = art + '<p></p>';
  const words = picture.querySelector('p');
  words.textContent = title;
  words.style.cssText = 'position:absolute;left:0;right:0;bottom:0;margin:0;padding:90px 48px 36px;' +
    'font:72px Marcellus,serif;color:#fff;background:linear-gradient(transparent,#070618e6)';
}"""


def write_icons(browser: Browser) -> None:
    """Draw the icon in all sizes."""
    drawing = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    (PUBLIC / "icons").mkdir(exist_ok=True)
    for name, (size, share) in ICONS.items():
        page = browser.new_page(viewport={"width": size, "height": size})
        ground = "#2b2370" if share < 1 else "transparent"
        page.set_content(
            f"<body style='margin:0;display:grid;place-items:center;height:100vh;background:{ground}'>"
            f"<div style='width:{size * share}px'>{drawing}</div>"
        )
        page.screenshot(path=PUBLIC / "icons" / f"{name}.png", omit_background=True)
        page.close()


def write_previews(browser: Browser, address: str) -> None:
    """Draw the poster of every game, and the front page for those without one."""
    (PUBLIC / "previews").mkdir(exist_ok=True)
    page = browser.new_page(viewport={"width": WIDE, "height": HIGH}, color_scheme="dark")
    page.goto(address)
    posters = page.locator("article[data-game]")
    posters.first.wait_for()
    page.screenshot(path=PUBLIC / "previews" / "table.jpg", type="jpeg", quality=82)
    arts = posters.evaluate_all(
        "all => all.map(one => [one.dataset.game, one.querySelector('.art').innerHTML, "
        "one.querySelector('h3').textContent])"
    )
    for game, art, title in arts:
        page.evaluate(TITLED, [art, title, WIDE, HIGH])
        page.screenshot(path=PUBLIC / "previews" / f"{game}.jpg", type="jpeg", quality=82)


if __name__ == "__main__":
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        write_icons(chromium)
        write_previews(chromium, sys.argv[1])
        chromium.close()
