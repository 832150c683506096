import { tick } from 'svelte';
import type { EventInfo, MomentInfo } from '../generated/messages';
import { inTime, type Stage } from './stages';

/** A change of a table: how it is then, what happened, and how it stood in between. */
export type Change = { view: unknown; events: EventInfo[]; moments?: MomentInfo[] };

/** A part of a change: what happened up to a moment, and how the table stood then. */
type Beat = { view: unknown; events: EventInfo[] };

/** What the director needs of a board. */
export type Cast = {
  /** Divide a change into stages. */
  stagesOf: (news: EventInfo[]) => Stage[];
  /** What to draw until the last die lies still, from how it was and what was shown since. */
  viewMeanwhile: (before: unknown, news: EventInfo[]) => unknown;
  /** Called before another view is drawn: look where everything is. */
  before: () => void;
  /** Called when it is drawn: let things travel. */
  after: (events: EventInfo[]) => void;
};

/**
 * Shows what happens on a table, stage by stage: nothing before its moment, a line of the log only when its picture
 * was seen. Boards say how an event looks; tables and replays say what comes next.
 */
export class Director {
  /** What the board draws. */
  view = $state.raw<unknown>(null);
  /** The stage that is on; null while nothing happens. */
  stage = $state.raw<Stage | null>(null);
  /** What the change has brought so far, with the stage that is on; after a reload nothing. */
  news = $state.raw<EventInfo[]>([]);
  /** What can be told. */
  log = $state.raw<EventInfo[]>([]);
  /** All that was shown, with what the stage that is on shows. */
  seen = $state.raw<EventInfo[]>([]);
  /** What has just come about, to be heard: the latest last. */
  heard = $state.raw<EventInfo[]>([]);
  cast: Cast | null = null;
  /** Counts what was shown: what is shown later ends what is on. */
  private run = 0;
  private hurried = false;
  private wake: (() => void) | null = null;

  constructor(
    /** By what durations are multiplied; 0 for at once. */
    readonly pace: () => number,
    private readonly sleep: (ms: number) => Promise<void> = slept,
  ) {}

  /** Put a table there as it is, with what was told of it; nothing is staged. */
  put(view: unknown, log: EventInfo[], news: EventInfo[] = []): void {
    this.run += 1;
    this.hurry();
    this.view = view;
    this.log = this.seen = log;
    this.news = this.heard = news;
    this.stage = null;
  }

  /** Know what happened before all that is known. */
  recall(earlier: EventInfo[]): void {
    const first = this.log[0]?.number ?? Infinity;
    const before = earlier.filter(({ number }) => number < first);
    this.log = [...before, ...this.log];
    this.seen = [...before, ...this.seen];
  }

  /** Let a change happen. `landed` is called when the table is drawn as it is afterwards. */
  async show(change: Change, landed: () => void): Promise<void> {
    const run = ++this.run;
    this.hurry();
    this.hurried = false;
    let before = this.view;
    const { view, events } = change;
    this.news = [];
    this.heard = [];
    let there = false;
    const beats = beatsOf(change);
    const staged = inTime(beats.map((beat) => this.cast?.stagesOf(beat.events) ?? []));
    for (const [at, beat] of beats.entries()) {
      let shown: EventInfo[] = [];
      for (const stage of staged[at] ?? []) {
        if (this.hurried || this.pace() <= 0) break; // what nobody looks at is not drawn either
        shown = both(shown, stage.events);
        const drawn = stage.after || !this.cast ? beat.view : this.cast.viewMeanwhile(before, shown);
        const other = drawn !== this.view;
        if (other) this.cast?.before();
        const last = stage.after && beat.view === view;
        if (last && !there) landed();
        there ||= last;
        this.view = drawn;
        this.stage = stage;
        this.news = both(this.news, stage.events);
        this.seen = both(this.log, this.news);
        await tick();
        if (other) this.cast?.after(stage.events);
        await this.wait(stage.ms);
        if (run !== this.run) return;
        if (stage.tells) this.tell(stage.events);
      }
      before = beat.view;
    }
    const rest = unknownTo(this.news, events);
    const other = view !== this.view;
    if (other) this.cast?.before();
    if (!there) landed();
    this.view = view;
    this.stage = null;
    this.news = events;
    this.tell(events);
    this.seen = this.log;
    await tick();
    if (other) this.cast?.after(rest);
  }

  /** Wait, as long as nobody hurries. */
  async wait(ms: number): Promise<void> {
    const time = ms * this.pace();
    if (this.hurried || time <= 0) return;
    await Promise.race([this.sleep(time), new Promise<void>((wake) => (this.wake = wake))]);
    this.wake = null;
  }

  /** Be done with the change that is on. */
  hurry(): void {
    this.hurried = true;
    this.wake?.();
  }

  private tell(events: EventInfo[]): void {
    const fresh = unknownTo(this.log, events);
    if (!fresh.length) return;
    this.log = [...this.log, ...fresh];
    this.heard = [...this.heard, ...fresh];
  }
}

/** Divide a change by its moments: each shows the table as it stood, and the last one as it is. */
function beatsOf({ view, events, moments = [] }: Change): Beat[] {
  const beats: Beat[] = [];
  let from = 0;
  for (const moment of moments) {
    const after = events.findIndex(({ number }) => number > moment.number);
    if (after < 0) break; // nothing follows: the table stands as it is
    const then = { ...(view as object), ...(moment.view as object) };
    if (after > from) beats.push({ view: then, events: events.slice(from, after) });
    from = Math.max(from, after);
  }
  return [...beats, { view, events: events.slice(from) }];
}

/** The events of two lists, each once, in their order. */
function both(events: EventInfo[], more: EventInfo[]): EventInfo[] {
  const first = more[0]?.number ?? Infinity;
  const from = events.findIndex(({ number }) => number >= first);
  if (from < 0) return more.length ? [...events, ...more] : events;
  const late = new Map([...events.slice(from), ...more].map((event) => [event.number, event]));
  return [...events.slice(0, from), ...[...late.values()].sort((a, b) => a.number - b.number)];
}

function unknownTo(events: EventInfo[], more: EventInfo[]): EventInfo[] {
  const last = events.at(-1)?.number ?? -1;
  return more.filter(({ number }) => number > last);
}

function slept(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
