import {
  COLUMNS,
  EDGES,
  FACE_DOWN,
  GAP,
  LETTERS,
  NOTHING,
  NUMBER_DIE,
  Steps,
  type Moves,
  type PlaceView,
  type PlayerView,
  type View,
} from '../../generated/tamashii';
import type {
  Ahead,
  ForetoldInfo,
  MoveInfo,
  PartInfo,
  TableReference,
  ThingInfo,
} from '../../generated/messages';
import { around } from '../../kit/seats';
import { UNKNOWN, lines } from '../../kit/texts';
import type { Say } from '../../lib/words.svelte';

export const RESOURCES = ['shield', 'memory', 'energy', 'reroll'] as const;
export const COLOURS = ['red', 'yellow', 'green', 'blue'] as const;
export const CALLINGS = ['reaper', 'striker', 'trickster', 'telepath'] as const;
export const FACTIONS = ['spartans', 'ninkyodo', 'seekers', 'nameless'] as const;
export const FACES = ['hit', 'special', 'blank'] as const;
export const FINDS = ['experience', 'basic-code', 'energy', 'shield', 'reroll', 'memory'] as const;
/** By number: what can lie on a cell. */
export const CODES = ['empty', 'red', 'yellow', 'green', 'blue', 'open', 'corrupted'] as const;
/** The hues of the boards, by colour. */
export const COLOUR_HUES = [358, 46, 150, 212] as const;

/**
 * What can be read on a component: what is printed on it, or the sides of a scenario card that were revealed. Of a
 * story card the rules are the text, with the objective as a figure; what happens at once is its back. What comes back
 * of earlier scenarios is told after the story.
 */
export function thing(reference: TableReference, number: number): ThingInfo {
  const printed = reference.things[number] ?? UNKNOWN;
  const side = (name: string) => reference.readable.find((one) => one.id === `${name}/${printed.id}`);
  const [story, rules] = [side('story'), side('rules')];
  if (!story) return printed;
  const recalled = reference.readable.filter((one) => one.id.startsWith(`recall/${printed.id}-`));
  const flavour = lines(story.flavour, ...recalled.map((one) => one.flavour));
  const figures = { ...printed.figures, ...story.figures };
  if (printed.kind !== 'story') return { ...printed, ...story, id: printed.id, flavour, figures };
  const [objective = '', ...rest] = rules?.text.split('\n') ?? [];
  return {
    ...printed,
    ...story,
    id: printed.id,
    flavour,
    back: story.text,
    text: rest.join('\n'),
    parts: rules?.parts ?? [],
    figures: { ...figures, ...rules?.figures, objective },
  };
}

/** An area tile by the number printed on it. */
export function tileThing(reference: TableReference, tile: number): ThingInfo {
  return reference.things.find((one) => one.kind === 'tile' && one.figures.number === tile) ?? UNKNOWN;
}

export function figure(of: ThingInfo, name: string): number | null {
  const found = of.figures[name];
  return typeof found === 'number' ? found : null;
}

export function words(of: ThingInfo, name: string): string {
  const found = of.figures[name];
  return found === undefined ? '' : String(found);
}

/** The parts of some sorts; without any named, all. */
export function parts(of: { parts: readonly PartInfo[] }, ...sorts: string[]): PartInfo[] {
  return of.parts.filter((part) => !sorts.length || sorts.includes(part.sort));
}

export const programsOf = (of: { parts: readonly PartInfo[] }) =>
  of.parts.filter((part) => part.ref.startsWith('program:'));
export const boxesOf = (of: ThingInfo) => parts(of, 'box');
export const abilitiesOf = (of: ThingInfo) => parts(of, 'ability');
export const activitiesOf = (of: ThingInfo) => parts(of, 'activity');

/** The number in what names a thing: 12 of `program:12`. */
export const numberIn = (ref: string) => Number(ref.slice(ref.indexOf(':') + 1));

/** What is printed on a component, for whoever points at it; of its figures the text leaves out the cost alone. */
export function printed(say: Say, of: ThingInfo): string {
  const { cost } = of.figures;
  return lines(cost !== undefined && say('web-tamashii-cost', { cost }), of.text, of.flavour);
}

