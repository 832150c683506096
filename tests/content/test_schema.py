"""The JSON Schema for editors says what the reader says."""

import json
import subprocess
import sys

import jsonschema_rs
import pytest
import yaml

from content.kit import CONTENT, EXAMPLE, asset
from dreamtable.content.schema import schema_of

VALIDATOR = jsonschema_rs.Draft202012Validator(schema_of(CONTENT))


def test_the_schema_is_a_schema() -> None:
    schema = schema_of(CONTENT)
    assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    jsonschema_rs.meta.validate(schema)


def test_the_command_writes_it() -> None:
    command = [sys.executable, "-m", "dreamtable.cli", "schema", "eldritch"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == schema_of(CONTENT)


@pytest.mark.parametrize(("name", "text"), CONTENT.base(), ids=[name for name, _ in CONTENT.base()])
def test_the_base_game_fits_the_schema(name: str, text: str) -> None:
    assert not [str(error) for error in VALIDATOR.iter_errors(yaml.safe_load(text))]


def test_the_example_fits_the_schema() -> None:
    VALIDATOR.validate(yaml.safe_load((EXAMPLE / "cards.yaml").read_text(encoding="utf-8")))


@pytest.mark.parametrize(
    "ability",
    [
        "bonus: {skill: lore, num: 1}",
        "{bonus: lore, num: 1}",
        "action: [ambush: 1]",
        "action: [ambush: {name: ghoul}]",
        "action: [{repeat: half-players+1, do: [lose: {health: 1}]}]",
        "action: [move: {to: nearest(gate)}]",
        "action: [{if: {space: sea}, then: [stop: true]}]",
    ],
)
def test_what_can_be_said_fits(ability: str) -> None:
    VALIDATOR.validate(yaml.safe_load(asset(ability)))


@pytest.mark.parametrize(
    "ability",
    [
        "bonsu: {skill: lore, num: 1}",
        "bonus: {skill: lore}",
        "bonus: lore",
        "bonus: {skill: lroe, num: 1}",
        "bonus: {skill: lore, num: 1, dirung: combat}",
        "action: [{lose: {health: 1}, recover: {sanity: 1}}]",
        "action: [{lose: {health: 1}, pass: [stop: true]}]",
        "action: [{repeat: plaiers, do: [stop: true]}]",
        "action: [repeat: 2]",
        "action: [move: {to: nearest(gat)}]",
        "action: [stop: 1]",
        "action: [test: lorr]",
        "action: [discard: {asset: 1, trait: wepon}]",
        "{when: rset}",
    ],
)
def test_what_can_not_be_said_does_not_fit(ability: str) -> None:
    assert not VALIDATOR.is_valid(yaml.safe_load(asset(ability)))


@pytest.mark.parametrize(
    "card",
    ["{id: x}", "{kind: asset}", "{id: x, kind: aset}", "{id: X y, kind: gate, city: rio, omen: red}", "7"],
)
def test_what_is_no_card_does_not_fit(card: str) -> None:
    assert not VALIDATOR.is_valid(yaml.safe_load(f"- {card}"))
