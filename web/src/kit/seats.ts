/** All seats in turn order, beginning with one; `onward` is -1 where the turn goes the other way. */
export function around(seats: number, first: number, onward = 1): number[] {
  return Array.from({ length: seats }, (_, at) => (((first + at * onward) % seats) + seats) % seats);
}
