import type { Attachment } from 'svelte/attachments';

export type Looks = {
  glow: ReadonlySet<string>;
  chosen: readonly string[];
  hint: ReadonlySet<string>;
  /** What can be wished for: touching it proposes what it takes. */
  wish?: ReadonlySet<string>;
  /** What the coach speaks of. */
  coached: ReadonlySet<string>;
};

/** Make a board touchable: what may be touched glows, and touching it is reported. */
export function touchable(looks: () => Looks, touched: (ref: string) => void): Attachment<HTMLElement> {
  return (root) => {
    const now = looks();
    const paint = () => paintAll(root, now);
    const press = (event: Event) => {
      const ref = event.target instanceof Element ? refAt(event.target, now) : null;
      if (ref) touched(ref);
    };
    paint();
    const watcher = new MutationObserver(paint);
    watcher.observe(root, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['data-ref'],
    });
    root.addEventListener('click', press);
    return () => {
      watcher.disconnect();
      root.removeEventListener('click', press);
    };
  };
}

function paintAll(root: HTMLElement, looks: Looks): void {
  for (const thing of root.querySelectorAll<HTMLElement | SVGElement>('[data-ref]')) {
    const ref = thing.dataset.ref ?? '';
    thing.toggleAttribute('data-glow', looks.glow.has(ref));
    thing.toggleAttribute('data-chosen', looks.chosen.includes(ref));
    thing.toggleAttribute('data-hint', looks.hint.has(ref));
    thing.toggleAttribute('data-wish', (looks.wish?.has(ref) ?? false) && !looks.glow.has(ref));
    thing.toggleAttribute('data-coached', looks.coached.has(ref));
  }
}

/** The innermost thing at a place that can be touched now; what yields leaves it to what it is on, if that can be. */
export function refAt(target: Element, looks: Pick<Looks, 'glow' | 'chosen' | 'wish'>): string | null {
  let yielding: string | null = null;
  for (let at = target.closest('[data-ref]'); at; at = at.parentElement?.closest('[data-ref]') ?? null) {
    const ref = at.getAttribute('data-ref') ?? '';
    if (!looks.glow.has(ref) && !looks.wish?.has(ref) && !looks.chosen.includes(ref)) continue;
    if (!at.hasAttribute('data-yields')) return ref;
    yielding ??= ref;
  }
  return yielding;
}
