import bell from 'icon:game-icons/ringing-bell';
import body from 'icon:game-icons/android-mask';
import book from 'icon:game-icons/black-book';
import boss from 'icon:game-icons/robot-golem';
import brain from 'icon:game-icons/brain';
import camera from 'icon:game-icons/cctv-camera';
import chair from 'icon:game-icons/wooden-chair';
import cone from 'icon:game-icons/ice-cream-cone';
import dawn from 'icon:game-icons/sunrise';
import ear from 'icon:game-icons/human-ear';
import factory from 'icon:game-icons/factory';
import fallen from 'icon:game-icons/half-dead';
import flame from 'icon:game-icons/flame';
import friends from 'icon:game-icons/three-friends';
import ice from 'icon:game-icons/ice-cubes';
import lantern from 'icon:game-icons/old-lantern';
import map from 'icon:game-icons/treasure-map';
import mast from 'icon:game-icons/radio-tower';
import robot from 'icon:game-icons/vintage-robot';
import score from 'icon:game-icons/musical-score';
import skills from 'icon:game-icons/skills';
import sleep from 'icon:game-icons/night-sleep';
import smaller from 'icon:game-icons/striped-sun';
import sun from 'icon:game-icons/sun';
import tap from 'icon:game-icons/kitchen-tap';
import tower from 'icon:game-icons/clock-tower';
import type { Pictures } from '../../kit/pictures';

/** What the scenarios are about, and what is unlocked. */
export default {
  ground: 'city',
  named: {
    'guide-a': { hue: 204, signs: [bell] },
    'guide-b': { hue: 34, signs: [lantern] },
    'guide-c': { hue: 336, signs: [cone] },
    'guide-d': { hue: 268, signs: [book] },
    'guide-e': { hue: 190, signs: [mast, ice] },
    'guide-f': { hue: 14, signs: [factory, flame] },
    'guide-g': { hue: 286, signs: [chair] },
    'guide-h': { hue: 156, signs: [tap] },
    'guide-j': { hue: 240, signs: [ear, sleep] },
    'guide-k': { hue: 46, signs: [sun, smaller] },
    'guide-p': { hue: 316, signs: [tower, score] },
  },
  sorts: {
    special: camera,
    enemy: robot,
    boss,
    victory: dawn,
    defeat: fallen,
    bo: body,
    en: robot,
    cl: skills,
    fa: friends,
    lp: brain,
    ti: map,
  },
} satisfies Pictures;
