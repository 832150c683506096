/** Keep the newest line of a list in sight. */
export function following(list: HTMLElement): () => void {
  const follow = () => (list.scrollTop = list.scrollHeight);
  const lines = new MutationObserver(follow);
  const room = new ResizeObserver(follow);
  lines.observe(list, { childList: true });
  room.observe(list);
  return () => {
    lines.disconnect();
    room.disconnect();
  };
}
