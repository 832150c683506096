import type { Clothes, Face, Gaze, Hair, Person, Worn } from '../../generated/pictures';
import { fine } from './shapes';

/** Half the width and height of a head, and how broad the jaw is. */
type Head = { w: number; h: number; jaw: number };

const FACES: Record<Face, Head> = {
  oval: { w: 16.5, h: 21.5, jaw: 0.74 },
  long: { w: 15.5, h: 24, jaw: 0.74 },
  round: { w: 18.5, h: 20, jaw: 0.88 },
  square: { w: 17.5, h: 21.5, jaw: 1 },
  narrow: { w: 14.5, h: 22.5, jaw: 0.58 },
  broad: { w: 19.5, h: 21.5, jaw: 0.94 },
};
const YOUNG = new Set<Person>(['girl', 'boy']);
const OLD = new Set<Person>(['old-woman', 'old-man']);
const LADIES = new Set<Person>(['woman', 'girl', 'old-woman']);
const SHIFTS: Record<Gaze, readonly [number, number]> = {
  ahead: [0, 0],
  left: [-4, 0],
  right: [4, 0],
  up: [0, -2.5],
  down: [0, 2.5],
  asleep: [0, 1],
};
const MIDDLE = 43;

/** What somebody looks like. */
export type Somebody = {
  person: Person;
  face: Face;
  hair: Hair;
  clothes: Clothes;
  wears: readonly Worn[];
  look: Gaze;
};

const at = (...numbers: number[]) => numbers.map(fine).join(' ');

function headOf({ w, h, jaw }: Head): string {
  const [top, chin] = [MIDDLE - h, MIDDLE + h];
  const j = w * jaw;
  return `M50 ${fine(top)}C${at(50 + w * 0.8, top, 50 + w, top + h * 0.5, 50 + w, MIDDLE)}C${at(50 + w, MIDDLE + h * 0.45, 50 + j, MIDDLE + h * 0.7, 50 + j * 0.5, chin - 1.5)}Q${at(50, chin + 1.5, 50 - j * 0.5, chin - 1.5)}C${at(50 - j, MIDDLE + h * 0.7, 50 - w, MIDDLE + h * 0.45, 50 - w, MIDDLE)}C${at(50 - w, top + h * 0.5, 50 - w * 0.8, top, 50, top)}z`;
}

/** Eyes, brows, nose and mouth, turned to where somebody looks. */
function features(of: Somebody, head: Head): string {
  const [dx, dy] = SHIFTS[of.look];
  const [x, y] = [50 + dx, MIDDLE + 1 + dy];
  const apart = head.w * 0.44;
  const young = YOUNG.has(of.person) ? 1.25 : 1;
  const brow = LADIES.has(of.person) ? 1.1 : 1.9;
  let drawn = `-F${brow} M${at(x - apart - 3.2, y - 5.4)}q3-1.8 6.2-.4M${at(x + apart - 3, y - 5.8)}q3-1.4 6.2.4`;
  if (of.look === 'asleep')
    drawn += `|-k1.5 M${at(x - apart - 3, y)}q3 2.6 6 0M${at(x + apart - 3, y)}q3 2.6 6 0`;
  else {
    const iris = dx * 0.22;
    drawn += `|p M${at(x - apart - 3.3, y)}q3.3-3.4 6.6 0q-3.3 3-6.6 0zM${at(x + apart - 3.3, y)}q3.3-3.4 6.6 0q-3.3 3-6.6 0z`;
    drawn += `|k @${fine(x - apart + iris)},${fine(y - 0.2 + dy * 0.2)},${fine(1.7 * young)} @${fine(x + apart + iris)},${fine(y - 0.2 + dy * 0.2)},${fine(1.7 * young)}`;
    if (LADIES.has(of.person))
      drawn += `|-k1.2 M${at(x - apart - 3.6, y - 0.2)}q3.3-3.8 7 0M${at(x + apart - 3.4, y - 0.2)}q3.6-3.8 7 0`;
  }
  const nose = dx < 0 ? -2.4 : 2.4;
  drawn += `|-T1.4 M${at(x + dx * 0.2, y + 1)}q${at(nose * 0.7, 4, nose, 6.4)}q${at(-nose * 0.5, 1.2, -nose, 0.6)}`;
  drawn += LADIES.has(of.person)
    ? `|r M${at(x - 4, MIDDLE + head.h * 0.62 + dy)}q2-1.6 4-.4q2-1.2 4 .4q-4 3.6-8 0z`
    : `|-T1.8 M${at(x - 4.5, MIDDLE + head.h * 0.62 + dy)}q4.5 2.2 9 0`;
  if (OLD.has(of.person))
    drawn += `|-T1 M${at(x - apart - 4, y + 4)}q3 2 6 1M${at(x + apart - 2, y + 5)}q3 1 6-1M${at(x - 8, y - 11)}q8-2 16 0M${at(x - 9, MIDDLE + head.h * 0.42)}q-1 4 1 7M${at(x + 9, MIDDLE + head.h * 0.42)}q1 4-1 7`;
  return drawn;
}

