import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { posterArtOf } from '../src/boards/posters';
import { picturesOf } from '../src/boards/summaries';
import type { GameInfo } from '../src/generated/messages';
import NamedPosterArt from '../src/kit/NamedPosterArt.svelte';
import Poster from '../src/parts/Poster.svelte';

const game = (name: string): GameInfo => ({
  name,
  title: name,
  tagline: '',
  least_seats: 2,
  most_seats: 2,
  available: true,
  modes: [],
  options: [],
  bots: [],
  campaign: false,
  packs: [],
  ahead: false,
  story: false,
  lesson: false,
  first_game: null,
});
const poster = (name: string) =>
  render(Poster, {
    game: game(name),
    busy: false,
    play: () => undefined,
    host: () => undefined,
    begin: () => undefined,
    learn: () => undefined,
  }).container;
const drawn = (name: string) => {
  const { container } = render(NamedPosterArt, { name });
  return [
    ...[...container.querySelectorAll('stop')].map((stop) => stop.getAttribute('stop-color')),
    ...[...container.querySelectorAll('path')].map((path) => path.getAttribute('d')),
  ];
};

describe('the picture on a poster', () => {
  it('is the one that the folder of the board brings', () => {
    expect(posterArtOf('lucidity')).toBeDefined();
    expect(posterArtOf('no-such-game')).toBeUndefined();
    expect(poster('lucidity').querySelectorAll('svg[viewBox="0 0 300 420"]')).toHaveLength(1);
  });

  it('is made from the name of a game that brings none: always the same, and another for each', () => {
    expect(poster('somebodys-game').querySelectorAll('svg[viewBox="0 0 300 420"]')).toHaveLength(1);
    expect(drawn('somebodys-game')).toEqual(drawn('somebodys-game'));
    expect(drawn('somebodys-game')).not.toEqual(drawn('another-game'));
  });

  it.each(['a', 'tictactoe', '梦', 'whispers', 'x'.repeat(60)])('stays within the sky for %s', (name) => {
    for (const star of render(NamedPosterArt, { name }).container.querySelectorAll('circle')) {
      const [x, y, r] = ['cx', 'cy', 'r'].map((of) => Number(star.getAttribute(of)));
      expect(r).toBeGreaterThan(0);
      expect(x).toBeLessThanOrEqual(300);
      expect(y).toBeLessThanOrEqual(250);
    }
  });
});

describe('the rules in short', () => {
  const words = import.meta.glob<string>('../../src/dreamtable/games/*/locale/en.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const boards = Object.keys(import.meta.glob('../src/boards/*/index.ts'));

  it.each(boards.map((path) => path.split('/').at(-2) ?? ''))('have a picture a line in %s', async (name) => {
    const text = words[`../../src/dreamtable/games/${name}/locale/en.ftl`] ?? '';
    const lines = text.match(/^summary-\d+ = /gm)?.length ?? 0;
    expect(lines).toBeGreaterThan(5);
    expect(await picturesOf(name)).toHaveLength(lines);
  });
});
