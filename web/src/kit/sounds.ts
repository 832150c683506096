import type { EventInfo } from '../generated/messages';
import type { Stage } from './stages';

/** What can be heard on a table. */
export type Sound =
  | 'dice'
  | 'card'
  | 'step'
  | 'token'
  | 'page'
  | 'door'
  | 'alarm'
  | 'blow'
  | 'fall'
  | 'chime'
  | 'turn'
  | 'ending';

/** A tone that glides, or a breath of noise around a pitch; times in seconds, loudness from 0 to 1. */
export type Note = {
  wave: 'sine' | 'triangle' | 'noise';
  from: number;
  to?: number;
  at: number;
  lasts: number;
  loud: number;
};

const note = (
  wave: Note['wave'],
  from: number,
  at: number,
  lasts: number,
  loud: number,
  to = from,
): Note => ({
  wave,
  from,
  to,
  at,
  lasts,
  loud,
});

/** How each is made: nothing is recorded, everything is drawn. */
export const NOTES: Record<Sound, readonly Note[]> = {
  dice: [0, 0.07, 0.13, 0.21, 0.32, 0.46].map((at, nth) =>
    note('noise', 2600 - 260 * (nth % 3), at, 0.05, 0.5 - 0.05 * nth),
  ),
  card: [note('noise', 1400, 0, 0.16, 0.28, 4200)],
  step: [note('sine', 130, 0, 0.1, 0.4, 80), note('noise', 500, 0, 0.05, 0.15)],
  token: [note('triangle', 620, 0, 0.08, 0.22, 540), note('triangle', 830, 0.06, 0.08, 0.14, 760)],
  page: [note('noise', 900, 0, 0.3, 0.2, 2600)],
  door: [note('noise', 180, 0, 0.55, 0.35, 420), note('sine', 70, 0.45, 0.4, 0.5, 48)],
  alarm: [0, 0.24].flatMap((at) => [
    note('triangle', 466, at, 0.2, 0.3, 440),
    note('sine', 233, at, 0.2, 0.3),
  ]),
  blow: [note('noise', 320, 0, 0.12, 0.5, 120), note('sine', 110, 0, 0.25, 0.55, 45)],
  fall: [note('sine', 392, 0, 0.9, 0.35, 98), note('triangle', 294, 0.1, 0.9, 0.15, 73)],
  chime: [523, 659, 784].map((pitch, nth) => note('sine', pitch, 0.09 * nth, 0.7, 0.25)),
  turn: [note('sine', 587, 0, 0.5, 0.3), note('sine', 880, 0.14, 0.7, 0.25)],
  ending: [262, 330, 392, 523].map((pitch, nth) => note('triangle', pitch, 0.22 * nth, 1.6, 0.22)),
};

/** What says how events sound, by their names: those that are not named are silent. */
export type Sounds<Events extends readonly [string, ...unknown[]]> = Partial<Record<Events[0], Sound>>;

/** No more of them are heard in a stage: the rest would be noise. */
const TOGETHER = 3;

/**
 * What a stage sounds like, each sound once. While dice roll nothing but the dice is heard, as nothing but them is
 * seen; when they have settled they are silent. Who wants things to stay still hears one sound for one picture.
 */
export function soundsIn(
  stage: Stage,
  soundOf: (event: EventInfo) => Sound | undefined,
  still = false,
): Sound[] {
  const all = stage.events.map(soundOf).filter((one) => one !== undefined);
  const heard = [...new Set(all)].filter((one) =>
    stage.kind === 'roll' ? one === 'dice' : stage.kind !== 'settle' || one !== 'dice',
  );
  return still ? heard.slice(-1) : heard.slice(0, TOGETHER);
}

/** A quiet ground under a table: a chord that breathes, and air that moves over it. */
export type Ambience = {
  /** Pitches of the chord. */
  chord: readonly number[];
  /** Around which pitch the air moves, and how loud it is beside the chord. */
  air: number;
  wind: number;
  /** Seconds of a breath. */
  breath: number;
};

/** By name, so that content can say what a place sounds like. */
export const AMBIENCES = {
  /** A night in which one sleeps. */
  night: { chord: [98, 147, 196], air: 300, wind: 0.25, breath: 11 },
  /** Dreams within dreams, heavy and slow. */
  deep: { chord: [55, 82.4, 110], air: 160, wind: 0.35, breath: 14 },
  /** A city of machines that never rests. */
  city: { chord: [58.3, 116.5, 174.6], air: 900, wind: 0.2, breath: 6 },
  /** An old world that something looks at. */
  dread: { chord: [61.7, 92.5, 98], air: 240, wind: 0.45, breath: 13 },
  /** Streets at dusk. */
  dusk: { chord: [110, 164.8, 207.7], air: 420, wind: 0.3, breath: 10 },
  /** Water that comes and goes. */
  sea: { chord: [87.3, 130.8], air: 520, wind: 1, breath: 8 },
  /** A hall in which one waits, lamps humming. */
  station: { chord: [116.5, 146.8, 174.6], air: 700, wind: 0.12, breath: 9 },
} as const satisfies Record<string, Ambience>;

/** The ambience of a name; the given one where nothing or something unknown is named. */
export function ambienceOf(name: string, usual: keyof typeof AMBIENCES): Ambience {
  return Object.hasOwn(AMBIENCES, name) ? AMBIENCES[name as keyof typeof AMBIENCES] : AMBIENCES[usual];
}