/** Hair behind the head, and before it. */
function hairOf(hair: Hair, { w, h }: Head): [string, string] {
  const top = MIDDLE - h;
  const [l, r] = [50 - w, 50 + w];
  const cap = `M${at(l - 1.5, MIDDLE - 2)}C${at(l - 3, top - 4, 50 - w * 0.4, top - 6, 50, top - 5)}C${at(50 + w * 0.4, top - 6, r + 3, top - 4, r + 1.5, MIDDLE - 2)}`;
  const low = `C${at(r - 1, MIDDLE - h * 0.55, 50 + w * 0.6, MIDDLE - h * 0.62, 50, MIDDLE - h * 0.58)}C${at(50 - w * 0.6, MIDDLE - h * 0.62, l + 1, MIDDLE - h * 0.55, l - 1.5, MIDDLE - 2)}z`;
  const front = `E ${cap}${low}`;
  switch (hair) {
    case 'bald':
    case 'hidden':
      return ['', ''];
    case 'cropped':
      return [
        '',
        `E M${at(l - 0.5, MIDDLE - 3)}C${at(l - 1, top - 1, 50 - w * 0.4, top - 2.5, 50, top - 2.5)}C${at(50 + w * 0.4, top - 2.5, r + 1, top - 1, r + 0.5, MIDDLE - 3)}C${at(r - 2, MIDDLE - h * 0.6, 50 + w * 0.5, MIDDLE - h * 0.66, 50, MIDDLE - h * 0.66)}C${at(50 - w * 0.5, MIDDLE - h * 0.66, l + 2, MIDDLE - h * 0.6, l - 0.5, MIDDLE - 3)}z`,
      ];
    case 'parted':
      return [
        '',
        `E ${cap}C${at(r - 1, MIDDLE - h * 0.4, 50 + w * 0.4, MIDDLE - h * 0.5, 50 - w * 0.35, top + 1)}C${at(50 - w * 0.6, MIDDLE - h * 0.6, l + 1, MIDDLE - h * 0.5, l - 1.5, MIDDLE - 2)}z`,
      ];
    case 'swept':
      return [
        '',
        `E M${at(l - 1, MIDDLE - 4)}C${at(l - 3, top - 6, 50 - w * 0.2, top - 10, 50 + w * 0.5, top - 6)}C${at(r + 3, top - 2, r + 2, MIDDLE - 8, r + 1, MIDDLE - 4)}C${at(r - 2, MIDDLE - h * 0.7, 50, MIDDLE - h * 0.78, l - 1, MIDDLE - 4)}z`,
      ];
    case 'curly':
      return [
        `E @${fine(l - 1)},${MIDDLE - 6},7 @${fine(r + 1)},${MIDDLE - 6},7`,
        `${front}|E @${fine(50 - w * 0.7)},${fine(top + 1)},7 @50,${fine(top - 3)},8 @${fine(50 + w * 0.7)},${fine(top + 1)},7 @${fine(l)},${fine(top + 9)},6 @${fine(r)},${fine(top + 9)},6`,
      ];
    case 'wild':
      return [
        `E M${at(l - 4, MIDDLE + 18)}L${at(l - 12, MIDDLE + 8)}l6-2-8-10 8-1-6-12 9 2-1-13 9 7 4-12 9 9 8-9 5 12 10-7-1 13 9-2-6 12 8 1-8 10 6 2-8 10z`,
        front,
      ];
    case 'bob':
      return [
        `E M${at(l - 4, MIDDLE + 12)}V${fine(MIDDLE - 6)}C${at(l - 4, top - 6, r + 4, top - 6, r + 4, MIDDLE - 6)}V${fine(MIDDLE + 12)}q-6 3-10-1H${fine(l + 6)}q-4 4-10 1z`,
        `E ${cap}C${at(r, MIDDLE - h * 0.35, 50, MIDDLE - h * 0.4, l - 1.5, MIDDLE - 2)}z`,
      ];
    case 'long':
      return [
        `E M${at(l - 5, MIDDLE + 36)}Q${at(l - 8, MIDDLE, l - 3, MIDDLE - 8)}C${at(l, top - 7, r, top - 7, r + 3, MIDDLE - 8)}Q${at(r + 8, MIDDLE, r + 5, MIDDLE + 36)}z`,
        `E ${cap}C${at(r - 2, MIDDLE - h * 0.6, 50 + w * 0.2, MIDDLE - h * 0.8, 50, top + 1)}C${at(50 - w * 0.2, MIDDLE - h * 0.8, l + 2, MIDDLE - h * 0.6, l - 1.5, MIDDLE - 2)}z`,
      ];
    case 'plait':
      return [
        `E @${fine(r + 3)},${MIDDLE + 14},5 @${fine(r + 5)},${MIDDLE + 22},5 @${fine(r + 4)},${MIDDLE + 30},4.5 @${fine(r + 3)},${MIDDLE + 37},4|r @${fine(r + 3)},${MIDDLE + 42},2.4|E M${at(r - 2, MIDDLE)}l8 14-8 4z`,
        `E ${cap}C${at(r - 2, MIDDLE - h * 0.6, 50 + w * 0.2, MIDDLE - h * 0.8, 50, top + 1)}C${at(50 - w * 0.2, MIDDLE - h * 0.8, l + 2, MIDDLE - h * 0.6, l - 1.5, MIDDLE - 2)}z`,
      ];
    case 'bun':
      return [`E @50,${fine(top - 7)},8.5`, `${front}|-F1 M${at(44, top - 8)}q6-5 12 0`];
    case 'topknot':
      return [
        `E @50,${fine(top - 8)},5|F M${at(47, top - 5)}h6v4h-6z`,
        `E M${at(l - 0.5, MIDDLE - 4)}C${at(l, top - 3, r, top - 3, r + 0.5, MIDDLE - 4)}C${at(r - 2, MIDDLE - h * 0.75, l + 2, MIDDLE - h * 0.75, l - 0.5, MIDDLE - 4)}z`,
      ];
  }
}

