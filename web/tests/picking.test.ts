import { describe, expect, it } from 'vitest';
import type { MoveInfo, Update } from '../src/generated/messages';
import { nextOf, pick, pickedOf } from '../src/lib/picking';

const move = (text: string, id: number, copies = 1): MoveInfo => ({
  move: ['discard', id],
  text,
  refs: [`card:${id}`],
  notes: [],
  rank: 0,
  copies,
});

describe('several that are picked together', () => {
  const shoot = move('SHOOT', 1, 2);
  const blue = [move('a blue die', 3), move('a blue die', 4)];

  it('are picked as often as there are alike, then let go one by one', () => {
    const once = pick([], [shoot], 3);
    const twice = pick(once, [shoot], 3);
    expect(twice).toEqual([shoot, shoot]);
    expect(pick(twice, [shoot], 3)).toEqual([shoot]);
    expect(pickedOf(twice, [shoot])).toBe(2);
  });

  it('are different things that read alike', () => {
    expect(pick(pick([], blue, 2), blue, 2)).toEqual(blue);
    expect(pick(blue, [blue[0] ?? shoot], 2)).toEqual([blue[1]]);
  });

  it('are never more than wanted: the last ones count', () => {
    expect(pick(blue, [shoot], 2)).toEqual([blue[1], shoot]);
  });

  it('go on as long as the same is asked', () => {
    const asks = (rule: string, moves: MoveInfo[]) =>
      ({ question: { rule, text: '', moves, refs: [], source: '', picks: 1 } }) as unknown as Update;
    const rest = { rule: 'DRM-DSC-02', moves: [{ text: 'SHOOT' }] };
    expect(nextOf(rest, asks('DRM-DSC-02', [move('SHOOT', 2)]))?.move.move).toEqual(['discard', 2]);
    expect(nextOf(rest, asks('DRM-PLY-02', [move('SHOOT', 2)]))).toBeNull();
    expect(nextOf(rest, asks('DRM-DSC-02', blue))).toBeNull();
    const planned = { rule: 'DRM-DSC-02', moves: [{ move: ['discard', 4] }] };
    expect(nextOf(planned, asks('DRM-DSC-02', blue))?.move).toBe(blue[1]);
  });

  it('of moves of their own, each is given where it is asked for, also after one that went without saying', () => {
    const asks = (rule: string, moves: MoveInfo[]) => ({ question: { rule, moves } }) as unknown as Update;
    const rest = { rule: 'ETH-TRO-05', moves: [{ move: ['discard', 3] }, { move: ['discard', 4] }] };
    expect(nextOf(rest, asks('ETH-ACT-04', blue))?.left.moves).toEqual([{ move: ['discard', 4] }]);
    expect(nextOf(rest, asks('ETH-MOV-01', blue.slice(1)))?.left.moves).toEqual([]);
    expect(nextOf(rest, asks('ETH-MAP-15', [shoot]))).toBeNull();
  });
});
