import { NOTHING, OMENS, Phases, type Foe, type Fallen, type View } from '../../generated/eldritch';
import type { Reference, TableReference, ThingInfo } from '../../generated/messages';
import { around } from '../../kit/seats';
import { UNKNOWN, inLine, lines } from '../../kit/texts';
import type { Say } from '../../lib/words.svelte';

export const SKILLS = ['lore', 'influence', 'observation', 'strength', 'will'] as const;
export const TICKETS = ['train', 'ship'] as const;
export const COLOURS = ['green', 'blue', 'red'] as const;

/** What is printed on a component. */
export function thing(reference: Reference, number: number): ThingInfo {
  return reference.things[number] ?? UNKNOWN;
}

/** A figure as a number, if it is one. */
export function figure(of: ThingInfo, name: string): number | null {
  const found = of.figures[name];
  return typeof found === 'number' ? found : null;
}

/** Everything that lies or stands on a space. */
export type Contents = {
  gates: number[];
  foes: Foe[];
  clues: number[];
  people: number[];
  fallen: Fallen[];
  rumors: number[];
  markers: { source: number; mystery: boolean; count: number }[];
  site: boolean;
};

/** What is where, by space. */
export function contents(view: View, reference: Reference): Contents[] {
  const all = reference.spaces.map((_, space): Contents => {
    return {
      gates: [],
      foes: [],
      clues: [],
      people: [],
      fallen: [],
      rumors: [],
      markers: [],
      site: space === view.site,
    };
  });
  for (const gate of view.gates) all[figure(thing(reference, gate), 'space') ?? NOTHING]?.gates.push(gate);
  for (const foe of view.foes) all[foe.space]?.foes.push(foe);
  for (const [clue, space] of Object.entries(view.clues)) all[space]?.clues.push(Number(clue));
  view.people.forEach((person, seat) => person && all[person.space]?.people.push(seat));
  for (const one of view.fallen) all[one.space]?.fallen.push(one);
  for (const [card, space] of Object.entries(view.rumors)) all[space]?.rumors.push(Number(card));
  for (const { space, source, mystery } of view.markers) {
    const there = all[space]?.markers;
    const same = there?.find((one) => one.source === source && one.mystery === mystery);
    if (same) same.count++;
    else there?.push({ source, mystery, count: 1 });
  }
  // The dangerous ones lie on top.
  for (const { foes } of all) foes.sort((one, other) => one.toughness - other.toughness);
  return all;
}

/** The colour of a gate, as its number. */
export function omenOf(gate: ThingInfo): number {
  return COLOURS.findIndex((colour) => colour === gate.figures.omen);
}

/** ELD-OMN-03: whether a gate matches the Omen as it stands. */
export function matching(view: View, gate: ThingInfo): boolean {
  return omenOf(gate) === OMENS[view.omen];
}

/** Who is at it now; nobody while all choose or while the Mythos is at it. */
export function atTurn(view: View): number | null {
  const turn = view.phase === Phases.ACTION || view.phase === Phases.ENCOUNTER ? view.turns[0] : undefined;
  return view.outcome ? null : (turn ?? null);
}

/** How far the active Mystery is: tokens or clues on it. */
export function progress(view: View): number {
  return (view.tokens[view.mystery] ?? 0) + (view.clues_on[view.mystery]?.length ?? 0);
}

/** All other seats, beginning after one's own; all of them for who watches. */
export function others(view: View, seat: number): number[] {
  const seats = view.people.length;
  return seat < 0 ? around(seats, 0) : around(seats, seat).slice(1);
}

/** Cards that may be chosen and lie nowhere on the table: in a discard pile, in a deck, in the box. */
export function elsewhere(view: View, offered: readonly string[]): number[] {
  const people = view.people.flatMap((person) => (person ? [person.investigator, ...person.cards] : []));
  const lying = new Set([
    ...people,
    ...view.fallen.map((one) => one.investigator),
    ...view.foes.map((foe) => foe.monster),
    ...view.gates,
    ...view.reserve,
    ...view.tops,
    ...view.ongoing,
    ...view.unused,
    view.ancient_one,
    view.mystery,
  ]);
  const cards = offered.flatMap((ref) => (ref.startsWith('card:') ? [Number(ref.slice(5))] : []));
  return cards.filter((card) => card !== NOTHING && !lying.has(card));
}

/** Which faces are successes for somebody: the blessed and the cursed count otherwise. */
export function successes(view: View, reference: Reference, seat: number): number {
  const ids = (view.people[seat]?.cards ?? []).map((card) => thing(reference, card).id);
  return ids.includes('cursed') ? 6 : ids.includes('blessed') ? 4 : 5;
}

/** What the back of a card says, if this seat has seen it. */
export function backOf(view: View, reference: TableReference, card: number): string | undefined {
  const back = view.backs[card];
  if (back === undefined) return undefined;
  const id = `back/${thing(reference, card).id}/${back + 1}`;
  const read = reference.readable.find((one) => one.id === id);
  return read && lines(read.flavour, read.text);
}

/** Monsters have no figures of their own if the sheet of the Ancient One has them. */
export function figuresOf(view: View, reference: Reference, monster: number): ThingInfo['figures'] {
  const own = thing(reference, monster).figures;
  if (!('sheet' in own)) return own;
  const sheet = thing(reference, view.ancient_one).figures;
  const awake = view.awake && 'awake-cultist-toughness' in sheet;
  const prefix = awake ? 'awake-cultist-' : 'cultist-';
  return Object.fromEntries(
    Object.entries(sheet).flatMap(([name, value]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [],
    ),
  );
}

/** Figures worth reading in a line of text, in this order. */
const READ = ['value', 'health', 'sanity', ...SKILLS, 'horror', 'damage', 'toughness', 'doom'];

/** A modifier as it is printed: with its sign. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}

/** All that is printed on a component, as text: traits and figures, what it does, what it tells. */
export function printed(
  say: Say,
  of: ThingInfo,
  more: { figures?: ThingInfo['figures']; text?: string } = {},
): string {
  const figures = more.figures ?? of.figures;
  const fights = of.kind === 'monster' || of.kind === 'epic';
  const numbers = READ.filter((name) => name in figures).map((name) => {
    const value = figures[name] ?? '';
    const test = fights && (name === 'will' || name === 'strength') && typeof value === 'number';
    return say(`web-eldritch-figure-${name}`, { number: test ? signed(value) : value });
  });
  return lines(
    of.title,
    inLine(...of.traits),
    inLine(...numbers),
    more.text ?? of.text,
    of.flavour && `\n${of.flavour}`,
  );
}
