import type { Fairness, TableInfo } from '../generated/messages';
import { api } from './api';
import { kept } from './kept';
import { attempt, toasts } from './toasts.svelte';
import { say } from './words.svelte';

export type Verdict = 'fair' | 'foul' | 'unknown';

/** The hexadecimal SHA-256 of a text. */
export async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Whether the secret is the one committed to, and the seed comes from it and everybody's nonces.
 * What this browser was promised before it told its part counts more than what the server says now.
 */
export async function verdict(fairness: Fairness, promised: string | null = null): Promise<Verdict> {
  const { secret, seed, nonces, commitment } = fairness;
  if (secret === null || seed === null) return 'unknown';
  if (promised !== null && promised !== commitment) return 'foul';
  const committed = (await sha256(secret)) === commitment;
  const grown = (await sha256([secret, ...nonces].join(':'))) === seed;
  return committed && grown ? 'fair' : 'foul';
}

/** Hold the dice of a finished table against what was promised; null if that could not be found out. */
export async function checkDice(table: string): Promise<Verdict | null> {
  const fairness = await attempt(api.fairness(table));
  if (!fairness) return null;
  if (globalThis.crypto?.subtle) return verdict(fairness, promisedAt(table));
  toasts.show(say('web-verify-insecure'), 'bad');
  return null;
}

/** What the server committed to when this browser sat down at a table, if it did. */
export function promisedAt(table: string): string | null {
  return kept.get(`promise.${table}`);
}

/** Take a seat and add a part of the seed, once the server has committed to its own. */
export async function addPart(
  table: string,
  place: { seat: number | null; invite: string | null; also?: boolean },
): Promise<TableInfo> {
  const { commitment } = await api.fairness(table);
  if (promisedAt(table) === null) kept.set(`promise.${table}`, commitment);
  return api.join(table, { ...place, nonce: nonce() });
}

/** A fresh part of a seed. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
