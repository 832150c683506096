"""What an environment shows and does."""

import dataclasses
import random
import re
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from dreamtable.envs import make_env, make_parallel_env, make_raw_env
from dreamtable.envs.catalogue import Catalogue
from dreamtable.envs.encoding import Encoder
from dreamtable.envs.environment import questions_of, rewards_of
from dreamtable.envs.shape import OUTSIDE, Domain, Each
from dreamtable.envs.shapes import shape_of
from dreamtable.envs.writing import Marks
from dreamtable.games import own_games, rules_of
from dreamtable.games.inception.moves import Draw
from dreamtable.games.lucidity.moves import PutBack
from dreamtable.kernel import BadMove, BadSetup, DreamtableError, Match, Outcome, RulesBug
from dreamtable.lang.rulebook import rulebook
from dreamtable.telling import tag_of, telling_of
from envs.kit import legal_of, same, seat_of, seen_in, turns
from envs.plain import PlainWriter

GUIDE = Path(__file__).parents[2] / "docs" / "rl.md"
TYPICAL = {"lucidity": 3, "inception": 5, "eldritch": 2}


# What is seen


@pytest.mark.parametrize("game", own_games())
def test_an_agent_sees_nothing_that_its_seat_cannot_know(game: str) -> None:
    env = make_raw_env(game, TYPICAL.get(game, rules_of(game).seats[-1]), seed=11, observation="flat")
    env.reset()
    looked = 0
    for step, (agent, observed) in enumerate(turns(env, steps=240)):
        if step % 6 == 0:
            world = env.match.imagine(seat_of(agent), f"another world {step}")
            assert same(observed, seen_in(env, world, agent)), (step, agent)
            looked += 1
    assert looked >= 8


def test_worlds_that_differ_for_the_lord_look_the_same_to_a_thief() -> None:
    env = make_raw_env("inception", 4, seed=2, observation="flat", options={"lord": 0})
    env.reset()
    differed = 0
    for _, (agent, observed) in zip(range(60), turns(env), strict=False):
        if agent != "seat_0":
            world = env.match.imagine(seat_of(agent), "x")
            assert same(observed, seen_in(env, world, agent))
            differed += not same(env.observe("seat_0"), seen_in(env, world, "seat_0"))
    assert differed > 5


@pytest.mark.parametrize("game", own_games())
def test_the_layout_covers_the_vector_without_gap_or_overlap(game: str) -> None:
    env = make_raw_env(game, rules_of(game).seats[-1], seed=1, observation="flat")
    at = 0
    for name, leaf in env.observation_layout().items():
        assert (leaf.name, leaf.start, leaf.slice) == (name, at, slice(at, leaf.stop))
        assert not leaf.classes or leaf.shape[-1] == len(leaf.classes)
        at = leaf.stop
    assert env.observation_space("seat_0")["observation"].shape == (at,)


@pytest.mark.parametrize("game", own_games())
def test_named_fields_and_the_flat_vector_say_the_same(game: str) -> None:
    seats = rules_of(game).seats[0]
    flat = make_raw_env(game, seats, seed=3, observation="flat")
    named = make_raw_env(game, seats, seed=3, observation="dict")
    flat.reset()
    named.reset()
    pairs = zip(turns(flat), turns(named), strict=True)
    for _, ((_, one), (_, other)) in zip(range(80), pairs, strict=False):
        for name, leaf in flat.observation_layout().items():
            piece = one["observation"][leaf.slice].reshape(leaf.shape)
            assert np.array_equal(piece, other["observation"][name]), name
        assert np.array_equal(one["action_mask"], other["action_mask"])


