/** What makes a thing explain itself on hover, focus and tap. */
export function tip(title: string, text: string) {
  return { 'data-title': title, 'data-tip': text || title };
}

/** The same, and with the keyboard: for things that it would not reach otherwise. */
export function explained(title: string, text: string) {
  return { ...tip(title, text), tabindex: 0 };
}

/** Of what is named those that can be explained: players are no things. */
export function thingsIn(refs: readonly string[]): string[] {
  return refs.filter((ref) => ref && !ref.startsWith('seat:'));
}

/** The same for a text that names things (`die:17`): what they are is asked of the server. */
export function naming(refs: readonly string[]) {
  return { 'data-refs': thingsIn(refs).join(' ') || undefined };
}

/** The same, and with the keyboard. */
export function askable(refs: readonly string[]) {
  return { ...naming(refs), tabindex: thingsIn(refs).length ? 0 : undefined };
}
