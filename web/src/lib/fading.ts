/** Mark a list while it goes on below what is in sight: it fades out there, since not every scrollbar shows. */
export function fading(list: HTMLElement): () => void {
  const look = () =>
    list.toggleAttribute('data-below', list.scrollHeight - list.scrollTop - list.clientHeight > 8);
  const lines = new MutationObserver(look);
  const room = new ResizeObserver(look);
  lines.observe(list, { childList: true, subtree: true });
  room.observe(list);
  list.addEventListener('scroll', look, { passive: true });
  return () => {
    lines.disconnect();
    room.disconnect();
    list.removeEventListener('scroll', look);
  };
}
