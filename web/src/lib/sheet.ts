import type { Attachment } from 'svelte/attachments';

let sheet: HTMLElement | null = null;

/**
 * Tell the page how much room the question takes, so that others can keep off it: how high it is where it lies over
 * the board as a sheet (`--sheet`), how wide where it stands beside the board (`--beside`).
 */
export function measureSheet(): number {
  const isOver = sheet !== null && getComputedStyle(sheet).position === 'sticky';
  const high = isOver ? (sheet?.offsetHeight ?? 0) : 0;
  const wide = sheet && !isOver ? innerWidth - sheet.getBoundingClientRect().left : 0;
  document.documentElement.style.setProperty('--sheet', `${high}px`);
  document.documentElement.style.setProperty('--beside', `${wide}px`);
  return high;
}

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
