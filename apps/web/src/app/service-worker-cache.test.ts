import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import { describe, expect, it, vi } from 'vitest';

const template = readFileSync(new URL('../../public/sw.js', import.meta.url), 'utf8');
const origin = 'https://waybill.example';

type Handler = (event: unknown) => void;
type Served = (path: string) => Response | Promise<Response>;

function page(version: string): string {
  return `<!doctype html><meta name="version" content="${version}"><body>\n<div id="root"><p>Skeleton</p></div>\n</body>`;
}

function pathOf(request: Request | string): string {
  return new URL(typeof request === 'string' ? request : request.url, origin).pathname;
}

/** The store of a browser, shared by all versions of the worker. */
function newCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return { put: async (request: Request | string, answer: Response) => void store.set(pathOf(request), answer) };
  };
  return {
    stores,
    open: vi.fn(open),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: vi.fn(async (request: Request | string, { cacheName }: { cacheName?: string } = {}) => {
      const looked = cacheName === undefined ? [...stores.values()] : [stores.get(cacheName)];
      return looked
        .find((store) => store?.has(pathOf(request)))
        ?.get(pathOf(request))
        ?.clone();
    }),
  };
}

type Options = {
  version?: string;
  files?: readonly string[];
  caches?: ReturnType<typeof newCaches>;
  windows?: number;
  served?: Served;
  waiting?: { postMessage: (message: unknown) => void };
};

function newWorker({ version = 'one', files = ['/assets/a.js'], windows = 0, waiting, ...given }: Options = {}) {
  const caches = given.caches ?? newCaches();
  const build = {
    version,
    files,
    loggedOut: ['/login', '/help', '/track/:trackingId'],
    articles: ['/help'],
    inside: ['/', '/orders', '/orders/waybill/:id'],
  };
  const handlers = new Map<string, Handler>();
  const skipWaiting = vi.fn();
  const served = given.served ?? ((path: string) => new Response(path === '/shell' ? page(version) : `file ${path}`));
  const fetch = vi.fn(async (request: Request | string) => served(pathOf(request)));
  const self = {
    addEventListener: (type: string, handler: Handler) => handlers.set(type, handler),
    location: { origin },
    registration: { waiting },
    clients: { matchAll: async () => Array.from({ length: windows }, () => ({})), claim: async () => {} },
    skipWaiting,
  };
  const script = template.replace(/^const build = .*$/m, () => `const build = ${JSON.stringify(build)};`);
  vm.runInNewContext(script, { self, caches, fetch, URL, Response, Headers, Promise, Error, setTimeout, clearTimeout });
  async function fire(type: string, event: Record<string, unknown> = {}) {
    const waits: Promise<unknown>[] = [];
    handlers.get(type)?.({ ...event, waitUntil: (work: Promise<unknown>) => waits.push(work) });
    await Promise.all(waits);
  }
  /** The worker’s response for an address; undefined where it leaves the request to the network. */
  async function ask(address: string, { mode = 'navigate', method = 'GET', cache = 'default' } = {}) {
    let answer: Promise<Response> | undefined;
    const request = { url: new URL(address, origin).href, mode, method, cache };
    await fire('fetch', { request, respondWith: (given: Promise<Response>) => (answer = given) });
    return answer && (await (await answer).text());
  }
  return { caches, fetch, fire, ask, skipWaiting };
}

const noNetwork: Served = () => Promise.reject(new TypeError('Failed to fetch'));

async function installed(options: Options = {}) {
  const first = newWorker(options);
  await first.fire('install');
  await first.fire('activate');
  return first.caches;
}

describe('keeping the app', () => {
  it('caches its page and files under a name of their own', async () => {
    const caches = await installed();
    expect([...(caches.stores.get('waybill.app.one')?.keys() ?? [])].sort()).toEqual(['/assets/a.js', '/help', '/shell']);
  });

  it.each<[string, Served]>([
    ['a file is missing', (path) => (path === '/shell' ? new Response(page('two')) : new Response('', { status: 404 }))],
    ['the line breaks', (path) => (path === '/shell' ? new Response(page('two')) : Promise.reject(new TypeError('gone')))],
    ['another server still has the page of before', (path) => new Response(path === '/shell' ? page('one') : 'file')],
  ])('leaves the version before whole when %s', async (_, served) => {
    const caches = await installed();
    const next = newWorker({ version: 'two', files: ['/assets/b.js'], caches, served });
    await expect(next.fire('install')).rejects.toThrow();
    expect([...caches.stores.keys()]).toEqual(['waybill.app.one']);
    const old = newWorker({ caches, served: noNetwork });
    expect(await old.ask('/orders')).toBe(page('one'));
    expect(await old.ask('/assets/a.js', { mode: 'cors' })).toBe('file /assets/a.js');
  });

  it('fetches no file again that it has', async () => {
    const caches = await installed();
    const next = newWorker({ version: 'two', files: ['/assets/a.js', '/assets/b.js'], caches });
    await next.fire('install');
    expect(next.fetch.mock.calls.map(([request]) => pathOf(request))).toEqual(['/shell', '/help', '/assets/b.js']);
    expect(next.skipWaiting, 'nobody is asked').not.toHaveBeenCalled();
  });

  it('forgets what is older once nobody needs it, and never what is on its way in', async () => {
    const caches = newCaches();
    for (const version of ['one', 'two', 'three']) await newWorker({ version, caches }).fire('install');
    await caches.open('somebody-else');
    const two = newWorker({ version: 'two', caches, windows: 1 });
    await two.fire('activate');
    expect([...caches.stores.keys()], 'a page of before is open').toContain('waybill.app.one');
    await newWorker({ version: 'two', caches }).ask('/orders');
    expect([...caches.stores.keys()]).toEqual(['waybill.app.two', 'waybill.app.three', 'somebody-else']);
  });

  it('takes over when a page asks it to', async () => {
    const { fire, skipWaiting } = newWorker();
    await fire('message', { data: 'take-over', ports: [] });
    expect(skipWaiting).toHaveBeenCalledOnce();
  });
});

