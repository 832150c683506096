import type { MoveInfo } from '../generated/messages';

/** Moves that read the same and mean the same are one entry of the menu. */
export type Entry = { key: string; text: string; moves: MoveInfo[]; rank: MoveInfo['rank'] };

/** What touching a thing led to: the things chosen now, and the move to be done, if only one is left. */
export type Touched = { chosen: string[]; done: MoveInfo | null };

/** The moves that touch all the chosen things. */
export function touching(moves: readonly MoveInfo[], chosen: readonly string[]): MoveInfo[] {
  return moves.filter((move) => chosen.every((ref) => move.refs.includes(ref)));
}

/** The things that glow: those touched by a move that is still possible, but not those chosen already. */
export function glowing(moves: readonly MoveInfo[], chosen: readonly string[]): Set<string> {
  const refs = new Set(touching(moves, chosen).flatMap((move) => move.refs));
  for (const ref of chosen) refs.delete(ref);
  return refs;
}

/** Touch a thing: narrow to the moves that touch it; touching it again lets go of it. */
export function touch(moves: readonly MoveInfo[], chosen: readonly string[], ref: string): Touched {
  if (chosen.includes(ref)) return { chosen: chosen.filter((other) => other !== ref), done: null };
  let next = [...chosen, ref];
  let left = touching(moves, next);
  if (!left.length) {
    next = [ref];
    left = touching(moves, next);
  }
  const [only, ...others] = left;
  if (!only) return { chosen: [...chosen], done: null };
  return others.length ? { chosen: next, done: null } : { chosen: [], done: only };
}

/**
 * The menu as it is read: entries in the order of the moves, equal ones together; what ends or declines something
 * after all that can be done, and last what is hardly ever meant.
 */
export function entries(moves: readonly MoveInfo[]): Entry[] {
  const alike = new Map<string, Entry>();
  for (const move of moves) {
    const key = [move.text, ...move.notes.map((note) => note.text)].join('\n');
    const entry = alike.get(key);
    if (entry) entry.moves.push(move);
    else alike.set(key, { key, text: move.text, moves: [move], rank: move.rank });
  }
  return [...alike.values()].sort((one, other) => one.rank - other.rank);
}

/** Moves with what they touch on a particular board besides what the server says. */
export function withBoardRefs(
  moves: readonly MoveInfo[],
  more: ((move: unknown) => string[]) | undefined,
): MoveInfo[] {
  return moves.map((move) => (more ? { ...move, refs: [...move.refs, ...more(move.move)] } : move));
}
