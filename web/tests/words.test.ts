import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gameFiles, LANGUAGES, wordsOf } from '../src/lib/words.svelte';

let asked: string[] = [];
let answers: Record<string, () => Response> = {};

beforeEach(() => {
  asked = [];
  answers = {};
  vi.stubGlobal('fetch', (path: string) => {
    if (path === '/api/me') return Promise.resolve(new Response('{}'));
    asked.push(path);
    const answer = answers[path];
    return answer ? Promise.resolve(answer()) : Promise.reject(new Error('nobody answers'));
  });
});
afterEach(() => vi.unstubAllGlobals());

const served = (lang: string, ...sources: string[]) => new Response(JSON.stringify({ lang, sources }));

describe('the words of a game', () => {
  it('are in this page for the games that it was built with', async () => {
    const say = await wordsOf('lucidity', 'zh-Hans');
    expect(say('game-title')).toMatch(/\p{Script=Han}/u);
    expect(asked).toEqual([]);
  });

  it('come from the server for all others, on top of the words of the table', async () => {
    answers['/api/words/tictactoe?lang=en'] = () =>
      served(
        'en',
        'square-4 = the middle',
        'moves = { $count ->\n    [one] one move\n   *[other] { $count } moves\n}',
      );
    const say = await wordsOf('tictactoe', 'en');
    expect(say('square-4')).toBe('the middle');
    expect(say('moves', { count: 1 })).toBe('one move');
    expect(say('web-close')).not.toBe('web-close');
    expect(say('no-such-message')).toBe('no-such-message');
  });

  it('follow the grammar of the language that the server has them in', async () => {
    answers['/api/words/english-only?lang=ja'] = () =>
      served('en', 'moves = { $count ->\n    [one] one move\n   *[other] { $count } moves\n}');
    expect((await wordsOf('english-only', 'ja'))('moves', { count: 1 })).toBe('one move');
  });

  it('are asked for once in each language', async () => {
    for (const lang of ['en', 'ja'] as const) {
      answers[`/api/words/whispers?lang=${lang}`] = () => served(lang, `word = ${lang}`);
      expect((await wordsOf('whispers', lang))('word')).toBe(lang);
      expect((await wordsOf('whispers', lang))('word')).toBe(lang);
    }
    expect(asked).toEqual(['/api/words/whispers?lang=en', '/api/words/whispers?lang=ja']);
  });

  it('are asked for again if nobody answered; until then the table has its own', async () => {
    const without = await wordsOf('late-game', 'en');
    expect(without('word')).toBe('word');
    expect(without('web-close')).not.toBe('web-close');
    answers['/api/words/late-game?lang=en'] = () => served('en', 'word = at last');
    expect((await wordsOf('late-game', 'en'))('word')).toBe('at last');
  });

  it('hold no story and no card in this page: only files that are named after a language are built in', () => {
    const names = Object.keys(gameFiles).map((path) => /games\/[^/]+\/locale\/([^/]+)\.ftl$/.exec(path)?.[1]);
    expect(names.length).toBeGreaterThan(0);
    expect([...new Set(names)].sort()).toEqual(Object.keys(LANGUAGES).sort());
  });
});
