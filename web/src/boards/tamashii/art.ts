/** Drawings of this board: lines and shapes in squares of 24 (signs) and 48 (places). */

/** The signs of codes, by number: each basic type wears the sign of the resource it makes. */
export const SIGNS = {
  energy: 'M13.5 2 5 13.6h5.6L9.4 22 19 9.6h-6.2z',
  reroll:
    'M12 4a8 8 0 0 1 7.4 5l1.8-1.2.4 6-5.6-2.2 1.8-1.1A5.6 5.6 0 0 0 6.6 10L4.4 9.3A8 8 0 0 1 12 4zm0 16a8 8 0 0 1-7.4-5l-1.8 1.2-.4-6 5.6 2.2-1.8 1.1A5.6 5.6 0 0 0 17.4 14l2.2.7A8 8 0 0 1 12 20z',
  memory:
    'M7 6h2V2.5h2V6h2V2.5h2V6h2v2h3.5v2H18v4h3.5v2H17v2h-2v3.5h-2V18h-2v3.5H9V18H7v-2H2.5v-2H6v-4H2.5V8H7zm2.5 3.5v5h5v-5z',
  shield: 'M12 2 4 5v6.2c0 5 3.3 8.6 8 10.8 4.7-2.2 8-5.8 8-10.8V5zm0 3.1 5 1.9v4.2c0 3.4-2 5.9-5 7.6z',
  open: 'M10.5 2h3v5.9l4.2-4.2 2.1 2.1-4.2 4.2H22v3h-5.9l4.2 4.2-2.1 2.1-4.2-4.2V22h-3v-5.9l-4.2 4.2-2.1-2.1 4.2-4.2H2v-3h5.9L3.7 5.8l2.1-2.1 4.7 4.2z',
  corrupted: 'M4 3.5 9.5 9l-1 3.5L3.5 20l7-5 2.5 6 .5-7.5 7 3-5-5.5 5-7-7 4-1-6-2 5z',
  core: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm0 2.6a7.4 7.4 0 1 0 0 14.8 7.4 7.4 0 0 0 0-14.8zM12 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7z',
  any: 'M12 3.5c3.3 0 5.6 1.9 5.6 4.9 0 2.3-1.3 3.5-2.8 4.6-1.2.9-1.5 1.3-1.5 2.5h-3c0-2.4.8-3.3 2.3-4.4 1.2-.9 1.8-1.5 1.8-2.6 0-1.3-1-2.2-2.5-2.2-1.6 0-2.7 1-2.9 2.8l-3-.4C6.4 5.6 8.7 3.5 12 3.5zM10.2 17.5h3.3v3.3h-3.3z',
} as const;

export type Sign = keyof typeof SIGNS;

/** By symbol of a pattern, as the rules number them: empty, the six codes, core, any. */
export const SYMBOLS: readonly (Sign | null)[] = [
  null,
  'energy',
  'reroll',
  'memory',
  'shield',
  'open',
  'corrupted',
  'core',
  'any',
];

/** By resource, as the rules number them. */
export const RESOURCE_SIGNS = ['shield', 'memory', 'energy', 'reroll'] as const;

/** By face of a player die. */
export const FACES = [
  'M50 18v20M50 62v20M18 50h20M62 50h20M50 50h.1M50 29a21 21 0 1 1 0 42 21 21 0 0 1 0-42z',
  'M50 14 59 41 86 50 59 59 50 86 41 59 14 50 41 41z',
  '',
] as const;

