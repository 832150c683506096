"""What is hidden stays hidden: in views, in events, and in the worlds that bots imagine."""

from collections.abc import Iterator

import msgspec
import pytest

from dreamtable.games.eldritch.box import BOX, CARDS
from dreamtable.games.eldritch.cards import Mythos
from dreamtable.games.eldritch.decks import back_of, top_of
from dreamtable.games.eldritch.model import Difficulty, EldritchOptions, God, Table, View
from dreamtable.games.eldritch.rules import RULES
from dreamtable.games.eldritch.view import determinize
from dreamtable.kernel import WATCHER, Game, Match, chance
from eldritch.kit import investigator, seat_at, wander

encode = msgspec.json.encode


def view_of(state: Table, seat: int) -> View:
    """Return what a seat sees."""
    seen = RULES.view(state, seat)
    assert isinstance(seen, View)
    return seen


def moments(seats: int, seed: str, every: int = 9, **options: object) -> Iterator[tuple[Match[Table], int]]:
    """Play a match at random and stop now and then, with the seat that is asked."""
    match = Match(RULES, seats, seed, RULES.read_options({"ancient_one": "random", **options}))
    for number, seat in enumerate(wander(match, seed)):
        if number % every == 0:
            yield match, seat


def copy_of(state: Table) -> Table:
    """Return a copy of a state."""
    return msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=Table)


def imagined(state: Table, seed: str) -> Game[Table]:
    """Return a world that the first seat can't tell from the true one, with chance of its own."""
    g = Game(copy_of(state), listening=False)
    g.rng.restart(seed)
    determinize(g.state, 0, g.rng)
    return g


@pytest.mark.rule("ELD-SET-15", "ELD-SET-19", "ELD-MYS-08")
def test_no_view_has_the_order_of_a_deck() -> None:
    fields = {
        "mythos",
        "mythos_left",
        "mysteries",
        "stages",
        "general",
        "regional",
        "other_world",
        "research",
        "expedition",
        "special",
        "assets",
        "artifacts",
        "spells",
        "conditions",
        "gate_stack",
        "clue_pool",
        "rng",
    }
    assert fields <= set(Table.__struct_fields__)
    assert not fields & set(View.__struct_fields__)


@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.parametrize("seed", ["a", "b"])
def test_views_are_the_same_in_every_world_that_a_seat_can_not_tell_apart(seats: int, seed: str) -> None:
    for match, _ in moments(seats, f"{seed}{seats}"):
        for viewer in (*range(seats), WATCHER):
            other = copy_of(match.state)
            before = encode(view_of(other, viewer))
            determinize(other, viewer, chance("another"))
            assert encode(view_of(other, viewer)) == before


@pytest.mark.parametrize("seed", ["c", "d"])
def test_an_imagined_world_asks_the_same_question_with_the_same_menu(seed: str) -> None:
    for match, seat in moments(2, seed, every=13):
        world = match.imagine(seat, "dream")
        assert match.question is not None
        assert world.question is not None
        assert world.question.rule == match.question.rule
        assert world.menu(seat) == match.menu(seat)


def test_an_imagined_world_has_the_same_components() -> None:
    for match, seat in moments(2, "e", every=17):
        world = copy_of(match.state)
        determinize(world, seat, chance("x"))
        true = match.state
        for name in ("general", "other_world", "research", "expedition", "assets", "artifacts", "gate_stack"):
            assert sorted(getattr(world, name).pile) == sorted(getattr(true, name).pile), name
        for name in ("spells", "conditions", "mysteries", "cup", "clue_pool"):
            assert sorted(getattr(world, name)) == sorted(getattr(true, name)), name
        assert sorted(world.mythos + world.mythos_left) == sorted(true.mythos + true.mythos_left)


def test_an_imagined_world_is_another_one() -> None:
    scene = seat_at(investigator(cards="debt mend-flesh"), mythos_left=10)
    scene.state.general.fixed = 0
    debt, _ = scene.player("A").person.cards
    seen = set()
    for seed in "abcdefgh":
        g = imagined(scene.state, seed)
        decks = (g.state.general, g.state.assets, g.state.gate_stack)
        tops = [top_of(g, deck) for deck in decks]
        seen.add((tuple(g.state.mythos), *tops, g.rng.take(g.state.mysteries), back_of(g, debt)))
    for part in range(6):
        assert len({one[part] for one in seen}) > 2


