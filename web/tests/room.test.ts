import { describe, expect, it, vi } from 'vitest';
import type { EventInfo, MoveInfo, QuestionInfo, TableInfo, Update } from '../src/generated/messages';
import type { Socket } from '../src/lib/live';
import { LASTS, stagesOf } from '../src/kit/stages';
import { Room } from '../src/lib/room.svelte';
import { thing } from './fixtures/things';

const MOVE: MoveInfo = { move: ['pass'], text: 'Pass', refs: [], notes: [], rank: 0, copies: 1 };
const QUESTION: QuestionInfo = {
  rule: 'LUC-STEP1-01',
  text: 'Well?',
  moves: [MOVE],
  refs: [],
  source: '',
  picks: 1,
  wishes: [],
};

function event(number: number): EventInfo {
  return {
    number,
    event: ['happened', number],
    text: `event ${number}`,
    refs: [],
    story: '',
    turning: '',
    heads: '',
    late: '',
    stood_in: '',
  };
}

function table(seat: number | null): TableInfo {
  return {
    id: 'table',
    game: 'lucidity',
    mode: 'rivals',
    status: 'open',
    private: true,
    host: 0,
    seats: [],
    seconds: null,
    options: {},
    my_seat: seat,
    my_seats: seat === null ? [] : [seat],
    my_turn: false,
    answers: 0,
    updated: 0,
    next_table: null,
    rematch: null,
    campaign: null,
    session: null,
    lesson: false,
    hints: true,
    suggestions: true,
    askable: [],
    packs: [],
    rests: null,
    agreements: [],
    newcomers: false,
    absence: 60,
    watchers: 0,
    quiet: false,
    guests: [],
    group: null,
    my_orders: true,
    invite: null,
    result: null,
    reason: null,
    daily: null,
    closed: false,
    what_if: false,
    branch: null,
  };
}

function update(number: number, more: Partial<Update> = {}): Update {
  return {
    type: 'update',
    seat: 0,
    number,
    answers: number,
    events: [event(number)],
    total: number + 1,
    first: 0,
    view: { number },
    standing: null,
    foretold: [],
    question: null,
    waiting: [],
    deadline: null,
    can_undo: false,
    outcome: null,
    reason: null,
    restart: false,
    undone: 0,
    lane: null,
    late: '',
    votes: [],
    reading: null,
    coach: null,
    still: false,
    moments: [],
    ...more,
  };
}

const settled = () => new Promise((done) => setTimeout(done));

async function seated() {
  const sent: unknown[] = [];
  const socket: Socket = {
    readyState: 1,
    send: (text) => void sent.push(JSON.parse(String(text))),
    close: () => undefined,
    onopen: null,
    onmessage: null,
    onclose: null,
    onerror: null,
  };
  let lines = 0;
  const opened = () => lines;
  const open = () => {
    lines += 1;
    return socket;
  };
  const steps: (() => void)[] = [];
  const pauses: number[] = [];
  const pause = (ms: number) => {
    pauses.push(ms);
    return new Promise<void>((go) => steps.push(go));
  };
  const room = new Room('table', () => 'en', open, pause);
  room.director.cast = {
    stagesOf: (news) => stagesOf(news, () => 'land'),
    viewMeanwhile: (before) => before,
    before: () => undefined,
    after: () => undefined,
  };
  room.connect();
  await settled();
  socket.onopen?.(new Event('open'));
  return { room, sent, steps, pauses, opened, socket };
}

