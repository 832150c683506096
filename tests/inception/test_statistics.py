"""How often things happen: exact counts over all dice, and many games against the rules' own arithmetic."""

from collections import Counter
from itertools import product

import pytest

from dreamtable.games.inception.model import LOCKS, Table
from dreamtable.games.inception.moves import Draw, EndPhase
from dreamtable.games.inception.rules import RULES
from dreamtable.kernel import Match
from inception.kit import Scene, dream_lord, seat_at, thief, wander
from inception.notation import CARD_NAMES, in_words

NAMES = CARD_NAMES[:4]
FATES = {0: "kill", 1: "nothing", 2: "move"}

PLAIN = {"shoot": (1, 3, 2), "assassin": (2, 3, 1), "spiral": (2, 3, 1), "warhead": (2, 3, 1)}
ONE_LESS = {"shoot": (2, 3, 1), "assassin": (3, 3, 0), "spiral": (3, 3, 0), "warhead": (3, 3, 0)}
TWO_LESS = {"shoot": (3, 3, 0), "assassin": (4, 2, 0), "spiral": (4, 2, 0), "warhead": (4, 2, 0)}
"""Of six faces: how many kill, move and do nothing."""


def fates(results: list[str]) -> tuple[int, int, int]:
    """Return how often a target was killed, moved, and left alone."""
    counts = Counter(results)
    return counts["kill"], counts["move"], counts["nothing"]


def over_all_faces(
    name: str, shooter: str, target: str, lord: str, *, character: str = ""
) -> tuple[int, int, int]:
    """Let a shot be fired with each face of the die, and count what became of the target."""
    results = []
    for face in range(1, 7):
        hands = {"L": "", "T1": "", shooter: name}
        scene = seat_at(
            dream_lord(lord, hand=hands["L"]), thief(character, hand=hands["T1"]), thief(), turn=shooter
        )
        players = {player.name: player for player in scene}
        players[shooter].does(f"{name} {target}", chance=str(face))
        results.append(FATES[players[target].level])
    return fates(results)


@pytest.mark.rule("DRM-SHT-09")
@pytest.mark.parametrize("name", NAMES)
def test_the_odds_of_each_kind(name: str) -> None:
    assert over_all_faces(name, "T1", "T2", "chess") == PLAIN[name]


@pytest.mark.rule("DRM-SHT-04", "DRM-ADV-01")
@pytest.mark.parametrize("name", NAMES)
def test_the_odds_with_m4(name: str) -> None:
    assert over_all_faces(name, "L", "T2", "chess") == ONE_LESS[name]


@pytest.mark.rule("DRM-SHT-04", "DRM-FRT-04")
@pytest.mark.parametrize("name", NAMES)
def test_the_odds_against_the_lord_of_the_fortress(name: str) -> None:
    assert over_all_faces(name, "T1", "L", "fortress") == ONE_LESS[name]
    assert over_all_faces(name, "T1", "T2", "fortress") == PLAIN[name]


@pytest.mark.rule("DRM-SHT-04", "DRM-TER-03")
@pytest.mark.parametrize("name", NAMES)
def test_the_odds_with_zeal(name: str) -> None:
    assert over_all_faces(name, "T1", "T2", "chess", character="terrorist") == ONE_LESS[name]
    assert over_all_faces(name, "T1", "L", "fortress", character="terrorist") == TWO_LESS[name]


@pytest.mark.rule("DRM-JDG-01")
@pytest.mark.parametrize(
    ("name", "kills", "moves"), [("shoot", 11, 21), ("assassin", 20, 15), ("spiral", 20, 15)]
)
def test_the_odds_with_convict_choosing_best(name: str, kills: int, moves: int) -> None:
    results = []
    for first, second in product(range(1, 7), repeat=2):
        scene = seat_at(dream_lord(), thief("judge-of-mind", hand=name), thief())
        _, t1, t2, _ = scene
        t1.does(
            f"{name} T2",
            *[f"choose-die {min(first, second)}"] * (first != second),
            chance=f"{first} {second}",
        )
        results.append(FATES[t2.level])
    assert fates(results) == (kills, moves, 36 - kills - moves)


@pytest.mark.rule("DRM-IMP-04")
def test_the_odds_of_the_imperial_city_shot() -> None:
    results = []
    for face in range(1, 7):
        scene = seat_at(dream_lord("imperial-city"), thief(hand="peek"), thief(), thief(level=0))
        lord, t1, t2, _ = scene
        t1.does("peek")
        lord.does("give-bribe", chance=f"fail {face}")
        results.append(FATES[t2.level])
    assert fates(results) == (4, 2, 0)


@pytest.mark.rule("DRM-SHT-08", "DRM-FRT-02")
def test_the_odds_of_ruthless() -> None:
    results = []
    for face in range(1, 7):
        scene = seat_at(dream_lord("fortress", level=2), thief(), turn="L")
        lord, t1, *_ = scene
        lord.does("free-move 3", "shoot-at T1", chance=str(face))
        results.append(FATES[t1.level])
    assert fates(results) == (2, 3, 1)


