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
import { member } from '../../kit/texts';
import type { Cue } from '../../kit/stages';
import { told } from '../../kit/told';
import type { Say } from '../../lib/words.svelte';

/** The colours in the order of their numbers. */
export const COLOURS = ['blue', 'green', 'yellow', 'red'] as const;

/** Their outlines, so that dice differ without their colours: a drop, a leaf, a bar of gold, a bitten stamp. */
export const OUTLINES = [
  'M50 3A47 47 0 1 1 50 97A47 47 0 1 1 50 3Z',
  'M62 3H97V38A59 59 0 0 1 38 97H3V62A59 59 0 0 1 62 3Z',
  'M7 3H93Q97 3 97 7V93Q97 97 93 97H7Q3 97 3 93V7Q3 3 7 3Z',
  'M34 3H66A31 31 0 0 0 97 34V66A31 31 0 0 0 66 97H34A31 31 0 0 0 3 66V34A31 31 0 0 0 34 3Z',
] as const;

/** Their tints where they are shown as bare shapes. */
export const TINTS = ['#4d8dee', '#2fae72', '#f0b429', '#e8586a'] as const;

/** Their hues. */
export const HUES = [216, 150, 42, 352] as const;

/** The tracks in the order of their numbers. */
export const TRACKS = ['light', 'middle', 'deep'] as const;

export function colourOf(die: number): Colour {
  return Math.floor(die / DICE_PER_COLOUR) as Colour;
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

/** How an event looks on the board. */
export function cue(event: Events): Cue {
  switch (event[0]) {
    case 'turn-began':
      return 'quiet';
    case 'drew':
    case 'spooks-came':
    case 'minion-sent':
      return 'draw';
    case 'rolled':
      return 'roll';
    case 'exhausted':
    case 'eliminated':
    case 'became-nightmare':
    case 'last-watch':
    case 'awoke':
    case 'game-ended':
      return 'consequence';
    default:
      return 'land';
  }
}

/** The table as it was, with the dice that were drawn and rolled since: rolled ones lie in the pool as they fell. */
export function rolledFirst(before: View, news: readonly EventInfo[]): View {
  const faces = [...before.faces];
  const roller = new Map<number, number>();
  const drawn = new Set(before.drawn);
  const returned = new Set<number>();
  for (const event of told<Events>(news)) {
    if (event[0] === 'drew') for (const die of event[2]) drawn.add(die);
    if (event[0] === 'returned') for (const die of event[2]) returned.add(die);
    if (event[0] !== 'rolled') continue;
    event[2].forEach((die, at) => {
      roller.set(die, event[1]);
      faces[die] = event[3][at] ?? faces[die] ?? 0;
    });
  }
  for (const die of [...returned, ...roller.keys()]) drawn.delete(die);
  const taken = new Set([...roller.keys(), ...drawn, ...returned]);
  const others = (dice: number[]) => dice.filter((die) => !taken.has(die));
  return {
    ...before,
    faces,
    bag: [...others(before.bag), ...[...returned].filter((die) => !roller.has(die))],
    drawn: [...drawn],
    on_nightmares: before.on_nightmares.map(others),
    spooks: before.spooks.map(others),
    cards: before.cards.map((card, seat) => ({
      ...card,
      power: others(card.power),
      hunt: others(card.hunt),
      exhaust: others(card.exhaust),
      shadows: card.shadows.map(others),
      pool: [...others(card.pool), ...[...roller.keys()].filter((die) => roller.get(die) === seat)],
    })),
  };
}

/** The dice that these events roll. */
export function rolledIn(news: readonly EventInfo[]): Set<number> {
  const rolled = new Set<number>();
  for (const event of told<Events>(news)) {
    if (event[0] === 'rolled') for (const die of event[2]) rolled.add(die);
  }
  return rolled;
}