/** What stands on a tile, by its id, drawn in lines. */
const PLACES: Record<string, string> = {
  shelter: 'M6 40V22L24 8l18 14v18M14 40V26h20v14M20 40v-8h8v8M24 14v4',
  'ruins-2': 'M6 40h36M10 40V18l5 4v18M22 40V26l4-6 4 8v12M36 40V30l3 2v8M12 12l2-3 3 3',
  'ruins-3': 'M6 40h36M9 40V24h8v16M17 30h6v10M29 40V14l8 5v21M33 24v4M29 20l-4-3',
  'ruins-4': 'M6 40h36M8 40v-7h8v7M16 40v-7h8v7M12 33v-7h8v7M28 40V20l4-4 5 6v18M32 26h1',
  'spartan-barracks': 'M6 40h36M10 40V20h28v20M10 20l14-10 14 10M18 40V28h12v12M24 10V5M16 24h.1M32 24h.1',
  'ninkyodo-hall': 'M4 16c8 0 12-2 20-6 8 4 12 6 20 6M8 16v24M40 16v24M8 24h32M16 40V30h16v10M6 40h36',
  'seeker-archive':
    'M8 40V12h8v28zM16 40V16h7v24zM23 40V12h8v28zM31 40l4-24 7 1-4 23zM10 18h4M25 18h4M6 40h36',
  'nameless-cellar': 'M6 20h36M10 20v20h28V20M18 20c0-8 12-8 12 0M16 28h6M26 28h6M18 34h12M24 12V8',
  'rail-yard': 'M16 8 8 42M32 8l8 34M14 16h20M12 24h24M11 32h26M9 40h30',
  'night-market':
    'M6 20h36l-4-8H10zM10 20v20M38 20v20M10 30h28M6 20c2 5 7 5 9 0 2 5 7 5 9 0 2 5 7 5 9 0 2 5 7 5 9 0M24 30v10',
  'power-station': 'M8 40l3-24h8l3 24zM26 40l2-18h8l2 18zM6 40h36M14 12c0-4 6-2 6-6M30 18c0-4 6-2 6-6',
  'server-cluster':
    'M8 8h14v32H8zM26 8h14v32H26zM8 18h14M8 29h14M26 18h14M26 29h14M12 13h.1M30 13h.1M12 24h.1M30 24h.1M12 35h.1M30 35h.1',
  'high-rise':
    'M14 42V8l12-4v38M26 14l10 4v24M8 42h34M18 14h3M18 20h3M18 26h3M18 32h3M30 24h2M30 30h2M30 36h2',
  'abandoned-hut': 'M6 24 24 10l18 14M12 22v18h24V22M20 40V29h8v11M33 14V8h4v9M15 27l5 4M20 27l-5 4',
  'back-alley-clinic': 'M10 40V12h28v28M6 40h36M24 18v10M19 23h10M18 40v-6h12v6M15 12V7h18v5',
  'central-server':
    'M24 4 42 14v20L24 44 6 34V14zM24 14l9 5v10l-9 5-9-5V19zM24 4v10M42 14l-9 5M42 34l-9-5M24 44V34M6 34l9-5M6 14l9 5',
  'data-well':
    'M10 12c0-6 28-6 28 0s-28 6-28 0v24c0 6 28 6 28 0V12M10 24c0 6 28 6 28 0M24 18v18M20 32l4 4 4-4',
  'drone-nest':
    'M24 18l8 5v9l-8 5-8-5v-9zM16 23 6 16M32 23l10-7M2 14h9M37 14h9M16 32 8 40M32 32l8 8M24 27h.1',
  skybridge: 'M4 26h40M4 32h40M8 42V10h8v32M32 42V10h8v32M16 26c4-8 12-8 16 0M20 26v6M24 26v6M28 26v6',
  'wire-shrine':
    'M6 12c12 4 24 4 36 0M10 20h28M14 14v28M34 14v28M24 20v6M20 42c0-8 8-8 8-16M28 42c0-8-8-8-8-16',
  'scrap-foundry': 'M6 40h36M8 40V24l8 5v-5l8 5v-5l8 5V12h6v28M14 34h4M22 34h4M35 8c2-2 4 0 5-3',
  'signal-mast':
    'M24 14 14 42M24 14l10 28M18 30h12M16 36h16M24 14v-4M15 6c-4 5-4 9 0 14M33 6c4 5 4 9 0 14M10 3c-6 7-6 13 0 20M38 3c6 7 6 13 0 20',
  'cold-vault':
    'M8 8h32v32H8zM24 14a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM24 17v14M18 20.5l12 7M30 20.5l-12 7M8 16H4M8 32H4',
  'flooded-metro':
    'M10 34V16c0-8 28-8 28 0v18M14 18h20v8H14zM18 31h.1M30 31h.1M4 38c4-3 6 3 10 0s6 3 10 0 6 3 10 0 6 3 10 0M4 44c4-3 6 3 10 0s6 3 10 0 6 3 10 0 6 3 10 0',
};
const UNKNOWN_PLACE = 'M8 40h32M12 40V18h10v22M26 40V26h10v14M15 23h4M15 29h4M29 31h4';

