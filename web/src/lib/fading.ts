import { beforeNextPicture } from './frames';

/** Mark a list while it goes on below what is in sight: it fades out there, since not every scrollbar shows. */
export function fading(list: HTMLElement): () => void {
  const { want, forget } = beforeNextPicture(
    () => list.scrollHeight - list.scrollTop - list.clientHeight > 8,
    (goesOn) => list.toggleAttribute('data-below', goesOn),
  );
  const lines = new MutationObserver(want);
  const room = new ResizeObserver(want);
  lines.observe(list, { childList: true, subtree: true });
  room.observe(list);
  list.addEventListener('scroll', want, { passive: true });
  return () => {
    forget();
    lines.disconnect();
    room.disconnect();
    list.removeEventListener('scroll', want);
  };
}
