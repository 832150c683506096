import type { Me } from '../generated/messages';
import { api } from './api';

class Session {
  me = $state.raw<Me | null>(null);

  async load(): Promise<void> {
    this.me = await api.me().catch(() => null);
  }
}

export const session = new Session();
