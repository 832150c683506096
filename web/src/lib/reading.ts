import type { Reading, ThingInfo, Update } from '../generated/messages';

/** What can be read of what was sealed, after a change; the same list if nothing has changed. */
export function readOn(before: ThingInfo[], change: Reading | null): ThingInfo[] {
  if (!change) return before;
  if (change.whole) return change.things;
  const gone = new Set([...change.closed, ...change.things.map((thing) => thing.id)]);
  return [...before.filter((thing) => !gone.has(thing.id)), ...change.things];
}

/** Two changes as one. */
export function both(first: Reading | null, then: Reading | null): Reading | null {
  if (!first || !then || then.whole) return then ?? first;
  const things = readOn(first.things, then);
  const there = new Set(things.map((thing) => thing.id));
  const closed = [...new Set([...first.closed, ...then.closed])].filter((id) => !there.has(id));
  return { things, closed, whole: first.whole };
}

/** What could be read at a step of a replay. */
export function readableUpTo(steps: readonly Update[], at: number): ThingInfo[] {
  return steps.slice(0, at + 1).reduce<ThingInfo[]>((read, step) => readOn(read, step.reading), []);
}
