import type {
  AgreementInfo,
  Ahead,
  Coached,
  Meanwhile,
  MoveInfo,
  Papers,
  Proposed,
  Refused,
  Said,
  Suggested,
  TableInfo,
  ThingInfo,
  Timed,
  Update,
} from '../generated/messages';
import { Director } from '../kit/director.svelte';
import { askingOf, sameAsking, staysAsked, type Asking } from './asking';
import { api } from './api';
import { Live, type Heard, type LiveStatus, type Socket } from './live';
import { madeBy, nextOf, type Rest, type Wanted } from './picking';
import { both, readOn } from './reading';
import { settings } from './settings.svelte';
import { attempt } from './toasts.svelte';
import { say } from './words.svelte';

/** How long a change stays on the table before the next one is shown, in milliseconds. */
const BEAT = 350;
/** With so many changes waiting, the rest is shown at once. */
const CATCH_UP = 12;
/** With so few seconds left for an answer nothing is staged. */
const SHORT_OF_TIME = 10;
/** No table goes back: what says so was overtaken on its way. */
const COURSE = ['open', 'running', 'over'];

/** What is not to be looked at: all until the own turn, or the turn of those who are waited for. */
export type Skip = { until: 'mine' } | { until: 'others'; than: number[] };

/** A table as the page shows it: updates come in, wait their turn and are shown one after the other. */
export class Room {
  table = $state.raw<TableInfo | null>(null);
  shown = $state.raw<Update | null>(null);
  /** What the match has revealed to this seat of what was sealed. */
  readable = $state.raw<ThingInfo[]>([]);
  said = $state.raw<Said[]>([]);
  /** What the group has pinned up, written down and drawn; null in games without. */
  papers = $state.raw<Papers | null>(null);
  /** The pages that all who sit here have read in another evening. */
  known = $state.raw<readonly string[]>([]);
  status = $state<LiveStatus>('connecting');
  /** What the next moves can bring about, as far as it was asked for and told: at 0 what is there already. */
  ahead = $state.raw<Ahead[]>([]);
  /** The question whose answer is under way. */
  pending = $state.raw<Asking | null>(null);
  refused = $state<string | null>(null);
  /** The move that was answered last. */
  private sent: MoveInfo | null = null;
  /** How many answers the last deed was: they are taken back together. */
  private together = 1;
  /** How many of them are still to be taken back. */
  private undoing = 0;
  private suggestion = $state.raw<Suggested | null>(null);
  /** How many changes are still to be shown, with the one that is being shown. */
  waiting = $state(0);
  /** What is skipped now. */
  skip = $state.raw<Skip | null>(null);
  /** Shows one change after the other. */
  readonly director: Director;
  /** The last update that has come, shown or not. */
  private latest = $state.raw<Update | null>(null);
  /** The question that could be answered last. */
  private opened = $state.raw<Asking | null>(null);
  private timed = $state.raw<Timed | null>(null);
  /** Whether bots know that a page is open here. */
  private reading = false;
  /** From which event on the log is here; what was before is read when it is wanted. */
  loggedFrom = $state(0);
  /** What somebody wished to answer when it could not be sent. */
  private wish: { asking: Asking; move: MoveInfo } | null = null;
  /** What was picked together with the answer that is under way. */
  private rest: Rest | null = null;
  /** What was proposed for a wish, while its question is asked. */
  private proposal = $state.raw<Proposed | null>(null);
  /** What was agreed to and leads on: a route over a map, which stops where something happens. */
  private bound: { seat: number; wish: string } | null = null;
  /** What happened while nobody was here, as long as it can be shown. */
  missed = $state.raw<Meanwhile | null>(null);
  /** Whether what was missed is being shown. */
  retelling = $state(false);
  private cutShort = false;
  /** Whether this line has heard who sits where. */
  private seated = false;
  private queue: Update[] = [];
  private showing = false;
  private readonly live: Live;

