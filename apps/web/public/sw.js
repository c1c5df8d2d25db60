// Rings while Waybill is closed, and opens it where the notification leads. It keeps no copy of anything.

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => event.waitUntil(ring(event.data)));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.url));
});

async function ring(data) {
  const { title, body, url, tag } = read(data);
  // Somebody who has the app before them is rung by the app itself.
  if ((await pages()).some((page) => page.visibilityState === 'visible')) return;
  await self.registration.showNotification(title, {
    body,
    tag,
    // The same parcel rings anew for a second wave.
    renotify: tag !== undefined,
    icon: '/favicon.svg',
    vibrate: [200, 100, 200],
    data: { url },
  });
}

function read(data) {
  try {
    const { title, body, url, tag } = data.json();
    return { title: String(title), body: String(body ?? ''), url: String(url ?? '/'), tag: tag ? String(tag) : undefined };
  } catch {
    return { title: 'Waybill', body: 'There is news for you.', url: '/', tag: undefined };
  }
}

async function open(address) {
  const target = new URL(address ?? '/', self.location.origin);
  // Whatever a message says, it never leads out of Waybill.
  const url = target.origin === self.location.origin ? target.href : self.location.origin;
  const [page] = await pages();
  if (!page) return self.clients.openWindow(url);
  await page.focus();
  return page.navigate(url).catch(() => self.clients.openWindow(url));
}

function pages() {
  return self.clients.matchAll({ type: 'window', includeUncontrolled: true });
}
