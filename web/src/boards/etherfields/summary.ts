import cards from 'icon:game-icons/card-draw';
import clock from 'icon:game-icons/sands-of-time';
import door from 'icon:game-icons/magic-gate';
import dreams from 'icon:game-icons/dream-catcher';
import flame from 'icon:game-icons/burning-eye';
import friends from 'icon:game-icons/three-friends';
import ghost from 'icon:game-icons/floating-ghost';
import hand from 'icon:game-icons/card-discard';
import hurt from 'icon:game-icons/heart-minus';
import luck from 'icon:game-icons/clover';
import die from 'icon:game-icons/rolling-dices';
import play from 'icon:game-icons/card-play';
import scroll from 'icon:game-icons/tied-scroll';
import skull from 'icon:game-icons/death-skull';
import walk from 'icon:game-icons/walking-boot';
import type { Vignette } from '../../kit/Vignette.svelte';

/** The pictures beside the rules in short, one a line. */
export default [
  { hue: 262, signs: [friends, dreams] },
  { hue: 216, signs: [cards, walk] },
  { hue: 352, signs: [hand, flame] },
  { hue: 150, signs: [play] },
  { hue: 42, signs: [die, luck] },
  { hue: 280, signs: [door, scroll] },
  { hue: 190, signs: [clock, ghost] },
  { hue: 10, signs: [hurt, skull] },
] satisfies Vignette[];
