import type { Place, Sky } from '../../generated/pictures';
import { board, disc, fine } from './shapes';

/** Where pictures begin and end: a square of 100 is seen everywhere, and what is beside it on wide pages. */
export const LEFT = -60;
export const RIGHT = 160;

type Chance = () => number;
type Drawn = (next: Chance) => string;

const all = (y: number) => `M${LEFT} ${y}H${RIGHT}V101H${LEFT}z`;
const walls = (wall: number, floor: number, at: number) =>
  `${wall} M${LEFT} 0H${RIGHT}V101H${LEFT}z|${floor} ${all(at)}`;

/** A line of steps from side to side, closed to the foot of the picture. */
function along(next: Chance, step: number, line: (x: number, wide: number) => string): string {
  let path = `M${LEFT} 101`;
  for (let x = LEFT; x < RIGHT;) {
    const wide = step * (0.7 + next() * 0.6);
    path += line(x, wide);
    x += wide;
  }
  return `${path}L${RIGHT + 20} 101z`;
}

function roofline(next: Chance, low: number, high: number, step: number): { roofs: string; windows: string } {
  let windows = '';
  const roofs = along(next, step, (x, wide) => {
    const top = fine(low - next() * (low - high));
    const [left, right, middle] = [fine(x), fine(x + wide), fine(x + wide / 2)];
    for (let y = top + 5; y < low + 8; y += 8)
      for (let at = x + 3; at < x + wide - 4; at += 6) if (next() < 0.25) windows += board(at, y, 2.4, 3.6);
    const kind = next();
    if (kind < 0.4) return `L${left} ${top}L${middle} ${fine(top - wide * 0.4)}L${right} ${top}`;
    if (kind < 0.6) return `L${left} ${top}H${middle}v-5h3v5H${right}`;
    return `L${left} ${top}H${right}`;
  });
  return { roofs, windows };
}

function ridge(next: Chance, low: number, high: number, step: number): string {
  return along(next, step, (x, wide) => `L${fine(x + wide / 2)} ${fine(low - next() * (low - high))}`);
}

function waves(y: number, wide: number, high: number): string {
  let path = `M${LEFT} 101V${y}`;
  for (let x = LEFT; x < RIGHT; x += wide) path += `q${wide / 2} ${-high} ${wide} 0`;
  return `${path}V101z`;
}

function many(next: Chance, count: number, one: (x: number) => string): string {
  let found = '';
  for (let at = 0; at < count; at++)
    found += one(fine(LEFT + ((at + next() * 0.8) * (RIGHT - LEFT)) / count));
  return found;
}

const town = (next: Chance, ground: string) => {
  const [far, near] = [roofline(next, 66, 34, 16), roofline(next, 74, 52, 20)];
  return `3 ${far.roofs}|4 ${near.roofs}|7 ${near.windows || 'M0 0'}|${ground}`;
};
const columns = (top: number, foot: number) => {
  let path = '';
  for (let x = LEFT + 8; x < RIGHT; x += 28)
    path += board(x, top, 8, foot - top) + board(x - 2, top - 3, 12, 4) + board(x - 2, foot - 3, 12, 4);
  return path;
};
const boards = (y: number) =>
  `-4 M${LEFT} ${y + 8}H${RIGHT}M${LEFT} ${y + 18}H${RIGHT}M50 ${y}V101M18 ${y}L0 101M82 ${y}l18 ${101 - y}M-16 ${y}L-44 101M116 ${y}l28 ${101 - y}`;
const shelves = (next: Chance) => {
  let books = '';
  for (const y of [8, 28, 48])
    for (let x = LEFT; x < RIGHT; x += 4 + next() * 3)
      books += board(x, y + 4 + next() * 4, 3 + next() * 2, 12);
  return books;
};

