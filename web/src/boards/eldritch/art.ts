import comet from 'icon:game-icons/comet-spark';
import eclipse from 'icon:game-icons/eclipse';
import stars from 'icon:game-icons/star-formation';
import type { ThingInfo } from '../../generated/messages';
import { art, lookOf } from '../../kit/art/art';
import type { Drawing } from '../../kit/drawing';

const STRANGE = 'picture things:eye';

/** What is drawn on a component. */
export function pictureOf(of: ThingInfo): string {
  return String(of.figures.art ?? STRANGE);
}

/** What can be seen on it, for those who hear it. */
export function altOf(of: ThingInfo): string {
  return String(of.figures.alt ?? '');
}

/** A component by itself, where there is room for a sign only. */
export function likeness(of: ThingInfo): Drawing {
  return art(pictureOf(of), { bare: true });
}

/** Parts of encounters in the order in which their cards show them: by kind of space, or by city of a region. */
const LANDS = ['city', 'wilderness', 'sea'];
const CITIES = [
  'boston',
  'vancouver',
  'rio',
  'liverpool',
  'naples',
  'constantinople',
  'bombay',
  'yokohama',
  'melbourne',
];

/** The thing that an encounter at a space is about, if its card has a part for each kind of space or city. */
export function thingAt(card: ThingInfo, space: ThingInfo | undefined): string {
  const things = lookOf(pictureOf(card)).fields.things?.split(',') ?? [];
  if (!space) return '';
  if (card.kind === 'regional') return things[CITIES.indexOf(space.id) % LANDS.length] ?? '';
  return card.kind === 'general' || card.kind === 'research' ? (things[LANDS.indexOf(space.kind)] ?? '') : '';
}

/** The hue of a kind of card. */
const KIND_HUES: Record<string, number> = {
  asset: 212,
  artifact: 40,
  spell: 285,
  condition: 8,
  mythos: 165,
  mystery: 250,
};

export function kindHue(kind: string): number {
  return KIND_HUES[kind] ?? 230;
}

/** The signs of the omens, in the order of their colours: green, blue, red. */
const OMEN_SIGNS = [comet, stars, eclipse] as const;

/** The sign of an omen's colour. */
export function omenSign(colour: number): Drawing {
  return OMEN_SIGNS[colour] ?? stars;
}
