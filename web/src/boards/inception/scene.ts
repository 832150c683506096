import { Kinds, type Events } from '../../generated/inception';
import type { EventInfo } from '../../generated/messages';
import type { Cue } from '../../kit/stages';
import { told } from '../../kit/told';
import { kindOf } from './table';

/** Something worth a moment in the light: a card in use, dice, a death, a vault. */
export type Scene = {
  text: string;
  kind: number | null;
  from: number | null;
  to: number | null;
  rolls: { seat: number; dice: number[] }[];
  result: number | null;
  end: 'killed' | 'cancelled' | 'bribed' | null;
  content: number | null;
};

/** How an event looks on the board. */
export function cue(event: Events): Cue {
  switch (event[0]) {
    case 'turn-began':
    case 'skill-used':
    case 'die-chosen':
    case 'penalty-accepted':
    case 'result-known':
    case 'bribe-withheld':
      return 'quiet';
    case 'card-used':
    case 'card-used-on':
    case 'shot-fired':
    case 'unlocking':
    case 'unlock-cancelled':
      return 'draw';
    case 'rolled':
      return 'roll';
    case 'carved':
    case 'killed':
    case 'went-to-limbo':
    case 'vault-opened':
    case 'bribe-given':
    case 'game-ended':
      return 'consequence';
    default:
      return 'land';
  }
}

/** What the news show, or null if they are all quiet. */
export function sceneIn(news: readonly EventInfo[]): Scene | null {
  const scene: Scene = {
    text: '',
    kind: null,
    from: null,
    to: null,
    rolls: [],
    result: null,
    end: null,
    content: null,
  };
  told<Events>(news).forEach((event, at) => {
    switch (event[0]) {
      case 'card-used':
        Object.assign(scene, { from: event[1], kind: kindOf(event[2]), to: null });
        break;
      case 'card-used-on':
        Object.assign(scene, { from: event[1], kind: kindOf(event[2]), to: event[3] });
        break;
      case 'shot-fired':
        Object.assign(scene, { from: event[1], kind: Kinds.SHOOT, to: event[2] });
        break;
      case 'unlocking':
        Object.assign(scene, { from: event[1], kind: Kinds.UNSEAL, to: null });
        break;
      case 'unlock-cancelled':
        Object.assign(scene, { from: event[1], kind: Kinds.UNSEAL, to: event[3], end: 'cancelled' });
        break;
      case 'rolled':
        scene.rolls.push({ seat: event[1], dice: event[2] });
        break;
      case 'result-known':
        scene.result = event[2];
        break;
      case 'carved':
        scene.result = event[3];
        break;
      case 'killed':
        scene.end = 'killed';
        break;
      case 'bribe-given':
        Object.assign(scene, { from: event[2], to: event[1], end: 'bribed' });
        break;
      case 'vault-opened':
        scene.content = event[2];
        break;
      case 'moved':
      case 'went-to-limbo':
      case 'revived':
      case 'unlocked':
        break;
      default:
        return;
    }
    scene.text = news[at]?.text ?? scene.text;
  });
  const worthy = scene.kind !== null || scene.rolls.length || scene.end || scene.content !== null;
  return worthy ? scene : null;
}
