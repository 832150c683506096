import { expect, test } from 'vitest';
import type { CampaignInfo, ModeInfo, OfferInfo, SessionInfo } from '../src/generated/messages';
import { campaignLink, isAlone, latestOf, partyFor, roadsOf, underway } from '../src/lib/campaigns';
import { addressOf, routeOf, tableIn } from '../src/lib/route.svelte';

function session(number: number, follows: number | null, over = true): SessionInfo {
  return {
    number,
    follows,
    chapter: 1,
    table: `table${number}`,
    status: over ? 'over' : 'running',
    players: [],
    my_turn: false,
    choices: [],
    winners: [],
    reason: null,
    remembered: [],
    unlocked: [],
    offer: null,
    ended: null,
    seating: { seats: 1, mode: 'together', options: {}, bots: {}, mine: [0], others: {}, seconds: null },
    title: '',
    chosen: [],
    closing: '',
    gained: [],
    unverified: false,
    missed: false,
    told: [],
  };
}

function campaign(...sessions: SessionInfo[]): CampaignInfo {
  return {
    id: 'old garden',
    game: 'seasons',
    title: '',
    member: true,
    leads: true,
    members: [],
    sessions,
    beginning: null,
    next_number: sessions.length,
    latest: sessions.filter((one) => one.status === 'over').at(-1)?.number ?? null,
    updated: 0,
    invite: 'let me in',
    treasures: [],
    posters: [],
    previously: [],
    shelves: [],
    book: null,
  };
}

function numbers(...sessions: SessionInfo[]): (number | null)[][] {
  return roadsOf(sessions).map((road) => [
    road.from?.number ?? null,
    ...road.sessions.map((one) => one.number),
  ]);
}

test('sessions that follow each other are one road', () => {
  expect(numbers()).toEqual([]);
  expect(numbers(session(0, null), session(1, 0), session(2, 1))).toEqual([[null, 0, 1, 2]]);
});

test('what is played on from again begins a road of its own', () => {
  const played = [session(0, null), session(1, 0), session(2, null), session(3, 0), session(4, 2)];
  expect(numbers(...played)).toEqual([
    [null, 0, 1],
    [null, 2, 4],
    [0, 3],
  ]);
});

test('the road goes on where it went on first', () => {
  expect(numbers(session(0, null), session(1, 0), session(2, 0), session(3, 1))).toEqual([
    [null, 0, 1, 3],
    [0, 2],
  ]);
});

test('tables under way come with the latest first', () => {
  const info = campaign(session(0, null), session(1, 0, false), session(2, 0, false));
  expect(underway(info).map((one) => one.number)).toEqual([2, 1]);
  expect(latestOf(info)?.number).toBe(0);
  expect(latestOf(campaign())).toBeNull();
});

test('an invitation leads to the campaign', () => {
  const link = campaignLink(campaign());
  const route = { page: 'campaign', id: 'old garden', invite: 'let me in' } as const;
  expect(tableIn(link)).toEqual(route);
  expect(routeOf(addressOf(route))).toEqual(route);
  expect(routeOf('#/campaign/abc')).toEqual({ page: 'campaign', id: 'abc', invite: null });
});

const OFFER: OfferInfo = {
  modes: [mode('alone', 1, 1), mode('together', 2, 4)],
  options: [],
  limited: [],
  locked: 0,
  over: false,
};

function mode(name: string, least: number, most: number): ModeInfo {
  return {
    name,
    label: name,
    least_seats: least,
    most_seats: most,
    together: true,
    open_hands: true,
    ignores: [],
  };
}

test('the first session is for all who take part, the next ones are as the one before', () => {
  const two = {
    ...campaign(),
    members: [0, 1].map((number) => ({ number, name: '', leads: false, me: false })),
  };
  expect(partyFor(two, OFFER, null)).toMatchObject({ seats: 2, mode: null, bots: {}, also: [] });
  const before = {
    seats: 3,
    mode: 'together',
    options: {},
    bots: { 2: 'hard' },
    mine: [0, 1],
    others: {},
    seconds: 60,
  };
  const party = partyFor(two, OFFER, before);
  expect(party).toEqual({
    seats: 3,
    mode: 'together',
    bots: { 2: 'hard' },
    seat: 0,
    led: {},
    also: [1],
    seconds: 60,
    options: {},
  });
  expect(isAlone(party)).toBe(true);
});

test('whoever begins a session has the own seat again, and so have the bots', () => {
  const before = {
    seats: 2,
    mode: 'together',
    options: {},
    bots: { 0: 'easy' },
    mine: [1],
    others: {},
    seconds: null,
  };
  expect(partyFor(campaign(), OFFER, before)).toMatchObject({
    seats: 2,
    seat: 1,
    bots: { 0: 'easy' },
    also: [],
  });
});

test('with fewer seats whoever begins sits on one that there is', () => {
  const offer = { ...OFFER, modes: [mode('together', 2, 2)] };
  const before = {
    seats: 4,
    mode: 'together',
    options: {},
    bots: { 1: 'easy', 2: 'easy' },
    mine: [3],
    others: { 0: 1 },
    seconds: null,
  };
  expect(partyFor(campaign(), offer, before)).toMatchObject({ seats: 2, seat: 0, bots: { 1: 'easy' } });
});

test('nobody waits for friends whom bots lead until they come', () => {
  expect(isAlone({ seats: 3, bots: { 1: 'easy' }, led: {}, also: [] })).toBe(false);
  expect(isAlone({ seats: 3, bots: { 1: 'easy' }, led: { 2: 1 }, also: [] })).toBe(true);
});

test('a way to play that is not offered any more is not wished for', () => {
  const before = {
    seats: 2,
    mode: 'rivals',
    options: {},
    bots: {},
    mine: [0],
    others: {},
    seconds: null,
  };
  const party = partyFor(campaign(), OFFER, before);
  expect(party.mode).toBeNull();
  expect(isAlone(party)).toBe(false);
});

test('a book has an address for who takes part, and one for whoever has the link', () => {
  const own = { page: 'book', id: 'old garden', shared: false, chapter: 2 } as const;
  expect(addressOf(own)).toBe('/book/old%20garden?chapter=2');
  expect(routeOf(addressOf(own))).toEqual(own);
  const shared = { page: 'book', id: 'key', shared: true, chapter: null } as const;
  expect(addressOf(shared)).toBe('/book/shared/key');
  expect(routeOf(addressOf(shared))).toEqual(shared);
});
