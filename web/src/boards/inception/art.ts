import blackHole from 'icon:game-icons/vortex';
import harbor from 'icon:game-icons/lighthouse';
import imperialCity from 'icon:game-icons/pagoda';
import feast from 'icon:game-icons/meal';
import secretPassage from 'icon:game-icons/secret-door';
import fortress from 'icon:game-icons/castle';
import chess from 'icon:game-icons/chess-king';
import joker from 'icon:game-icons/jester-hat';
import pointMan from 'icon:game-icons/binoculars';
import tourist from 'icon:game-icons/rolling-suitcase';
import shade from 'icon:game-icons/cowled';
import avatar from 'icon:game-icons/double-face-mask';
import architect from 'icon:game-icons/maze';
import chemist from 'icon:game-icons/bubbling-flask';
import forger from 'icon:game-icons/fountain-pen';
import soulSculptor from 'icon:game-icons/chisel';
import spaceQueen from 'icon:game-icons/ringed-planet';
import lordOfWar from 'icon:game-icons/crossed-pistols';
import blackSwan from 'icon:game-icons/swan';
import dreamInterpreter from 'icon:game-icons/dream-catcher';
import extractor from 'icon:game-icons/skeleton-key';
import judgeOfMind from 'icon:game-icons/scales';
import martyr from 'icon:game-icons/sacrificial-dagger';
import paprika from 'icon:game-icons/butterfly';
import terrorist from 'icon:game-icons/time-bomb';
import nobody from 'icon:game-icons/domino-mask';
import shoot from 'icon:game-icons/pistol-gun';
import assassinKing from 'icon:game-icons/crowned-skull';
import armourSpiral from 'icon:game-icons/spiral-thrust';
import burstingWarhead from 'icon:game-icons/explosion-rays';
import unseal from 'icon:game-icons/heart-key';
import transitSerum from 'icon:game-icons/syringe';
import dreamPeek from 'icon:game-icons/third-eye';
import mindPull from 'icon:game-icons/psychic-waves';
import fromNothing from 'icon:game-icons/star-swirl';
import bodySwap from 'icon:game-icons/body-swapping';

/** The emblems of the characters, in the order of their numbers; the first is for those without one. */
const EMBLEMS = [
  nobody,
  blackHole,
  harbor,
  imperialCity,
  feast,
  secretPassage,
  fortress,
  chess,
  joker,
  pointMan,
  tourist,
  shade,
  avatar,
  architect,
  chemist,
  forger,
  soulSculptor,
  spaceQueen,
  lordOfWar,
  blackSwan,
  dreamInterpreter,
  extractor,
  judgeOfMind,
  martyr,
  paprika,
  terrorist,
] as const;

/** The pictures of the action cards, in the order of their kinds. */
const PICTURES = [
  shoot,
  assassinKing,
  armourSpiral,
  burstingWarhead,
  unseal,
  transitSerum,
  dreamPeek,
  mindPull,
  fromNothing,
  bodySwap,
] as const;

export function emblem(character: number) {
  return EMBLEMS[character] ?? nobody;
}

export function picture(kind: number) {
  return PICTURES[kind] ?? shoot;
}

/** The dream colour of each kind of card: a hue, and a second one that the sky fades to. */
const SKIES: readonly (readonly [number, number])[] = [
  [2, 335],
  [325, 280],
  [18, 350],
  [32, 8],
  [150, 190],
  [186, 222],
  [262, 300],
  [292, 240],
  [46, 20],
  [222, 262],
];

export function sky(kind: number): readonly [number, number] {
  return SKIES[kind] ?? [220, 260];
}

/** A pattern of lines on a disc of 100 by 100, by number. */
const PATTERNS = [
  'M50 0V100M0 50H100M15 15L85 85M85 15L15 85',
  'M0 20H100M0 40H100M0 60H100M0 80H100',
  'M0 25L25 0M0 50L50 0M0 75L75 0M0 100L100 0M25 100L100 25M50 100L100 50M75 100L100 75',
  'M50 8A42 42 0 1 1 49 8M50 22A28 28 0 1 1 49 22',
  'M0 30L50 6L100 30M0 52L50 28L100 52M0 74L50 50L100 74M0 96L50 72L100 96',
  'M50 2L98 50L50 98L2 50ZM50 20L80 50L50 80L20 50Z',
  'M20 0V100M40 0V100M60 0V100M80 0V100',
] as const;

export function pattern(number: number): string {
  return PATTERNS[number % PATTERNS.length] ?? '';
}

/** Towers of a city: where each stands, how wide and how high; the same for the same seed. */
export function towers(seed: number, count: number, width: number, highest: number) {
  let state = seed * 7919 + 17;
  const next = () => (state = (state * 48271) % 2147483647) / 2147483647;
  const step = width / count;
  return Array.from({ length: count }, (_, at) => {
    const wide = step * (0.62 + next() * 0.36);
    const high = highest * (0.3 + next() * 0.7);
    const lights = Array.from({ length: 3 }, () => ({ x: next(), y: next() }));
    return { x: at * step + (step - wide) * next(), wide, high, lights };
  });
}
