"""DRM-SET: what lies on the table before the first turn, and the secret choices."""

from collections import Counter

import pytest

from dreamtable.games.inception.characters import LORDS, THIEVES
from dreamtable.games.inception.model import KIND_OF, Content, Face, Kind, Step, Table, View
from dreamtable.games.inception.moves import Keep, KeepAndHide
from dreamtable.games.inception.rules import RULES
from dreamtable.kernel import WATCHER, BadSetup, Match, Seat
from inception.kit import dream_lord, seat_at, thief, wander
from inception.notation import in_words


def new_game(seats: int = 4, seed: str = "set-up", **options: object) -> Match[Table]:
    """Return a match before anybody has chosen."""
    return Match(RULES, seats, seed, RULES.read_options(options))


def started(seats: int = 4, seed: str = "set-up", **options: object) -> Match[Table]:
    """Return a match in which everybody has chosen the first thing offered."""
    match = new_game(seats, seed, **options)
    while match.state.step is Step.SET_UP:
        assert match.question is not None
        match.choose(min(match.question.menus), 0)
    return match


def view_of(match: Match[Table], seat: Seat) -> View:
    """Return what a seat sees."""
    view = match.view(seat)
    assert isinstance(view, View)
    return view


@pytest.mark.rule("DRM-SET-02", "DRM-SET-08", "DRM-SET-09", "DRM-SET-10", "DRM-SET-12")
def test_a_table_for_five() -> None:
    """Scenario A-01: five players, set-up is done."""
    s = new_game(5).state
    assert s.locks[1:] == [5, 4, 3, 2]
    assert Counter(s.bribes) == {Face.DEAL: 1, Face.FAIL: 2}
    assert s.places == [1] * 5
    assert s.hands == [[]] * 5
    assert len(s.deck) == 102


@pytest.mark.rule("DRM-SET-05", "DRM-SET-08", "DRM-SET-10")
def test_a_table_for_eight() -> None:
    """Scenario A-02: eight players choose characters."""
    match = new_game(8)
    thieves = [seat for seat in range(8) if seat != match.state.lord]
    offered = {seat: {in_words(move) for move in match.menu(seat)} for seat in thieves}
    assert all(len(offers) == 2 for offers in offered.values())
    s = started(8).state
    assert len({s.characters[seat] for seat in thieves}) == 7
    assert s.locks[1:] == [6, 5, 4, 3]
    assert Counter(s.bribes) == {Face.DEAL: 2, Face.FAIL: 1}


@pytest.mark.rule("DRM-SET-01", "DRM-SWP-12")
def test_the_first_game_has_97_cards() -> None:
    """Scenario A-03: the preset First game."""
    s = new_game(preset="first-game").state
    assert len(s.deck) == 97
    assert Kind.BODY_SWAP not in {KIND_OF[card] for card in s.deck}


@pytest.mark.rule("DRM-SET-01")
def test_the_full_game_is_the_default() -> None:
    kinds = Counter(KIND_OF[card] for card in new_game().state.deck)
    assert sum(kinds.values()) == 102
    assert kinds[Kind.BODY_SWAP] == 5
    assert new_game().state.deck == new_game(preset="full").state.deck


@pytest.mark.rule("DRM-SET-13", "DRM-SET-14", "DRM-HID-05")
def test_nobody_sees_a_choice_before_all_are_in() -> None:
    """Scenario A-04: T1 has chosen and L has not; T2 looks at the table."""
    match = new_game(4, lord=0)
    match.choose(1, 1)
    for seat in (0, 2, 3, WATCHER):
        view = view_of(match, seat)
        assert view.characters == view.owned == [0, 0, 0, 0]
        assert view.vaults == [None] * 5
    for seat, choice in ((0, 6), (2, 0), (3, 0)):
        assert match.state.characters == [0, 0, 0, 0]
        match.choose(seat, choice)
    for seat in (1, 2, 3, WATCHER):
        view = view_of(match, seat)
        assert 0 not in view.characters
        assert view.vaults == [None] * 5


@pytest.mark.rule("DRM-SET-02")
def test_the_deck_is_shuffled_and_face_down_and_the_discard_pile_is_empty() -> None:
    tops = {new_game(seed=f"shuffle {n}").state.deck[-1] for n in range(300)}
    assert len(tops) > 80
    s = new_game().state
    assert sorted(s.deck) == list(range(102))
    assert s.discard == []
    for seat in (*range(4), WATCHER):
        assert view_of(started(), seat).top == []


@pytest.mark.rule("DRM-SET-02")
def test_the_discard_pile_lies_face_up() -> None:
    scene = seat_at(dream_lord(), thief(hand="serum"))
    lord, t1, *_ = scene
    t1.does("travel 2")
    assert [KIND_OF[card] for card in lord.view.discard] == [Kind.TRANSIT_SERUM]


