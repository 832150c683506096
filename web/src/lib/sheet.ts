import type { Attachment } from 'svelte/attachments';

let sheet: HTMLElement | null = null;
/** What keeps off the question. */
const apart = new Set<HTMLElement>();
/** How much room the question took when it was last told. */
let told = { high: 0, wide: 0 };

/**
 * See how much room the question takes: how high it is where it lies over the board as a sheet, how wide where it
 * stands beside the board. Only what keeps off it is told: what all of the page inherits would be drawn anew.
 */
export function measureSheet(): number {
  const isOver = sheet !== null && getComputedStyle(sheet).position === 'sticky';
  const high = isOver ? (sheet?.offsetHeight ?? 0) : 0;
  const wide = sheet && !isOver ? innerWidth - sheet.getBoundingClientRect().left : 0;
  if (high !== told.high || wide !== told.wide) {
    told = { high, wide };
    document.documentElement.style.scrollPaddingBottom = high ? `${high}px` : '';
    apart.forEach(tell);
  }
  return high;
}

function tell(element: HTMLElement): void {
  element.style.setProperty('--sheet', `${told.high}px`);
  element.style.setProperty('--beside', `${told.wide}px`);
}

/** Something that keeps off the question: its room there is `--sheet` or `--beside`. */
export const offTheSheet: Attachment<HTMLElement> = (element) => {
  apart.add(element);
  tell(element);
  return () => apart.delete(element);
};

/** The sheet with the question, whose room is told whenever it changes. */
export const measured: Attachment<HTMLElement> = (element) => {
  sheet = element;
  const room = new ResizeObserver(measureSheet);
  room.observe(element);
  return () => {
    room.disconnect();
    sheet = null;
    measureSheet();
  };
};