/** Where pictures are: what stands behind the things, from back to front. */
export const PLACES: Record<Place, Drawn> = {
  street: (next) => town(next, `6 ${all(82)}|-5 M${LEFT} 84H${RIGHT}`),
  square: (next) =>
    town(
      next,
      `6 ${all(72)}|-4 M50 72V101M26 72L6 101M74 72l20 29M2 72l-44 29M98 72l44 29M${LEFT} 80H${RIGHT}M${LEFT} 90H${RIGHT}`,
    ),
  harbour: (next) =>
    town(
      next,
      `u ${waves(80, 16, 3)}|-p1 M-40 88h22M6 90h18M60 87h24M110 90h20|5 M-52 58h2v26h-2zM136 50h2v34h-2z`,
    ),
  pier: (next) =>
    `u ${waves(62, 18, 3)}|-p1 M-40 70h16M2 68h14M84 70h18M130 74h12|d M${LEFT} 80H${RIGHT}V90H${LEFT}z|5 ${many(next, 9, (x) => board(x, 88, 5, 13))}|-5 M${LEFT} 80H${RIGHT}`,
  shore: (next) =>
    `3 ${ridge(next, 62, 52, 44)}|u ${waves(64, 20, 3)}|6 M${LEFT} 84Q10 72 60 82T${RIGHT} 78V101H${LEFT}z|-p1 M-30 70h18M30 69h16M96 70h22`,
  sea: () =>
    `3 ${waves(64, 20, 4)}|u ${waves(74, 26, 5)}|4 ${waves(88, 34, 5)}|-p1 M-40 82q6-4 12 0M8 80q6-4 12 0M74 82q6-4 12 0M118 80q6-4 12 0`,
  underwater: (next) =>
    `0 M${LEFT} 0H${RIGHT}V101H${LEFT}z|1 M${LEFT} 30q50 10 110 0t110 0V101H${LEFT}z|2 M10 0 0 60 22 60 26 0zM70 0l8 56 18 0L84 0z|4 ${ridge(next, 86, 66, 30)}|6 M${LEFT} 90q60-8 110 0t110-2V101H${LEFT}z|-n2 ${many(next, 9, (x) => `M${x} ${fine(20 + next() * 50)}h.1`)}`,
  ice: (next) =>
    `n ${ridge(next, 62, 38, 34)}|p ${all(72)}|-n2 M-40 80l30 4M10 78l24 6 20-4M90 82l30-4|n M-44 72l14-18 12 18zM112 72l10-26 16 26z`,
  mountains: (next) => `3 ${ridge(next, 66, 14, 40)}|4 ${ridge(next, 78, 44, 44)}|6 ${all(82)}`,
  hills: (next) =>
    `3 ${ridge(next, 70, 48, 52)}|4 M${LEFT} 76Q-10 58 40 72T${RIGHT} 66V101H${LEFT}z|6 M${LEFT} 86Q20 76 80 84T${RIGHT} 82V101H${LEFT}z`,
  forest: (next) =>
    `3 ${many(next, 22, (x) => `M${x} ${fine(20 + next() * 16)}l9 50h-18z`)}|4 ${many(next, 14, (x) => `M${x} ${fine(34 + next() * 14)}l11 50h-22z`)}|6 ${all(82)}`,
  jungle: (next) =>
    `3 ${all(50)}|4 ${many(next, 9, (x) => `M${x} 90q4-40 10-56q-24-4-30 14q14-14 28-10q-2-14-16-18q16-2 20 12q10-14 26-6q-14 0-20 10q16-2 22 14q-12-12-24-10q-4 20-8 50z`)}|l ${many(next, 12, (x) => disc(x, 88, 10))}|6 ${all(90)}`,
  desert: () =>
    `3 M${LEFT} 70Q0 52 60 68T${RIGHT} 60V101H${LEFT}z|6 M${LEFT} 80Q30 64 90 80T${RIGHT} 76V101H${LEFT}z|-4 M-40 88q20-6 40 0M60 92q20-6 44 0`,
  field: (next) =>
    `3 ${ridge(next, 64, 56, 60)}|6 ${all(68)}|-4 M50 68V101M32 68L10 101M68 68l22 33M14 68l-36 33M86 68l36 33`,
  river: (next) =>
    `3 ${ridge(next, 62, 46, 30)}|4 ${all(62)}|u M40 62h20Q66 76 110 101H-10Q34 76 40 62z|-p1 M36 84h20M44 74h12`,
  cave: (next) =>
    `0 M${LEFT} 0H${RIGHT}V101H${LEFT}z|2 M50 18q40 6 44 70H6Q10 24 50 18z|5 M${LEFT} 0H${RIGHT}V14l-12 14-10-12-16 20-12-18-14 10-16-12-12 16-14-14-18 22-12-16-14 8-16-14-16 18-12-14-14 8z|6 M${LEFT} 90q50-10 110-4t110 0V101H${LEFT}z|4 ${many(next, 5, (x) => `M${x} 96l6-18 6 18z`)}`,
  tunnel: () =>
    `5 M${LEFT} 0H${RIGHT}V101H${LEFT}z|4 M2 101V50a48 44 0 0 1 96 0V101z|3 M16 101V54a34 32 0 0 1 68 0V101z|2 M32 101V60a18 18 0 0 1 36 0V101z|6 M${LEFT} 92H${RIGHT}V101H${LEFT}z`,
  station: () =>
    `${walls(1, 6, 80)}|5 M${LEFT} 6H${RIGHT}V14H${LEFT}z|-4 M-30 14v66M20 14v66M80 14v66M130 14v66|2 M-18 24h26v22h-26zM32 24h36v22H32zM92 24h26v22H92z|-7 M${LEFT} 80H${RIGHT}|5 M${LEFT} 92H${RIGHT}V101H${LEFT}z`,
  room: () =>
    `${walls(1, 6, 76)}|-0 M-40 0v76M-10 0v76M20 0v76M50 0v76M80 0v76M110 0v76M140 0v76|5 M${LEFT} 72H${RIGHT}V77H${LEFT}z|${boards(77)}`,
  hall: () =>
    `${walls(1, 6, 78)}|2 M34 78V40q0-16 16-16t16 16v38zM-24 78V46q0-10 10-10t10 10v32zM104 78V46q0-10 10-10t10 10v32z|3 ${columns(16, 80)}|${boards(80)}`,
  corridor: () =>
    `1 M${LEFT} 0H${RIGHT}V101H${LEFT}z|0 M${LEFT} 0 34 30V66L${LEFT} 101z|0 M${RIGHT} 0 66 30V66l94 35z|2 M34 30h32v36H34z|6 M${LEFT} 101 34 66h32l94 35z|5 M${LEFT} 0 34 30h32L${RIGHT} 0z`,
  shop: (next) =>
    `${walls(1, 6, 80)}|4 ${shelves(next)}|5 M${LEFT} 24H${RIGHT}v3H${LEFT}zM${LEFT} 44H${RIGHT}v3H${LEFT}z|d M${LEFT} 64H${RIGHT}V80H${LEFT}z|w M${LEFT} 62H${RIGHT}V66H${LEFT}z`,
  cellar: () =>
    `${walls(4, 5, 82)}|-5 M${LEFT} 14H${RIGHT}M${LEFT} 30H${RIGHT}M${LEFT} 46H${RIGHT}M${LEFT} 62H${RIGHT}M-20 0v14M30 0v14M80 0v14M130 0v14M0 14v16M55 14v16M108 14v16M-30 30v16M24 30v16M78 30v16M128 30v16M4 46v16M58 46v16M112 46v16M-24 62v20M30 62v20M84 62v20M134 62v20`,
  library: (next) =>
    `${walls(5, 6, 80)}|3 ${shelves(next)}|4 M${LEFT} 24H${RIGHT}v3H${LEFT}zM${LEFT} 44H${RIGHT}v3H${LEFT}zM${LEFT} 66H${RIGHT}v14H${LEFT}zM-16 0h4v80h-4zM112 0h4v80h-4z`,
  church: () =>
    `${walls(4, 6, 80)}|2 M38 70V34q0-20 12-26 12 6 12 26v36zM-2 66V40q0-12 7-16 7 4 7 16v26zM88 66V40q0-12 7-16 7 4 7 16v26zM-42 66V40q0-12 7-16 7 4 7 16v26zM128 66V40q0-12 7-16 7 4 7 16v26z|-4 M50 10v60M38 40h24|${boards(80)}`,
  theatre: () =>
    `0 M${LEFT} 0H${RIGHT}V101H${LEFT}z|2 M4 86 38 0h24l34 86z|r M${LEFT} 0H-2q-2 50-14 84H${LEFT}zM${RIGHT} 0H102q2 50 14 84h44z|r M${LEFT} 0H${RIGHT}V10q-12 10-24 0-12 10-24 0-12 10-24 0-12 10-24 0-12 10-24 0-12 10-24 0-12 10-24 0-12 10-24 0-12 10-28 0z|w M${LEFT} 84H${RIGHT}V101H${LEFT}z|-d M${LEFT} 90H${RIGHT}`,
  ruins: (next) =>
    `3 ${ridge(next, 68, 44, 24)}|4 M-52 82V50h8v-8h10v16h8v24zM4 82V40h6v-6h8v20h6v10h6v18zM74 82V52h6v-14h10v8h6v36zM120 82V44h12v10h8v28z|5 M8 60h6v10H8zM80 58h6v9h-6zM124 56h6v8h-6z|6 M${LEFT} 82q60-6 110 0t110-2V101H${LEFT}z`,
  temple: () =>
    `2 M${LEFT} 0H${RIGHT}V101H${LEFT}z|3 M-10 26 50 4l60 22v6H-10z|s ${columns(34, 82)}|6 ${all(82)}|5 M-20 82h140v4H-20z`,
  graveyard: (next) =>
    `3 ${ridge(next, 68, 56, 60)}|4 ${many(next, 8, (x) => `M${x} 84V66q0-6 5-6t5 6v18z`)}|-5 ${many(next, 3, (x) => `M${x} 80q2-20 0-34m0 16q-8-4-10-14m10 6q6-4 8-12`)}|6 M${LEFT} 84q60-6 110 0t110-2V101H${LEFT}z`,
  garden: (next) =>
    `3 ${many(next, 12, (x) => disc(x, 62, 14))}|4 ${many(next, 16, (x) => disc(x, 74, 9))}|l ${all(78)}|c ${many(next, 12, (x) => disc(x, 80 + next() * 8, 1.8))}|6 M40 78h20l14 23H26z`,
  roofs: (next) => {
    const { roofs, windows } = roofline(next, 70, 46, 18);
    return `3 ${roofs}|7 ${windows || 'M0 0'}|5 M${LEFT} 84 -6 72l40 14 40-12 86 10V101H${LEFT}z|4 M-30 80v-16h9v13zM110 80V62h9v17z`;
  },
  skyline: (next) => {
    const [far, near] = [roofline(next, 60, 8, 13), roofline(next, 80, 30, 18)];
    return `3 ${far.roofs}|4 ${near.roofs}|7 ${near.windows || 'M0 0'}|5 ${all(92)}`;
  },
  factory: (next) =>
    `3 ${along(next, 22, (x, wide) => `L${fine(x)} 60l0 -12l${fine(wide)} 12`)}|4 M-44 70V26h10v44zM-22 70V34h10v36zM108 70V22h12v48zM132 70V32h10v38z|s @-38,16,8|s @-26,10,6|s @116,12,9|s @128,4,7|5 ${all(70)}|6 ${all(84)}|-4 M${LEFT} 76H${RIGHT}`,
  machines: () =>
    `${walls(4, 5, 82)}|3 M-50 20h22v62h-22zM-14 12h24v70h-24zM90 12h24v70H90zM128 20h22v62h-22z|7 M-46 26h4v3h-4zM-8 20h4v3h-4zM0 20h4v3h-4zM96 20h4v3h-4zM104 26h4v3h-4zM132 28h4v3h-4z|-m M${LEFT} 6H${RIGHT}M30 0v20q0 6 8 6h24q8 0 8-6V0`,
  arcade: () =>
    `${walls(1, 6, 80)}|3 M-52 26h20v54h-20zM-22 30h20v50h-20zM102 30h20v50h-20zM132 26h20v54h-20z|7 M-48 32h12v14h-12zM-18 36h12v14h-12zM106 36h12v14h-12zM136 32h12v14h-12z|4 M-52 50h20v6h-20zM-22 54h20v6h-20zM102 54h20v6h-20zM132 50h20v6h-20z|r M${LEFT} 0H${RIGHT}V8q-10 8-20 0-10 8-20 0-10 8-20 0-10 8-20 0-10 8-20 0-10 8-20 0-10 8-20 0-10 8-20 0-10 8-20 0-10 8-20 0-10 8-20 0z|7 @-40,16,2|7 @0,16,2|7 @100,16,2|7 @140,16,2`,
  ward: () =>
    `${walls(2, 6, 78)}|p M${LEFT} 48H${RIGHT}V78H${LEFT}z|-3 M${LEFT} 48H${RIGHT}|7 M-30 8h26v28h-26zM30 8h40v28H30zM104 8h26v28h-26z|-3 M50 8v28M-17 8v28M117 8v28|m M-50 66h34v5h-34zM114 66h34v5h-34z|p M-48 60h30v6h-30zM116 60h30v6h-30z`,
  void: (next) =>
    `0 M${LEFT} 0H${RIGHT}V101H${LEFT}z|1 M50 50m-70 0a70 44 0 1 0 140 0a70 44 0 1 0 -140 0z|7 ${many(next, 26, (x) => disc(x, fine(next() * 96), 0.4 + next() * 0.7))}|4 ${many(
      next,
      8,
      (x) => {
        const y = fine(12 + next() * 74);
        return `M${x} ${y}l9-4 7 4-3 8-9 2z`;
      },
    )}`,
  paper: () => `1 M${LEFT} 0H${RIGHT}V101H${LEFT}z`,
};

