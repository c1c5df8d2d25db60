// Rings while Waybill is closed, and opens it where the notification leads. It keeps no copy of anything.

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => event.waitUntil(ring(event.data)));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification));
});

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(subscribeAgain(event)));

// The push service gave this browser another address. A page that is open tells the server; else the next one does.
async function subscribeAgain({ oldSubscription, newSubscription }) {
  if (!newSubscription) {
    const applicationServerKey = oldSubscription?.options?.applicationServerKey ?? (await serverKey());
    await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  }
  for (const page of await pages()) page.postMessage('push-subscription-changed');
}

async function serverKey() {
  return (await (await fetch('/api/push/key')).json()).publicKey;
}

async function ring(data) {
  const { title, body, url, tag } = read(data);
  // Somebody who has the app before them is rung by the app itself.
  if ((await ownPages()).some(({ isLookedAt }) => isLookedAt)) return;
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

async function show({ data, tag }) {
  const wanted = new URL(data?.url ?? '/', self.location.origin);
  // Whatever a message says, it never leads out of Waybill.
  const target = wanted.origin === self.location.origin ? wanted : new URL(self.location.origin);
  // The page that opens marks it as read.
  if (/^ntf_/.test(tag)) target.searchParams.set('seen', tag);
  const own = await ownPages();
  const best = own.find(({ isLookedAt }) => isLookedAt) ?? own.find(({ page }) => page.visibilityState === 'visible') ?? own[0];
  if (!best) return self.clients.openWindow(target.href);
  // Loaded anew, it would lose what somebody has typed.
  best.page.postMessage({ open: target.pathname + target.search + target.hash });
  await best.page.focus().catch(() => {});
}

// Browsers let a pressed notification open a window for about a second.
const answerMs = 700;

// Those that answer: somebody is signed in there, and the app can lead elsewhere by itself.
async function ownPages() {
  const asked = (await pages()).map(async (page) => ({ page, isLookedAt: await ask(page) }));
  return (await Promise.all(asked)).filter(({ isLookedAt }) => isLookedAt !== undefined);
}

function ask(page) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const end = (answer) => {
      clearTimeout(timer);
      port1.close();
      resolve(answer);
    };
    const timer = setTimeout(end, answerMs);
    port1.onmessage = ({ data }) => end(data);
    page.postMessage('is-looked-at', [port2]);
  });
}

function pages() {
  return self.clients.matchAll({ type: 'window', includeUncontrolled: true });
}
