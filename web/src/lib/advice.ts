import type { GameInfo, MoveInfo, PickInfo } from '../generated/messages';

/** What is recommended by thing, with a sentence that says why: of what the moves choose now. */
export type Advice = ReadonlyMap<string, string>;

/** What newcomers are advised to choose among some moves. */
export function adviceOn(moves: readonly MoveInfo[], picks: readonly PickInfo[]): Advice {
  const chosenBy = (pick: PickInfo) =>
    moves.some(({ move, refs }) => Array.isArray(move) && move[0] === pick.move && refs.includes(pick.ref));
  return new Map(picks.filter(chosenBy).map((pick) => [pick.ref, pick.why]));
}

/** Whether a table is a first game as far as its options go: what is recommended for one tells of that alone. */
export function isFirstGame(game: GameInfo, chosen: Readonly<Record<string, string>>): boolean {
  const first: Readonly<Record<string, string>> = game.first_game?.options ?? {};
  return game.options
    .filter((option) => option.kind === 'choice')
    .every(({ name, default: usual }) => [undefined, usual, first[name]].includes(chosen[name]));
}
