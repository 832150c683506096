"""The quick bots of Inception City: casual ones, and practised ones who watch the Lord."""

from collections.abc import Callable

import pytest

from dreamtable.bots import Bot, play_out
from dreamtable.games.inception.bot import GreedyBot, baseline
from dreamtable.games.inception.bot.memory import Memory
from dreamtable.games.inception.bot.watch import WatchfulMemory
from dreamtable.games.inception.rules import RULES
from dreamtable.kernel import Chair, Match, Seat
from inception.kit import CANCELLING, PLAYING, Place, Player, Scene, dream_lord, seat_at, thief
from inception.notation import in_words, seat_of

LOOKING = "DRM-PEK-02"

Made = Callable[[str], GreedyBot]
"""How a bot is made from its seed."""


def choice_of(player: Player, bot: GreedyBot, rule: str) -> str:
    """Let a bot play a seat, and everybody else do as little as possible, until the bot answers a rule."""
    scene = player.scene
    while True:
        while player.name not in scene.asked.split():
            scene.idle()
        asked = scene.rule
        move = bot.choose(Chair(scene.match, player.seat))
        scene.match.answer(player.seat, move)
        if asked == rule:
            return in_words(move)


def watched(scene: Scene, memory: Memory) -> Memory:
    """Let the last thief look at the table at each question until T1 plays."""
    *_, onlooker = scene
    memory.observe(onlooker.view, scene.rule)
    while (scene.asked, scene.rule) != ("T1", PLAYING):
        scene.idle()
        memory.observe(onlooker.view, scene.rule)
    return memory


@pytest.mark.parametrize(("bot", "looks"), [(GreedyBot, "look-at 4"), (baseline, "look-at 3")])
def test_a_practised_thief_does_not_look_where_the_lord_let_a_lock_go(bot: Made, looks: str) -> None:
    scene = seat_at(
        dream_lord(hand="shoot shoot shoot shoot shoot"),
        thief(hand="unseal", level=4),
        thief(hand="peek"),
        players=6,
        locks="5 4 3 2",
    )
    _, t1, t2, *_ = scene
    onlooker = bot("A")
    t1.does("unlock")
    choice_of(t2, onlooker, CANCELLING)
    assert choice_of(t2, onlooker, LOOKING) == looks


def test_a_practised_thief_is_sure_of_what_the_lord_defends_early() -> None:
    believed = []
    for memory in (Memory(), WatchfulMemory()):
        scene = seat_at(dream_lord(hand="unseal unseal"), thief(hand="unseal"), locks="4 3 2 1")
        lord, t1, _, onlooker = scene
        t1.does("unlock")
        memory.observe(onlooker.view, scene.rule)
        lord.does("cancel")
        watched(scene, memory)
        assert memory.likelihood(1, []) == 1.0
        believed.append(memory.likelihood(4, []))
    casual, practised = believed
    assert practised < casual / 5


def test_a_practised_thief_suspects_the_levels_beside_the_lord() -> None:
    scene = seat_at(dream_lord(level=4), turn="L", locks="4 3 2 1")
    memory = watched(scene, WatchfulMemory())
    assert memory.likelihood(3, []) == 1.0
    assert memory.likelihood(4, []) == memory.likelihood(1, []) < 1.0
    assert watched(seat_at(dream_lord(level=4), turn="L"), Memory()).likelihood(4, []) == 1.0


@pytest.mark.rule("DRM-BRB-02")
@pytest.mark.parametrize(
    ("bot", "left", "opens"), [(GreedyBot, 60, True), (baseline, 60, False), (baseline, 9, True)]
)
def test_a_practised_thief_opens_no_doubtful_vault_for_a_sure_deal_while_there_is_time(
    bot: Made, left: int, opens: bool
) -> None:
    opener = Place(hand="unseal", level=4, bribes="fail")
    scene = seat_at(dream_lord(), opener, locks="4 3 2 1", left=left)
    _, t1, *_ = scene
    assert (choice_of(t1, bot("A"), PLAYING) == "unlock") is opens


def test_practised_thieves_open_the_secret_more_often_than_casual_ones() -> None:
    opened: dict[Made, int] = {GreedyBot: 0, baseline: 0}
    for made in opened:
        for number in range(120):
            match = Match(RULES, 4, f"thieves {number}")
            lord = match.state.lord
            bots: dict[Seat, Bot] = {seat: made(f"{number} {seat}") for seat in range(4) if seat != lord}
            play_out(match, {**bots, lord: GreedyBot(f"{number} {lord}")})
            assert match.outcome is not None
            opened[made] += lord not in match.outcome.winners
    assert opened[baseline] > opened[GreedyBot] > 0


@pytest.mark.parametrize(("player", "thinks"), [("L", True), ("T1", False)])
def test_a_hard_lord_thinks_and_a_hard_thief_trusts_his_eye(player: str, thinks: bool) -> None:
    scene = seat_at(turn=player)
    assert baseline("A").is_worth_searching(Chair(scene.match, seat_of(player))) is thinks
