import {
  CHARACTERS,
  Contents,
  COPIES,
  Faces,
  Kinds,
  LEVELS,
  LIMBO,
  LOCKS,
  Steps,
  type Events,
  type View,
} from '../../generated/inception';
import type { EventInfo } from '../../generated/messages';
import { member } from '../../kit/texts';
import { told } from '../../kit/told';
import type { Say } from '../../lib/words.svelte';

export { LEVELS, LIMBO };

/** Moves that use a skill under another name than its own. */
const OTHER_NAMES: Record<string, string> = {
  'put-on-top': 'creation',
  'give-chosen-bribe': 'big-money',
  transpose: 'transposition',
  'choose-die': 'convict',
};

const SKILLS = new Map(
  CHARACTERS.flatMap(({ skills }, character) =>
    skills.map((name, at): [string, number] => [name, 10 * character + at]),
  ),
);

/** The skill that a move uses, if it uses one. */
export function skillOf(move: string): number | undefined {
  return SKILLS.get(OTHER_NAMES[move] ?? move);
}

/** The skills of a character. */
export function skillsOf(character: number): { id: number; name: string }[] {
  const skills = CHARACTERS[character]?.skills ?? [];
  return skills.map((name, at) => ({ id: 10 * character + at, name }));
}

/** Whether a character is one of the Lord's. */
export function isLordly(character: number): boolean {
  return CHARACTERS[character]?.lord ?? false;
}

/** The kind of a card, from its number. */
export function kindOf(card: number): number {
  let first = 0;
  return COPIES.findIndex((copies) => card < (first += copies));
}

/** The locks that a level starts with. */
export function startingLocks(seats: number, level: number): number {
  const locks: Record<number, readonly number[]> = LOCKS;
  return locks[seats]?.[level] ?? 0;
}

/** How many cards the game is played with. */
export function allCards(view: View): number {
  const all = COPIES.reduce<number>((sum, copies) => sum + copies, 0);
  return view.body_swaps ? all : all - COPIES[Kinds.BODY_SWAP];
}

/** How many cards of each kind there are, kinds without any left out. */
export function byKind(cards: readonly number[]): { kind: number; count: number }[] {
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(kindOf(card), (counts.get(kindOf(card)) ?? 0) + 1);
  return [...counts].sort(([one], [other]) => one - other).map(([kind, count]) => ({ kind, count }));
}

/** Who stands on a level, or in Limbo: the Lord first. */
export function peopleAt(view: View, level: number): number[] {
  const there = view.places.flatMap((place, seat) => (place === level ? [seat] : []));
  return there.sort((one, other) => Number(other === view.lord) - Number(one === view.lord));
}

/** The levels whose locks or vaults have just changed. */
export function stirred(news: readonly EventInfo[]): { locks: Set<number>; vaults: Set<number> } {
  const [locks, vaults] = [new Set<number>(), new Set<number>()];
  for (const event of told<Events>(news)) {
    if (event[0] === 'unlocked') locks.add(event[2]);
    else if (event[0] === 'locks-changed') locks.add(event[1]);
    else if (event[0] === 'vault-opened') vaults.add(event[1]);
    else if (event[0] === 'vaults-exchanged') vaults.add(event[1]).add(event[2]);
  }
  return { locks, vaults };
}

/** Who has just laid which cards on the discard pile. */
export function thrown(news: readonly EventInfo[]): Map<number, number> {
  const by = new Map<number, number>();
  for (const event of told<Events>(news)) {
    if (event[0] === 'card-used' || event[0] === 'card-used-on') by.set(event[2], event[1]);
    else if (event[0] === 'unlocking' || event[0] === 'unlock-cancelled') by.set(event[2], event[1]);
    else if (event[0] === 'discarded') for (const card of event[2]) by.set(card, event[1]);
  }
  return by;
}

export const words = {
  card: (say: Say, kind: number) => say(`card-${member(Kinds, kind)}-name`),
  cardText: (say: Say, kind: number) => say(`card-${member(Kinds, kind)}-text`),
  character: (say: Say, character: number) => say(`character-${CHARACTERS[character]?.name ?? 'none'}`),
  characterText: (say: Say, character: number) =>
    character ? say(`character-${CHARACTERS[character]?.name ?? 'none'}-text`) : '',
  world: (say: Say, character: number) => say(`world-${CHARACTERS[character]?.name ?? 'none'}-text`),
  level: (say: Say, level: number) => (level === LIMBO ? say('limbo') : say('level', { level })),
  content: (say: Say, content: number) => say(`content-${member(Contents, content)}`),
  face: (say: Say, face: number) => say(`face-${member(Faces, face)}`),
  step: (say: Say, step: number) => say(`step-${member(Steps, step)}`),
  role: (say: Say, view: View, seat: number) =>
    say(seat === view.lord ? 'web-inception-lord' : 'web-inception-thief'),
  cards: (say: Say, cards: readonly number[]) =>
    cards.map((card) => words.card(say, kindOf(card))).join(' · '),
};
