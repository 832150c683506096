import type { Events, Moves, View } from '../../generated/etherfields';
import type { EventInfo, MoveInfo, TableReference } from '../../generated/messages';
import { COLOURS, figure, thing } from './table';

/** How many cards of a deck give so much Intent at most, from 0 to 4. */
export type Curve = readonly number[];
/** What somebody's cards are together: as far as they lie open. */
export type Stock = { size: number; open: number; colours: readonly number[]; curve: Curve };

const STRONGEST = 4;

/** The cards that the market shows to somebody who may buy now; none while nobody buys. */
export function onSale(offers: readonly MoveInfo[], events: readonly EventInfo[], seat: number): number[] {
  const may = offers.flatMap(({ move }) => {
    const [sort, card] = move as Moves;
    return sort === 'buy-card' ? [Number(card)] : [];
  });
  if (!may.length) return [];
  const shown = events
    .flatMap(({ event }) => {
      const told = event as Events;
      return told[0] === 'market-shown' && told[1] === seat ? [told[2]] : [];
    })
    .at(-1);
  const last = shown?.some((card) => may.includes(card)) ? shown : [];
  return [...new Set([...may, ...last])];
}

/** What a Dreamer owns, as far as everybody sees it, with some cards more. */
export function stockOf(
  view: View,
  seat: number,
  reference: TableReference,
  more: readonly number[] = [],
): Stock {
  const dreamer = view.dreamers[seat];
  if (!dreamer) return { size: 0, open: 0, colours: [0, 0, 0], curve: [] };
  const piles = [dreamer.discard, dreamer.unused, dreamer.hand, dreamer.sealed, dreamer.progress, more];
  const cards = piles.flat().filter((card) => thing(reference, card).kind === 'influence');
  const gives = cards.map((card) => COLOURS.map((colour) => figure(thing(reference, card), colour)));
  const curve = Array.from(
    { length: STRONGEST + 1 },
    (_, most) => gives.filter((one) => Math.min(STRONGEST, Math.max(...one)) === most).length,
  );
  return {
    size: cards.length + dreamer.deck,
    open: cards.length,
    colours: COLOURS.map((_, at) => gives.reduce((sum, one) => sum + (one[at] ?? 0), 0)),
    curve,
  };
}