@pytest.mark.parametrize("game", own_games())
def test_the_compiled_writer_writes_what_the_plain_one_does(game: str) -> None:
    seats = TYPICAL.get(game, rules_of(game).seats[-1])
    env = make_raw_env(game, seats, seed=8, observation="flat")
    env.reset()
    layout, shape, looked = env.observation_layout(), shape_of(game, seats), 0
    for step, _ in enumerate(turns(env, steps=160)):
        for agent in env.agents if step % 8 == 0 else ():
            seat = seat_of(agent)
            plain = PlainWriter(shape, layout, seats, seat)
            seen = env.match.view(seat), env.match.question_of(seat)
            vector = plain.vector(*seen, questions_of(telling_of(rules_of(game)).package))
            written = env.observe(agent)["observation"]
            for name, leaf in layout.items():
                assert np.array_equal(written[leaf.slice], vector[leaf.slice]), (step, agent, name)
            looked += 1
    assert looked >= 8


def test_a_list_that_is_longer_than_declared_is_refused_with_a_sentence() -> None:
    shape = shape_of("inception", 4)
    short = dataclasses.replace(shape, fields={**shape.fields, "locks": Each(3)})
    encoder = Encoder(rules_of("inception"), short, ["DRM-SET-13"], 4, 0)
    view = Match(rules_of("inception"), 4, "x").view(0)
    with pytest.raises(RulesBug, match="The list locks has 5 entries; 3 are declared"):
        encoder.vector(view, None, Marks(short, view))


def test_a_list_that_is_shorter_than_declared_ends_in_zeros() -> None:
    shape = shape_of("inception", 4)
    fields = {**shape.fields, "locks": Each(7), "looked": Each(7), "vaults": Each(7)}
    roomy = dataclasses.replace(shape, fields=fields)
    encoder = Encoder(rules_of("inception"), roomy, ["DRM-SET-13"], 4, 0)
    view = Match(rules_of("inception"), 4, "x").view(0)
    vector = encoder.vector(view, None, Marks(roomy, view))
    assert np.array_equal(vector, PlainWriter(roomy, encoder.leaves, 4, 0).vector(view, None, []))
    assert vector[encoder.leaves["locks"].slice].tolist() == [0, 4, 3, 2, 1, 0, 0]


def test_fields_of_the_view_can_be_read_off_the_observation() -> None:
    env = make_raw_env("inception", 5, seed=5)
    env.reset()
    for agent, observed in turns(env, steps=150):
        me, seen = seat_of(agent), observed["observation"]
        view = env.match.state
        assert seen["seat"].tolist() == [int(seat == me) for seat in range(5)]
        assert seen["turn"].argmax() == (view.turn - me) % 5
        assert seen["hand_sizes"].tolist() == [len(view.hands[(me + step) % 5]) for step in range(5)]
        assert seen["hands"][0].sum() == len(view.hands[me])
        assert seen["locks"].tolist() == view.locks
        assert seen["discard"].sum() == len(view.discard)
        assert seen["deck_size"][0] == len(view.deck)


def test_who_is_not_asked_sees_the_table_but_has_no_legal_action() -> None:
    env = make_raw_env("lucidity", 2, seed=1, observation="flat")
    env.reset()
    other = next(agent for agent in env.agents if agent != env.agent_selection)
    observed = env.observe(other)
    assert observed["observation"].any()
    assert not observed["action_mask"].any()
    assert env.infos[other] == {}


# What can be done


@pytest.mark.parametrize("game", own_games())
def test_every_entry_of_every_menu_has_an_action_of_its_own(game: str) -> None:
    for seats in rules_of(game).seats:
        env = make_raw_env(game, seats, seed=seats, observation="flat")
        env.reset()
        for agent, observed in turns(env, steps=150):
            assert observed["action_mask"].sum() == len(env.match.menu(seat_of(agent)))


@pytest.mark.parametrize("game", own_games())
def test_an_action_does_what_its_meaning_says(game: str) -> None:
    seats = rules_of(game).seats[-1]
    env = make_raw_env(game, seats, seed=8, observation="flat")
    env.reset()
    kinds = [kind.tag for kind in env._catalogue.kinds]
    rows = env.action_table()
    chance = random.Random(0)
    for _ in range(120):
        if env.match.outcome is not None:
            break
        action = int(chance.choice(list(legal_of(env.last()[0]))))
        me = seat_of(env.agent_selection)
        env.step(action)
        _, _, move, _ = env.match.journal[-1]
        meaning = env.action_meaning(action)
        assert meaning.split()[0] == tag_of(move) == kinds[rows[action, 0]]
        for field in ("target", "victim", "partner", "receiver"):
            if hasattr(move, field):
                step = (getattr(move, field) - me) % seats
                assert f"{field}=self{f'+{step}' if step else ''}" in f"{meaning} ".split()


