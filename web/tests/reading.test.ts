import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { Reading, Update } from '../src/generated/messages';
import { both, readableUpTo, readOn } from '../src/lib/reading';
import Revealed from '../src/kit/Revealed.svelte';
import { thing } from './fixtures/things';

const change = (things: string[], closed: string[] = [], whole = false): Reading => ({
  things: things.map(thing),
  closed,
  whole,
});
const ids = (things: { id: string }[]) => things.map((one) => one.id);

describe('what can be read', () => {
  it('grows by what is revealed, in that order, and loses what is closed', () => {
    const before = [thing('a'), thing('b')];
    expect(readOn(before, null)).toBe(before);
    expect(ids(readOn(before, change(['c'])))).toEqual(['a', 'b', 'c']);
    expect(ids(readOn(before, change(['c'], ['a'])))).toEqual(['b', 'c']);
  });

  it('is told anew as a whole, after a step back or with other eyes', () => {
    expect(ids(readOn([thing('a')], change(['b'], [], true)))).toEqual(['b']);
    expect(ids(readOn([thing('a')], change([], [], true)))).toEqual([]);
  });

  it('is the same whether two changes come one by one or as one', () => {
    const cases: [Reading | null, Reading | null][] = [
      [change(['c']), change(['d'], ['a'])],
      [change(['c'], ['a']), change(['a'], ['c'])],
      [change(['x'], [], true), change(['y'], ['x'])],
      [change(['c']), change(['x'], [], true)],
      [null, change(['c'])],
      [change(['c']), null],
      [null, null],
    ];
    for (const [first, then] of cases) {
      const before = [thing('a'), thing('b')];
      expect(ids(readOn(before, both(first, then)))).toEqual(ids(readOn(readOn(before, first), then)));
    }
  });

  it('follows the timeline of a replay, forth and back', () => {
    const steps = [change([], [], true), change(['a']), null, change(['b'], ['a'])].map(
      (reading) => ({ reading }) as Update,
    );
    expect([0, 1, 2, 3].map((at) => ids(readableUpTo(steps, at)))).toEqual([[], ['a'], ['a'], ['b']]);
  });

  it('can be read on the table', () => {
    const target = document.createElement('div');
    const shown = mount(Revealed, { target, props: { things: [thing('a')], say: (key: string) => key } });
    flushSync();
    expect(target.querySelector('article')?.textContent).toContain('What is in letter a.');
    void unmount(shown);
  });
});
