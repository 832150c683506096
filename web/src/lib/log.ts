import type { EventInfo } from '../generated/messages';

/** What a log shows: everything, what concerns the own seats, where the match turned, or what was told. */
export const FILTERS = ['all', 'mine', 'turning', 'story'] as const;
export type Filter = (typeof FILTERS)[number];

/** Whether an event is shown; rounds and turns stay as headings where there is anything below them to head. */
export function passes(event: EventInfo, filter: Filter, mine: readonly number[]): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'mine':
      return event.heads === 'round' || mine.some((seat) => event.refs.includes(`seat:${seat}`));
    case 'turning':
      return event.turning !== '';
    case 'story':
      return event.story !== '';
  }
}

/** The seat that an event is about first, or null. */
export function seatIn(event: EventInfo): number | null {
  const ref = event.refs.find((one) => one.startsWith('seat:'));
  return ref === undefined ? null : Number(ref.slice(5));
}
