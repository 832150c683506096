"""Every rule of a rulebook page is proven by a test that names its id."""

import ast
from functools import cache
from pathlib import Path

import pytest

from dreamtable.games import own_games
from dreamtable.lang import LANGUAGES, rulebook

TESTS = Path(__file__).parent


@cache
def ids_cited() -> dict[str, set[str]]:
    """Return the rule ids in `@pytest.mark.rule(...)`, each with the tests that cite it."""
    cited: dict[str, set[str]] = {}
    for file in TESTS.rglob("test_*.py"):
        for function in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef):
                for mark in function.decorator_list:
                    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                        for argument in mark.args:
                            if isinstance(argument, ast.Constant):
                                cited.setdefault(str(argument.value), set()).add(function.name)
    return cited


@pytest.mark.parametrize("game", own_games())
def test_every_rule_is_proven_by_a_test(game: str) -> None:
    missing = set(rulebook(game, "en").rules) - set(ids_cited())
    assert not missing, f"{len(missing)} rules without a test: {sorted(missing)}"


@pytest.mark.parametrize("game", own_games())
def test_every_ruling_has_a_test_of_its_own(game: str) -> None:
    rules = rulebook(game, "en").rules
    rulings = {rule.id for rule in rules.values() if "Ruling:" in rule.text}
    cited = ids_cited()
    tests_of = {ruling: cited.get(ruling, set()) for ruling in rulings}
    assert not [ruling for ruling, tests in tests_of.items() if not tests]


@pytest.mark.parametrize("game", own_games())
def test_the_rulebook_has_the_same_rules_in_every_language(game: str) -> None:
    english = rulebook(game, "en")
    for lang in LANGUAGES:
        book = rulebook(game, lang)
        assert list(book.rules) == list(english.rules), lang
        assert lang == "en" or book.page != english.page, f"{game} has no page in {lang}"
