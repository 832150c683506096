import type { Pictures } from '../kit/pictures';

const own = import.meta.glob<Pictures>('./*/pictures.ts', { import: 'default' });

/** The pictures of a game for its campaign and its book; null for games that bring none. */
export async function bookPicturesOf(game: string): Promise<Pictures | null> {
  return (await own[`./${game}/pictures.ts`]?.()) ?? null;
}
