/** Let the arrow keys go from one line of a list to the next that names things, so that the keyboard can ask about them. */
export function stepping(list: HTMLElement): () => void {
  const step = (event: KeyboardEvent) => {
    const way = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!way) return;
    const lines = [...list.querySelectorAll<HTMLElement>('[data-refs]')];
    const at = lines.indexOf(document.activeElement as HTMLElement);
    const next = at < 0 ? lines.at(-1) : lines[at + way];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  list.addEventListener('keydown', step);
  return () => list.removeEventListener('keydown', step);
}