describe('answering pages', () => {
  it('opens the app at once with what is cached, and renews it behind', async () => {
    const caches = await installed();
    const { ask, fetch } = newWorker({ caches, windows: 1 });
    expect(await ask('/orders/waybill/ord_1')).toBe(page('one'));
    expect(fetch.mock.calls).toEqual([['/shell', { cache: 'no-cache' }]]);
  });

  it('asks for the newest where somebody loads the page again, and keeps what it has without network', async () => {
    const caches = await installed();
    const served: Served = () => new Response('the newest');
    expect(await newWorker({ caches, served }).ask('/orders', { cache: 'no-cache' })).toBe('the newest');
    expect(await newWorker({ caches, served: noNetwork }).ask('/orders', { cache: 'no-cache' })).toBe(page('one'));
    const broken: Served = () => new Response('Bad gateway', { status: 502 });
    expect(await newWorker({ caches, served: broken }).ask('/orders', { cache: 'no-cache' })).toBe(page('one'));
  });

  it.each([
    [0, true],
    [1, false],
  ])('takes a version that waits with the first page only: %i others are open', async (windows, isTaken) => {
    const caches = await installed();
    const waiting = { postMessage: vi.fn() };
    const { ask } = newWorker({ caches, windows, waiting, served: () => new Response('the newest') });
    expect(await ask('/orders')).toBe(isTaken ? 'the newest' : page('one'));
    expect(waiting.postMessage, 'the page tells it to take over, once it is there').not.toHaveBeenCalled();
  });

  it('shows the pages in front of the app as they are served, and an empty one for the app to fill without network', async () => {
    const caches = await installed();
    expect(await newWorker({ caches, served: () => new Response('Sign in') }).ask('/login')).toBe('Sign in');
    const offline = newWorker({ caches, served: noNetwork });
    expect(await offline.ask('/track/7K3M9QXPC')).toBe(page('one').replace('<p>Skeleton</p>', ''));
  });

  it('shows what is there to be read as it was served, without network, too', async () => {
    const caches = await installed({ served: (path) => new Response(path === '/shell' ? page('one') : `served ${path}`) });
    expect(await newWorker({ caches, served: () => new Response('the newest') }).ask('/help')).toBe('the newest');
    const offline = newWorker({ caches, served: noNetwork });
    for (const address of ['/help', '/help/?from=app', '/Help']) expect(await offline.ask(address)).toBe('served /help');
  });

  it.each([
    ['the API', '/api/auth/federated/google/callback?code=1', {}],
    ['the API, in other letters', '/API/users', {}],
    ['the sandbox', '/sandbox', {}],
    ['a call', '/api/orders', { mode: 'cors' }],
    ['an upload', '/assets/a.js', { mode: 'cors', method: 'PUT' }],
    ['a form', '/login', { method: 'POST' }],
    ['an icon', '/icons/icon-192.png', { mode: 'no-cors' }],
    ['an address that is no page', '/licences.txt', {}],
    ['another house', 'https://elsewhere.example/assets/a.js', { mode: 'cors' }],
  ])('keeps out of %s', async (_, address, how) => {
    const caches = await installed();
    expect(await newWorker({ caches }).ask(address, how)).toBeUndefined();
  });

  it('is no worse than no worker where the store is broken', async () => {
    const caches = newCaches();
    caches.match.mockRejectedValue(new DOMException('broken', 'UnknownError'));
    caches.open.mockRejectedValue(new DOMException('broken', 'UnknownError'));
    const { ask } = newWorker({ caches, windows: 1, served: (path) => new Response(`served ${path}`) });
    expect(await ask('/orders')).toBe('served /orders');
    expect(await ask('/login')).toBe('served /login');
    expect(await ask('/assets/a.js', { mode: 'cors' })).toBe('served /assets/a.js');
  });

  it('does nothing in development, where nothing was built', async () => {
    expect(await newWorker({ version: '' }).ask('/orders')).toBeUndefined();
  });
});
