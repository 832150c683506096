"""Every game that has a campaign, and the smallest one there is, through the same checks."""

import os
import subprocess
import sys

import pytest
from seasons import rules as seasons

from dreamtable.games import rules_of
from dreamtable.kernel import AnyRules
from gauntlet import checks
from gauntlet.games import ENTRIES, GAMES_PER_SEAT_COUNT

RULES: list[AnyRules] = [
    seasons.RULES,
    *(rules_of(game) for game in ENTRIES if rules_of(game).campaign is not None),
]
campaigns = pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.name)

SESSIONS = 8


@campaigns
def test_campaigns_go_on_and_survive_a_file(rules: AnyRules) -> None:
    for number in range(GAMES_PER_SEAT_COUNT):
        checks.the_campaign_survives_a_file(
            checks.play_a_campaign(rules, f"campaign {rules.name} {number}", SESSIONS)
        )


@campaigns
def test_every_keeping_can_be_played_on_from(rules: AnyRules) -> None:
    for number in range(max(2, GAMES_PER_SEAT_COUNT // 4)):
        seed = f"keepings {rules.name} {number}"
        checks.every_keeping_can_be_played_on_from(checks.play_a_campaign(rules, seed, SESSIONS // 2), seed)


DIGEST = """
from gauntlet.checks import play_a_campaign
from gauntlet.test_campaigns import RULES, SESSIONS
import hashlib
digest = hashlib.sha256()
for rules in RULES:
    digest.update(play_a_campaign(rules, "hash seeds", SESSIONS).to_bytes())
print(digest.hexdigest())
"""


def test_the_same_campaign_under_every_hash_seed() -> None:
    digests = set()
    for hash_seed in ("0", "1", "4242"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
        done = subprocess.run(
            [sys.executable, "-c", DIGEST], env=environment, capture_output=True, text=True, check=True
        )
        digests.add(done.stdout.strip())
    assert len(digests) == 1
