import type { TableInfo, Update } from '../generated/messages';

/** Which question is meant: to which seat, in whose lane (null outside of lanes), and its number there. */
export type Asking = { seat: number; lane: number | null; number: number };

/** The question that an update puts to the seat whose update it is, or would put to it next. */
export function askingOf({ seat, lane, number }: Update): Asking {
  return { seat, lane, number };
}

/** Whether two questions are the same one. */
export function sameAsking(one: Asking | null, other: Asking | null): boolean {
  return one?.seat === other?.seat && one?.lane === other?.lane && one?.number === other?.number;
}

/** Whether an update leaves the question as it was that another one puts: something else has happened. */
export function staysAsked(before: Update | null, after: Update | null): boolean {
  if (!before?.question || !after?.question) return false;
  return sameAsking(askingOf(before), askingOf(after));
}

/** The names of the others for whom the match waits, in the order of their seats. */
export function othersWaitedFor(table: TableInfo, waiting: number[]): string[] {
  const others = table.seats.filter((_, seat) => waiting.includes(seat) && !table.my_seats.includes(seat));
  return others.map((seat) => seat.name);
}
