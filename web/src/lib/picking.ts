import type { MoveInfo, QuestionInfo, Update } from '../generated/messages';

/** What is still to be answered of several that were picked together: moves of their own, or what reads like them. */
export type Rest = { rule: string; moves: readonly Wanted[] };
export type Wanted = { text: string } | { move: unknown };

const times = (picked: readonly MoveInfo[], move: MoveInfo) => picked.filter((one) => one === move).length;

/** Pick one of several moves that read alike; where all of them are picked already, let go of one. */
export function pick(
  picked: readonly MoveInfo[],
  alike: readonly MoveInfo[],
  most: number,
): readonly MoveInfo[] {
  const free = alike.find((move) => times(picked, move) < move.copies);
  if (!free) {
    const last = picked.findLastIndex((move) => alike.includes(move));
    return picked.filter((_, at) => at !== last);
  }
  return [...picked, free].slice(-most);
}

/** How many of what reads alike are picked. */
export function pickedOf(picked: readonly MoveInfo[], alike: readonly MoveInfo[]): number {
  return picked.filter((move) => alike.includes(move)).length;
}

/** The entry of a menu that makes a move. */
export function madeBy(move: unknown, menu: readonly MoveInfo[]): MoveInfo | undefined {
  const wanted = JSON.stringify(move);
  return menu.find((one) => JSON.stringify(one.move) === wanted);
}

/**
 * The next of those that were picked together, if an update asks for it, with what is left then; null if it asks for
 * something else. What reads alike is looked for as long as the same rule asks; moves of their own wherever they are
 * asked for, also after one that went without saying.
 */
export function nextOf(rest: Rest, { question }: Update): { move: MoveInfo; left: Rest } | null {
  if (!question) return null;
  for (const at of [0, 1]) {
    const wanted = rest.moves[at];
    const move = wanted && found(wanted, rest.rule, question);
    if (move) return { move, left: { ...rest, moves: rest.moves.slice(at + 1) } };
    if (!wanted || 'text' in wanted) break;
  }
  return null;
}

function found(wanted: Wanted, rule: string, question: QuestionInfo): MoveInfo | undefined {
  if (!('text' in wanted)) return madeBy(wanted.move, question.moves);
  return question.rule === rule ? question.moves.find((move) => move.text === wanted.text) : undefined;
}
