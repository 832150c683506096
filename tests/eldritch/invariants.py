"""What is always the case: every component is in exactly one place."""

from collections import Counter
from collections.abc import Iterable

from dreamtable.games.eldritch.box import BOX, CARDS, SPACES
from dreamtable.games.eldritch.cards import (
    Artifact,
    Asset,
    Condition,
    Expedition,
    Gate,
    General,
    Investigator,
    Monster,
    Mystery,
    OtherWorld,
    Regional,
    Spell,
)
from dreamtable.games.eldritch.model import NOTHING, Table
from dreamtable.kernel import Deck

ALWAYS_THERE = (
    Artifact,
    Asset,
    Condition,
    Expedition,
    Gate,
    General,
    Investigator,
    Monster,
    OtherWorld,
    Regional,
    Spell,
)


def things(s: Table) -> Counter[int]:
    """Return how often each component is on the table."""
    found: Counter[int] = Counter()

    def add(*places: Iterable[int] | Deck) -> None:
        for place in places:
            if isinstance(place, Deck):
                found.update(place.pile)
                found.update(place.discard)
            else:
                found.update(place)

    add(s.general, *s.regional, s.other_world, s.research, s.expedition, s.special, s.assets, s.artifacts)
    add(s.gate_stack, s.gates, s.reserve, s.spells, s.conditions, s.cup, s.aside, s.ambushing, s.gone)
    add(s.mythos, s.mythos_left, s.mythos_discard, s.ongoing, s.unused, s.mysteries, s.solved)
    add(one for one in (s.mystery, s.current) if one != NOTHING)
    add(foe.monster for foe in s.foes)
    for person in s.people:
        if person is not None:
            add([person.investigator], person.cards)
    for fallen in s.fallen:
        add([fallen.investigator], fallen.cards)
    return found


def clues(s: Table) -> Counter[int]:
    """Return how often each clue is on the table."""
    found = Counter(s.clue_pool) + Counter(s.clue_discard) + Counter(list(s.clues))
    for on_card in s.clues_on.values():
        found.update(on_card)
    for holder in (*s.people, *s.fallen):
        if holder is not None:
            found.update(holder.clues)
    return found


def nothing_is_twice(s: Table) -> None:
    """No component and no clue is in two places; at any time."""
    real = {number for numbers in BOX.kinds.values() for number in numbers}
    twice = [CARDS[number].id for number, count in things(s).items() if count > 1 and number in real]
    assert not twice, f"in two places: {twice}"
    assert max(clues(s).values(), default=1) == 1, "a clue is in two places"


def everything_is_there(s: Table) -> None:
    """Every component is in its one place; at quiet points, since a card being resolved is nowhere."""
    nothing_is_twice(s)
    found = things(s)
    alone = s.players == 1
    for kind in ALWAYS_THERE:
        for number in BOX.of(kind):
            if alone and "teamwork" in BOX.traits[number]:
                continue
            assert found[number] == 1, f"{CARDS[number].id} is missing"
    if s.ancient_one != NOTHING and (s.mystery != NOTHING or s.mysteries):
        mine = [n for n in BOX.of(Mystery) if BOX.card(n, Mystery).ao == CARDS[s.ancient_one].id]
        assert all(found[number] == 1 for number in mine), "a mystery is missing"
    assert len(clues(s)) == len(SPACES), "a clue is missing"
    for person in s.people:
        if person is not None:
            assert sum(person.tickets) <= 2, "somebody has more than two tickets"
            assert set(person.turned) <= set(person.cards), "a card is turned that nobody has"
