import { api } from './api';
import { settings } from './settings.svelte';

/** The worker that calls back, and where it keeps what is read without a line. */
const WORKER = '/service-worker.js';
const SHELF = 'dreamtable-offline-1';

/** Whether this browser can be called when the page is closed; `insecure` without https. */
export async function pushing(): Promise<'on' | 'off' | 'insecure' | 'never'> {
  if (!isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) return 'never';
  if (typeof Notification === 'undefined' || Notification.permission === 'denied') return 'never';
  return (await subscription()) ? 'on' : 'off';
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker?.getRegistration('/');
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Be called from now on; say whether the browser lets it. The rulebooks are laid by for the time without a line. */
export async function pushOn(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await navigator.serviceWorker.register(WORKER);
  const worker = await navigator.serviceWorker.ready;
  void layBy().catch(() => undefined);
  const { key } = await api.pushKey();
  const found = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = found.toJSON();
  await api.callHere({ address: endpoint ?? '', key: keys?.p256dh ?? '', auth: keys?.auth ?? '' });
  return true;
}

/** Be called no longer. */
export async function pushOff(): Promise<void> {
  const found = await subscription();
  if (!found) return;
  await api.callNoMore(found.endpoint);
  await found.unsubscribe();
}

/** Keep the rulebooks in the own language. */
async function layBy(): Promise<void> {
  const shelf = await caches.open(SHELF);
  const games = await api.games(settings.lang);
  const books = games
    .filter((game) => game.available)
    .map((game) => `/api/rules/${game.name}?lang=${settings.lang}`);
  for (const old of await shelf.keys()) if (old.url.includes('/api/')) await shelf.delete(old);
  await shelf.addAll([`/api/games?lang=${settings.lang}`, ...books]);
}
