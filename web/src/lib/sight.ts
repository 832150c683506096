import { measureSheet } from './sheet';

/** Where the question is a sheet over the board, and the page scrolls. */
const NARROW = '(max-width: 56rem)';

/** How much of a thing must be seen, in pixels, if it is not smaller. */
const ENOUGH = 48;

/** What the page leaves free, between its head and the sheet. */
function free(): { top: number; bottom: number } {
  const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return { top, bottom: innerHeight - measureSheet() };
}

/** Bring all of a thing into sight on which much is done in turn; how far it is kept from the sheet, in pixels. */
export function bringWholeIntoSight(thing: HTMLElement, above = 0): void {
  if (!matchMedia(NARROW).matches) return;
  const { top, bottom } = free();
  const box = thing.getBoundingClientRect();
  const down = Math.min(box.top - top, Math.max(0, box.bottom + above - bottom));
  if (down) scrollBy({ top: down });
}

/**
 * Bring the text that asks into sight, where a board tells one; else what can be touched, into the middle of what is
 * free, if none of it is in sight; else nothing moves.
 */
export function bringIntoSight(board: HTMLElement): void {
  if (!matchMedia(NARROW).matches) return;
  const text = board.querySelector<HTMLElement>('[data-telling]');
  const numbers = board.querySelector<HTMLElement>('.vitals');
  if (text) return bringWholeIntoSight(text, numbers?.offsetHeight);
  const glowing = awayFromWhatStays(board);
  const { top, bottom } = free();
  const seen = glowing.some((thing) => {
    const box = thing.getBoundingClientRect();
    const seen = Math.min(box.bottom, bottom) - Math.max(box.top, top);
    return box.height > 0 && seen >= Math.min(box.height, ENOUGH) - 1;
  });
  if (!seen) glowing[0]?.scrollIntoView({ block: 'center', inline: 'nearest' });
}

/** What can be touched but for what stays in sight anyway, there or in another picture of it. */
function awayFromWhatStays(board: HTMLElement): HTMLElement[] {
  const all = [...board.querySelectorAll<HTMLElement>('[data-glow]')];
  const staying = all.filter((thing) => thing.closest('[data-stays]')?.clientHeight);
  const refs = new Set(staying.map((thing) => thing.dataset.ref));
  return all.filter((thing) => !refs.has(thing.dataset.ref));
}
