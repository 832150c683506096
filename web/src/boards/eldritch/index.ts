import type { Component } from 'svelte';
import { Meetings, type Moves } from '../../generated/eldritch';
import type { BoardProps } from '../boards';
import EldritchBoard from './EldritchBoard.svelte';

export const Board = EldritchBoard as unknown as Component<BoardProps<never>>;

/** Components are known by their numbers: what is printed on them comes from the server. */
export const wantsReference = true;

/** Dice, skills, tickets, omens and the reserve can be touched, too. */
export function refs(move: unknown): string[] {
  const made = move as Moves;
  switch (made[0]) {
    case 'pick-skill':
      return [`skill:${made[1]}`];
    case 'prepare':
    case 'pick-ticket':
    case 'spend-ticket':
      return [`ticket:${made[1]}`];
    case 'pick-omen':
      return [`omen:${made[1]}`];
    case 'pick-die':
    case 'reroll-with-clue':
      return [`die:${made[1]}`];
    case 'reroll-with-card':
      return [`die:${made[2]}`];
    case 'acquire':
      return ['reserve:0'];
    case 'meet':
      return made[1] === Meetings.EXPEDITION ? ['site:0'] : [];
    default:
      return [];
  }
}
