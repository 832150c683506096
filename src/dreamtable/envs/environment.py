"""A game as a PettingZoo environment: seats act one after the other, each sees what its seat sees."""

import random
import re
from importlib import resources
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv  # type: ignore[import-untyped]

from dreamtable.envs.catalogue import WAIT, Catalogue
from dreamtable.envs.encoding import Encoder
from dreamtable.envs.layout import Leaf
from dreamtable.envs.shape import Shape
from dreamtable.envs.versions import version_of
from dreamtable.envs.writing import Marks
from dreamtable.kernel import (
    WATCHER,
    AnyRules,
    BadMove,
    BadSetup,
    Match,
    Options,
    Outcome,
    Seat,
    unknown,
)

Observation = dict[str, Any]
OBSERVATIONS = ("dict", "flat")
TURNS = ("asked", "all")
ALIKE = ("apart", "one")
ILLEGAL = ("error", "terminate", "replace")
RENDER_MODES = ("ansi", "human")

NUMBER = (-1000, 10000)
"""Every number of a view is between these."""
MOST = 1000
"""Of no class are there more things in one place."""
ASKING = re.compile(r"^ask-([A-Z0-9-]+) *=", re.MULTILINE)
"""The words of the question that a rule asks; rules are in capitals."""


class DreamtableEnv(AECEnv):  # type: ignore[misc]
    """One table. Make it with `dreamtable.envs.make_env`."""

    def __init__(
        self,
        rules: AnyRules,
        shape: Shape,
        asking: list[str],
        seats: int,
        options: Options,
        *,
        seed: int | None,
        observation: str,
        max_cycles: int | None,
        render_mode: str | None,
        turns: str,
        alike: str,
        replacing: bool,
        mode: str | None = None,
    ) -> None:
        super().__init__()
        self._rules = rules
        self._seats = seats
        self._options = options
        self._mode = mode
        self._flat = observation == "flat"
        self._max_cycles = max_cycles
        self._all = turns == "all"
        self._replacing = replacing
        self._shape = shape
        self._catalogue = Catalogue(rules, shape, seats, alike=alike)
        self._asking = asking
        self._encoders: dict[Seat, Encoder] = {}
        self._leaves = list(self._encoder(0).leaves.values())
        self._size = self._encoder(0).size
        self._seed: int | str = seed if seed is not None else random.SystemRandom().getrandbits(64)
        self._games = 0
        self._match: Match[Any] | None = None
        self._legal: dict[Seat, dict[int, int]] = {}
        self._chosen: dict[Seat, int] = {}
        self._cycles = 0
        self._chance = random.Random()  # noqa: S311 (not a secret)
        self.metadata = {
            "name": f"dreamtable_{rules.name}_v{version_of(rules.name)}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": self._all,
            "render_fps": 2,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.infos: dict[str, dict[str, Any]] = {}
        self._number = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._action_spaces = {agent: spaces.Discrete(self._catalogue.size) for agent in self.possible_agents}
        self._observation_spaces = {agent: self._space() for agent in self.possible_agents}

    def __str__(self) -> str:
        return str(self.metadata["name"])

    # Spaces and what they mean

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the space of what an agent observes."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        """Return the space of what an agent can do: the catalogue of all moves of the game."""
        return self._action_spaces[agent]

    def observation_layout(self) -> dict[str, Leaf]:
        """Return each field of the view with its slice of the flat vector, its shape and what it counts."""
        return {leaf.name: leaf for leaf in self._leaves}

    def actions(self) -> list[str]:
        """Return what each action means."""
        return [self.action_meaning(action) for action in range(self._catalogue.size)]

    def action_meaning(self, action: int) -> str:
        """Return what an action means: the move's tag and its fields; seats are counted from oneself."""
        return self._catalogue.meaning(int(action))

    def kinds_of_actions(self) -> list[tuple[str, int, list[tuple[str, tuple[str, ...]]]]]:
        """Return the kinds of moves in order: how many may look the same, and what each field can be."""
        return self._catalogue.outline()

    def action_columns(self) -> tuple[str, ...]:
        """Return what the columns of `action_table` are."""
        return self._catalogue.columns()

    def action_table(self) -> npt.NDArray[np.int16]:
        """Return a row for each action, for policies that score actions by what they are made of."""
        return self._catalogue.table()

    def _space(self) -> spaces.Dict:
        mask = spaces.Box(0, 1, (self._catalogue.size,), np.int8)
        if self._flat:
            low = np.empty(self._size, dtype=np.float32)
            high = np.empty(self._size, dtype=np.float32)
            for leaf in self._leaves:
                low[leaf.slice], high[leaf.slice] = bounds(leaf)
            return spaces.Dict({"observation": spaces.Box(low, high, dtype=np.float32), "action_mask": mask})
        fields: dict[str, spaces.Space[Any]] = {
            leaf.name: spaces.Box(*bounds(leaf), leaf.shape, np.int16) for leaf in self._leaves
        }
        return spaces.Dict({"observation": spaces.Dict(fields), "action_mask": mask})

    def _encoder(self, seat: Seat) -> Encoder:
        """Return what turns the view of a seat into numbers; made when it is first wanted."""
        encoder = self._encoders.get(seat)
        if encoder is None:
            encoder = Encoder(self._rules, self._shape, self._asking, self._seats, seat)
            self._encoders[seat] = encoder
        return encoder

    # The course of a game

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin a new game. A seed determines it and all that follow; `options` are those of make_env."""
        if seed is not None:
            self._seed = int(seed)
            self._games = 0
        name = f"{self._seed} {self._games}"
        self._games += 1
        self._match = Match(
            self._rules, self._seats, name, self._options, mode=self._mode, listening=False, keeping=False
        )
        self._chance = random.Random(name)  # noqa: S311
        self._cycles = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[0]
        self._look()

    @property
    def match(self) -> Match[Any]:
        """The match at this table: for judging and debugging, not for agents."""
        if self._match is None:
            raise BadSetup("The environment has no game yet: call reset() first.")
        return self._match

    def _look(self) -> None:
        """See who is asked; the next agent is the first who is to answer, or the first of all."""
        self._legal = {}
        self._chosen = {}
        question = self.match.question
        if question is None or (self._max_cycles is not None and self._cycles >= self._max_cycles):
            self._finish()
            return
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        for seat in question.menus:
            asked = question if question.lanes is None else question.lanes[seat].question
            infos[self.possible_agents[seat]] = {"rule": asked.rule}
        self.infos = infos
        first = 0 if self._all else self.match.due()[0]
        self.agent_selection = self.possible_agents[first]

    def _finish(self) -> None:
        """Give everybody the reward and say that it is over."""
        outcome = self.match.outcome
        if outcome is None:
            self.truncations = dict.fromkeys(self.agents, True)
            self.infos = {agent: {} for agent in self.agents}
        else:
            self.terminations = dict.fromkeys(self.agents, True)
            cooperative = self.match.mode.together
            rewards = rewards_of(outcome, self._seats, cooperative=cooperative)
            for seat, agent in enumerate(self.agents):
                self.rewards[agent] = rewards[seat]
                self._cumulative_rewards[agent] += rewards[seat]
            scores = outcome.scores
            self.infos = {
                agent: {"reason": outcome.reason, "score": scores[seat] if seat < len(scores) else 0}
                for seat, agent in enumerate(self.agents)
            }
        self.agent_selection = self.agents[0]

    def step(self, action: int | None) -> None:
        """Answer for the agent whose turn it is."""
        agent = self.agent_selection
        match = self.match
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self._number[agent]
        chosen = self._read(seat, action)
        self._cumulative_rewards[agent] = 0.0
        if not self._all:
            match.choose(seat, chosen)
            self._cycles += 1
            self._look()
        else:
            if chosen >= 0:
                self._chosen[seat] = chosen
            if seat + 1 < self._seats:
                self.agent_selection = self.possible_agents[seat + 1]
            else:
                self._answer_together()
        if self.render_mode == "human":
            self.render()

    def _answer_together(self) -> None:
        """All have acted: the first one who is to answer does; what is collected and lanes are all taken."""
        match, question = self.match, self.match.question
        if question is not None and question.lanes is not None:
            self._answer_lanes()
        elif question is not None:
            for seat in match.due():
                match.choose(seat, self._chosen[seat])
                if question.given is None or match.question is None or match.question.rule != question.rule:
                    break
        self._cycles += 1
        self._look()

    def _answer_lanes(self) -> None:
        """Take the answer to each lane that has not moved on, unless others have made it impossible."""
        match = self.match
        answers = [
            (seat, match.menu(seat)[chosen], match.lane_of(seat), match.number(seat))
            for seat, chosen in sorted(self._chosen.items())
        ]
        for seat, move, lane, number in answers:
            if (match.lane_of(seat), match.number(seat)) == (lane, number) and move in match.menu(seat):
                match.answer(seat, move)

    def _read(self, seat: Seat, action: int | None) -> int:
        """Return the entry of the menu that an action means; -1 for waiting."""
        legal = self._legal_for(seat)
        if action is not None:
            chosen = legal.get(int(action))
            if chosen is not None:
                return chosen
        if self._replacing:
            return legal[self._chance.choice(list(legal))]
        raise BadMove(self._refusal(seat, action, legal))

    def _refusal(self, seat: Seat, action: int | None, legal: dict[int, int]) -> str:
        agent = self.possible_agents[seat]
        rule = self.infos[agent].get("rule", "nothing is asked")
        allowed = ", ".join(f"{one} ({self.action_meaning(one)})" for one in list(legal)[:8])
        more = f" and {len(legal) - 8} more" if len(legal) > 8 else ""
        known = action is not None and 0 <= int(action) < self._catalogue.size
        said = f"{action} ({self.action_meaning(int(action))})" if action is not None and known else action
        return f"Action {said} is not legal for {agent} now ({rule}); legal: {allowed}{more}."

    def _legal_for(self, seat: Seat, marks: Marks | None = None) -> dict[int, int]:
        """Return the legal actions of a seat, each with its entry of the menu; worked out once a question."""
        legal = self._legal.get(seat)
        if legal is None:
            menu = self.match.menu(seat)
            if menu:
                if marks is None:
                    marks = Marks(self._shape, self.match.view(seat))
                legal = self._catalogue.legal(menu, seat, marks)
            else:
                legal = {WAIT: -1} if self._all else {}
            self._legal[seat] = legal
        return legal

    # What agents see

    def observe(self, agent: str) -> Observation:
        """Return what an agent sees, and which of its actions are legal now."""
        seat = self._number[agent]
        match = self.match
        view = match.view(seat)
        marks = Marks(self._shape, view)
        question = match.question_of(seat)
        running = not (self.terminations.get(agent, True) or self.truncations.get(agent, True))
        asked = running and question is not None
        vector = self._encoder(seat).vector(view, question if asked else None, marks)
        mask = np.zeros(self._catalogue.size, dtype=np.int8)
        if asked or (self._all and running):
            mask[list(self._legal_for(seat, marks))] = 1
        if self._flat:
            return {"observation": vector.astype(np.float32), "action_mask": mask}
        small = vector.astype(np.int16)
        fields = {leaf.name: small[leaf.start : leaf.stop].reshape(leaf.shape) for leaf in self._leaves}
        return {"observation": fields, "action_mask": mask}

    def render(self) -> str | None:
        """Return (or print) what everybody sees, who is asked, and what may be answered."""
        if self.render_mode is None:
            return None
        match = self.match
        lines = [msgspec.json.encode(match.view(WATCHER)).decode()]
        if match.question is not None:
            for seat in match.question.menus:
                legal = ", ".join(self.action_meaning(action) for action in self._legal_for(seat))
                asked = match.question_of(seat)
                lines.append(f"seat_{seat} ({asked.rule if asked is not None else ''}): {legal}")
        elif match.outcome is not None:
            lines.append(f"over: {match.outcome.reason}, winners {match.outcome.winners}")
        text = "\n".join(lines)
        if self.render_mode == "ansi":
            return text
        print(text)  # noqa: T201
        return None

    def close(self) -> None:
        """Let the game go."""
        self._match = None


def bounds(leaf: Leaf) -> tuple[int, int]:
    """Return between which values the numbers of a field are."""
    return (0, MOST) if leaf.classes else NUMBER


def rewards_of(outcome: Outcome, seats: int, *, cooperative: bool) -> list[float]:
    """Return what each seat gets in the end.

    Where all play together (or one alone): 1 for each if they win, else -1. Else the winners share 1 and
    the others share -1, and nobody gets anything if all win or none.
    """
    winners = set(outcome.winners)
    if cooperative:
        return [1.0 if winners else -1.0] * seats
    if not winners or len(winners) == seats:
        return [0.0] * seats
    gain, loss = 1 / len(winners), -1 / (seats - len(winners))
    return [gain if seat in winners else loss for seat in range(seats)]


def questions_of(package: str | None) -> list[str]:
    """Return the ids of all rules that ask, in alphabetical order: those that have words for a question.

    Other words for the question of the same rule (`ask-of-test`) are not named after it and add nothing.
    """
    if package is None:
        return []
    text = resources.files(package).joinpath("locale/en.ftl").read_text(encoding="utf-8")
    return sorted(ASKING.findall(text))


def check(name: str, value: str, known: tuple[str, ...]) -> None:
    """Refuse a word that a parameter does not have."""
    if value not in known:
        raise BadSetup(unknown(name, value, known))
