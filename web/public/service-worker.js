/* Calls you back when the page is closed, and shows the rulebooks where there is no line. Nothing else. */
const SHELF = 'dreamtable-offline-1';
const OFFLINE = '/offline.html';
const LAID = [OFFLINE, '/offline.js', '/favicon.svg'];

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(SHELF)
      .then((shelf) => shelf.addAll(LAID))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const old = caches
    .keys()
    .then((names) => Promise.all(names.filter((n) => n !== SHELF).map((n) => caches.delete(n))));
  event.waitUntil(old.then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const page = event.request.mode === 'navigate';
  const path = new URL(event.request.url).pathname;
  if (!page && !LAID.includes(path)) return;
  const instead = async () => (await caches.match(page ? OFFLINE : path)) ?? Response.error();
  event.respondWith(fetch(event.request).catch(instead));
});

function read(data) {
  try {
    return data.json();
  } catch {
    return null;
  }
}

self.addEventListener('push', (event) => {
  const call = read(event.data);
  if (typeof call?.title !== 'string' || typeof call.url !== 'string') return;
  const look = {
    body: String(call.body ?? ''),
    tag: String(call.tag ?? ''),
    icon: '/icons/icon-192.png',
    data: call.url,
  };
  event.waitUntil(self.registration.showNotification(call.title, look));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const to = new URL(String(event.notification.data), self.location.origin);
  if (to.origin !== self.location.origin) return;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((open) => {
      const there = open.find((one) => new URL(one.url).pathname === to.pathname);
      return there ? there.focus() : self.clients.openWindow(to.href);
    }),
  );
});
