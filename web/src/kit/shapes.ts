/** Shapes in a square of 100 by 100, so that nothing is told apart by its colour alone. */

/** The shapes of the seats, as unlike each other as their hues. */
const SEAT_SHAPES = [
  'M50 4A46 46 0 1 1 50 96A46 46 0 1 1 50 4Z',
  'M50 3L98 90H2Z',
  'M9 9H91V91H9Z',
  'M34 4H66V34H96V66H66V96H34V66H4V34H34Z',
  'M50 0L95 50L50 100L5 50Z',
  'M50 2L61 37L98 37L68 59L80 95L50 73L20 95L32 59L2 37L39 37Z',
  'M68 5A46 46 0 1 0 68 95A56 56 0 0 1 68 5Z',
  'M8 4H92L60 50L92 96H8L40 50Z',
] as const;

/** The shape of a seat. */
export function seatShape(seat: number): string {
  return SEAT_SHAPES[seat] ?? SEAT_SHAPES[0];
}
