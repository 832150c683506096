import type { Fairness, TableInfo } from '../generated/messages';
import { api } from './api';
import { kept } from './kept';
import { attempt, toasts } from './toasts.svelte';
import { say } from './words.svelte';

export type Verdict = 'fair' | 'foul' | 'unknown';

/** The parts of a seed that this browser has added, by seat. */
export type Parts = Record<number, string>;

/** How a secret begins whose seed is joined by the second scheme. */
const SECOND = '2:';

/** The hexadecimal SHA-256 of a text, or of bytes. */
export async function sha256(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const given = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', given));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The seed that comes from a secret and everybody's nonces: each after its length, or as in matches of before. */
export function seedOf(secret: string, nonces: readonly string[]): Promise<string> {
  if (!secret.startsWith(SECOND)) return sha256([secret, ...nonces].join(':'));
  const parts = [secret, ...nonces].map((part) => new TextEncoder().encode(part));
  const joined = parts.flatMap((part) => [
    ...[24, 16, 8, 0].map((shift) => (part.length >> shift) & 255),
    ...part,
  ]);
  return sha256(new Uint8Array(joined));
}

/**
 * Whether the secret is the one committed to, and the seed comes from it and everybody's nonces.
 * What this browser was promised before it told its part, and the parts that it told, count more than what the
 * server says now.
 */
export async function verdict(
  fairness: Fairness,
  promised: string | null = null,
  own: Parts = {},
): Promise<Verdict> {
  const { secret, seed, nonces, commitment } = fairness;
  if (secret === null || seed === null) return 'unknown';
  if (promised !== null && promised !== commitment) return 'foul';
  if (Object.entries(own).some(([seat, part]) => nonces[Number(seat)] !== part)) return 'foul';
  const committed = (await sha256(secret)) === commitment;
  const grown = (await seedOf(secret, nonces)) === seed;
  return committed && grown ? 'fair' : 'foul';
}

/** Hold the dice of a finished table against what was promised; null if that could not be found out. */
export async function checkDice(table: string): Promise<Verdict | null> {
  const fairness = await attempt(api.fairness(table));
  const info = await attempt(api.table(table));
  if (!fairness || !info) return null;
  // Whoever has got up since has no part in it any more.
  const own = Object.entries(partsAt(table)).filter(([seat]) => info.my_seats.includes(Number(seat)));
  if (globalThis.crypto?.subtle) return verdict(fairness, promisedAt(table), Object.fromEntries(own));
  toasts.show(say('web-verify-insecure'), 'bad');
  return null;
}

/** What the server committed to when this browser sat down at a table, if it did. */
export function promisedAt(table: string): string | null {
  return kept.get(`promise.${table}`);
}

/** The parts of the seed that this browser has added at a table. */
export function partsAt(table: string): Parts {
  try {
    return JSON.parse(kept.get(`parts.${table}`) ?? '{}') as Parts;
  } catch {
    return {};
  }
}

/** Take a seat and add a part of the seed, once the server has committed to its own. */
export async function addPart(
  table: string,
  place: { seat: number | null; invite: string | null; also?: boolean },
): Promise<TableInfo> {
  const { commitment } = await api.fairness(table);
  if (promisedAt(table) === null) kept.set(`promise.${table}`, commitment);
  const own = nonce();
  const info = await api.join(table, { ...place, nonce: own });
  const seat = place.seat ?? info.my_seat;
  if (seat !== null) kept.set(`parts.${table}`, JSON.stringify({ ...partsAt(table), [seat]: own }));
  return info;
}

/** A fresh part of a seed. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
