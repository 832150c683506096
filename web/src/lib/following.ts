import { beforeNextPicture } from './frames';

/** Keep the newest line of a list in sight. */
export function following(list: HTMLElement): () => void {
  return keeping(list, () => list.scrollHeight);
}

/** Keep the newest line of a text in sight as far as its last part that is to be read first stays so, too. */
export function readingFrom(selector: string): (text: HTMLElement) => () => void {
  return (text) =>
    keeping(text, () => {
      const first = [...text.querySelectorAll(selector)].at(-1);
      if (!first) return text.scrollHeight;
      return text.scrollTop + first.getBoundingClientRect().top - text.getBoundingClientRect().top;
    });
}

/** Scroll down to a height whenever there are other lines, or other room. */
function keeping(list: HTMLElement, height: () => number): () => void {
  const { want, forget } = beforeNextPicture(height, (down) => (list.scrollTop = down));
  const lines = new MutationObserver(want);
  const room = new ResizeObserver(want);
  lines.observe(list, { childList: true });
  room.observe(list);
  return () => {
    forget();
    lines.disconnect();
    room.disconnect();
  };
}
