import type { Events } from '../../generated/lucidity';
import type { Sound, Sounds } from '../../kit/sounds';

/** What can be heard of what happens; the rest is silent. */
const SOUNDS: Sounds<Events> = {
  rolled: 'dice',
  drew: 'card',
  returned: 'card',
  placed: 'token',
  moved: 'token',
  'picked-up': 'token',
  'given-as-exhaust': 'token',
  'power-taken': 'token',
  paid: 'token',
  'dreamed-on': 'step',
  'fell-asleep': 'step',
  'spooks-came': 'alarm',
  'minion-sent': 'alarm',
  'last-watch': 'alarm',
  tempted: 'alarm',
  exhausted: 'blow',
  stolen: 'blow',
  eliminated: 'fall',
  'became-nightmare': 'fall',
  awoke: 'chime',
  rested: 'chime',
};

export const sound = (event: Events): Sound | undefined => SOUNDS[event[0]];