/** The rows of a pattern, as symbols by their numbers. */
export function rowsOf(pattern: string): number[][] {
  return pattern.split('/').map((row) => [...row].map((letter) => LETTERS.indexOf(letter)));
}

/** The faces that a combat box demands, and whether it can be filled more than once. */
export function needOf(written: string): { faces: number[]; many: boolean } {
  const faces = [...written].flatMap((letter) => (letter === 'H' ? [0] : letter === 'S' ? [1] : []));
  return { faces, many: written.endsWith('*') };
}

// The launcher

/** The number of the write between two cells; undefined if they do not touch. */
export function edgeBetween(one: number, other: number): number | undefined {
  const edge = EDGES.findIndex(([a, b]) => (a === one && b === other) || (a === other && b === one));
  return edge < 0 ? undefined : edge;
}

/** The cell in a direction, or null where the grid ends. */
export function cellTowards(cell: number, key: string): number | null {
  const row = Math.floor(cell / COLUMNS);
  const column = cell % COLUMNS;
  const rows = Math.ceil((Math.max(...EDGES.flat()) + 1) / COLUMNS);
  switch (key) {
    case 'ArrowLeft':
      return column > 0 ? cell - 1 : null;
    case 'ArrowRight':
      return column < COLUMNS - 1 ? cell + 1 : null;
    case 'ArrowUp':
      return row > 0 ? cell - COLUMNS : null;
    case 'ArrowDown':
      return row < rows - 1 ? cell + COLUMNS : null;
    default:
      return null;
  }
}

/** What is on offer, by its number in things of a kind (`edge`, `cell`, `program`). */
export function offeredOf(kind: string, offered: readonly string[]): Set<number> {
  const found = offered.filter((ref) => ref.startsWith(`${kind}:`));
  return new Set(found.map(numberIn));
}

/** Of a way that was told: the cells it ends on, the programs it completes, the writes that lead there. */
export type Way = { text: string; cells: number[]; programs: number[]; writes: number[]; moves: number };

export function waysIn(ahead: readonly Ahead[]): Way[] {
  return ahead.flatMap(({ moves, ways }) =>
    ways.map((way) => ({
      text: way.text,
      moves,
      cells: [...offeredOf('cell', way.refs)],
      programs: [...offeredOf('program', way.refs)],
      writes: (way.moves as Moves[]).flatMap((move) => (move[0] === 'write' ? [move[1]] : [])),
    })),
  );
}

/** The programs that are complete: those that can be launched, and those of which it was told. */
export function complete(offered: readonly string[], ahead: readonly Ahead[]): Set<number> {
  const told = waysIn(ahead).filter((way) => way.moves === 0);
  return new Set([...offeredOf('program', offered), ...told.flatMap((way) => way.programs)]);
}

// The map

/** Half the width of a hexagon, and its whole height by that. */
export const HEX = 50;
const WIDE = Math.sqrt(3) * HEX;

/** The middle of a place on the picture. */
export function middle({ q, r }: { q: number; r: number }): { x: number; y: number } {
  return { x: WIDE * (q + r / 2), y: 1.5 * HEX * r };
}

/** The corners of a hexagon around a point. */
export function hexagon(x: number, y: number, size: number): string {
  return Array.from({ length: 6 }, (_, at) => {
    const angle = (Math.PI / 3) * at + Math.PI / 6;
    return `${(x + size * Math.cos(angle)).toFixed(1)},${(y + size * Math.sin(angle)).toFixed(1)}`;
  }).join(' ');
}

/** The frame around all places, with a margin. */
export function frame(places: readonly PlaceView[]): { x: number; y: number; width: number; height: number } {
  const middles = places.filter((place) => place.tile !== GAP).map(middle);
  if (!middles.length) return { x: -HEX, y: -HEX, width: 2 * HEX, height: 2 * HEX };
  const [xs, ys] = [middles.map((one) => one.x), middles.map((one) => one.y)];
  const x = Math.min(...xs) - WIDE / 2 - 6;
  const y = Math.min(...ys) - HEX - 6;
  return {
    x,
    y,
    width: Math.max(...xs) + WIDE / 2 + 6 - x,
    height: Math.max(...ys) + HEX + 6 - y,
  };
}

export const isKnown = (place: PlaceView) => place.tile > FACE_DOWN;

