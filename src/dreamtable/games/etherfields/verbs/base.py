"""What verbs share: whom and what they concern."""

from collections.abc import Iterator

from dreamtable.content.effects import number
from dreamtable.content.effects import who as whom
from dreamtable.games.etherfields.changes import figures_within
from dreamtable.games.etherfields.conditions import entity_named, here, spaces_of_line
from dreamtable.games.etherfields.look import figure_of
from dreamtable.games.etherfields.map import distance, is_on, space_named, spaces_with, tile_at, within
from dreamtable.games.etherfields.model import COLUMNS, NOTHING, SPACES, Figure
from dreamtable.games.etherfields.moves import PickFigure, PickSeat
from dreamtable.games.etherfields.parts import TERRAINS
from dreamtable.games.etherfields.scene import Scene
from dreamtable.games.etherfields.terms import Number, Where, Which, Who
from dreamtable.games.etherfields.voting import among, lead
from dreamtable.kernel import Script, Seat


def amount(scene: Scene, num: Number) -> int:
    """Return how many a number means now, at least 0."""
    return max(0, number(scene, num) or 0)


def seats_of(scene: Scene, words: Who) -> Script[list[Seat]]:
    """Return who is meant, in the order from the First Player; the group names one where it must."""
    return whom(scene, words)


def divide(scene: Scene, left: int, due: dict[Seat, int]) -> Script[list[Seat]]:
    """ETH-LIM-06: return who gains what is left of a supply that is too small, one by one."""
    gains: list[Seat] = []
    for _ in range(left):
        moves = among([PickSeat(seat) for seat, num in due.items() if num])
        seat = (yield from lead(scene.g, moves, rule="ETH-LIM-06", about=scene.about())).seat
        due[seat] -= 1
        gains.append(seat)
    return gains


def found(scene: Scene, words: Which) -> list[Figure]:
    """Return the figures among which words mean one, or all of them."""
    s = scene.s
    match words.name:
        case "this" | "one" if scene.figure != NOTHING:
            figure = figure_of(s, scene.figure)
            return [figure] if figure is not None else []
        case "kind" | "this" | "any":
            return [one for one in s.figures if one.entity == scene.card]
        case "here":
            return [one for one in s.figures if one.entity == scene.card and one.space == here(scene)]
        case "on":
            return [one for one in s.figures if one.entity == scene.card and is_on(s, one.space, words.of)]
        case "of":
            return [one for one in s.figures if one.entity == entity_named(words.of)]
        case "range" | "struck" if scene.struck != NOTHING:
            figure = figure_of(s, scene.struck)
            return [figure] if figure is not None else []
        case "range":
            return figures_within(s, scene.you, int(words.of), scene.kw)
        case "closest":
            far = {one.id: distance(s, scene.me.space, one.space) for one in s.figures}
            near = min((steps for steps in far.values() if steps is not None), default=None)
            return [one for one in s.figures if near is not None and far[one.id] == near]
    return list(s.figures)


def figures(scene: Scene, words: Which) -> Script[list[Figure]]:
    """Return the figures that words mean; where one of several is meant, it is chosen."""
    some = found(scene, words)
    if words.name in ("kind", "all", "of", "here", "on") or len(some) < 2:
        return some
    moves = [PickFigure(one.id) for one in some]
    if words.name == "range":
        move = yield from scene.ask(scene.you, moves, rule="ETH-RNG-01")
    else:
        move = yield from lead(scene.g, among(moves), rule="ETH-EMV-04", about=scene.about())
    return [one for one in some if one.id == move.figure]


def spaces(scene: Scene, words: Where) -> list[int]:
    """Return the spaces that words mean."""
    s = scene.s
    match words.name:
        case "here" | "entity":
            return spaces_of_line(scene) or [here(scene)]
        case "tile":
            laid = tile_at(s, here(scene))
            return [] if laid is None else [laid.space + offset for offset in (0, 1, COLUMNS, COLUMNS + 1)]
        case "adjacent":
            mask = within(s, here(scene), 1)
            return [space for space in range(SPACES) if mask >> space & 1]
        case "at":
            return [space_named(words.of)]
        case "range":
            near = [within(s, space, int(words.of)) for space in spaces_of_line(scene) or [here(scene)]]
            return [space for space in range(SPACES) if any(mask >> space & 1 for mask in near)]
        case "icon":
            return spaces_with(s, words.of)
        case "terrain":
            return list(_with_terrain(scene, words.of))
        case "token":
            return sorted(set(s.tokens.get(words.of, ())))
    return [space for space in range(SPACES) if s.there >> space & 1]


def _with_terrain(scene: Scene, kind: str) -> Iterator[int]:
    s = scene.s
    own = here(scene)
    kinds = [one for one in TERRAINS if is_on(s, own, one)] if kind == "same" else [kind]
    for space in range(SPACES):
        if s.there >> space & 1 and any(is_on(s, space, one) for one in kinds):
            yield space
