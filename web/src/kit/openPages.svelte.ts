import { untrack } from 'svelte';

/** How many pages of a story are open before the reader: bots wait until they are closed. */
let open = $state(0);

export const openPages = {
  get any(): boolean {
    return open > 0;
  },
  /** A page is open from now on, until what is returned is called. */
  add(): () => void {
    untrack(() => (open += 1));
    return () => (open -= 1);
  },
};