const SHOULDERS = 'M6 101Q8 78 36 71L50 77 64 71Q92 78 94 101z';

/** Clothes on the shoulders. */
const CLOTHES: Record<Clothes, string> = {
  oilskin: `C ${SHOULDERS}|D M36 69l14 12 14-12 4 8-18 12-18-12z|-k1.5 M50 86V101`,
  suit: `C ${SHOULDERS}|p M40 70l10 26 10-26-10 6z|r M48 79h4l2 20h-8z|D M36 70l10 30-14-14zM64 70 54 100l14-14z`,
  habit: `k ${SHOULDERS}|p M32 66q18 20 36 0l4 14q-22 16-44 0z|-g2 M50 88v11M45 92h10`,
  cassock: `k ${SHOULDERS}|p M44 71h12v6H44z|-s1 M50 80V101|s @50,84,1 @50,90,1 @50,96,1`,
  waistcoat: `p ${SHOULDERS}|C M30 73 46 100 30 101H18zM70 73 54 100 70 101h12zM40 71l10 26 10-26 6 4-12 26h-8L34 75z|D M44 98h12v3H44z`,
  jacket: `C ${SHOULDERS}|p M43 71l7 12 7-12-7 5z|D M36 69l12 20-6 6-14-20zM64 69 52 89l6 6 14-20z|g @46,97,1.4 @54,97,1.4`,
  uniform: `C ${SHOULDERS}|D M42 71h16l-2 8H44z|-D1.5 M50 79V101|g @50,84,1.5 @50,92,1.5|g M10 84q8-8 18-9l2 4q-10 2-18 9zM90 84q-8-8-18-9l-2 4q10 2 18 9z|D M26 88h14v8H26zM60 88h14v8H60z`,
  kimono: `C ${SHOULDERS}|p M40 70l8 14 4-3-8-12zM60 70 40 101h8l18-29z|D M36 71l8 13-10 17h-8l12-20zM64 71 46 101h10l14-26z`,
  sari: `C ${SHOULDERS}|g M36 70q30 6 46 31H70Q56 82 32 74z|D M36 70Q60 76 74 101h-4Q56 80 33 73z`,
  gown: `C ${SHOULDERS}|S M34 71q16 24 32 0l4 3q-20 30-40 0z|-D2 M30 76q20 26 40 0`,
  costume: `C ${SHOULDERS}|g M30 73q20 20 40 0l4 6q-24 24-48 0z|b M36 70q14 12 28 0l4 4q-18 16-36 0z|g @22,90,3 @50,94,3.4 @78,90,3|-g1.5 M10 94q10-6 20 0M70 94q10-6 20 0`,
  'flying-jacket': `w ${SHOULDERS}|o M34 68q16 16 32 0l8 10q-24 18-48 0z|-d1.5 M50 84V101|d M22 90h12v8H22zM66 90h12v8H66z`,
  apron: `p ${SHOULDERS}|C M34 101V84h32v17zM36 71l4 14h-6l-4-12zM64 71l-4 14h6l4-12z|D M42 92h16v7H42z`,
  shirt: `C ${SHOULDERS}|D M38 69l12 9 12-9 2 8-10 5-4-4-4 4-10-5z|-D1.5 M50 80V101|D @52,86,1 @52,93,1`,
  vest: `S ${SHOULDERS}|C M32 73h6q4 12 12 12t12-12h6q2 16 8 28H24q6-12 8-28z|-D1.5 M38 73q4 12 12 12t12-12`,
  coat: `C ${SHOULDERS}|D M34 66l16 16 16-16 8 8-20 22h-8L26 74z|-k1.5 M50 92v9|k @54,97,1.4`,
  robe: `C ${SHOULDERS}|D M30 66q20 22 40 0l6 10q-26 20-52 0z|-D1.5 M30 84v17M70 84v17`,
  parka: `C ${SHOULDERS}|o M30 66q20 20 40 0l6 9q-26 18-52 0z|-k1.5 M50 84V101|w @46,92,1.6 @46,98,1.6`,
};

