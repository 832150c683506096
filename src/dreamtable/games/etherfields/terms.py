"""The small languages of content: numbers, people, figures, places, Intent and costs; what cards can say."""

import re
from collections.abc import Iterator
from typing import NamedTuple, Self

from dreamtable.content import Phrase, Raw, Vocabulary, Wrong, effects
from dreamtable.content.effects import Condition, Conditions, Step, Verb, only_part, plainly
from dreamtable.content.reading import OWN_WORDS, Tongue
from dreamtable.telling import Word

COLOURS = "WCA"
NAMES = ("wrath", "cunning", "awareness")
"""ETH-ACT-03: Wrath, Cunning, Awareness."""
MANY = effects.MANY
AT_MOST = " at most"

SAID_PLAINLY = ("P", "hand", "distress", "progress", "least", "marks", "wrong-notes", "bar", "paid-cards")
"""What is told as a sentence of its own when it is compared: there are at least 3 Dreamers."""


class Number(effects.Number):
    """How many: a number, or something that is counted when the text is resolved."""

    names = {
        "P": "the number of Dreamers",
        "X": "what was chosen as X in the cost",
        "all": "as many as there are",
        "distress": "your Distress",
        "sealed": "your Sealed cards",
        "ether": "your Ether",
        "gems": "your Gems",
        "hand": "the cards in your hand",
        "progress": "your active Progress cards",
        "progress()": "your active Progress cards of a colour",
        "keys": "the Team's Keys",
        "hours": "the Hours on the Clock",
        "turns-left": "the Turn cards that are left, with the current one",
        "turn": "which Turn of the Dream it is",
        "roll": "the last Luck result",
        "same": "as many as were just discarded",
        "paid-cards": "the cards discarded for the payment that is open",
        "counter()": "a counter of the Dream or the campaign",
        "tokens()": "tokens of a kind in the source's space",
        "sum()": "what all Dreamers have of something together",
        "least()": "what the Dreamer has of something who has least of it",
        "morphs()": "the Morphings on an Entity",
        "figures()": "the figures of an Entity",
        "marks": "the Universal markers on the Entity tile whose text it is",
        "carried": "the tokens that you carry",
        "delivered": "the tokens that were delivered",
        "level": "how high the tide stands",
        "bar": "the bars of the score that were played",
        "markers()": "the Intent markers on an action of the Dream",
        "wrong-notes": "the wrong notes that were played",
    }

    @classmethod
    def read(cls, raw: Raw, tongue: Tongue = OWN_WORDS) -> Self:
        """Return what is written; `all` is more than there can be, and `at most` ends what is counted."""
        counted, limited, most = raw.partition(AT_MOST) if isinstance(raw, str) else (raw, "", "")
        if limited and not most.strip().isdigit():
            raise Wrong(f"{raw!r} is no number: behind 'at most' stands a number, as in 'sealed/2 at most 5'")
        found = super().read(MANY if raw == "all" else counted, tongue)
        if limited:
            found.most = int(most)
        return found

    @classmethod
    def pattern(cls) -> str:
        """Return how numbers that count are written, for editors."""
        return rf"{super().pattern()}({AT_MOST} ?[0-9]+)?"

    def arguments_of(self, part: effects.Counted) -> Iterator[tuple[str, Word]]:
        """Return the words for the colour of Progress cards, and for what the campaign counts; other things
        are told by their own words."""
        if part.name == "progress":
            yield "of", Word(f"colour-{NAMES[COLOURS.index(part.of)]}" if part.of else "colour-any")
        elif part.name == "counter":
            lasting = part.of.startswith("camp.")
            yield "of", Word(f"counter-{part.of.replace('.', '-')}" if lasting else "counter-here")
        elif part.name in ("sum", "least"):
            yield "of", Word(f"amount-{part.of}")

    def compared(self, how: str, other: effects.Number) -> Word:
        """Return the words for how it compares with another, plainly where that one is just a number."""
        only = only_part(self)
        if only is None or other.parts or only.name not in SAID_PLAINLY or (only.of and only.name != "least"):
            return super().compared(how, other)
        how, num = plainly(how, other.plus)
        if only.name == "least" and how != "at-least":
            return super().compared(how, other)
        many = Word("so-many", {"how": how, "num": num})
        return Word(f"check-{only.name}", {"many": many, "num": num, **dict(self.arguments_of(only))})

    def text(self) -> int | Word:
        """Return the number, or the words for what is counted."""
        if self.plus == MANY and not self.parts:
            return Word("number-all")
        said = super().text()
        return said if self.most is None else Word("number-at-most", {"number": said, "most": self.most})


ONE = Number(1)
NONE = Number(0)


