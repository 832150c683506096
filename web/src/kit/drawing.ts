/** A drawing of an icon set, as `icon:…` imports give it: its width, and what stands inside the `<svg>`. */
export type Drawing = { size: number; body: string };
