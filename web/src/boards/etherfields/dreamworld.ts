import type { DreamerView, Moves } from '../../generated/etherfields';
import type { MoveInfo, TableReference, ThingInfo } from '../../generated/messages';
import { thing, words } from './table';

/** Signs of the icons of locations, in a square of 24 by 24. */
export const ICONS: Record<string, string> = {
  awakening:
    'M12 6a6.5 6.5 0 0 1 6.5 6.5h-13A6.5 6.5 0 0 1 12 6zM1 15h22v2.5H1zM4 19.5h16V22H4zM11 1h2v3.5h-2zM2.8 5.2l1.5-1.5 2.5 2.5-1.5 1.5zM17.2 6.2l2.5-2.5 1.5 1.5-2.5 2.5z',
  fate: 'M5 1.5h14v21H5zm7 3.5c-2.6 0-4.2 1.5-4.2 3.7h2.4c0-1 .7-1.6 1.8-1.6s1.8.6 1.8 1.5c0 .8-.4 1.2-1.4 1.9-1.2.8-1.7 1.6-1.7 3.2h2.4c0-.9.3-1.3 1.3-2 1.3-.9 1.9-1.8 1.9-3.2 0-2.2-1.7-3.6-4.3-3.6zm-1.3 10.7v2.5h2.5v-2.5z',
  slumber:
    'M14.5 2A10 10 0 1 0 22 15.5 8.2 8.2 0 0 1 14.5 2zM15 7.5h6.3v1.8l-3.5 4h3.5v2H14.7v-1.8l3.5-4H15z',
  shop: 'M7 8V6.5a5 5 0 0 1 10 0V8h4l1 14H2L3 8zm2 0h6V6.5a3 3 0 0 0-6 0z',
  gate: 'M2.5 22V11a9.5 9.5 0 0 1 19 0v11H16V11a4 4 0 0 0-8 0v11z',
  key: 'M8 3a6 6 0 1 1-1.7 11.7A6 6 0 0 1 8 3zm0 3.4a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2zM13 11.5l9.5 7.7-2 2.6-2-1.6-1.3 1.6-2.2-1.7 1.2-1.7-4.8-3.8z',
  sanctuary:
    'M12 1.5L23 11h-3v11.5H4V11H1zM12 18.5c3.2-2.4 4.6-3.8 4.6-5.6a2.4 2.4 0 0 0-4.6-1 2.4 2.4 0 0 0-4.6 1c0 1.8 1.4 3.2 4.6 5.6z',
  door: 'M5 1.5h14v21H5zm2.5 2.5v16h9V4zM13.5 11h2v3h-2z',
  script: 'M5 2h10l5 5v15H5zm9 1.5V8h4.5zM8 11h8v1.7H8zm0 4h8v1.7H8z',
  glyph: 'M12 1l2.6 7.3L22 9l-5.8 4.8 1.9 7.7L12 17.2l-6.1 4.3 1.9-7.7L2 9l7.4-.7z',
};

/** The sort of an icon: `script` of `script-119`. */
export const sortOf = (icon: string) => icon.split('-')[0] ?? icon;

/** A tile of the Dreamworld grid is so large. */
export const WIDE = 340;
export const TALL = 300;
/** How far its locations lie from its middle. */
const REACH = { x: 112, y: 92 };

/** A location of the Dreamworld map, and where it is drawn. */
export type Location = {
  id: string;
  x: number;
  y: number;
  icons: string[];
  to: string[];
  short: string[];
};

/** A district: its tile on the grid, and the locations on it. */
export type District = { info: ThingInfo; row: number; column: number; locations: Location[] };

type Spot = { x: number; y: number };
type Printed = Omit<Location, keyof Spot>;

