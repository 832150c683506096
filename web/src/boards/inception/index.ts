import type { Moves } from '../../generated/inception';
import { board } from '../../kit/board';
import { AMBIENCES } from '../../kit/sounds';
import InceptionBoard from './InceptionBoard.svelte';
import { cue } from './scene';
import { kindOf, skillOf } from './table';
import { sound } from './sounds';

/** Equal cards are one choice: each of them can be touched. Skills and piles have a place here, too. */
function refs([name, what]: Moves): string[] {
  const skill = skillOf(name);
  const touched = skill === undefined ? [] : [`skill:${skill}`];
  switch (name) {
    case 'draw':
      return ['deck:0'];
    case 'give-bribe':
    case 'give-chosen-bribe':
      return [...touched, 'bribe:0'];
    case 'take':
      return [`pile:${kindOf(what)}`];
    case 'give-to':
    case 'shoot':
    case 'unlock':
    case 'travel':
    case 'peek':
    case 'peek-at-bribes':
    case 'mind-pull':
    case 'from-nothing':
    case 'body-swap':
    case 'labyrinth':
    case 'dispense':
    case 'inject':
    case 'salvation':
    case 'teleport':
    case 'cancel':
    case 'discard':
    case 'give':
    case 'put-on-top':
      return [...touched, `kind:${kindOf(what)}`];
    default:
      return touched;
  }
}

export default board({ Board: InceptionBoard, refs, cue, sound, ambience: () => AMBIENCES.deep });
