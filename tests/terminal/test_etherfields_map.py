"""The map of Etherfields in the terminal says what its signs mean, and what the Turn will bring."""

import pytest
from rich.console import Console

from dreamtable.games import rules_of
from dreamtable.games.etherfields.box import CARDS
from dreamtable.kernel import Match
from dreamtable.lang import LANGUAGES, Speaker
from dreamtable.terminal.boards import draw


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_map_has_a_legend_and_the_turn_card_tells_what_comes(lang: str) -> None:
    rules = rules_of("etherfields")
    match = Match(rules, 1, "map")
    while match.state.turn < 1:
        match.choose(match.due()[0], 0)
    speaker = Speaker(lang, rules)
    speaker.names = ["Ada"]
    console = Console(width=200)
    with console.capture() as shown:
        console.print(draw(match.view(0), speaker))
    assert speaker.say("etherfields-legend") in shown.get()
    assert speaker.say("foretold-nothing") in shown.get()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_map_names_the_tiles_that_places_are_called_by(lang: str) -> None:
    rules = rules_of("etherfields")
    match = Match(rules, 1, "map")
    while match.state.turn < 1:
        match.choose(match.due()[0], 0)
    speaker = Speaker(lang, rules)
    speaker.names = ["Ada"]
    console = Console(width=200)
    with console.capture() as shown:
        console.print(draw(match.view(0), speaker))
    on_the_map = shown.get().split(speaker.say("etherfields-legend"))[0]
    laid = [speaker.say(f"card-{CARDS[one.tile].id}") for one in match.state.tiles]
    assert laid
    assert all(tile in on_the_map for tile in laid)