/** The districts that were found, laid out: locations in a ring as their arrows lead, the others inside it. */
export function laidOut(tiles: readonly ThingInfo[]): District[] {
  const grid = tiles.map((info) => {
    const slot = words(info, 'slot');
    return {
      info,
      row: slot.charCodeAt(0) - 65,
      column: Number(slot.slice(1)) - 1,
      printed: printedOn(info),
    };
  });
  const middles = new Map(
    grid.flatMap(({ row, column, printed }) => printed.map(({ id }) => [id, middle(row, column)] as const)),
  );
  return grid.map(({ info, row, column, printed }) => {
    const { ring, inside } = inOrder(printed);
    const around = ring.length ? best(ring, middle(row, column), middles) : [];
    const within = inside.map((one, at) => ({
      ...one,
      x: middle(row, column).x + (at - (inside.length - 1) / 2) * 70,
      y: middle(row, column).y,
    }));
    return { info, row, column, locations: [...around, ...within] };
  });
}

function middle(row: number, column: number): Spot {
  return { x: (column + 0.5) * WIDE, y: (row + 0.5) * TALL };
}

function printedOn(info: ThingInfo): Printed[] {
  const list = (name: string) => words(info, name).split(' ').filter(Boolean);
  return Object.keys(info.figures)
    .filter((name) => name.startsWith('to-'))
    .map((name) => name.slice(3))
    .sort()
    .map((id) => ({ id, icons: list(`icons-${id}`), to: list(`to-${id}`), short: list(`short-${id}`) }));
}

/** Locations in the order in which one comes along the arrows; those that are passed by are left inside. */
function inOrder(printed: readonly Printed[]): { ring: Printed[]; inside: Printed[] } {
  const ring: Printed[] = [];
  let next = printed[0];
  while (next) {
    ring.push(next);
    const arrows = next.to;
    next = printed.find((one) => arrows.includes(one.id) && !ring.includes(one));
  }
  return { ring, inside: printed.filter((one) => !ring.includes(one)) };
}

/** Of all ways to turn the ring, the one from which arrows to other districts are shortest. */
function best(ring: readonly Printed[], centre: Spot, middles: ReadonlyMap<string, Spot>): Location[] {
  const turned = ring.map((_, turn) =>
    ring.map((one, at) => {
      const angle = (2 * Math.PI * (at + turn)) / ring.length + Math.PI * 0.85;
      return { ...one, x: centre.x + REACH.x * Math.cos(angle), y: centre.y + REACH.y * Math.sin(angle) };
    }),
  );
  const own = new Set(ring.map(({ id }) => id));
  const length = (laid: readonly Location[]) =>
    laid.reduce((sum, { x, y, to }) => {
      const out = to.filter((id) => !own.has(id)).flatMap((id) => middles.get(id) ?? []);
      return sum + out.reduce((far, there) => far + Math.hypot(there.x - x, there.y - y), 0);
    }, 0);
  return turned.reduce((shortest, one) => (length(one) < length(shortest) ? one : shortest));
}

/** An arrow from one location to another, bent a little so that two ways lie beside each other. */
export function arrow(from: Spot, to: Spot, radius: number): string {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const along = { x: (to.x - from.x) / far, y: (to.y - from.y) / far };
  const bend = Math.min(26, far * 0.12);
  const start = { x: from.x + along.x * radius, y: from.y + along.y * radius };
  const end = { x: to.x - along.x * (radius + 9), y: to.y - along.y * (radius + 9) };
  const over = { x: (start.x + end.x) / 2 - along.y * bend, y: (start.y + end.y) / 2 + along.x * bend };
  return `M${round(start)}Q${round(over)} ${round(end)}`;
}

const round = ({ x, y }: Spot) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A deck that is being built: what may be left out lies inside, what may be put in outside. */
export function deckOf(
  dreamer: DreamerView,
  offers: readonly MoveInfo[],
  reference: TableReference,
): { inside: number[]; outside: number[] } {
  const of = (kind: Moves[0]) =>
    offers.flatMap(({ move }) => {
      const [sort, card] = move as Moves;
      return sort === kind && card !== undefined ? [Number(card)] : [];
    });
  const outside = of('put-in');
  const out = of('leave-out');
  const owned = [...new Set(dreamer.discard)].filter((card) => thing(reference, card).kind === 'influence');
  return { inside: out.length ? out : owned.filter((card) => !outside.includes(card)), outside };
}

/** Whether a deck is being built. */
export function isBuilding(offers: readonly MoveInfo[]): boolean {
  return offers.some(({ move }) => (move as Moves)[0] === 'deck-done' || (move as Moves)[0] === 'leave-out');
}
