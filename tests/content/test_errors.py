"""What is wrong with a card is told with its file, its line, and what would be right."""

from pathlib import Path

import pytest

from content.kit import asset, problem_of, problems_of
from dreamtable.content import ContentError, Problem
from dreamtable.content.reading import read_files
from dreamtable.games import content_of


def test_an_unknown_verb_is_told_with_the_nearest_one() -> None:
    problem = problem_of(asset("action: [recovr: {health: 1}]"))
    assert (problem.file, problem.line, problem.card) == ("cards.yaml", 6, "brass-key")
    assert problem.message == "'recovr' is no step. Did you mean 'recover'?"


def test_an_unknown_ability_is_told_with_the_nearest_one() -> None:
    problem = problem_of(asset("bonsu: {skill: lore, num: 1}"))
    assert problem.line == 6
    assert "'bonsu' is no ability. Did you mean 'bonus'?" in problem.message


def test_a_misspelt_key_of_a_card_is_told_with_those_there_are() -> None:
    problem = problem_of(asset("bonus: {skill: lore, num: 1}").replace("value", "valeu"))
    assert problem.line == 1
    drawn = "picture, portrait, creature, marks"
    told = f"`valeu`. Did you mean 'value'? Allowed here: id, {drawn}, value, traits, abilities."
    assert told in problem.message


def test_a_misspelt_key_of_a_verb_is_told_with_those_there_are() -> None:
    problem = problem_of(asset("bonus: {skil: lore, num: 1}"))
    assert problem.line == 6
    assert "bonus: Object contains unknown field `skil`. Did you mean 'skill'?" in problem.message


def test_a_missing_number_is_told_with_its_verb() -> None:
    problem = problem_of(asset("bonus: {skill: lore}"))
    assert problem.line == 6
    assert problem.message.startswith("bonus: Object missing required field `num`. Allowed here: skill, num")


def test_a_word_that_is_no_number_is_told_with_those_there_are() -> None:
    problem = problem_of(asset("action: [{repeat: plaiers, do: [lose: {health: 1}]}]"))
    assert problem.line == 6
    assert "'plaiers' is no number. Did you mean 'players'?" in problem.message


def test_a_wrong_skill_is_told_with_all_skills() -> None:
    problem = problem_of(asset("bonus: {skill: strenght, num: 1}"))
    assert problem.line == 6
    assert "Did you mean 'strength'? Allowed here: any, lore, influence" in problem.message


def test_a_text_in_place_of_a_number_is_told_with_its_key() -> None:
    problem = problem_of(asset("bonus: {skill: lore, num: 1}").replace("value: 1", "value: one"))
    assert problem.line == 1
    assert problem.message == "value: Expected `int`, got `str`."


def test_a_card_without_a_kind_is_told_the_kinds() -> None:
    problem = problem_of("- id: x\n")
    assert problem.message.startswith("the card has no kind. Kinds: ancient-one, artifact, asset")


def test_a_wrong_test_is_told_with_the_nearest_skill() -> None:
    problem = problem_of(asset("action: [{test: obsevation-1, pass: [lose: {health: 1}]}]"))
    assert problem.line == 6
    assert "'obsevation-1' is no test" in problem.message
    assert "Did you mean 'observation'?" in problem.message


@pytest.mark.parametrize(
    ("ability", "message"),
    [
        ("action: [gain: {condition: blesed}]", "there is no condition 'blesed'. Did you mean 'blessed'?"),
        ("action: [spawn: {epic: great-cthulu, at: here}]", "there is no epic 'great-cthulu'."),
        ("action: [ambush: {name: gohul}]", "there is no monster 'gohul'. Did you mean 'ghoul'?"),
        ("action: [move: {to: bostn}]", "there is no space 'bostn'. Did you mean 'boston'?"),
        ("action: [move: {to: space-of(goul)}]", "there is no monster or epic 'goul'. Did you mean 'ghoul'?"),
        ("action: [hurt: {which: ghool}]", "there is no monster or epic 'ghool'. Did you mean 'ghoul'?"),
        ("action: [discard: {asset: 1, trait: wepon}]", "there is no trait 'wepon'. Did you mean 'weapon'?"),
        ("action: [discard: {asset: 1, name: boat-hok}]", "Did you mean 'boat-hook'?"),
        ("action: [move: {to: nearest(gat)}]", "there is no filter 'gat'. Did you mean 'gate'?"),
        ("{when: rest, if: {space: see}}", "there is no space-type 'see'. Did you mean 'sea'?"),
        ("{when: rest, if: {has: {condition: det}}}", "there is no condition 'det'. Did you mean 'debt'?"),
        ("{when: rest, if: {not: {omen: rad}}}", "there is no omen 'rad'. Did you mean 'red'?"),
        ("{when: defeat, name: goul}", "there is no monster or epic 'goul'. Did you mean 'ghoul'?"),
        ("{when: rset}", "Did you mean 'rest'?"),
        ("cannot: [moove]", "Did you mean 'move'?"),
    ],
)
def test_a_name_that_nothing_has_is_told_with_the_nearest_one(ability: str, message: str) -> None:
    problem = problem_of(asset(ability))
    assert (problem.file, problem.line, problem.card) == ("cards.yaml", 6, "brass-key")
    assert message in problem.message


