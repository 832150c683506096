/** The hues of the seats: neighbours are far apart, and so are all eight. */
const SEAT_HUES = [42, 196, 336, 132, 272, 16, 232, 84] as const;

/** The hue of a seat. */
export function seatHue(seat: number): number {
  return SEAT_HUES[seat] ?? 0;
}

/** The hue of anything that has a number: neighbours in number are far apart in colour. */
export function hueOf(number: number): number {
  return Math.round((number * 137.5 + 24) % 360);
}

/** A number made from a name, always the same one. */
export function numberOf(name: string): number {
  let number = 0x811c9dc5;
  for (const letter of name) number = Math.imul(number ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return number;
}
