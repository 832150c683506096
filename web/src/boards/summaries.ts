import type { Vignette } from '../kit/Vignette.svelte';

const own = import.meta.glob<readonly Vignette[]>('./*/summary.ts', { import: 'default' });

/** The pictures beside the rules of a game in short, one a line; none for games that bring none. */
export async function picturesOf(game: string): Promise<readonly Vignette[]> {
  return (await own[`./${game}/summary.ts`]?.()) ?? [];
}
