import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FromClient, ToClient, Update } from '../src/generated/messages';
import { Live, pauseBefore, type LiveStatus, type Socket } from '../src/lib/live';

/** A socket whose other end is the test. */
class Line implements Socket {
  readyState = 0;
  sent: FromClient[] = [];
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  onerror: Socket['onerror'] = null;

  send(text: string | ArrayBufferLike | Blob | ArrayBufferView): void {
    this.sent.push(JSON.parse(String(text)) as FromClient);
  }
  close(): void {
    this.readyState = 3;
  }
  opens(): void {
    this.readyState = 1;
    this.onopen?.(new Event('open'));
  }
  brings(message: unknown): void {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
  breaks(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code } as CloseEvent);
  }
}

function update(total: number, undone = 0): Update {
  return {
    type: 'update',
    seat: 0,
    number: total,
    events: [],
    total,
    first: 0,
    view: null,
    standing: null,
    foretold: [],
    question: null,
    waiting: [],
    deadline: null,
    can_undo: false,
    outcome: null,
    reason: null,
    restart: false,
    undone,
    answers: 0,
    lane: null,
    late: '',
    votes: [],
    reading: null,
    coach: null,
    still: false,
    moments: [],
  };
}

function set() {
  const lines: Line[] = [];
  const received: ToClient[] = [];
  const statuses: LiveStatus[] = [];
  const live = new Live({
    open: () => {
      const line = new Line();
      lines.push(line);
      return line;
    },
    lang: () => 'ja',
    receive: (message) => received.push(message),
    status: (status) => statuses.push(status),
  });
  const last = () => {
    const line = lines.at(-1);
    if (!line) throw new Error('no line was opened');
    return line;
  };
  return { live, lines, last, received, statuses };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the live line', () => {
  it('says hello first, with nothing known yet', () => {
    const { live, last } = set();
    live.connect();
    last().opens();
    expect(last().sent).toEqual([{ type: 'hello', lang: 'ja', since: 0, undone: null, stages: true }]);
  });

  it('resumes after a break with what it has', () => {
    const { live, last, lines } = set();
    live.connect();
    last().opens();
    last().brings(update(17, 2));
    last().breaks();
    vi.advanceTimersByTime(1000);
    expect(lines).toHaveLength(2);
    last().opens();
    expect(last().sent).toEqual([{ type: 'hello', lang: 'ja', since: 17, undone: 2, stages: true }]);
  });

  it('begins from nothing in another language', () => {
    const { live, last } = set();
    live.connect();
    last().opens();
    last().brings(update(17));
    live.restart();
    last().opens();
    expect(last().sent).toEqual([{ type: 'hello', lang: 'ja', since: 0, undone: null, stages: true }]);
  });

  it('sends nothing while the line is down, and says so', () => {
    const { live, last } = set();
    live.connect();
    expect(live.send({ type: 'undo', number: 3 })).toBe(false);
    last().opens();
    expect(live.send({ type: 'undo', number: 3 })).toBe(true);
    last().breaks();
    expect(live.send({ type: 'undo', number: 3 })).toBe(false);
  });

  it('waits longer after each failure, up to a limit', () => {
    const pauses = [0, 1, 2, 3, 10].map((attempt) => pauseBefore(attempt, 1));
    expect(pauses).toEqual([400, 800, 1600, 3200, 15_000]);
    expect(pauseBefore(0, 0)).toBe(200);
  });

  it('tries at once when the network is back', () => {
    const { live, last, lines, statuses } = set();
    live.connect();
    last().opens();
    live.sleep();
    expect(statuses.at(-1)).toBe('offline');
    live.wake();
    expect(lines).toHaveLength(2);
  });

  it('does not come back to a table that does not exist', () => {
    const { live, last, lines, statuses } = set();
    live.connect();
    last().opens();
    last().breaks(4404);
    vi.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(1);
    expect(statuses.at(-1)).toBe('missing');
  });

  it('stays closed once it is closed', () => {
    const { live, last, lines } = set();
    live.connect();
    last().opens();
    live.close();
    vi.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(1);
  });

  it('ignores frames that are no messages', () => {
    const { live, last, received } = set();
    live.connect();
    last().opens();
    last().onmessage?.(new MessageEvent('message', { data: '{not json' }));
    expect(received).toEqual([]);
  });

  it('puts changes together with what it has', () => {
    const { live, last, received } = set();
    live.connect();
    last().opens();
    last().brings({ ...update(3), waiting: [1] });
    last().brings([
      { type: 'accepted', number: 3, lane: null },
      { type: 'change', number: 4, total: 5, events: [] },
    ]);
    last().brings({ type: 'change', late: 'Ann was late.' });
    last().brings({ type: 'change', waiting: [0] });
    const [, , second, third, fourth] = received;
    expect(received.map((message) => message.type)).toEqual([
      'update',
      'accepted',
      'update',
      'update',
      'update',
    ]);
    expect(second).toEqual({ ...update(5), number: 4, waiting: [1] });
    expect(third).toEqual({ ...update(5), number: 4, waiting: [1], late: 'Ann was late.' });
    expect(fourth).toEqual({ ...update(5), number: 4, waiting: [0] });
  });

  it('resumes after the last change, and forgets what it had with the line', () => {
    const { live, lines, last, received } = set();
    live.connect();
    last().opens();
    last().brings(update(3));
    last().brings({ type: 'change', total: 7, undone: 1 });
    last().breaks();
    vi.advanceTimersByTime(20_000);
    last().opens();
    expect(last().sent[0]).toMatchObject({ since: 7, undone: 1 });
    last().brings({ type: 'change', total: 8 });
    expect(received).toHaveLength(2);
    expect(lines).toHaveLength(3);
    last().opens();
    expect(last().sent[0]).toMatchObject({ since: 0, undone: null });
  });
});
