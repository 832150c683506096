"""The language of effects carries hard cards of two games to come: read, put into words, carried out."""

import re
import textwrap

import jsonschema_rs
import pytest
import yaml

from content import fixture_game as game
from content.fixture_game import CARDS, CONTENT, FOLDER, No, Pick, PickNumber, PickSeat, Play, Use, Yes
from dreamtable.content import Problem
from dreamtable.content.effects import (
    AllOf,
    AnyOf,
    Condition,
    Counted,
    Number,
    Option,
    Price,
    Verb,
    choose,
    holds,
    meant,
    number,
    settled,
    steps_in,
)
from dreamtable.content.page import page_of
from dreamtable.content.reading import read_all
from dreamtable.content.schema import schema_of
from dreamtable.kernel import Move, Script
from dreamtable.lang import LANGUAGES, Speaker
from dreamtable.lang.messages import Messages, written_in
from dreamtable.lang.speaker import FUNCTIONS, OF_CARDS, OWN, sources
from dreamtable.telling import Word

languages = pytest.mark.parametrize("lang", list(LANGUAGES))
RAW = re.compile(
    r"[{}$_]|\bnone\b|\bplain\b|\b[a-z]{2,}(?:-[a-z]+)+\b|\d-\d|  |\.\.|。。|[，、：]。|[.,:] ?\."
)
"""What must never reach a reader: markup, ids, doubled stops."""


class FixtureSpeaker(Speaker):
    """Speaks the words of the fixtures."""

    def __init__(self, lang: str) -> None:
        super().__init__(lang)
        own = (FOLDER / "locale" / f"{lang}.ftl").read_text(encoding="utf-8")
        texts = (*sources(lang, OWN).values(), *sources(lang, OF_CARDS).values(), own)
        self._messages = Messages(lang, list(map(written_in, texts)), FUNCTIONS)


def words_of(name: str) -> list[Word]:
    """Return what is printed on a card."""
    return list(CONTENT.printed(CARDS[game.card_number(name)]))


def said(lang: str, name: str) -> str:
    """Return what is printed on a card as it is read."""
    speaks = FixtureSpeaker(lang)
    return " ".join(speaks.word(word) for word in words_of(name))


def problems_of(text: str) -> list[Problem]:
    """Return what is wrong with cards."""
    placed, problems = read_all([("cards.yaml", textwrap.dedent(text).lstrip("\n"))], CONTENT.reader())
    return problems or CONTENT.check(placed)


def page(step: str) -> str:
    """Return a page with a step, which stands on its second line."""
    return f"- {{id: x, kind: page, do: [\n{step}]}}"


def read(condition: str) -> Condition:
    """Return a condition that is written as a sentence."""
    return game.CONDITIONS.read(condition, CONTENT.tongue)


# Read, checked, put into words


def test_ten_cards_of_each_game_are_read_and_nothing_is_wrong_with_them() -> None:
    placed, problems = read_all(CONTENT.base(), CONTENT.reader())
    assert not problems
    assert not CONTENT.check(placed)
    files = [one.source.name for one in placed]
    assert (files.count("tamashii.yaml"), files.count("etherfields.yaml")) == (10, 10)


def test_between_them_they_say_everything_that_steers() -> None:
    verbs = {type(step).__name__ for card in CARDS for step in steps_in(card)}
    assert verbs >= {"Choose", "May", "Unless", "If", "For", "Repeat", "Roll", "Stop"}
    abilities = {type(one).__name__ for card in CARDS for one in getattr(card, "abilities", ())}
    assert abilities == {"When", "Instead", "Forbidden", "Action"}


@languages
def test_every_text_reads_as_text(lang: str) -> None:
    speaks = FixtureSpeaker(lang)
    for card in CARDS:
        for word in CONTENT.printed(card):
            text = speaks.word(word)
            assert text.endswith("." if lang == "en" else "。"), text
            assert not RAW.search(text), text
            assert lang == "en" or not re.search(r"[A-Za-z]", text), text


