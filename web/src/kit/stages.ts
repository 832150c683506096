import type { EventInfo } from '../generated/messages';

/**
 * What happens on a table is staged: something is drawn or played, dice roll, they settle, things land where they
 * belong, and what follows from it is seen.
 */
export type Kind = 'draw' | 'roll' | 'settle' | 'land' | 'consequence';

/**
 * How an event looks: as one of these, or as nothing of its own. Whatever rolls also settles. A beat begins a moment of
 * its own, in which its consequences are seen.
 */
export type Cue = 'draw' | 'roll' | 'land' | 'consequence' | 'beat' | 'quiet';

/** A moment of what happens. */
export type Stage = {
  kind: Kind;
  /** What is shown in it. */
  events: EventInfo[];
  /** How long it takes at the usual speed, in milliseconds. */
  ms: number;
  /** Whether the table is drawn as it is afterwards, and not as it was while dice rolled and cards were played. */
  after: boolean;
  /** Whether what it shows has come about when it is over, and can be told. */
  tells: boolean;
};

/** How long each kind takes at the usual speed, in milliseconds; none may take longer than `LONGEST`. */
export const LASTS: Record<Kind, number> = { draw: 650, roll: 950, settle: 350, land: 300, consequence: 700 };
export const LONGEST = 1500;
/** All stages of one change together take no longer; where it is told beat by beat, so long for each is granted. */
const ALL_TOGETHER = 4500;
const A_BEAT = 600;
/** What stands still is to be seen for so long. */
const A_LOOK = 650;
/** A turning point has the whole board for so long. */
const A_TURN = LONGEST;

/**
 * Divide what happened into stages. Until the last die lies still and the last card was played the table is drawn
 * as it was before.
 */
export function stagesOf(news: readonly EventInfo[], cueOf: (event: EventInfo) => Cue): Stage[] {
  const cues = news.map((event) => (event.turning ? 'consequence' : cueOf(event)));
  const stages: Stage[] = [];
  let quiet: EventInfo[] = [];
  const still = cues.findLastIndex((cue) => cue === 'draw' || cue === 'roll');
  news.forEach((event, at) => {
    // What lands while the table is drawn as it was has no picture of its own.
    const cue = at < still && cues[at] === 'land' ? 'quiet' : (cues[at] ?? 'quiet');
    const last = stages.at(-1);
    if (cue === 'quiet') {
      if (last) last.events.push(event);
      else quiet.push(event);
    } else if (event.turning) {
      stages.push({ ...stage('consequence', [...quiet, event]), ms: A_TURN });
      quiet = [];
    } else if (cue === 'beat') {
      stages.push(stage('consequence', [...quiet, event]));
      quiet = [];
    } else if (
      last &&
      !turningIn(last) &&
      (last.kind === cue || (cue === 'roll' && last.kind === 'settle'))
    ) {
      last.events.push(event);
      if (cue === 'roll') stages.at(-2)?.events.push(event);
    } else {
      const events = [...quiet, event];
      quiet = [];
      if (cue !== 'roll') stages.push(stage(cue, events));
      else stages.push({ ...stage('roll', [...events]), tells: false }, stage('settle', events));
    }
  });
  if (quiet.length) stages.push({ ...stage('land', quiet), ms: 0 });
  const from = stages.findLastIndex(({ kind }) => kind === 'draw' || kind === 'settle') + 1;
  return stages.map((one, at) => ({ ...one, after: at >= from }));
}

/** Shorten the stages of a change, beat by beat, where there are many. */
export function inTime(beats: readonly Stage[][]): Stage[][] {
  const total = beats.flat().reduce((sum, { ms }) => sum + ms, 0);
  const share = Math.min(1, Math.max(ALL_TOGETHER, A_BEAT * beats.length) / Math.max(total, 1));
  return beats.map((stages) => stages.map((one) => ({ ...one, ms: one.ms * share })));
}

/** The same for who wants things to stand still: one picture, and time to look at it. */
export function oneLook(news: readonly EventInfo[], cueOf: (event: EventInfo) => Cue): Stage[] {
  const loud = news.some((event) => cueOf(event) !== 'quiet');
  const turns = news.some((event) => event.turning);
  return [{ ...stage('land', [...news]), ms: turns ? A_TURN : loud ? A_LOOK : 0 }];
}

/** The turning point that a stage shows, if it shows one. */
export function turningIn(stage: Stage): EventInfo | null {
  return stage.events.findLast((event) => event.turning) ?? null;
}

function stage(kind: Kind, events: EventInfo[]): Stage {
  return { kind, events, ms: Math.min(LASTS[kind], LONGEST), after: true, tells: true };
}
