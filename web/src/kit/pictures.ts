import type { Drawing } from './drawing';
import { hueOf, numberOf } from './hues';
import type { Vignette } from './Vignette.svelte';

/** What lies at the foot of a picture. */
export type Ground = 'city' | 'floor' | 'hills';

/** The pictures of a game for its campaign and its book. */
export type Pictures = {
  ground: Ground;
  /** Pictures of things by name. */
  named: Record<string, Vignette>;
  /** Signs of things that have no picture of their own, by the kind of thing; of several one goes with a name. */
  sorts: Record<string, Drawing | readonly Drawing[]>;
};

/** The picture of a thing: its own, or one made from the kind of thing and its name; none if neither is known. */
export function pictureIn(pictures: Pictures | null, name: string, sort: string): Vignette | null {
  const own = pictures?.named[name];
  if (own) return own;
  const signs = [pictures?.sorts[sort] ?? []].flat();
  const number = numberOf(name) % 97;
  const sign = signs[number % signs.length];
  return sign ? { hue: hueOf(number), signs: [sign] } : null;
}