/** The places of which one knows what lies face down there: one has looked at them alone. */
export function looksOf(view: View): number[] {
  return [...view.places.keys()].filter((at) => {
    const place = view.places[at];
    return place !== undefined && isKnown(place) && !place.shown;
  });
}

/** Where somebody stands among all who stand there: beside each other around the lower half of the tile. */
export function standing(at: number, of: number): { x: number; y: number } {
  const gap = Math.min(19, 56 / Math.max(1, of));
  return { x: (at - (of - 1) / 2) * gap, y: HEX * 0.56 };
}

// Players

/** All other seats, beginning after one's own; all of them for who watches. */
export function others(view: View, seat: number): number[] {
  const seats = view.players.length;
  return seat < 0 ? around(seats, 0) : around(seats, seat).slice(1);
}

/** Who is at it now; nobody while all plan or while the world is at it. */
export function atTurn(view: View): number | null {
  const { step, turns } = view;
  const oneByOne = step >= Steps.MOVE && step <= Steps.SLOTS;
  return oneByOne && !view.outcome ? (turns[0] ?? null) : null;
}

/** The hue of a player: that of the board, once it is chosen. */
export function hueOf(player: PlayerView): number {
  return player.colour === null ? 250 : COLOUR_HUES[player.colour];
}

/** The wounds that enemies are foretold to give a player: by dice that lie there, and at most. */
export type Threat = { sure: number; most: number };

export function threatTo(seat: number, foretold: readonly ForetoldInfo[]): Threat {
  const own = foretold
    .flatMap(({ signs }) => signs)
    .filter(({ kind, refs }) => kind === 'hurt' && refs.includes(`seat:${seat}`));
  const sum = (some: typeof own) => some.reduce((total, { num }) => total + num, 0);
  return { sure: sum(own.filter(({ sure }) => sure)), most: sum(own) };
}

/** How likely the number die comes to an enemy at a place of the queue, in percent. */
export function strikes(place: number): number {
  return Math.round((100 * NUMBER_DIE.filter((face) => face > place).length) / NUMBER_DIE.length);
}

/** What a phase is about, for whoever lays the board out: where to look first. */
export function focus(view: View): 'story' | 'launcher' | 'map' | 'fight' {
  const { step } = view;
  if (step >= Steps.BEFORE_TRACE && step <= Steps.WRITING) return 'launcher';
  if (step === Steps.LAUNCH || step === Steps.ACTION_END) return 'launcher';
  if (step === Steps.COMBAT || step === Steps.SLOTS) return 'fight';
  if (step >= Steps.MOVE && step <= Steps.AREA) return 'map';
  return 'story';
}

/** Cards that may be chosen and lie nowhere on the table. */
export function elsewhere(view: View, offered: readonly string[]): number[] {
  const lying = new Set([
    ...view.players.flatMap((player) => [
      ...player.cards,
      ...player.bodies,
      player.body,
      player.protocol,
      ...player.queue.map((foe) => foe.enemy),
    ]),
    ...view.market,
    ...view.specials,
    ...view.standing,
    ...view.objectives,
    view.story,
    view.boss,
  ]);
  return [...offeredOf('card', offered)].filter((card) => card !== NOTHING && !lying.has(card));
}

/** The scenario cards that were read so far, the guide first. */
export function chronicle(view: View): number[] {
  return [...(view.guide === NOTHING ? [] : [view.guide]), ...new Set(view.drawn)];
}

/** The page of the story on which a way is to be chosen, or null. */
export function decidedOn(view: View, offers: readonly MoveInfo[]): number | null {
  const asked = offers.some((move) => move.refs.some((ref) => ref.startsWith('way:')));
  const card = view.stack.at(-1)?.card ?? NOTHING;
  return asked && chronicle(view).includes(card) ? card : null;
}

/** What a token is called: as a card that can be read names it, or one that everybody knows. */
export function tokenName(say: Say, reference: TableReference, name: string): string {
  const namer = [...reference.readable, ...reference.things].find((one) => `token-${name}` in one.figures);
  if (namer) return words(namer, `token-${name}`);
  const known = say(`web-tamashii-token-${name}`);
  return known.startsWith('web-') ? say('web-tamashii-token-marker') : known;
}
