/** What can be seen where a scene is told: a town, the open sea, the wild, or no place on earth. */
export type Land = 'city' | 'sea' | 'wilderness' | 'beyond';

/** A view of a place as outlines in a field of 640 by 320, the same for the same place. */
export type Scenery = {
  /** Where sun or moon stand. */
  light: { x: number; y: number; size: number };
  far: string;
  near: string;
  /** What stands out: lit windows, foam, snow, stars. */
  bright: string;
  sky: Sky;
};

/** The hues of the upper sky and of the light at the horizon. */
type Sky = readonly [number, number];

type Drawn = Omit<Scenery, 'light' | 'sky'>;

const WIDE = 640;
const GROUND = 320;

/** Numbers from 0 to 1 that look like chance and are always the same for a place. */
function numbers(seed: number): () => number {
  let at = (seed + 1) * 0x9e3779b1;
  return () => {
    at = Math.imul(at ^ (at >>> 15), 0x85ebca6b);
    at = Math.imul(at ^ (at >>> 13), 0xc2b2ae35);
    at ^= at >>> 16;
    return (at >>> 0) / 0x1_0000_0000;
  };
}

const box = (x: number, y: number, wide: number, high: number) => `M${x} ${y}h${wide}v${high}h${-wide}z`;
const closed = (line: string) => `M0 ${GROUND}${line}L${WIDE} ${GROUND}Z`;

/** Roofs along a street, and the windows that are lit. */
function street(next: () => number, low: number, high: number): { roofs: string; windows: string } {
  let [roofs, windows] = ['', ''];
  for (let x = -10; x < WIDE;) {
    const wide = Math.round(34 + next() * 46);
    const top = Math.round(GROUND - low - next() * (high - low));
    const roof = next();
    const middle = x + wide / 2;
    roofs += `L${x} ${top}`;
    if (roof < 0.3) roofs += `L${middle} ${top - wide * 0.45}`;
    else if (roof < 0.42) roofs += `Q${middle} ${top - wide * 0.9} ${x + wide} ${top}`;
    else if (roof < 0.5) roofs += `H${middle - 4}L${middle} ${top - 62}L${middle + 4} ${top}`;
    else if (roof < 0.7) roofs += `H${x + wide * 0.6}v-14h9v14`;
    roofs += `L${x + wide} ${top}`;
    for (let y = top + 12; y < GROUND - 16; y += 22)
      for (let at = x + 8; at < x + wide - 10; at += 15) if (next() < 0.22) windows += box(at, y, 6, 9);
    x += wide;
  }
  return { roofs: closed(roofs), windows };
}

function city(next: () => number): Drawn {
  const far = street(next, 90, 190);
  const near = street(next, 40, 120);
  return { far: far.roofs, near: near.roofs, bright: near.windows };
}

/** A ridge from side to side. */
function ridge(next: () => number, low: number, high: number, step: number): [number, number][] {
  const points: [number, number][] = [];
  for (let x = -20; x <= WIDE + step; x += step * (0.7 + next() * 0.6))
    points.push([Math.round(x), Math.round(GROUND - low - next() * (high - low))]);
  return points;
}

const along = (points: [number, number][]) => closed(points.map(([x, y]) => `L${x} ${y}`).join(''));

function wilderness(next: () => number): Drawn {
  const peaks = ridge(next, 90, 230, 90);
  let trees = '';
  const palms = next() < 0.4;
  for (let x = 6; x < WIDE; x += 14 + next() * 30) {
    const [foot, high] = [GROUND - 22 - next() * 26, 36 + next() * 50];
    trees += palms
      ? `M${x} ${foot + 30}q3 ${-high * 0.6} 8 ${-high}q-16 -4 -22 10q10 -16 24 -12q14 -8 22 8q-8 -8 -22 -4q0 ${high * 0.5} -4 ${high}z`
      : `M${x} ${foot - high}l13 ${high}h-26z`;
  }
  const snow = peaks
    .filter(([, y]) => y < GROUND - 180)
    .map(([x, y]) => `M${x} ${y}l14 22l-8 -5l-6 8l-7 -9l-8 6z`);
  return { far: along(peaks), near: along(ridge(next, 18, 60, 120)) + trees, bright: snow.join('') };
}

function sea(next: () => number): Drawn {
  const wave = (top: number, wide: number, high: number) =>
    closed(
      `L0 ${top}` +
        Array.from({ length: Math.ceil(WIDE / wide) + 1 }, () => `q${wide / 2} ${-high} ${wide} 0`).join(''),
    );
  const x = Math.round(120 + next() * 330);
  const ship = `M${x} 196h120l-16 26h-90zM${x + 34} 196v-18h44v18zM${x + 48} 178v-26h11v26zM${x + 66} 178v-20h9v20z`;
  const smoke = `M${x + 52} 148q-22 -8 -40 -34q-4 22 30 38z`;
  const foam = Array.from({ length: 14 }, () => {
    const [at, y] = [Math.round(next() * WIDE), Math.round(236 + next() * 70)];
    return `M${at} ${y}q10 -7 20 0q-10 -3 -20 0z`;
  });
  return { far: wave(214, 64, 9) + ship + smoke, near: wave(252, 96, 16), bright: foam.join('') };
}

/** No place on earth: stones that hang in the air around an open arch. */
function beyond(next: () => number): Drawn {
  let [stones, stars] = ['', ''];
  for (let at = 0; at < 11; at++) {
    const [x, y, size] = [next() * WIDE, 60 + next() * 190, 12 + next() * 34];
    stones += `M${x} ${y}l${size} ${-size * 0.3}l${size * 0.7} ${size * 0.5}l${-size * 0.6} ${size}l${-size} ${-size * 0.4}z`;
  }
  for (let at = 0; at < 60; at++) {
    const size = 1 + next() * 2.4;
    stars += box(Math.round(next() * WIDE), Math.round(next() * GROUND), size, size);
  }
  const arch = `M250 ${GROUND}V190a70 70 0 0 1 140 0V${GROUND}h-26V192a44 44 0 0 0 -88 0V${GROUND}Z`;
  return { far: stones, near: along(ridge(next, 12, 44, 70)) + arch, bright: stars };
}

const DRAWN = { city, sea, wilderness, beyond };
/** The hours at which one comes there. */
const SKIES: Record<Land, readonly [Sky, ...Sky[]]> = {
  city: [
    [232, 24],
    [210, 38],
    [262, 338],
    [222, 200],
  ],
  sea: [
    [204, 172],
    [222, 30],
    [190, 48],
  ],
  wilderness: [
    [214, 40],
    [24, 46],
    [250, 18],
    [196, 90],
  ],
  beyond: [
    [262, 320],
    [240, 140],
    [290, 40],
  ],
};

/** What a place looks like. */
export function sceneryOf(land: Land, place: number): Scenery {
  const next = numbers(place * 31 + land.length);
  const light = { x: 60 + next() * 520, y: 50 + next() * 70, size: 16 + next() * 20 };
  const skies = SKIES[land];
  const sky = skies[Math.floor(next() * skies.length)] ?? skies[0];
  return { light, sky, ...DRAWN[land](next) };
}
