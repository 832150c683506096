import type { Advice } from '../lib/advice';
import type { Component } from 'svelte';
import type {
  Ahead,
  EventInfo,
  ForetoldInfo,
  MoveInfo,
  TableReference,
  VoteInfo,
} from '../generated/messages';
import type { Say } from '../lib/words.svelte';
import type { Ambience, Sound } from './sounds';
import type { Cue, Stage } from './stages';

/** What a board is given. It draws, and does nothing else. */
export type BoardProps<View> = {
  /** What this seat sees: the game's own generated `View`. */
  view: View;
  /** Who sits where. */
  names: string[];
  /** The seat whose eyes these are; negative for who only watches. */
  seat: number;
  /** What just happened, as far as it is shown by now; empty after a reload. */
  news: EventInfo[];
  /** The stage that is on; null while nothing happens. */
  stage?: Stage | null;
  /** Everything that happened so far, as far as this page knows it. */
  events?: EventInfo[];
  /**
   * What can be read, for boards that want it: what is printed on the components, and what the match has revealed
   * to this seat by now; null until it is there.
   */
  reference?: TableReference | null;
  /** The pages that all who sit here have read in another evening. */
  known?: readonly string[];
  /** Everything that the moves on offer touch, such as `card:17`: for things that are nowhere else to be seen. */
  offered?: string[];
  /** The moves on offer, with their texts: for choices that stand on the board itself. */
  offers?: MoveInfo[];
  /** What somebody who is new to the game is advised to choose, each with a sentence why. */
  advice?: Advice;
  /** What comes by itself if nobody does anything about it, in its order. */
  foretold?: ForetoldInfo[];
  /** Whether the coach points at something now: nothing may lie over it. */
  pointed?: boolean;
  /** What is pointed at on the menu or in the log, such as `card:17`. */
  hinted?: ReadonlySet<string>;
  /** What is proposed for a wish leads through these things, and takes them; nothing while nothing is proposed. */
  proposed?: readonly string[];
  /** Who has voted for what, while a group decides. */
  votes?: VoteInfo[];
  /** What the next moves can bring about, as far as it was asked for: at 0 what is there already. */
  ahead?: Ahead[];
  /** Ask for it; null where nobody can tell now. */
  seeAhead?: (() => void) | null;
  /** Make moves one after the other that are one deed, and are taken back together; null where nobody is asked. */
  carryOut?: ((moves: readonly unknown[]) => void) | null;
  /** Say whether a story is being told that the end of the match waits for. */
  tells?: (busy: boolean) => void;
  /** Say whether a page lies over the board: until it was read, the coach is silent. */
  covers?: (covered: boolean) => void;
  /** The words of the game and of the table. */
  say: Say;
};

/** A board: how it draws the view of its game, and what it knows of its moves. */
export type Board<View = unknown, Moves = unknown, Events = unknown> = {
  Board: Component<BoardProps<View>>;
  /** Things on this board that a move touches besides those the server names, such as `track:2`. */
  refs?: (move: Moves) => string[];
  /** Whether a move is made on the board itself: the menu folds many of these into one line. */
  onBoard?: (move: Moves) => boolean;
  /** Whether it draws with what is printed on the components. */
  wantsReference?: boolean;
  /** How an event looks: what is drawn or played, rolls, lands or follows from it; else everything lands. */
  cue?: (event: Events) => Cue;
  /** What an event sounds like; what says nothing is silent. */
  sound?: (event: Events) => Sound | undefined;
  /** What lies under the table while it is looked at, quietly. */
  ambience?: (view: View, reference: TableReference | null) => Ambience;
  /** What to draw until the last die lies still: the table as it was, with what has happened since; else as it was. */
  meanwhile?: (before: View, news: readonly EventInfo[]) => View;
};

/**
 * Declare the board of a game: what `boards/<game>/index.ts` exports by default. The page hands it the views and
 * moves that the server sends for that game; their types come from the game's own model.
 */
export function board<View, Moves, Events>(own: Board<View, Moves, Events>): Board {
  return own as unknown as Board;
}
