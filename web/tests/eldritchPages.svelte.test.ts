import { flushSync } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { Pages } from '../src/boards/eldritch/pages.svelte';
import { chaptersIn, pagesOf, scenesIn, type Scene } from '../src/boards/eldritch/scene';
import type { Events } from '../src/generated/eldritch';
import type { EventInfo } from '../src/generated/messages';

let leave = () => {};
afterEach(() => {
  leave();
  sessionStorage.clear();
});

const told = (number: number, event: Events, story = ''): EventInfo => ({
  number,
  event,
  text: event[0],
  refs: event[0] === 'defeated' || event[0].startsWith('encounter') ? [`seat:${event[1]}`] : [],
  story,
  turning: '',
  heads: '',
  late: '',
  stood_in: '',
});

const OPENING = [
  told(0, ['ancient-one-chosen', 4], 'In January the tide is late.'),
  told(1, ['mystery-drawn', 9], 'Somebody tunes an organ.'),
  told(2, ['round-began', 1]),
];

/** What asks, and is no page. */
const DEBT: Scene = {
  number: 5,
  kind: 'reckoning',
  seat: 0,
  card: 31,
  part: '',
  foe: null,
  stories: [],
  tests: [],
  lines: [],
  over: false,
};

/** Somebody on seat 0 who comes to a table where this has happened. */
function reads(events: EventInfo[], { news = events, early = false } = {}) {
  const table = $state<{ events: EventInfo[]; news: EventInfo[]; asking: Scene | null; apart: boolean }>({
    events,
    news,
    asking: null,
    apart: false,
  });
  let pages!: Pages;
  leave = $effect.root(() => {
    pages = new Pages({
      pages: () => pagesOf(scenesIn(table.events), chaptersIn(table.events), 0),
      events: () => table.events,
      news: () => table.news,
      asking: () => table.asking,
      apart: () => table.apart,
      early: () => early,
    });
  });
  flushSync();
  const happens = (...more: EventInfo[]) => {
    [table.events, table.news] = [[...table.events, ...more], more];
    flushSync();
  };
  return { table, pages, happens };
}

describe('what is told to everybody', () => {
  it('is a chapter by itself, and no part of the scene in which it happens', () => {
    const events = [
      told(3, ['mythos-drawn', 40, 'x'], 'Ink runs.'),
      told(4, ['awakened', 4], 'The sea stands up.'),
      told(5, ['defeated', 1, 7, 3, false], 'She counts her fingers.'),
    ];
    expect(scenesIn(events)).toMatchObject([{ kind: 'mythos', stories: ['Ink runs.'] }]);
    expect(chaptersIn(events)).toMatchObject([
      { kind: 'awakening', card: 4, stories: ['The sea stands up.'] },
      { kind: 'fall', card: 7, seat: 1, stories: ['She counts her fingers.'] },
    ]);
  });

  it('is read beside one’s own encounters, while those of others are none of the pages', () => {
    const events = [
      told(3, ['encounter-began', 1, 7, 'city', 'x'], 'A dog.'),
      told(4, ['encounter-ended', 1, 7]),
      told(5, ['encounter-began', 0, 8, 'city', 'x'], 'A door.'),
      told(6, ['encounter-ended', 0, 8]),
      told(7, ['tale-ended', 4, true], 'You count the trunks.'),
    ];
    const pages = pagesOf(scenesIn(events), chaptersIn(events), 0);
    expect(pages.map((page) => page.stories[0])).toEqual(['A door.', 'You count the trunks.']);
  });
});

describe('the pages of Eldritch Horror', () => {
  it('lie open one after the other, and then the map is seen', () => {
    const { pages, happens } = reads(OPENING);
    expect(pages.at).toBe(0);
    pages.readOn();
    expect(pages.at).toBe(1);
    pages.readOn();
    expect(pages.at).toBeNull();
    happens(told(3, ['mythos-drawn', 40, 'x'], 'Ink runs.'));
    expect(pages.at).toBe(3);
    happens(told(4, ['awakened', 4], 'The sea stands up.'));
    expect(pages.at).toBe(3); // nobody turns it but who reads
    pages.readOn();
    expect(pages.at).toBe(4);
  });

  it('are not told again to who comes back later', () => {
    expect(reads(OPENING, { news: [] }).pages.at).toBeNull();
    leave();
    expect(reads(OPENING, { news: [], early: true }).pages.at).toBe(0);
  });

  it('are not told again to who loads the table anew at its beginning', () => {
    const { pages } = reads(OPENING, { news: [], early: true });
    pages.readOn();
    leave();
    expect(reads(OPENING, { news: [], early: true }).pages.at).toBe(1);
    leave();
    const again = reads(OPENING, { news: [], early: true });
    again.pages.shut();
    leave();
    expect(reads(OPENING, { news: [], early: true }).pages.at).toBeNull();
  });

  it('give way to what asks, and come after it', () => {
    const { table, pages, happens } = reads(OPENING, { news: [] });
    happens(told(3, ['mythos-drawn', 40, 'x'], 'Ink runs.'));
    pages.readOn();
    happens(told(4, ['mystery-drawn', 10], 'A second organ.'));
    expect(pages.at).toBe(4);
    table.asking = DEBT;
    flushSync();
    expect(pages.at).toBeNull();
    happens(told(5, ['reckoned', 31]), told(6, ['awakened', 4], 'The sea stands up.'));
    expect(pages.at).toBeNull();
    table.asking = null;
    flushSync();
    expect(pages.at).toBe(6);
  });

  it('are closed, all of them, by who does something else', () => {
    const { table, pages, happens } = reads(OPENING);
    table.apart = true;
    flushSync();
    expect(pages.at).toBe(0);
    table.apart = false;
    happens(told(3, ['rested', 0]));
    expect(pages.at).toBeNull();
  });

  it('show what is there where one leaps to in a replay, and nothing of what lies between', () => {
    const { table, pages } = reads(OPENING, { news: [] });
    const news = [told(9, ['awakened', 4], 'The sea stands up.')];
    [table.events, table.news] = [
      [...OPENING, told(8, ['mystery-drawn', 10], 'A second organ.'), ...news],
      news,
    ];
    flushSync();
    expect(pages.at).toBe(9);
    [table.events, table.news] = [OPENING, []];
    flushSync();
    expect(pages.at).toBeNull();
  });
});
