import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import { describe, expect, it, vi } from 'vitest';

const script = readFileSync(new URL('../../public/sw.js', import.meta.url), 'utf8');

type Handler = (event: unknown) => void;
type Page = {
  visibilityState: string;
  focus?: () => Promise<void>;
  postMessage?: (message: unknown, ports?: readonly MessagePort[]) => void;
};

/** A page that says whether it is looked at; one on which nobody is signed in says nothing. */
function pageOf(answer: boolean | undefined, visibilityState = 'visible') {
  return {
    visibilityState,
    focus: vi.fn(async () => {}),
    postMessage: vi.fn((message: unknown, ports?: readonly MessagePort[]) => {
      if (message === 'is-looked-at' && answer !== undefined) ports?.[0]?.postMessage(answer);
      if (message === 'is-looked-at' && answer === undefined) ports?.[0]?.close();
    }),
  };
}

/** The script as a browser runs it, with windows that the test decides. */
function install(pages: readonly Page[] = []) {
  const handlers = new Map<string, Handler>();
  const shown = vi.fn(async (_title: string, _options: unknown) => {});
  const opened = vi.fn(async (_url: string) => {});
  const subscribe = vi.fn(async (_options: unknown) => {});
  const self = {
    addEventListener: (type: string, handler: Handler) => handlers.set(type, handler),
    location: { origin: 'https://waybill.example' },
    registration: { showNotification: shown, pushManager: { subscribe } },
    // As browsers hand it out: not to be changed.
    clients: { matchAll: async () => Object.freeze([...pages]), openWindow: opened, claim: async () => {} },
    skipWaiting: () => {},
  };
  const fetch = async () => ({ json: async () => ({ publicKey: 'BKey' }) });
  // Nobody waits in a test for a page that does not answer.
  const soon = (act: () => void) => setTimeout(act, 50);
  vm.runInNewContext(script, { self, URL, fetch, MessageChannel, setTimeout: soon, clearTimeout });
  async function fire(type: string, event: Record<string, unknown>) {
    const waits: Promise<unknown>[] = [];
    handlers.get(type)?.({ ...event, waitUntil: (work: Promise<unknown>) => waits.push(work) });
    await Promise.all(waits);
  }
  const press = (url: unknown, tag = '') => fire('notificationclick', { notification: { close: () => {}, data: { url }, tag } });
  return {
    shown,
    opened,
    press,
    subscribe,
    push: (data: unknown) => fire('push', { data }),
    move: (event: Record<string, unknown>) => fire('pushsubscriptionchange', event),
  };
}

const message = {
  title: 'An express parcel near you',
  body: 'Yaba to Ikeja',
  url: '/?popup=express-delivery-list',
  tag: 'pkg_1',
};

describe('ringing a closed browser', () => {
  it('shows what was sent', async () => {
    const { push, shown } = install();
    await push({ json: () => message });
    expect(shown).toHaveBeenCalledWith(
      message.title,
      expect.objectContaining({ body: message.body, tag: 'pkg_1', data: { url: message.url } }),
    );
  });

  it('leaves it to the app where somebody has it before them', async () => {
    const { push, shown } = install([pageOf(true)]);
    await push({ json: () => message });
    expect(shown).not.toHaveBeenCalled();
  });

  it.each([
    ['on which nobody is signed in', pageOf(undefined)],
    ['that merely shows', pageOf(false)],
  ])('rings beside a page %s', async (_, page) => {
    const { push, shown } = install([page]);
    await push({ json: () => message });
    expect(shown).toHaveBeenCalledOnce();
  });

  it('shows a notification even when the message cannot be read', async () => {
    const { push, shown } = install();
    await push(null);
    expect(shown).toHaveBeenCalledWith('Waybill', expect.objectContaining({ data: { url: '/' } }));
  });

  it('opens Waybill where the notification leads', async () => {
    const { press, opened } = install();
    await press(message.url);
    expect(opened).toHaveBeenCalledWith('https://waybill.example/?popup=express-delivery-list');
  });

  it('has a page that is there already lead there by itself, so that nothing typed is lost', async () => {
    const page = pageOf(false, 'hidden');
    const { press, opened } = install([page]);
    await press('/orders?popup=order-details#top');
    expect(page.postMessage).toHaveBeenLastCalledWith({ open: '/orders?popup=order-details#top' });
    expect(page.focus).toHaveBeenCalled();
    expect(opened).not.toHaveBeenCalled();
  });

  it('takes the page that is looked at before any other, and leaves the others alone', async () => {
    const [hidden, shown, seen] = [pageOf(false, 'hidden'), pageOf(false), pageOf(true)];
    const { press } = install([hidden, shown, seen]);
    await press('/orders');
    expect(seen.postMessage).toHaveBeenLastCalledWith({ open: '/orders' });
    for (const other of [hidden, shown])
      expect(other.postMessage).toHaveBeenCalledExactlyOnceWith('is-looked-at', expect.anything());
  });

  it('opens a window of its own beside pages that do not answer', async () => {
    const { press, opened } = install([pageOf(undefined)]);
    await press('/orders');
    expect(opened).toHaveBeenCalledWith('https://waybill.example/orders');
  });

  it('tells the page which notification was seen', async () => {
    const { press, opened } = install();
    await press('/orders?popup=order-details', 'ntf_1');
    expect(opened).toHaveBeenCalledWith('https://waybill.example/orders?popup=order-details&seen=ntf_1');
  });

  it.each(['https://elsewhere.example/orders', '//elsewhere.example', 'javascript:alert(1)'])(
    'never leads out of Waybill: %s',
    async (url) => {
      const { press, opened } = install();
      await press(url);
      expect(opened).toHaveBeenCalledWith('https://waybill.example/');
    },
  );
});

describe('a browser that the push service has moved', () => {
  it('subscribes again with the key it had, and says so to the pages', async () => {
    const page = { visibilityState: 'hidden', postMessage: vi.fn() };
    const { move, subscribe } = install([page]);
    await move({ oldSubscription: { options: { applicationServerKey: 'old key' } } });
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'old key' });
    expect(page.postMessage).toHaveBeenCalledWith('push-subscription-changed');
  });

  it('asks for our key where the browser does not expose it', async () => {
    const { move, subscribe } = install();
    await move({ oldSubscription: null });
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'BKey' });
  });

  it('does not subscribe twice where the browser has done so itself', async () => {
    const page = { visibilityState: 'hidden', postMessage: vi.fn() };
    const { move, subscribe } = install([page]);
    await move({ newSubscription: {} });
    expect(subscribe).not.toHaveBeenCalled();
    expect(page.postMessage).toHaveBeenCalledOnce();
  });
});
