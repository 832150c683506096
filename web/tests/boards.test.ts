import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { boardOf } from '../src/boards/boards';
import LucidityBoard from '../src/boards/lucidity/LucidityBoard.svelte';
import lucidity from '../src/boards/lucidity';
import { cue, rolledFirst } from '../src/boards/lucidity/table';
import { stagesOf } from '../src/kit/stages';
import type { Card, Events, View } from '../src/generated/lucidity';
import type { EventInfo } from '../src/generated/messages';

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

afterEach(cleanup);

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
    expect(lucidity.refs?.(['dream-again'])).toEqual(['track:on']);
    expect(drawn().querySelectorAll('[data-ref="track:deep"]')).toHaveLength(1);
    expect(drawn().querySelectorAll('[data-ref="colour:yellow"]')).toHaveLength(1);
    expect(lucidity.refs?.(['put-back', 7])).toEqual([]);
  });
});

describe('dice that are rolled and placed by one answer', () => {
  const news = (dice: number[], symbols: number[]): EventInfo[] => [
    {
      number: 0,
      event: ['rolled', 1, dice, symbols],
      text: '',
      refs: [],
      story: '',
      turning: '',
      heads: '',
      late: '',
      stood_in: '',
    },
  ];

  it('lie in the pool first, as they fell, and nothing else has changed', () => {
    const moment = rolledFirst(VIEW, news([62, 41], [3, 1]));
    expect(moment.cards[1]?.pool).toEqual([62, 41]);
    expect(moment.cards[1]?.hunt).toEqual([]);
    expect(moment.faces[62]).toBe(3);
    expect(VIEW.cards[1]?.hunt).toEqual([62]);
  });

  it('come out of the bag, and others go back into it', () => {
    const drew = { ...(news([], [])[0] as EventInfo), event: ['drew', 1, [25, 26]] };
    const back = { ...drew, event: ['returned', 1, [26]] };
    expect(rolledFirst(VIEW, [drew]).drawn).toEqual([...VIEW.drawn, 25, 26]);
    const moment = rolledFirst(VIEW, [drew, back, ...news([25], [2])]);
    expect(moment.drawn).toEqual(VIEW.drawn);
    expect(moment.cards[1]?.pool).toEqual([41, 25]);
    expect(moment.bag).toEqual([5, 26]);
  });

  it('show no face while they roll, neither to the eye nor to the ear', () => {
    const rolled = news([62], [3]);
    const stage = stagesOf(rolled, (event) => cue(event.event as Events))[0] ?? null;
    const props = { names: ['Ines', 'Mika'], seat: 1, news: rolled, say: (key: string) => key };
    const view = rolledFirst(VIEW, rolled);
    const { container } = render(LucidityBoard, { props: { ...props, view, stage } });
    const die = () => container.querySelector('.pool [data-ref="die:62"]');
    expect(stage?.kind).toBe('roll');
    expect(die()?.getAttribute('aria-label')).toBe('colour-red');
    expect(die()?.querySelector('.ink')).toBeNull();
    cleanup();
    const still = render(LucidityBoard, { props: { ...props, view, stage: null } }).container;
    const lies = still.querySelector('.pool [data-ref="die:62"]');
    expect(lies?.getAttribute('aria-label')).toBe('die-showing');
    expect(lies?.querySelector('.ink')).not.toBeNull();
  });
});

describe('boards', () => {
  it('are found by the name of the game', async () => {
    expect((await boardOf('lucidity')).Board).toBe(LucidityBoard);
  });
});
