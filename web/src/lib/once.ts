/** Ask about something once in each language, and again if that failed; what there is `otherwise` until then. */
export function once<T>(
  ask: (what: string, lang: string) => Promise<T>,
  otherwise: T,
): (what: string, lang: string) => Promise<T> {
  const asked = new Map<string, Promise<T>>();
  return (what, lang) => {
    const key = `${what} ${lang}`;
    const found =
      asked.get(key) ??
      ask(what, lang).catch(() => {
        asked.delete(key);
        return otherwise;
      });
    asked.set(key, found);
    return found;
  };
}
