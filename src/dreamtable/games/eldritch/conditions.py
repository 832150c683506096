"""What numbers and conditions in a card's text mean just now, as far as one can know from where one looks."""

from typing import Literal

from dreamtable.content import effects
from dreamtable.content.effects import MANY, Comparison, Counted, Fact, both
from dreamtable.games.eldritch.box import CARDS, SPACES, TRAITS
from dreamtable.games.eldritch.look import Look, Seen
from dreamtable.games.eldritch.model import COLOUR, NOTHING, OMENS, Person, PersonView
from dreamtable.games.eldritch.names import (
    ConditionName,
    DuringName,
    OmenName,
    PossessionName,
    TraitName,
    TypeName,
)
from dreamtable.games.eldritch.places import gate_spaces, here, spaces_of_people, this_space
from dreamtable.games.eldritch.terms import YOU, fact
from dreamtable.games.eldritch.which import monsters_at
from dreamtable.telling import Word

UNCOUNTED = ("all", "any", "this")
"""Words for as many as there are."""


def half(players: int) -> int:
    """ELD-GEN-04, ELD-GEN-09: return half the number of investigators, rounded up."""
    return (players + 1) // 2


def by_team(players: int) -> int:
    """ELD-GEN-09: return 1 for one or two investigators, 2 for three to six, 3 for more."""
    return (players + 5) // 4


def counted(look: Look, what: Counted) -> int | None:
    """Return how many there are of something; None if that can't be known from here."""
    s = look.g.state
    match what.name:
        case "players":
            return s.players
        case "half-players":
            return half(s.players)
        case "by-team":
            return by_team(s.players)
        case "result":
            return look.result
        case "gates":
            return len(s.gates)
        case "tokens":
            return s.omen_tokens[s.omen]
        case "monsters-here":
            return len(monsters_at(s, look.foe.space)) - 1 if look.foe is not None else None
        case _:
            return MANY


def number(look: Look, words: effects.Number, most: int = MANY) -> int:
    """Return how many are meant now, `most` where the words mean as many as there are."""
    if not words.parts:
        return words.plus
    if words.name in UNCOUNTED:
        return most + words.plus
    return effects.number(look, words) or 0


# Where and who


@fact
class OnSpace(Fact, frozen=True):
    """You stand on a space of this type."""

    verb = "space"
    type: TypeName

    def holds(self, look: Look) -> bool | None:
        """Look at your space."""
        place = here(look)
        return place != NOTHING and SPACES[place].type == self.type

    def text(self) -> Word:
        """Return its words."""
        return Word(f"check-space-{self.type}")


@fact
class SpaceHas(Fact, frozen=True):
    """On this space is a gate, a monster, a clue or a fallen investigator."""

    what: Literal["gate", "monster", "clue", "fallen"]

    def holds(self, look: Look) -> bool | None:
        """Look at this space."""
        return space_has(look.g.state, this_space(look), self.what)

    def text(self) -> Word:
        """Return its words."""
        return Word(f"check-space-has-{self.what}")


def space_has(s: Seen, space: int, thing: str) -> bool:
    """Say whether something lies on a space."""
    match thing:
        case "gate":
            return space in gate_spaces(s)
        case "monster":
            return any(foe.space == space for foe in s.foes)
        case "clue":
            return space in s.clues.values()
        case _:
            return any(one.space == space for one in s.fallen)


@fact
class AnyInvestigatorOn(Fact, frozen=True):
    """Some investigator stands on a space of this type."""

    type: TypeName

    def holds(self, look: Look) -> bool | None:
        """Look at all of them."""
        return self.type in [SPACES[space].type for space in spaces_of_people(look.g.state)]

    def text(self) -> Word:
        """Return its words."""
        return Word(f"check-any-investigator-on-{self.type}")


@fact
class Has(Fact, frozen=True):
    """You have so many clues, a condition, an asset of a trait, a card of a name."""

    clue: int = 0
    condition: ConditionName = ""
    asset_trait: TraitName = ""
    name: PossessionName = ""

    def holds(self, look: Look) -> bool | None:
        """Look at what you have."""
        person = look.g.state.people[look.you]
        return person is not None and self.fits(person)

    def fits(self, person: Person | PersonView) -> bool:
        """Say whether an investigator has that."""
        name = self.condition or self.name
        if len(person.clues) < self.clue:
            return False
        if name and all(CARDS[card].id != name for card in person.cards):
            return False
        return not self.asset_trait or any(self.asset_trait in TRAITS[card] for card in person.cards)

    def text(self) -> Word:
        """Return its words."""
        you, words = YOU.text(), []
        if self.clue:
            words.append(Word("check-has-clue", {"num": self.clue, "who": you}))
        if self.condition:
            words.append(Word("check-has-card", {"card": Word(f"card-{self.condition}"), "who": you}))
        if self.asset_trait:
            words.append(Word("check-has-asset", {"trait": Word(f"trait-{self.asset_trait}"), "who": you}))
        if self.name:
            words.append(Word("check-has-card", {"card": Word(f"card-{self.name}"), "who": you}))
        return both(words)


