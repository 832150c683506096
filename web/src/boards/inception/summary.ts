import cancel from 'icon:game-icons/cross-mark';
import cards from 'icon:game-icons/card-draw';
import chest from 'icon:game-icons/locked-chest';
import coins from 'icon:game-icons/two-coins';
import deal from 'icon:game-icons/shaking-hands';
import die from 'icon:game-icons/rolling-dices';
import discard from 'icon:game-icons/card-discard';
import end from 'icon:game-icons/sands-of-time';
import key from 'icon:game-icons/heart-key';
import lock from 'icon:game-icons/padlock';
import lord from 'icon:game-icons/queen-crown';
import mask from 'icon:game-icons/domino-mask';
import pistol from 'icon:game-icons/pistol-gun';
import secret from 'icon:game-icons/skeleton-key';
import skull from 'icon:game-icons/death-skull';
import stairs from 'icon:game-icons/stairs';
import wings from 'icon:game-icons/angel-wings';
import type { Vignette } from '../../kit/Vignette.svelte';

/** The pictures beside the rules in short, one a line. */
export default [
  { hue: 262, signs: [lord, mask] },
  { hue: 200, signs: [stairs, chest] },
  { hue: 150, signs: [lock, key] },
  { hue: 352, signs: [key, cancel] },
  { hue: 42, signs: [deal, coins] },
  { hue: 352, signs: [pistol, die] },
  { hue: 280, signs: [skull, cards] },
  { hue: 190, signs: [wings, discard] },
  { hue: 216, signs: [cards, discard] },
  { hue: 42, signs: [end, secret] },
] satisfies Vignette[];
