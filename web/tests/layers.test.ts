import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCE = resolve(import.meta.dirname, '../src');
const IMPORTED = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

/** What each room may know besides itself; a board knows no other board. */
const MAY_KNOW: Record<string, readonly string[]> = {
  generated: [],
  lib: ['generated', 'kit'],
  kit: ['generated', 'lib'],
  boards: ['generated', 'lib', 'kit'],
  parts: ['generated', 'lib', 'kit', 'boards'],
  pages: ['generated', 'lib', 'kit', 'boards', 'parts'],
};
/** Of the room of games only these are known outside: they find a game by its name. */
const FINDERS = ['boards/boards', 'boards/posters', 'boards/summaries', 'boards/pictures'];
/** Of the kit plain code uses only what directs a table. */
const DIRECTS = ['kit/director.svelte'];

type Import = { file: string; of: string };

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(ts|svelte)$/.test(file),
);
const imports: Import[] = files.flatMap((file) => {
  const text = readFileSync(join(SOURCE, file), 'utf8');
  return [...text.matchAll(IMPORTED)].map(([, of = '']) => ({
    file,
    of: relative(SOURCE, join(SOURCE, dirname(file), of)),
  }));
});
const roomOf = (file: string) => (file.includes('/') ? (file.split('/')[0] ?? '') : '');
const gameOf = (file: string) => /^boards\/([^/]+)\//.exec(file)?.[1] ?? null;
const told = ({ file, of }: Import) => `${file} imports ${of}`;

describe('the rooms of the client', () => {
  it('are all known here', () => {
    expect([...new Set(files.map(roomOf))].sort()).toEqual(['', ...Object.keys(MAY_KNOW)].sort());
    expect(imports.length).toBeGreaterThan(300);
  });

  it.each(Object.keys(MAY_KNOW))('%s knows only what stands below it', (room) => {
    const allowed = [room, ...(MAY_KNOW[room] ?? [])];
    const wrong = imports.filter(({ file, of }) => roomOf(file) === room && !allowed.includes(roomOf(of)));
    expect(wrong.map(told)).toEqual([]);
  });

  it('leave the games alone: no game knows another, and nobody outside knows one by its name', () => {
    const wrong = imports.filter(({ file, of }) => gameOf(of) !== null && gameOf(of) !== gameOf(file));
    expect(wrong.map(told)).toEqual([]);
    const found = imports.filter(({ file, of }) => roomOf(of) === 'boards' && roomOf(file) !== 'boards');
    expect(found.filter(({ of }) => !FINDERS.includes(of)).map(told)).toEqual([]);
  });

  it('give each game its own types and no other', () => {
    const shared = ['generated/messages', 'generated/pictures'];
    const wrong = imports.filter(({ file, of }) => {
      if (roomOf(of) !== 'generated' || shared.includes(of)) return false;
      return of !== `generated/${gameOf(file)}`;
    });
    expect(wrong.map(told)).toEqual([]);
  });

  it('let plain code use of the kit only what directs a table', () => {
    const wrong = imports.filter(({ file, of }) => roomOf(file) === 'lib' && roomOf(of) === 'kit');
    expect(wrong.filter(({ of }) => !DIRECTS.includes(of)).map(told)).toEqual([]);
  });
});
