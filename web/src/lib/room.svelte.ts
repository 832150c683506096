import { tick } from 'svelte';
import type { EventInfo, MoveInfo, Said, TableInfo, ToClient, Update } from '../generated/messages';
import { Live, type LiveStatus, type Socket } from './live';

/** How long a change stays on the table before the next one is shown, in milliseconds. */
const BEAT = 650;
const QUIET_BEAT = 120;
const CATCH_UP = 12;
/** No table goes back: what says so was overtaken on its way. */
const COURSE = ['open', 'running', 'over'];

export type Stage = {
  /** Called before the table changes: look where everything is. */
  before: () => void;
  /** Called after it has changed: let things travel. Returns how long they need, if longer than usual. */
  after: (events: EventInfo[]) => number;
};

/** A table as the page shows it: updates come in, wait their turn and are shown one after the other. */
export class Room {
  table = $state.raw<TableInfo | null>(null);
  shown = $state.raw<Update | null>(null);
  events = $state.raw<EventInfo[]>([]);
  news = $state.raw<EventInfo[]>([]);
  said = $state.raw<Said[]>([]);
  status = $state<LiveStatus>('connecting');
  pending = $state<number | null>(null);
  refused = $state<string | null>(null);
  waiting = $state(0);
  stage: Stage | null = null;
  private queue: Update[] = [];
  private showing = false;
  private readonly live: Live;

  constructor(
    readonly id: string,
    lang: () => string,
    open: () => Socket = () => new WebSocket(addressOf(id)),
    private readonly pause: (ms: number) => Promise<void> = sleep,
  ) {
    this.live = new Live({
      open,
      lang,
      receive: (message) => this.receive(message),
      status: (status) => {
        this.status = status;
        if (status !== 'online') this.pending = null;
      },
    });
  }

  /** The question to this seat, once everything that happened before it has been shown. */
  get question() {
    const open = this.waiting === 0 && this.pending === null && this.status === 'online';
    return open ? (this.shown?.question ?? null) : null;
  }

  /** Whether the own seat was given up for good. */
  get conceded(): boolean {
    const seat = this.table?.my_seat ?? null;
    return seat !== null && (this.table?.seats[seat]?.conceded ?? false);
  }

  /** Sit down; returns how to leave. The line is opened once the server knows who is here. */
  connect(known: Promise<void> = Promise.resolve()): () => void {
    const wake = () => this.live.wake();
    const rest = () => this.live.sleep();
    addEventListener('online', wake);
    addEventListener('offline', rest);
    void known.then(() => this.live.connect());
    return () => {
      removeEventListener('online', wake);
      removeEventListener('offline', rest);
      this.live.close();
    };
  }

  /** Begin anew in another language. */
  restart(): void {
    this.live.restart();
  }

  /** Who sits where has changed. Whoever sits down or gets up looks with other eyes from then on. */
  sits(table: TableInfo): void {
    if (this.table !== null && COURSE.indexOf(table.status) < COURSE.indexOf(this.table.status)) return;
    const moved = this.table !== null && this.table.my_seat !== table.my_seat;
    this.table = table;
    if (moved) this.live.restart();
  }

  answer(move: MoveInfo): void {
    const shown = this.shown;
    if (!shown || !this.question) return;
    if (this.live.send({ type: 'answer', number: shown.number, move: move.move }))
      this.pending = shown.number;
  }

  undo(): void {
    if (this.shown?.can_undo) this.live.send({ type: 'undo', number: this.shown.number });
  }

  say(text: string): boolean {
    return this.live.send({ type: 'say', text });
  }

  sayPhrase(phrase: number): boolean {
    return this.live.send({ type: 'say', phrase });
  }

  away(away: boolean): void {
    this.live.send({ type: 'away', away });
  }

  concede(): void {
    this.live.send({ type: 'concede' });
  }

  receive(message: ToClient): void {
    switch (message.type) {
      case 'table':
        this.sits(message.table);
        break;
      case 'said':
        if (!this.said.some((one) => one.number === message.number)) this.said = [...this.said, message];
        break;
      case 'accepted':
        break;
      case 'refused':
        this.pending = null;
        this.refused = message.reason;
        break;
      case 'update':
        void this.enqueue(message);
    }
  }

  private async enqueue(update: Update): Promise<void> {
    if (update.restart) {
      this.queue = [];
      this.events = [];
    }
    this.queue.push(update);
    this.waiting = this.queue.length;
    if (this.showing) return;
    this.showing = true;
    for (let next = this.take(); next; next = this.take()) {
      const needed = await this.show(next);
      if (this.queue.length && !this.hurried) await this.pause(this.beat(next, needed));
      this.waiting = this.queue.length;
    }
    this.showing = false;
  }

  /** Whether nobody here follows the game step by step. */
  private get hurried(): boolean {
    return document.hidden || this.conceded;
  }

  /** The next change to show; for who does not follow the game all that wait, as one. */
  private take(): Update | undefined {
    const last = this.hurried ? this.queue.at(-1) : undefined;
    if (!last) return this.queue.shift();
    const all = this.queue;
    this.queue = [];
    return {
      ...last,
      events: all.flatMap((one) => one.events),
      restart: all.some((one) => one.restart),
    };
  }

  private async show(update: Update): Promise<number> {
    const calm = update.restart || this.shown === null;
    if (!calm) this.stage?.before();
    if (this.pending !== null && update.number !== this.pending) this.pending = null;
    this.events = update.restart ? update.events : [...this.events, ...update.events];
    this.news = calm ? [] : update.events;
    this.shown = update;
    await tick();
    return calm ? 0 : (this.stage?.after(update.events) ?? 0);
  }

  private beat(update: Update, needed: number): number {
    if (this.queue.length > CATCH_UP) return 0;
    return update.events.length ? Math.max(BEAT, needed) : QUIET_BEAT;
  }
}

function addressOf(id: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/live`;
}

function sleep(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
