import type { Attachment } from 'svelte/attachments';

/** A drawing of an icon set, as `icon:…` imports give it: its width, and what stands inside the `<svg>`. */
export type Drawing = { size: number; body: string };

const read = new Map<string, DocumentFragment>();

/** Draw what stands inside an `<svg>`: it is read once, and copied wherever it is drawn. */
export function drawing(body: string): Attachment<SVGElement> {
  return (into) => into.replaceChildren(inside(body).cloneNode(true));
}

function inside(body: string): DocumentFragment {
  const known = read.get(body);
  if (known) return known;
  const sheet = document.createElement('template');
  sheet.innerHTML = `<svg>${body}</svg>`;
  const drawn = document.createDocumentFragment();
  drawn.append(...(sheet.content.firstElementChild?.childNodes ?? []));
  read.set(body, drawn);
  return drawn;
}
