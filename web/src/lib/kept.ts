/** A value kept in this browser; lost without harm where storing is forbidden. */
export const kept = {
  get(key: string): string | null {
    try {
      return localStorage.getItem(`dreamtable.${key}`);
    } catch {
      return null;
    }
  },
  set(key: string, value: string): void {
    try {
      localStorage.setItem(`dreamtable.${key}`, value);
    } catch {
      // private windows
    }
  },
};
