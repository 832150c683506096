import type {
  Body,
  Clothes,
  Colour,
  Face,
  Gaze,
  Hair,
  Hide,
  Light,
  Part,
  Person,
  Place,
  Sky,
  Thing,
  Worn,
} from '../../generated/pictures';
import type { Drawing } from '../drawing';
import { creature } from './creatures';
import { somebody } from './faces';
import { lightOf, paintIn } from './palette';
import { INDOORS, LEFT, PLACES, RIGHT, skyOf } from './places';
import { chanceOf, fine, painted, placed, type Paint } from './shapes';
import { THINGS } from './things';

/** What a picture is made of, as content writes it: `creature body:hound hide:rust eyes:2`. */
export type Look = { kind: string; fields: Partial<Record<string, string>> };

/** How it is shown: in what light where it has none of its own, and whether with what is around it. */
export type Showing = { light?: Light; bare?: boolean };

const FLYING = new Set<Thing>([
  'sun',
  'moon',
  'eclipse',
  'star',
  'stars',
  'comet',
  'bolt',
  'cloud',
  'kite',
  'bird',
  'gull',
  'paper-bird',
  'balloon',
  'cable-car',
  'plane',
  'moth',
  'snowflake',
  'eye',
  'music',
]);
const SLOTS: Record<'scene' | 'plain', readonly (readonly (readonly [number, number, number])[])[]> = {
  scene: [
    [[50, 62, 56]],
    [
      [37, 62, 52],
      [77, 71, 36],
    ],
    [
      [50, 60, 46],
      [19, 72, 33],
      [81, 72, 33],
    ],
  ],
  plain: [
    [[50, 50, 74]],
    [
      [40, 42, 62],
      [74, 74, 40],
    ],
    [
      [50, 35, 54],
      [25, 76, 37],
      [75, 76, 37],
    ],
  ],
};

const drawn = new Map<string, Drawing>();

/** A picture as it is written, read into its fields. */
export function lookOf(text: string): Look {
  const [kind = '', ...words] = text.split(' ');
  return { kind, fields: Object.fromEntries(words.map((word) => word.split(':', 2) as [string, string])) };
}

/** The drawing of a picture: the same one whenever the same is asked for. */
export function art(text: string, { light = 'twilight', bare = false }: Showing = {}): Drawing {
  const key = `${light} ${bare} ${text}`;
  const known = drawn.get(key);
  if (known) return known;
  const made = { size: 100, body: bodyOf(lookOf(text), text, light, bare) };
  drawn.set(key, made);
  return made;
}

/** A thing by itself. */
export function thingArt(thing: string, light: Light = 'twilight'): Drawing {
  return art(`picture things:${thing}`, { light, bare: true });
}

function bodyOf({ kind, fields }: Look, seed: string, here: Light, bare: boolean): string {
  const sky = fields.sky as Sky | undefined;
  const light = lightOf(fields.light as Light | undefined, sky, here);
  if (kind === 'portrait') return portrait(fields, light, bare);
  if (kind === 'creature') return beast(fields, light, bare);
  return scene(fields, light, sky, seed, bare);
}

function listed(words: string | undefined): string[] {
  return words ? words.split(',') : [];
}

function thing(name: string, paint: Paint): string {
  return painted(THINGS[name as Thing] ?? THINGS.card, paint, paint('5'));
}

function scene(
  fields: Look['fields'],
  light: Light,
  sky: Sky | undefined,
  seed: string,
  bare: boolean,
): string {
  const place = (fields.place ?? 'paper') as Place;
  const [paint, next] = [paintIn(light), chanceOf(seed)];
  const indoors = INDOORS.has(place);
  const air = skyOf(sky, next);
  const plain = place === 'paper';
  let body = '';
  if (!bare) {
    const ground = (PLACES[place] ?? PLACES.paper)(next);
    body += above((indoors ? ground : air.behind).charAt(0), paint);
    if (!indoors) body += painted(air.behind, paint);
    body += painted(ground, paint);
    body += plain
      ? painted('2 @50,50,45', paint)
      : `<circle cx="46" cy="58" r="30" fill="${paint('7')}" opacity=".2"/>`;
  }
  const words = listed(fields.things);
  const slots = SLOTS[plain || bare ? 'plain' : 'scene'][Math.min(words.length, 3) - 1] ?? [];
  const things = words.map((word, at) => {
    const [name = '', where] = word.split('@');
    if (where) {
      const [x = 50, y = 50, size = 80] = where.split('.').map(Number);
      return placed(thing(name, paint), x, y, size);
    }
    const [x, y, size] = slots[Math.min(at, slots.length - 1)] ?? [50, 50, 40];
    const up = !plain && !bare && FLYING.has(name as Thing) ? 30 : y;
    return placed(thing(name, paint), x, up, size);
  });
  body += things.join('');
  return bare ? body : body + painted(air.before, paint);
}

/** What goes on above the square, on pages where pictures stand upright. */
function above(material: string, paint: Paint): string {
  return painted(`${material} M${LEFT}-200H${RIGHT}V1H${LEFT}z`, paint);
}

/** A light behind whoever is shown. */
function backdrop(paint: Paint): string {
  return above('0', paint) + painted(`0 M${LEFT} 0H${RIGHT}V101H${LEFT}z|1 @50,50,52|2 @50,46,40`, paint);
}

function portrait(fields: Look['fields'], light: Light, bare: boolean): string {
  const paint = paintIn(light, {
    skin: Number(fields.skin ?? 3),
    hair: (fields['hair-colour'] ?? 'black') as Colour,
    clothes: (fields.colour ?? 'grey') as Colour,
  });
  const who = somebody({
    person: (fields.person ?? 'person') as Person,
    face: (fields.face ?? 'oval') as Face,
    hair: (fields.hair ?? 'cropped') as Hair,
    clothes: (fields.clothes ?? 'coat') as Clothes,
    wears: listed(fields.wears) as Worn[],
    look: (fields.look ?? 'ahead') as Gaze,
  });
  const held = fields.holds
    ? placed(thing(fields.holds, paint), 81, 76, 36) + painted('T @72,93,6.4|S @71.4,92,5.6', paint)
    : '';
  return (bare ? '' : backdrop(paint)) + painted(who, paint) + held;
}

function beast(fields: Look['fields'], light: Light, bare: boolean): string {
  const paint = paintIn(light, { hide: (fields.hide ?? 'iron') as Hide });
  const made = creature(
    (fields.body ?? 'human') as Body,
    listed(fields.parts) as Part[],
    Number(fields.eyes ?? 2),
  );
  const [x, y, r] = made.at;
  const head = made.head
    ? `<g transform="translate(${x} ${y}) scale(${fine(r) / 10})">${painted(made.head, paint)}</g>`
    : '';
  const [hx, hy, size] = made.held;
  const held = fields.bears ? placed(thing(fields.bears, paint), hx, hy, size) : '';
  const whole = painted(made.whole, paint) + head + painted(made.eyes, paint) + held;
  return bare
    ? whole
    : backdrop(paint) + painted('52 M12 94q38-8 76 0-38 8-76 0z', paint) + placed(whole, 50, 52, 88);
}