export function placeDrawing(id: string): string {
  return PLACES[id] ?? UNKNOWN_PLACE;
}

/** A machine, made from its name: always the same one. Eyes, head and limbs in a square of 48. */
export function machine(number: number, level: number): { body: string; eyes: string } {
  const HEADS = [
    'M14 14h20l4 8-4 12H14l-4-12z',
    'M24 8l14 10-4 16H14l-4-16z',
    'M12 18c0-12 24-12 24 0v14H12z',
    'M10 16h28v16l-8 4H18l-8-4z',
    'M24 7 40 24 24 41 8 24z',
  ];
  const LIMBS = [
    'M14 34l-6 9M34 34l6 9M20 36v8M28 36v8',
    'M10 24H3l-1 8M38 24h7l1 8M18 36l-4 8M30 36l4 8',
    'M24 8V3M12 32c-6 2-4 8-9 10M36 32c6 2 4 8 9 10M24 36v8',
    'M9 20 2 12M39 20l7-8M16 36l-3 8h7M32 36l3 8h-7',
  ];
  const EYES = [
    'M18 23h4M26 23h4',
    'M24 20a4 4 0 1 1 0 8 4 4 0 0 1 0-8z',
    'M16 24h16',
    'M18 21v5M24 21v5M30 21v5',
    'M17 20l5 4-5 4M31 20l-5 4 5 4',
  ];
  const pick = <T>(from: readonly T[], by: number) => from[by % from.length] as T;
  const crest = ['', 'M18 10l2-5M30 10l-2-5', 'M16 12l-3-7 6 4 5-6 5 6 6-4-3 7'][level - 1] ?? '';
  return {
    body: pick(HEADS, number) + pick(LIMBS, Math.floor(number / 5)) + crest,
    eyes: pick(EYES, Math.floor(number / 20)),
  };
}

/** The figures of bodies: a walking frame, or one that somebody has put on. */
export const WALKER =
  'M12 2.5a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4zM8 10.5h8l1.5 6h-2.5V22h-2v-4.5h-2V22H9v-5.5H6.5z';
export const ROBOT =
  'M11 2h2v3h5v7H6V5h5zM8.5 7.5v2h2v-2zm5 0v2h2v-2zM5 13.5h14V19h-3v3h-2.5v-3h-3v3H8v-3H5z';
export const LOCK = 'M7 10V7.5a5 5 0 0 1 10 0V10h1.5v11h-13V10zm2.4 0h5.2V7.5a2.6 2.6 0 0 0-5.2 0z';
/** Tokens that lie on tiles and cards. */
export const TOKENS: Record<string, string> = {
  ascend: 'M12 2 20 20h-4l-4-10-4 10H4zM10.5 17h3v5h-3z',
  success: 'M9.5 19.5 2.5 12l2.6-2.5 4.4 4.7L19 4l2.6 2.4z',
};
export const MARKER = 'M12 5a7 7 0 1 1 0 14 7 7 0 0 1 0-14z';
export const EXPLORE =
  'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm0 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zm4.5 3-3 6-6 3 3-6z';
export const STAR = 'M12 2.5 15 9l7 .8-5.2 4.8 1.4 7L12 18l-6.2 3.6 1.4-7L2 9.8 9 9z';
export const MOVE = 'M14 3l8 9-8 9v-6H2V9h12z';
export const ATTACK = 'M3 3l8 4 2 2 8 12-12-8-2-2zM17 3l4 4-5 5-4-4z';
export const WRITE = 'M16.5 2.5l5 5L9 20l-6.5 1.5L4 15zM14 5l5 5';
export const TRACE =
  'M12 3c6 0 10 9 10 9s-4 9-10 9S2 12 2 12s4-9 10-9zm0 4.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9z';
export const HEART =
  'M12 21 3.8 12.6a5.4 5.4 0 0 1 7.6-7.6l.6.6.6-.6a5.4 5.4 0 0 1 7.6 7.6zM8 9.5h2.5V7h3v2.5H16v3h-2.5V15h-3v-2.5H8z';
