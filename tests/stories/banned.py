"""What no story of any game says, in each language."""

from pathlib import Path

import yaml

BANNED: dict[str, list[str]] = yaml.safe_load(
    (Path(__file__).parent / "banned-phrases.yaml").read_text(encoding="utf-8")
)
