"""A new kind of component is one class: nothing else must know of it."""

import textwrap
from collections.abc import Iterator
from dataclasses import replace

import jsonschema_rs
import pytest
import yaml

from content import fixture_game as game
from dreamtable.content import ContentError
from dreamtable.content.box import Box
from dreamtable.content.component import Drawn, Everything, NumberOf, Piece, Shown, Side, Waits
from dreamtable.content.effects import Steps, text_of
from dreamtable.content.game import Content, Shelf
from dreamtable.content.packs import check_box
from dreamtable.content.page import page_of
from dreamtable.content.problems import Problem
from dreamtable.content.reading import read_all
from dreamtable.content.schema import schema_of
from dreamtable.telling import Part, Word


class Rune(Piece, frozen=True):
    """What is cut into a relic."""

    row = "rune"
    do: Steps

    def printed(self, ref: str) -> Part:
        """Return it as it is drawn."""
        return Part(ref, "rune", text=[text_of(self.do)])

    def messages(self) -> Iterator[str]:
        """Return its name."""
        yield "rune-of-old"


class Relic(game.Thing, frozen=True, kw_only=True, tag="relic"):
    """Something from before: the new kind."""

    beside: str = ""
    runes: tuple[Steps, ...] = ()
    inside: Steps = ()
    wakes: str = ""

    def how_many(self) -> int:
        """There are two of each."""
        return 2

    def pieces(self, number: int) -> Iterator[Rune]:
        """Return the runes."""
        return (Rune(number, do) for do in self.runes)

    def sides(self, _number: int) -> Iterator[Side]:
        """Return what is seen of it, and what is inside."""
        figures: Drawn = {"beside": NumberOf(self.beside)} if self.beside else {}
        yield Side(self.id, name=self.name(), figures=figures, with_pieces=True)
        story = Word(f"story-{self.id}")
        yield Side(f"inside/{self.id}", Shown.SEALED, text=[text_of(self.inside)], story=story)

    def waits(self) -> Waits:
        """Return what wakes it."""
        return Waits(events={self.wakes: self.inside}) if self.wakes else Waits()

    def faults(self, box: Everything) -> Iterator[str]:
        """It lies beside another one."""
        if self.beside and self.beside not in box.of(Relic):
            yield f"nothing is called {self.beside!r}."


RELICS = """
- id: bell
  kind: relic
  runes: [[gain: xp], [lose: wound]]
  inside: [gain: memory]
- id: clapper
  kind: relic
  beside: bell
  wakes: EVENT
  runes: [[gain: energy]]
  inside: [gain: memory]
"""


def content_with(text: str) -> Content:
    """Return the fixture game with other cards alone."""
    written = textwrap.dedent(text).replace("EVENT", next(iter(game.LISTS["event"])))
    return replace(game.CONTENT, box=Box(game.Thing), base=lambda: [("new.yaml", written)], shelf=Shelf())


@pytest.fixture
def content() -> Content:
    """Return the fixture game with relics alone."""
    content = content_with(RELICS)
    placed, problems = read_all(content.base(), content.reader())
    assert not problems
    content.box.add([one.card for one in placed])
    return content


def problems_of(text: str) -> list[Problem]:
    content = content_with(text)
    placed, problems = read_all(content.base(), content.reader())
    return [*problems, *content.check(placed)]


def test_a_new_kind_is_numbered_with_its_copies_and_its_pieces(content: Content) -> None:
    assert content.box.copies == {"bell": [0, 1], "clapper": [2, 3]}
    assert content.catalogue().names == {
        "card": ["fixtures/bell", "fixtures/bell#2", "fixtures/clapper", "fixtures/clapper#2"],
        "rune": [*(f"fixtures/bell:{n}" for n in (1, 2, 3, 4)), "fixtures/clapper:1", "fixtures/clapper:2"],
    }


def test_a_new_kind_is_printed_with_what_only_the_box_knows(content: Content) -> None:
    _, again, clapper, _ = content.box.printed().things
    assert (clapper.kind, clapper.name) == ("relic", Word("card-clapper"))
    assert clapper.figures["beside"] == 0
    assert [part.ref for part in clapper.parts] == ["rune:4"]
    assert [part.ref for part in again.parts] == ["rune:0", "rune:1"]


def test_what_is_sealed_on_a_new_kind_is_read_only_where_it_is_asked_for(content: Content) -> None:
    assert list(content.box.sealed_ids()) == ["inside/bell", "inside/clapper"]
    inside = content.box.revealed("inside/bell")
    assert (inside.id, inside.kind, inside.flavour) == ("inside/bell", "relic", Word("story-bell"))
    assert inside.text
    assert inside.text[0] not in [word for thing in content.box.printed().things for word in thing.text]


def test_the_steps_of_a_new_kind_have_numbers_and_names_that_stay(content: Content) -> None:
    steps = content.box.steps
    named = steps.named("clapper.2")
    assert named is not None
    assert steps.at(steps.number(named)) is named
    assert steps.name(named) == "clapper.2"
    twin = steps.named("bell.3")
    assert twin is not None
    assert twin.text() == named.text()
    assert steps.number(twin) != steps.number(named)


def test_a_new_kind_is_found_by_what_it_waits_for(content: Content) -> None:
    (event,) = content.box.waiting
    assert list(content.box.waiting[event]) == [2, 3]


def test_what_a_new_kind_says_of_itself_is_checked() -> None:
    (wrong,) = problems_of("- {id: bell, kind: relic, beside: tower}")
    assert wrong.message == "nothing is called 'tower'."
    (wrong,) = problems_of("- {id: bell, kind: relic, wakes: thunder}")
    assert wrong.message.startswith("there is no event 'thunder'.")
    (wrong,) = problems_of("- {id: Big Bell, kind: relic}")
    assert "is no id" in wrong.message


def test_a_new_kind_says_which_messages_it_needs() -> None:
    content = content_with(RELICS)
    verdict = check_box(replace(content, package="dreamtable.games.lucidity"), ["en"])
    assert [problem.message.split(".")[0] for problem in verdict.problems] == [
        "there is no text 'card-bell' in en",
        "there is no text 'card-clapper' in en",
    ]
    placed, _ = read_all(content.base(), content.reader())
    assert set(content.texts(placed[0].card)) == {"card-bell", "story-bell", "rune-of-old"}


def test_a_new_kind_is_in_the_schema_and_on_the_page_for_authors() -> None:
    content = content_with(RELICS)
    schema = jsonschema_rs.Draft202012Validator(schema_of(content))
    cards = yaml.safe_load(content.base()[0][1])
    assert schema.is_valid(cards)
    assert not schema.is_valid([cards[0] | {"weight": 3}])
    assert "### relic\n\nSomething from before: the new kind." in page_of(content)


def test_a_component_that_is_there_already_and_one_of_another_game_are_refused(content: Content) -> None:
    with pytest.raises(ContentError, match="two cards with the id 'bell'"):
        content.box.add([content.box.components["bell"]])
    with pytest.raises(ContentError, match="no component of this game"):
        content.box.add([Rune(0, ())])


def test_what_is_made_of_the_box_is_made_anew_when_something_is_added(content: Content) -> None:
    before = content.catalogue()
    assert content.catalogue() is before
    content.box.add([Relic(id="rope")])
    assert content.catalogue().names["card"][-1] == "fixtures/rope#2"
    assert content.box.revealed("inside/rope").id == "inside/rope"
