import type { Events } from '../../generated/inception';
import type { Sound, Sounds } from '../../kit/sounds';

/** What can be heard of what happens; the rest is silent. */
const SOUNDS: Sounds<Events> = {
  rolled: 'dice',
  drew: 'card',
  showed: 'card',
  'card-used': 'card',
  'card-used-on': 'card',
  discarded: 'card',
  gave: 'card',
  'took-blindly': 'card',
  'took-from-pile': 'card',
  'put-on-deck': 'card',
  'characters-dealt': 'card',
  'bribe-given': 'card',
  moved: 'step',
  'world-view-began': 'page',
  'character-revealed': 'page',
  unlocking: 'door',
  unlocked: 'door',
  'vault-opened': 'door',
  'locks-changed': 'door',
  sealed: 'door',
  'seal-ended': 'door',
  'unlock-cancelled': 'alarm',
  'went-to-limbo': 'alarm',
  'shot-fired': 'blow',
  killed: 'fall',
  revived: 'chime',
};

export const sound = (event: Events): Sound | undefined => SOUNDS[event[0]];
