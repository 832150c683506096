"""Achievements: each can be earned, and is not by who did otherwise; each is named in every language."""

from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

from dreamtable.games import bot_of, manifest_of, own_games, rules_of
from dreamtable.kernel import Chair, Event, Match, Outcome
from dreamtable.lang import LANGUAGES, Speaker
from dreamtable.telling import feats, telling_of
from dreamtable.telling.feats import Feat, Happening, Limits, feats_in

OWN, OTHER = 1, 0
ALL = [(game, feat) for game in own_games() for feat in feats_in(manifest_of(game).package)]
every_feat = pytest.mark.parametrize(("game", "feat"), ALL, ids=[f"{game}-{feat.id}" for game, feat in ALL])


class Story(NamedTuple):
    """What became of a match, as far as achievements look at it."""

    winners: list[int]
    mode: str
    reason: str
    score: int
    seats: int
    traits: dict[str, str]
    figures: dict[str, int]
    told: list[Event]


def kinds_of(game: str) -> dict[str, Any]:
    """Return the events of a game by their tags."""
    return {kind.__struct_config__.tag: kind for kind in rules_of(game).events.__args__}


def events(game: str, one: Happening, seat: int, times: int) -> list[Event]:
    """Return an event that is as a happening wants it, so often."""
    kind = kinds_of(game)[one.event]
    filled = dict.fromkeys(kind.__struct_fields__, 0) | one.where
    if one.by is not None:
        filled[one.by] = seat
    return [kind(**filled)] * times


def within(limits: Limits, usual: int) -> int:
    """Return a number that limits allow."""
    return max(limits.least if limits.least is not None else min(usual, limits.most or 0), 0)


def beside(limits: Limits) -> int:
    """Return a number that limits do not allow."""
    return limits.least - 1 if limits.least is not None else (limits.most or 0) + 1


def deed(game: str, feat: Feat) -> Story:
    """Return how somebody earns it."""
    return Story(
        winners=[OTHER] if feat.won is False else [OWN],
        mode=feat.mode or rules_of(game).modes[0].name,
        reason=feat.reason or "so",
        score=within(feat.score, 5),
        seats=max(within(feat.seats, 2), 2),
        traits=dict(feat.traits),
        figures={name: within(one, 3) for name, one in feat.figures.items()},
        told=[event for one in feat.happened for event in events(game, one, OWN, one.least)],
    )


def opposites(game: str, feat: Feat) -> list[Story]:
    """Return all that differs from it in one thing."""
    done = deed(game, feat)
    found = []
    if feat.won is not None:
        found.append(done._replace(winners=[OTHER] if feat.won else [OWN]))
    if feat.mode is not None:
        found.append(done._replace(mode="another"))
    if feat.reason is not None:
        found.append(done._replace(reason="another"))
    if feat.score != Limits():
        found.append(done._replace(score=beside(feat.score)))
    if feat.seats != Limits():
        found.append(done._replace(seats=beside(feat.seats)))
    found += [done._replace(traits=feat.traits | {name: "another"}) for name in feat.traits]
    found += [done._replace(figures=done.figures | {name: beside(one)}) for name, one in feat.figures.items()]
    for one in feat.happened:
        others = [
            event
            for other in feat.happened
            if other is not one
            for event in events(game, other, OWN, other.least)
        ]
        if one.least:
            found.append(done._replace(told=others + events(game, one, OWN, one.least - 1)))
        if one.most is not None:
            found.append(done._replace(told=others + events(game, one, OWN, one.most + 1)))
        if one.by is not None and one.least:
            found.append(done._replace(told=others + events(game, one, OTHER, one.least)))
        if one.where and one.least:
            unlike = one.where | dict.fromkeys(one.where, -1)
            wrong = events(game, Happening(event=one.event, by=one.by, where=unlike), OWN, one.least)
            found.append(done._replace(told=others + wrong))
    return found


