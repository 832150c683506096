"""No client ever holds a paragraph, card or tile face that its match has not revealed, not even by number.

What is written on them is looked for in `gauntlet.secrets`, in whatever leaves a match.
"""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from dreamtable.games.etherfields.bot import BOT
from dreamtable.games.etherfields.box import ACTIONS, BOX, CARDS
from dreamtable.games.etherfields.cards import Gate, Paragraph, Tile
from dreamtable.games.etherfields.events import Peeked
from dreamtable.games.etherfields.model import WAYS, Dream
from dreamtable.games.etherfields.rules import RULES
from dreamtable.kernel import WATCHER, Chair, Match, Seat, record, to_bytes
from dreamtable.telling import refs_of
from dreamtable.telling.words import refs_in

EVENINGS = 3
SEATS = 2


def sealed_faces() -> set[int]:
    """Return the numbers of everything that the first Dream hides."""
    backs = BOX.dreams["I-01"]
    pages = [number for number in BOX.of(Paragraph) if BOX.card(number, Paragraph).dream == "I-01"]
    return {face for back in backs for face in BOX.secrets[back]} | set(pages)


def faces_named(refs: set[str]) -> Iterator[int]:
    """Return the numbers of the components that are named, be it by an action or a way of theirs."""
    for ref in refs:
        kind, _, written = ref.partition(":")
        match kind:
            case "card":
                yield int(written)
            case "action":
                yield ACTIONS[int(written)].card
            case "paragraph":
                yield BOX.paragraphs[int(written)]
            case "choice":
                yield BOX.paragraphs[int(written) // WAYS]


def reaches(match: Match[Any], viewer: Seat) -> set[str]:
    """Return everything that is named to a seat: what it sees, may do, was told and is asked about."""
    named = set(refs_in(match.view(viewer)))
    for move in match.menu(viewer):
        named.update(refs_of(move))
    for _, event in match.events(viewer):
        named.update(refs_of(event))
    question = match.question_of(viewer)
    if question is not None and question.about is not None:
        named.update(refs_of(question.about))
    return named


def revealed(state: Dream) -> set[int]:
    """Return what the match has revealed: secrets and tiles shown, paragraphs read."""
    return set(state.shown) | {BOX.paragraphs[number] for number in state.read}


@pytest.mark.rule("ETH-SEC-04", "ETH-SEC-07", "ETH-SCR-03")
@pytest.mark.parametrize("number", range(EVENINGS))
def test_nothing_that_reaches_a_client_names_a_face_before_it_is_revealed(number: int) -> None:
    seed = f"sealed {number}"
    match: Match[Dream] = Match(RULES, SEATS, seed)
    bots = [BOT.quick(f"{seed} {seat}") for seat in range(SEATS)]
    sealed = sealed_faces()
    peeked: dict[Seat, set[int]] = {viewer: set() for viewer in (*range(SEATS), WATCHER)}
    while match.question is not None:
        for viewer, seen in peeked.items():
            for _, event in match.events(viewer):
                if isinstance(event, Peeked) and event.card is not None:
                    seen.add(event.card)
            known = revealed(match.state) | seen
            unknown = set(faces_named(reaches(match, viewer))) & sealed - known
            assert not unknown, [CARDS[one].id for one in unknown]
        seat = match.due()[0]
        match.answer(seat, bots[seat].choose(Chair(match, seat)))
    assert len(match.state.shown) > 3
    faces = {face for seat in range(SEATS) for face in faces_named(reaches(match, seat))}
    assert faces & sealed <= revealed(match.state) | set().union(*peeked.values())


def test_the_record_that_is_exported_holds_answers_and_no_face_that_was_not_offered() -> None:
    match: Match[Dream] = Match(RULES, 1, "exported")
    bot = BOT.quick("exported")
    offered: set[int] = set()
    while match.question is not None:
        offered |= {face for move in match.menu(0) for face in faces_named(set(refs_of(move)))}
        match.answer(0, bot.choose(Chair(match, 0)))
    kept = msgspec.json.decode(to_bytes(record(match)))
    named = {face for _, _, move, _ in match.journal for face in faces_named(set(refs_of(move)))}
    assert named <= offered
    assert isinstance(kept, dict)
    assert not set(kept) & {"state", "events", "view", "secrets"}


def test_what_is_printed_for_everybody_says_nothing_of_what_is_sealed() -> None:
    things = BOX.printed().things
    for number in sealed_faces():
        thing = things[number]
        assert (thing.kind, thing.name, thing.text, thing.flavour) == ("sealed", None, [], None), number
        assert not set(thing.figures) - {"code"}
    for number in BOX.of(Tile):
        assert things[number].kind == "sealed"
    assert things[BOX.of(Gate)[0]].kind == "gate"
