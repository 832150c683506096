"""ELD-SPL: spells, their rules and what each of them does."""

import pytest

from dreamtable.games.eldritch.box import CARDS, NUMBERS
from dreamtable.games.eldritch.decks import back_of
from dreamtable.games.eldritch.model import View
from dreamtable.kernel import WATCHER
from eldritch.kit import Scene, invent, investigator, seat_at


def back_shown(scene: Scene, seat: int, card: int) -> int | None:
    """Return the back of a card as a seat sees it, if it does."""
    seen = scene.match.view(seat)
    assert isinstance(seen, View)
    return seen.backs.get(card)


@pytest.mark.rule("ELD-SPL-01")
def test_who_gains_a_spell_sees_only_its_front() -> None:
    # acceptance 29
    scene = seat_at(investigator(), investigator())
    a, _ = scene
    a.tries("gain: {spell: 1}")
    (card,) = a.person.cards
    for seat in (0, 1, WATCHER):
        assert back_shown(scene, seat, card) is None
    assert not scene.told("back-seen", "card-flipped")


@pytest.mark.rule("ELD-SPL-02")
def test_using_a_spell_is_optional() -> None:
    scene = seat_at(investigator(cards="veil-of-ash"), phase="encounter", monsters="ghoul@boston")
    a, *_ = scene
    assert a.offers == {"use veil-of-ash", "pass"}
    a.does("pass", dice="5 5 5 5 5")
    assert a.turned == []
    assert not scene.told("card-flipped")


@pytest.mark.rule("ELD-SPL-03")
def test_a_flipped_spell_carries_out_its_back_at_once_and_its_front_nothing() -> None:
    scene = seat_at(investigator(cards="whisper-of-names:1", sanity=4))
    a, *_ = scene
    a.does("perform whisper-of-names", dice="1")
    assert scene.told("card-flipped", "lost", "card-turned-back") == [
        "card-flipped A whisper-of-names 0",
        "lost A 0 2",
        "card-turned-back A whisper-of-names",
    ]
    assert a.turned == []


STAYING = invent(
    "{id: slow-word, kind: spell, traits: [ritual], front: [{action: [{test: lore}, {flip: this}]}],"
    " backs: [{by-result: {'0+': [{gain: {clue: 1}}]}}]}"
)


@pytest.mark.rule("ELD-SPL-04")
def test_while_a_spell_shows_its_back_its_front_does_not_work() -> None:
    scene = seat_at(investigator(cards=STAYING), investigator())
    a, _ = scene
    a.does(f"perform {STAYING}")
    assert a.turned == [STAYING]
    scene.until("action")
    assert f"perform {STAYING}" not in a.offers


@pytest.mark.rule("ELD-SPL-05")
def test_a_name_that_is_held_is_passed_over() -> None:
    scene = seat_at(investigator(cards="mend-flesh"), spells="mend-flesh iron-litany")
    a, *_ = scene
    a.tries("gain: {spell: 1}")
    assert a.cards == ["mend-flesh", "iron-litany"]


@pytest.mark.rule("ELD-SPL-05")
def test_nobody_gets_a_spell_twice_even_by_name() -> None:
    scene = seat_at(investigator(cards="mend-flesh"))
    a, *_ = scene
    a.tries("[{gain: {spell: 1, name: mend-flesh}}, {gain: {spell: 20}}]")
    assert sorted(a.cards) == sorted(set(a.cards))
    assert len(a.cards) == 10


@pytest.mark.rule("ELD-SPL-06")
def test_a_discarded_spell_is_shuffled_into_its_deck() -> None:
    scene = seat_at(investigator(cards="mend-flesh:1"))
    a, *_ = scene
    (card,) = a.person.cards
    a.tries("discard: {spell: 1}")
    assert card in scene.state.spells
    assert len(scene.state.spells) == 20


@pytest.mark.rule("ELD-SPL-06")
def test_a_discarded_spell_may_lie_on_top_and_comes_back_with_any_back() -> None:
    tops, backs = set(), set()
    for seed in range(60):
        scene = seat_at(investigator(cards="mend-flesh:1"))
        a, *_ = scene
        scene.fate.restart(f"shuffled {seed}")
        a.tries("discard: {spell: 1}")
        seen = scene.match.view(0)
        assert isinstance(seen, View)
        tops.add(CARDS[seen.top_spell].id)
        a.tries("[{gain: {spell: 1, name: mend-flesh}}, {peek: [own-spell]}]")
        backs.update(scene.told("back-seen", to="A"))
    assert tops > {"mend-flesh"}
    assert backs == {"back-seen A mend-flesh 0", "back-seen A mend-flesh 1"}


