"""Every scenario leads somewhere: all its cards can be drawn, and it ends for whoever only passes."""

import re
from collections.abc import Iterator
from operator import eq, ge, gt, le, lt, ne

import pytest

from dreamtable.lang import LANGUAGES
from tamashii.scenarios import SCENARIOS, WORDS, Entry, Raw, Scenario, components, listed, told

COUNTS = {
    "a": (7, 1, 2, 1),
    "b": (5, 4, 2, 1),
    "c": (5, 5, 2, 1),
    "d": (4, 3, 4, 1),
    "e": (5, 4, 2, 1),
    "f": (6, 4, 2, 1),
    "g": (5, 4, 2, 1),
    "h": (5, 5, 2, 1),
    "j": (5, 5, 2, 1),
    "k": (6, 3, 3, 1),
    "p": (10, 1, 3, 1),
}
"""By letter: story cards, special cards, endings, defeats."""
UNLOCKED: dict[str, list[set[str]]] = {
    "a": [{"BO01", "EN01", "LP01"}, {"BO02", "EN02", "CL01"}],
    "b": [{"FA02", "EN03"}, {"BO03", "LP02"}],
    "c": [{"CL02", "TI01"}, {"CL03", "LP03"}],
    "d": [{"FA01"}, {"FA02"}, {"FA03"}, {"FA04"}],
    "e": [{"EN04", "TI03"}, {"LP04"}],
    "f": [{"BO04", "EN05"}, {"BO04", "FA01"}],
    "g": [{"BO05"}, {"BO06", "EN06"}],
    "h": [{"FA03"}, {"CL03", "TI02"}],
    "j": [{"EN07"}, {"TI04", "LP03"}],
    "k": [{"EN08"}, {"FA04"}, {"BO06"}],
    "p": [set(), set(), set()],
}
"""By letter: what each tick of the progress sheet unlocks."""
IN_DEFEAT: dict[str, set[str]] = {"e": {"EN04"}, "j": {"EN07"}}
LOCK_NUMBERS = {
    f"{kind}{number:02}"
    for kind, last in {"EN": 8, "BO": 6, "LP": 4, "CL": 3, "FA": 4, "TI": 4}.items()
    for number in range(1, last + 1)
}
MOST_ROUNDS = 60
COMPARED = {">=": ge, "<=": le, "==": eq, "!=": ne, "<": lt, ">": gt}

each_scenario = pytest.mark.parametrize("scenario", SCENARIOS.values(), ids=lambda one: one.letter)


def drawn_by(raw: Raw) -> Iterator[str]:
    """Return the cards that a text brings into play."""
    for word in ("story", "special"):
        yield from (one for one in told(raw, word) if isinstance(one, str))
    for laid in told(raw, "lay"):
        if isinstance(laid, dict):
            yield from (str(one) for one in listed(laid["cards"]))


def first_drawn(scenario: Scenario) -> set[str]:
    """Return the cards that the guide itself names."""
    guide = scenario.guide
    named = [guide.get("first-card"), guide.get("on-corrupted-empty"), guide.get("defeat")]
    return {str(one) for one in [*named, *listed(guide.get("enemies"))] if one} | set(drawn_by(guide))


@pytest.mark.rule("TAM-SSU-08")
@each_scenario
def test_every_card_of_a_scenario_can_be_drawn(scenario: Scenario) -> None:
    reached, next_ = set[str](), first_drawn(scenario)
    while next_:
        reached |= next_
        next_ = {one for id_ in next_ for one in drawn_by(scenario.cards[id_])} - reached
    assert reached == set(scenario.cards)


@pytest.mark.rule("TAM-SSU-08")
@each_scenario
def test_a_text_names_only_cards_of_its_scenario(scenario: Scenario) -> None:
    named = set(drawn_by([scenario.guide, *scenario.cards.values()]))
    named |= {str(one) for one in told(list(scenario.cards.values()), "drop")}
    assert named <= set(scenario.cards)


@each_scenario
def test_a_scenario_has_as_many_cards_of_each_kind_as_the_box_lists(scenario: Scenario) -> None:
    kinds = ("story", "special", "victory", "defeat")
    assert tuple(len(scenario.of_kind(kind)) for kind in kinds) == COUNTS[scenario.letter]
    assert len(scenario.cards) == sum(COUNTS[scenario.letter])
    for at, (id_, card) in enumerate(scenario.cards.items(), start=1):
        assert id_ == f"{scenario.letter}{at:02}"
        assert card["number"] == id_.upper()


