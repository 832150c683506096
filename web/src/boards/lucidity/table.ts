import {
  Colours,
  DICE_PER_COLOUR,
  HUNT_LIMIT,
  Nightmares,
  Roles,
  SHADOW_LIMITS,
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
  const limits: Record<number, number> = SHADOW_LIMITS;
  return limits[view.cards.length] ?? 0;
}

export const huntLimit = HUNT_LIMIT;

/** How many dice of each colour there are. */
export function coloursOf(dice: readonly number[]): number[] {
  const counts = [0, 0, 0, 0];
  for (const die of dice) counts[colourOf(die)] = (counts[colourOf(die)] ?? 0) + 1;
  return counts;
}

/** The table as it stood when the dice were rolled that this view has elsewhere already; null if there are none. */
export function rolledFirst(view: View, news: readonly EventInfo[]): View | null {
  const faces = [...view.faces];
  const roller = new Map<number, number>();
  for (const { event } of news) {
    const told = event as Events;
    if (told[0] !== 'rolled') continue;
    told[2].forEach((die, at) => {
      roller.set(die, told[1]);
      faces[die] = told[3][at] ?? faces[die] ?? 0;
    });
  }
  for (const die of view.cards.flatMap((card) => card.pool)) roller.delete(die);
  if (!roller.size) return null;
  const others = (dice: number[]) => dice.filter((die) => !roller.has(die));
  return {
    ...view,
    faces: faces.map((face, die) => (roller.has(die) ? face : (view.faces[die] ?? 0))),
    bag: others(view.bag),
    drawn: others(view.drawn),
    on_nightmares: view.on_nightmares.map(others),
    spooks: view.spooks.map(others),
    cards: view.cards.map((card, seat) => ({
      ...card,
      power: others(card.power),
      hunt: others(card.hunt),
      exhaust: others(card.exhaust),
      shadows: card.shadows.map(others),
      pool: [...card.pool, ...[...roller.keys()].filter((die) => roller.get(die) === seat)],
    })),
  };
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
