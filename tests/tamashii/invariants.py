"""What must be so at every moment of a match of Tamashii: nothing is lost, nothing is twice."""

from collections import Counter

from dreamtable.games.tamashii.box import CARDS
from dreamtable.games.tamashii.changed import resource_cap
from dreamtable.games.tamashii.launcher import BASIC_TYPES, CORRUPTED, OPEN, counts_of
from dreamtable.games.tamashii.look import is_story
from dreamtable.games.tamashii.model import (
    ASCEND_TOKENS,
    BASIC_CODES,
    CORRUPTED_CODES,
    MOST_BODIES,
    MOST_TIME,
    OPEN_CODES,
    SUCCESS_TOKENS,
    Table,
)


def all_is_there(s: Table) -> None:
    """Fail for a table that can't be."""
    codes_are_conserved(s)
    tokens_are_conserved(s)
    no_card_is_twice(s)
    values_are_in_bounds(s)


def codes_are_conserved(s: Table) -> None:
    """TAM-CMP-06: every code is somewhere."""
    found = list(s.supply)
    for p in s.players:
        lie = counts_of(p.launcher)
        for code in range(1, 7):
            found[code] += p.bag[code] + p.dump[code] + lie[code] + p.hand.count(code)
    for code in BASIC_TYPES:
        assert found[code] == BASIC_CODES, (code, found)
    assert found[OPEN] == OPEN_CODES
    burned = sum(tokens.get("corrupted", 0) for tokens in s.tokens.values())
    if is_story(s):
        assert found[CORRUPTED] + s.boxed + burned <= CORRUPTED_CODES
    else:
        assert found[CORRUPTED] == CORRUPTED_CODES


def tokens_are_conserved(s: Table) -> None:
    """TAM-CMP-06: so many Ascend and success tokens."""
    for token, most, left in (("ascend", ASCEND_TOKENS, s.ascend), ("success", SUCCESS_TOKENS, s.success)):
        lie = sum(place.tokens.get(token, 0) for place in s.places)
        lie += sum(tokens.get(token, 0) for tokens in s.tokens.values())
        assert lie + left == most, (token, lie, left)


def no_card_is_twice(s: Table) -> None:
    """Every card is in one place at most."""
    found: Counter[int] = Counter(s.discard + s.enemy_rest + s.market + s.bodies + s.bodies_below + s.removed)
    for group in s.deck:
        assert group.cards
        found.update(group.cards)
    for deck in s.factions:
        found.update(deck or [])
    for p in s.players:
        found.update([foe.enemy for foe in p.queue])
        found.update(p.bodies + p.cards + p.class_deck + p.class_below + p.drawn)
        assert set(p.equipped) <= set(p.cards)
        assert len(p.bodies) <= MOST_BODIES
    twice = [CARDS[card].id for card, count in found.items() if count > 1]
    assert not twice, twice


def values_are_in_bounds(s: Table) -> None:
    """TAM-BRD-02, TAM-RES-01, TAM-TIM-02, TAM-TRC-01."""
    assert 0 <= s.time <= MOST_TIME
    most = resource_cap(s)
    for p in s.players:
        assert 0 <= p.integrity <= p.cap <= 10
        assert all(0 <= value <= most for value in p.resources)
        assert p.trace is None or 0 <= p.trace <= 10
        assert p.xp >= 0
        assert 0 <= p.place < max(1, len(s.places))
        assert all(not (code and not p.unlocked >> cell & 1) for cell, code in enumerate(p.launcher))
        for foe in p.queue:
            assert foe.damage >= 0