@languages
def test_the_labels_of_all_ways_have_their_words(lang: str) -> None:
    speaks = FixtureSpeaker(lang)
    assert not [key for card in CARDS for key in CONTENT.texts(card) if not speaks.has(key)]


def test_numbers_and_cases_read_like_a_card() -> None:
    assert said("en", "scaffolds").startswith(
        "Set the clock to 8 minus the number of players. Put engineers equal to twice the number of players"
        " plus 2 on the map."
    )
    assert said("en", "under-the-floor") == (
        "Set the clock to 5. Each round: Lose 1 time, then if everybody is at the shelter and the number of"
        " enemies in all queues is exactly 0, turn to “Silence”; otherwise, if the time is exactly 0, turn to"
        " “Flatline”."
    )
    assert said("zh-Hans", "second-nature") == (
        "若所有玩家的进展总和不少于玩家人数的3倍，翻到“街道敞开”，记下：你们已到家；否则，就此结束。"
    )


def test_waiting_and_standing_abilities_read_like_a_card() -> None:
    assert said("en", "shared-mark") == (
        "When another player makes an attack roll, you may spend 1 energy;"
        " if you do, that player gains 1 more to roll."
    )
    assert said("en", "borrowed-limp") == (
        "You cannot use effort. Action (spend 1 hand cards): Put this card away."
    )
    assert said("ja", "slow-burn") == (
        "襲撃の代価を支払うとき、怒りをあなたの苦痛の3分の1（端数切り捨て）だけ得る。"
    )


@pytest.mark.parametrize(
    ("step", "message"),
    [
        ("if: {flagg: rest}", "'flagg' is no condition. Did you mean 'flag'?"),
        ("if: flagg(rest)", "'flagg' is no condition. Did you mean 'flag'?"),
        ("if: flag(resst)", "there is no flag 'resst'. Did you mean 'rest'?"),
        ("if: round >= 4 and", "is no condition"),
        ("if: round >= 4 >= 3", "is no condition"),
        ("if: (round >= 4", "is no condition"),
        ("if: count(sucess@map) >= 1", "there is no token 'sucess'. Did you mean 'success'?"),
        ("if: count(success@mapp) >= 1", "there is no place 'mapp'. Did you mean 'map'?"),
        ("repeat: 2*playrs, do: [stop: true]", "'2*playrs' is no number."),
        ("repeat: 2 players, do: [stop: true]", "'2 players' is no number."),
        ("repeat: 200*players, do: [stop: true]", "multiplied by too much"),
        ("for: echa, do: [stop: true]", "'echa' is no who. Did you mean 'each'?"),
        ('roll: 1, die: lukc, faces: {"1": [stop: true]}', "there is no die 'lukc'. Did you mean 'luck'?"),
        ("roll: 1, faces: {hitt: [stop: true]}", "'hitt' is no span of faces"),
        ("choose: [{label: run, do: []}]", "choose: there must be at least two ways."),
        ("chose: []", "'chose' is no step. Did you mean 'choose'?"),
    ],
)
def test_what_is_wrong_inside_is_told_with_what_would_be_right(step: str, message: str) -> None:
    (problem,) = problems_of(page(f"{{{step}}}"))
    assert message in problem.message
    assert problem.line


def test_the_schema_for_editors_says_the_same() -> None:
    validator = jsonschema_rs.Draft202012Validator(schema_of(CONTENT))
    for _, text in CONTENT.base():
        assert not [str(error) for error in validator.iter_errors(yaml.safe_load(text))]
    for wrong in ("if: {flagg: rest}", "repeat: 2*playrs, do: []", "for: echa, do: []"):
        assert not validator.is_valid(yaml.safe_load(page(f"{{{wrong}}}")))


def test_the_page_of_the_vocabulary_has_what_is_shared_and_what_is_the_games_own() -> None:
    written = page_of(CONTENT)
    for word in (
        "### `choose`",
        "### `unless`",
        "### `gain`",
        "### `instead`",
        "### `all-at`",
        "`count(TOKEN@PLACE)`",
    ):
        assert word in written, word


