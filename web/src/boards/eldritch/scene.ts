import { Phases, type Events, type Resolving, type View } from '../../generated/eldritch';
import type { EventInfo } from '../../generated/messages';
import type { Cue } from '../../kit/stages';
import { told } from '../../kit/told';

/** A test, or dice that are none (then without a skill). */
export type Test = {
  seat: number;
  skill: number | null;
  modifier: number;
  dice: number[];
  /** Faces that were rolled again, as they are now. */
  again: number[];
  result: number | null;
  /** How the story goes on after it. */
  outcome: string[];
};

/** What is told to everybody, whatever else is going on. */
export type Chapter = 'opening' | 'mystery' | 'awakening' | 'fall' | 'ending';

/** Something that is told on a card of its own: an encounter, a fight, a mythos card, an action, any text. */
export type Scene = {
  /** The number of the event that it began with. */
  number: number;
  kind: 'encounter' | 'combat' | 'mythos' | 'action' | 'test' | 'card' | 'text' | 'reckoning' | Chapter;
  seat: number | null;
  card: number | null;
  part: string;
  foe: number | null;
  stories: string[];
  tests: Test[];
  /** What came of it, line by line. */
  lines: string[];
  over: boolean;
};

/** How an event looks on the board. */
export function cue(event: Events): Cue {
  switch (event[0]) {
    case 'round-began':
    case 'phase-began':
    case 'asked':
    case 'performed':
    case 'used':
    case 'test-began':
    case 'tested':
    case 'encounter-ended':
      return 'quiet';
    case 'encounter-began':
    case 'story-told':
    case 'combat-began':
    case 'ambushed':
    case 'mythos-drawn':
    case 'mystery-drawn':
      return 'draw';
    case 'rolled':
    case 'rerolled':
    case 'dice-thrown':
      return 'roll';
    case 'doom-moved':
    case 'awakened':
    case 'mystery-solved':
    case 'final-mystery-solved':
    case 'defeated':
    case 'devoured':
    case 'eliminated':
      return 'consequence';
    default:
      return 'land';
  }
}

/**
 * The table as it was, with the text that was being resolved, until something is told that goes on from it; what
 * dice show is told by the events.
 */
export function asTold(before: View, news: readonly EventInfo[]): View {
  const over = told<Events>(news).some(([name]) => BEGINNINGS.has(name) || ENDS.has(name));
  return { ...before, stack: over ? [] : texts(before.stack) };
}

/** The places of the dice in a test that these events roll. */
export function rollingIn(test: Test, news: readonly EventInfo[]): ReadonlySet<number> {
  const rolling = new Set<number>();
  for (const event of told<Events>(news)) {
    if (event[0] === 'rolled' || event[0] === 'dice-thrown') test.dice.forEach((_, at) => rolling.add(at));
    if (event[0] === 'rerolled') rolling.add(test.dice.indexOf(event[3]));
  }
  return rolling;
}

/** Events with which a text, a fight or an action begins: the card or the monster is their third or second part. */
const BEGINNINGS: ReadonlyMap<string, { at: 1 | 2; kind: Scene['kind'] }> = new Map([
  ['encounter-began', { at: 2, kind: 'encounter' }],
  ['mythos-drawn', { at: 1, kind: 'mythos' }],
  ['performed', { at: 2, kind: 'action' }],
  ['combat-began', { at: 2, kind: 'combat' }],
  ['ambushed', { at: 2, kind: 'combat' }],
  ['reckoned', { at: 1, kind: 'reckoning' }],
  ['used', { at: 2, kind: 'text' }],
  ['card-flipped', { at: 2, kind: 'card' }],
]);

/** Events that are a chapter: the card is their second or third part. */
const CHAPTERS: ReadonlyMap<string, { at: 1 | 2; kind: Chapter }> = new Map([
  ['ancient-one-chosen', { at: 1, kind: 'opening' }],
  ['mystery-drawn', { at: 1, kind: 'mystery' }],
  ['awakened', { at: 1, kind: 'awakening' }],
  ['defeated', { at: 2, kind: 'fall' }],
  ['devoured', { at: 2, kind: 'fall' }],
  ['tale-ended', { at: 1, kind: 'ending' }],
]);