  constructor(
    readonly id: string,
    private readonly lang: () => string,
    open: () => Socket = () => new WebSocket(addressOf(id)),
    pause?: (ms: number) => Promise<void>,
  ) {
    this.director = new Director(() => (this.atOnce ? 0 : settings.pace), pause);
    this.live = new Live({
      open,
      lang,
      receive: (message) => this.receive(message),
      status: (status) => {
        this.status = status;
        if (status !== 'online') {
          this.pending = null;
          this.seated = false;
        } else if (this.waiting === 0) this.fulfil();
      },
    });
  }

  /**
   * The question to this seat, once everything that happened before it has been shown. What others do at the
   * same time does not take it away.
   */
  get question() {
    if (this.pending !== null || this.status !== 'online') return null;
    const { shown } = this;
    const stays =
      shown !== null && sameAsking(askingOf(shown), this.opened) && staysAsked(shown, this.latest);
    return this.waiting === 0 || stays ? (shown?.question ?? null) : null;
  }

  /** When the time for this decision is up; where it has begun later than the question was put, from then on. */
  get deadline(): number | null {
    const { shown, timed } = this;
    const same = timed !== null && timed.answers === shown?.answers && timed.undone === shown.undone;
    return same ? timed.deadline : (shown?.deadline ?? null);
  }

  /** Whether the own seat was given up for good. */
  get conceded(): boolean {
    const seat = this.table?.my_seat ?? null;
    return seat !== null && (this.table?.seats[seat]?.conceded ?? false);
  }