/** Places under a roof or without a sky, where the hour is seen by the light alone. */
export const INDOORS = new Set<Place>([
  'underwater',
  'cave',
  'tunnel',
  'station',
  'room',
  'hall',
  'corridor',
  'shop',
  'cellar',
  'library',
  'church',
  'theatre',
  'machines',
  'arcade',
  'ward',
  'void',
  'paper',
]);

/** The sky behind a place, and what falls or stands in front of it. */
export function skyOf(sky: Sky | undefined, next: Chance): { behind: string; before: string } {
  const air = `0 M${LEFT} 0H${RIGHT}V101H${LEFT}z|1 M${LEFT} 26H${RIGHT}V101H${LEFT}z|2 M${LEFT} 52H${RIGHT}V101H${LEFT}z`;
  const dark = `0 M${LEFT} 0H${RIGHT}V101H${LEFT}z|1 M${LEFT} 44H${RIGHT}V101H${LEFT}z`;
  const stars = (count: number) => many(next, count, (x) => disc(x, fine(next() * 50), 0.5 + next() * 0.8));
  switch (sky) {
    case 'night':
      return { behind: `${dark}|7 ${stars(14)}`, before: '' };
    case 'starry':
      return { behind: `${dark}|7 ${stars(46)}`, before: '' };
    case 'moonlit':
      return { behind: `${dark}|7 ${stars(12)}|7 @74,20,10`, before: '' };
    case 'dawn':
      return { behind: `${air}|7 @30,60,15`, before: '' };
    case 'dusk':
      return { behind: `${air}|7 @76,50,13|2 M${LEFT} 30h60q8 4 0 5h-60zM84 24h50q8 4 0 5H84z`, before: '' };
    case 'clear':
      return {
        behind: `2 M${LEFT} 0H${RIGHT}V101H${LEFT}z|7 @22,18,9|p2 M60 24q6-10 16-6 10-6 16 6zM-40 34q6-10 16-6 10-6 16 6zM112 30q6-10 16-6 10-6 16 6z`,
        before: '',
      };
    case 'aurora':
      return {
        behind: `${dark}|7 ${stars(16)}|l2 M-40 10q30 26 60 8t60 4 70-8v16q-30 26-70 10t-60 0-60 0z|n2 M-30 2q30 20 60 4t60 4 60-6v9q-30 16-60 6t-60 0-60 0z`,
        before: '',
      };
    case 'fog':
      return {
        behind: air,
        before: `p2 M${LEFT} 56q30-8 60 0t60 0 60 0 40 0v9q-30 8-60 0t-60 0-60 0-40 0zM${LEFT} 76q30-8 60 0t60 0 60 0 40 0v8q-30 8-60 0t-60 0-60 0-40 0z`,
      };
    case 'rain':
      return { behind: dark, before: `-n1 ${many(next, 40, (x) => `M${x} ${fine(next() * 90)}l-3 9`)}` };
    case 'snow':
      return {
        behind: air,
        before: `p ${many(next, 44, (x) => disc(x, fine(next() * 96), 0.8 + next() * 0.9))}`,
      };
    case 'storm':
      return {
        behind: `${dark}|4 M${LEFT} 0H${RIGHT}V18q-14 10-28 0-14 12-30 0-14 10-30 0-14 12-30 0-14 10-28 0-16 12-30 0-14 10-44 0z|y M86 18 74 42h8l-5 20 16-27h-9l6-17z`,
        before: `-n1 ${many(next, 30, (x) => `M${x} ${fine(next() * 90)}l-6 9`)}`,
      };
    case 'smoke':
      return { behind: `${air}|4 ${many(next, 10, (x) => disc(x, fine(6 + next() * 14), 13))}`, before: '' };
    case 'tide':
      return {
        behind: air,
        before: `u2 ${waves(44, 16, 3)}|u2 ${waves(70, 22, 3)}|-p2 ${waves(44, 16, 3)
          .replace(/V101z$/, '')
          .replace(
            /^M-60 101V44/,
            'M-60 44',
          )}|-n2 M-30 60h12M14 66h10M84 58h12M124 64h12M36 84h12M-16 88h10M100 86h12`,
      };
    default:
      return { behind: air, before: '' };
  }
}
