import type { Me } from '../generated/messages';
import { api } from './api';

class Session {
  me = $state.raw<Me | null>(null);

  private asking: Promise<void> | null = null;

  /** Learn who is here; who asks while somebody else does hears the same answer. */
  load(): Promise<void> {
    this.asking ??= api
      .me()
      .catch(() => null)
      .then((me) => {
        this.me = me;
        this.asking = null;
      });
    return this.asking;
  }
}

export const session = new Session();
