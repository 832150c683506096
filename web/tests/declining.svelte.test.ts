import { describe, expect, it } from 'vitest';
import type { QuestionInfo } from '../src/generated/messages';
import { declineOf, Declining } from '../src/lib/declining.svelte';

const asks = (rule: string, ...names: string[]) =>
  ({
    rule,
    text: rule,
    moves: names.map((name) => ({ move: [name], text: name, refs: [] })),
  }) as unknown as QuestionInfo;
const CREATION = asks('DRM-SPQ-03', 'decline', 'put-on-top', 'put-on-top');
const TURN = asks('DRM-ACT-01', 'draw', 'end-play');

describe('a window that comes again and again', () => {
  it('can be let pass once it has come twice, and nothing else can', () => {
    const declining = new Declining('one');
    declining.meet(CREATION);
    expect(declining.tires(CREATION)).toBe(false);
    declining.meet(CREATION);
    expect(declining.tires(CREATION)).toBe(true);
    declining.meet(TURN);
    declining.meet(TURN);
    expect(declining.tires(TURN)).toBe(false);
    expect(declineOf(TURN)).toBeNull();
  });

  it('passes for this round until something else is asked', () => {
    const declining = new Declining('two');
    declining.letPass(CREATION.rule, 'round');
    expect(declining.answerTo(CREATION)).toBe(CREATION.moves[0]);
    declining.meet(CREATION);
    expect(declining.answerTo(CREATION)).toBe(CREATION.moves[0]);
    declining.meet(TURN);
    expect([declining.answerTo(CREATION), declining.count]).toEqual([null, 0]);
  });

  it('passes until one says so, also after coming back to this table, and at no other', () => {
    new Declining('three').letPass(CREATION.rule, 'said');
    const back = new Declining('three');
    back.meet(TURN);
    expect(back.answerTo(CREATION)).toBe(CREATION.moves[0]);
    expect(new Declining('four').answerTo(CREATION)).toBeNull();
    back.askAgain();
    expect([back.answerTo(CREATION), new Declining('three').count]).toEqual([null, 0]);
  });
});
