import type { Moves } from '../../generated/lucidity';
import { board } from '../../kit/board';
import { AMBIENCES } from '../../kit/sounds';
import LucidityBoard from './LucidityBoard.svelte';
import { cue, rolledFirst } from './table';
import { sound } from './sounds';

/** Moves that name no die still have a place on this board. */
function refs([name]: Moves): string[] {
  switch (name) {
    case 'dream-again':
      return ['track:on'];
    case 'return-exhaust':
      return ['row:exhaust'];
    case 'send-minions':
      return ['bag:0'];
    default:
      return [];
  }
}

export default board({
  Board: LucidityBoard,
  refs,
  cue,
  meanwhile: rolledFirst,
  sound,
  ambience: () => AMBIENCES.night,
});
