import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { ChapterInfo } from '../src/generated/messages';
import BookChapter from '../src/parts/BookChapter.svelte';

test('what a chapter would say several times it says once, with how often', () => {
  const chapter: ChapterInfo = {
    session: 0,
    follows: null,
    chapter: 1,
    title: 'The Waiting Room',
    opening: '',
    picture: '',
    players: ['Ann'],
    won: true,
    reason: '',
    leaves: [],
    carried: [],
    together: ['a key', 'a key'],
    gained: ['Wisdom', 'Wisdom', 'Wisdom', 'Wisdom', 'a note'],
    doors: ['a door', 'a door'],
    ended: 0,
  };
  const { container } = render(BookChapter, { chapter, pictures: null });
  const lines = [...container.querySelectorAll('li')].map((line) =>
    line.textContent?.trim().replace(/\s+/g, ' '),
  );
  expect(lines.filter((line) => line?.startsWith('Wisdom'))).toHaveLength(1);
  expect(lines).not.toContain('Wisdom'); // but how often it was
  expect(lines).toContain('a note');
  expect(lines.filter((line) => line?.startsWith('a door'))).toHaveLength(1);
  expect(lines.filter((line) => line?.startsWith('a key'))).toHaveLength(1);
});