class Who(effects.Who):
    """Which Dreamers."""

    names = {
        "you": "the Dreamer who resolves it",
        "each": "every Dreamer",
        "others": "every other Dreamer",
        "one": "a Dreamer whom the group names",
        "other": "another Dreamer whom you name",
        "range()": "the Dreamers within so many spaces of the source's figures",
        "space": "the Dreamers in the source's space",
        "here": "the Dreamers in your space, you among them",
        "tile": "the Dreamers on the source's tile",
        "on()": "the Dreamers in spaces with an icon, a terrain or a token",
        "most()": "who has most of something",
        "least()": "who has least of something",
        "holder": "whose card it is",
    }

    def text(self) -> Word:
        """Return the words for them."""
        if self.name == "range":
            return Word("who-range", {"num": int(self.of)})
        return Word(f"who-{self.name}", {"of": Word(f"thing-{self.of}")} if self.of else {})


YOU = Who("you")
EACH = Who("each")


class Which(Phrase):
    """Which Entity figures."""

    sort = "which"
    names = {
        "this": "the figure that it was used on",
        "kind": "all figures of the Entity whose text it is",
        "one": "a figure: the one it was used on, else one that is named",
        "all": "every figure",
        "range()": "a figure within so many spaces of you, of your choice",
        "closest": "the figure closest to you",
        "any": "one figure of the Entity whose text it is, of the First Player's choice",
        "here": "all figures of the Entity whose text it is in the space of the figure that it was used on",
        "on()": "all figures of the Entity whose text it is in spaces with an icon, a terrain or a token",
        "struck": "the figure that the Assault or Contact of a card was announced for",
        "of()": "all figures of an Entity",
    }

    def text(self) -> Word:
        """Return the words for them."""
        if self.name == "range":
            return Word("which-range", {"num": int(self.of)})
        if self.name == "on":
            return Word("which-on", {"of": Word(f"thing-{self.of}")})
        return Word(f"which-{self.name}", {"of": self.of} if self.of else {})


THIS = Which("this")
KIND = Which("kind")
ONE_FIGURE = Which("one")


class Where(Phrase):
    """Which spaces."""

    sort = "where"
    names = {
        "here": "your space; of an interaction the figure's",
        "entity": "the space of the figure",
        "tile": "the spaces of the tile",
        "adjacent": "your space and those next to it",
        "any": "any space",
        "at()": "a space by slot and corner",
        "icon()": "a space with an icon",
        "range()": "the spaces within so many spaces of the source's figures, or of you",
        "terrain()": "a space with a terrain; `same` is that of your space",
        "token()": "a space with a token",
    }

    def text(self) -> Word:
        """Return the words for them."""
        if self.name == "at":
            return Word("where-at", {"space": slot_words(self.of)})
        if self.name == "range":
            return Word("where-range", {"num": int(self.of)})
        return Word(f"where-{self.name}", {"of": Word(f"thing-{self.of}")} if self.of else {})


HERE = Where("here")
SPAWN = Where("icon", "spawn")


class Intent:
    """ETH-ACT-06: what a card gives when it is discarded, by colour: one of them is chosen."""

    __slots__ = ("gives", "written")

    def __init__(self, written: str, gives: tuple[int, int, int]) -> None:
        self.written = written
        self.gives = gives

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Intent) and self.gives == other.gives

    def __hash__(self) -> int:
        return hash(self.gives)

    @classmethod
    def read(cls, raw: Raw, _tongue: Tongue = OWN_WORDS) -> Self:
        """Return what is written."""
        gives = [0, 0, 0]
        for part in raw.split("/") if isinstance(raw, str) else ():
            found = re.fullmatch(r"(\d)([WCA])", part)
            if found is None:
                raise Wrong(f"{raw!r} is no Intent: write for example 2C or 1W/1A")
            gives[COLOURS.index(found[2])] = int(found[1])
        return cls(str(raw), (gives[0], gives[1], gives[2]))

    @classmethod
    def schema(cls) -> dict[str, object]:
        """Return it for editors."""
        return {"type": "string", "pattern": r"^[0-9][WCA](/[0-9][WCA])*$"}

    @property
    def colours(self) -> list[int]:
        """The colours it can give."""
        return [colour for colour in range(3) if self.gives[colour]]


NO_INTENT = Intent("", (0, 0, 0))

THINGS = {"D": "distress", "E": "ether", "G": "gem", "K": "key", "H": "hour"}
_INTENT = re.compile(r"(\d+|X)([WCA])(~P|xP)?")
_COUNTED = re.compile(r"([DEGKH])(\d+|X)")
_CALLED = re.compile(r"(hand|flip|seal|seal-each|item|note|sign|market|flaw|morph)\(([^()]+)\)")
SELF = ("self", "seal-self", "flip-self", "top")
CALLED = {"item": "card", "sign": "glyph"}
"""What is called by a name in a price, with how its message begins."""


class Part(NamedTuple):
    """One thing of a price that is no Intent."""

    what: str
    num: int = 1
    """MANY for all; 0 for X."""
    name: str = ""


class Price(NamedTuple):
    """One way to pay: Intent of one of some colours, and other things."""

    intents: tuple[tuple[int, int], ...] = ()
    """ETH-ACT-09: by colour the amount, of which one is paid; 0 is X."""
    gradual: bool = False
    """ETH-GRD-01: paid once for each Dreamer, by whoever wants to."""
    times_players: bool = False
    """ETH-ACT-12: paid once for each Dreamer, at once."""
    parts: tuple[Part, ...] = ()
    written: str = ""

    @property
    def is_x(self) -> bool:
        """Whether X is chosen."""
        return any(not num for _, num in self.intents) or any(part.num == 0 for part in self.parts)


