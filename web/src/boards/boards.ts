import type { Component } from 'svelte';
import type { EventInfo, Reference } from '../generated/messages';
import type { Say } from '../lib/words.svelte';
import Generic from './generic/Board.svelte';

/** What a board is given. It draws, and does nothing else. */
export type BoardProps<View> = {
  /** What this seat sees: the game's own generated `View`. */
  view: View;
  /** Who sits where. */
  names: string[];
  /** The seat whose eyes these are; negative for who only watches. */
  seat: number;
  /** What just happened, to be shown moving; empty after a reload. */
  news: EventInfo[];
  /** Everything that happened so far, as far as this page knows it. */
  events?: EventInfo[];
  /** What is printed on the components, for boards that want it; null until it is there. */
  reference?: Reference | null;
  /** Everything that the moves on offer touch, such as `card:17`: for things that are nowhere else to be seen. */
  offered?: string[];
  /** The words of the game and of the table. */
  say: Say;
};

/** What `boards/<game>/index.ts` exports. */
export type Board = {
  Board: Component<BoardProps<never>>;
  /** Things on this board that a move touches besides those the server names, such as `track:2`. */
  refs?: (move: unknown) => string[];
  /** Whether it draws with what is printed on the components. */
  wantsReference?: boolean;
  /** A view to show for a moment first, if things came and went on within one change; else null. */
  between?: (view: never, news: EventInfo[]) => unknown;
};

const own = import.meta.glob<Board>('./*/index.ts');

/** The board of a game, loaded on demand; the generic one for games without. */
export async function boardOf(game: string): Promise<Board> {
  const load = own[`./${game}/index.ts`];
  return load ? load() : { Board: Generic };
}
