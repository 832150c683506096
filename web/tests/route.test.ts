import { describe, expect, it } from 'vitest';
import { addressOf, ALL_OPEN, routeOf, tableIn, type Route } from '../src/lib/route.svelte';

describe('addresses', () => {
  it.each<Route>([
    { page: 'home' },
    { page: 'table', id: 'a b/c', invite: null },
    { page: 'table', id: 'x', invite: 'se?cret' },
    { page: 'campaign', id: 'x', invite: '#/secret' },
    { page: 'replay', id: 'x', seat: 2, step: 17 },
    { page: 'replay', id: 'x', seat: 2, step: 17, invite: 'se?cret' },
    { page: 'replay', id: 'x', seat: ALL_OPEN, step: null },
    { page: 'rules', game: 'lucidity', rule: 'LUC-DIE-03' },
    { page: 'daily', day: '2026-05-04' },
    { page: 'daily', day: null },
  ])('lead to the place they name: %o', (route) => {
    expect(routeOf(addressOf(route))).toEqual(route);
  });

  it('lead home when there is nothing in them', () => {
    expect(routeOf('')).toEqual({ page: 'home' });
    expect(routeOf('/')).toEqual({ page: 'home' });
    expect(routeOf('/index.html')).toEqual({ page: 'home' });
    expect(routeOf('#/')).toEqual({ page: 'home' });
  });

  it('are lost when nobody knows the place', () => {
    expect(routeOf('/nowhere')).toEqual({ page: 'lost' });
    expect(routeOf('/table')).toEqual({ page: 'lost' });
  });

  it('show everything open in a replay unless a seat is named', () => {
    expect(routeOf('/replay/x')).toEqual({ page: 'replay', id: 'x', seat: ALL_OPEN, step: null });
    expect(routeOf('/replay/x?seat=no&step=-')).toEqual({
      page: 'replay',
      id: 'x',
      seat: ALL_OPEN,
      step: null,
    });
  });

  it('survive broken escapes', () => {
    expect(routeOf('/table/%E0%A4%A')).toMatchObject({ page: 'table' });
  });
});

describe('the secret of an invitation', () => {
  it('stands behind the address, where no server is told of it', () => {
    const address = addressOf({ page: 'table', id: 'abc', invite: 'xyz' });
    expect(new URL(address, 'https://dreams.example').pathname).toBe('/table/abc');
    expect(new URL(address, 'https://dreams.example').search).toBe('');
    expect(address).toContain('#join=xyz');
  });
});

describe('links of old', () => {
  it.each<[string, Route]>([
    ['/#/table/abc', { page: 'table', id: 'abc', invite: null }],
    ['/#/table/abc/join/xyz', { page: 'table', id: 'abc', invite: 'xyz' }],
    ['/#/campaign/abc/join/xyz', { page: 'campaign', id: 'abc', invite: 'xyz' }],
    ['/#/replay/abc?seat=1&step=7', { page: 'replay', id: 'abc', seat: 1, step: 7 }],
    ['/#/rules/lucidity/LUC-DIE-03', { page: 'rules', game: 'lucidity', rule: 'LUC-DIE-03' }],
  ])('still lead where they led: %s', (address, route) => {
    expect(routeOf(address)).toEqual(route);
  });
});

describe('a pasted invitation', () => {
  it('can be a whole link', () => {
    const route = { page: 'table', id: 'abc', invite: 'xyz' };
    expect(tableIn('https://dreams.example/table/abc#join=xyz')).toEqual(route);
    expect(tableIn('https://dreams.example/#/table/abc/join/xyz')).toEqual(route);
  });

  it('can be the bare id', () => {
    expect(tableIn(' abc ')).toEqual({ page: 'table', id: 'abc', invite: null });
  });

  it('is refused when it is neither', () => {
    expect(tableIn('  ')).toBeNull();
    expect(tableIn('https://dreams.example/rules/lucidity')).toBeNull();
  });
});
