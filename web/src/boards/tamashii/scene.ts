import type { Events, Roll } from '../../generated/tamashii';
import type { Cue, Stage } from '../../kit/stages';
import { told } from '../../kit/told';

/** How an event looks. A write is seen at once: it is one's own hand that makes it. */
export function cue(event: Events): Cue {
  switch (event[0]) {
    case 'dice-rolled':
    case 'dice-rerolled':
    case 'enemy-dice-rolled':
    case 'body-die-rolled':
      return 'roll';
    case 'locked-on':
    case 'card-drawn':
      return 'draw';
    case 'integrity-lost':
    case 'enemy-damaged':
    case 'enemy-defeated':
    case 'player-reset':
    case 'boss-came':
    case 'boss-damaged':
    case 'codes-dumped':
      return 'consequence';
    case 'figure-put':
    case 'enemy-acts':
    case 'enemy-moved':
    case 'boss-moved':
    case 'jordan-moved':
    case 'tile-revealed':
    case 'area-used':
    case 'launched':
    case 'round-began':
    case 'turn-began':
      return 'beat';
    case 'step-began':
    case 'written':
    case 'start-player':
    case 'asked':
      return 'quiet';
    default:
      return 'land';
  }
}

/** Dice that roll or have just settled, by face; what they are rolled for where it was told. */
export type Rolled = { seat: number; faces: number[]; roll: Roll | null };

/** The last roll of player dice in the stage that is on. */
export function rolled(stage: Stage | null): Rolled | null {
  if (stage?.kind !== 'roll' && stage?.kind !== 'settle') return null;
  let last: Rolled | null = null;
  for (const event of told<Events>(stage.events)) {
    if (event[0] === 'dice-rolled') {
      last = { seat: event[1], roll: event[2], faces: [event[3], event[4], event[5]] };
    } else if (event[0] === 'dice-rerolled') {
      last = { seat: event[1], roll: null, faces: [event[3], event[4], event[5]] };
    }
  }
  return last;
}

/** A card that has just been drawn, and whom it goes to. */
export type Drawn = { card: number; seat: number; foe: boolean };

/** The cards that are drawn in the stage that is on: enemies that lock on, augmentations. */
export function drawnIn(stage: Stage | null): Drawn[] {
  if (stage?.kind !== 'draw') return [];
  return told<Events>(stage.events).flatMap((event) =>
    event[0] === 'locked-on' || event[0] === 'card-drawn'
      ? [{ seat: event[1], card: event[2], foe: event[0] === 'locked-on' }]
      : [],
  );
}
