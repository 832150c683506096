import { getContext, setContext } from 'svelte';
import type { Light } from '../../generated/pictures';
import { lookOf } from './art';

const KEY = Symbol('light');
const DEFAULT: Light = 'moonlight';

/** Say in what light everything below is drawn that has none of its own: that of a Dream, a scenario, a city. */
export function shineOn(light: () => Light): void {
  setContext(KEY, light);
}

/** The light of where something is shown. */
export function lightHere(): () => Light {
  return getContext<(() => Light) | undefined>(KEY) ?? (() => DEFAULT);
}

/** The light in which a picture is written, for all that belongs to it. */
export function lightIn(picture: string | undefined): Light {
  return (lookOf(picture ?? '').fields.light as Light | undefined) ?? DEFAULT;
}