# Numbers and conditions


@pytest.mark.parametrize(
    ("written", "value"),
    [
        (3, 3),
        ("players", 3),
        ("2*players+2", 8),
        ("8-players", 5),
        ("8 - players", 5),
        ("players - round", 2),
        ("count(success@map)", 4),
        ("2*count(success@map) - 1", 7),
        ("me(distress)/3", 2),
        ("sum(distress)", 9),
        ("-2", -2),
    ],
)
def test_numbers_are_sums_differences_and_products_of_what_is_counted(written: int | str, value: int) -> None:
    play = Play({"distress": 7}, {"distress": 2}, {}, tokens={"success@map": 4})
    assert number(play.scene(), game.Amount.read(written)) == value


@pytest.mark.parametrize(
    ("written", "value"),
    [
        ("players", 3),
        ("2*players+2", 8),
        ("8 - players", 5),
        ("players - round", None),
        ("players/2", None),
        ("round", None),
    ],
)
def test_the_words_for_a_number_mean_one_as_soon_as_all_that_they_count_is_given(
    written: str, value: int | None
) -> None:
    word = game.Amount.read(written).text()
    assert isinstance(word, Word)
    assert settled(word, {"number-players": 3}) == value


def test_equal_numbers_are_equal_however_they_are_written() -> None:
    assert (
        game.Amount.read("2*players + 2")
        == game.Amount.read("2*players+2")
        == Number(2, Counted("players", times=2))
    )
    assert game.Amount.read("players") != game.Amount.read("round")


@pytest.mark.parametrize(
    ("condition", "so"),
    [
        ("round >= 4", False),
        ("round <= 4 and players == 2", True),
        ("round > 4 or players < 3", True),
        ("not (round > 4 or players < 3)", False),
        ("flag(rest) and not flag(counted)", True),
        ("on(darkness)", None),
        ("not on(darkness)", None),
        ("on(darkness) or flag(rest)", True),
        ("on(darkness) and flag(counted)", False),
        ("on(darkness) and flag(rest)", None),
        ("players != 2", False),
    ],
)
def test_what_can_not_be_known_from_here_is_neither_true_nor_false(condition: str, so: bool | None) -> None:
    play = Play({}, {}, flags=["rest"])
    assert holds(play.scene(), read(condition)) is so


def test_a_mapping_of_facts_asks_for_all_of_them_and_may_hold_lists() -> None:
    everything = game.CONDITIONS.read({"flag": "rest", "not": {"flag": "counted"}}, CONTENT.tongue)
    assert isinstance(everything, AllOf)
    either = game.CONDITIONS.read({"or": [{"flag": "counted"}, "flag(rest)"]}, CONTENT.tongue)
    assert isinstance(either, AnyOf)
    play = Play({}, flags=["rest"])
    assert holds(play.scene(), everything)
    assert holds(play.scene(), either)


def test_who_is_meant_is_told_without_asking() -> None:
    scene = Play({}, {}, {}, at="plant shelter plant").scene(seat=1)
    assert meant(scene, game.Player.read("each-at(plant)")).seats == [0, 2]
    chosen = meant(scene, game.Player.read("chosen"))
    assert (chosen.seats, chosen.most, chosen.least) == ([0, 1, 2], 1, 1)


# Carried out: Tamashii


def test_success_comes_before_the_clock_and_one_case_shuts_out_the_next() -> None:
    play = Play({}, {}, time=1)
    play.page("under-the-floor", part="world")
    assert (play.board.time, play.board.told) == (0, ["silence"])
    hunted = Play({}, {}, time=1, tokens={"enemy@queues": 1})
    hunted.page("under-the-floor", part="world")
    assert hunted.board.told == ["flatline"]
    waiting = Play({}, {}, time=3, at="shelter plant")
    waiting.page("under-the-floor", part="world")
    assert waiting.board.told == []


