import type { TableReference } from '../../generated/messages';
import type { Moves, View } from '../../generated/etherfields';
import { board } from '../../kit/board';
import { ambienceOf } from '../../kit/sounds';
import EtherfieldsBoard from './EtherfieldsBoard.svelte';
import { cue } from './scene';
import { sound } from './sounds';
import { thing, words } from './table';

/** The own figure, the clock, the die and what stands on a payment or a riddle have places of their own here. */
function refs(move: Moves): string[] {
  switch (move[0]) {
    case 'start-move':
      return ['own:figure'];
    case 'make-effort':
    case 'spend-hours':
      return ['own:clock'];
    case 'boost':
    case 'use-gem':
      return ['own:die'];
    case 'finish':
    case 'cancel':
    case 'give-up':
      return [`payment:${move[0]}`];
    case 'done':
    case 'end-round':
      return ['own:turn'];
    case 'draw':
      return ['own:deck'];
    case 'peek':
      return ['own:secrets'];
    case 'pick-step':
      return [`turn-step:${move[1]}`];
    case 'enter-answer':
    case 'leave':
    case 'ask-hint':
    case 'clear-dials':
      return [`riddle:${move[0]}`];
    default:
      return [];
  }
}

/** What is done by touching cards, spaces and dials. */
const ON_BOARD: readonly Moves[0][] = [
  'pay-card',
  'pay-item',
  'discard-card',
  'walk',
  'pick-space',
  'peek-at',
  'set-dial',
];

const onBoard = (move: Moves) => ON_BOARD.includes(move[0]);

/** A Dream sounds as its Gate says; the way between them, and a Dream that says nothing, as the game does. */
function ambience(view: View, reference: TableReference | null) {
  return ambienceOf(reference ? words(thing(reference, view.gate), 'ambience') : '', 'dusk');
}

/** Components are known by their numbers: what is printed on them comes from the server. */
export default board({ Board: EtherfieldsBoard, refs, cue, onBoard, sound, ambience, wantsReference: true });
