import { describe, expect, it } from 'vitest';
import { counted, ago, clock, joined, span } from '../src/lib/format';
import { markdown } from '../src/lib/markdown';
import { bestLanguage, languageOf, speaker } from '../src/lib/words.svelte';

describe('times', () => {
  it('are clocks', () => {
    expect([0, 7, 61, 750, 3661].map(clock)).toEqual(['0:00', '0:07', '1:01', '12:30', '1:01:01']);
    expect(clock(-5)).toBe('0:00');
    expect(clock(0.2)).toBe('0:01');
  });

  it('past are told in the largest unit', () => {
    expect(ago(0, 2 * 86_400, 'en')).toBe('2 days ago');
    expect(ago(0, 3600, 'zh-Hans')).toBe('1小时前');
    expect(ago(100, 90, 'en')).toBe('now');
  });

  it('allowed are told in the largest exact unit', () => {
    expect(span(90, 'en')).toBe('90 seconds');
    expect(span(300, 'en')).toBe('5 minutes');
    expect(span(259_200, 'en')).toBe('3 days');
  });

  it('and names are joined as the language does it', () => {
    expect(joined(['A', 'B', 'C'], 'en')).toBe('A, B, and C');
    expect(joined(['甲', '乙'], 'zh-Hans')).toBe('甲和乙');
  });
});

describe('the little Markdown of rulebooks', () => {
  it('knows emphasis, code and rule ids', () => {
    expect(markdown('See **this**, *that*, `x` and LUC-DIE-03.')).toEqual([
      {
        kind: 'text',
        spans: [
          { kind: 'text', text: 'See ' },
          { kind: 'strong', text: 'this' },
          { kind: 'text', text: ', ' },
          { kind: 'em', text: 'that' },
          { kind: 'text', text: ', ' },
          { kind: 'code', text: 'x' },
          { kind: 'text', text: ' and ' },
          { kind: 'rule', text: 'LUC-DIE-03' },
          { kind: 'text', text: '.' },
        ],
      },
    ]);
  });

  it('knows tables', () => {
    const [table] = markdown('| a | b |\n|---|---|\n| 1 | 2 |');
    expect(table).toMatchObject({ kind: 'table', rows: [[[{ text: '1' }], [{ text: '2' }]]] });
  });

  it('leaves markup of pages as the text that it is', () => {
    expect(markdown('<img src=x>')).toEqual([
      { kind: 'text', spans: [{ kind: 'text', text: '<img src=x>' }] },
    ]);
  });
});

describe('languages', () => {
  it('are found by any of their names', () => {
    expect(['zh-CN', 'zh_TW', 'ja-JP', 'en'].map(languageOf)).toEqual(['zh-Hans', 'zh-Hans', 'ja', 'en']);
    expect(languageOf('fr')).toBeNull();
  });

  it('follow the first wish that can be fulfilled', () => {
    expect(bestLanguage(['fr-FR', 'ja-JP', 'en'])).toBe('ja');
    expect(bestLanguage(['fr'])).toBe('en');
  });

  it('speak, later sources over earlier ones, and show the key of what they lack', () => {
    const say = speaker('en', 'a = first\nb = { $n } dice', 'a = second');
    expect([say('a'), say('b', { n: 3 }), say('c')]).toEqual(['second', '3 dice', 'c']);
  });
});

describe('lines that read alike', () => {
  it('are told once, with how often they came', () => {
    expect(counted(['a seal', 'a key', 'a seal'])).toEqual([
      { text: 'a seal', times: 2 },
      { text: 'a key', times: 1 },
    ]);
  });
});
