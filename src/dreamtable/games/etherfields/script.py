"""ETH-SCR, ETH-CHO: paragraphs and the ways that they offer; endings."""

from dreamtable.content.effects import ALWAYS, holds, resolve
from dreamtable.games.etherfields.box import BOX
from dreamtable.games.etherfields.cards import Choice, Paragraph
from dreamtable.games.etherfields.events import ChoiceTaken, ParagraphRead
from dreamtable.games.etherfields.harm import close
from dreamtable.games.etherfields.look import gate_of
from dreamtable.games.etherfields.model import WAYS, Dream
from dreamtable.games.etherfields.moves import PickChoice, PickSeat
from dreamtable.games.etherfields.paying import affordable, pay_price
from dreamtable.games.etherfields.scene import Scene, among, group, scene_of
from dreamtable.games.etherfields.terms import YOU
from dreamtable.kernel import Game, Script


def open_paragraph(scene: Scene, number: int) -> Script[None]:
    """ETH-SCR-01, -02: read a paragraph, and do what it says."""
    g, s = scene.g, scene.s
    card = BOX.paragraphs[number]
    page = BOX.card(card, Paragraph)
    g.unseal()
    if page.if_ is not None and holds(scene, page.if_):
        yield from open_paragraph(scene, page.then)
        return
    s.read.append(number)
    g.tell(ParagraphRead, number)
    if page.ending and not s.ending:
        s.ending = page.ending  # ETH-TIM-09: from now on nobody fails any more
    inside = scene.within(card, scene.you)
    if scene.nobody and len(s.dreamers) > 1 and speaks_of_you(page):
        who = among([PickSeat(seat) for seat in range(len(s.dreamers))])
        inside.you = (yield from group(g, who, rule="ETH-SCR-04")).seat
        inside.nobody = False
    yield from resolve(page.do, inside, "script")
    yield from choose(inside, page)
    if page.goto:
        yield from open_paragraph(inside, page.goto)
    if page.ending:
        close(g, page.ending)


def speaks_of_you(page: Paragraph) -> bool:
    """ETH-SCR-04: say whether a paragraph lets you choose, or does something to you alone."""
    if page.choices:
        return True
    return any(
        getattr(step, "who", None) == YOU and getattr(step, "what", "") not in ("key", "hour")
        for step in page.do
    )


def choose(scene: Scene, page: Paragraph) -> Script[None]:
    """ETH-CHO-01, -02, -06: the group takes one of the ways that are open."""
    g, s = scene.g, scene.s
    open_ = [at for at, way in enumerate(page.choices) if is_open(scene, page, at, way)]
    if not open_:
        return
    moves = among([PickChoice(page.number * WAYS + at) for at in open_])
    choice = (yield from group(g, moves, rule="ETH-CHO-01")).choice
    at = choice % WAYS
    way = page.choices[at]
    g.tell(ChoiceTaken, choice)
    if way.once:
        s.chosen.append(f"{page.number}-{at}")
    if (yield from pay_price(scene, way.cost)) is None:
        return
    yield from resolve(way.do, scene, "script")
    if way.goto:
        yield from open_paragraph(scene, way.goto)


def is_open(scene: Scene, page: Paragraph, at: int, way: Choice) -> bool:
    """ETH-CHO-02: say whether a way can be chosen."""
    if f"{page.number}-{at}" in scene.s.chosen:
        return False
    if way.needs is not ALWAYS and not holds(scene, way.needs):
        return False
    return affordable(scene.s, scene.you, way.cost)


def due(g: Game[Dream], moment: str) -> Script[None]:
    """ETH-SCR-05: paragraphs that open by themselves, in the order of their numbers, once a Dream."""
    s = g.state
    dream = gate_of(s).dream
    for number in sorted(BOX.paragraphs):
        page = BOX.card(BOX.paragraphs[number], Paragraph)
        if page.when == moment and page.dream == dream and number not in s.read:
            scene = scene_of(g, s.first)
            scene.nobody = True
            yield from open_paragraph(scene, number)
