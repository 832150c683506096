import { flushSync } from 'svelte';

/** How long a task may draw, in milliseconds, before what else is new is drawn in the next one. */
export const budget = { ms: 24 };

let began: number | null = null;
let waiting: (() => void)[] = [];
let line: MessageChannel | null = null;

/** Begin a task: what waits is drawn until it took long enough, and then in the next one. */
function begin(): void {
  began = null;
  while (waiting.length && !isLate()) flushSync(waiting.shift());
}

function beginSoon(): void {
  if (!line) {
    line = new MessageChannel();
    line.port1.onmessage = begin;
  }
  line.port2.postMessage(null);
}

/** Whether the task that is on has drawn for long enough. */
export function isLate(): boolean {
  if (budget.ms === Infinity) return false;
  if (began === null) {
    began = performance.now();
    beginSoon();
  }
  return performance.now() - began > budget.ms;
}

/** Do something in a later task, in the order in which it was wanted; returns how to forget it. */
export function later(task: () => void): () => void {
  waiting.push(task);
  return () => (waiting = waiting.filter((one) => one !== task));
}

/** Do something before the picture that shows all that waits to be drawn; returns how to forget it. */
export function onceDrawn(task: () => void): () => void {
  if (waiting.length) {
    let forget = later(() => (forget = onceDrawn(task)));
    return () => forget();
  }
  const frame = requestAnimationFrame(task);
  return () => cancelAnimationFrame(frame);
}