@pytest.mark.rule("ELD-SPL-06")
def test_the_only_one_of_its_name_in_the_deck_keeps_its_back() -> None:
    for seed in range(8):
        scene = seat_at(investigator(cards="mend-flesh:1"), investigator(cards="mend-flesh"))
        a, _ = scene
        scene.fate.restart(f"alone {seed}")
        a.tries("[{peek: [own-spell]}, {discard: {spell: 1}}, {gain: {spell: 1, name: mend-flesh}}]")
        (card,) = a.person.cards
        assert back_shown(scene, 0, card) == 0


@pytest.mark.rule("ELD-SPL-07")
def test_the_test_of_a_spell_is_a_test_of_that_spell() -> None:
    helper = invent(
        "{id: a-lens, kind: artifact, traits: [item],"
        " abilities: [{dice: {skill: lore, num: 3, during: spell}}]}"
    )
    scene = seat_at(investigator(cards=f"{helper} whisper-of-names:1"), phase="action")
    a, *_ = scene
    a.does("perform whisper-of-names", dice="1 1 1 1")
    assert scene.told("test-began") == ["test-began A lore -1 4"]
    plain = seat_at(investigator(cards=helper))
    plain.player("A").tries("test: lore", dice="1 1")


BACK_TEST = invent(
    "{id: second-word, kind: spell, traits: [ritual], front: [{action: [{flip: this}]}],"
    " backs: [{by-result: {'0+': [{test: lore}, {flip: this}]}}]}"
)


@pytest.mark.rule("ELD-SPL-07")
def test_a_test_on_the_back_belongs_to_the_spell_too() -> None:
    scene = seat_at(investigator("leela-deshpande", cards=BACK_TEST, clues=1))
    a, *_ = scene
    a.does(f"perform {BACK_TEST}", "keep-dice")
    assert "use leela-deshpande" in a.offers


@pytest.mark.rule("ELD-SPL-07")
def test_the_fight_with_an_ambusher_of_a_spell_is_no_test_of_the_spell() -> None:
    scene = seat_at(investigator("leela-deshpande", cards="whisper-of-names:2", clues=1), cup="witch")
    a, *_ = scene
    a.does("perform whisper-of-names", "keep-dice", "pass", dice="1 1 1 5 5", draws="#0")
    assert scene.told("ambushed") == ["ambushed A witch"]
    a.does("keep-dice", dice="5")
    assert "use leela-deshpande" not in a.offers


@pytest.mark.rule("ELD-SPL-07", "ELD-TST-05")
def test_dice_for_a_combat_are_not_for_the_test_of_a_spell_in_it() -> None:
    scene = seat_at(
        investigator(cards="powder-of-ibn-ghazi veil-of-ash:1"), phase="encounter", monsters="ghoul@boston"
    )
    scene.player("A").does("use powder-of-ibn-ghazi", "use veil-of-ash", dice="5 5 5 5 5 5 1 1 5 5 1 1 1")
    assert [said.split()[-1] for said in scene.told("test-began")] == ["2", "6", "5"]


# What each spell does: front with a pass, and every line of both backs


@pytest.mark.rule("ELD-SPL-03")
@pytest.mark.parametrize(
    ("back", "dice", "told", "lost"),
    [
        (1, "1 1", ["lost A 0 1"], True),
        (1, "5 1", ["lost A 0 1"], False),
        (1, "5 5", [], False),
        (2, "5 1", ["lost A 1 0"], False),
        (2, "5 5", [], False),
    ],
)
def test_veil_of_ash(back: int, dice: str, told: list[str], lost: bool) -> None:
    scene = seat_at(
        investigator(cards=f"veil-of-ash:{back}"), phase="encounter", monsters="ghoul@boston", cup="witch"
    )
    a, *_ = scene
    a.does("use veil-of-ash", dice=f"{dice} 5 5 1 1 1")  # three dice of Will, two of Strength
    loss = [] if "5" in dice else ["lost A 2 0"]
    assert scene.told("lost") == told + loss
    assert ("veil-of-ash" not in a.cards) == lost


def test_the_second_veil_of_ash_lets_a_monster_ambush() -> None:
    scene = seat_at(
        investigator(cards="veil-of-ash:2"), phase="encounter", monsters="ghoul@boston", cup="witch"
    )
    scene.player("A").does("use veil-of-ash", draws="witch")
    assert scene.told("ambushed") == ["ambushed A witch"]
    assert scene.player("A").turned == []


