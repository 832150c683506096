"""TAM-SCE, TAM-END: scenario cards, the time, and how a scenario ends."""

from dreamtable.content.effects import resolve
from dreamtable.games.tamashii.box import BOX, CARDS, NUMBERS, PROGRAMS
from dreamtable.games.tamashii.cards import Ending, Recall, ScenarioCard, Special, Story
from dreamtable.games.tamashii.events import (
    CardDropped,
    Ended,
    JordanCame,
    Recalled,
    SpecialDrawn,
    StoryDrawn,
    StoryTurned,
    TimeSet,
)
from dreamtable.games.tamashii.happening import awaited, forget_card, happen, happen_to_all
from dreamtable.games.tamashii.look import SOLO, face_up_at, guide_of
from dreamtable.games.tamashii.model import MOST_TIME, NOTHING, Jordan, Progress, Step, Table
from dreamtable.games.tamashii.scene import world_scene
from dreamtable.games.tamashii.tokens import clear_card
from dreamtable.kernel import Game, Outcome, Script, Seat


def draw_story(g: Game[Table], card: int) -> Script[None]:
    """TAM-SCE-05: read the story side, resolve the instant effect, turn it; then discard the card before."""
    s = g.state
    g.unseal()
    before = s.story
    s.last = before
    s.drawn.append(card)
    g.tell(StoryDrawn, card)
    recall(g, card)
    come_with(g, card)
    one = CARDS[card]
    s.drawing.append(card)
    instant = one.instant if isinstance(one, Story | Ending) else ()
    yield from resolve(instant, world_scene(g, card), "instant")
    s.drawing.remove(card)
    if s.result:
        end(g)
    if s.story != before:  # TAM-SCC-01: its instant effect has drawn the next one
        clear_card(g, card)
        return
    s.story = card
    s.turned.append(card)
    g.tell(StoryTurned, card)
    s.last = NOTHING
    s.since = s.round
    if s.step != Step.WORLD:  # TAM-SCE-09
        s.fresh_story = True
    if before != NOTHING:
        leave_slot(g, before)
    yield from happen_to_all(g, "card-entered")


def leave_slot(g: Game[Table], card: int) -> None:
    """TAM-SCE-05, -06: discard a story card with all tokens on it, unless it stays beside the slot."""
    s = g.state
    if BOX.card(card, Story).discards:
        clear_card(g, card)
        g.tell(CardDropped, card)
    else:
        s.kept_stories.append(card)
    forget_all(s, card)


def draw_special(g: Game[Table], card: int) -> Script[None]:
    """TAM-SCE-07: a special card comes into play."""
    s = g.state
    if card in s.specials:
        return
    g.unseal()
    s.specials.append(card)
    s.drawn.append(card)
    g.tell(SpecialDrawn, card)
    recall(g, card)
    come_with(g, card)
    yield from resolve(BOX.card(card, Special).instant, world_scene(g, card), "instant")


def recall(g: Game[Table], card: int) -> None:
    """TAM-END-08: what the progress sheet tells of earlier scenarios comes back in a story."""
    s = g.state
    one = BOX.card(card, ScenarioCard)
    if s.kept is None:
        return
    for recalled in one.recalled():
        which = told_of(s.kept, recalled)
        if which:
            line = recalled.line(one.id, which)
            s.recalled.append(line)
            g.tell(Recalled, card, NUMBERS[recalled.of], line)


def told_of(sheet: Progress, recalled: Recall) -> int:
    """TAM-END-08: the ending of a scenario that was ticked last, or the way that was noted; 0 for none."""
    if recalled.by == "choice":
        return sheet.notes.get(recalled.of, 0)
    return sheet.ticks.get(recalled.of, [0])[-1]


def drop_card(g: Game[Table], card: int) -> None:
    """A special card leaves play with all tokens on it."""
    s = g.state
    clear_card(g, card)
    s.named.pop(card, None)
    if card in s.laid:  # it lies face-down on some tile, nobody knows on which
        s.laid.remove(card)
        g.rng.pick([place for place in s.places if place.lying]).lying -= 1
    if card in s.specials:
        s.specials.remove(card)
        g.tell(CardDropped, card)
    s.dropped.append(card)
    forget_all(s, card)


def forget_all(s: Table, card: int) -> None:
    """Forget what was used of a card that left play."""
    forget_card(s, card)
    s.launched_once = [one for one in s.launched_once if PROGRAMS[one].card != card]


def come_with(g: Game[Table], card: int) -> None:
    """TAM-SOL-01: Jordan may come into play with a card."""
    guide = guide_of(g.state)
    if guide is not None and guide.solo.jordan_with == CARDS[card].id:
        jordan_comes(g, g.state.players[0].place)


def jordan_comes(g: Game[Table], place: int) -> None:
    """TAM-SOL-01: Jordan's figure and card come into play."""
    s = g.state
    guide = guide_of(s)
    if s.mode == SOLO and s.jordan is None:
        s.jordan = Jordan(place, wears=guide is not None and bool(guide.solo.jordan_wears))
        g.tell(JordanCame, place, face_up_at(s, place))


def set_time(g: Game[Table], time: int) -> Script[None]:
    """TAM-TIM-01, -02: the time value, from 0 to 12."""
    s = g.state
    time = min(max(time, 0), MOST_TIME)
    if time != s.time:
        s.time = time
        g.tell(TimeSet, time)
        yield from happen_to_all(g, "time-is", time)


def corrupted_due(g: Game[Table], seat: Seat) -> Script[None]:
    """TAM-COD-07, TAM-TMG-10: a corrupted code is due and there is none: the card that the guide names."""
    s = g.state
    guide = guide_of(s)
    if guide is None:
        return
    if awaited(s, "corrupted-empty", seat):
        yield from happen(g, "corrupted-empty", seat)
        return
    card = NUMBERS[guide.on_corrupted_empty]
    if card not in s.drawn:
        yield from draw_story(g, card)


def end(g: Game[Table]) -> None:
    """TAM-END-01, TAM-TMG-09: the scenario is over for all."""
    s = g.state
    victory = s.result == "victory"
    g.tell(Ended, victory)
    seats = list(range(len(s.players)))
    g.end(Outcome(seats if victory else [], [int(victory)] * len(seats), s.result))
