import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import { describe, expect, it, vi } from 'vitest';

const script = readFileSync(new URL('../../public/sw.js', import.meta.url), 'utf8');

type Handler = (event: unknown) => void;
type Page = { visibilityState: string; focus: () => Promise<void>; navigate: (url: string) => Promise<void> };

/** The script as a browser runs it, with windows that the test decides. */
function install(pages: readonly Page[] = []) {
  const handlers = new Map<string, Handler>();
  const shown = vi.fn(async (_title: string, _options: unknown) => {});
  const opened = vi.fn(async (_url: string) => {});
  const self = {
    addEventListener: (type: string, handler: Handler) => handlers.set(type, handler),
    location: { origin: 'https://waybill.example' },
    registration: { showNotification: shown },
    clients: { matchAll: async () => pages, openWindow: opened, claim: async () => {} },
    skipWaiting: () => {},
  };
  vm.runInNewContext(script, { self, URL });
  async function fire(type: string, event: Record<string, unknown>) {
    const waits: Promise<unknown>[] = [];
    handlers.get(type)?.({ ...event, waitUntil: (work: Promise<unknown>) => waits.push(work) });
    await Promise.all(waits);
  }
  const press = (url: unknown) => fire('notificationclick', { notification: { close: () => {}, data: { url } } });
  return { shown, opened, press, push: (data: unknown) => fire('push', { data }) };
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
    const page = { visibilityState: 'visible', focus: async () => {}, navigate: async () => {} };
    const { push, shown } = install([page]);
    await push({ json: () => message });
    expect(shown).not.toHaveBeenCalled();
  });

  it('says that there is news even when the message cannot be read', async () => {
    const { push, shown } = install();
    await push(null);
    expect(shown).toHaveBeenCalledWith('Waybill', expect.objectContaining({ data: { url: '/' } }));
  });

  it('opens Waybill where the notification leads', async () => {
    const { press, opened } = install();
    await press(message.url);
    expect(opened).toHaveBeenCalledWith('https://waybill.example/?popup=express-delivery-list');
  });

  it('takes a window that is there already', async () => {
    const page = { visibilityState: 'hidden', focus: vi.fn(async () => {}), navigate: vi.fn(async () => {}) };
    const { press, opened } = install([page]);
    await press('/orders');
    expect(page.focus).toHaveBeenCalled();
    expect(page.navigate).toHaveBeenCalledWith('https://waybill.example/orders');
    expect(opened).not.toHaveBeenCalled();
  });

  it.each(['https://elsewhere.example/orders', '//elsewhere.example', 'javascript:alert(1)'])(
    'never leads out of Waybill: %s',
    async (url) => {
      const { press, opened } = install();
      await press(url);
      expect(opened).toHaveBeenCalledWith('https://waybill.example');
    },
  );
});
