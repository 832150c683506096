import type { Reference } from '../generated/messages';
import { api } from './api';

const asked = new Map<string, Promise<Reference | null>>();

/** What is printed on the components of a game; asked for once in each language, and again if that failed. */
export function referenceOf(game: string, lang: string): Promise<Reference | null> {
  const key = `${game} ${lang}`;
  const found =
    asked.get(key) ??
    api.reference(game, lang).catch(() => {
      asked.delete(key);
      return null;
    });
  asked.set(key, found);
  return found;
}