@pytest.mark.parametrize(
    ("back", "dice", "sanity", "clues"),
    [
        (1, "1 1 1", 1, 0),
        (1, "5 5 1", 2, 1),
        (1, "5 5 5", 3, 2),
        (2, "5 5 1", 2, 1),
        (2, "5 5 5", 4, 1),
    ],
)
def test_whisper_of_names(back: int, dice: str, sanity: int, clues: int) -> None:
    scene = seat_at(investigator(cards=f"whisper-of-names:{back}", sanity=3, improved={"lore": 2}))
    a, *_ = scene
    a.does("perform whisper-of-names", dice=dice)
    assert (a.sanity, a.clues) == (sanity, clues)
    assert (a.cards, a.turned) == (["whisper-of-names"], [])


def test_the_second_whisper_of_names_lets_a_monster_ambush() -> None:
    scene = seat_at(investigator(cards="whisper-of-names:2"), cup="witch")
    scene.player("A").does("perform whisper-of-names", dice="1 1 1 1", draws="#0")
    assert scene.told("ambushed") == ["ambushed A witch"]


@pytest.mark.parametrize(
    ("back", "dice", "sanity", "health", "cards"),
    [
        (1, "1 1 1", 2, 3, []),
        (1, "5 1 1", 4, 3, ["candle-of-the-sleepless"]),
        (2, "1 1 1", 2, 4, ["candle-of-the-sleepless", "night-terrors"]),
        (2, "5 1 1", 4, 3, ["candle-of-the-sleepless"]),
        (2, "5 5 5", 4, 4, ["candle-of-the-sleepless"]),
    ],
)
def test_candle_of_the_sleepless(back: int, dice: str, sanity: int, health: int, cards: list[str]) -> None:
    scene = seat_at(
        investigator(cards=f"candle-of-the-sleepless:{back}", sanity=2, health=4, improved={"lore": 1}),
        investigator(),
    )
    a, _ = scene
    if "5" in dice:
        a.does("perform candle-of-the-sleepless", "pick-seat A", dice=dice)
    else:
        a.does("perform candle-of-the-sleepless", dice=dice)
    assert (a.sanity, a.health, a.cards) == (sanity, health, cards)


@pytest.mark.parametrize(
    ("back", "dice", "pool", "told", "cards"),
    [
        (1, "1 1", 2, [], ["hand-of-salt", "crushed-hand"]),
        (1, "5 1", 5, ["lost A 0 1"], ["hand-of-salt"]),
        (2, "1 1", 2, ["lost A 2 0"], []),
        (2, "5 1", 5, ["lost A 1 0"], ["hand-of-salt"]),
        (2, "5 5", 5, [], ["hand-of-salt"]),
    ],
)
def test_hand_of_salt(back: int, dice: str, pool: int, told: list[str], cards: list[str]) -> None:
    scene = seat_at(
        investigator(cards=f"hand-of-salt:{back}"),
        phase="encounter",
        monsters="ghoul@boston",
        dice="5 5 1",
    )
    a, *_ = scene
    a.does("use hand-of-salt", dice=dice + " 5 5" + " 1" * (pool - 2))
    assert scene.told("test-began")[-1] == f"test-began A strength 0 {pool}"
    assert (scene.told("lost"), a.cards) == (told, cards)


@pytest.mark.parametrize(
    ("back", "dice", "told", "space"),
    [
        (1, "1 1", ["monster-spawned witch boston"], "boston"),
        (1, "5 1", ["lost A 0 1"], "rio"),
        (1, "5 5", [], "rio"),
        (2, "1 1", ["moved A nome"], "nome"),
        (2, "5 1", ["lost A 1 0"], "rio"),
        (2, "5 5", [], "rio"),
    ],
)
def test_the_open_way(back: int, dice: str, told: list[str], space: str) -> None:
    scene = seat_at(
        investigator(cards=f"the-open-way:{back}", improved={"lore": 1}), gates="rio", cup="witch ghast"
    )
    a, *_ = scene
    draws = {(1, "1 1"): "witch", (2, "1 1"): "nome"}.get((back, dice), "")
    a.does("perform the-open-way", dice=dice, draws=draws)
    found = scene.told("lost", "monster-spawned", "moved")
    assert [said for said in found if said != "moved A rio"] == told
    assert (a.space, a.cards) == (space, ["the-open-way"])


