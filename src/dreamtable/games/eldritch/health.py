"""ELD-HLT, ELD-DLY, ELD-DEF, ELD-DVR: Health and Sanity, delay, defeat, and being devoured."""

from collections.abc import Sequence

from dreamtable.games.eldritch.box import BOX, CARDS
from dreamtable.games.eldritch.cards import Condition, Investigator
from dreamtable.games.eldritch.end import lose as lose_game
from dreamtable.games.eldritch.events import (
    Defeated,
    Devoured,
    Eliminated,
    LeadChosen,
    Lost,
    Prevented,
    Recovered,
    Spent,
    TurnLost,
    WasDelayed,
)
from dreamtable.games.eldritch.in_play import forbidden
from dreamtable.games.eldritch.model import ACTION, Fallen, Person, Table
from dreamtable.games.eldritch.moves import GiveLead, PickSpace, PickToken
from dreamtable.games.eldritch.omen import advance_doom
from dreamtable.games.eldritch.places import nearest_of, spaces_of_type
from dreamtable.games.eldritch.possessions import put_away
from dreamtable.games.eldritch.reactions import happen, replaced, waiting
from dreamtable.games.eldritch.scene import Loss, Scene
from dreamtable.games.eldritch.who import order, person_of, team
from dreamtable.kernel import NOTHING_TO_DO, Game, Script, Seat


def sheet_of(person: Person) -> Investigator:
    """Return an investigator's sheet."""
    return BOX.card(person.investigator, Investigator)


def recover(g: Game[Table], seat: Seat, health: int, sanity: int) -> bool:
    """ELD-HLT-02: tokens come back, up to the maximum; say whether any did."""
    person = person_of(g.state, seat)
    sheet = sheet_of(person)
    health = max(0, min(health, sheet.health - person.health))
    sanity = max(0, min(sanity, sheet.sanity - person.sanity))
    person.health += health
    person.sanity += sanity
    if health or sanity:
        g.tell(Recovered, seat, health, sanity)
    return bool(health or sanity)


def recover_by_rest(g: Game[Table], seat: Seat, health: int, sanity: int) -> bool:
    """ELD-RST-01, ELD-GEN-03: what a rest and all that adds to it bring back, but for what is forbidden."""
    forbids = forbidden(g.state, seat)
    return recover(
        g,
        seat,
        0 if "recover-health-by-rest" in forbids else health,
        0 if "recover-sanity-by-rest" in forbids else sanity,
    )


def lose(g: Game[Table], seats: Sequence[Seat], health: int, sanity: int) -> Script[None]:
    """ELD-HLT-02, ELD-DEF-11: some lose at the same time; then who has nothing left falls, in turn order."""
    for seat in seats:
        yield from take_loss(g, seat, health, sanity)
    yield from settle_defeats(g)


def take_loss(g: Game[Table], seat: Seat, health: int, sanity: int) -> Script[int]:
    """ELD-TIM-05, ELD-HLT-04: after what prevents it, tokens go; return the Health that was lost."""
    s = g.state
    person = s.people[seat]
    if person is None or (health <= 0 and sanity <= 0):
        return 0
    if (health > 0 and waiting(s, seat, "would-lose-health")) or (
        sanity > 0 and waiting(s, seat, "would-lose-sanity")
    ):
        health, sanity = yield from prevent(g, seat, health, sanity)
        if s.people[seat] is not person:
            return 0
    health, sanity = min(health, person.health), min(sanity, person.sanity)
    person.health -= health
    person.sanity -= sanity
    if g.listening and (health or sanity):
        g.tell(Lost, seat, health, sanity)
    return health


def prevent(g: Game[Table], seat: Seat, health: int, sanity: int) -> Script[tuple[int, int]]:
    """ELD-TIM-05: what waits for a loss may make it smaller; return what is left of it."""
    loss = Loss(health, sanity)
    scene = Scene(g, seat, loss=loss)
    if health > 0:
        yield from happen(scene, "would-lose-health", rule="ELD-TIM-05")
    if sanity > 0:
        yield from happen(scene, "would-lose-sanity", rule="ELD-TIM-05")
    if loss.health < health or loss.sanity < sanity:
        g.tell(Prevented, seat, health - loss.health, sanity - loss.sanity)
    return loss.health, loss.sanity


def settle_defeats(g: Game[Table]) -> Script[None]:
    """ELD-DEF-01, ELD-DEF-11: whoever has no Health or no Sanity left is defeated, in turn order."""
    for person in g.state.people:
        if person is not None and (person.health <= 0 or person.sanity <= 0):
            return all_fall(g)
    return NOTHING_TO_DO


