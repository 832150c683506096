import { Refusal } from './api';
import { say } from './words.svelte';

export type Toast = { id: number; text: string; tone: 'plain' | 'bad' };

class Toasts {
  list = $state<Toast[]>([]);
  private last = 0;

  show(text: string, tone: Toast['tone'] = 'plain'): void {
    const id = ++this.last;
    this.list.push({ id, text, tone });
    setTimeout(() => (this.list = this.list.filter((toast) => toast.id !== id)), 5000);
  }

  /** Say why something did not work. */
  fail(error: unknown): void {
    const reason = error instanceof Refusal && error.message ? error.message : say('web-no-answer');
    this.show(reason, 'bad');
  }
}

export const toasts = new Toasts();

/** Do something that may be refused; returns null and says why if it was. */
export async function attempt<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    toasts.fail(error);
    return null;
  }
}
