import type { Attachment } from 'svelte/attachments';

/** Things that travel carry `data-ref` and `data-travel`; `data-home="die"` is where a kind of thing comes from. */

export type Places = Map<string, { box: DOMRect; ghost: HTMLElement }>;

const DURATION = 520;
const SMALL = 0.55;
const EASE = 'cubic-bezier(.2,.8,.2,1)';

/** Whether the reader wants things to stay still. */
export function still(): boolean {
  return (
    matchMedia('(prefers-reduced-motion: reduce)').matches || typeof Element.prototype.animate !== 'function'
  );
}

/** Look where everything is. */
export function placesIn(root: HTMLElement): Places {
  const places: Places = new Map();
  for (const thing of root.querySelectorAll<HTMLElement>('[data-travel]')) {
    const ref = thing.dataset.ref;
    if (ref && !places.has(ref)) {
      places.set(ref, { box: thing.getBoundingClientRect(), ghost: thing });
    }
  }
  return places;
}

/** Let things travel from where they were to where they are: new ones from home, gone ones home. */
export function travel(root: HTMLElement, before: Places, pace: number): void {
  const after = placesIn(root);
  let late = 0;
  for (const [ref, { box, ghost: thing }] of after) {
    const from = before.get(ref)?.box ?? homeOf(root, ref, box);
    if (from && moved(from, box)) fly(thing, from, box, pace, Math.min(late++, 10) * 35 * pace);
  }
  for (const [ref, { box, ghost }] of before) {
    const home = after.has(ref) ? null : homeOf(root, ref, box);
    if (home && moved(box, home)) sendHome(ghost, box, home, pace);
  }
}

/** Let the things shine up that something just happened to; people are left out, as they are in nearly every event. */
export function shine(root: HTMLElement, refs: Iterable<string>, pace: number): void {
  for (const ref of new Set(refs)) {
    if (ref.startsWith('seat:')) continue;
    const thing = root.querySelector(`[data-ref="${ref}"]`);
    thing?.animate(
      [{ filter: 'none' }, { filter: 'brightness(1.7)', offset: 0.3 }, { filter: 'none' }],
      900 * pace,
    );
  }
}

/** Let a thing come from where another thing on its board is, when it first appears. */
export function comingFrom(selector: string | null): Attachment<HTMLElement> {
  return (thing) => {
    const start = selector ? thing.closest('[data-board]')?.querySelector(selector) : null;
    if (start && !still())
      fly(thing, start.getBoundingClientRect(), thing.getBoundingClientRect(), paceAt(thing), 0);
  };
}

/** By what durations are multiplied where a thing is. */
function paceAt(thing: HTMLElement): number {
  return Number(getComputedStyle(thing).getPropertyValue('--pace') || 1);
}

/** Where a thing comes from or goes to: the middle of its home, where it is small. */
function homeOf(root: HTMLElement, ref: string, thing: DOMRect): DOMRect | null {
  const kind = ref.slice(0, ref.indexOf(':'));
  const home = root.querySelector(`[data-home~="${kind}"]`)?.getBoundingClientRect();
  if (!home) return null;
  const [width, height] = [thing.width * SMALL, thing.height * SMALL];
  return new DOMRect(home.x + (home.width - width) / 2, home.y + (home.height - height) / 2, width, height);
}

function moved(from: DOMRect, to: DOMRect): boolean {
  return Math.abs(from.x - to.x) + Math.abs(from.y - to.y) > 3 && to.width > 0 && from.width > 0;
}

function offset(of: DOMRect, from: DOMRect): string {
  const scale = Math.min(1.6, Math.max(0.4, of.width / from.width));
  const x = of.x + of.width / 2 - from.x - from.width / 2;
  const y = of.y + of.height / 2 - from.y - from.height / 2;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

function fly(thing: HTMLElement, from: DOMRect, to: DOMRect, pace: number, delay: number): void {
  const options = { duration: DURATION * pace, easing: EASE, delay, fill: 'backwards' as const };
  thing.animate(
    [
      { transform: offset(from, to), zIndex: 5 },
      { transform: 'none', zIndex: 5 },
    ],
    options,
  );
}

function sendHome(gone: HTMLElement, from: DOMRect, home: DOMRect, pace: number): void {
  const ghost = gone.cloneNode(true) as HTMLElement;
  ghost.removeAttribute('data-ref');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.classList.add('ghost');
  ghost.style.left = `${from.x}px`;
  ghost.style.top = `${from.y}px`;
  ghost.style.width = `${from.width}px`;
  ghost.style.height = `${from.height}px`;
  document.body.append(ghost);
  const flight = ghost.animate([{ transform: 'none' }, { transform: offset(home, from), opacity: 0.2 }], {
    duration: DURATION * pace,
    easing: EASE,
  });
  flight.onfinish = flight.oncancel = () => ghost.remove();
}