@pytest.mark.rule("TAM-TMG-10", "TAM-END-01")
@each_scenario
def test_every_guide_names_a_card_for_an_empty_supply_and_one_defeat(scenario: Scenario) -> None:
    guide = scenario.guide
    assert scenario.of_kind("defeat") == [guide.get("defeat", guide["on-corrupted-empty"])]
    assert guide["on-corrupted-empty"] in scenario.cards
    for id_ in scenario.of_kind("victory", "defeat"):
        assert list(told(scenario.cards[id_], "result")) == [scenario.cards[id_]["kind"]]
    assert not list(told([scenario.cards[id_] for id_ in scenario.of_kind("story", "special")], "result"))


@pytest.mark.rule("TAM-SOL-12")
@each_scenario
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_guide_has_a_solo_note(scenario: Scenario, language: str) -> None:
    assert WORDS[language][f"solo-guide-{scenario.letter}"]


@pytest.mark.rule("TAM-END-02", "TAM-END-04")
@each_scenario
def test_every_ending_ticks_its_line_and_unlocks_what_the_sheet_says(scenario: Scenario) -> None:
    ticks = {}
    for id_ in scenario.of_kind("victory"):
        (tick,) = told(scenario.cards[id_], "tick")
        ticks[tick] = unlocked_by(scenario.cards[id_])
    assert ticks == dict(enumerate(UNLOCKED[scenario.letter], start=1))
    (defeat,) = scenario.of_kind("defeat")
    assert unlocked_by(scenario.cards[defeat]) == IN_DEFEAT.get(scenario.letter, set())


@pytest.mark.rule("TAM-END-02", "TAM-SET-16")
def test_every_lock_number_in_the_box_is_unlocked_by_some_ending() -> None:
    assert set().union(*(one for endings in UNLOCKED.values() for one in endings)) == LOCK_NUMBERS
    printed = {str(one["unlock"]) for one in components() if "unlock" in one}
    assert {number for number in printed if not number.endswith("00")} <= LOCK_NUMBERS


def unlocked_by(card: Entry) -> set[str]:
    """Return the lock numbers that a card unlocks."""
    return {str(number) for numbers in told(card, "unlock") for number in listed(numbers)}


@pytest.mark.rule("TAM-SCE-13")
@each_scenario
@pytest.mark.parametrize("players", range(1, 5))
def test_a_scenario_ends_for_players_who_only_pass(scenario: Scenario, players: int) -> None:
    for ways in range(4):
        passing = Passing(scenario, players, ways)
        passing.play()
        assert passing.ended, f"still on {passing.card} after {MOST_ROUNDS} rounds"


@pytest.mark.rule("TAM-SCE-13")
@each_scenario
def test_players_who_only_pass_get_off_every_story_card(scenario: Scenario) -> None:
    for id_ in scenario.of_kind("story"):
        passing = Passing(scenario, 2, 0)
        passing.time = 6
        passing.draw(id_)
        passing.play()
        assert passing.ended, f"{id_} leads to {passing.card} and no further"