@pytest.mark.rule("ELD-SET-17", "ELD-SET-18")
def test_an_imagined_mythos_deck_has_the_colours_of_its_stages() -> None:
    match = Match(RULES, 1, "f", EldritchOptions(ancient_one=God.CTHULHU, random_investigators=True))
    for seed in "abc":
        world = copy_of(match.state)
        determinize(world, 0, chance(seed))
        for stage in range(3):
            places = [place for place, number in enumerate(world.stages) if number == stage]
            colours = [
                sorted(BOX.card(deck[place], Mythos).colour for place in places)
                for deck in (world.mythos, match.state.mythos)
            ]
            assert colours[0] == colours[1]


@pytest.mark.rule("ELD-VAR-03")
def test_an_imagined_staged_deck_has_the_levels_of_its_stages() -> None:
    options = EldritchOptions(
        ancient_one=God.AZATHOTH, random_investigators=True, difficulty=Difficulty.STAGED
    )
    match = Match(RULES, 1, "g", options)
    for seed in "abcd":
        world = copy_of(match.state)
        determinize(world, 0, chance(seed))
        levels = [BOX.card(card, Mythos).level for card in world.mythos]
        assert levels == [("easy", "normal", "hard")[stage] for stage in world.stages]


@pytest.mark.rule("ELD-EXP-01")
def test_the_site_of_the_top_expedition_is_public_and_the_card_is_not() -> None:
    scene = seat_at(investigator())
    tops = set()
    for seed in "abcdefghij":
        world = copy_of(scene.state)
        determinize(world, 0, chance(seed))
        tops.add(world.expedition.pile[-1])
    sites = {getattr(CARDS[card], "site", "") for card in tops}
    assert len(sites) == 1
    assert BOX.space[sites.pop()] == view_of(scene.state, 0).site
    assert len(tops) > 1


@pytest.mark.rule("ELD-SET-14")
def test_of_spells_and_conditions_only_the_front_on_top_is_seen() -> None:
    scene = seat_at(investigator())
    seen = view_of(scene.state, 0)
    assert CARDS[seen.top_spell].id == CARDS[scene.state.spells[-1]].id
    assert CARDS[seen.top_condition].id == CARDS[scene.state.conditions[-1]].id
    for seed in "abc":
        world = copy_of(scene.state)
        determinize(world, 0, chance(seed))
        assert CARDS[world.spells[-1]].id == CARDS[scene.state.spells[-1]].id


@pytest.mark.rule("ELD-SPL-01", "ELD-CND-02")
def test_nobody_sees_the_backs_of_cards_that_somebody_has() -> None:
    scene = seat_at(investigator(cards="debt mend-flesh cursed"), investigator())
    for viewer in (0, 1, WATCHER):
        assert view_of(scene.state, viewer).backs == {}
    debt = scene.player("A").person.cards[0]
    assert scene.state.backs == {}  # not even the true world has them before they are looked at
    backs = {back_of(imagined(scene.state, seed), debt) for seed in "abcdefgh"}
    assert len(backs) > 2


@pytest.mark.rule("ELD-SPL-01")
def test_only_who_looked_at_a_back_knows_it() -> None:
    scene = seat_at(investigator(cards="mend-flesh:2"), investigator())
    a, _ = scene
    a.tries("peek: [own-spell]")
    (card,) = a.person.cards
    assert view_of(scene.state, 0).backs == {card: 1}
    assert view_of(scene.state, 1).backs == view_of(scene.state, WATCHER).backs == {}
    assert scene.told("back-seen", to="A") == ["back-seen A mend-flesh 1"]
    assert scene.told("back-seen", to="B") == ["back-seen A mend-flesh"]
    for seed in "abcd":
        world = copy_of(scene.state)
        determinize(world, 0, chance(seed))
        assert world.backs[card] == 1


@pytest.mark.rule("ELD-SPL-01", "ELD-SPL-03")
def test_a_back_that_was_turned_up_is_known_to_everybody() -> None:
    scene = seat_at(investigator(cards="whisper-of-names:1"), investigator())
    a, _ = scene
    a.does("perform whisper-of-names")
    (card,) = a.person.cards
    for viewer in (0, 1, WATCHER):
        assert view_of(scene.state, viewer).backs == {card: 0}


