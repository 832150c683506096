import type { EventInfo, Update } from '../generated/messages';

/** The log of a replay up to and with a step. */
export function logUpTo(steps: readonly Update[], at: number): EventInfo[] {
  return steps.slice(0, at + 1).flatMap((step) => step.events);
}

/** A step that exists. */
export function within(steps: readonly unknown[], at: number): number {
  return Math.max(0, Math.min(steps.length - 1, at));
}
