import { describe, expect, it, vi } from 'vitest';
import type { EventInfo, MoveInfo, QuestionInfo, TableInfo, Update } from '../src/generated/messages';
import type { Socket } from '../src/lib/live';
import { Room } from '../src/lib/room.svelte';

const MOVE: MoveInfo = { move: ['pass'], text: 'Pass', refs: [] };
const QUESTION: QuestionInfo = { rule: 'LUC-STEP1-01', text: 'Well?', moves: [MOVE] };

function event(number: number): EventInfo {
  return { number, event: ['happened', number], text: `event ${number}`, refs: [], story: '' };
}

function table(seat: number | null): TableInfo {
  return {
    id: 'table',
    game: 'lucidity',
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
    invite: null,
  };
}

function update(number: number, more: Partial<Update> = {}): Update {
  return {
    type: 'update',
    seat: 0,
    number,
    events: [event(number)],
    total: number + 1,
    view: { number },
    question: null,
    waiting: [],
    deadline: null,
    can_undo: false,
    outcome: null,
    reason: null,
    restart: false,
    undone: 0,
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
  room.connect();
  await settled();
  socket.onopen?.(new Event('open'));
  return { room, sent, steps, pauses, opened };
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
    steps.shift()?.();
    await settled();
    expect(room.shown?.number).toBe(3);
    expect(room.question).toEqual(QUESTION);
  });

  it('keeps the whole log, and forgets it when the match went back', async () => {
    const { room } = await seated();
    room.receive(update(1, { restart: true }));
    await settled();
    room.receive(update(2));
    await settled();
    expect(room.events.map((one) => one.number)).toEqual([1, 2]);
    room.receive(update(1, { restart: true }));
    await settled();
    expect(room.events.map((one) => one.number)).toEqual([1]);
  });

  it('answers a question once', async () => {
    const { room, sent } = await seated();
    room.receive(update(4, { restart: true, question: QUESTION }));
    await settled();
    room.answer(MOVE);
    room.answer(MOVE);
    expect(sent.slice(1)).toEqual([{ type: 'answer', number: 4, move: ['pass'] }]);
    expect(room.question).toBeNull();
  });

  it('asks again after a refusal, and says why', async () => {
    const { room } = await seated();
    room.receive(update(4, { restart: true, question: QUESTION }));
    await settled();
    room.answer(MOVE);
    room.receive({ type: 'refused', reason: 'Not now.' });
    expect(room.refused).toBe('Not now.');
    expect(room.question).toEqual(QUESTION);
  });

  it('lets things travel for what happens, but not for what is first seen', async () => {
    const { room } = await seated();
    const stage = { before: vi.fn(), after: vi.fn(() => 0) };
    room.stage = stage;
    room.receive(update(1, { restart: true }));
    await settled();
    expect(stage.before).not.toHaveBeenCalled();
    room.receive(update(2));
    await settled();
    expect(stage.before).toHaveBeenCalledOnce();
    expect(stage.after).toHaveBeenCalledOnce();
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
    const seat = { name: 'Ines', kind: 'person' as const, level: null, online: true, away: true };
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
    const seat = { name: 'Ines', kind: 'person' as const, level: null, online: true, away: true };
    room.receive(update(1, { restart: true }));
    await settled();
    room.receive({ type: 'table', table: { ...table(0), seats: [{ ...seat, conceded: true }] } });
    for (let number = 2; number <= 40; number++) room.receive(update(number));
    await settled();
    expect(steps).toHaveLength(0);
    expect(room.shown?.number).toBe(40);
    expect(room.waiting).toBe(0);
    expect(room.events).toHaveLength(40);
  });

  it('lets a change stay as long as it needs', async () => {
    const { room, pauses } = await seated();
    room.stage = { before: () => undefined, after: () => 1500 };
    room.receive(update(1, { restart: true }));
    await settled();
    room.receive(update(2));
    room.receive(update(3));
    await settled();
    expect(pauses.at(-1)).toBe(1500);
  });

  it('shows what was said only once', async () => {
    const { room } = await seated();
    const said = { type: 'said' as const, number: 1, seat: 0, name: 'Ines', text: 'Hello', at: 0 };
    room.receive(said);
    room.receive(said);
    expect(room.said).toHaveLength(1);
  });
});
