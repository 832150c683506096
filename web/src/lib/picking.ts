import type { MoveInfo, Update } from '../generated/messages';

/** Several that were picked together, of which the first was answered: what the others read like. */
export type Rest = { rule: string; texts: string[] };

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

/** The next of those that were picked together, if an update asks for it; undefined if it asks for something else. */
export function nextOf(rest: Rest, { question }: Update): MoveInfo | undefined {
  if (question?.rule !== rest.rule) return undefined;
  return question.moves.find((move) => move.text === rest.texts[0]);
}