  /** Sit down; returns how to leave. The line is opened once the server knows who is here. */
  connect(known: Promise<unknown> = Promise.resolve()): () => void {
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

  /** Read the page of the log before the first line that is there. */
  async readEarlier(): Promise<void> {
    const [before, lang] = [this.loggedFrom, this.lang()];
    const page = await attempt(api.log(this.id, before, lang));
    if (!page || this.loggedFrom !== before) return;
    this.director.recall(page.events);
    this.loggedFrom = page.first;
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

  /**
   * Answer; what can't be sent now waits for its question, and says so. What is wanted while an answer is under way is
   * meant for the question after it.
   */
  answer(move: MoveInfo): void {
    const { shown } = this;
    if (!shown) return;
    const asking = askingOf(shown);
    if (this.question && this.live.send({ type: 'answer', ...asking, move: move.move })) {
      this.pending = asking;
      this.sent = move;
      this.together = 1;
    } else if (this.pending === null) {
      this.wish = { asking, move };
      if (this.waiting === 0) this.refused = say('web-answer-waits');
    } else if (move !== this.sent) {
      this.wish = { asking: { ...this.pending, number: this.pending.number + 1 }, move };
    }
  }

  /** Answer what somebody wished to answer before it could be. */
  private fulfil(): void {
    const { wish, shown } = this;
    if (!wish || !shown || (!this.question && !shown.outcome)) return;
    this.wish = null;
    const same = sameAsking(askingOf(shown), wish.asking);
    const move = same && madeBy(wish.move.move, shown.question?.moves ?? []);
    if (move) this.answer(move);
    else if (shown.question) this.refused = say('web-answer-late');
  }

  /** Ask what the next moves can bring about; it comes in step by step, and goes with the question. */
  seeAhead(): void {
    this.ahead = [];
    if (this.question && this.shown) this.live.send({ type: 'ahead', number: this.shown.number });
  }

  /** Give several answers that were picked together, one after the other. */
  answerAll(moves: readonly MoveInfo[]): void {
    const [first, ...others] = moves;
    if (first) this.giveInTurn(first, others);
  }

  /** Make moves one after the other that are one deed: as far as each is offered when it comes to it. */
  carryOut(moves: readonly unknown[]): void {
    const [first, ...others] = moves;
    const offered = madeBy(first, this.question?.moves ?? []);
    if (offered)
      this.giveInTurn(
        offered,
        others.map((move) => ({ move })),
      );
    else this.refused = say('web-answer-late');
  }

  /** Wish for something on the table; what it takes is proposed. */
  wishFor(ref: string): void {
    this.proposal = null;
    if (this.question && this.shown) this.live.send({ type: 'wish', number: this.shown.number, ref });
  }

  /** What is proposed about the question that is shown. */
  get proposed(): Proposed | null {
    const { proposal, shown, question } = this;
    const same = proposal?.number === shown?.number && proposal?.seat === shown?.seat;
    return question && same && proposal?.moves.length ? proposal : null;
  }

  /** Do what was proposed, as one; or only begin with it, to decide the rest oneself. */
  agree(whole = true): void {
    const { proposed } = this;
    const moves = proposed?.moves ?? [];
    this.bound = whole && proposed?.goes_on ? { seat: proposed.seat, wish: proposed.wish } : null;
    this.proposal = null;
    this.carryOut(whole ? moves : moves.slice(0, 1));
  }

  decline(): void {
    this.proposal = null;
    this.bound = null;
  }

  /** What was begun and leads on is proposed again, as soon as it can be wished for. */
  private wishAgain(): void {
    const { bound, shown, question, rest } = this;
    if (
      !bound ||
      rest?.moves.length ||
      !question ||
      shown?.seat !== bound.seat ||
      !shown.waiting.includes(bound.seat)
    )
      return;
    if (!question.wishes.includes(bound.wish)) return;
    this.bound = null;
    this.wishFor(bound.wish);
  }

  private giveInTurn(first: MoveInfo, moves: readonly Wanted[]): void {
    const rule = this.question?.rule;
    this.answer(first);
    this.rest = rule === undefined ? null : { rule, moves };
  }

  /** Go on with what was picked together; if something else is asked now, the player decides anew. */
  private goOn(update: Update): void {
    const { rest } = this;
    if (!rest?.moves.length || (update.question === null && update.outcome === null)) return;
    if (!update.outcome && update.votes.length && !update.waiting.includes(update.seat)) return; // others have still to vote
    const asking = askingOf(update);
    if (this.pending !== null && sameAsking(asking, this.pending)) return;
    const next = nextOf(rest, update);
    const sent = next && this.live.send({ type: 'answer', ...asking, move: next.move.move });
    if (sent) {
      this.pending = asking;
      this.together += 1;
    }
    this.rest = sent ? next.left : null;
  }

  /** See the table through another of the own seats. */
  look(seat: number): void {
    this.live.send({ type: 'look', seat });
  }

  /** Tell the coach that something was read, that the lesson is left, or that no more hints are wanted. */
  coached(wish: Coached['wish']): void {
    const name = this.shown?.coach?.name;
    if (name !== undefined) this.live.send({ type: 'coached', name, wish });
  }

  /** Whether the last answer can be taken back: never while what came of it is still being shown. */
  get canUndo(): boolean {
    return this.waiting === 0 && this.pending === null && (this.shown?.can_undo ?? false);
  }

  /** Take the last deed back: one answer, or all that were given together. */
  undo(): void {
    if (!this.shown || !this.canUndo) return;
    if (this.live.send({ type: 'undo', number: this.shown.number })) this.undoing = this.together - 1;
    this.together = 1;
  }

  /** Take back what was given together with what was just taken back. */
  private undoOn(update: Update): void {
    if (this.undoing <= 0) return;
    const sent = update.can_undo && this.live.send({ type: 'undo', number: update.number });
    this.undoing = sent ? this.undoing - 1 : 0;
  }

  say(text: string): boolean {
    return this.live.send({ type: 'say', text });
  }

  sayPhrase(phrase: number): boolean {
    return this.live.send({ type: 'say', phrase });
  }

  /** Ask a bot to take what bots leave to people. */
  askToTake(to: number): boolean {
    return this.live.send({ type: 'say', to });
  }

  /** Pin something up for all, or move it. */
  pin(id: string, x: number, y: number): void {
    this.live.send({ type: 'pin', id, x, y });
  }

  unpin(id: string): void {
    this.live.send({ type: 'pin', id, off: true });
  }

  jot(text: string): void {
    this.live.send({ type: 'jot', text });
  }

  /** Draw over the map; nothing wipes the last stroke away. */
  draw(stroke: number[]): void {
    this.live.send({ type: 'draw', stroke });
  }

  away(away: boolean): void {
    this.live.send({ type: 'away', away });
  }

  /** Be for something that the table decides together, or no longer. */
  decide(topic: AgreementInfo['topic'], seat: number | null = null, on = true): void {
    this.live.send({ type: 'agree', topic, seat, on });
  }

  /** Whoever comes back takes the seat again that others have let a bot play. */
  private comeBack(table: TableInfo): void {
    if (this.seated) return;
    this.seated = true;
    const relieved = table.my_seats.some((seat) => table.seats[seat]?.relieved);
    if (table.status === 'running' && relieved && !document.hidden) this.away(false);
  }

  /** Show what was missed, step by step; then the table stands as it is now. */
  async retell(): Promise<void> {
    const { missed, shown } = this;
    this.missed = null;
    if (!missed || !shown) return;
    const steps = await attempt(api.meanwhile(this.id, missed.first, shown.seat, this.lang()));
    const [first, ...others] = steps ?? [];
    const now = this.latest;
    if (!first || !now || this.showing) return;
    this.retelling = true;
    const known = this.director.log;
    const before = known.filter(({ number }) => number < first.total);
    this.land(first);
    this.director.put(first.view, before);
    const retold = others.at(-1)?.total ?? first.total;
    const since = known.filter(({ number }) => number >= retold);
    this.queue = [...others, { ...now, events: since, restart: false }];
    await this.showAll();
    this.retelling = this.cutShort = false;
  }

  /** Be done with what was missed. */
  endRetelling(): void {
    if (!this.retelling) return;
    this.cutShort = true;
    this.director.hurry();
  }

  /** Let what there is only one answer to be answered by itself, or be asked that too. */
  orders(on: boolean): void {
    this.live.send({ type: 'orders', on });
  }

  /** A page of the story is open here, or closed again: bots wait so long. */
  reads(on: boolean): void {
    if (on !== this.reading && this.live.send({ type: 'reads', on })) this.reading = on;
  }

  /** Ask what a bot would do here. */
  suggest(): void {
    this.live.send({ type: 'suggest' });
  }

  /** What a bot would do about the question that is shown. */
  get suggested(): MoveInfo | null {
    const [shown, suggestion] = [this.shown, this.suggestion];
    if (!shown || !suggestion) return null;
    if (shown.number !== suggestion.number || shown.lane !== suggestion.lane) return null;
    const wanted = JSON.stringify(suggestion.move);
    return shown.question?.moves.find((move) => JSON.stringify(move.move) === wanted) ?? null;
  }

  /** Why a bot would do that, if it is told. */
  get reason(): string {
    return this.suggested ? (this.suggestion?.reason ?? '') : '';
  }

  concede(): void {
    this.live.send({ type: 'concede' });
  }

  receive(message: Heard): void {
    switch (message.type) {
      case 'table':
        this.sits(message.table);
        this.comeBack(message.table);
        break;
      case 'meanwhile':
        this.missed = message;
        break;
      case 'said':
        this.said = [...this.said.filter((one) => one.number !== message.number), message].sort(
          (one, other) => one.number - other.number,
        );
        break;
      case 'papers':
        this.papers = message;
        break;
      case 'known':
        this.known = message.pages;
        break;
      case 'ahead':
        if (message.number === this.shown?.number && message.seat === this.shown.seat) {
          this.ahead = [...this.ahead.filter((step) => step.moves < message.moves), message];
        }
        break;
      case 'proposed':
        this.proposal = message;
        break;
      case 'suggested':
        this.suggestion = message;
        break;
      case 'accepted':
        break;
      case 'timed':
        this.timed = message;
        break;
      case 'refused':
        if (this.meansPending(message)) this.pending = null;
        this.rest = null;
        this.refused = message.reason;
        break;
      case 'update':
        void this.enqueue(message);
    }
  }

  /** Whether what was refused is the answer under way, or may be. */
  private meansPending({ number, lane }: Refused): boolean {
    const pending = this.pending;
    return number === null || (pending?.number === number && pending.lane === lane);
  }

  /** Be done with what is being shown: a click was made. Where the own answer is wanted, with all that waits. */
  hurry(): void {
    if (this.waiting === 0) return;
    if (this.latest?.question && !this.retelling) this.skip = { until: 'mine' };
    this.director.hurry();
  }

  /** Show at once what happens until it is the own turn, or until the turn of who is waited for is over. */
  skipTo(until: Skip['until']): void {
    this.skip = until === 'mine' ? { until } : { until, than: this.shown?.waiting ?? [] };
    this.live.send({ type: 'skip' });
    this.director.hurry();
  }

  private async enqueue(update: Update): Promise<void> {
    this.latest = update;
    if (update.restart) this.rest = null;
    this.undoOn(update);
    this.goOn(update);
    if (update.restart) {
      this.queue = [];
      this.director.hurry();
    }
    this.queue.push(update);
    this.waiting = this.queue.length + Number(this.showing);
    if (!this.showing) await this.showAll();
  }

  /** Show all changes that wait, one after the other. */
  private async showAll(): Promise<void> {
    this.showing = true;
    this.waiting = this.queue.length;
    for (let next = this.take(); next; next = this.take()) {
      this.waiting = this.queue.length + 1;
      await this.show(next);
      if (this.queue.length && next.events.length) await this.director.wait(BEAT);
      this.waiting = this.queue.length;
    }
    this.showing = false;
    this.answerable();
  }

  /** The question can be answered now: where time is measured, it begins. */
  private answerable(): void {
    const { shown } = this;
    this.opened = shown?.question ? askingOf(shown) : null;
    if (shown?.question && shown.deadline !== null) this.live.send({ type: 'ready', ...askingOf(shown) });
    this.fulfil();
    this.wishAgain();
  }

  /** Whether nothing is staged now: it is skipped, too much waits, or time is short. */
  private get atOnce(): boolean {
    const { latest } = this;
    const many = this.queue.length > CATCH_UP && !this.retelling;
    if (this.hurried || this.skip !== null || this.cutShort || many) return true;
    const left =
      latest?.question && latest.deadline !== null ? latest.deadline - Date.now() / 1000 : Infinity;
    return left < SHORT_OF_TIME;
  }

  /** Whether nobody here follows the game step by step; also if one is busy in a lane of one's own. */
  private get hurried(): boolean {
    const busy = this.latest !== null && this.latest.lane !== null && this.latest.question !== null;
    return (busy && !this.retelling) || document.hidden || this.conceded;
  }

  /** The next change to show; where nothing is staged all that wait, as one: each would be drawn for nobody. */
  private take(): Update | undefined {
    const all = this.queue.splice(0, this.director.pace() <= 0 || this.hurried ? this.untilSkipEnds : 1);
    const last = all.at(-1);
    if (!last || all.length === 1) return last;
    return {
      ...last,
      events: all.flatMap((one) => one.events),
      restart: all.some((one) => one.restart),
      first: (all.findLast((one) => one.restart) ?? last).first,
      reading: all.map((one) => one.reading).reduce(both, null),
    };
  }

  /** How many of the changes that wait there are until what is skipped to, with that; else all. */
  private get untilSkipEnds(): number {
    const { skip } = this;
    const end = skip ? this.queue.findIndex((update) => skipEnds(skip, update)) : -1;
    return end < 0 ? this.queue.length : end + 1;
  }

  private async show(update: Update): Promise<void> {
    const first = update.restart || this.shown === null;
    const landed = () => this.land(update);
    if (first || this.hurried) {
      const log = update.restart ? update.events : [...this.director.log, ...update.events];
      landed();
      this.director.put(update.view, log, first ? [] : update.events);
    } else {
      // What a beat turns up is read there; that something is no longer readable is known when all is over.
      if (update.reading && update.moments.length)
        this.readable = readOn(this.readable, { ...update.reading, closed: [] });
      await this.director.show(update, landed);
    }
    if (this.skip && skipEnds(this.skip, update)) this.skip = null;
  }

  /** The table stands as an update says. */
  private land(update: Update): void {
    if (this.pending !== null && !sameAsking(askingOf(update), this.pending)) this.pending = null;
    if (this.shown === null || !sameAsking(askingOf(update), askingOf(this.shown))) this.ahead = [];
    this.readable = readOn(this.readable, update.reading);
    if (update.restart) this.loggedFrom = update.first;
    this.shown = update;
  }
}

/** Whether an update is what was skipped to. */
function skipEnds(skip: Skip, update: Update): boolean {
  if (update.question || update.outcome) return true;
  return skip.until === 'others' && update.waiting.join() !== skip.than.join();
}

function addressOf(id: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/live`;
}
