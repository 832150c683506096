import { describe, expect, it } from 'vitest';
import type { MoveInfo } from '../src/generated/messages';
import { entries, glowing, touch, touching, withBoardRefs } from '../src/lib/narrowing';

const move = (text: string, ...refs: string[]): MoveInfo => ({
  move: [text],
  text,
  refs,
  notes: [],
  rank: 0,
  copies: 1,
});

const RESOLVE = move('resolve', 'die:1');
const REROLL_WITH_7 = move('reroll', 'die:1', 'die:7');
const REROLL_WITH_8 = move('reroll', 'die:1', 'die:8');
const OTHER = move('resolve other', 'die:2');
const PASS = move('pass');
const MENU = [RESOLVE, REROLL_WITH_7, REROLL_WITH_8, OTHER, PASS];

describe('narrowing a menu', () => {
  it('lets everything glow that some move touches', () => {
    expect([...glowing(MENU, [])].sort()).toEqual(['die:1', 'die:2', 'die:7', 'die:8']);
  });

  it('keeps the moves that touch all chosen things', () => {
    expect(touching(MENU, ['die:1'])).toEqual([RESOLVE, REROLL_WITH_7, REROLL_WITH_8]);
    expect(touching(MENU, ['die:1', 'die:8'])).toEqual([REROLL_WITH_8]);
  });

  it('lets only what can still be added glow once something is chosen', () => {
    expect([...glowing(MENU, ['die:1'])].sort()).toEqual(['die:7', 'die:8']);
  });

  it('does the single move that is left', () => {
    expect(touch(MENU, [], 'die:2')).toEqual({ chosen: [], done: OTHER });
    expect(touch(MENU, ['die:1'], 'die:7')).toEqual({ chosen: [], done: REROLL_WITH_7 });
  });

  it('narrows while several moves are left', () => {
    expect(touch(MENU, [], 'die:1')).toEqual({ chosen: ['die:1'], done: null });
  });

  it('lets go of a thing that is touched again', () => {
    expect(touch(MENU, ['die:1'], 'die:1')).toEqual({ chosen: [], done: null });
  });

  it('begins anew with a thing that does not fit those chosen', () => {
    const menu = [...MENU, move('flip', 'die:2')];
    expect(touch(menu, ['die:1'], 'die:2')).toEqual({ chosen: ['die:2'], done: null });
  });

  it('ignores a thing that no move touches', () => {
    expect(touch(MENU, ['die:1'], 'die:99')).toEqual({ chosen: ['die:1'], done: null });
  });

  it('shows moves that read the same as one entry, in the order of the menu', () => {
    const shown = entries(MENU).map((entry) => [entry.text, entry.moves.length]);
    expect(shown).toEqual([
      ['resolve', 1],
      ['reroll', 2],
      ['resolve other', 1],
      ['pass', 1],
    ]);
  });

  it('adds the places that a board has for moves without things', () => {
    const sleep: MoveInfo = {
      move: ['sleep', 2],
      text: 'Sleep: Deep',
      refs: [],
      notes: [],
      rank: 0,
      copies: 1,
    };
    const [first] = withBoardRefs([sleep], () => ['track:2']);
    expect(first?.refs).toEqual(['track:2']);
    expect(withBoardRefs([sleep], undefined)).toEqual([sleep]);
  });
});

describe('the menu as it is read', () => {
  const END: MoveInfo = { ...move('end'), rank: 1 };
  const WASTED: MoveInfo = {
    ...move('resolve', 'die:9'),
    rank: 2,
    notes: [{ kind: 'warning', text: 'a success' }],
  };

  it('has what reads and means the same once, what ends something last, and what is hardly ever meant apart', () => {
    const menu = entries([END, WASTED, RESOLVE, REROLL_WITH_7, REROLL_WITH_8]);
    expect(menu.map((entry) => [entry.text, entry.moves.length, entry.rank])).toEqual([
      ['resolve', 1, 0],
      ['reroll', 2, 0],
      ['end', 1, 1],
      ['resolve', 1, 2],
    ]);
    expect(new Set(menu.map((entry) => entry.key)).size).toBe(4);
  });
});
