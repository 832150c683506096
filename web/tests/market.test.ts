import { describe, expect, it } from 'vitest';
import type { View } from '../src/generated/etherfields';
import type { EventInfo, MoveInfo, TableReference } from '../src/generated/messages';
import { onSale, stockOf } from '../src/boards/etherfields/market';
import { thing } from './fixtures/things';

const gives = (id: string, wrath: number, cunning: number, awareness: number) => ({
  ...thing(id),
  kind: 'influence',
  figures: { wrath, cunning, awareness },
});
const reference = {
  things: [
    gives('w1', 1, 0, 0),
    gives('c3', 0, 3, 0),
    gives('all', 2, 2, 2),
    { ...thing('lamp'), kind: 'item' },
  ],
} as unknown as TableReference;
const view = {
  dreamers: [{ discard: [0], unused: [], hand: [1, 3], sealed: [], progress: [], deck: 7 }],
} as unknown as View;
const offer = (...move: unknown[]) => ({ move }) as MoveInfo;
const told = (...event: unknown[]) => ({ event }) as EventInfo;

describe('the market', () => {
  it('shows what may be bought, and what is too dear', () => {
    const events = [
      told('market-shown', 0, [4, 5]),
      told('market-shown', 1, [9]),
      told('market-shown', 0, [1, 2]),
    ];
    expect(onSale([offer('buy-card', 2), offer('pass')], events, 0)).toEqual([2, 1]);
    expect(onSale([offer('pass')], events, 0)).toEqual([]);
  });

  it('says what the cards are with one more: how many, of which colours, how strong', () => {
    expect(stockOf(view, 0, reference)).toEqual({
      size: 9,
      open: 2,
      colours: [1, 3, 0],
      curve: [0, 1, 0, 1, 0],
    });
    expect(stockOf(view, 0, reference, [2])).toMatchObject({
      size: 10,
      colours: [3, 5, 2],
      curve: [0, 1, 1, 1, 0],
    });
  });
});
