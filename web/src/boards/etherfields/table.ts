import {
  COLUMNS,
  NOTHING,
  Phases,
  ROWS,
  type DreamerView,
  type Events,
  type Figure,
  type View,
} from '../../generated/etherfields';
import type { EventInfo, SignInfo, TableReference, ThingInfo } from '../../generated/messages';
import { around } from '../../kit/seats';
import { UNKNOWN } from '../../kit/texts';
import type { Say } from '../../lib/words.svelte';

export const COLOURS = ['wrath', 'cunning', 'awareness'] as const;
export const SUITS = ['hearts', 'spades', 'diamonds', 'clubs'] as const;
export const TERRAINS = ['light', 'darkness', 'swamp', 'water'] as const;
export const CORNERS = ['nw', 'ne', 'sw', 'se'] as const;
export const STATES = ['dazed', 'stunned', 'paralyzed', 'poisoned'] as const;
/** By the letter on a Turn card: the kinds of its steps. */
export const STEPS = { M: 'morphing', B: 'basic', S: 'special', V: 'movement' } as const;
export type Step = (typeof STEPS)[keyof typeof STEPS];

// What can be read

/** What can be read on a component: what is printed on it, or what the match has revealed. */
export function thing(reference: TableReference, number: number): ThingInfo {
  const printed = reference.things[number] ?? UNKNOWN;
  if (printed.kind !== 'sealed') return printed;
  return (
    reference.readable.find((one) => one.id === `tile/${number}` || one.id === `secret/${number}`) ?? printed
  );
}

export function figure(of: ThingInfo, name: string): number {
  const found = of.figures[name];
  return typeof found === 'number' ? found : 0;
}

export function words(of: ThingInfo, name: string): string {
  const found = of.figures[name];
  return found === undefined ? '' : String(found);
}

/** Something that Dreamers can do, as it is printed on a tile, an Entity, a card or the Gate. */
export type Deed = { action: number; name: string; cost: string; kw: string[]; text: string };

/** The actions that are printed in a place of a component. */
export function deeds(of: ThingInfo, place = 'actions'): Deed[] {
  return words(of, place)
    .split(' ')
    .filter(Boolean)
    .map((action) => ({
      action: Number(action),
      name: words(of, `name-${action}`),
      cost: words(of, `cost-${action}`),
      kw: words(of, `kw-${action}`).split(' ').filter(Boolean),
      text: words(of, `text-${action}`),
    }));
}

/** A part of a cost: Intent of a colour, or something else that is given up. */
export type Price = {
  sign: string;
  /** How much in all; 0 where it is free to choose. */
  num: number;
  /** Whether it can be paid little by little. */
  gradual: boolean;
};

const LETTERS: Record<string, string> = {
  W: 'wrath',
  C: 'cunning',
  A: 'awareness',
  E: 'ether',
  G: 'gem',
  K: 'key',
  H: 'hour',
  D: 'distress',
};
const INTENT = /^(\d+|X)([WCA])(~P|xP)?$/;
const THINGS = /^([EGKHD])(\d+)$/;
const CARDS = /^(hand|seal|deck|discard)\((\d+)\)$/;

/** A cost as it is drawn: the ways to pay it, each of some parts. What is not known is a card to be read. */
export function prices(written: string, dreamers: number): Price[][] {
  if (!written || written === '0') return [];
  return written.split(/\/| or /).map((way) => way.split('+').map((part) => price(part.trim(), dreamers)));
}

function price(part: string, dreamers: number): Price {
  const intent = INTENT.exec(part);
  if (intent) {
    const [, num = '', letter = '', times = ''] = intent;
    const each = num === 'X' ? 0 : Number(num);
    return {
      sign: LETTERS[letter] ?? '',
      num: times ? each * dreamers : each,
      gradual: times.startsWith('~'),
    };
  }
  const given = THINGS.exec(part);
  if (given) return { sign: LETTERS[given[1] ?? ''] ?? '', num: Number(given[2]), gradual: false };
  const cards = CARDS.exec(part);
  if (cards) return { sign: cards[1] === 'seal' ? 'sealed' : 'deck', num: Number(cards[2]), gradual: false };
  return { sign: 'deck', num: 1, gradual: false };
}

// The Dreamscape

/** Whether a mask of the Dreamscape has a space; masks are longer than bits can be shifted here. */
export function has(mask: number, space: number): boolean {
  return Math.floor(mask / 2 ** space) % 2 === 1;
}

export const rowOf = (space: number) => Math.floor(space / COLUMNS);
export const columnOf = (space: number) => space % COLUMNS;

/** A part of the Dreamscape: its first row and column, and how large it is. */
export type Frame = { row: number; column: number; rows: number; columns: number };

