import type { Fairness } from '../generated/messages';

export type Verdict = 'fair' | 'foul' | 'unknown';

/** The hexadecimal SHA-256 of a text. */
export async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether the secret is the one committed to, and the seed comes from it and everybody's nonces. */
export async function verdict(fairness: Fairness): Promise<Verdict> {
  const { secret, seed, nonces, commitment } = fairness;
  if (secret === null || seed === null) return 'unknown';
  const committed = (await sha256(secret)) === commitment;
  const grown = (await sha256([secret, ...nonces].join(':'))) === seed;
  return committed && grown ? 'fair' : 'foul';
}

/** A fresh part of a seed. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