@pytest.mark.parametrize("game", own_games())
def test_all_actions_mean_different_things(game: str) -> None:
    env = make_raw_env(game, rules_of(game).seats[0])
    actions = env.actions()
    assert len(actions) == len(set(actions)) == env.action_space("seat_0").n
    rows = {tuple(row) for row in env.action_table().tolist()}
    assert len(rows) == len(actions)


def test_moves_that_look_the_same_can_be_one_action() -> None:
    apart = make_raw_env("lucidity", 2, seed=1)
    merged = make_raw_env("lucidity", 2, seed=1, alike="one")
    assert merged.actions() == apart.actions()[: len(merged.actions())]
    assert not [action for action in merged.actions() if "#" in action]
    merged.reset()
    fewer = 0
    for agent, observed in turns(merged):
        menu = merged.match.menu(seat_of(agent))
        assert 0 < observed["action_mask"].sum() <= len(menu)
        fewer += observed["action_mask"].sum() < len(menu)
    assert fewer


def test_more_look_alikes_than_declared_are_refused_with_a_sentence() -> None:
    catalogue = make_raw_env("lucidity", 2)._catalogue
    shape = shape_of("lucidity", 2)
    two = [PutBack(0), PutBack(1)]
    marks = Marks(shape, Match(rules_of("lucidity"), 2, "x").view(0))
    first, second = catalogue.legal(two, 0, marks)
    assert catalogue.meaning(second) == f"{catalogue.meaning(first)} #2"
    alone = Catalogue(rules_of("lucidity"), dataclasses.replace(shape, copies={}), 2, alike="apart")
    with pytest.raises(RulesBug, match=r"more than 1 moves that look like PutBack\(die=1\)"):
        alone.legal(two, 0, marks)


def test_a_move_outside_the_declared_domain_is_refused_with_a_sentence() -> None:
    env = make_raw_env("inception", 4)
    env.reset()
    marks = Marks(shape_of("inception", 4), env.match.view(0))
    assert env._catalogue.legal([Draw(6)], 0, marks)
    with pytest.raises(RulesBug, match=r"inception offers Draw\(count=7\), but count is not in the domain"):
        env._catalogue.legal([Draw(7)], 0, marks)


def test_a_thing_outside_the_declared_domain_is_refused_with_a_sentence() -> None:
    shape = shape_of("inception", 4)
    cards = shape.domains["card"]
    few = Domain(cards.names, [OUTSIDE if kind else 0 for kind in cards.classes])
    narrow = dataclasses.replace(shape, domains={**shape.domains, "card": few})
    env = make_raw_env("inception", 4, seed=1)
    env.reset()
    for _ in turns(env, steps=30):
        pass
    encoder = Encoder(rules_of("inception"), narrow, ["DRM-SET-13"], 4, 0)
    view = env.match.view(0)
    with pytest.raises(RulesBug, match=r"not in the domain of its field: .*discard"):
        encoder.vector(view, None, Marks(narrow, view))


def test_a_game_that_declares_nothing_has_no_environment() -> None:
    with pytest.raises(BadSetup, match="chess has no environment yet"):
        shape_of("chess", 2)


# The course of a game


@pytest.mark.parametrize("game", own_games())
def test_a_seed_determines_this_game_and_those_that_follow(game: str) -> None:
    def course(seed: int) -> list[str]:
        env = make_raw_env(game, rules_of(game).seats[0], observation="flat", max_cycles=40)
        hashes = []
        env.reset(seed=seed)
        for _ in range(2):
            for _ in turns(env):
                pass
            hashes.append(env.match.hash())
            env.reset()
        return hashes

    first = course(5)
    assert first == course(5)
    assert first[0] != first[1]
    assert course(6) != first


