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
    const rest = { rule: 'DRM-DSC-02', texts: ['SHOOT'] };
    expect(nextOf(rest, asks('DRM-DSC-02', [move('SHOOT', 2)]))?.move).toEqual(['discard', 2]);
    expect(nextOf(rest, asks('DRM-PLY-02', [move('SHOOT', 2)]))).toBeUndefined();
    expect(nextOf(rest, asks('DRM-DSC-02', blue))).toBeUndefined();
  });
});
