import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { boardOf } from '../src/boards/boards';
import Generic from '../src/boards/generic/Board.svelte';
import LucidityBoard from '../src/boards/lucidity/LucidityBoard.svelte';
import { between, refs } from '../src/boards/lucidity';
import type { Card, View } from '../src/generated/lucidity';
import BoardView from '../src/parts/BoardView.svelte';

const card = (more: Partial<Card> = {}): Card => ({
  shadows: [[], [], [], []],
  role: 0,
  nightmare: null,
  power: [],
  hunt: [],
  exhaust: [],
  pool: [],
  added: [],
  minions: {},
  tempted: [],
  resolving: false,
  ...more,
});

const VIEW: View = {
  seat: 1,
  cards: [card({ power: [3, 61], role: 0 }), card({ pool: [41], hunt: [62] })],
  bag: [5, 25, 26],
  faces: Array.from({ length: 80 }, (_, die) => (die === 61 ? 2 : die === 62 ? 3 : 1)),
  nightmares: [0, 1, 2, 3],
  on_nightmares: [[], [20], [], []],
  claimed: [false, false, false, false],
  turn: 1,
  round: 4,
  step: 2,
  track: 1,
  space: 0,
  drawn: [],
  exhausted: false,
  watch: null,
  lord: null,
  spooks: [],
  awakened: [],
  outcome: null,
};

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

describe("Lucidity's board", () => {
  const drawn = () =>
    render(LucidityBoard, {
      props: { view: VIEW, names: ['Ines', 'Mika'], seat: 1, news: [], say: (key: string) => key },
    }).container;

  it('shows every die on the table where a move can touch it', () => {
    const shown = [...drawn().querySelectorAll('[data-ref^="die:"]')].map((die) =>
      die.getAttribute('data-ref'),
    );
    expect(shown.sort()).toEqual(['die:20', 'die:3', 'die:41', 'die:61', 'die:62']);
  });

  it('shows the own card first', () => {
    const seats = [...drawn().querySelectorAll('[data-ref^="seat:"]')].map((seat) =>
      seat.getAttribute('data-ref'),
    );
    expect(seats).toEqual(['seat:1', 'seat:0']);
  });

  it('counts Power as the rules do', () => {
    const scores = [...drawn().querySelectorAll('progress')].map((bar) => bar.value);
    expect(scores).toEqual([0, 3]);
  });

  it('has a place for going deeper only while somebody sleeps', () => {
    expect(drawn().querySelectorAll('[data-ref="track:on"]')).toHaveLength(1);
  });

  it('gives moves without dice a place', () => {
    expect(refs(['sleep', 2])).toEqual(['track:2']);
    expect(refs(['become', 3])).toEqual(['nightmare:3']);
    expect(refs(['put-back', 7])).toEqual([]);
  });
});

describe('dice that are rolled and placed by one answer', () => {
  const news = (dice: number[], symbols: number[]) => [
    { number: 0, event: ['rolled', 1, dice, symbols], text: '', refs: [], story: '' },
  ];

  it('lie in the pool for a moment, as they fell', () => {
    const moment = between(VIEW, news([62, 41], [3, 1]));
    expect(moment?.cards[1]?.pool).toEqual([41, 62]);
    expect(moment?.cards[1]?.hunt).toEqual([]);
    expect(moment?.faces[62]).toBe(3);
    expect(VIEW.cards[1]?.hunt).toEqual([62]);
  });

  it('show what they fell on even if they are back in the bag', () => {
    const moment = between(VIEW, news([5], [2]));
    expect(moment?.bag).toEqual([25, 26]);
    expect(moment?.cards[1]?.pool).toEqual([41, 5]);
    expect(moment?.faces[5]).toBe(2);
  });

  it('need no moment if they still lie in the pool', () => {
    expect(between(VIEW, news([41], [1]))).toBeNull();
    expect(between(VIEW, [])).toBeNull();
  });

  it('do not stay there if the board came after the news', async () => {
    await boardOf('lucidity');
    vi.useFakeTimers();
    const props = { game: 'lucidity', names: ['Ines', 'Mika'], seat: 1, view: VIEW, news: news([62], [3]) };
    const { container } = render(BoardView, { props });
    const inPool = () => container.querySelector('.pool [data-ref="die:62"]');
    await vi.advanceTimersByTimeAsync(1);
    expect(inPool()).not.toBeNull();
    await vi.advanceTimersByTimeAsync(2000);
    expect(inPool()).toBeNull();
  });
});

describe('boards', () => {
  it('are found by the name of the game; games without one get the tree', async () => {
    expect((await boardOf('lucidity')).Board).toBe(LucidityBoard);
    expect((await boardOf('no-such-game')).Board).toBe(Generic);
  });

  it('that are trees name the players and show every value', () => {
    const { container } = render(Generic, {
      props: {
        view: { hands: [3, 4], deck: null },
        names: ['Ines', 'Mika'],
        seat: 0,
        news: [],
        say: (key: string) => key,
      },
    });
    expect(container.textContent).toContain('Mika');
    expect(container.querySelector('[data-ref="seat:1"]')?.textContent).toContain('4');
  });
});