@pytest.mark.rule("DRM-HBR-01")
def test_the_odds_of_the_tsunami() -> None:
    left = 0
    for faces in product(range(1, 7), repeat=3):
        scene = seat_at(dream_lord("harbor"), thief(hand="unseal", bribes="deal fail"), locks="1 3 2 1")
        _, t1, t2, t3 = scene
        t1.unlocks(chance=" ".join(map(str, faces)))
        left += sum(player.level > 0 for player in (t1, t2, t3))
    assert left == 3 * 36


def idle_to_the_end(scene: Scene) -> list[str]:
    """Let everybody only draw and end the phase, and return the turns that were taken."""
    while scene.goes_on:
        scene.idle()
    return scene.told("turn-began")


@pytest.mark.rule("DRM-DRW-01", "DRM-END-02")
@pytest.mark.parametrize(("preset", "turns"), [("full", 51), ("first-game", 49)])
@pytest.mark.parametrize("players", [4, 6, 8])
def test_a_game_of_plain_drawing_has_a_fixed_length(preset: str, turns: int, players: int) -> None:
    scene = seat_at(players=players, turn="L", at="start", preset=preset)
    assert len(idle_to_the_end(scene)) == turns
    assert scene.outcome.reason == "deck-empty"


@pytest.mark.rule("DRM-FST-01", "DRM-FST-02")
@pytest.mark.parametrize(("players", "undealt"), [(4, 2), (5, 3), (8, 3)])
def test_a_game_of_plain_drawing_in_the_feast_is_shorter(players: int, undealt: int) -> None:
    scene = seat_at(dream_lord("feast"), players=players, turn="L", at="start")
    turns, left = 0, 102
    while left > 0:
        left -= 3 if turns % players else 2 + undealt
        turns += 1
    assert len(idle_to_the_end(scene)) == turns


@pytest.mark.rule("DRM-END-08", "DRM-INV-04", "DRM-TRN-02")
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_many_games_fit_the_rules(seats: int) -> None:
    reasons: Counter[str] = Counter()
    for n in range(30):
        match = Match(RULES, seats, f"many {seats} {n}")
        for _ in wander(match, f"whim {n}"):
            pass
        assert match.outcome is not None
        reasons[match.outcome.reason] += 1
        cards_fit_the_events(match)
    assert set(reasons) <= {"deck-empty", "secret-opened", "vaults-lost"}


def cards_fit_the_events(match: Match[Table]) -> None:
    """Count a finished game by what was told: the deck, the turns and the locks must come out right."""
    told = [in_words(event).split() for event in match._game.events]
    drawn = sum(int(words[2]) for words in told if words[0] == "drew")
    returned = sum(words[0] == "put-on-deck" for words in told)
    assert len(match.state.deck) == 102 - drawn + returned
    turns = [words[1] for words in told if words[0] == "turn-began"]
    names = ["L", *(f"T{seat}" for seat in range(1, match.seats))]
    lord = match.state.lord
    assert turns == [names[(lord + n) % match.seats] for n in range(len(turns))]
    assert returned <= len(turns)
    assert (len(match.state.deck) == 0) is (
        match.outcome is not None and match.outcome.reason == "deck-empty"
    )
    for level in (1, 2, 3, 4):
        assert 0 <= match.state.locks[level] <= LOCKS[match.seats][level]


@pytest.mark.rule("DRM-SET-03", "DRM-SET-05")
def test_set_up_is_fair() -> None:
    """Over many games every seat is the Lord, and every character is dealt, about equally often."""
    games = 400
    lords: Counter[int] = Counter()
    dealt: Counter[int] = Counter()
    for n in range(games):
        state = Match(RULES, 4, f"fair {n}", listening=False).state
        lords[state.lord] += 1
        dealt.update(
            character for seat, pair in enumerate(state.offered) if seat != state.lord for character in pair
        )
    assert all(70 < lords[seat] < 130 for seat in range(4))
    assert len(dealt) == 18
    assert all(90 < count < 180 for count in dealt.values())


@pytest.mark.rule("DRM-BRB-05")
def test_a_random_bribe_is_each_bribe_equally_often() -> None:
    faces: Counter[str] = Counter()
    for choice in range(3):
        scene = seat_at(dream_lord(), thief(hand="peek"), players=5)
        lord, t1, *_ = scene
        t1.does("peek")
        lord.does("give-bribe", chance=f"#{choice}")
        faces[t1.bribes] += 1
    assert faces == {"fail": 2, "deal": 1}


@pytest.mark.rule("DRM-DRW-01")
def test_every_turn_of_a_quiet_game_draws_two_and_ends() -> None:
    match = Match(RULES, 6, "quiet", RULES.read_options({"teaching": True}))
    match.choose(match.state.lord, 0)
    while match.question is not None:
        (seat,) = match.question.menus
        menu = match.menu(seat)
        match.choose(seat, next((n for n, move in enumerate(menu) if isinstance(move, EndPhase | Draw)), 0))
    told = [in_words(event) for event in match._game.events]
    assert sum(words.startswith("drew") for words in told) == 49
    assert match.outcome is not None
    assert match.outcome.winners == [match.state.lord]