@pytest.mark.rule("ELD-SPL-06")
def test_what_was_known_of_a_back_is_forgotten_when_the_card_is_shuffled_in() -> None:
    scene = seat_at(investigator(cards="mend-flesh:2"), investigator())
    a, _ = scene
    a.tries("peek: [own-spell]")
    a.tries("[{discard: {spell: 1}}, {gain: {spell: 1, name: mend-flesh}}]")
    assert view_of(scene.state, 0).backs == {}


def test_only_who_looked_at_a_deck_knows_its_top() -> None:
    scene = seat_at(investigator(), investigator(), mythos="quiet-waters bank-run")
    a, _ = scene
    a.tries("look: {deck: mythos, num: 2}")
    assert len(view_of(scene.state, 0).tops) == 2
    assert view_of(scene.state, 1).tops == []
    assert scene.told("top-seen", to="B") == ["top-seen A mythos"]
    for seed in "abc":
        world = copy_of(scene.state)
        determinize(world, 0, chance(seed))
        assert world.mythos[-2:] == scene.state.mythos[-2:]


def test_a_card_that_was_looked_at_is_an_unknown_one_again_after_it_was_drawn() -> None:
    scene = seat_at(investigator("eleanor-whitcombe"), phase="action", general="general-1")
    a, *_ = scene
    a.does("perform eleanor-whitcombe", "pick-deck general")
    assert len(view_of(scene.state, 0).tops) == 1
    a.does("end-turn", "meet general")
    assert view_of(scene.state, 0).tops == []


@pytest.mark.rule("ELD-GAT-01")
def test_what_was_looked_at_on_top_of_a_deck_comes_in_that_order() -> None:
    scene = seat_at(investigator(), investigator(), cup="gug cultist ghoul")
    a, b = scene
    a.tries("look: {deck: gate, num: 2}")
    b.tries("look: {deck: gate, num: 3}")
    (first,), (second,) = scene.told("top-seen", to="A")[:1], scene.told("top-seen", to="B")[1:]
    gates = second.split()[-3:]
    assert first.split()[-2:] == gates[:2]
    scene.forget()
    a.tries("spawn: {gate: 3}")
    assert [one.split()[1] for one in scene.told("gate-spawned")] == gates


@pytest.mark.rule("ELD-MON-08")
def test_the_cup_is_seen_without_its_order() -> None:
    scene = seat_at(investigator())
    scene.state.cup.reverse()
    cup = view_of(scene.state, 0).cup
    assert cup == sorted(scene.state.cup)
    assert len(cup) == 34


@pytest.mark.rule("ELD-CLU-09")
def test_clues_are_public_except_in_the_pool() -> None:
    scene = seat_at(investigator(clues="rio"), clues="nome@boston")
    seen = view_of(scene.state, 0)
    assert (len(seen.clues), seen.pool) == (1, 34)
    assert seen.people[0] is not None
    assert seen.people[0].clues == scene.player("A").person.clues


@pytest.mark.rule("ELD-SAV-04")
def test_a_back_is_told_only_when_it_is_flipped() -> None:
    scene = seat_at(investigator(cards="debt:6"), investigator())
    scene.player("A").tries("{gain: {spell: 1}, who: each}")
    assert not [said for said in scene.told(to="B") if "back" in said or "flipped" in said]
    scene.player("A").tries("reckoning: resolve")
    assert scene.told("card-flipped", to="B") == ["card-flipped A debt 5"]


@pytest.mark.parametrize("seed", ["h", "i"])
def test_all_seats_hear_the_same_except_what_somebody_looks_at(seed: str) -> None:
    match = Match(RULES, 3, seed, RULES.read_options({"ancient_one": "random"}))
    for _ in wander(match, seed):
        pass
    heard = [
        [
            encode(event)
            for _, event in match.events(seat)
            if type(event).__name__ not in ("BackSeen", "TopSeen")
        ]
        for seat in (0, 1, 2, WATCHER)
    ]
    assert heard[0] == heard[1] == heard[2] == heard[3]
