// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const amina = { userId: 'usr_amina', fullName: 'Amina Bello', email: 'amina@mail.example', hash: 'h1' };
const tolu = { userId: 'usr_tolu', fullName: 'Tolu Adebayo', email: 'tolu@mail.example', hash: 'h2' };
const widgetOf = (identity: typeof amina) =>
  ({ provider: 'chatwoot', baseUrl: 'https://chat.example', websiteToken: 'site', identity }) as const;
const tawkOf = (identity: typeof amina) => ({ provider: 'tawk', scriptUrl: 'https://tawk.example/w.js', identity }) as const;

function setCookie(text: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: as the widget does
  document.cookie = text;
}

/** The calls that the widget received, in order. */
let happened: string[];

function standInChatwoot() {
  window.chatwootSDK = {
    run: () => {
      happened.push('run');
      const frame = document.createElement('section');
      frame.id = 'chatwoot_live_chat_widget';
      document.body.append(frame);
      window.$chatwoot = {
        setUser: (id) => {
          happened.push(`serves ${id}`, document.cookie.includes('cw_conversation') ? 'goes on' : 'begins');
          setCookie('cw_conversation=secret; path=/');
        },
        toggle: (state) => happened.push(state),
      };
      queueMicrotask(() => window.dispatchEvent(new Event('chatwoot:ready')));
    },
  };
}
const frames = () => document.querySelectorAll('section').length;

/** A new page: what was loaded is gone, what the browser keeps is not. */
async function freshPage() {
  vi.resetModules();
  for (const name of ['$chatwoot', 'chatwootSDK', 'Tawk_API'] as const) delete window[name];
  document.body.replaceChildren();
  return import('../model/open-widget.ts');
}

beforeEach(() => {
  happened = [];
  vi.spyOn(document.head, 'append').mockImplementation((element) => {
    if (!(element instanceof HTMLScriptElement)) return;
    queueMicrotask(() => {
      if (element.src.includes('sdk.js')) standInChatwoot();
      element.onload?.(new Event('load'));
      window.Tawk_API?.onLoad?.();
      const record = (name: string) => () => void happened.push(name);
      if (window.Tawk_API)
        Object.assign(window.Tawk_API, {
          maximize: record('open'),
          endChat: record('ended'),
          logout: record('out'),
          hideWidget: record('hide'),
        });
    });
  });
});
afterEach(() => setCookie('cw_conversation=; path=/; max-age=-1'));

describe('the chat of another company', () => {
  it('forgets whoever left before it serves the next one', async () => {
    const { openWidget, closeWidget } = await freshPage();
    await openWidget(widgetOf(amina));
    closeWidget();
    await expect.poll(frames).toBe(0);
    expect(document.cookie).not.toContain('secret');
    await openWidget(widgetOf(tolu));
    expect(happened).toEqual([...['run', 'serves usr_amina', 'begins', 'open'], ...['run', 'serves usr_tolu', 'begins', 'open']]);
    expect(frames()).toBe(1);
  });

  it('forgets, too, whom it served on a page before', async () => {
    await (await freshPage()).openWidget(widgetOf(amina));
    happened = [];
    const again = await freshPage();
    await again.openWidget(widgetOf(amina));
    expect(happened).toEqual(['run', 'serves usr_amina', 'goes on', 'open']);
    happened = [];
    await (await freshPage()).openWidget(widgetOf(tolu));
    expect(happened).toEqual(['run', 'serves usr_tolu', 'begins', 'open']);
  });

  it('is asked for once, however often it is opened', async () => {
    const { openWidget } = await freshPage();
    await openWidget(widgetOf(amina));
    await openWidget(widgetOf(amina));
    expect(happened).toEqual(['run', 'serves usr_amina', 'begins', 'open', 'open']);
  });

  it('serves one person per page where it cannot switch to another', async () => {
    const { openWidget, closeWidget } = await freshPage();
    await openWidget(tawkOf(amina));
    closeWidget();
    await expect(openWidget(tawkOf(tolu))).rejects.toThrow('fresh page');
    await expect.poll(() => happened).toEqual(['open', 'ended', 'out', 'hide']);
  });
});