class Cost(effects.Price):
    """ETH-ACT-19: what must be paid, in one of several ways."""

    __slots__ = ("ways", "written")

    def __init__(self, written: str, ways: tuple[Price, ...]) -> None:
        self.written = written
        self.ways = ways

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Cost) and self.ways == other.ways

    def __hash__(self) -> int:
        return hash(self.ways)

    @classmethod
    def read(cls, raw: Raw, _tongue: Tongue = OWN_WORDS) -> Self:
        """Return what is written."""
        written = str(raw).replace("_", "-").replace("sealself", "seal-self").replace("flipself", "flip-self")
        return cls(written, tuple(read_price(one.strip(), written) for one in written.split(" or ")))

    @classmethod
    def schema(cls) -> dict[str, object]:
        """Return it for editors."""
        return {"anyOf": [{"type": "string"}, {"const": 0}]}

    @property
    def is_free(self) -> bool:
        """Whether nothing is to be paid."""
        return len(self.ways) == 1 and not self.ways[0].intents and not self.ways[0].parts

    def text(self) -> Word | str:
        """Return the words for it, or `none` if it is free."""
        return "none" if self.is_free else self.words()

    def words(self) -> Word:
        """Return the words for it."""
        return effects.either([price_text(price) for price in self.ways])


def read_price(written: str, whole: str) -> Price:
    intents: list[tuple[int, int]] = []
    gradual = times = False
    parts: list[Part] = []
    for one in written.split("+"):
        one = one.strip()
        if one == "0":
            continue
        if all(_INTENT.fullmatch(way) for way in one.split("/")):
            for way in one.split("/"):
                found = _INTENT.fullmatch(way)
                if found is not None:
                    intents.append((COLOURS.index(found[2]), 0 if found[1] == "X" else int(found[1])))
                    gradual, times = found[3] == "~P", found[3] == "xP"
        elif found := _COUNTED.fullmatch(one):
            parts.append(Part(THINGS[found[1]], 0 if found[2] == "X" else int(found[2])))
        elif found := _CALLED.fullmatch(one):
            is_name = found[1] in ("item", "note", "sign")
            num = 1 if is_name else MANY if found[2] == "all" else int(found[2])
            parts.append(Part(found[1], num, found[2] if is_name else ""))
        elif one in SELF:
            parts.append(Part(one))
        else:
            raise Wrong(f"{whole!r} is no cost: write for example 3A, 2W~P/2A~P, E1, hand(1) or 0")
    return Price(tuple(intents), gradual, times, tuple(parts), written)


def for_group(cost: Cost, dreamers: int) -> Cost:
    """ETH-GRD-01: return what a cost is for so many Dreamers: what counts for each is multiplied; alone a
    gradual cost is an ordinary one."""
    ways = []
    for price in cost.ways:
        times = dreamers if price.times_players else 1
        intents = tuple((colour, num * times) for colour, num in price.intents)
        gradual = price.gradual and dreamers > 1
        ways.append(price._replace(intents=intents, gradual=gradual, times_players=False))
    return Cost(cost.written, tuple(ways))


def price_text(price: Price) -> Word:
    """Return the words for one way to pay."""
    words: list[Word] = []
    if price.intents:
        ways = [
            Word("cost-intent", {"num": num or "X", "colour": COLOURS[colour]})
            for colour, num in price.intents
        ]
        how = "gradual" if price.gradual else "times" if price.times_players else "plain"
        words.append(Word("cost-intents", {"ways": effects.either(ways), "how": how}))
    for part in price.parts:
        num: int | str = "X" if part.num == 0 else "all" if part.num == MANY else part.num
        name: Word | str = "none"
        if part.what in CALLED:
            name = Word(f"{CALLED[part.what]}-{part.name}")
        words.append(Word(f"cost-{part.what}", {"num": num, "name": name}))
    return (
        Word("cost-free")
        if not words
        else words[0]
        if len(words) == 1
        else Word("cost-and", {"parts": words})
    )


FREE = Cost("0", (Price(),))

STEPS: Vocabulary[Verb] = Vocabulary("step")
step = STEPS.add
"""Takes a verb into the vocabulary."""

CONDITIONS = Conditions()
fact = CONDITIONS.vocabulary.add
"""Takes a fact into the vocabulary."""

TONGUE: Tongue = {
    Step: STEPS,
    Condition: CONDITIONS,
    effects.Number: Number,
    effects.Who: Who,
}
"""What cards of this game can say."""


def slot_words(written: str) -> Word:
    """Return the words for a space that is written by its slot and corner: `B2.nw`."""
    slot, _, corner = written.partition(".")
    return Word("space-at", {"slot": slot, "corner": Word(f"corner-{corner}")})