@pytest.mark.rule("DRM-SET-03")
def test_the_lord_is_drawn_from_the_volunteers() -> None:
    lords = {new_game(5, f"volunteers {n}", volunteers=[1, 3]).state.lord for n in range(40)}
    assert lords == {1, 3}


@pytest.mark.rule("DRM-SET-03")
def test_without_volunteers_anybody_may_become_the_lord() -> None:
    lords = {new_game(5, f"nobody {n}").state.lord for n in range(60)}
    assert lords == {0, 1, 2, 3, 4}


@pytest.mark.rule("DRM-SET-03")
def test_the_host_may_name_the_lord() -> None:
    assert {new_game(5, f"host {n}", lord=2, volunteers=[1]).state.lord for n in range(20)} == {2}
    with pytest.raises(BadSetup, match="from 0 to 3"):
        new_game(4, lord=4)


@pytest.mark.rule("DRM-SET-04")
@pytest.mark.parametrize("lord", [0, 2, 3])
def test_the_lords_seat_opens_the_game(lord: int) -> None:
    match = started(4, lord=lord)
    assert match.question is not None
    assert list(match.question.menus) == [lord]
    assert match.state.turn == lord


@pytest.mark.rule("DRM-SET-05")
@pytest.mark.parametrize("seats", [4, 6, 8])
def test_each_thief_keeps_one_of_two_characters_and_none_appears_twice(seats: int) -> None:
    seen = set()
    for n in range(40):
        match = new_game(seats, f"characters {n}", lord=0)
        menus = [move for seat in range(1, seats) for move in match.menu(seat)]
        dealt = [move.character for move in menus if isinstance(move, Keep)]
        assert len(dealt) == len(set(dealt)) == 2 * (seats - 1)
        seen.update(dealt)
    assert seen == set(THIEVES)
    assert len(THIEVES) == 18


@pytest.mark.rule("DRM-SET-05", "DRM-SET-06")
def test_nobody_else_sees_what_was_dealt_or_rejected() -> None:
    match = new_game(4, lord=0)
    for seat in range(4):
        assert len(view_of(match, seat).offered) == 2
        own = [in_words(event) for _, event in match.events(seat)]
        assert [len(words.split()) for words in own] == [5 if other == seat else 3 for other in range(4)]
    assert view_of(match, WATCHER).offered == []
    kept = [match.menu(seat)[0] for seat in range(4)]
    for seat in range(4):
        match.answer(seat, kept[seat])
    assert all(view_of(match, seat).offered == [] for seat in range(4))


@pytest.mark.rule("DRM-SET-06")
def test_the_lord_keeps_one_of_two_lord_characters() -> None:
    seen = set()
    for n in range(40):
        match = new_game(4, f"lords {n}", lord=0)
        dealt = {move.character for move in match.menu(0) if isinstance(move, KeepAndHide)}
        assert len(dealt) == 2
        seen |= dealt
    assert seen == set(LORDS)
    assert len(LORDS) == 7


@pytest.mark.rule("DRM-SET-07")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_the_lord_hides_the_secret_on_any_level(level: int) -> None:
    match = new_game(4, lord=0)
    assert len(match.menu(0)) == 8
    wanted = next(move for move in match.menu(0) if isinstance(move, KeepAndHide) and move.level == level)
    match.answer(0, wanted)
    for seat in (1, 2, 3):
        match.choose(seat, 0)
    vaults = view_of(match, 0).vaults
    assert vaults[1:].index(Content.SECRET) + 1 == level
    assert vaults.count(Content.GOLD) == 3
    assert view_of(match, 1).vaults == [None] * 5


LOCKS = {4: [4, 3, 2, 1], 5: [5, 4, 3, 2], 6: [5, 4, 3, 2], 7: [5, 4, 3, 2], 8: [6, 5, 4, 3]}
BRIBES = {4: (1, 1), 5: (1, 2), 6: (1, 2), 7: (2, 1), 8: (2, 1)}


@pytest.mark.rule("DRM-SET-08")
@pytest.mark.parametrize("seats", list(LOCKS))
def test_the_locks_of_each_level_follow_the_table(seats: int) -> None:
    match = started(seats)
    assert view_of(match, 0).locks[1:] == LOCKS[seats]


@pytest.mark.rule("DRM-SET-09")
@pytest.mark.parametrize("seats", [4, 8])
def test_everybody_starts_on_level_1(seats: int) -> None:
    assert view_of(started(seats), 0).places == [1] * seats


@pytest.mark.rule("DRM-SET-10")
@pytest.mark.parametrize("seats", list(BRIBES))
def test_the_bribe_pile_follows_the_table(seats: int) -> None:
    deal, fail = BRIBES[seats]
    assert Counter(started(seats).state.bribes) == {Face.DEAL: deal, Face.FAIL: fail}


