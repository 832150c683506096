/** How far was read at the table of this tab, so that who loads it anew finds no page open that was read before. */
export const bookmark = {
  get(): number | null {
    try {
      const at = sessionStorage.getItem(placeOf());
      return at === null ? null : Number(at);
    } catch {
      return null;
    }
  },
  put(at: number): void {
    try {
      sessionStorage.setItem(placeOf(), String(at));
    } catch {
      // private windows
    }
  },
};

const placeOf = () => `dreamtable.read.${location.pathname}`;