/** So much of the Dreamscape is shown at least, so that the first tile lies in the unknown. */
const LEAST = 3;

/** What is shown: all tiles, with some of the unknown around them where there are few. */
export function frameOf(view: View): Frame {
  const spaces = spacesOf(view);
  if (!spaces.length) return { row: 0, column: 0, rows: LEAST, columns: LEAST };
  const [row, rows] = widened(spaces.map(rowOf), ROWS);
  const [column, columns] = widened(spaces.map(columnOf), COLUMNS);
  return { row, column, rows, columns };
}

function widened(starts: number[], most: number): [first: number, count: number] {
  let first = Math.min(...starts);
  let end = Math.max(...starts) + 1;
  while (end - first < LEAST) {
    if (end < most) end += 1;
    if (end - first < LEAST && first > 0) first -= 1;
  }
  return [first, end - first];
}

/** All spaces that lie there, be they of tiles or of Overlays. */
export function spacesOf(view: View): number[] {
  return Array.from({ length: ROWS * COLUMNS }, (_, space) => space).filter(
    (space) => has(view.there, space) || has(view.blocked, space),
  );
}

/** A space as it lies uppermost: of a tile, patched by Overlays. */
export type Place = {
  space: number;
  tile: ThingInfo;
  /** Where it lies on its tile. */
  corner: (typeof CORNERS)[number];
  row: number;
  column: number;
  blocked: boolean;
  terrains: string[];
  icons: string[];
  deeds: Deed[];
  /** Whether an Overlay lies over it. */
  patched: boolean;
};

/** All spaces, each once: where tiles lie over each other the later one is seen, and Overlays over both. */
export function placesOf(view: View, reference: TableReference): Place[] {
  const places = new Map<number, Place>();
  for (const laid of view.tiles) {
    const tile = thing(reference, laid.tile);
    CORNERS.forEach((corner, at) => {
      const space = laid.space + Math.floor(at / 2) * COLUMNS + (at % 2);
      const icons = words(tile, `icons-${corner}`).split(' ').filter(Boolean);
      places.set(space, placeAt(view, space, tile, corner, icons, deeds(tile, `actions-${corner}`)));
    });
  }
  for (const card of view.overlays) patch(places, view, thing(reference, card));
  return [...places.values()];
}

function placeAt(
  view: View,
  space: number,
  tile: ThingInfo,
  corner: Place['corner'],
  icons: string[],
  printed: Deed[],
): Place {
  return {
    space,
    tile,
    corner,
    row: rowOf(space),
    column: columnOf(space),
    blocked: has(view.blocked, space),
    terrains: TERRAINS.filter((_, terrain) => has(view.terrain[terrain] ?? 0, space)),
    icons,
    deeds: printed,
    patched: false,
  };
}

/** Lay an Overlay over the spaces that it names: it adds and takes away, or is a new space itself. */
function patch(places: Map<number, Place>, view: View, overlay: ThingInfo): void {
  const names = words(overlay, 'patch').split(' ').filter(Boolean);
  names.forEach((name, at) => {
    const space = spaceNamed(name);
    const corner = name.slice(3) as Place['corner'];
    const below = places.get(space) ?? placeAt(view, space, overlay, corner, [], []);
    const gone = words(overlay, `gone-${name}`).split(' ');
    const icons = below.icons.filter((icon) => !gone.includes(icon));
    const added = words(overlay, `icons-${name}`).split(' ').filter(Boolean);
    places.set(space, {
      ...below,
      icons: [...icons, ...added],
      deeds: [
        ...(gone.includes('actions') ? [] : below.deeds),
        ...(at === 0 ? deeds(overlay, 'actions-nw') : []),
      ],
      patched: true,
    });
  });
}

/** A space by its slot and corner, as in `C3.nw`. */
export function spaceNamed(name: string): number {
  const row = 'ABC'.indexOf(name.charAt(0)) * 2 + (name.charAt(3) === 's' ? 1 : 0);
  return row * COLUMNS + (Number(name.charAt(1)) - 1) * 2 + (name.charAt(4) === 'e' ? 1 : 0);
}

/** An edge of a space, from one point of the grid to another: a wall, a way, or the end of what is known. */
export type Edge = { row: number; column: number; upright: boolean; sort: 'wall' | 'way' | 'end' };

/** The edges of all spaces that lie there, each once. */
export function edgesOf(view: View): Edge[] {
  const lies = new Set(spacesOf(view));
  const edges: Edge[] = [];
  for (let row = -1; row < ROWS; row += 1) {
    for (let column = -1; column < COLUMNS; column += 1) {
      const here = at(row, column);
      const [east, south] = [at(row, column + 1), at(row + 1, column)];
      const sort = (other: number, open: number) =>
        lies.has(here) && lies.has(other) ? (has(open, here) ? 'way' : 'wall') : 'end';
      if (lies.has(here) || lies.has(east))
        edges.push({ row, column: column + 1, upright: true, sort: sort(east, view.east) });
      if (lies.has(here) || lies.has(south))
        edges.push({ row: row + 1, column, upright: false, sort: sort(south, view.south) });
    }
  }
  return edges;
}

