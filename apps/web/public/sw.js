// Shows notifications while Waybill is closed, opens it where they lead, and caches the app itself for a start without
// network: its page and its files, never an answer of the API. The app stores what people have seen by itself.

// Filled in by the build (build/worker.ts). Empty, as in development, nothing is cached.
const build = { version: '', files: [], loggedOut: [], articles: [], inside: [] };

const prefix = 'waybill.app.';
const ownCache = prefix + build.version;
// The bare shell, at an address of its own: it announces the files of no page.
const shellAddress = '/shell';

self.addEventListener('install', (event) => event.waitUntil(build.version ? cacheAll() : self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', ({ data, ports }) => {
  if (data === 'take-over') self.skipWaiting();
  if (data === 'which-version') ports[0]?.postMessage(build.version);
});
self.addEventListener('fetch', (event) => {
  const answer = answerTo(event);
  if (answer) event.respondWith(answer);
});

// All of it or nothing: a version that did not arrive whole is never used, and the one before stays as it is.
async function cacheAll() {
  try {
    const cache = await caches.open(ownCache);
    await cache.put(shellAddress, await fetchShell());
    // Articles are read as they are served, without any script.
    for (const article of build.articles) await cache.put(article, await fetchWhole(article, { cache: 'no-cache' }));
    const missing = [...build.files];
    const fetchSome = async () => {
      for (let file = missing.pop(); file; file = missing.pop()) await cache.put(file, await findFile(file));
    };
    // A few at a time: the person who uses the app meanwhile needs the network, too.
    await Promise.all([fetchSome(), fetchSome(), fetchSome()]);
  } catch (failure) {
    await caches.delete(ownCache);
    throw failure;
  }
}

// The file's name is a digest: one that an older version cached need not be fetched.
async function findFile(file) {
  return (await find(file)) ?? fetchWhole(file);
}

async function fetchWhole(address, options) {
  const answer = await fetch(address, options);
  if (!answer.ok || answer.redirected) throw new Error(`${address} did not arrive`);
  return answer;
}

// While a new version is being rolled out, another server may still answer with the page of the old one.
async function fetchShell() {
  const answer = await fetch(shellAddress, { cache: 'no-cache' });
  const html = await answer.clone().text();
  if (!answer.ok || !html.includes(`"${build.version}"`)) throw new Error('The page is of another version');
  return answer;
}

async function takeOver() {
  await deleteOlderCaches((await pages()).length > 0);
  await self.clients.claim();
}

// Pages that are open may be of the version before and still need its files. Newer ones are on their way in.
async function deleteOlderCaches(exceptLast) {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  const older = names.slice(0, Math.max(0, names.indexOf(ownCache)));
  const gone = exceptLast ? older.slice(0, -1) : older;
  await Promise.all(gone.map((name) => caches.delete(name)));
}

// Only files of the app and its own pages. Everything else, the API above all, is not intercepted.
function answerTo(event) {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (!build.version || method !== 'GET' || origin !== self.location.origin) return undefined;
  if (pathname.startsWith('/assets/')) return file(event.request);
  if (mode !== 'navigate') return undefined;
  if (isOneOf(build.loggedOut, pathname)) return loggedOutPage(event.request);
  return isOneOf(build.inside, pathname) ? insidePage(event) : undefined;
}

function isOneOf(patterns, pathname) {
  return patterns.some((pattern) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/*$`, 'i').test(pathname));
}

async function file(request) {
  return (await find(request)) ?? fetch(request);
}

// A cache that is broken is as good as an empty one.
async function find(request) {
  return caches.match(request, { ignoreVary: true }).catch(() => undefined);
}

// Pages for people who are not signed in come from the server. Without network, the app draws them by itself, except for
// articles, which are cached as they were served.
async function loggedOutPage(request) {
  try {
    return await fetch(request);
  } catch (failure) {
    const { pathname } = new URL(request.url);
    const article = build.articles.find((address) => isOneOf([address], pathname));
    const cached = article && (await find(article));
    if (cached) return cached;
    const shell = await cachedShell();
    if (!shell) throw failure;
    const html = (await shell.text()).replace(/(<div id="root">)[\s\S]*(<\/div>\s*<\/body>)/, '$1$2');
    const headers = new Headers(shell.headers);
    // Both headers describe the body as it was sent, which this is not.
    for (const name of ['content-encoding', 'content-length']) headers.delete(name);
    return new Response(html, { headers });
  }
}

// The longest that a person looks at an empty screen while a cached page would do.
const patienceMs = 3000;

// The app opens at once from the cache. A reload asks the server for the newest; so does a first page for which a
// newer version waits, because nothing typed is lost by it.
async function insidePage(event) {
  const { request } = event;
  const isFirst = (await pages()).length === 0;
  const { waiting } = self.registration;
  // A waiting version is told by the newly served page to take over: a worker that is replaced while it answers may not answer at all.
  if (isFirst && !waiting) event.waitUntil(deleteOlderCaches(false));
  const shell = await cachedShell();
  if (!shell) return fetch(request);
  const isAskedAnew = request.isReloadNavigation || request.cache === 'no-cache' || request.cache === 'reload';
  if (!isAskedAnew && !(isFirst && waiting)) {
    event.waitUntil(renewShell());
    return shell;
  }
  const late = new Promise((resolve) => setTimeout(resolve, patienceMs));
  const served = fetch(request).then(
    (answer) => (answer.status < 500 ? answer : shell),
    () => shell,
  );
  return (await Promise.race([served, late])) ?? shell;
}

async function cachedShell() {
  const own = await caches.match(shellAddress, { cacheName: ownCache }).catch(() => undefined);
  return own ?? find(shellAddress);
}

// The page may be served with other headers than yesterday.
async function renewShell() {
  try {
    const shell = await fetchShell();
    await (await caches.open(ownCache)).put(shellAddress, shell);
  } catch {
    // Without network, or of another version: the newer worker brings its own shell.
  }
}

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
  // A page that is being looked at shows the event by itself.
  if ((await ownPages()).some(({ isLookedAt }) => isLookedAt)) return;
  await self.registration.showNotification(title, {
    body,
    tag,
    // A second wave of riders is rung for the same parcel: it must ring again.
    renotify: tag !== undefined,
    icon: '/icons/icon-192.png',
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
  // A notification never opens an address outside of Waybill, whatever its message says.
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

// Pages that answer: a person is signed in there, and the app can navigate by itself.
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
