import { describe, expect, it } from 'vitest';
import type { DreamerView } from '../src/generated/etherfields';
import type { MoveInfo, TableReference, ThingInfo } from '../src/generated/messages';
import { arrow, deckOf, isBuilding, laidOut, TALL, WIDE } from '../src/boards/etherfields/dreamworld';
import { thing } from './fixtures/things';

const district = (id: string, slot: string, locations: Record<string, string>): ThingInfo => ({
  ...thing(id),
  figures: Object.fromEntries([
    ['slot', slot],
    ...Object.entries(locations).flatMap(([at, to]) => [
      [`icons-${at}`, at === 'b1' ? 'awakening' : 'fate key'],
      [`to-${at}`, to],
      [`short-${at}`, ''],
    ]),
  ]),
});

const SUBURBIA = district('suburbia', 'B2', { b1: 'b2 b4', b2: 'b3', b3: 'b1 c1', b4: 'b3' });
const MARKET = district('market', 'B3', { c1: 'c2', c2: 'b1' });

describe('the Dreamworld', () => {
  it('draws every location once, on the tile of its district', () => {
    const found = laidOut([SUBURBIA, MARKET]);
    expect(found.map(({ row, column }) => [row, column])).toEqual([
      [1, 1],
      [1, 2],
    ]);
    for (const { row, column, locations } of found) {
      for (const { x, y } of locations) {
        expect(Math.floor(x / WIDE)).toBe(column);
        expect(Math.floor(y / TALL)).toBe(row);
      }
    }
    const ids = found.flatMap(({ locations }) => locations.map(({ id }) => id));
    expect(ids.sort()).toEqual(['b1', 'b2', 'b3', 'b4', 'c1', 'c2']);
  });

  it('draws no two locations on top of each other', () => {
    const all = laidOut([SUBURBIA, MARKET]).flatMap(({ locations }) => locations);
    for (const one of all) {
      for (const other of all) {
        if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(60);
      }
    }
  });

  it('turns a district so that its arrows to others are short', () => {
    const [suburbia, market] = laidOut([SUBURBIA, MARKET]);
    const b3 = suburbia?.locations.find(({ id }) => id === 'b3');
    const others = suburbia?.locations.filter(({ id }) => id !== 'b3') ?? [];
    const far = (x: number) => Math.abs((market?.locations[0]?.x ?? 0) - x);
    expect(others.every(({ x }) => far(b3?.x ?? 0) <= far(x))).toBe(true);
  });

  it('keeps what stands on a location in its order', () => {
    const [suburbia] = laidOut([SUBURBIA]);
    expect(suburbia?.locations.find(({ id }) => id === 'b2')?.icons).toEqual(['fate', 'key']);
  });

  it('bends the arrows of two ways apart', () => {
    const here = { x: 0, y: 0 };
    const there = { x: 200, y: 0 };
    const over = (path: string) => Number(path.split('Q')[1]?.split(' ')[1]);
    expect(over(arrow(here, there, 20))).toBeGreaterThan(0);
    expect(over(arrow(there, here, 20))).toBeLessThan(0);
  });
});

describe('a deck that is being built', () => {
  const reference = {
    things: [0, 1, 2].map((number) => ({ ...thing(`card-${number}`), kind: 'influence' })),
    readable: [],
  } as unknown as TableReference;
  const dreamer = { discard: [0, 1, 2] } as unknown as DreamerView;
  const offer = (...move: unknown[]) => ({ move, text: '', refs: [] }) as unknown as MoveInfo;

  it('has inside what may be left out', () => {
    const offers = [offer('deck-done'), offer('leave-out', 0), offer('put-in', 2)];
    expect(isBuilding(offers)).toBe(true);
    expect(deckOf(dreamer, offers, reference)).toEqual({ inside: [0], outside: [2] });
  });

  it('has inside all but what may be put in, where nothing may be left out', () => {
    const offers = [offer('deck-done'), offer('put-in', 2)];
    expect(deckOf(dreamer, offers, reference)).toEqual({ inside: [0, 1], outside: [2] });
  });
});
