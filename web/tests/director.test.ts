import { describe, expect, it } from 'vitest';
import type { EventInfo } from '../src/generated/messages';
import { Director, type Cast } from '../src/kit/director.svelte';
import { inTime, LASTS, LONGEST, oneLook, stagesOf, type Cue } from '../src/kit/stages';

const event = (number: number, name: string): EventInfo => ({
  number,
  event: [name],
  text: `${name} ${number}`,
  refs: [],
  story: '',
  turning: '',
  heads: '',
  late: '',
  stood_in: '',
});
const CUES: Record<string, Cue> = {
  draw: 'draw',
  roll: 'roll',
  land: 'land',
  follow: 'consequence',
  beat: 'beat',
};
const cueOf = (info: EventInfo): Cue => CUES[(info.event as string[])[0] ?? ''] ?? 'quiet';
const named = (...names: string[]) => names.map((name, at) => event(at, name));
const kinds = (...names: string[]) => stagesOf(named(...names), cueOf).map(({ kind }) => kind);

describe('what happened is divided into stages', () => {
  it('in the order in which it was told, and whatever rolls settles', () => {
    expect(kinds('draw', 'roll', 'land', 'follow')).toEqual([
      'draw',
      'roll',
      'settle',
      'land',
      'consequence',
    ]);
  });

  it('in which a beat begins a moment of its own, with what follows from it', () => {
    expect(kinds('follow', 'beat', 'follow', 'beat')).toEqual(['consequence', 'consequence', 'consequence']);
  });

  it('of which none takes longer than a second and a half', () => {
    expect(Math.max(...Object.values(LASTS))).toBeLessThanOrEqual(LONGEST);
    expect(LONGEST).toBe(1500);
  });

  it('that are shorter where there are many', () => {
    const names = Array.from({ length: 40 }, (_, at) => (at % 2 ? 'land' : 'follow'));
    const total = inTime([stagesOf(named(...names), cueOf)])
      .flat()
      .reduce((sum, { ms }) => sum + ms, 0);
    expect(total).toBeLessThanOrEqual(4501);
  });

  it('where the table stays as it was until the last die lies still', () => {
    const stages = stagesOf(named('follow', 'roll', 'land', 'follow'), cueOf);
    expect(stages.map(({ after }) => after)).toEqual([false, false, false, true, true]);
    expect(kinds('land', 'draw', 'land', 'roll')).toEqual(['draw', 'roll', 'settle']);
    expect(stagesOf(named('land', 'follow'), cueOf).every(({ after }) => after)).toBe(true);
  });

  it('and what is seen of nothing goes along with what it belongs to, and takes no time of its own', () => {
    const stages = stagesOf(named('quiet', 'roll', 'quiet', 'roll', 'quiet', 'land'), cueOf);
    expect(stages.map(({ events }) => events.map(({ number }) => number))).toEqual([
      [0, 1, 3],
      [0, 1, 2, 3, 4],
      [5],
    ]);
    expect(stagesOf(named('quiet'), cueOf)).toMatchObject([{ kind: 'land', ms: 0 }]);
  });

  it('or is one picture for who wants things to stand still', () => {
    expect(oneLook(named('draw', 'roll', 'follow'), cueOf)).toMatchObject([{ kind: 'land', after: true }]);
  });
});

function staged(pace = 1) {
  const waits: { ms: number; over: () => void }[] = [];
  const sleep = (ms: number) => new Promise<void>((over) => waits.push({ ms, over }));
  const speed = { pace };
  const director = new Director(() => speed.pace, sleep);
  const flights: string[] = [];
  const cast: Cast = {
    stagesOf: (news) => stagesOf(news, cueOf),
    viewMeanwhile: (before, news) => `${before as string} and ${news.length}`,
    before: () => void flights.push('before'),
    after: () => void flights.push('after'),
  };
  director.cast = cast;
  director.put('old', []);
  const on = async () => {
    await settled();
    waits.shift()?.over();
    await settled();
  };
  return { director, waits, speed, flights, on };
}

const settled = () => new Promise((done) => setTimeout(done));
const texts = (events: EventInfo[]) => events.map(({ text }) => text);