def test_without_a_seed_games_differ() -> None:
    hashes = set()
    for _ in range(3):
        env = make_raw_env("lucidity", 4)
        env.reset()
        hashes.add(env.match.seed)
    assert len(hashes) == 3


def test_those_asked_at_once_answer_in_the_order_of_seats() -> None:
    env = make_raw_env("inception", 6, seed=1, observation="flat")
    env.reset()
    asked = []
    for agent, _ in turns(env):
        if env.infos[agent]["rule"] != "DRM-SET-13":
            break
        asked.append(agent)
    assert asked == [f"seat_{seat}" for seat in range(6)]


def test_rewards_come_at_the_end_and_add_up_to_nothing() -> None:
    env = make_raw_env("lucidity", 3, seed=4)
    env.reset()
    for _ in turns(env):
        total = {agent: env._cumulative_rewards[agent] for agent in env.agents}
        assert not any(total.values())
    assert env.agents == []
    env.reset(seed=4)
    paid: dict[str, float] = {}
    reasons: set[str] = set()
    chance = random.Random(1)
    for agent in env.agent_iter():
        observed, reward, ended, _, info = env.last()
        if ended:
            paid[agent] = reward
            reasons.add(info["reason"])
            env.step(None)
        else:
            env.step(int(chance.choice(list(legal_of(observed)))))
    assert sum(paid.values()) == pytest.approx(0)
    outcome = env.match.outcome
    assert outcome is not None
    assert reasons == {outcome.reason}
    winners = {f"seat_{seat}" for seat in outcome.winners}
    assert {agent for agent, reward in paid.items() if reward > 0} == winners


def test_winners_share_one_and_the_others_share_the_loss() -> None:
    assert rewards_of(Outcome([1], [0, 1], ""), 2, cooperative=False) == [-1, 1]
    assert rewards_of(Outcome([1, 2, 3], [0, 1, 1, 1], ""), 4, cooperative=False) == [-1, 1 / 3, 1 / 3, 1 / 3]
    assert rewards_of(Outcome([], [0, 0], ""), 2, cooperative=False) == [0, 0]
    assert rewards_of(Outcome([0, 1], [0, 0], ""), 2, cooperative=True) == [1, 1]
    assert rewards_of(Outcome([], [0, 0], ""), 2, cooperative=True) == [-1, -1]


def test_a_game_that_is_cut_off_is_truncated_and_pays_nothing() -> None:
    env = make_raw_env("lucidity", 2, seed=1, max_cycles=7)
    env.reset()
    steps = sum(1 for _ in zip(range(7), turns(env), strict=False))
    assert steps == 7
    env.step(int(legal_of(env.last()[0])[0]))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert not any(env.rewards.values())


def test_where_all_act_those_who_are_not_asked_wait() -> None:
    env = make_parallel_env("inception", 4, seed=3, observation="flat")
    observed, _ = env.reset()
    chance = random.Random(2)
    steps = 0
    while env.agents:
        actions = {agent: int(chance.choice(list(legal_of(observed[agent])))) for agent in env.agents}
        asked = env.aec_env.match.question.menus
        assert [action == 0 for action in actions.values()] == [seat not in asked for seat in range(4)]
        observed, *_ = env.step(actions)
        steps += 1
    # The secret choices of the beginning are made in a single step.
    assert steps == len(env.aec_env.match.journal) - 3


# What goes wrong


def test_an_illegal_action_is_refused_with_a_sentence_and_changes_nothing() -> None:
    env = make_raw_env("lucidity", 2, seed=1)
    env.reset()
    before = env.match.hash()
    with pytest.raises(BadMove, match=r"Action 0 \(wait\) is not legal for seat_\d now \(LUC-.*legal: "):
        env.step(0)
    with pytest.raises(BadMove, match="Action 999999 is not legal"):
        env.step(999999)
    assert env.match.hash() == before
    env.step(int(legal_of(env.last()[0])[0]))


