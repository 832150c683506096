"""Where Chromium is. Run as a program, this installs it where it is missing and one may, or says how."""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGES = ("chromium", "fonts-noto-cjk")
HOW = (
    f"Pages are tested and measured in Chromium: as root, apt-get install -y {' '.join(PACKAGES)}; "
    "or set CHROMIUM to the path of one."
)


def chromium() -> str | None:
    """Return the path of a Chromium: the one named in CHROMIUM, or one on the path."""
    if wanted := os.environ.get("CHROMIUM"):
        return shutil.which(wanted)
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def install() -> None:
    """Install Debian's Chromium, with letters for all our languages."""
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0 or "CHROMIUM" in os.environ:
        sys.exit(HOW)
    sys.stdout.write("Installing Chromium (once) …\n")
    sys.stdout.flush()
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update"], ["install", "-y", "--no-install-recommends", *PACKAGES]):
        done = subprocess.run([apt, "-q", *words], env=environment, capture_output=True, text=True)  # noqa: S603
        if done.returncode:
            sys.exit(f"{HOW}\n{done.stderr}")
    if chromium() is None:
        sys.exit(HOW)


if __name__ == "__main__" and chromium() is None:
    install()