def all_fall(g: Game[Table]) -> Script[None]:
    """ELD-DEF-11: everybody who has no Health or no Sanity left, in turn order."""
    s = g.state
    for seat in order(s):
        person = s.people[seat]
        if person is not None and (person.health <= 0 or person.sanity <= 0):
            yield from fall_or_not(g, seat, person)


def fall(g: Game[Table], seat: Seat, *, mad: bool) -> Script[None]:
    """ELD-DEF-01, ELD-TIM-06: be defeated as if Health or Sanity were gone, unless something replaces it."""
    if not (yield from replaced(Scene(g, seat), "fall-by-sanity" if mad else "fall-by-health")):
        yield from defeat(g, seat, mad=mad)


def fall_or_not(g: Game[Table], seat: Seat, person: Person) -> Script[None]:
    """ELD-TIM-06: something may happen instead; otherwise the investigator is defeated."""
    for gone, event in ((person.health <= 0, "fall-by-health"), (person.sanity <= 0, "fall-by-sanity")):
        if gone:
            yield from replaced(Scene(g, seat), event)
    if g.state.people[seat] is person and (person.health <= 0 or person.sanity <= 0):
        mad = person.health > 0
        if person.health <= 0 and person.sanity <= 0:
            move = yield from g.ask(seat, [PickToken(False), PickToken(True)], rule="ELD-DEF-05")
            mad = move.mad
        yield from defeat(g, seat, mad=mad)


def spend_body(g: Game[Table], seat: Seat, health: int, sanity: int) -> None:
    """ELD-SPD-03: pay with Health and Sanity; nothing prevents it."""
    person = person_of(g.state, seat)
    person.health -= health
    person.sanity -= sanity
    g.tell(Spent, seat, health, sanity)


def defeat(g: Game[Table], seat: Seat, *, mad: bool) -> Script[None]:
    """ELD-DEF-03 to -10: Doom, the token in the nearest city, what he had on his sheet, the lead's token."""
    s = g.state
    person = person_of(s, seat)
    s.people[seat] = None
    asleep = not s.awake
    yield from advance_doom(g, 1)
    cities = nearest_of(spaces_of_type("city"), person.space)
    move = yield from g.ask(seat, list(map(PickSpace, cities)), rule="ELD-DEF-04")
    possessions = [card for card in person.cards if not isinstance(CARDS[card], Condition)]
    for card in person.cards:
        if card not in possessions:
            put_away(g, card)
    s.fallen.append(
        Fallen(person.investigator, seat, move.space, mad, person.clues, person.tickets, possessions)
    )
    g.tell(Defeated, seat, person.investigator, move.space, mad)
    yield from after_defeat(g, seat, asleep=asleep)


def devour(g: Game[Table], seat: Seat) -> Script[None]:
    """ELD-DVR-01 to -03: Doom advances, everything is discarded, token and sheet leave the game."""
    s = g.state
    person = person_of(s, seat)
    s.people[seat] = None
    s.gone.append(person.investigator)
    g.tell(Devoured, seat, person.investigator)
    asleep = not s.awake
    yield from advance_doom(g, 1)
    for card in person.cards:
        put_away(g, card)
    s.clue_discard += person.clues
    yield from after_defeat(g, seat, asleep=asleep)


def after_defeat(g: Game[Table], seat: Seat, *, asleep: bool) -> Script[None]:
    """ELD-DEF-07, ELD-DEF-09, ELD-ELM-01: the lead's token goes on; who falls to an awake god is out."""
    s = g.state
    if not asleep and seat not in s.eliminated:
        eliminate(g, seat)
    if seat == s.lead and (others := team(s)):
        move = yield from g.ask(seat, list(map(GiveLead, others)), rule="ELD-DEF-07")
        s.lead = move.seat
        g.tell(LeadChosen, s.lead)
    yield from happen(Scene(g, s.lead, personal=False, by=seat), "investigator-defeated")


def eliminate(g: Game[Table], seat: Seat) -> None:
    """ELD-ELM-01, ELD-ELM-03: a player is out; when all are, the team loses."""
    s = g.state
    s.eliminated.append(seat)
    g.tell(Eliminated, seat)
    if len(s.eliminated) == s.players:
        lose_game(g, "eliminated")


def delay(g: Game[Table], seat: Seat, *, as_cost: bool) -> Script[bool]:
    """ELD-DLY-01, ELD-DLY-03: laid down; in one's own turn of the Action Phase the turn ends instead."""
    s = g.state
    person = s.people[seat]
    if person is None:
        return False
    if (yield from replaced(Scene(g, seat, as_cost=as_cost), "become-delayed")):
        return False
    if s.phase is ACTION and s.turns and s.turns[0] == seat:
        s.actions = 0
        g.tell(TurnLost, seat)
        return True
    person.delayed = True
    g.tell(WasDelayed, seat)
    return True