def test_a_check_of_the_team_needs_a_product_and_what_stops_the_card_stops_it() -> None:
    passed = Play({}, {}, time=1, faces=[2, 2])
    passed.page("teeth", part="world")
    assert (passed.board.told, passed.board.time) == (["names"], 1)
    failed = Play({}, {}, time=1, faces=[1, 2])
    failed.page("teeth", part="world")
    assert failed.board.told == ["flatline"]
    assert [one["trace"] for one in failed.board.people] == [2, 2]


def test_rewards_multiply_by_what_was_built() -> None:
    play = Play({}, {}, {}, time=1, tokens={"success@map": 2, "engineer@map": 3})
    play.page("scaffolds")
    assert (play.board.time, play.board.tokens["engineer@map"]) == (5, 11)
    play.board.time = 1
    play.page("scaffolds", part="world")
    assert play.board.people == [{"resource": 4, "xp": 2}] * 3
    assert (play.board.tokens["engineer@map"], play.board.told) == (0, ["jammer"])


@pytest.mark.parametrize(
    ("tokens", "time", "told"),
    [
        ({"success@map": 1, "engineer@map": 2}, 4, []),
        ({"success@map": 1, "engineer@map": 2}, 1, ["flatline"]),
        ({"success@map": 1}, 4, ["flatline"]),
        ({"success@map": 2}, 4, []),
    ],
)
def test_and_or_and_not_decide_together(tokens: dict[str, int], time: int, told: list[str]) -> None:
    play = Play({}, tokens=tokens, time=time)
    play.page("scaffolds", part="world")
    assert play.board.told == told


def in_play(*cards: str, **owners: int) -> dict[int, int]:
    """Return the cards of the first seat, and those of others."""
    found = {game.card_number(name): 0 for name in cards}
    return found | {game.card_number(name.replace("_", "-")): seat for name, seat in owners.items()}


def test_a_price_may_be_more_than_is_needed_and_what_follows_counts_it() -> None:
    play = Play({"red-code": 3}, owners=in_play("red-walker"))
    play.event("attack-roll", Use(game.card_number("red-walker")), PickNumber(2))
    assert play.board.people == [{"red-code": 1, "die": 2}]
    play.event("attack-roll")
    assert play.board.people == [{"red-code": 1, "die": 2}]  # once per phase


def test_what_may_be_used_may_be_left_and_is_not_offered_without_its_price() -> None:
    play = Play({"red-code": 1}, {}, owners=in_play("red-walker"))
    play.event("attack-roll", No())
    assert play.board.people[0] == {"red-code": 1}
    play.event("attack-roll", seat=1)
    play.board.people[0]["red-code"] = 0
    play.event("attack-roll")
    assert len(play.asked) == 1


def test_an_event_that_is_about_to_happen_becomes_smaller() -> None:
    play = Play({"blue-code": 1}, owners=in_play("blue-walker"))
    rises: list[int] = []
    happened = play.event(
        "trace-rise",
        Use(game.card_number("blue-walker")),
        amount=3,
        deed=lambda scene: rises.append(scene.amount),
    )
    assert (happened, rises) == (True, [1])


def test_somebody_else_is_helped_at_ones_own_price() -> None:
    play = Play({"energy": 1}, {"energy": 1}, owners=in_play("shared-mark"))
    play.event("attack-roll")
    assert not play.asked
    play.event("attack-roll", Use(game.card_number("shared-mark")), seat=1)
    assert play.board.people == [{"energy": 0}, {"energy": 1, "die": 1}]


def test_limits_close_what_waits_and_conditions_open_it() -> None:
    play = Play({"red-code": 1}, owners=in_play("clean-hands"), round=3)
    play.event("code-discarded")
    play.event("code-discarded")
    assert play.board.people[0]["memory"] == 1
    play.event("planning")
    assert not play.asked
    play.board.used.clear()
    play.board.round = 4
    play.event("planning", Use(game.card_number("clean-hands")))
    assert play.board.people[0]["red-code"] == 0


def test_deeds_concern_those_at_a_place_and_those_elsewhere() -> None:
    play = Play({}, {}, at="plant shelter", owners=in_play("warden-of-ash"))
    play.event("world-activity", seat=1)
    assert play.board.people == [{"wound": 2}, {"trace": 2}]


