import type { Attachment } from 'svelte/attachments';
import { still } from '../../lib/travel';

/** Let a thing come from where another thing on this board is, when it first appears. */
export function comingFrom(selector: string | null): Attachment<HTMLElement> {
  return (thing) => {
    const start = selector ? thing.closest('.inception')?.querySelector(selector) : null;
    if (!start || still()) return;
    const [from, to] = [start.getBoundingClientRect(), thing.getBoundingClientRect()];
    const x = from.x + from.width / 2 - to.x - to.width / 2;
    const y = from.y + from.height / 2 - to.y - to.height / 2;
    thing.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(.6)`, zIndex: 5 },
        { transform: 'none', zIndex: 5 },
      ],
      { duration: 560, easing: 'cubic-bezier(.2,.8,.2,1)' },
    );
  };
}
