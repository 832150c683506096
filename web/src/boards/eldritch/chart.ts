import type { PathInfo, SpaceInfo } from '../../generated/messages';

/** The chart: 1000 by 500 is the whole world in equal steps of longitude and latitude. */
export const WORLD = 1000;

/** What is shown of it: a little more than once around, without the ice at the poles. */
export const FRAME = { x: -16, y: 8, width: 1032, height: 474 } as const;

/** The kinds of paths. */
export const PATHS = ['train', 'ship', 'uncharted'] as const;

export type Point = readonly [x: number, y: number];

/** From longitude and latitude to the chart. */
export function onChart(longitude: number, latitude: number): Point {
  return [((longitude + 180) / 360) * WORLD, ((90 - latitude) / 180) * (WORLD / 2)];
}

/** The points of a coast as it is written down. */
export function pointsOf(coast: string): Point[] {
  return coast.split(' ').map((pair) => {
    const [longitude = 0, latitude = 0] = pair.split(',').map(Number);
    return onChart(longitude, latitude);
  });
}

const short = (number: number) => Math.round(number * 10) / 10;

/** A closed line through points whose corners are a little rounded, as a pen draws it. */
export function penned(points: readonly Point[], roundness = 0.28): string {
  const parts = points.map((here, at) => {
    const before = points[(at + points.length - 1) % points.length] ?? here;
    const after = points[(at + 1) % points.length] ?? here;
    const near = ([x, y]: Point) =>
      `${short(here[0] + (x - here[0]) * roundness)} ${short(here[1] + (y - here[1]) * roundness)}`;
    return `${at ? 'L' : 'M'}${near(before)}Q${short(here[0])} ${short(here[1])} ${near(after)}`;
  });
  return `${parts.join('')}Z`;
}

/** Where something on the chart is in the frame, in percent. */
export function inFrame(x: number, y: number): { left: number; top: number } {
  return {
    left: short(((x - FRAME.x) / FRAME.width) * 1000) / 10,
    top: short(((y - FRAME.y) / FRAME.height) * 1000) / 10,
  };
}

/** How much the route of a ship bends. */
const BEND = 0.09;

/** The lines of a path. What is nearer across the edge goes over it: then there are two, one at each edge. */
export function linesOf(path: PathInfo, spaces: readonly SpaceInfo[]): string[] {
  const [one, other] = path.ends.map((end) => spaces[end]);
  if (!one || !other) return [];
  const bend = path.type === 'ship' ? BEND : 0;
  const [west, east] = one.x <= other.x ? [one, other] : [other, one];
  if (east.x - west.x <= WORLD / 2) return [line([west.x, west.y], [east.x, east.y], bend)];
  return [
    line([east.x - WORLD, east.y], [west.x, west.y], bend),
    line([east.x, east.y], [west.x + WORLD, west.y], bend),
  ];
}

function line([x1, y1]: Point, [x2, y2]: Point, bend: number): string {
  if (!bend) return `M${x1} ${y1}L${x2} ${y2}`;
  const [middleX, middleY] = [(x1 + x2) / 2, (y1 + y2) / 2];
  return `M${x1} ${y1}Q${short(middleX + (y2 - y1) * bend)} ${short(middleY + (x2 - x1) * bend)} ${x2} ${y2}`;
}

/** On which side of its space a name stands; below it unless said here. */
const SIDES: Record<string, 'left' | 'right' | 'above'> = {
  boston: 'right',
  chicago: 'left',
  'new-orleans': 'left',
  vancouver: 'left',
  'great-slave-lake': 'right',
  panama: 'left',
  'sargasso-sea': 'right',
  amazon: 'right',
  'high-andes': 'left',
  valparaiso: 'left',
  liverpool: 'left',
  berlin: 'right',
  moscow: 'right',
  'norwegian-sea': 'right',
  'atlas-mountains': 'left',
  constantinople: 'right',
  nubia: 'right',
  'hong-kong': 'right',
  ross: 'left',
  melbourne: 'right',
};

export function sideOf(space: SpaceInfo): 'left' | 'right' | 'above' | 'below' {
  return SIDES[space.id] ?? 'below';
}