@pytest.mark.parametrize(("face", "left"), [("hit", 3), ("special", 0), ("blank", 3)])
def test_a_table_is_read_by_the_names_of_faces(face: str, left: int) -> None:
    play = Play({"red-code": 3}, faces=[face])
    play.page("simulation-error")
    assert play.board.people[0]["red-code"] == left
    assert play.board.tokens.get("ascend@map", 0) == (face == "hit")


def test_one_thing_happens_unless_another_is_paid() -> None:
    play = Play({}, {"resource": 1}, at="plant plant", owners=in_play("toll"))
    play.event("enter", Yes(), seat=1)
    assert play.board.people[1] == {"resource": 0}
    play.event("enter", seat=1)  # nothing is left to pay with: nothing is asked
    assert play.board.people[1] == {"resource": 0, "trace": 2}
    play.board.people[0]["resource"] = 1
    play.event("enter", No(), seat=0)
    assert play.board.people[0] == {"resource": 1, "trace": 2}


# Carried out: Etherfields


def test_only_those_ways_are_open_that_the_past_allows() -> None:
    play = Play({}, flags=["met-self", "counted"], counters={"mercy": 3, "debt": 1})
    play.page("the-empty-chair", Pick("ask-the-cook"))
    assert list(play.asked[0].menus[0]) == [Pick("ask-the-cook"), Pick("stay-silent")]
    assert play.board.told == ["the-kitchen"]
    debtor = Play({}, {"ether": 2}, flags=["burned-fold"], counters={"debt": 3})
    debtor.page("the-empty-chair", PickSeat(1), Pick("stay-silent"))
    assert list(debtor.asked[1].menus[0]) == [Pick("offer-a-name"), Pick("stay-silent")]
    assert debtor.board.people == [{"distress": 1}, {"ether": 1}]


def test_each_in_turn_does_it_twice_and_a_way_costs_its_price() -> None:
    play = Play({"hand": 1}, {})
    play.page("the-porter", Pick("ask-for-his-own"))
    assert play.board.told == ["face 0", "face 0", "face 1", "face 1"]
    assert play.board.people[0] == {"hand": 0, "ether": 1}
    assert play.board.flags == ["knows-wraith"]
    poor = Play({}, {})
    poor.page("the-porter")  # one way is left: nobody is asked
    assert poor.board.people[0] == {"hour": 1}


class Toll(Price):
    """A price that is no step: an hour of the clock, which the toll keeper may refuse."""

    def payable(self, look: game.Scenery) -> bool:
        """Say whether there is an hour."""
        return look.g.state.time > 0

    def pay(self, scene: game.Scenery) -> Script[bool]:
        """Give the hour, unless it is refused."""
        yield from ()
        scene.g.state.time -= 1
        return "rest" not in scene.g.state.flags

    def text(self) -> str:
        """It is paid in silence."""
        return "none"


CROSS = Option("cross", (game.Gain("gem"),), Toll())
TURN_BACK = Option("turn-back", (game.Gain("xp"),))


def chosen(play: Play, *answers: Move) -> dict[str, int]:
    """Let somebody cross or turn back; return what he has then."""
    play.answer(choose(play.scene(), CROSS.do[0], (CROSS, TURN_BACK), ""), answers)
    return play.board.people[0]


def test_a_price_may_be_anything_that_a_game_pays_with() -> None:
    play = Play({}, time=1)
    assert chosen(play, Pick("cross")) == {"gem": 1}
    assert play.board.time == 0
    assert chosen(play) == {"gem": 1, "xp": 1}  # it can't be paid again: one way is left


def test_who_could_not_pay_chooses_among_the_other_ways() -> None:
    assert chosen(Play({}, time=2, flags=["rest"]), Pick("cross")) == {"xp": 1}


def test_each_who_is_near_pays_or_bears_it() -> None:
    play = Play({"gem": 1}, {}, {}, at="plant plant shelter", owners=in_play("wraith"))
    play.event("special-step", Pick("pay"))
    assert play.board.people == [{"gem": 0}, {"distress": 1, "sealed": 2}, {}]


