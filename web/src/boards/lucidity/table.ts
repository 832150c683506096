import {
  Colours,
  DICE_PER_COLOUR,
  HUNT_LIMIT,
  Nightmares,
  Roles,
  Symbols,
  Tracks,
  type Card,
  type Colour,
  type Events,
  type View,
} from '../../generated/lucidity';
import type { EventInfo } from '../../generated/messages';
import type { Say } from '../../lib/words.svelte';

/** The colours in the order of their numbers. */
export const COLOURS = ['blue', 'green', 'yellow', 'red'] as const;

export function colourOf(die: number): Colour {
  return Math.floor(die / DICE_PER_COLOUR) as Colour;
}

/** The name of an enum's member as the language files spell it: `PRIMEVAL_FEAR` is `primeval-fear`. */
function member(of: Record<string, number>, value: number): string {
  const name = Object.keys(of).find((key) => of[key] === value) ?? '';
  return name.toLowerCase().replaceAll('_', '-');
}

export const words = {
  colour: (say: Say, colour: number) => say(`colour-${member(Colours, colour)}`),
  symbol: (say: Say, symbol: number) => say(`symbol-${member(Symbols, symbol || Symbols.POWER_1)}`),
  role: (say: Say, role: number) => say(`role-${member(Roles, role)}`),
  track: (say: Say, track: number) => say(`track-${member(Tracks, track)}`),
  nightmare: (say: Say, nightmare: number) => say(`nightmare-${member(Nightmares, nightmare)}`),
  nightmareText: (say: Say, nightmare: number) => say(`nightmare-${member(Nightmares, nightmare)}-text`),
  shadowText: (say: Say, colour: number) => say(`shadow-${member(Colours, colour)}-text`),
  die: (say: Say, die: number, face: number | null) => {
    const colour = words.colour(say, colourOf(die));
    return face === null ? colour : say('die-showing', { colour, symbol: words.symbol(say, face) });
  },
};

/** LUC-GEN-04: what a card's Power row is worth. */
export function powerOf(view: View, card: Card): number {
  return card.power.reduce((sum, die) => sum + (view.faces[die] ?? 0), 0);
}

/** LUC-CARD-06: how many Shadows of one colour make a Nightmare. */
export function shadowLimit(view: View): number {
  return view.cards.length <= 2 ? 4 : 3;
}

export const huntLimit = HUNT_LIMIT;

/** How many dice of each colour there are. */
export function coloursOf(dice: readonly number[]): number[] {
  const counts = [0, 0, 0, 0];
  for (const die of dice) counts[colourOf(die)] = (counts[colourOf(die)] ?? 0) + 1;
  return counts;
}

/** The dice that were just rolled. */
export function rolledIn(news: readonly EventInfo[]): Set<number> {
  const rolled = new Set<number>();
  for (const { event } of news) {
    const told = event as Events;
    if (told[0] === 'rolled') for (const die of told[2]) rolled.add(die);
  }
  return rolled;
}
