import type { Attachment } from 'svelte/attachments';
import { beforeNextPicture } from '../lib/frames';

/** What a card of the moment may try, the best first: beside what glows on the left or the right, then small. */
const WAYS = [
  { end: false, small: false },
  { end: true, small: false },
  { end: false, small: true },
  { end: true, small: true },
] as const;

/**
 * Keep a card that lies over the board off everything that glows there: it gets `data-end` to lie on the other side,
 * and `data-small` if it would cover something on both. What glows on the card itself never hides.
 */
export const keepingClear: Attachment<HTMLElement> = (card) => {
  const board = card.closest('[data-board]');
  if (!board) return;
  const glowing = () => [...board.querySelectorAll('[data-glow]')];

  const place = () => {
    if (card.matches(':hover, :focus-within')) return;
    const things = glowing();
    const own = things.some((thing) => card.contains(thing));
    const others = things
      .filter((thing) => !card.contains(thing))
      .map((thing) => thing.getBoundingClientRect());
    let best: (typeof WAYS)[number] = WAYS[0];
    let least = Infinity;
    for (const way of WAYS) {
      if (way.small && own) continue;
      lay(card, way);
      const covered = others.filter((box) => covers(card, box)).length;
      if (covered < least) [best, least] = [way, covered];
      if (!covered) break;
    }
    lay(card, best);
  };

  const { want, forget } = beforeNextPicture(() => undefined, place);
  const glow = new MutationObserver(want);
  glow.observe(board, { subtree: true, attributes: true, attributeFilter: ['data-glow'] });
  const room = new ResizeObserver(want);
  room.observe(card);
  room.observe(board);
  return () => {
    forget();
    glow.disconnect();
    room.disconnect();
  };
};

function lay(card: HTMLElement, way: (typeof WAYS)[number]): void {
  card.toggleAttribute('data-end', way.end);
  card.toggleAttribute('data-small', way.small);
}

/** Whether what is drawn of the card lies over a box. */
function covers(card: HTMLElement, box: DOMRect): boolean {
  return [...card.children].some((part) => {
    const over = part.getBoundingClientRect();
    return over.left < box.right && box.left < over.right && over.top < box.bottom && box.top < over.bottom;
  });
}
