import type { Board } from '../kit/board';

const own = import.meta.glob<Board>('./*/index.ts', { import: 'default' });

/** The board of a game, loaded on demand; the generic one for games without. */
export async function boardOf(game: string): Promise<Board> {
  const load = own[`./${game}/index.ts`];
  return load ? load() : (await import('../kit/generic')).default;
}