def test_an_action_needs_its_condition_to_be_known_and_its_price() -> None:
    play = Play({"wrath": 12}, {})
    assert not play.act("wraith")  # what lies under it is not known
    play.board.tokens = {"darkness@card": 1}
    assert not play.act("wraith")
    play.board.tokens = {"darkness@card": 0, "figure@card": 1}
    assert play.act("wraith")
    assert (play.board.ended, play.board.people[0]["wrath"]) == ("won", 0)
    assert not play.act("wraith")


@pytest.mark.parametrize(
    ("face", "sealed", "ended"), [("fail", 2, ""), ("blank", 0, ""), (1, 0, ""), (2, 0, ""), (3, 0, "won")]
)
def test_a_table_is_read_by_spans_and_names(face: int | str, sealed: int, ended: str) -> None:
    play = Play({"awareness": 2}, faces=[face])
    assert play.act("uninvited-guest")
    assert (play.board.people[0].get("sealed", 0), play.board.ended) == (sealed, ended)


def test_whoever_does_it_harms_all() -> None:
    play = Play({}, {}, owners=in_play("uninvited-guest"))
    play.event("assault", seat=1)
    assert play.board.people == [{"distress": 1}, {"distress": 1}]


@pytest.mark.parametrize(("progress", "ended"), [(3, ""), (2, "nothing")])
def test_what_all_have_together_is_held_against_a_product(progress: int, ended: str) -> None:
    play = Play({"progress": 3}, {"progress": progress})
    play.page("second-nature")
    assert (play.board.ended, play.board.flags) == (ended, [] if ended else ["at-home"])


def test_one_thing_for_all_or_a_choice_for_each() -> None:
    free = Play({"sealed": 3}, {"distress": 2}, flags=["knight-free"])
    free.page("kind-window")
    assert free.board.people == [{"sealed": 1, "distress": 0}, {"sealed": 0, "distress": 1}]
    each = Play({"sealed": 3}, {"distress": 2})
    each.page("kind-window", Pick("unseal"), Pick("cure"))
    assert each.board.people == [{"sealed": 1}, {"distress": 1}]
    assert each.board.ended == "nothing"


def test_each_who_can_pay_is_asked_whether_he_wants_to() -> None:
    play = Play({"ether": 1, "hand": 2}, {"hand": 1}, {"ether": 1, "hand": 1})
    play.page("inventory", Yes(), No())
    assert [one["hand"] for one in play.board.people] == [1, 1, 1]
    assert play.board.told == ["market 0"]


def test_a_part_is_rounded_down() -> None:
    play = Play({"distress": 8}, owners=in_play("slow-burn"))
    play.event("assault")
    assert play.board.people[0]["wrath"] == 2


def test_what_takes_the_place_of_an_event_keeps_it_from_happening() -> None:
    play = Play({"hand": 1}, {}, owners=in_play("take-the-hit"))
    suffered: list[int] = []
    deed = lambda scene: suffered.append(scene.amount)  # noqa: E731
    assert not play.event("suffering", Use(game.card_number("take-the-hit")), seat=1, amount=2, deed=deed)
    assert (suffered, play.board.people[0]) == ([], {"hand": 0, "distress": 2})
    assert play.event("suffering", seat=1, amount=2, deed=deed)  # no card left to pay with
    assert suffered == [2]


def test_a_card_can_be_got_rid_of() -> None:
    play = Play({"hand": 1}, owners=in_play("borrowed-limp"))
    assert play.act("borrowed-limp")
    assert not play.board.owners


def test_steps_are_found_wherever_they_stand() -> None:
    card = CARDS[game.card_number("wraith")]
    verbs = {step.called() for step in steps_in(card) if isinstance(step, Verb)}
    assert verbs == {"choose", "if", "for", "end", "take", "spend", "gain"}
    (choice,) = game.choices_in(card)
    assert [option.label for option in choice.options] == ["pay", "bear"]