/** Events with which what was told is over. */
const ENDS = new Set(['encounter-ended', 'phase-began', 'round-began']);

/** How many events are looked at, and how many scenes are kept to leaf back. */
const WINDOW = 500;
const KEPT = 12;

/** Events that are shown otherwise than as lines. */
const SHOWN = new Set([
  'encounter-began',
  'story-told',
  'encounter-ended',
  'combat-began',
  'test-began',
  'rolled',
  'rerolled',
  'tested',
  'dice-thrown',
  'mythos-drawn',
  'performed',
  'phase-began',
  'round-began',
  'asked',
  'back-seen',
]);

/** Actions that have no card: whatever was told before them is over. */
const PLAIN = new Set([
  'rested',
  'acquire-began',
  'trade-proposed',
  'traded',
  'lead-chosen',
  'investigator-chosen',
]);

/** What the events tell, scene by scene, the latest last. */
export function scenesIn(events: readonly EventInfo[]): Scene[] {
  const scenes: Scene[] = [];
  let open: Scene | null = null;

  const begin = (...told: Parameters<typeof begun>) => {
    if (open) open.over = true;
    open = begun(...told);
    scenes.push(open);
    return open;
  };
  const end = () => {
    if (open) open.over = true;
    open = null;
  };
  const scene = (): Scene | null => open;

  for (const info of events.slice(-WINDOW)) {
    const event = info.event as Events;
    const seat = seatIn(info);
    const now = scene();
    if (now && strange(now, event[0], seat)) end();
    switch (event[0]) {
      case 'encounter-began':
        begin('encounter', info.number, event[1], event[2], event[3]);
        break;
      case 'mythos-drawn':
        begin('mythos', info.number, null, event[1]);
        break;
      case 'performed':
        begin('action', info.number, event[1], event[2]);
        break;
      case 'ambushed':
      case 'combat-began': {
        const at = scene();
        const inside = at && (at.kind !== 'combat' || at.foe === event[2]);
        (inside ? at : begin('combat', info.number, event[1], event[2])).foe = event[2];
        break;
      }
      case 'test-began':
        if (!scene()) begin('test', info.number, event[1], null);
        break;
      case 'back-seen':
        if (info.story && !scene()) begin('card', info.number, event[1], event[2]);
        break;
      default:
        break;
    }
    const then = scene();
    if (then) goOn(then, info);
    if (event[0] === 'encounter-ended' || event[0] === 'rescued') end();
  }
  return scenes.slice(-KEPT);
}

/** The chapters that the events tell, the latest last. */
export function chaptersIn(events: readonly EventInfo[]): Scene[] {
  const chapters = events.slice(-WINDOW).flatMap((info) => {
    const event = info.event as Events;
    const way = CHAPTERS.get(event[0]);
    if (!way || !info.story) return [];
    const seat = way.kind === 'fall' ? seatIn(info) : null;
    const chapter = begun(way.kind, info.number, seat, Number(event[way.at]));
    const lines = way.kind === 'fall' ? [info.text] : [];
    return [{ ...chapter, stories: [info.story], lines, over: true }];
  });
  return chapters.slice(-KEPT);
}

/** What is read as a page, in its order: one's own encounters, mythos cards and chapters. */
export function pagesOf(scenes: readonly Scene[], chapters: readonly Scene[], seat: number): Scene[] {
  const own = scenes.filter(
    (one) =>
      one.stories.length > 0 && (one.kind === 'mythos' || (one.kind === 'encounter' && one.seat === seat)),
  );
  return [...own, ...chapters].sort((one, other) => one.number - other.number);
}

function begun(
  kind: Scene['kind'],
  number: number,
  seat: number | null,
  card: number | null,
  part = '',
): Scene {
  return { number, kind, seat, card, part, foe: null, stories: [], tests: [], lines: [], over: false };
}

