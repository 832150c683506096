/**
 * Drawings are written as parts from back to front, separated by bars. A part is a material and a path; `@x,y,r`
 * in a path is a disc, `#x,y,w,h,r` a board with round corners. A material with `2` is half transparent; `-k4`
 * draws a line of width 4.
 */
export type Paint = (material: string) => string;

const PART = /^(-?)([A-Za-z0-9])([\d.]*) (.*)$/s;
const DISC = /@(-?[\d.]+),(-?[\d.]+),([\d.]+)/g;
const BOARD = /#(-?[\d.]+),(-?[\d.]+),([\d.]+),([\d.]+)(?:,([\d.]+))?/g;

/** The path of a disc. */
export function disc(x: number, y: number, r: number): string {
  return `M${fine(x - r)} ${fine(y)}a${fine(r)} ${fine(r)} 0 1 0 ${fine(2 * r)} 0a${fine(r)} ${fine(r)} 0 1 0 ${fine(-2 * r)} 0z`;
}

/** The path of a board. */
export function board(x: number, y: number, wide: number, high: number, round = 0): string {
  if (!round) return `M${fine(x)} ${fine(y)}h${fine(wide)}v${fine(high)}h${fine(-wide)}z`;
  const [w, h, r] = [fine(wide - 2 * round), fine(high - 2 * round), fine(round)];
  return `M${fine(x + round)} ${fine(y)}h${w}q${r} 0 ${r} ${r}v${h}q0 ${r} ${-r} ${r}h${-w}q${-r} 0 ${-r} ${-r}v${-h}q0 ${-r} ${r} ${-r}z`;
}

/** A number as drawings have it, in tenths. */
export function fine(number: number): number {
  return Math.round(number * 10) / 10;
}

const line = (d: string, colour: string, wide: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${fine(wide)}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** What stands inside an `<svg>`: each part with its colour, and with an outline where one is asked for. */
export function painted(parts: string, paint: Paint, outline = ''): string {
  return parts
    .split('|')
    .filter(Boolean)
    .map((part) => {
      const [, drawn, material = 'k', number = '', path = ''] = PART.exec(part) ?? [];
      const d = path
        .replace(DISC, (_, x: string, y: string, r: string) => disc(+x, +y, +r))
        .replace(BOARD, (_, x: string, y: string, w: string, h: string, r?: string) =>
          board(+x, +y, +w, +h, r ? +r : 0),
        );
      const colour = paint(material);
      if (drawn)
        return (
          (outline && line(d, outline, +(number || 3) + Math.min(2.6, +(number || 3)))) +
          line(d, colour, +(number || 3))
        );
      const around =
        outline && number !== '2' ? ` stroke="${outline}" stroke-width="2.4" stroke-linejoin="round"` : '';
      return `<path d="${d}" fill="${colour}"${number === '2' ? ' opacity=".5"' : ''}${around}/>`;
    })
    .join('');
}

/** A drawing in a square of 100, with its middle at a point. */
export function placed(drawing: string, x: number, y: number, size: number, flip = false): string {
  const scale = fine(size) / 100;
  const across = flip ? -scale : scale;
  return `<g transform="translate(${fine(x - (flip ? -size : size) / 2)} ${fine(y - size / 2)}) scale(${across} ${scale})">${drawing}</g>`;
}

/** Numbers from 0 to 1 that look like chance and are always the same for a text. */
export function chanceOf(text: string): () => number {
  let at = 0x9e3779b1;
  for (const letter of text) at = Math.imul(at ^ letter.charCodeAt(0), 0x01000193);
  return () => {
    at = Math.imul(at ^ (at >>> 15), 0x85ebca6b);
    at = Math.imul(at ^ (at >>> 13), 0xc2b2ae35);
    at ^= at >>> 16;
    return (at >>> 0) / 0x1_0000_0000;
  };
}
