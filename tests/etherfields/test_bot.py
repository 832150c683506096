"""The bot plays a Dream to its good end; random play comes to the bad ones."""

import random

import pytest

from dreamtable.games.etherfields.bot import BOT, EtherfieldsBot, aims_of
from dreamtable.games.etherfields.box import ACTIONS, BOX
from dreamtable.games.etherfields.cards import Paragraph
from dreamtable.games.etherfields.model import Dream, Passing
from dreamtable.games.etherfields.moves import Act, PickChoice, PickDreamer, StartMove, Stay, Walk
from dreamtable.games.etherfields.parts import DREAM_SORTS
from dreamtable.games.etherfields.rules import RULES
from dreamtable.games.etherfields.standing import declared, evaluate
from dreamtable.games.etherfields.view import view
from dreamtable.kernel import Chair, Match, Move
from etherfields.kit import dream


def evening(seats: int, seed: str) -> Match[Dream]:
    """Let bots play an evening to its end."""
    match: Match[Dream] = Match(RULES, seats, seed)
    bots = [BOT.quick(f"{seed} {seat}") for seat in range(seats)]
    while match.outcome is None:
        seat = match.due()[0]
        move = bots[seat].choose(Chair(match, seat))
        match.choose(seat, list(match.menu(seat)).index(move))
    return match


def wander(seats: int, seed: str) -> Match[Dream]:
    """Play an evening by chance."""
    match: Match[Dream] = Match(RULES, seats, seed, listening=False)
    chance = random.Random(seed)
    while match.outcome is None:
        seat = match.due()[0]
        match.choose(seat, chance.randrange(len(match.menu(seat))))
    return match


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_bots_find_both_halves_of_the_name_and_answer(seats: int) -> None:
    reasons = [evening(seats, f"bot {number}").outcome for number in range(12)]
    assert 7 <= [one.reason for one in reasons if one is not None].count("victory") <= 12


def test_random_play_comes_to_both_bad_endings_and_never_to_the_good_one() -> None:
    reasons = {wander(1, f"wander {number}").state.ending for number in range(40)}
    assert reasons == {"failure", "death"}


@pytest.mark.rule("ETH-HNT-01", "ETH-HNT-02", "ETH-HNT-03")
def test_a_bot_goes_by_what_a_seat_sees_alone() -> None:
    match: Match[Dream] = Match(RULES, 2, "view", listening=False)
    rater = EtherfieldsBot("view")
    chance = random.Random("view")
    for _ in range(150):
        seat = match.due()[0]
        world = match.fork()
        world.state.turn_pool.clear()
        world.state.flaw_deck.clear()
        for d in world.state.dreamers:
            d.deck.loose.reverse()
        assert rater.rate_moves(Chair(world, seat)) == rater.rate_moves(Chair(match, seat))
        match.choose(seat, chance.randrange(len(match.menu(seat))))


def test_every_goal_of_the_first_dream_names_actions_that_exist() -> None:
    match: Match[Dream] = Match(RULES, 1, "goals")
    match.choose(0, 0)
    match.choose(0, 0)
    aims = aims_of(view(match.state, 0), 0, declared)
    assert BOX.named["take-a-ticket"] in [aim.action for aim in aims]
    assert 0 < evaluate(match.state)[0] < 1


def test_a_team_that_only_walks_does_not_win() -> None:
    match: Match[Dream] = Match(RULES, 2, "walkers", listening=False)
    chance = random.Random("walkers")
    while match.outcome is None:
        seat = match.due()[0]
        menu = list(match.menu(seat))
        walks = [at for at, move in enumerate(menu) if isinstance(move, StartMove | Walk | Stay)]
        first = walks[0] if walks and chance.random() < 0.5 else 0
        match.choose(seat, first)
    assert match.state.ending in ("failure", "death")


def curious(seats: int, seed: str, known: set[Move]) -> Match[Dream]:
    """Let bots play an evening who first try what nobody has done yet, and walk where nobody sends them."""
    match: Match[Dream] = Match(RULES, seats, seed, listening=False)
    bots = [BOT.quick(f"{seed} {seat}") for seat in range(seats)]
    chance = random.Random(seed)
    tried: set[tuple[int, Move]] = set()
    while match.outcome is None:
        seat = match.due()[0]
        menu = list(match.menu(seat))
        turn = match.state.turn
        ways = [move for move in menu if isinstance(move, Walk)]
        new = [one for one in menu if is_of_the_dream(one) and one not in known and (turn, one) not in tried]
        if ways and chance.random() < 0.4:
            new = [chance.choice(ways)]
        move = new[0] if new else bots[seat].choose(Chair(match, seat))
        tried.add((turn, move))
        if isinstance(move, PickChoice | PickDreamer):
            known.add(move)
        match.choose(seat, menu.index(move))
    known |= {Act(action) for action in match.state.closed}
    return match


def is_of_the_dream(move: Move) -> bool:
    """Say whether a move is an action of the Dream, a way of a paragraph, or who one is."""
    if isinstance(move, Act):
        return ACTIONS[move.action].sort in DREAM_SORTS
    return isinstance(move, PickChoice | PickDreamer)


def test_everything_of_the_first_dream_is_seen_in_one_evening_or_another() -> None:
    """Random, sensible and curious evenings together; the guard of the script is behind no door."""
    known: set[Move] = set()
    evenings = [wander(seats, f"seen {number}") for seats in (1, 4) for number in range(3)]
    evenings += [evening(seats, f"seen {number}") for seats in (1, 2, 3, 4) for number in range(2)]
    evenings += [curious(4, f"seen {number}", known) for number in range(24)]
    read = {number for match in evenings for number in match.state.read}
    shown = {card for match in evenings for card in match.state.shown}
    pages = {page for page, card in BOX.paragraphs.items() if BOX.card(card, Paragraph).dream == "I-01"}
    assert pages - read == {1}
    faces = {card for back in BOX.dreams["I-01"] for card in BOX.secrets[back]}
    assert [BOX.cards[card].id for card in faces - shown] == []


@pytest.mark.rule("ETH-ACT-18")
@pytest.mark.parametrize("what", ["cost-move", "cost-next"])
def test_a_bot_begins_no_move_that_it_could_only_cancel(what: str) -> None:
    def begins(dearer: int) -> bool:
        def made_dearer(s: Dream) -> None:
            s.passing.append(Passing(what, dearer, 0, "turn"))

        table = dream(
            1, hands=["c1"], where="A2.ne", gate="i-01-x", tiles="I-01 SETUP, I-01 A", also=made_dearer
        )
        assert table.can(0, StartMove())
        return BOT.quick("1").choose(Chair(table.match, 0)) == StartMove()

    assert begins(0)
    assert not begins(1)
