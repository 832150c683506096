import armour from 'icon:game-icons/shield';
import body from 'icon:game-icons/robot-golem';
import chip from 'icon:game-icons/processor';
import city from 'icon:game-icons/modern-city';
import dice from 'icon:game-icons/rolling-dices';
import energy from 'icon:game-icons/power-lightning';
import eye from 'icon:game-icons/cctv-camera';
import pattern from 'icon:game-icons/jigsaw-piece';
import restart from 'icon:game-icons/anticlockwise-rotation';
import shift from 'icon:game-icons/move';
import soul from 'icon:game-icons/floating-ghost';
import swords from 'icon:game-icons/crossed-swords';
import upgrade from 'icon:game-icons/upgrade';
import walk from 'icon:game-icons/walking-boot';
import type { Vignette } from '../../kit/Vignette.svelte';

/** The pictures beside the rules in short, one a line. */
export default [
  { hue: 310, signs: [soul, body] },
  { hue: 190, signs: [eye, dice] },
  { hue: 216, signs: [chip, shift] },
  { hue: 150, signs: [pattern, energy] },
  { hue: 262, signs: [city, walk] },
  { hue: 352, signs: [swords, armour] },
  { hue: 20, signs: [body, restart] },
  { hue: 42, signs: [upgrade, chip] },
] satisfies Vignette[];
