import arch from 'icon:game-icons/arch-bridge';
import bag from 'icon:game-icons/swap-bag';
import basket from 'icon:game-icons/shopping-bag';
import card from 'icon:game-icons/card-draw';
import chair from 'icon:game-icons/wooden-chair';
import chest from 'icon:game-icons/locked-chest';
import clock from 'icon:game-icons/clock-tower';
import closed from 'icon:game-icons/locked-door';
import curtain from 'icon:game-icons/theater-curtains';
import dawn from 'icon:game-icons/sunrise';
import door from 'icon:game-icons/door';
import doors from 'icon:game-icons/closed-doors';
import gloves from 'icon:game-icons/gloves';
import hat from 'icon:game-icons/top-hat';
import mark from 'icon:game-icons/bookmark';
import mask from 'icon:game-icons/carnival-mask';
import owl from 'icon:game-icons/owl';
import photo from 'icon:game-icons/photo-camera';
import rails from 'icon:game-icons/rail-road';
import sleep from 'icon:game-icons/night-sleep';
import tunnel from 'icon:game-icons/cave-entrance';
import shop from 'icon:game-icons/shop';
import stairs from 'icon:game-icons/stairs';
import stick from 'icon:game-icons/joystick';
import street from 'icon:game-icons/street-light';
import umbrella from 'icon:game-icons/umbrella';
import village from 'icon:game-icons/village';
import wave from 'icon:game-icons/big-wave';
import weather from 'icon:game-icons/sun-cloud';
import window from 'icon:game-icons/window';
import type { Pictures } from '../../kit/pictures';

/** The places of the Dreams and who walks there, and what evenings leave. */
export default {
  ground: 'floor',
  named: {
    'i-01-x': { hue: 268, signs: [clock, chair] },
    'i-01-setup': { hue: 262, signs: [chair] },
    'i-01-a': { hue: 216, signs: [door] },
    'i-01-b': { hue: 30, signs: [chest] },
    'i-01-c': { hue: 196, signs: [rails] },
    'i-01-d': { hue: 92, signs: [tunnel] },
    'i-01-e': { hue: 344, signs: [curtain] },
    'i-02-x': { hue: 184, signs: [stick, wave] },
    way: { hue: 238, signs: [village, street] },
    'the-usher': { hue: 286, signs: [hat, gloves] },
  },
  sorts: {
    // Of what is sealed nothing is told by its picture: places and figures that could be any.
    tile: [doors, stairs, window, street, arch],
    entity: [hat, umbrella],
    item: bag,
    mask,
    wisdom: owl,
    season: weather,
    gate: doors,
    'remove-gate': closed,
    'world-tile': village,
    'add-slumber': sleep,
    'add-fate': card,
    'add-market': shop,
    'item-market': shop,
    shopping: basket,
    memory: photo,
    awakening: dawn,
    flag: mark,
  },
} satisfies Pictures;
