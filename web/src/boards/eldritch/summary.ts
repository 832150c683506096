import awake from 'icon:game-icons/squid-head';
import bag from 'icon:game-icons/knapsack';
import boot from 'icon:game-icons/walking-boot';
import comet from 'icon:game-icons/comet-spark';
import die from 'icon:game-icons/rolling-dices';
import end from 'icon:game-icons/sands-of-time';
import friends from 'icon:game-icons/three-friends';
import gate from 'icon:game-icons/magic-gate';
import hurt from 'icon:game-icons/heart-minus';
import monster from 'icon:game-icons/fanged-skull';
import mystery from 'icon:game-icons/puzzle';
import person from 'icon:game-icons/exit-door';
import scroll from 'icon:game-icons/tied-scroll';
import six from 'icon:game-icons/dice-six-faces-six';
import turn from 'icon:game-icons/clockwise-rotation';
import type { Vignette } from '../../kit/Vignette.svelte';

/** The pictures beside the rules in short, one a line. */
export default [
  { hue: 170, signs: [friends, mystery] },
  { hue: 216, signs: [scroll, turn] },
  { hue: 42, signs: [boot, bag] },
  { hue: 352, signs: [monster, gate] },
  { hue: 200, signs: [die, six] },
  { hue: 280, signs: [comet, gate] },
  { hue: 352, signs: [hurt, person] },
  { hue: 150, signs: [awake, end] },
] satisfies Vignette[];
