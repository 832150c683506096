import bag from 'icon:game-icons/swap-bag';
import claws from 'icon:game-icons/triple-claws';
import crown from 'icon:game-icons/queen-crown';
import die from 'icon:game-icons/rolling-dices';
import end from 'icon:game-icons/sands-of-time';
import exhausted from 'icon:game-icons/night-sleep';
import grasp from 'icon:game-icons/claws';
import moon from 'icon:game-icons/evil-moon';
import power from 'icon:game-icons/polar-star';
import shadow from 'icon:game-icons/hood';
import skull from 'icon:game-icons/death-skull';
import turn from 'icon:game-icons/clockwise-rotation';
import type { Vignette } from '../../kit/Vignette.svelte';

/** The pictures beside the rules in short, one a line. */
export default [
  { hue: 262, signs: [die, bag] },
  { hue: 42, signs: [power, crown] },
  { hue: 352, signs: [claws, skull] },
  { hue: 216, signs: [exhausted, power] },
  { hue: 280, signs: [shadow, moon] },
  { hue: 42, signs: [die, turn] },
  { hue: 150, signs: [moon, grasp] },
  { hue: 262, signs: [end, crown] },
] satisfies Vignette[];