def test_an_illegal_action_can_end_the_game_instead() -> None:
    env = make_env("lucidity", 2, seed=1, illegal="terminate")
    env.reset()
    loser = env.agent_selection
    env.last()
    env.step(0)
    assert all(env.terminations.values())
    assert env.rewards[loser] == -1


def test_an_illegal_action_can_be_replaced_the_same_way_every_time() -> None:
    moves = []
    for _ in range(2):
        env = make_raw_env("lucidity", 2, seed=1, illegal="replace")
        env.reset()
        for _ in range(20):
            env.step(0)
        moves.append([entry[2] for entry in env.match.journal])
    assert moves[0] == moves[1]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"game": "lucidty"}, "There is no game 'lucidty'. Did you mean 'lucidity'?"),
        ({"seats": 9}, "lucidity is for 1 to 4 players, not for 9."),
        ({"options": {"speed": 2}}, "Wrong options for lucidity"),
        ({"observation": "image"}, "There is no observation 'image'."),
        ({"render_mode": "film"}, "There is no render mode 'film'."),
        ({"turns": "random"}, "There is no way of taking turns 'random'."),
        ({"illegal": "ignore"}, "There is no way with illegal actions 'ignore'."),
        ({"alike": "two"}, "There is no way of telling moves apart 'two'."),
        ({"max_cycles": 0}, "max_cycles must be at least 1, not 0."),
    ],
)
def test_bad_arguments_are_refused_with_a_sentence(arguments: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadSetup, match=re.escape(sentence)):
        make_env(**{"game": "lucidity", "seats": 2, **arguments})


def test_a_game_must_be_begun_before_it_is_played() -> None:
    with pytest.raises(BadSetup, match=r"call reset\(\) first"):
        make_raw_env("lucidity", 2).observe("seat_0")


@pytest.mark.parametrize("package", ["pettingzoo", "gymnasium", "numpy"])
def test_a_missing_package_is_named_in_one_sentence(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("dreamtable.envs.")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.delattr("dreamtable.envs.environment", raising=False)
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(DreamtableError, match=re.escape("pip install 'dreamtable[rl]'")):
        make_env("lucidity", 2)


def test_a_table_can_be_read_as_text() -> None:
    env = make_raw_env("lucidity", 2, seed=1, render_mode="ansi")
    env.reset()
    text = env.render()
    assert text is not None
    assert "sleep track=light, sleep track=middle, sleep track=deep" in text


@pytest.mark.parametrize("game", own_games())
def test_other_words_for_a_question_are_no_rule_of_their_own(game: str) -> None:
    rules = rulebook(game, "en").rules
    assert [rule for rule in questions_of(telling_of(rules_of(game)).package) if rule not in rules] == []


# The guide


def test_the_guide_shows_the_layout_as_it_is() -> None:
    env = make_raw_env("lucidity", 2)
    rows = [
        f"| `{leaf.name}` | {leaf.start}:{leaf.stop} | {' × '.join(map(str, leaf.shape))} |"
        for leaf in env.observation_layout().values()
    ]
    told = [
        line for line in GUIDE.read_text(encoding="utf-8").splitlines() if re.match(r"\| `.*\d+:\d+", line)
    ]
    assert [line[: len(row)] for line, row in zip(told, rows, strict=True)] == rows


def test_the_guide_tells_how_big_each_environment_is() -> None:
    guide = GUIDE.read_text(encoding="utf-8")
    for game in own_games():
        seats = rules_of(game).seats
        for count in (seats[0], seats[-1]):
            env = make_raw_env(game, count, observation="flat")
            width = list(env.observation_layout().values())[-1].stop
            first = make_raw_env(game, count, alike="one").action_space("seat_0").n
            row = f"| {game} | {count} | {width} | {env.action_space('seat_0').n} | {first} |"
            assert row in guide, row


def test_what_the_guide_shows_can_be_run(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", GUIDE.read_text(encoding="utf-8"), flags=re.DOTALL)
    names: dict[str, object] = {}
    for block in blocks:
        exec(block, names)  # noqa: S102
    assert "'revive target=self', 'revive target=self+1'" in capsys.readouterr().out
