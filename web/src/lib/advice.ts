import type { MoveInfo, PickInfo } from '../generated/messages';

/** What is recommended by thing, with a sentence that says why: of what the moves choose now. */
export type Advice = ReadonlyMap<string, string>;

/** What newcomers are advised to choose among some moves. */
export function adviceOn(moves: readonly MoveInfo[], picks: readonly PickInfo[]): Advice {
  const chosenBy = (pick: PickInfo) =>
    moves.some(({ move, refs }) => Array.isArray(move) && move[0] === pick.move && refs.includes(pick.ref));
  return new Map(picks.filter(chosenBy).map((pick) => [pick.ref, pick.why]));
}
