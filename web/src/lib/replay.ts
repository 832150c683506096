import type { EventInfo, Update } from '../generated/messages';

/** The log of a replay up to and with a step. */
export function logUpTo(steps: readonly Update[], at: number): EventInfo[] {
  return steps.slice(0, at + 1).flatMap((step) => step.events);
}

/** The nearest step with a turning point after a step, or before it (`by` is -1); null if there is none. */
export function turningFrom(steps: readonly Update[], at: number, by: 1 | -1): number | null {
  for (let step = at + by; step >= 0 && step < steps.length; step += by) {
    if (steps[step]?.events.some((event) => event.turning)) return step;
  }
  return null;
}

/** A step that exists. */
export function within(steps: readonly unknown[], at: number): number {
  return Math.max(0, Math.min(steps.length - 1, at));
}