def test_a_card_may_name_another_one_of_the_same_pack() -> None:
    assert not problems_of(
        asset("action: [ambush: {name: tin-soldier}]")
        + "- {id: tin-soldier, kind: monster, will: 0, strength: 0, toughness: 1}"
    )


def test_a_key_that_stands_twice_is_told_with_its_second_line() -> None:
    problem = problem_of(
        asset("bonus: {skill: lore, num: 1}").replace("kind: asset", "kind: asset\n  kind: asset")
    )
    assert (problem.file, problem.line) == ("cards.yaml", 3)
    assert problem.message == "the key 'kind' stands here twice."


def test_a_file_that_is_not_yaml_is_told_with_its_line() -> None:
    problem = problem_of("- id: x\n  kind: [asset\n- id: y\n")
    assert (problem.file, problem.line) == ("cards.yaml", 3)
    assert problem.message.startswith("this is not YAML:")


@pytest.mark.parametrize("text", ["id: x", "- x", "just words"])
def test_a_file_that_is_no_list_of_cards_is_refused(text: str) -> None:
    problem = problem_of(text)
    assert problem.file == "cards.yaml"
    assert "card" in problem.message


def test_two_verbs_in_a_step_are_refused() -> None:
    problem = problem_of(asset("action: [{lose: {health: 1}, recover: {sanity: 1}}]"))
    assert problem.line == 6
    assert problem.message == "Only one of lose, recover can stand in one step."


def test_an_unknown_kind_is_told_with_the_nearest_one() -> None:
    problem = problem_of("- id: x\n  kind: aset\n")
    assert problem.line == 1
    assert "'aset' is no kind of card. Did you mean 'asset'?" in problem.message


def test_an_id_that_the_game_has_is_refused() -> None:
    problem = problem_of(asset("bonus: {skill: lore, num: 1}").replace("brass-key", "boat-hook"))
    assert problem.line == 1
    assert "the game has a card with the id 'boat-hook' already" in problem.message


def test_two_cards_with_the_same_id_are_told_with_both_lines() -> None:
    text = asset("bonus: {skill: lore, num: 1}")
    problem = problem_of(text + text.lstrip())
    assert problem.line == 7
    assert "cards.yaml:1" in problem.message


def test_all_that_is_wrong_is_told_one_thing_a_card() -> None:
    first = asset("action: [recovr: {health: 1}]")
    second = asset("action: [move: {to: bostn}]").replace("brass-key", "iron-key")
    third = asset("bonus: {skill: lore}").replace("brass-key", "gold-key")
    problems = problems_of(first + second.lstrip() + third.lstrip())
    assert [(one.card, one.line) for one in problems] == [
        ("brass-key", 6),
        ("iron-key", 12),
        ("gold-key", 18),
    ]


def test_a_problem_reads_as_a_line_that_editors_can_jump_to() -> None:
    assert str(Problem("cards.yaml", 6, "x", "why.")) == "cards.yaml:6: card 'x': why."
    assert str(Problem("cards.yaml", 0, "", "why.")) == "cards.yaml: why."


def test_wrong_content_of_a_game_stops_it_with_all_problems(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    content, _ = content_of("eldritch")
    text = asset("action: [recovr: {health: 1}]").lstrip()
    with pytest.raises(ContentError, match=r"cards\.yaml:6: card 'brass-key': 'recovr' is no step"):
        read_files([("cards.yaml", text)], content.reader(), content.check)
