import type { Moves } from '../../generated/tamashii';
import { board } from '../../kit/board';
import { AMBIENCES } from '../../kit/sounds';
import { cue } from './scene';
import TamashiiBoard from './TamashiiBoard.svelte';
import { sound } from './sounds';

/** Discards, dice and some upgrades have places of their own on this board. */
function refs(move: Moves): string[] {
  switch (move[0]) {
    case 'discard-code':
      return [`discard:${move[1]}`];
    case 'raise-cap':
      return ['track:integrity'];
    case 'buy-open-source':
      return ['code:5'];
    case 'reroll':
      return [`reroll:${move[1]}-${move[2]}-${move[3]}`];
    case 'resolve-box':
      return [`use:${move[1]}-${move[2]}`];
    case 'raise-shield':
      return ['resource:shield'];
    case 'spend-energy':
      return move[1] > 0 ? ['resource:energy'] : [];
    case 'move-jordan':
    case 'jordan-moves-for-you':
    case 'use-jordan':
      return ['jordan:0'];
    default:
      return [];
  }
}

/** What is done by moving tokens and figures, and by picking dice up. */
const ON_BOARD: readonly Moves[0][] = [
  'write',
  'discard-code',
  'reroll',
  'move-to',
  'move-jordan',
  'pick-place',
];

const onBoard = (move: Moves) => ON_BOARD.includes(move[0]);

/** Components are known by their numbers: what is printed on them comes from the server. */
export default board({
  Board: TamashiiBoard,
  refs,
  cue,
  onBoard,
  wantsReference: true,
  sound,
  ambience: () => AMBIENCES.city,
});
