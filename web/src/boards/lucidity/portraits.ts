import depths from 'icon:game-icons/kraken-tentacle';
import envy from 'icon:game-icons/duality-mask';
import imprisonment from 'icon:game-icons/imprisoned';
import fear from 'icon:game-icons/wolf-howl';
import temptation from 'icon:game-icons/temptation';
import dreamer from 'icon:game-icons/person-in-bed';
import eliminated from 'icon:game-icons/tombstone';
import { Roles } from '../../generated/lucidity';

/** The faces of the Nightmares, in the order of their numbers. */
export const FACES = [depths, envy, imprisonment, fear, temptation, temptation] as const;

export function portraits(nightmare: number | null, role: number) {
  if (nightmare !== null) return FACES[nightmare] ?? depths;
  return role === Roles.ELIMINATED ? eliminated : dreamer;
}