@pytest.mark.parametrize(
    ("back", "dice", "sanity", "health", "cards"),
    [
        (1, "1 1 1", 4, 4, ["detained"]),
        (1, "5 1 1", 2, 4, ["bind-the-lesser"]),
        (1, "5 5 1", 3, 4, ["bind-the-lesser"]),
        (2, "1 1 1", 4, 4, []),
        (2, "5 5 1", 4, 3, ["bind-the-lesser"]),
        (2, "5 5 5", 4, 4, ["bind-the-lesser"]),
    ],
)
def test_bind_the_lesser(back: int, dice: str, sanity: int, health: int, cards: list[str]) -> None:
    scene = seat_at(
        investigator(cards=f"bind-the-lesser:{back}", improved={"lore": 1}, sanity=4, health=4),
        investigator(at="nome"),
        monsters="ghast@boston",
        cup="witch",
    )
    a, _ = scene
    a.does("perform bind-the-lesser", dice=dice, draws="#0" if (back, dice) == (2, "1 1 1") else "")
    assert (a.sanity, a.health, a.cards) == (sanity, health, cards)
    assert ("ghast@boston" in scene.monsters) == (dice.count("5") < 2)
    assert ("witch@boston" in scene.monsters) == ((back, dice) == (2, "1 1 1"))


QUIET_RESEARCH = invent(
    "{id: quiet-research, kind: research, ao: azathoth, city: [gain: {clue: this}], wilderness: [], sea: []}"
)


@pytest.mark.parametrize(
    ("back", "dice", "sanity", "cards"),
    [
        (1, "1 1", 4, ["second-sight", "night-terrors"]),
        (1, "5 1", 4, ["second-sight"]),
        (2, "1 1", 2, []),
        (2, "5 1", 3, ["second-sight"]),
        (2, "5 5", 4, ["second-sight"]),
    ],
)
def test_second_sight(back: int, dice: str, sanity: int, cards: list[str]) -> None:
    scene = seat_at(
        investigator(cards=f"second-sight:{back}", sanity=4),
        phase="encounter",
        clues="chicago",
        research=QUIET_RESEARCH,
    )
    a, *_ = scene
    a.does("use second-sight", dice=dice)
    assert (a.sanity, a.cards) == (sanity, cards)
    assert a.clues == int("5" in dice)


RESEARCH_HERE = invent(
    "{id: research-here, kind: research, ao: azathoth, wilderness: [], sea: [],"
    " city: [{test: lore}, {spawn: {monster: 1, name: cultist, at: here}},"
    " {recover: {health: 1}, who: each-here}]}"
)


@pytest.mark.rule("ELD-TKN-01")
def test_second_sight_resolves_here_on_the_space_that_is_seen() -> None:
    scene = seat_at(
        investigator("jack-callahan", at="congo", health=1, cards="second-sight:1"),
        investigator(at="cape-town", health=1),
        investigator(at="congo", health=1),
        phase="encounter",
        lead="B",
        turn="A",
        clues="cape-town",
        research=RESEARCH_HERE,
    )
    a, b, c = scene
    a.does("use second-sight", dice="5  1 1")
    assert scene.told("test-began")[-1] == "test-began A lore 0 2"  # as if in a city: one more for research
    assert scene.monsters == ["cultist@cape-town"]
    assert (a.health, b.health, c.health, a.space) == (2, 2, 1, "congo")


RESEARCH_AWAY = invent(
    "{id: research-away, kind: research, ao: azathoth, wilderness: [], sea: [],"
    " city: [{move: {to: rio}}, {spawn: {monster: 1, name: cultist, at: here}}]}"
)


@pytest.mark.rule("ELD-TKN-01", "ELD-MAP-08")
def test_whoever_sees_another_space_and_moves_is_where_he_went() -> None:
    scene = seat_at(
        investigator(cards="second-sight:1"), phase="encounter", clues="chicago", research=RESEARCH_AWAY
    )
    (a,) = scene
    a.does("use second-sight", dice="5 1")
    assert (a.space, scene.monsters) == ("rio", ["cultist@rio"])


@pytest.mark.rule("ELD-TKN-01")
@pytest.mark.parametrize(
    ("place", "clues"),
    [
        ("adjacent", {"chicago", "new-orleans"}),
        ("here", {"boston"}),
        ("any(sea)", {"ross"}),
        ("chosen", {"boston", "chicago", "new-orleans", "ross"}),
    ],
)
def test_a_research_encounter_elsewhere_is_about_a_clue_where_the_card_says(
    place: str, clues: set[str]
) -> None:
    scene = seat_at(investigator(), clues="boston chicago new-orleans ross", research=QUIET_RESEARCH)
    (a,) = scene
    assert a.can(f"encounter-as: {{clue-at: {place}}}")
    a.tries(f"encounter-as: {{clue-at: {place}}}")
    if len(clues) > 1:
        assert a.offered("pick-clue") == clues
    else:
        assert (a.clues, scene.told("encounter-began")[-1].split()[3]) == (
            (1, "city") if "boston" in clues else (0, "sea")
        )