describe('the director', () => {
  it('tells nothing before it was seen, and draws nothing before its moment', async () => {
    const { director, on } = staged();
    let landed = false;
    const done = director.show({ view: 'new', events: named('roll', 'land') }, () => (landed = true));
    await settled();
    expect(director.stage?.kind).toBe('roll');
    expect([director.view, director.log, landed]).toEqual(['old and 1', [], false]);
    expect(texts(director.seen)).toEqual(['roll 0']);
    await on();
    expect(director.stage?.kind).toBe('settle');
    expect(director.log).toEqual([]);
    await on();
    expect(director.stage?.kind).toBe('land');
    expect([director.view, landed]).toEqual(['new', true]);
    expect(texts(director.log)).toEqual(['roll 0']);
    expect(texts(director.heard)).toEqual(['roll 0']);
    await on();
    await done;
    expect(director.stage).toBeNull();
    expect(texts(director.heard)).toEqual(['roll 0', 'land 1']);
    expect(texts(director.log)).toEqual(['roll 0', 'land 1']);
  });

  it('shows each beat with the table as it stood then, and lands with the last one', async () => {
    const { director, on } = staged();
    let landed = false;
    const [usher, ben] = [{ usher: 3 }, { ben: 1 }];
    const now = { usher: 9, ben: 2 };
    const change = {
      view: now,
      events: named('beat', 'quiet', 'roll', 'land', 'beat'),
      moments: [
        { number: 0, view: { ...usher, ...ben } },
        { number: 3, view: ben },
        { number: 4, view: {} },
      ],
    };
    const done = director.show(change, () => (landed = true));
    await settled();
    expect(director.view).toEqual({ usher: 3, ben: 1 });
    expect(texts(director.seen)).toEqual(['beat 0']);
    await on();
    expect(director.stage?.kind).toBe('roll');
    expect(director.view).toBe('[object Object] and 2');
    await on();
    await on();
    expect(director.view).toEqual({ usher: 9, ben: 1 });
    expect([landed, texts(director.log)]).toEqual([false, ['beat 0', 'quiet 1', 'roll 2']]);
    await on();
    expect([director.view, landed]).toEqual([now, true]);
    await on();
    await done;
    expect(texts(director.log)).toHaveLength(5);
  });

  it('draws no beat that nobody looks at', async () => {
    const { director, waits, flights } = staged(0);
    const moments = [{ number: 0, view: { at: 1 } }];
    await director.show({ view: { at: 2 }, events: named('beat', 'beat'), moments }, () => undefined);
    expect(waits).toEqual([]);
    expect([flights, director.view]).toEqual([['before', 'after'], { at: 2 }]);
  });

  it('is done at once when somebody hurries, and forgets nothing', async () => {
    const { director, waits } = staged();
    const done = director.show({ view: 'new', events: named('roll', 'land', 'follow') }, () => undefined);
    await settled();
    director.hurry();
    await done;
    expect(waits).toHaveLength(1);
    expect(director.view).toBe('new');
    expect(texts(director.log)).toEqual(['roll 0', 'land 1', 'follow 2']);
  });

  it('goes as fast as one likes', async () => {
    const { director, waits, speed } = staged(2);
    void director.show({ view: 'new', events: named('roll') }, () => undefined);
    await settled();
    expect(waits[0]?.ms).toBe(2 * LASTS.roll);
    speed.pace = 1 / 3;
    waits.shift()?.over();
    await settled();
    expect(waits[0]?.ms).toBeCloseTo(LASTS.settle / 3);
  });

  it('waits for nothing at all where durations are zero, and shows the same', async () => {
    const { director, waits } = staged(0);
    await director.show({ view: 'new', events: named('roll', 'land', 'follow') }, () => undefined);
    expect(waits).toEqual([]);
    expect([director.view, director.log.length]).toEqual(['new', 3]);
  });

  it('leaves off when something else is to be shown', async () => {
    const { director } = staged();
    const first = director.show({ view: 'new', events: named('roll', 'land') }, () => undefined);
    await settled();
    director.put('elsewhere', [event(9, 'land')]);
    await first;
    expect([director.view, director.stage]).toEqual(['elsewhere', null]);
    expect(texts(director.log)).toEqual(['land 9']);
  });

  it('lets things travel only when another view is drawn', async () => {
    const { director, flights, on } = staged();
    void director.show({ view: 'new', events: named('land', 'follow') }, () => undefined);
    await on();
    await on();
    expect(flights).toEqual(['before', 'after']);
  });
});

describe('what happened before all that is known', () => {
  it('is put before it once, and stays when more happens', async () => {
    const director = new Director(() => 0);
    director.put(null, [event(7, 'land')]);
    director.recall([event(5, 'land'), event(6, 'land')]);
    director.recall([event(6, 'land'), event(7, 'land')]);
    await director.show({ view: null, events: [event(8, 'land')] }, () => undefined);
    expect(director.log.map(({ number }) => number)).toEqual([5, 6, 7, 8]);
    expect(director.seen.map(({ number }) => number)).toEqual([5, 6, 7, 8]);
  });
});
