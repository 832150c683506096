"""ETH-SCR, ETH-CHO: paragraphs and the ways that they offer; endings."""

import msgspec

from dreamtable.content.effects import (
    ALWAYS,
    Condition,
    Fact,
    For,
    Number,
    Step,
    Steps,
    can_be_chosen,
    holds,
    parts_of,
    run,
)
from dreamtable.games.etherfields.box import BOX
from dreamtable.games.etherfields.cards import Paragraph
from dreamtable.games.etherfields.costs import affordable
from dreamtable.games.etherfields.events import ChoiceTaken, ParagraphRead, WayShut
from dreamtable.games.etherfields.look import order, script_of
from dreamtable.games.etherfields.losses import check_effect, close
from dreamtable.games.etherfields.model import NOTHING, WAYS, Dream
from dreamtable.games.etherfields.moves import PickChoice, PickSeat
from dreamtable.games.etherfields.parts import Choice
from dreamtable.games.etherfields.paying import pay_price
from dreamtable.games.etherfields.quest import notice
from dreamtable.games.etherfields.scene import WAITING, Scene, scene_of
from dreamtable.games.etherfields.terms import YOU, Cost
from dreamtable.games.etherfields.voting import among, group
from dreamtable.kernel import Game, Script

TEAM = ("key", "hour")
OWN = frozenset(("distress", "sealed", "ether", "gems", "hand", "progress"))
OWN |= {"on", "has-mask", "dreamer", "alone", "carries", "within"}
"""What conditions look for in you."""


def open_paragraph(scene: Scene, number: int) -> Script[None]:
    """ETH-SCR-01, -02: read a paragraph, and do what it says."""
    g, s = scene.g, scene.s
    card = BOX.paragraphs[number]
    page = BOX.card(card, Paragraph)
    if s.world is not None and not page.again:
        if number in s.world.pages:
            return  # ETH-SCR-08
        s.world.pages.append(number)
    g.unseal()
    if page.if_ is not None and holds(scene, page.if_):
        yield from open_paragraph(scene, page.then)
        return
    s.read.append(number)
    g.tell(ParagraphRead, number)
    if page.ending and not s.ending:
        s.ending = page.ending  # ETH-TIM-09: from now on nobody fails any more
    inside = scene.within(card, scene.you)
    inside.yours = True
    yield from name_you(inside, page)
    yield from resolve_each(page.do, inside, "script")
    notice(g)
    yield from choose(inside, page)
    if page.goto:
        yield from open_paragraph(inside, page.goto)
    if page.ending:
        yield from WAITING.at_end(g)
        close(g, page.ending)


def resolve_each(steps: Steps, scene: Scene, part: str = "") -> Script[None]:
    """ETH-TIM-07: carry out the effects of a text one after another; after each losses are looked at."""
    if not steps:
        return
    scene.begin(part)
    for one in steps:
        if scene.stopped:
            break
        yield from run((one,), scene)
        yield from check_effect(scene.g)
    scene.end()


def name_you(scene: Scene, text: object) -> Script[None]:
    """ETH-SCR-04: where nobody's deed caused a text that speaks of you, the group names a Dreamer."""
    s = scene.s
    if scene.nobody and len(s.dreamers) > 1 and speaks_of_you(text):
        who = among([PickSeat(seat) for seat in order(s)])
        scene.you = (yield from group(scene.g, who, rule="ETH-SCR-04")).seat
        scene.nobody = False


def speaks_of_you(text: object) -> bool:
    """ETH-SCR-04: say whether a text asks, or does something to, `you` alone, wherever in it."""
    match text:
        case For():
            return text.who == YOU  # inside, you are each of them
        case Cost():
            return not text.is_free
        case Fact():
            return text.called() in OWN
        case Condition():
            numbers = [part for part in parts_of(text) if isinstance(part, Number)]
            return any(counted.name in OWN for num in numbers for counted in num.parts) or any(
                map(speaks_of_you, getattr(text, "parts", ()))
            )
        case Step() if getattr(text, "who", None) == YOU and getattr(text, "what", "") not in TEAM:
            return True
        case Step() if getattr(text, "personal", False) or getattr(text, "own", False):
            return True
        case msgspec.Struct():
            return any(speaks_of_you(getattr(text, field)) for field in text.__struct_fields__)
        case tuple() | list():
            return any(map(speaks_of_you, text))
        case dict():
            return any(map(speaks_of_you, text.values()))
    return False


def choose(scene: Scene, page: Paragraph) -> Script[None]:
    """ETH-CHO-01, -02, -06: the group takes one of the ways that are open."""
    g, s = scene.g, scene.s
    open_ = [at for at, way in enumerate(page.choices) if is_open(scene, page, at, way)]
    for at, way in enumerate(page.choices):
        if at not in open_ and is_shown(scene, page, at, way):
            g.tell(WayShut, page.number * WAYS + at)
    if not open_:
        return
    moves = among([PickChoice(page.number * WAYS + at) for at in open_])
    choice = (yield from group(g, moves, rule="ETH-CHO-01")).choice
    at = choice % WAYS
    way = page.choices[at]
    g.tell(ChoiceTaken, choice)
    if (yield from pay_price(scene, way.cost)) is None:
        return
    if way.once:
        s.chosen.append(f"{page.number}-{at}")
    yield from resolve_each(way.do, scene, "script")
    notice(g)
    if way.goto:
        yield from open_paragraph(scene, way.goto)


def is_shown(scene: Scene, page: Paragraph, at: int, way: Choice) -> bool:
    """ETH-SCR-09: say whether a way is told of although it can't be taken: one that lacks only a price, or
    what a Dreamer has; what the story asks for is not told before it is met."""
    if f"{page.number}-{at}" in scene.s.chosen:
        return False
    return way.needs is ALWAYS or bool(holds(scene, way.needs)) or not hides(way.needs)


def hides(needs: object) -> bool:
    """ETH-SCR-09: say whether a need is one of the story, of which nobody is told before it is met."""
    for part in parts_of(needs):
        if isinstance(part, Fact) and part.called() not in OWN:
            return True
        if isinstance(part, Number) and any(counted.name not in OWN for counted in part.parts):
            return True
    return False


def is_open(scene: Scene, page: Paragraph, at: int, way: Choice) -> bool:
    """ETH-CHO-02: say whether a way can be chosen."""
    if f"{page.number}-{at}" in scene.s.chosen:
        return False
    if way.needs is not ALWAYS and not holds(scene, way.needs):
        return False
    return affordable(scene.s, scene.you, way.cost) and can_be_chosen(way.do, scene)


def open_waiting(g: Game[Dream], moment: str, at: int) -> Script[None]:
    """ETH-SCR-05, -07: paragraphs that open by themselves, in the order of their numbers, once a Dream; after
    the ending nothing does."""
    s = g.state
    when = moment if at == NOTHING else f"{moment}({at})"
    for number in sorted(BOX.moments.get((script_of(s), when), ())):
        if number not in s.read and not s.ending:
            scene = scene_of(g, s.first)
            scene.nobody = True
            yield from open_paragraph(scene, number)


WAITING.pages = open_waiting
