import type { Colour, Hide, Light, Sky } from '../../generated/pictures';
import type { Paint } from './shapes';

type Rgb = readonly [number, number, number];

/** The hue of the upper sky, the hue of the light, and how much colour there is. */
const LIGHTS: Record<Light, readonly [number, number, number]> = {
  lamplight: [248, 36, 34],
  moonlight: [222, 212, 38],
  firelight: [352, 22, 46],
  sealight: [194, 172, 34],
  leaflight: [152, 92, 28],
  twilight: [262, 288, 34],
  dust: [26, 40, 30],
  rose: [318, 350, 36],
  ash: [218, 212, 12],
  neon: [286, 178, 52],
  frost: [208, 192, 34],
  brass: [214, 44, 36],
};

/** What lights a place at an hour, unless something else is written. */
const HOURS: Record<Sky, Light> = {
  clear: 'brass',
  dawn: 'rose',
  dusk: 'lamplight',
  night: 'moonlight',
  starry: 'moonlight',
  moonlit: 'moonlight',
  fog: 'ash',
  rain: 'sealight',
  snow: 'frost',
  storm: 'ash',
  smoke: 'firelight',
  aurora: 'leaflight',
  tide: 'sealight',
};

/** What things are made of, by the letters of drawings. */
const MATERIALS: Record<string, Rgb> = {
  k: [38, 32, 52],
  w: [158, 108, 66],
  d: [98, 64, 44],
  m: [150, 160, 176],
  s: [136, 136, 148],
  t: [92, 92, 106],
  g: [214, 170, 78],
  r: [192, 66, 68],
  b: [72, 112, 166],
  l: [94, 140, 84],
  p: [244, 234, 214],
  y: [255, 226, 142],
  f: [238, 132, 56],
  n: [166, 208, 214],
  c: [150, 84, 130],
  v: [124, 92, 168],
  o: [232, 222, 196],
  h: [218, 168, 132],
  u: [86, 150, 182],
};

const HIDES: Record<Hide, Rgb> = {
  rust: [164, 84, 52],
  iron: [120, 130, 146],
  brass: [190, 150, 70],
  bone: [222, 210, 184],
  moss: [96, 130, 88],
  ash: [158, 154, 158],
  blood: [158, 48, 56],
  violet: [118, 88, 158],
  black: [62, 56, 82],
  deep: [60, 112, 138],
  ice: [150, 192, 212],
  paper: [236, 228, 208],
  ember: [222, 112, 50],
  earth: [134, 98, 72],
  rose: [206, 116, 130],
};

const COLOURS: Record<Colour, Rgb> = {
  black: [44, 40, 54],
  brown: [112, 78, 54],
  fair: [222, 186, 116],
  red: [172, 62, 56],
  grey: [132, 134, 144],
  white: [236, 232, 224],
  blue: [58, 86, 138],
  green: [74, 112, 84],
  yellow: [222, 176, 70],
  violet: [108, 78, 142],
};

/** From the fairest to the darkest. */
const SKINS: readonly Rgb[] = [
  [246, 214, 190],
  [232, 190, 156],
  [212, 162, 122],
  [178, 124, 84],
  [140, 92, 62],
  [98, 64, 46],
];

function rgb(hue: number, saturation: number, lightness: number): Rgb {
  const [s, l] = [saturation / 100, lightness / 100];
  const at = (n: number) => {
    const k = (n + hue / 30) % 12;
    return Math.round(255 * (l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return [at(0), at(8), at(4)];
}

function mixed(one: Rgb, other: Rgb, part: number): Rgb {
  const at = (n: 0 | 1 | 2) => Math.round(one[n] + (other[n] - one[n]) * part);
  return [at(0), at(1), at(2)];
}

const hex = (colour: Rgb) => `#${colour.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
const BLACK: Rgb = [16, 12, 28];
const WHITE: Rgb = [255, 250, 240];

/** What somebody or something is coloured with, besides what things are made of. */
export type Tints = { hide?: Hide; skin?: number; hair?: Colour; clothes?: Colour };

/** The light of a picture: its own, that of its hour, or that of where it is shown. */
export function lightOf(own: Light | undefined, sky: Sky | undefined, here: Light): Light {
  return own ?? (sky ? HOURS[sky] : here);
}

/**
 * The colours of a picture in a light, by the letters of drawings: 0 to 2 are the sky from above to the horizon,
 * 3 to 5 what is far, nearer and near, 6 the ground, 7 what shines; H, I, J a hide with its shade and shine,
 * S, T skin, E, F hair, C, D clothes, each with its shade.
 */
export function paintIn(light: Light, tints: Tints = {}): Paint {
  const [high, low, colour] = LIGHTS[light];
  const air = rgb(low, colour + 10, 62);
  const lit = (one: Rgb) => mixed(one, air, 0.1);
  const shade = (one: Rgb) => mixed(one, BLACK, 0.32);
  const own: Record<string, Rgb> = {
    0: rgb(high, colour, 24),
    1: rgb(high, colour * 0.9, 36),
    2: rgb(low, colour, 66),
    3: rgb(high, colour * 0.7, 42),
    4: rgb(high, colour * 0.8, 30),
    5: rgb(high, colour * 0.9, 18),
    6: rgb(low, colour * 0.6, 40),
    7: rgb(low, Math.min(90, colour + 40), 80),
  };
  const pairs: [Rgb | undefined, string, string][] = [
    [tints.hide && HIDES[tints.hide], 'H', 'I'],
    [SKINS[(tints.skin ?? 3) - 1], 'S', 'T'],
    [COLOURS[tints.hair ?? 'black'], 'E', 'F'],
    [COLOURS[tints.clothes ?? 'grey'], 'C', 'D'],
  ];
  for (const [base, plain, dark] of pairs)
    if (base) {
      own[plain] = lit(base);
      own[dark] = shade(lit(base));
    }
  if (tints.hide) own.J = mixed(lit(HIDES[tints.hide]), WHITE, 0.4);
  if (tints.skin) own.h = lit(SKINS[tints.skin - 1] ?? BLACK);
  return (material) => hex(own[material] ?? lit(MATERIALS[material] ?? BLACK));
}
