import type { Attachment } from 'svelte/attachments';

let sheet: HTMLElement | null = null;

/** Tell the page how high the sheet with the question is (`--sheet`), so that others can keep above it. Where there
 *  is room, the question stands beside the board and covers nothing. */
export function measureSheet(): number {
  const high = matchMedia('(max-width: 56rem)').matches ? (sheet?.offsetHeight ?? 0) : 0;
  document.documentElement.style.setProperty('--sheet', `${high}px`);
  return high;
}

/** The sheet with the question, whose height is told whenever it changes. */
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
