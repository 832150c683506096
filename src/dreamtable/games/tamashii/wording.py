"""How a step of Tamashii is said: for whom, on which condition, how often; and what cards ask of it."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

import msgspec

from dreamtable.content.effects import ALWAYS, Condition, Readable, Step, Verb, said_of
from dreamtable.content.terms import written
from dreamtable.games.tamashii.terms import ME, Per, Who
from dreamtable.telling import Word

COMMON = ("who", "if", "per", "may")
NUMBERS = ("num", "n")
OTHERS, OTHERS_DO, GOAL = "they", "them", "goal"
"""Whom words speak of, if not of you: others who do it, others who may do it, and whoever is to reach it."""
WITH_YOU = ("me", "each", "each-here")
"""Words for players of whom you are one."""
FOR_ALL = ("each", "all-others")
"""Words for players that mean the same wherever you are, and whatever you choose."""
FACE_WORDS = {"H": Word("face-hit"), "S": Word("face-special"), "blank": Word("face-blank")}

KEEP_BODY = "keep-body"
"""The moment in a reset at which the body can be kept."""


def sign(num: int) -> str:
    """Say (as an argument of a message) in which direction a value is changed."""
    return "less" if num < 0 else "more"


def asks_first(steps: Sequence[Step]) -> bool:
    """Say whether a text begins with what one may leave; who has chosen the text is not asked again."""
    first = steps[0] if steps else None
    return isinstance(first, Spoken) and (first.is_price or first.may)


class Spoken(Verb, frozen=True, kw_only=True):
    """A step, as it stands on a card."""

    besides = ("who", "if_", "per", "may")
    adds: ClassVar[bool] = False
    """Whether its words tell `more` of the same from as much again."""
    offers: ClassVar[bool] = False
    """Whether one may always leave it."""
    can_say_you: ClassVar[bool] = True
    """Whether `you` can stand before its words, where others were spoken of before."""
    who: Who = ME
    if_: Condition = msgspec.field(default=ALWAYS, name="if")
    per: Per | None = None
    may: bool = False
    is_price: ClassVar[bool] = False
    """Whether it begins by asking whether something is to be paid."""
    at_moment: ClassVar[str] = ""
    """The event at which it comes, wherever it stands."""
    leads_on: ClassVar[bool] = False
    """Whether it draws another story card, or an ending."""

    def can_be_chosen(self, _scene: object) -> bool:
        """TAM-TMG-02: ways can be chosen whatever comes of them."""
        return True

    # What cards ask of it

    def brings(self) -> Iterable[str]:
        """Return the scenario cards that it brings into play."""
        return ()

    def leaves(self, _by: str) -> int:
        """Return the number that it leaves on the progress sheet as an `ending` or a `choice`; 0 for none."""
        return 0

    def tokens(self) -> Iterable[str]:
        """Return the tokens and markers that it names."""
        return ()

    def ways_said(self) -> list[Word]:
        """Return what each way does, if it lets somebody choose one of several."""
        return []

    def leads(self) -> list[bool]:
        """Return of each way, if it lets somebody choose one, whether a card answers it at once."""
        return []

    def ways_on(self, _card: str) -> list[Word]:
        """Return what the ways are called among which it lets the group choose on a story card."""
        return []

    # How it is said

    def text(self) -> Word:
        """Return its words, with for whom, how often and on which condition."""
        return self.text_after(None)

    def text_after(self, before: Readable | None) -> Word:
        """Return its words, where those of another step stand before it."""
        word = self._deed(before)
        if self.is_of_others:
            return self._of_others(word)
        if self.is_optional:
            word = Word("step-may", {"do": word})
        elif isinstance(before, Spoken) and before.has_own_subject and self.can_say_you:
            word = Word("step-you", {"do": word})
        if self.if_ is not ALWAYS:
            word = Word("step-if", {"do": word, "if": self.if_.text()})
        return word

    def _of_others(self, word: Word) -> Word:
        """Return words that speak of those who are meant; the condition is looked at for each of them."""
        if self.if_ is not ALWAYS:
            word = Word("step-while", {"do": word, "if": self.if_.text()})
        may = "yes" if self.is_optional else "no"
        person = OTHERS_DO if self.is_optional else OTHERS
        return Word("step-who", {"who": self.who.text(), "may": may, "do": said_of(word, person)})

    def text_offered(self) -> Word | None:
        """Return its words after "you may"; None if they do not fit there."""
        if self.if_ is not ALWAYS or not self.yours:
            return None
        if self.is_of_others:
            return Word("step-let", {"who": self.who.text(), "do": said_of(self._deed(), OTHERS_DO)})
        return self._deed()

    def _deed(self, before: Readable | None = None) -> Word:
        """Return the words of the deed, with how often."""
        word = self.words()
        if self.adds:
            word = Word(word.key, {**word.args, "more": "yes" if self._is_more(before) else "no"})
        return word if self.per is None else Word("step-per", {"do": word, "per": self.per.text()})

    def _is_more(self, before: Readable | None) -> bool:
        """Say whether it is some more of what the step before did to you in any case."""
        if not isinstance(before, Spoken) or self is before or self.who != ME:
            return False
        if before.who.name not in WITH_YOU or before.is_optional or before.if_ is not ALWAYS:
            return False
        same = self.words().key == before.words().key
        return same and self._besides_number() == before._besides_number()

    def _besides_number(self) -> dict[str, object]:
        fields = {field.name for field in msgspec.structs.fields(self)} - {*self.besides, *NUMBERS}
        return {name: getattr(self, name) for name in fields}

    @property
    def is_optional(self) -> bool:
        """Whether one may leave it."""
        return self.may or self.offers

    @property
    def is_of_others(self) -> bool:
        """Whether its words must say whom it concerns."""
        return self.who != ME and not self.tells_who

    @property
    def has_own_subject(self) -> bool:
        """Whether its words tell what somebody or something else does."""
        return self.is_of_others or not self.yours

    @property
    def tells_who(self) -> bool:
        """Whether its words say themselves whom it concerns."""
        return False

    def words(self) -> Word:
        """Return the words of the deed itself."""
        word = written(self, "do")
        return Word(word.key, {key: value for key, value in word.args.items() if key not in COMMON})

    def is_simple(self) -> bool:
        """Say whether it is one thing that you do."""
        plain = self.yours and self.who == ME and not self.is_optional
        return plain and self.if_ is ALWAYS and self.per is None and not self.inner()