/** Let an event happen in a scene: its story, its dice, or its line. */
function goOn(scene: Scene, info: EventInfo): void {
  const event = info.event as Events;
  const test = scene.tests.at(-1);
  switch (event[0]) {
    case 'test-began':
      scene.tests.push(thrown(event[1], event[2], event[3]));
      break;
    case 'rolled':
      if (test) test.dice = [...event[2]].sort();
      break;
    case 'rerolled':
      if (test) rollAgain(test, event[2], event[3]);
      break;
    case 'tested':
      if (test) test.result = event[3];
      break;
    case 'dice-thrown':
      scene.tests.push({ ...thrown(event[1]), dice: [...event[2]] });
      break;
    default:
      break;
  }
  if (info.story && !CHAPTERS.has(event[0])) (test?.outcome ?? scene.stories).push(info.story);
  if (!SHOWN.has(event[0])) scene.lines.push(info.text);
}

function thrown(seat: number, skill: number | null = null, modifier = 0): Test {
  return { seat, skill, modifier, dice: [], again: [], result: null, outcome: [] };
}

/** The texts and fights on the stack, without tests. */
function texts(stack: readonly Resolving[]): Resolving[] {
  return stack.filter((one) => one.card >= 0 || one.foe >= 0);
}

/**
 * The scenes, the last of them the text that is resolved now, as the view says it: whose it is, which monster is
 * fought, what the dice show. What went on in it was told by the events since it began.
 */
export function goingOn(
  scenes: readonly Scene[],
  events: readonly EventInfo[],
  stack: readonly Resolving[],
): Scene[] {
  const source = texts(stack).at(-1);
  if (!source) return [...scenes];
  const now = resolved(source, events);
  const test = stack.at(-1);
  const last = now.tests.at(-1);
  if (test && test.skill !== null && last?.result === null) last.dice = [...test.dice];
  return [...scenes.filter((scene) => scene.number < now.number), now];
}

/** The text that is resolved, with what happened since it began. */
function resolved({ card, foe, you, part }: Resolving, events: readonly EventInfo[]): Scene {
  const thing = card >= 0 ? card : foe;
  const late = events.slice(-WINDOW);
  const from = late.findLastIndex(({ event }) => {
    const one = event as Events;
    const way = BEGINNINGS.get(one[0]);
    return way !== undefined && one[way.at] === thing;
  });
  const first = late[from];
  const kind = first && BEGINNINGS.get((first.event as Events)[0])?.kind;
  const number = first?.number ?? (events.at(-1)?.number ?? -1) + 1;
  const scene = begun(kind ?? 'text', number, kind === 'mythos' ? null : you, thing, part);
  if (kind === 'combat' || foe >= 0) Object.assign(scene, { kind: 'combat', foe: thing });
  if (first?.story) scene.stories.push(first.story);
  for (const info of first ? late.slice(from + 1) : []) goOn(scene, info);
  return scene;
}

/** Whether an event has nothing to do with what is being told. */
function strange(scene: Scene, event: string, seat: number | null): boolean {
  if (event === 'round-began') return true;
  if (scene.kind === 'mythos') return false;
  if (event === 'phase-began') return true;
  if (scene.kind === 'encounter') return false;
  if (PLAIN.has(event)) return true;
  if (scene.kind === 'test' && (event === 'moved' || event === 'performed' || event === 'test-began'))
    return true;
  return seat !== null && scene.seat !== null && seat !== scene.seat;
}

function seatIn(info: EventInfo): number | null {
  const ref = info.refs.find((one) => one.startsWith('seat:'));
  return ref === undefined ? null : Number(ref.slice(5));
}

function rollAgain(test: Test, old: number, face: number): void {
  const at = test.dice.indexOf(old);
  if (at >= 0) test.dice.splice(at, 1);
  test.dice = [...test.dice, face].sort();
  test.again.push(face);
}

/**
 * The scene to look at: the latest, and always so while its text asks something; else, if the news bring the end of
 * something of one's own and go on to something else, one's own first.
 */
export function firstToShow(
  scenes: readonly Scene[],
  news: readonly EventInfo[],
  seat: number,
  asks = false,
): number {
  const from = news[0]?.number;
  const last = scenes.length - 1;
  if (asks || from === undefined || seat < 0) return last;
  const running = scenes.findIndex((scene, at) => {
    const next = scenes[at + 1];
    return next !== undefined && scene.seat === seat && scene.number < from && next.number >= from;
  });
  return running >= 0 ? running : last;
}

/** Whether a phase belongs to the Mythos. */
export function isMythos(phase: number): boolean {
  return phase >= Phases.MYTHOS;
}