function at(row: number, column: number): number {
  return row < 0 || column < 0 || row >= ROWS || column >= COLUMNS ? NOTHING : row * COLUMNS + column;
}

/** Icons of one sort are drawn together: a spawn space with its suits, a drawing bonus with its number. */
export type Icon = { sort: string; names: string[]; suits: (typeof SUITS)[number][]; note: string };

/** The icons of a space, by sort. */
export function iconsOf(names: readonly string[]): Icon[] {
  const icons = new Map<string, Icon>();
  for (const name of names) {
    const mark = markOf(name);
    const [sort = '', more = ''] = mark ? [name] : name.split('-');
    const icon = icons.get(sort) ?? { sort, names: [], suits: [], note: '' };
    icon.names.push(name);
    const suit = SUITS.find((one) => one === more);
    if (suit) icon.suits.push(suit);
    else icon.note = more;
    icons.set(sort, icon);
  }
  return [...icons.values()];
}

/** What is drawn on a place: `mark-bird-over` is a bird that is seen as in water, `mark-cup-left` a cup in a mirror. */
export function markOf(icon: string): { thing: string; way: string } | undefined {
  const [sort, name = '', way = ''] = icon.split('-');
  return sort === 'mark' ? { thing: name === 'bird' ? 'paper-bird' : name, way } : undefined;
}

/** Who stands in a space: Dreamers by seat, figures, Companions. */
export function standingAt(view: View, space: number): Standing {
  const seats = [...view.dreamers.keys()].filter((seat) => view.dreamers[seat]?.space === space);
  return {
    seats,
    figures: view.figures.filter((one) => one.space === space),
    companions: view.companions.filter((one) => one.space === space),
  };
}

type Standing = { seats: number[]; figures: Figure[]; companions: View['companions'] };

/** The tokens in a space, by their names. */
export function tokensAt(view: View, space: number): string[] {
  return Object.entries(view.tokens).flatMap(([name, spaces]) =>
    spaces.filter((one) => one === space).map(() => name),
  );
}

/** Whether the Dreamscape is much wider than high. */
export const isWide = (frame: Frame) => frame.columns > frame.rows * 1.25;

// The Turn

/** The steps of the current Turn card. */
export function stepsOf(card: ThingInfo): Step[] {
  return [...words(card, 'steps')].map((letter) => STEPS[letter as keyof typeof STEPS]);
}

/** How a step stands: done, going on, blocked, or still to come. */
export function stepState(view: View, at: number): 'done' | 'at' | 'blocked' | 'to-come' {
  if (view.blocked_steps.includes(at)) return 'blocked';
  if (at < view.step) return 'done';
  return at === view.step && view.phase === Phases.EVENTS ? 'at' : 'to-come';
}

/** What is foretold to a Dreamer: so much Distress, or so many cards that are Sealed. */
export type Omen = { kind: 'hurt' | 'close'; num: number; sure: boolean };

/** What is foretold to a seat, each kind of harm once. */
export function omensOf(signs: readonly SignInfo[], seat: number): Omen[] {
  return (['hurt', 'close'] as const).flatMap((kind) => {
    const own = signs.filter((sign) => sign.kind === kind && sign.refs[0] === `seat:${seat}`);
    const num = own.reduce((sum, sign) => sum + sign.num, 0);
    return num ? [{ kind, num, sure: own.some((sign) => sign.sure) }] : [];
  });
}

/** The ways that figures are foretold to walk: which figure, and through which spaces. */
export function walksIn(signs: readonly SignInfo[]): { figure: number; spaces: number[] }[] {
  return signs
    .filter((sign) => sign.kind === 'walk')
    .map(({ refs: [figure = '', ...spaces] }) => ({
      figure: Number(figure.split(':')[1]),
      spaces: spaces.map((ref) => Number(ref.split(':')[1])),
    }))
    .filter(({ spaces }) => spaces.length > 0);
}

// Dreamers

/** All other seats, beginning after one's own; all of them for who watches. */
export function others(view: View, seat: number): number[] {
  const seats = view.dreamers.length;
  return seat < 0 ? around(seats, 0) : around(seats, seat).slice(1);
}

/** The payment that is open, the innermost one. */
export const paymentOf = (view: View) => view.payments.at(-1) ?? null;