/** What is worn besides, over hair and face. */
function worn(one: Worn, of: Somebody, { w, h }: Head): string {
  const top = MIDDLE - h;
  const [dx, dy] = SHIFTS[of.look];
  const [x, y] = [50 + dx, MIDDLE + 1 + dy];
  const apart = w * 0.44;
  const mouth = MIDDLE + h * 0.62 + dy;
  const brim = fine(MIDDLE - h * 0.52);
  switch (one) {
    case 'glasses':
      return `-k1.4 M${at(x - apart - 4.6, y)}a4.6 4.4 0 1 0 9.2 0a4.6 4.4 0 1 0-9.2 0M${at(x + apart - 4.6, y)}a4.6 4.4 0 1 0 9.2 0a4.6 4.4 0 1 0-9.2 0M${at(x - apart + 4.6, y)}H${fine(x + apart - 4.6)}`;
    case 'moustache':
      return `E M${at(x - 8, mouth - 2)}q4-4.5 8-2.4q4-2.1 8 2.4q-4 2.4-8 .6q-4 1.8-8-.6z`;
    case 'beard':
      return `E M${at(50 - w * 0.96, MIDDLE + 3)}Q${at(50 - w, MIDDLE + h * 1.1, 50, MIDDLE + h * 1.3)}Q${at(50 + w, MIDDLE + h * 1.1, 50 + w * 0.96, MIDDLE + 3)}Q${at(50 + w * 0.7, mouth - 5, x, mouth - 4.5)}Q${at(50 - w * 0.7, mouth - 5, 50 - w * 0.96, MIDDLE + 3)}z|r M${at(x - 4, mouth)}q4 2.4 8 0q-4-1.6-8 0z`;
    case 'scar':
      return `-r1.2 M${at(x + apart + 1, y - 8)}l3 15M${at(x + apart, y - 4)}l4-1M${at(x + apart + 1, y + 3)}l4-1`;
    case 'earrings':
      return `g @${fine(50 - w - 0.5)},${MIDDLE + 9},2.2 @${fine(50 + w + 0.5)},${MIDDLE + 9},2.2`;
    case 'goggles':
      return `d M${at(50 - w - 2, brim + 1)}h${fine(2 * w + 4)}v4h${fine(-2 * w - 4)}z|g @${fine(50 - w * 0.4)},${fine(brim + 2)},6 @${fine(50 + w * 0.4)},${fine(brim + 2)},6|n @${fine(50 - w * 0.4)},${fine(brim + 2)},4 @${fine(50 + w * 0.4)},${fine(brim + 2)},4`;
    case 'headphones':
      return `-m3 M${at(50 - w - 2, MIDDLE)}C${at(50 - w - 6, top - 14, 50 + w + 6, top - 14, 50 + w + 2, MIDDLE)}|r M${at(50 - w - 5, MIDDLE - 5)}h6v12h-6zM${at(50 + w - 1, MIDDLE - 5)}h6v12h-6z`;
    case 'scarf':
      return 'r M34 66q16 12 32 0l4 8q-20 14-40 0z|r M60 74l10 4-4 22h-8z|-p1.4 M36 71q14 10 28 0';
    case 'pencil':
      return `-g2.4 M${at(50 + w - 3, MIDDLE - 9)}l9 13|k @${fine(50 + w + 6.4)},${fine(MIDDLE + 4.6)},1`;
    case 'captains-cap':
      return `p M${at(50 - w - 5, brim - 4)}Q${at(50 - w - 4, top - 12, 50, top - 11)}Q${at(50 + w + 4, top - 12, 50 + w + 5, brim - 4)}z|k M${at(50 - w - 2, brim - 5)}h${fine(2 * w + 4)}v6h${fine(-2 * w - 4)}z|k M${at(50 - w, brim + 1)}q${fine(w)} 7 ${fine(2 * w)} 0z|g @50,${fine(brim - 5)},3`;
    case 'hat':
      return `d M${at(50 - w - 12, brim)}q${fine(w + 12)}-7 ${fine(2 * w + 24)} 0q${fine(-w - 12)} 8 ${fine(-2 * w - 24)} 0z|d M${at(50 - w, brim - 1)}Q${at(50 - w, top - 11, 50 - 4, top - 9)}q4 3 8 0Q${at(50 + w, top - 11, 50 + w, brim - 1)}z|k M${at(50 - w, brim - 5)}h${fine(2 * w)}v4h${fine(-2 * w)}z`;
    case 'top-hat':
      return `k M${at(50 - w - 8, brim)}h${fine(2 * w + 16)}v4h${fine(-2 * w - 16)}zM${at(50 - w, brim)}L${at(50 - w - 1, top - 18)}h${fine(2 * w + 2)}L${at(50 + w, brim)}z|v M${at(50 - w, brim - 6)}h${fine(2 * w)}v6h${fine(-2 * w)}z`;
    case 'cap':
      return `s M${at(50 - w - 3, brim)}Q${at(50 - w - 3, top - 9, 50, top - 8)}Q${at(50 + w + 4, top - 8, 50 + w + 3, brim)}z|t M${at(50 - w - 3, brim - 1)}h${fine(2 * w + 12)}q-2 5-10 5H${fine(50 - w)}z`;
    case 'fez':
      return `r M${at(50 - w * 0.86, brim + 1)}L${at(50 - w * 0.6, top - 13)}h${fine(w * 1.2)}L${at(50 + w * 0.86, brim + 1)}q${fine(-w * 0.86)} 5 ${fine(-w * 1.72)} 0z|-k1.4 M50 ${fine(top - 13)}Q${at(50 + w, top - 14, 50 + w + 1, brim + 2)}|k M${at(50 + w - 0.6, brim + 1)}h3.2v7h-3.2z`;
    case 'sun-hat':
      return `g M${at(50 - w - 15, brim + 2)}q${fine(w + 15)}-12 ${fine(2 * w + 30)} 0q${fine(-w - 15)} 7 ${fine(-2 * w - 30)} 0z|g M${at(50 - w * 0.9, brim - 2)}Q${at(50 - w * 0.9, top - 9, 50, top - 9)}T${at(50 + w * 0.9, brim - 2)}z|d M${at(50 - w * 0.92, brim - 4)}q${fine(w * 0.92)}-4 ${fine(w * 1.84)} 0v4q${fine(-w * 0.92)}-4 ${fine(-w * 1.84)} 0z`;
    case 'flying-cap':
      return `d M${at(50 - w - 2, MIDDLE + 12)}Q${at(50 - w - 5, top - 6, 50, top - 6)}Q${at(50 + w + 5, top - 6, 50 + w + 2, MIDDLE + 12)}l-5 3Q${at(50 + w - 2, brim, 50, brim)}T${at(50 - w + 3, MIDDLE + 15)}z`;
    case 'veil':
      return `k M${at(50 - w - 8, MIDDLE + 34)}Q${at(50 - w - 10, top - 10, 50, top - 9)}Q${at(50 + w + 10, top - 10, 50 + w + 8, MIDDLE + 34)}l-7-2Q${at(50 + w + 1, brim, 50, brim)}T${at(50 - w - 1, MIDDLE + 32)}z|p M${at(50 - w - 1, MIDDLE + 4)}Q${at(50 - w, brim - 5, 50, brim - 5)}T${at(50 + w + 1, MIDDLE + 4)}Q${at(50 + w - 2, brim + 2, 50, brim + 1)}T${at(50 - w - 1, MIDDLE + 4)}z`;
    case 'fur-hood':
      return `C M${at(50 - w - 6, MIDDLE + 28)}Q${at(50 - w - 12, top - 12, 50, top - 11)}Q${at(50 + w + 12, top - 12, 50 + w + 6, MIDDLE + 28)}l-4-4Q${at(50 + w + 2, top + 1, 50, top)}T${at(50 - w - 2, MIDDLE + 24)}z|-o5 M${at(50 - w - 2, MIDDLE + 22)}Q${at(50 - w - 5, top - 2, 50, top - 2)}T${at(50 + w + 2, MIDDLE + 22)}`;
    case 'hood':
      return `D M${at(50 - w - 8, MIDDLE + 30)}Q${at(50 - w - 10, top - 12, 50, top - 12)}Q${at(50 + w + 10, top - 12, 50 + w + 8, MIDDLE + 30)}l-6-3Q${at(50 + w, top + 4, 50, top + 3)}T${at(50 - w - 2, MIDDLE + 27)}z`;
    case 'turban':
      return `p M${at(50 - w - 3, brim + 3)}Q${at(50 - w - 8, top - 12, 50, top - 13)}Q${at(50 + w + 8, top - 12, 50 + w + 3, brim + 3)}Q50 ${fine(brim - 6)} ${at(50 - w - 3, brim + 3)}z|-s1.5 M${at(50 - w, top + 3)}q${fine(w)}-12 ${fine(2 * w)}-3M${at(50 - w - 2, top + 9)}q${fine(w)}-13 ${fine(2 * w + 3)}-4|r @50,${fine(brim - 5)},2.6`;
    case 'headdress':
      return `g M${at(50 - w - 5, brim + 2)}L${at(50 - w - 8, top - 8)}l9 5 4-11 7 8 5.5-14 5.5 14 7-8 4 11 9-5L${at(50 + w + 5, brim + 2)}Q50 ${fine(brim - 5)} ${at(50 - w - 5, brim + 2)}z|r @50,${fine(top - 4)},3 @${fine(50 - w * 0.6)},${fine(top)},2.2 @${fine(50 + w * 0.6)},${fine(top)},2.2|b @${fine(50 - w - 4)},${fine(top - 2)},2 @${fine(50 + w + 4)},${fine(top - 2)},2|-p1.6 M${at(50 - w - 4, brim + 3)}v20M${at(50 + w + 4, brim + 3)}v20`;
    case 'nurses-cap':
      return `p M${at(50 - w * 0.8, brim - 2)}L${at(50 - w, top - 6)}q${fine(w)}-7 ${fine(2 * w)} 0L${at(50 + w * 0.8, brim - 2)}Q50 ${fine(brim - 8)} ${at(50 - w * 0.8, brim - 2)}z|-r2 M50 ${fine(top - 6)}v7M46.5 ${fine(top - 2.5)}h7`;
    case 'pearls':
      return 'p @37,73,2 @40.5,76.5,2 @45,79,2 @50,80,2.2 @55,79,2 @59.5,76.5,2 @63,73,2';
    case 'paint':
      return `p2 M${at(x - apart - 5, y - 3)}q5-6 10 0q-1 9-5 11q-5-2-5-11zM${at(x + apart - 5, y - 3)}q5-6 10 0q0 9-5 11q-4-2-5-11z|r2 @${fine(x - apart)},${fine(y + 8)},4 @${fine(x + apart)},${fine(y + 8)},4|-k1.6 M${at(x - apart - 7, y - 2)}l5-1M${at(x + apart + 2, y - 3)}l5 1`;
    case 'tusks':
      return `p M${at(x - 3.4, mouth)}l1.4 5 1.4-4.6zM${at(x + 3.4, mouth)}l-1.4 5-1.4-4.6z`;
    case 'mask':
      return `k M${at(50 - w, y - 5)}q${fine(w)}-3 ${fine(2 * w)} 0l-2 9q-8 3-11-2h-5q-3 5-11 2z|p @${fine(x - apart)},${fine(y)},2.4 @${fine(x + apart)},${fine(y)},2.4`;
  }
}

/** Worn under the hair that frames it, since it lies on the face. */
const ON_FACE = new Set<Worn>(['paint', 'scar', 'beard', 'moustache', 'tusks']);

/** Somebody from the chest upwards, in parts from back to front. */
export function somebody(of: Somebody): string {
  const head = FACES[of.face];
  const [behind, before] = hairOf(of.hair, head);
  const onFace = of.wears.filter((one) => ON_FACE.has(one)).map((one) => worn(one, of, head));
  const over = of.wears.filter((one) => !ON_FACE.has(one)).map((one) => worn(one, of, head));
  return [
    behind,
    'T M42 56h16v16l-8 9-8-9z',
    CLOTHES[of.clothes],
    `S @${fine(50 - head.w)},${MIDDLE + 2},3.4 @${fine(50 + head.w)},${MIDDLE + 2},3.4`,
    `S ${headOf(head)}`,
    features(of, head),
    ...onFace,
    before,
    ...over,
  ]
    .filter(Boolean)
    .join('|');
}
