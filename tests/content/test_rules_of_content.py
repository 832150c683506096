"""What must be so in Eldritch Horror's content beyond its form."""

import pytest

from content.kit import CONTENT, LANGUAGES, asset, problem_of, problems_of
from dreamtable.content.reading import read_all
from dreamtable.content.texts import game_keys, game_texts, keys_of, missing_texts


def test_the_base_game_has_nothing_wrong() -> None:
    placed, problems = read_all(CONTENT.base(), CONTENT.reader())
    assert len(placed) > 300
    assert not problems
    assert not CONTENT.check(placed)


def test_every_card_of_the_base_game_has_its_texts_in_every_language() -> None:
    placed, _ = read_all(CONTENT.base(), CONTENT.reader())
    assert not missing_texts(CONTENT, placed, {lang: game_keys(CONTENT.package)[lang] for lang in LANGUAGES})


def test_the_messages_of_the_game_are_found() -> None:
    texts = game_texts(CONTENT.package)
    assert {lang: keys_of(texts[lang]) for lang in LANGUAGES} == game_keys(CONTENT.package)


def test_a_pass_without_a_test_is_refused() -> None:
    problem = problem_of(asset("action: [{lose: {health: 1}, pass: [stop: true]}]"))
    assert problem.line == 6
    assert "lose: Object contains unknown field `pass`" in problem.message


@pytest.mark.parametrize("missing", ["initial", "pass", "fail"])
def test_a_complex_card_needs_three_boxes(missing: str) -> None:
    boxes = {"initial": "[test: lore]", "pass": "[close: this-gate]", "fail": "[lose: {sanity: 1}]"}
    del boxes[missing]
    lines = "".join(f"  {box}: {steps}\n" for box, steps in boxes.items())
    problem = problem_of(f"- id: world\n  kind: other-world\n{lines}")
    assert problem.line == 1
    assert f"missing required field `{missing}`" in problem.message


@pytest.mark.parametrize("initial", ["[lose: {health: 1}]", "[{test: lore}, {test: will}]", "[]"])
def test_the_first_box_of_a_complex_card_is_one_test_or_a_choice(initial: str) -> None:
    boxes = f"initial: {initial}, pass: [stop: true], fail: [stop: true]"
    assert (
        problem_of(f"- {{id: world, kind: other-world, {boxes}}}").message
        == "initial must be one test, or the word 'choose'."
    )


@pytest.mark.parametrize("kind", ["general", "research"])
@pytest.mark.parametrize("missing", ["city", "wilderness", "sea"])
def test_general_and_research_encounters_need_three_parts(kind: str, missing: str) -> None:
    parts = dict.fromkeys(("city", "wilderness", "sea"), "[lose: {health: 1}]") | {missing: "[]"}
    ao = "  ao: cthulhu\n" if kind == "research" else ""
    lines = "".join(f"  {part}: {steps}\n" for part, steps in parts.items())
    assert f"the part {missing!r} is empty" in problem_of(f"- id: x\n  kind: {kind}\n{ao}{lines}").message


def test_a_regional_encounter_needs_a_part_for_each_city_of_its_region() -> None:
    problem = problem_of(
        "- {id: x, kind: regional, deck: america, boston: [delay: you], vancouver: [delay: you]}"
    )
    assert "the part for 'rio' is missing" in problem.message


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ('"0": [], "2+": []', "back 1: there is no line for the result 1."),
        ('"0": [], "1-2": []', "there is no line for the result 3 and more: write '3+'."),
        ('"0-1": [], "1+": []', "the result 1 stands in two lines."),
        ('"1+": []', "there is no line for the result 0."),
        ('"none": []', "'none' is no span of results"),
    ],
)
def test_the_back_of_a_spell_has_one_line_for_every_result(lines: str, message: str) -> None:
    front = "traits: [ritual], front: [action: [test: lore]]"
    problem = problem_of(f"- {{id: x, kind: spell, {front}, backs: [by-result: {{{lines}}}]}}")
    assert message in problem.message


def test_a_path_must_be_the_same_from_both_ends() -> None:
    problems = problems_of(
        """
        - {id: atlantis, kind: space, type: sea, x: 1, y: 1, paths: {lemuria: ship}}
        - {id: lemuria, kind: space, type: sea, x: 9, y: 9, paths: {atlantis: train}}
        """
    )
    assert [problem.message for problem in problems] == [
        "the path to 'lemuria' is 'ship' here and 'train' there.",
        "the path to 'atlantis' is 'train' here and 'ship' there.",
    ]


def test_a_space_needs_a_path() -> None:
    assert problem_of("- {id: atlantis, kind: space, type: sea, x: 1, y: 1}").message == "no path leads here."


def test_a_face_of_a_die_stands_in_one_line() -> None:
    problem = problem_of(asset('action: [{roll: 1, faces: {"1-2": [stop: true], "2": [stop: true]}}]'))
    assert problem.message == "roll: the face 2 stands in two lines."


@pytest.mark.parametrize(
    ("step", "message"),
    [
        ("gain: {trait: item}", "gain: it must say one of clue, asset,"),
        ("gain: {asset: 1, spell: 1}", "gain: it can say only one of clue, asset,"),
        ("discard: {trait: item}", "discard: it must say one of"),
        ("doom: {advance: 1, retreat: 1}", "doom: it can say only one of advance, retreat"),
        ("lose: {who: each}", "lose: it must say one of health, sanity"),
        ("token: {clue: 1, to: boston}", "token: clues are put on a card"),
        ("token: {eldritch: 1}", "token: it must say where"),
        ("spend: {health: 1, from: mystery}", "spend: only clues can be spent from mystery"),
    ],
)
def test_a_verb_says_one_thing(step: str, message: str) -> None:
    problem = problem_of(asset(f"action: [{step}]"))
    assert problem.message.startswith(message)


@pytest.mark.parametrize(
    ("labels", "message"),
    [
        (["run", "run"], "choose: two ways have the label 'run'."),
        (["run"], "choose: there must be at least two ways."),
        (["run", "Stay here"], "choose: 'Stay here' is no label"),
    ],
)
def test_a_choice_has_ways_with_labels_of_their_own(labels: list[str], message: str) -> None:
    ways = ", ".join(f"{{label: {label}, do: [delay: you]}}" for label in labels)
    assert problem_of(asset(f"action: [choose: [{ways}]]")).message.startswith(message)


def test_a_gate_opens_in_a_city() -> None:
    assert "cities" in problem_of("- {id: gate-x, kind: gate, city: amazon, omen: red}").message


def test_a_name_that_must_be_given_can_not_be_empty() -> None:
    assert problem_of("- {id: gate-x, kind: gate, city: '', omen: red}").message == "there is no space ''."


def test_an_expedition_leads_to_a_site() -> None:
    card = (
        "- {id: x, kind: expedition, site: boston, initial: choose, pass: [stop: true], fail: [stop: true]}"
    )
    assert "no expedition leads to 'boston'" in problem_of(card).message


def test_a_mystery_is_solved_in_one_way() -> None:
    assert "exactly one of" in problem_of("- {id: x, kind: mystery, ao: cthulhu, solve: {}}").message


def test_an_event_does_something() -> None:
    card = "- {id: x, kind: mythos, colour: green, level: easy, traits: [event]}"
    assert problem_of(card).message == "an event needs `do`."


def test_numbers_have_a_limit() -> None:
    problem = problem_of(asset("action: [{repeat: 1000000, do: [lose: {health: 1}]}]"))
    assert problem.message == "1000000 is too large a number: the largest is 99."