@pytest.mark.rule("DRM-SET-10")
@pytest.mark.parametrize("seats", list(BRIBES))
def test_everybody_knows_which_bribes_there_are_but_not_their_order(seats: int) -> None:
    deal, fail = BRIBES[seats]
    match = started(seats, lord=0)
    for seat in range(1, seats):
        view = view_of(match, seat)
        assert view.deals == deal
        assert view.undealt == [None] * (deal + fail)
        assert view.bribes == [[] for _ in range(seats)]
    orders = {tuple(new_game(seats, f"order {n}").state.bribes) for n in range(60)}
    assert len(orders) == (2 if seats == 4 else 3)


@pytest.mark.rule("DRM-SET-11")
def test_there_is_one_m4_and_it_counts_once() -> None:
    scene = seat_at(dream_lord(hand="shoot shoot"), thief(), thief(hand="shoot"), turn="L")
    lord, _, t2, _ = scene
    lord.does("shoot T1", "shoot T3", chance="4 5")
    scene.until("T2")
    t2.does("shoot L", chance="5")
    assert scene.told("result-known") == ["result-known T1 3", "result-known T3 4", "result-known L 5"]
    assert {kind.name for kind in KIND_OF} == {kind.name for kind in Kind}


@pytest.mark.rule("DRM-SET-12")
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_nobody_has_a_starting_hand(seats: int) -> None:
    match = started(seats)
    sizes = view_of(match, 0).hand_sizes
    lord = match.state.lord
    assert [size for seat, size in enumerate(sizes) if seat != lord] == [0] * (seats - 1)
    (first, *_) = [in_words(event) for _, event in match.events(lord) if "Drew" in type(event).__name__]
    assert len(first.split()) - 3 == sizes[lord]


@pytest.mark.rule("DRM-SET-13")
def test_all_choices_are_asked_at_the_same_time() -> None:
    match = new_game(5, lord=2)
    assert match.question is not None
    assert sorted(match.question.menus) == [0, 1, 2, 3, 4]
    menus = {seat: list(match.menu(seat)) for seat in range(5)}
    for seat in (4, 0, 3, 1):
        match.choose(seat, 1)
        assert match.menu(2) == menus[2]
    assert list(match.question.menus) == [2]


@pytest.mark.rule("DRM-SET-13")
def test_a_choice_does_not_depend_on_the_order_of_answers() -> None:
    tables = []
    for order in ((0, 1, 2, 3), (3, 2, 1, 0), (2, 0, 3, 1)):
        match = new_game(4, "order", lord=0)
        for seat in order:
            match.choose(seat, 1)
        tables.append(match.hash())
    assert len(set(tables)) == 1


@pytest.mark.rule("DRM-SET-14")
def test_all_characters_are_turned_up_together() -> None:
    match = started(5, lord=0)
    revealed = [n for n, event in match.events(WATCHER) if in_words(event).startswith("character-revealed")]
    assert len(revealed) == 5
    assert revealed == list(range(revealed[0], revealed[0] + 5))


@pytest.mark.rule("DRM-SET-14", "DRM-SWP-13")
def test_characters_stay_face_up_for_the_whole_game() -> None:
    for n in range(4):
        match = started(5, f"face up {n}")
        chosen = Counter(match.state.characters)
        for _ in wander(match, f"whim {n}"):
            for seat in (*range(5), WATCHER):
                assert Counter(view_of(match, seat).characters) == chosen


@pytest.mark.rule("DRM-SET-15")
def test_the_world_view_is_in_force_before_the_first_draw() -> None:
    scene = seat_at(dream_lord("feast"), players=6, turn="T1", at="start")
    assert scene.told("drew") == ["drew T1 3"]
    for n in range(20):
        match = started(4, f"world {n}")
        events = [in_words(event).split()[0] for _, event in match.events(WATCHER)]
        assert events.index("world-view-began") < events.index("turn-began")
        assert view_of(match, WATCHER).world == match.state.owned[match.state.lord]


@pytest.mark.rule("DRM-SET-16", "DRM-ADV-01")
def test_the_example_for_six_players() -> None:
    match = started(6, lord=0)
    view = view_of(match, 3)
    assert view.locks[1:] == [5, 4, 3, 2]
    assert view.places[0] == 1
    assert (view.deals, len(view.undealt)) == (1, 3)
    scene = seat_at(dream_lord(hand="shoot"), players=6, turn="L")
    lord, *_ = scene
    lord.does("shoot T5", chance="2")
    assert scene.told("result-known") == ["result-known T5 1"]


@pytest.mark.rule("DRM-SET-17")
def test_characters_that_were_not_chosen_never_enter_play() -> None:
    for n in range(6):
        match = new_game(4, f"rejected {n}")
        menus = [move for seat in range(4) for move in match.menu(seat)]
        rejected = {move.character for move in menus if isinstance(move, Keep | KeepAndHide)}
        for _ in wander(match, f"whim {n}"):
            if match.state.step is not Step.SET_UP:
                break
        kept = set(match.state.characters)
        assert len(kept) == 4
        rejected -= kept
        for _ in wander(match, f"later {n}"):
            assert not rejected & set(match.state.characters)
            assert match.state.offered == []
