import type { Events, Luck, Pace } from '../../generated/etherfields';
import type { Cue, Stage } from '../../kit/stages';
import { told } from '../../kit/told';

/** How an event looks. What is paid and placed is seen at once: it is one's own hand that does it. */
export function cue(event: Events): Cue {
  switch (event[0]) {
    case 'luck-rolled':
    case 'pace-rolled':
      return 'roll';
    case 'poker-drawn':
      return 'draw';
    case 'suffered':
    case 'cards-sealed':
    case 'failed':
    case 'morphing-added':
    case 'flaw-gained':
    case 'answer-wrong':
    case 'riddle-solved':
      return 'consequence';
    case 'step-began':
    case 'turn-began':
    case 'announced':
    case 'relocated':
    case 'pushed':
    case 'drifted':
    case 'figure-spawned':
    case 'figure-moved':
    case 'figure-stood':
    case 'figure-gone':
    case 'tide-turned':
      return 'beat';
    case 'phase-began':
    case 'back-shown':
    case 'said-done':
    case 'withdrew':
    case 'paid':
    case 'intent-added':
    case 'dial-set':
    case 'first-player':
    case 'asked':
    case 'asked-of':
      return 'quiet';
    default:
      return 'land';
  }
}

/** A die that rolls or has just settled: the Luck die of a Dreamer, or the movement die of a figure. */
export type Rolled = { die: 'luck'; seat: number; face: Luck } | { die: 'pace'; figure: number; face: Pace };

/** The last roll in the stage that is on. */
export function rolled(stage: Stage | null): Rolled | null {
  if (stage?.kind !== 'roll' && stage?.kind !== 'settle') return null;
  let last: Rolled | null = null;
  for (const event of told<Events>(stage.events)) {
    if (event[0] === 'luck-rolled') last = { die: 'luck', seat: event[1], face: event[2] };
    else if (event[0] === 'pace-rolled') last = { die: 'pace', figure: event[1], face: event[2] };
  }
  return last;
}