# The world


@fact
class OmenIs(Fact, frozen=True):
    """The Omen stands on this colour."""

    verb = "omen"
    colour: OmenName

    def holds(self, look: Look) -> bool | None:
        """Look at the Omen."""
        return OMENS[look.g.state.omen] == COLOUR[self.colour]

    def text(self) -> Word:
        """Return its words."""
        return Word(f"check-omen-{self.colour}")


class Counting(Fact, frozen=True):
    """So many of something."""

    than: Comparison

    def counted(self, look: Look) -> int | None:
        """Return how many there are; None if that can't be known from here."""
        raise NotImplementedError

    def holds(self, look: Look) -> bool | None:
        """Compare."""
        value = self.counted(look)
        return None if value is None else self.than.holds(value, number(look, self.than.number))


@fact
class Gates(Counting, frozen=True):
    """So many gates are on the map."""

    def counted(self, look: Look) -> int | None:
        """Count them."""
        return len(look.g.state.gates)


@fact
class Result(Counting, frozen=True):
    """The last test had this result."""

    def counted(self, look: Look) -> int | None:
        """Return it."""
        return look.result


@fact
class TokensOnOmen(Counting, frozen=True):
    """So many eldritch tokens are on the space of the Omen."""

    def counted(self, look: Look) -> int | None:
        """Count them."""
        return look.g.state.omen_tokens[look.g.state.omen]


@fact
class TokensOnSheet(Counting, frozen=True):
    """So many eldritch tokens are on the Ancient One's sheet."""

    def counted(self, look: Look) -> int | None:
        """Count them."""
        return look.g.state.tokens.get(look.g.state.ancient_one, 0)


@fact
class CupEmpty(Fact, frozen=True):
    """No monster is left in the cup, or one is."""

    so: bool

    def holds(self, look: Look) -> bool | None:
        """Look into the cup."""
        return (not look.g.state.cup) == self.so


@fact
class Awake(Fact, frozen=True):
    """The Ancient One is awake, or is not."""

    so: bool

    def holds(self, look: Look) -> bool | None:
        """Look at the sheet."""
        return look.g.state.awake == self.so


# What is at hand


@fact
class During(Fact, frozen=True):
    """It happens in such an encounter."""

    occasion: DuringName

    def holds(self, look: Look) -> bool | None:
        """Look at what it is a part of."""
        return self.occasion in look.during

    def text(self) -> Word:
        """Return its words."""
        return Word(f"check-during-{self.occasion}")


@fact
class Trait(Fact, frozen=True):
    """The card at hand has the trait."""

    trait: TraitName

    def holds(self, look: Look) -> bool | None:
        """Look at the card."""
        if look.hand is None:
            return None
        return look.hand != NOTHING and self.trait in TRAITS[look.hand]

    def text(self) -> Word:
        """Return its words."""
        return Word(f"check-trait-{self.trait}")

    def text_not(self) -> Word:
        """Return the words for its opposite."""
        return Word("check-no-trait", {"trait": Word(f"trait-{self.trait}")})


@fact
class ChosenAsCost(Fact, frozen=True):
    """It was chosen as a price, or was not."""

    so: bool

    def holds(self, look: Look) -> bool | None:
        """Say whether a price is being paid."""
        return None if look.as_cost is None else look.as_cost == self.so


@fact
class Defeated(Fact, frozen=True):
    """`this`: the monster was defeated."""

    what: Literal["this"]

    def holds(self, look: Look) -> bool | None:
        """Look at this monster."""
        return look.defeated

    def text(self) -> Word:
        """Return its words."""
        return Word(f"check-defeated-{self.what}")

    def text_not(self) -> Word:
        """Return the words for its opposite."""
        return Word(f"check-not-defeated-{self.what}")


@fact
class Done(Fact, frozen=True):
    """The step before had an effect, or had none."""

    so: bool

    def holds(self, look: Look) -> bool | None:
        """Say whether it had."""
        return None if look.done is None else look.done == self.so
