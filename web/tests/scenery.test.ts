import { describe, expect, it } from 'vitest';
import { sceneryOf, type Land } from '../src/boards/eldritch/scenery';

const LANDS: Land[] = ['city', 'sea', 'wilderness', 'beyond'];
const PLACES = 36;

describe('the picture of a place', () => {
  it.each(LANDS)('is another one for each %s, and always the same', (land) => {
    const pictures = Array.from({ length: PLACES }, (_, place) => JSON.stringify(sceneryOf(land, place)));
    expect(new Set(pictures).size).toBe(PLACES);
    expect(JSON.stringify(sceneryOf(land, 7))).toBe(pictures[7]);
  });

  it('has no number that cannot be drawn', () => {
    for (const land of LANDS)
      for (let place = 0; place < PLACES; place++)
        expect(JSON.stringify(sceneryOf(land, place))).not.toMatch(/NaN|Infinity|undefined/);
  });
});
