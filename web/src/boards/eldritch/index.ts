import { Meetings, type Moves } from '../../generated/eldritch';
import { board } from '../../kit/board';
import { AMBIENCES } from '../../kit/sounds';
import EldritchBoard from './EldritchBoard.svelte';
import { asTold, cue } from './scene';
import { sound } from './sounds';

/** Dice, skills, tickets, omens and the reserve can be touched, too. */
function refs(move: Moves): string[] {
  switch (move[0]) {
    case 'pick-skill':
      return [`skill:${move[1]}`];
    case 'prepare':
    case 'pick-ticket':
    case 'spend-ticket':
      return [`ticket:${move[1]}`];
    case 'pick-omen':
      return [`omen:${move[1]}`];
    case 'pick-die':
    case 'reroll-with-clue':
      return [`die:${move[1]}`];
    case 'reroll-with-card':
      return [`die:${move[2]}`];
    case 'acquire':
      return ['reserve:0'];
    case 'meet':
      return move[1] === Meetings.EXPEDITION ? ['site:0'] : [];
    default:
      return [];
  }
}

/** Components are known by their numbers: what is printed on them comes from the server. */
export default board({
  Board: EldritchBoard,
  refs,
  cue,
  meanwhile: asTold,
  wantsReference: true,
  sound,
  ambience: () => AMBIENCES.dread,
});