class Passing:
    """Players who do nothing: only time and what cards put on cards can be known."""

    def __init__(self, scenario: Scenario, players: int, way: int) -> None:
        self.scenario = scenario
        self.players = players
        self.way = way
        """Which way they choose wherever a card offers several."""
        self.time = 0
        self.round = 0
        self.card = ""
        self.lying: dict[str, int] = {}
        """What cards have put where it stays: `loop@c12`, so many."""
        self.in_play: set[str] = set()
        self.ended = False

    def play(self) -> None:
        """Pass, round after round."""
        if not self.card:
            self.run(self.scenario.guide.get("setup"))
            self.draw(str(self.scenario.guide["first-card"]))
        while not self.ended and self.round < MOST_ROUNDS:
            self.round += 1
            self.world(self.scenario.cards[self.card].get("world-activity"))
            for text in (self.scenario.guide, *map(self.scenario.cards.__getitem__, sorted(self.in_play))):
                for ability in listed(text.get("abilities")):
                    if isinstance(ability, dict) and ability.get("when") == "round-end":
                        self.run([ability])

    def draw(self, id_: str) -> None:
        """Turn a card up and do what it says at once."""
        card = self.scenario.cards[id_]
        if card["kind"] == "story":
            self.in_play.discard(self.card)
            self.card = id_
        self.ended = card["kind"] in ("victory", "defeat")
        self.in_play.add(id_)
        self.run(card.get("instant"))

    def world(self, paragraphs: Raw) -> None:
        """Resolve a world activity; a chain ends with the first paragraph that applies."""
        settled, card = False, self.card
        for one in listed(paragraphs):
            assert isinstance(one, dict)
            if "else-if" in one or "else" in one:
                applies = not settled and self.holds(one.get("else-if", "1 == 1"))
            else:
                applies = self.holds(one.get("if", "1 == 1"))
                settled = False
            settled = settled or applies
            if applies:
                self.run(one["do"])
            if self.ended or self.card != card:
                return

    def run(self, steps: Raw) -> None:
        """Do what can be done without players."""
        for step in listed(steps):
            if not self.ended and isinstance(step, dict):
                self.do(step)

    def do(self, step: Entry) -> None:
        """Do one step."""
        if "if" in step:
            applies = self.holds(step["if"])
            if "then" in step or not applies:
                self.run(step.get("then") if applies else step.get("else"))
                return
        match step:
            case {"story": str(id_)} | {"special": str(id_)}:
                self.draw(id_)
            case {"drop": str(id_)}:
                self.in_play.discard(id_)
            case {"time-set": value}:
                self.time = max(0, min(12, self.number(value)))
            case {"time": value}:
                self.time = max(0, min(12, self.time + self.number(value)))
            case {"choose": list(ways)}:
                way = ways[min(self.way, len(ways) - 1)]
                self.run(way["do"] if isinstance(way, dict) else way)
            case {"place": {"token": token, "at": at, "n": n}}:
                place = f"{token}@{at}"
                self.lying[place] = self.lying.get(place, 0) + self.number(n)
            case {"remove": {"token": token, "at": at, "n": n}}:
                place = f"{token}@{at}"
                if place in self.lying:
                    self.lying[place] = 0 if n == "all" else max(0, self.lying[place] - self.number(n))
            case {"do": inside}:
                self.run(inside)

    def number(self, written: Raw) -> int:
        """Return a number of a card."""
        value = self.value(str(written))
        assert value is not None, f"{written!r} can't be known"
        return value

    def value(self, written: str) -> int | None:
        """Return what a sum comes to; None if players decide it."""
        total = 0
        for sign, times, part in re.findall(r"([+-]?)\s*(?:(\d+)\s*\*\s*)?([^\s+*-][^\s+*]*)", written):
            found = self.counted(part)
            if found is None:
                return None
            total += found * int(times or 1) * (-1 if sign == "-" else 1)
        return total

    def counted(self, part: str) -> int | None:
        """Return what a word stands for; None if players decide it."""
        if part.isdigit():
            return int(part)
        if place := re.fullmatch(r"count\(([^()]+)\)", part):
            thing = place[1].replace("@card", f"@{self.card}")
            return self.lying.get(thing)
        return {"time": self.time, "round": self.round, "P": self.players}.get(part)

    def holds(self, written: Raw) -> bool:
        """Say whether a sentence is true; what players decide never is."""
        sentence = str(written).strip()
        for word, found in (("or", any), ("and", all)):
            if len(parts := split(sentence, word)) > 1:
                return found(self.holds(part) for part in parts)
        if sentence.startswith("("):
            return self.holds(sentence[1:-1])
        return self.compared(sentence)

    def compared(self, written: str) -> bool:
        """Say whether a comparison is true."""
        sides = re.fullmatch(r"(.+?)\s*(>=|<=|==|!=|<|>)\s*(.+)", written)
        if sides is None:
            return False
        left, right = self.value(sides[1]), self.value(sides[3])
        return left is not None and right is not None and COMPARED[sides[2]](left, right)


def split(sentence: str, word: str) -> list[str]:
    """Return the parts of a sentence between a word that stands in no brackets."""
    parts, depth = [""], 0
    for piece in re.split(rf"([()]|\b{word}\b)", sentence):
        depth += (piece == "(") - (piece == ")")
        if piece == word and not depth:
            parts.append("")
        else:
            parts[-1] += piece
    return parts


@pytest.mark.rule("TAM-ADV-05")
def test_the_passing_players_of_these_tests_read_conditions_as_cards_mean_them() -> None:
    passing = Passing(next(iter(SCENARIOS.values())), 2, 0)
    passing.time, passing.lying = 3, {"loop@c12": 4}
    for sentence in ("time <= 3", "time == P+1", "count(loop@c12) >= 2*P", "all(player@1) or time == 3"):
        assert passing.holds(sentence), sentence
    for sentence in (
        "time == 0 or (count(engineer@map) == 0 and count(success@map) < 2)",
        "time == 3 and all(player@1)",
        "all(player@1) and (time == 3 or time == 4)",
        "time == 8 - P",
        "count(success@map) >= 0",
    ):
        assert not passing.holds(sentence), sentence