describe('a room', () => {
  it('shows one change after the other and asks only when all are shown', async () => {
    const { room, steps } = await seated();
    room.receive(update(1, { restart: true }));
    await settled();
    room.receive(update(2));
    room.receive(update(3, { question: QUESTION }));
    await settled();
    expect(room.shown?.number).toBe(2);
    expect(room.question).toBeNull();
    for (let beat = 0; beat < 3; beat++) {
      expect(room.question).toBeNull();
      steps.shift()?.();
      await settled();
    }
    expect(room.shown?.number).toBe(3);
    expect(room.question).toEqual(QUESTION);
  });

  it('lets an answer wait that could not be sent, says so, and sends it when the line is back', async () => {
    const { room, sent, socket } = await seated();
    room.receive(update(1, { restart: true, question: QUESTION }));
    await settled();
    (socket as { readyState: number }).readyState = 3;
    room.answer(MOVE);
    expect(room.pending).toBeNull();
    expect(room.refused).toBe('web-answer-waits');
    (socket as { readyState: number }).readyState = 1;
    room.receive(update(1, { restart: true, question: QUESTION }));
    await settled();
    expect(sent.at(-1)).toMatchObject({ type: 'answer', number: 1, move: ['pass'] });
  });

  it('asks anew where something else is asked by the time the line is back', async () => {
    const { room, sent, socket } = await seated();
    room.receive(update(1, { restart: true, question: QUESTION }));
    await settled();
    (socket as { readyState: number }).readyState = 3;
    room.answer(MOVE);
    (socket as { readyState: number }).readyState = 1;
    room.receive(update(2, { restart: true, question: QUESTION }));
    await settled();
    expect(room.refused).toBe('web-answer-late');
    expect(sent.filter((one) => (one as { type: string }).type === 'answer')).toEqual([]);
  });

  it('gives what is wanted while an answer is under way to the question after it', async () => {
    const { room, sent } = await seated();
    const write: MoveInfo = { ...MOVE, move: ['write', 4], text: 'Write' };
    const asks = { lane: 0, question: { ...QUESTION, moves: [MOVE, write] } };
    room.receive(update(1, { ...asks, restart: true }));
    await settled();
    room.answer(MOVE);
    room.answer(write);
    room.receive(update(2, asks));
    await settled();
    expect(sent.slice(1)).toMatchObject([
      { type: 'answer', number: 1, move: ['pass'] },
      { type: 'answer', number: 2, move: ['write', 4] },
    ]);
  });

  it('takes a double click for one', async () => {
    const { room, sent } = await seated();
    const asks = { lane: 0, question: QUESTION };
    room.receive(update(1, { ...asks, restart: true }));
    await settled();
    room.answer(MOVE);
    room.answer(MOVE);
    room.receive(update(2, asks));
    await settled();
    expect(sent.slice(1)).toHaveLength(1);
  });

  it('makes moves that are one deed one after the other, and takes them back together', async () => {
    const { room, sent } = await seated();
    const edges = [3, 5].map((edge): MoveInfo => ({ ...MOVE, move: ['write', edge], text: `Write ${edge}` }));
    const asks = (open: number) => ({ lane: 0, question: { ...QUESTION, moves: edges.slice(0, open) } });
    room.receive(update(1, { ...asks(1), restart: true }));
    await settled();
    room.carryOut([
      ['write', 3],
      ['write', 5],
    ]);
    room.receive(update(2, asks(2)));
    await settled();
    room.receive(update(3, { ...asks(2), can_undo: true }));
    await settled();
    room.undo();
    room.receive(update(2, { ...asks(2), can_undo: true, restart: true }));
    await settled();
    room.receive(update(1, { ...asks(1), can_undo: true, restart: true }));
    await settled();
    expect(sent.slice(1)).toMatchObject([
      { type: 'answer', number: 1, move: ['write', 3] },
      { type: 'answer', number: 2, move: ['write', 5] },
      { type: 'undo', number: 3 },
      { type: 'undo', number: 2 },
    ]);
  });

  it('says so where a deed can no longer be begun', async () => {
    const { room, sent } = await seated();
    room.receive(update(1, { question: QUESTION, restart: true }));
    await settled();
    room.carryOut([['write', 3]]);
    expect(sent.slice(1)).toEqual([]);
    expect(room.refused).toBe('web-answer-late');
  });

  it('offers to take back only what was shown to its end', async () => {
    const { room, sent, steps } = await seated();
    room.receive(update(1, { restart: true, can_undo: true }));
    await settled();
    expect(room.canUndo).toBe(true);
    room.receive(update(2, { can_undo: true }));
    await settled();
    expect(room.director.stage).not.toBeNull();
    room.undo();
    expect(room.canUndo).toBe(false);
    expect(sent).not.toContainEqual(expect.objectContaining({ type: 'undo' }));
    steps.shift()?.();
    await settled();
    expect(room.canUndo).toBe(true);
    room.undo();
    expect(sent).toContainEqual({ type: 'undo', number: 2 });
  });

  it('does what was proposed for a wish as one, and stops where something else is asked', async () => {
    const { room, sent } = await seated();
    const asks = (...names: string[]) => ({
      ...QUESTION,
      rule: `RULE-${names[0]}`,
      moves: names.map((name) => ({ ...MOVE, move: [name] })),
    });
    room.receive(update(1, { restart: true, question: asks('start', 'end') }));
    await settled();
    room.wishFor('space:3');
    expect(sent).toContainEqual({ type: 'wish', number: 1, ref: 'space:3' });
    const told = {
      text: 'Go there',
      notes: [],
      refs: ['space:3'],
      moves: [['start'], ['pay'], ['walk']],
      goes_on: false,
    };
    room.receive({ type: 'proposed', number: 1, seat: 0, wish: 'space:3', ...told });
    expect(room.proposed?.text).toBe('Go there');
    room.agree();
    room.receive(update(2, { question: asks('pay', 'cancel') }));
    await settled();
    room.receive(update(3, { question: asks('bear') }));
    await settled();
    const answers = sent.filter((one) => (one as { type: string }).type === 'answer');
    expect(answers.map((one) => (one as { move: unknown[] }).move)).toEqual([['start'], ['pay']]);
  });

  it('walks a route on after others have voted, and proposes the rest of it where it has stopped', async () => {
    const { room, sent } = await seated();
    const asks = (wishes: string[], ...names: string[]) => ({
      ...QUESTION,
      moves: names.map((name) => ({ ...MOVE, move: [name] })),
      wishes,
    });
    room.receive(
      update(1, { restart: true, waiting: [0, 1], question: asks(['location:c'], 'to-a', 'stay') }),
    );
    await settled();
    room.wishFor('location:c');
    const told = {
      text: 'Go to c',
      notes: [],
      refs: ['location:c'],
      moves: [['to-a'], ['to-b']],
      goes_on: true,
    };
    room.receive({ type: 'proposed', number: 1, seat: 0, wish: 'location:c', ...told });
    room.agree();
    const voted = [{ seat: 0, text: 'to a' }];
    room.receive(
      update(2, { events: [], waiting: [1], votes: voted, question: asks(['location:c'], 'stay') }),
    );
    await settled();
    room.receive(update(3, { events: [], waiting: [0, 1], question: asks(['location:c'], 'to-b', 'stay') }));
    await settled();
    room.receive(update(4, { events: [], waiting: [0], question: asks([], 'fight', 'flee') }));
    await settled();
    expect(sent.filter((one) => (one as { type: string }).type === 'wish')).toHaveLength(1);
    room.receive(update(5, { events: [], waiting: [0, 1], question: asks(['location:c'], 'to-d', 'stay') }));
    await settled();
    const answers = sent.filter((one) => (one as { type: string }).type === 'answer');
    expect(answers.map((one) => (one as { move: unknown[] }).move)).toEqual([['to-a'], ['to-b']]);
    expect(sent.at(-1)).toEqual({ type: 'wish', number: 5, ref: 'location:c' });
  });

  it('keeps the whole log, and forgets it when the match went back', async () => {
    const { room, steps } = await seated();
    room.receive(update(1, { restart: true }));
    await settled();
    room.receive(update(2));
    await settled();
    steps.shift()?.();
    await settled();
    expect(room.director.log.map((one) => one.number)).toEqual([1, 2]);
    room.receive(update(1, { restart: true }));
    await settled();
    expect(room.director.log.map((one) => one.number)).toEqual([1]);
  });

  it('shows what was revealed at its moment, and all of it when several changes are shown as one', async () => {
    const { room, steps } = await seated();
    room.receive(update(1, { restart: true, reading: { things: [thing('a')], closed: [], whole: true } }));
    await settled();
    room.receive(update(2, { reading: { things: [thing('b')], closed: [], whole: false } }));
    room.receive(update(3, { reading: { things: [thing('c')], closed: ['a'], whole: false } }));
    await settled();
    expect(room.readable.map((one) => one.id)).toEqual(['a', 'b']);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    room.receive(update(4, { reading: { things: [thing('d')], closed: ['c'], whole: false } }));
    steps.shift()?.();
    await settled();
    vi.restoreAllMocks();
    expect(room.shown?.number).toBe(4);
    expect(room.readable.map((one) => one.id)).toEqual(['b', 'd']);
  });

  it('answers a question once', async () => {
    const { room, sent } = await seated();
    room.receive(update(4, { restart: true, question: QUESTION }));
    await settled();
    room.answer(MOVE);
    room.answer(MOVE);
    expect(sent.slice(1)).toEqual([{ type: 'answer', seat: 0, lane: null, number: 4, move: ['pass'] }]);
    expect(room.question).toBeNull();
  });

  it('asks again after a refusal, and says why', async () => {
    const { room } = await seated();
    room.receive(update(4, { restart: true, question: QUESTION }));
    await settled();
    room.answer(MOVE);
    room.receive({ type: 'refused', reason: 'Not now.', number: 4, lane: null });
    expect(room.refused).toBe('Not now.');
    expect(room.question).toEqual(QUESTION);
  });

  it('keeps the question open while others play at the same time, and shows at once what they do', async () => {
    const { room, steps } = await seated();
    const mine = { lane: 0, question: QUESTION };
    room.receive(update(4, { ...mine, restart: true }));
    await settled();
    for (let other = 0; other < 5; other++) {
      room.receive(update(4, { ...mine, view: { other } }));
      expect(room.question).toEqual(QUESTION);
    }
    await settled();
    expect(room.question).toEqual(QUESTION);
    expect(steps).toHaveLength(0);
    expect(room.shown?.view).toEqual({ other: 4 });
    expect(room.director.log).toHaveLength(6);
  });

  it('waits for its own lane only after an answer', async () => {
    const { room, sent } = await seated();
    const mine = { lane: 0, question: QUESTION };
    room.receive(update(4, { ...mine, restart: true }));
    await settled();
    room.answer(MOVE);
    expect(sent.slice(1)).toEqual([{ type: 'answer', seat: 0, lane: 0, number: 4, move: ['pass'] }]);
    room.receive(update(4, mine));
    await settled();
    expect(room.question).toBeNull();
    room.receive(update(5, mine));
    await settled();
    expect(room.question).toEqual(QUESTION);
  });

  it('asks what somebody else asks first, while the own answer waits', async () => {
    const { room } = await seated();
    room.receive(update(4, { lane: 0, question: QUESTION, restart: true }));
    await settled();
    room.answer(MOVE);
    const offer = { ...QUESTION, text: 'Do you agree?' };
    room.receive(update(4, { lane: 1, question: offer }));
    await settled();
    expect(room.question).toEqual(offer);
    room.answer(MOVE);
    room.receive({ type: 'refused', reason: 'Gone.', number: 4, lane: 0 });
    expect(room.question).toBeNull();
    expect(room.refused).toBe('Gone.');
  });

  it('stages what happens, but not what is first seen', async () => {
    const { room, pauses } = await seated();
    room.receive(update(1, { restart: true }));
    await settled();
    expect(pauses).toEqual([]);
    expect(room.director.news).toEqual([]);
    room.receive(update(2));
    await settled();
    expect(pauses).toEqual([LASTS.land]);
  });

  it('opens no question before what led to it was seen and told', async () => {
    const { room, steps } = await seated();
    room.receive(update(1, { restart: true }));
    await settled();
    room.receive(update(2, { question: QUESTION }));
    await settled();
    expect(room.shown?.number).toBe(2);
    expect([room.question, room.director.log.length]).toEqual([null, 1]);
    steps.shift()?.();
    await settled();
    expect(room.director.log).toHaveLength(2);
    expect(room.question).toEqual(QUESTION);
  });

  it('is done with all that waits after one click, where the own answer is wanted', async () => {
    const { room } = await seated();
    room.receive(update(1, { restart: true }));
    await settled();
    for (let number = 2; number < 8; number++) room.receive(update(number));
    room.receive(update(8, { question: QUESTION }));
    await settled();
    expect(room.question).toBeNull();
    room.hurry();
    await settled();
    expect(room.question).toEqual(QUESTION);
    expect(room.director.log).toHaveLength(8);
    expect(room.skip).toBeNull();
  });

  it('is done with one change after a click while others play', async () => {
    const { room } = await seated();
    room.receive(update(1, { restart: true }));
    await settled();
    for (let number = 2; number < 8; number++) room.receive(update(number));
    await settled();
    room.hurry();
    await settled();
    expect(room.shown?.number).toBe(3);
  });

  it('skips the turn of a bot, and no more', async () => {
    const { room, sent } = await seated();
    room.receive(update(1, { restart: true, waiting: [1] }));
    await settled();
    room.receive(update(2, { waiting: [1] }));
    await settled();
    room.skipTo('others');
    for (let number = 3; number < 6; number++) room.receive(update(number, { waiting: [1] }));
    room.receive(update(6, { waiting: [2] }));
    room.receive(update(7, { waiting: [2] }));
    await settled();
    expect(sent.at(-1)).toEqual({ type: 'skip' });
    expect(room.director.log.length).toBe(6);
    expect(room.skip).toBeNull();
  });

  it('skips to the own turn over all that others do', async () => {
    const { room } = await seated();
    room.receive(update(1, { restart: true, waiting: [1] }));
    await settled();
    room.skipTo('mine');
    for (let number = 2; number < 9; number++) room.receive(update(number, { waiting: [number % 3] }));
    await settled();
    expect(room.skip).toEqual({ until: 'mine' });
    room.receive(update(9, { question: QUESTION, waiting: [0] }));
    await settled();
    expect(room.question).toEqual(QUESTION);
    expect(room.skip).toBeNull();
  });

  it('says when a question can be answered, so that its clock begins then', async () => {
    const { room, sent, steps } = await seated();
    const soon = Date.now() / 1000 + 60;
    room.receive(update(1, { restart: true }));
    await settled();
    room.receive(update(2, { question: QUESTION, deadline: soon }));
    await settled();
    expect(sent.slice(1)).toEqual([]);
    steps.shift()?.();
    await settled();
    expect(sent.slice(1)).toEqual([{ type: 'ready', seat: 0, lane: null, number: 2 }]);
    room.receive({ type: 'timed', answers: 2, undone: 0, deadline: soon - 5 });
    expect(room.deadline).toBe(soon - 5);
    room.receive(update(3, { deadline: soon + 9 }));
    await settled();
    expect(room.deadline).toBe(soon + 9);
  });

  it('stages nothing with less than ten seconds left', async () => {
    const { room, pauses } = await seated();
    room.receive(update(1, { restart: true }));
    await settled();
    room.receive(update(2, { question: QUESTION, deadline: Date.now() / 1000 + 9 }));
    await settled();
    expect(pauses).toEqual([]);
    expect(room.question).toEqual(QUESTION);
  });

  it('begins anew with the eyes of the seat that one takes', async () => {
    const { room, sent, opened } = await seated();
    room.receive({ type: 'table', table: table(null) });
    room.receive({ type: 'table', table: table(null) });
    expect(opened()).toBe(1);
    room.sits(table(2));
    expect(opened()).toBe(2);
    expect(sent).toHaveLength(1);
  });

  it('does not go back to the lobby when an answer comes later than the start', async () => {
    const { room } = await seated();
    room.receive({ type: 'table', table: { ...table(1), status: 'running' } });
    room.sits(table(1));
    expect(room.table?.status).toBe('running');
  });

  it('knows after a reload that the own seat was given up, and that of others was not', async () => {
    const { room } = await seated();
    const seat = {
      name: 'Ines',
      kind: 'person' as const,
      level: null,
      online: true,
      away: true,
      since: null,
      relieved: null,
      offered: false,
    };
    const seats = [
      { ...seat, conceded: true },
      { ...seat, conceded: false },
    ];
    room.receive({ type: 'table', table: { ...table(0), seats } });
    expect(room.conceded).toBe(true);
    room.receive({ type: 'table', table: { ...table(1), seats } });
    expect(room.conceded).toBe(false);
  });

  it('comes to the end at once, with the whole log, when the own seat was given up', async () => {
    const { room, steps } = await seated();
    const seat = {
      name: 'Ines',
      kind: 'person' as const,
      level: null,
      online: true,
      away: true,
      since: null,
      relieved: null,
      offered: false,
    };
    room.receive(update(1, { restart: true }));
    await settled();
    room.receive({ type: 'table', table: { ...table(0), seats: [{ ...seat, conceded: true }] } });
    for (let number = 2; number <= 40; number++) room.receive(update(number));
    await settled();
    expect(steps).toHaveLength(0);
    expect(room.shown?.number).toBe(40);
    expect(room.waiting).toBe(0);
    expect(room.director.log).toHaveLength(40);
  });

  it('shows what was said only once', async () => {
    const { room } = await seated();
    const said = {
      type: 'said' as const,
      number: 1,
      seat: 0,
      name: 'Ines',
      text: 'Hello',
      at: 0,
      who: null,
      muted: false,
    };
    room.receive(said);
    room.receive(said);
    expect(room.said).toHaveLength(1);
  });

  it('shows what the next moves can bring about until something else is asked', async () => {
    const { room, sent, steps } = await seated();
    const shownAll = async () => {
      do {
        for (const go of steps.splice(0)) go();
        await settled();
      } while (steps.length);
    };
    const step = (moves: number, number = 4) => ({
      type: 'ahead' as const,
      number,
      seat: 0,
      moves,
      ways: [],
    });
    room.receive(update(4, { restart: true, question: QUESTION }));
    await settled();
    room.seeAhead();
    expect(sent.at(-1)).toEqual({ type: 'ahead', number: 4 });
    for (const moves of [0, 1, 2]) room.receive(step(moves));
    room.receive(step(3, 3));
    expect(room.ahead.map((one) => one.moves)).toEqual([0, 1, 2]);
    room.receive(update(4, { question: QUESTION }));
    await shownAll();
    expect(room.ahead).toHaveLength(3);
    room.receive(update(5, { question: QUESTION }));
    await shownAll();
    expect(room.ahead).toEqual([]);
  });

  it('takes the seat back that others have let a bot play, when somebody comes back to look', async () => {
    const { room, sent } = await seated();
    const seat = {
      name: 'Ines',
      kind: 'person' as const,
      level: null,
      online: true,
      away: true,
      conceded: false,
      since: null,
      relieved: 'table' as const,
      offered: false,
    };
    const running = { ...table(0), status: 'running' as const, seats: [seat] };
    room.receive({ type: 'table', table: running });
    expect(sent.at(-1)).toEqual({ type: 'away', away: false });
    const before = sent.length;
    room.receive({ type: 'table', table: { ...running, seats: [{ ...seat, relieved: 'time' as const }] } });
    expect(sent.length).toBe(before);
  });

  it('shows what was missed step by step, and then the table as it is now', async () => {
    const { room, steps } = await seated();
    const now = update(5, {
      restart: true,
      events: [1, 2, 3, 4, 5].map(event),
      question: QUESTION,
    });
    room.receive(now);
    await settled();
    const missed = [2, 3, 4, 5].map((number) =>
      update(number, { events: number > 2 ? [event(number)] : [] }),
    );
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(missed))));
    room.receive({ type: 'meanwhile', since: 0, first: 2, answers: 3 });
    const told = room.retell();
    await vi.waitFor(() => expect(room.retelling).toBe(true));
    expect(room.question).toBeNull();
    expect(room.director.log.map((one) => one.number)).toEqual([1, 2]);
    while (room.retelling) {
      steps.shift()?.();
      await settled();
    }
    await told;
    vi.unstubAllGlobals();
    expect(room.director.log.map((one) => one.number)).toEqual([1, 2, 3, 4, 5]);
    expect(room.director.view).toEqual({ number: 5 });
    expect(room.question).not.toBeNull();
  });
});
