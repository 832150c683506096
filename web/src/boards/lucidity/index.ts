import type { Component } from 'svelte';
import type { Moves } from '../../generated/lucidity';
import type { BoardProps } from '../boards';
import LucidityBoard from './LucidityBoard.svelte';

export { rolledFirst as between } from './table';

export const Board = LucidityBoard as unknown as Component<BoardProps<never>>;

/** Moves that name no die still have a place on this board. */
export function refs(move: unknown): string[] {
  const [name, what] = move as Moves;
  switch (name) {
    case 'sleep':
      return [`track:${what}`];
    case 'dream-again':
      return ['track:on'];
    case 'become':
      return [`nightmare:${what}`];
    case 'return-exhaust':
      return ['row:exhaust'];
    case 'send-minions':
      return ['bag:0'];
    default:
      return [];
  }
}
