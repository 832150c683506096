import { expect, test } from 'vitest';
import type { CampaignInfo, SessionInfo } from '../src/generated/messages';
import { campaignLink, latestOf, roadsOf, underway } from '../src/lib/campaigns';
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
