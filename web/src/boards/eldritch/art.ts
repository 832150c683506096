import ally from 'icon:game-icons/three-friends';
import amulet from 'icon:game-icons/gem-pendant';
import anglerFish from 'icon:game-icons/fish-monster';
import bandage from 'icon:game-icons/arm-bandage';
import batWing from 'icon:game-icons/bat-wing';
import beast from 'icon:game-icons/ice-golem';
import book from 'icon:game-icons/evil-book';
import boon from 'icon:game-icons/angel-wings';
import bane from 'icon:game-icons/cursed-star';
import camera from 'icon:game-icons/magnifying-glass';
import captain from 'icon:game-icons/ship-wheel';
import chart from 'icon:game-icons/treasure-map';
import colour from 'icon:game-icons/star-swirl';
import comet from 'icon:game-icons/comet-spark';
import cultist from 'icon:game-icons/cultist';
import curled from 'icon:game-icons/curled-tentacle';
import deal from 'icon:game-icons/shaking-hands';
import door from 'icon:game-icons/magic-gate';
import drum from 'icon:game-icons/feather';
import eclipse from 'icon:game-icons/eclipse';
import elderThing from 'icon:game-icons/spiked-tentacle';
import eye from 'icon:game-icons/all-seeing-eye';
import ghast from 'icon:game-icons/fanged-skull';
import ghoul from 'icon:game-icons/gluttonous-smile';
import goat from 'icon:game-icons/goat';
import gug from 'icon:game-icons/gooey-daemon';
import haunter from 'icon:game-icons/burning-eye';
import herald from 'icon:game-icons/pan-flute';
import hound from 'icon:game-icons/snake';
import injury from 'icon:game-icons/broken-bone';
import invisible from 'icon:game-icons/invisible';
import item from 'icon:game-icons/knapsack';
import kraken from 'icon:game-icons/kraken-tentacle';
import legion from 'icon:game-icons/raise-skeleton';
import madness from 'icon:game-icons/brain-leak';
import manOfLeng from 'icon:game-icons/robe';
import miGo from 'icon:game-icons/crab-claw';
import mob from 'icon:game-icons/torch';
import moonBeast from 'icon:game-icons/evil-moon';
import mummy from 'icon:game-icons/mummy-head';
import notes from 'icon:game-icons/fountain-pen';
import nun from 'icon:game-icons/nun-face';
import polyp from 'icon:game-icons/tornado';
import priest from 'icon:game-icons/snake-totem';
import radio from 'icon:game-icons/radio-tower';
import rat from 'icon:game-icons/rat';
import restriction from 'icon:game-icons/handcuffs';
import revolver from 'icon:game-icons/revolver';
import ritual from 'icon:game-icons/candle-light';
import scroll from 'icon:game-icons/tied-scroll';
import service from 'icon:game-icons/pocket-watch';
import shambler from 'icon:game-icons/body-swapping';
import shantak from 'icon:game-icons/wyvern';
import shoggoth from 'icon:game-icons/slime';
import spell from 'icon:game-icons/spell-book';
import starSpawn from 'icon:game-icons/squid-head';
import stethoscope from 'icon:game-icons/stethoscope';
import strange from 'icon:game-icons/tentacles-skull';
import sultan from 'icon:game-icons/galaxy';
import sword from 'icon:game-icons/katana';
import telescope from 'icon:game-icons/spyglass';
import trader from 'icon:game-icons/scales';
import treasure from 'icon:game-icons/jewel-crown';
import tree from 'icon:game-icons/evil-tree';
import vampire from 'icon:game-icons/vampire-dracula';
import walkingDead from 'icon:game-icons/shambling-zombie';
import weapon from 'icon:game-icons/pistol-gun';
import witch from 'icon:game-icons/witch-face';
import wood from 'icon:game-icons/tree-face';
import stars from 'icon:game-icons/star-formation';
import worm from 'icon:game-icons/worm-mouth';
import yith from 'icon:game-icons/brain-tentacle';
import type { ThingInfo } from '../../generated/messages';
import type { Drawing } from '../../kit/drawing';

/** Pictures of components by their id. */
const BY_ID: Record<string, Drawing> = {
  azathoth: sultan,
  cthulhu: starSpawn,
  'shub-niggurath': wood,
  'yog-sothoth': door,
  cultist,
  ghoul,
  'young-of-the-goat': tree,
  'deep-one': anglerFish,
  'star-spawn': curled,
  shoggoth,
  'mi-go': miGo,
  nightgaunt: batWing,
  gug,
  ghast,
  shantak,
  'moon-beast': moonBeast,
  'elder-thing': elderThing,
  'flying-polyp': polyp,
  'colour-out-of-space': colour,
  gnophkeh: beast,
  'rat-thing': rat,
  'dimensional-shambler': shambler,
  'hunting-horror': hound,
  bhole: worm,
  'mind-of-yith': yith,
  'man-of-leng': manOfLeng,
  'serpent-priest': priest,
  mummy,
  vampire,
  'walking-dead': walkingDead,
  witch,
  'frenzied-mob': mob,
  'great-cthulhu': starSpawn,
  'the-black-goat': goat,
  'father-dagon': kraken,
  yeb: goat,
  'the-whateley-twin': invisible,
  'the-court-herald': herald,
  'the-haunter-of-the-dark': haunter,
  'rhan-tegoth': beast,
  'grave-legion': legion,
  'ingrid-solheim': chart,
  'rafael-quintana': radio,
  'sister-agnese-moretti': nun,
  'hafiz-demir': trader,
  'moana-rewi': captain,
  'shun-takeda': sword,
  'leela-deshpande': telescope,
  'samuel-otieno': stethoscope,
  'eleanor-whitcombe': notes,
  'jack-callahan': revolver,
  'song-yulan': camera,
  'noah-littlebear': drum,
};

/** Pictures of kinds of components. */
const BY_KIND: Record<string, Drawing> = {
  artifact: treasure,
  spell,
  mystery: eye,
  mythos: scroll,
  'other-world': door,
  expedition: chart,
};

/** Pictures of conditions and spells by what they are about; of assets by what they are for. */
const BY_SORT: Record<string, Drawing> = {
  weapon,
  tome: book,
  ally,
  service,
  trinket: amulet,
  magical: amulet,
  madness,
  injury,
  boon,
  bane,
  deal,
  restriction,
  ritual,
  incantation: spell,
  item,
  common: bandage,
};

/** The picture of a component. */
export function picture(of: ThingInfo): Drawing {
  const sort = String(of.figures.sort ?? '');
  return BY_ID[of.id] ?? BY_SORT[sort] ?? BY_KIND[of.kind] ?? strange;
}

/** The hue of a kind of card. */
const KIND_HUES: Record<string, number> = {
  asset: 212,
  artifact: 40,
  spell: 285,
  condition: 8,
  mythos: 165,
  mystery: 250,
};

export function kindHue(kind: string): number {
  return KIND_HUES[kind] ?? 230;
}

/** The signs of the omens, in the order of their colours: green, blue, red. */
const OMEN_SIGNS = [comet, stars, eclipse] as const;

/** The sign of an omen's colour. */
export function omenSign(colour: number): Drawing {
  return OMEN_SIGNS[colour] ?? stars;
}