def is_earned(monkeypatch: pytest.MonkeyPatch, feat: Feat, story: Story) -> bool:
    """Say whether somebody has earned it by that."""
    told = SimpleNamespace(
        traits=lambda _state, _seat: story.traits,
        figures=lambda _state, seat: story.figures if seat == OWN else {},
    )
    monkeypatch.setattr(feats, "telling_of", lambda _rules: told)
    match: Any = SimpleNamespace(
        outcome=Outcome(story.winners, [story.score] * story.seats, story.reason),
        rules=None,
        state=None,
        mode=SimpleNamespace(name=story.mode),
        seats=story.seats,
    )
    return feat.earned(match, OWN, story.told)


@pytest.mark.parametrize("game", own_games())
def test_a_game_has_eight_to_twelve_achievements(game: str) -> None:
    names = [feat.id for feat in feats_in(manifest_of(game).package)]
    assert 8 <= len(names) == len(set(names)) <= 12


@every_feat
def test_an_achievement_can_be_earned(game: str, feat: Feat, monkeypatch: pytest.MonkeyPatch) -> None:
    assert is_earned(monkeypatch, feat, deed(game, feat))


@every_feat
def test_who_did_otherwise_has_not_earned_it(game: str, feat: Feat, monkeypatch: pytest.MonkeyPatch) -> None:
    unlike = opposites(game, feat)
    assert unlike
    for story in unlike:
        assert not is_earned(monkeypatch, feat, story), story


@every_feat
def test_an_achievement_speaks_of_what_is_in_the_game(game: str, feat: Feat) -> None:
    rules, speaker, kinds = rules_of(game), Speaker("en", package=manifest_of(game).package), kinds_of(game)
    assert feat.mode is None or feat.mode in [mode.name for mode in rules.modes]
    assert feat.reason is None or speaker.has(f"reason-{feat.reason}")
    assert all(speaker.has(key) for key in feat.traits.values())
    for one in feat.happened:
        fields = kinds[one.event].__struct_fields__
        assert one.by is None or one.by in fields
        assert set(one.where) <= set(fields)


@every_feat
@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_achievement_is_named_in_every_language(game: str, feat: Feat, lang: str) -> None:
    speaker = Speaker(lang, package=manifest_of(game).package)
    name, how = speaker.say(f"feat-{feat.id}"), speaker.say(f"feat-{feat.id}-how")
    assert "feat-" not in name + how
    assert name != how


def finished(game: str, mode: str, seats: int, number: int) -> Match[Any]:
    """Return a match that bots have played."""
    match: Match[Any] = Match(rules_of(game), seats, f"feat {number}", mode=mode)
    bot = bot_of(game)
    assert bot is not None
    bots = [bot.quick(f"{number} {seat}") for seat in range(seats)]
    while match.question is not None:
        seat = min(match.due())
        match.choose(seat, list(match.menu(seat)).index(bots[seat].choose(Chair(match, seat))))
    return match


PLAYED = {
    "lucidity-rivals-3": {
        "fifteen",
        "night-rules",
        "thief-of-sleep",
        "deep-diver",
        "bargainer",
    },
    "lucidity-solo-1": {"bargainer", "untroubled", "awake-at-dawn", "brink"},
    "inception-lord-5": {
        "keeper",
        "extraction",
        "double-life",
        "locksmith",
        "marksman",
        "unscathed",
        "lifeline",
    },
    "tamashii-cooperative-2": {"mission", "pure"},
    "etherfields-cooperative-2": {"answered"},
}
"""What bots have earned after some matches, by game, mode and seats."""


@pytest.mark.parametrize("table", PLAYED)
def test_who_plays_earns_achievements(table: str) -> None:
    game, mode, seats = table.split("-")
    found: set[str] = set()
    for number in range(16):
        match = finished(game, mode, int(seats), number)
        assert match.outcome is not None
        for seat in range(match.seats):
            own = feats.earned(match, seat, [event for _, event in match.events(seat, 0)])
            lost = seat not in match.outcome.winners
            won = {
                feat.id
                for _, feat in ALL
                if feat.won and feat in feats_in(str(telling_of(match.rules).package))
            }
            assert not (lost and won & set(own))
            found |= set(own)
        if PLAYED[table] <= found:
            return
    assert PLAYED[table] <= found


def test_nothing_is_earned_before_a_match_is_over() -> None:
    match: Match[Any] = Match(rules_of("lucidity"), 3, "early", mode="rivals")
    assert feats.earned(match, 0, [event for _, event in match.events(0, 0)]) == []
