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
