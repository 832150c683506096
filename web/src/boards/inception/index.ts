import type { Component } from 'svelte';
import type { Moves } from '../../generated/inception';
import type { BoardProps } from '../boards';
import InceptionBoard from './InceptionBoard.svelte';
import { kindOf, skillOf } from './table';

export const Board = InceptionBoard as unknown as Component<BoardProps<never>>;

/** Equal cards are one choice: each of them can be touched. Skills and piles have a place here, too. */
export function refs(move: unknown): string[] {
  const [name, what] = move as Moves;
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