@pytest.mark.parametrize(
    ("back", "dice", "sanity", "health", "cards"),
    [
        (1, "1 1 1", 2, 3, ["mend-flesh", "broken-leg"]),
        (1, "5 5 1", 3, 5, ["mend-flesh", "broken-leg"]),
        (1, "5 5 5", 3, 6, ["mend-flesh"]),
        (2, "1 1 1", 3, 3, ["broken-leg", "slow-bleed"]),
        (2, "5 5 1", 2, 5, ["mend-flesh", "broken-leg"]),
        (2, "5 5 5", 4, 6, ["mend-flesh", "broken-leg"]),
    ],
)
def test_mend_flesh(back: int, dice: str, sanity: int, health: int, cards: list[str]) -> None:
    scene = seat_at(
        investigator(cards=f"mend-flesh:{back} broken-leg", improved={"lore": 1}, sanity=2, health=2),
        investigator(),
    )
    a, _ = scene
    a.does("rest", "resolve broken-leg", "use mend-flesh", dice=f"1 1 {dice}")
    assert (a.sanity, a.health, a.cards) == (sanity, health, cards)


@pytest.mark.parametrize(
    ("back", "dice", "lost", "cards"),
    [
        (1, "1 1", ["lost A 1 0", "lost A 0 2"], []),
        (1, "5 1", ["lost A 0 1"], ["iron-litany"]),
        (1, "5 5", [], ["iron-litany"]),
        (2, "1 1", ["lost A 0 2"], ["iron-litany", "cursed"]),
        (2, "5 1", ["lost A 1 0", "lost A 0 1"], ["iron-litany"]),
        (2, "5 5", [], ["iron-litany"]),
    ],
)
def test_iron_litany(back: int, dice: str, lost: list[str], cards: list[str]) -> None:
    scene = seat_at(investigator(cards=f"iron-litany:{back}"))
    a, *_ = scene
    a.tries("lose: {sanity: 2}")
    a.does("use iron-litany", dice=dice)
    assert (scene.told("lost"), a.cards) == (lost, cards)


WORLD = invent(
    "{id: a-quiet-world, kind: other-world, initial: [test: will], pass: [], fail: []}",
)


@pytest.mark.parametrize(
    ("back", "dice", "pool", "told", "cards"),
    [
        (1, "1 1 1", 2, ["lost A 0 2"], ["sign-of-koth"]),
        (1, "5 1 1", 4, ["lost A 0 1"], ["sign-of-koth"]),
        (2, "1 1 1", 2, ["ambushed A witch"], []),
        (2, "5 5 1", 4, ["lost A 1 0"], ["sign-of-koth"]),
        (2, "5 5 5", 4, ["clue-gained A nome"], ["sign-of-koth"]),
    ],
)
def test_sign_of_koth(back: int, dice: str, pool: int, told: list[str], cards: list[str]) -> None:
    scene = seat_at(
        investigator(cards=f"sign-of-koth:{back}", improved={"lore": 1}),
        phase="encounter",
        gates="boston",
        other_world=WORLD,
        cup="witch",
    )
    a, *_ = scene
    a.does("meet other-world gate-boston")
    fight = " 5 5 5" if told == ["ambushed A witch"] else ""
    draws = {"ambushed A witch": "witch", "clue-gained A nome": "nome"}.get(told[0], "")
    a.does("use sign-of-koth", dice=dice + fight + " 1" * pool, draws=draws)
    assert scene.told("lost", "ambushed", "clue-gained") == told
    assert scene.told("test-began")[-1] == f"test-began A will 0 {pool}"
    assert a.cards == cards


@pytest.mark.rule("ELD-SPL-01")
def test_each_name_has_two_cards_with_different_backs() -> None:
    scene = seat_at(investigator())
    by_name: dict[str, set[int]] = {}
    for card in scene.state.spells:
        by_name.setdefault(CARDS[card].id, set()).add(back_of(scene.match._game, card))
    assert len(by_name) == 10
    assert all(backs == {0, 1} for backs in by_name.values())
    assert all(len(NUMBERS[name]) == 2 for name in by_name)
