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
};

/** Something that is told on a card of its own: an encounter, a fight, a mythos card, an action. */
export type Scene = {
  /** The number of the event that it began with. */
  number: number;
  kind: 'encounter' | 'combat' | 'mythos' | 'action' | 'test' | 'card';
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

/** The table as it was; which text is resolved is told by the events that are shown by now. */
export function asTold(before: View): View {
  return { ...before, stack: [] };
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

  const begin = (
    kind: Scene['kind'],
    info: EventInfo,
    seat: number | null,
    card: number | null,
    part = '',
  ) => {
    if (open) open.over = true;
    open = {
      number: info.number,
      kind,
      seat,
      card,
      part,
      foe: null,
      stories: [],
      tests: [],
      lines: [],
      over: false,
    };
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
        begin('encounter', info, event[1], event[2], event[3]);
        break;
      case 'mythos-drawn':
        begin('mythos', info, null, event[1]);
        break;
      case 'performed':
        begin('action', info, event[1], event[2]);
        break;
      case 'ambushed':
      case 'combat-began': {
        const at = scene();
        const inside = at && (at.kind !== 'combat' || at.foe === event[2]);
        (inside ? at : begin('combat', info, event[1], event[2])).foe = event[2];
        break;
      }
      case 'test-began': {
        const at = scene() ?? begin('test', info, event[1], null);
        at.tests.push({
          seat: event[1],
          skill: event[2],
          modifier: event[3],
          dice: [],
          again: [],
          result: null,
        });
        break;
      }
      case 'rolled': {
        const test = scene()?.tests.at(-1);
        if (test) test.dice = [...event[2]].sort();
        break;
      }
      case 'rerolled': {
        const test = scene()?.tests.at(-1);
        if (test) rollAgain(test, event[2], event[3]);
        break;
      }
      case 'tested': {
        const test = scene()?.tests.at(-1);
        if (test) test.result = event[3];
        break;
      }
      case 'dice-thrown':
        scene()?.tests.push({
          seat: event[1],
          skill: null,
          modifier: 0,
          dice: [...event[2]],
          again: [],
          result: null,
        });
        break;
      case 'back-seen':
        if (info.story && !scene()) begin('card', info, event[1], event[2]);
        break;
      default:
        break;
    }
    const then = scene();
    if (then && info.story) then.stories.push(info.story);
    if (then && !SHOWN.has(event[0])) then.lines.push(info.text);
    if (event[0] === 'encounter-ended' || event[0] === 'rescued') end();
  }
  return scenes.slice(-KEPT);
}

/**
 * The scenes, with the one that goes on as the view says it: whose text is resolved, which monster is fought,
 * what the dice show. What is over was told by the events.
 */
export function goingOn(scenes: readonly Scene[], stack: readonly Resolving[], number: number): Scene[] {
  const last = scenes.at(-1);
  const outer = stack.find((one) => one.card >= 0 || one.foe >= 0);
  if (!outer) return [...scenes];
  const inner = (of: (one: Resolving) => boolean) => stack.findLast(of);
  const known = (scene: Scene) =>
    stack.some(
      (one) => (one.card >= 0 && one.card === scene.card) || (one.foe >= 0 && one.foe === scene.foe),
    );
  const begun: Scene =
    last && !last.over && (last.kind === 'mythos' || known(last))
      ? last
      : {
          number,
          kind: outer.card >= 0 ? 'card' : 'combat',
          seat: outer.you,
          card: outer.card >= 0 ? outer.card : outer.foe,
          part: outer.part,
          foe: null,
          stories: [],
          tests: [],
          lines: [],
          over: false,
        };
  const foe = inner((one) => one.foe >= 0)?.foe ?? (begun.kind === 'combat' ? begun.foe : null);
  const test = inner((one) => one.skill !== null);
  const tests = begun.tests.map((one, at) =>
    test && at === begun.tests.length - 1 && one.result === null ? { ...one, dice: [...test.dice] } : one,
  );
  return [...scenes.filter((one) => one !== begun), { ...begun, foe, tests }];
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
 * The scene to look at: the latest; but if the news bring the end of something of one's own and go on to
 * something else, one's own first.
 */
export function firstToShow(scenes: readonly Scene[], news: readonly EventInfo[], seat: number): number {
  const from = news[0]?.number;
  const last = scenes.length - 1;
  if (from === undefined || seat < 0) return last;
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