/** What is wanted of the payment that is open; 0 where any amount will do. */
export function needed(view: View): number {
  const pay = paymentOf(view);
  const need = pay ? pay.need || pay.base : 0;
  return pay && need ? Math.max(0, need - pay.less) : 0;
}

/** The States of a Dreamer. */
export function statesOf(dreamer: DreamerView): ('dazed' | 'paralyzed')[] {
  return (['dazed', 'paralyzed'] as const).filter((state) => dreamer[state] > 0);
}

/** The number of the token of a State. */
export function stateCard(reference: TableReference, state: string): number {
  return reference.things.findIndex((one) => one.kind === 'state' && one.id === state);
}

/** Cards that may be chosen and lie nowhere on the table. */
export function elsewhere(view: View, offered: readonly string[]): number[] {
  const lying = new Set([
    ...view.dreamers.flatMap((one) => [
      ...one.hand,
      ...one.progress,
      ...one.flaws,
      ...one.masks,
      one.discard.at(-1) ?? NOTHING,
      one.card,
    ]),
    ...view.items,
    ...view.storage,
    ...view.notes,
    ...view.signs,
    ...view.dreamers.flatMap((one) => one.signs),
    ...view.beside,
    ...view.entities.flatMap((one) => [one.card, ...one.morphings]),
    view.current,
  ]);
  return offered
    .filter((ref) => ref.startsWith('card:'))
    .map((ref) => Number(ref.slice('card:'.length)))
    .filter((card) => card >= 0 && !lying.has(card));
}

// The book

/** A page of the book: `paragraph/1003`, or the story of a secret, by the ids of what can be read. */
export type Page = string;

/** What was read aloud by now, in the order in which it happened; what is no longer told of comes first. */
export function pagesOf(view: View, reference: TableReference, events: readonly EventInfo[]): Page[] {
  const told = events.flatMap(({ event }) => {
    const [name, what] = event as Events;
    if (name === 'paragraph-read') return [`paragraph/${what}`];
    return name === 'secret-shown' ? [`secret/${what}`] : [];
  });
  const readable = new Map(reference.readable.map((one) => [one.id, one]));
  const all = [...view.read.map((number) => `paragraph/${number}`), ...view.shown.map((n) => `secret/${n}`)];
  const there = all.filter((id) => readable.get(id)?.flavour);
  const known = new Set(told);
  return [...new Set([...there.filter((id) => !known.has(id)), ...told.filter((id) => there.includes(id))])];
}

/** The paragraph that is being resolved, whose ways the group chooses among. */
export function paragraphAsked(offered: readonly string[], ways: number): number | null {
  const choice = offered.find((ref) => ref.startsWith('choice:'));
  return choice === undefined ? null : Math.floor(Number(choice.slice('choice:'.length)) / ways);
}

/** The paragraphs of a text. */
export const paragraphsIn = (text: string) => text.split('\n').filter((line) => line.trim());

/** What an action is called: by its own name, or by that of its card. */
export function actionName(reference: TableReference, action: number): string {
  const key = `name-${action}`;
  const printed = [...reference.readable, ...reference.things];
  const named = printed.find((one) => key in one.figures);
  if (named) return words(named, key);
  return printed.find((one) => one.figures.action === action)?.name ?? '';
}

/** What the hints say that were asked for at a riddle. */
export function hintsIn(reference: TableReference, step: number): string[] {
  return reference.readable.filter((one) => one.id.startsWith(`hint/${step}-`)).map((one) => one.flavour);
}

/** The slot of a space and its corner there, by number. */
function placeOf(space: number): [slot: string, corner: number] {
  const [row, column] = [rowOf(space), columnOf(space)];
  const slot = `${'ABC'[Math.floor(row / 2)] ?? ''}${Math.floor(column / 2) + 1}`;
  return [slot, (row % 2) * 2 + (column % 2)];
}

/** What the log calls the slot in which a space lies. */
export const slotOf = (space: number) => placeOf(space)[0];

/** A space in short: its slot, and the corner of it. */
export function spaceSign(space: number): string {
  const [slot, corner] = placeOf(space);
  return `${slot}${'◤◥◣◢'[corner] ?? ''}`;
}

/** What a dial of a riddle shows, in words. */
export function settingName(reference: TableReference, setting: string, say: Say): string {
  const [sort = '', ...rest] = setting.split('-');
  const which = rest.join('-');
  switch (sort) {
    case 'digit':
      return which;
    case 'space': {
      const [slot, corner] = placeOf(Number(which));
      return say('space-at', { slot, corner: say(`corner-${CORNERS[corner] ?? 'nw'}`) });
    }
    case 'dreamer':
      return reference.things.find(({ id }) => id === which)?.name ?? which;
    default:
      return say(`${sort}-${which}`);
  }
}
