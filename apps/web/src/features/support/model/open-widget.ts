import type { ChatWidget } from '../api/get-live-chat.ts';

type Chatwoot = {
  readonly setUser: (id: string, details: Readonly<Record<string, string>>) => void;
  readonly toggle: (state: 'open') => void;
};

type Tawk = {
  visitor?: Readonly<Record<string, string>>;
  onLoad?: () => void;
  maximize?: () => void;
  endChat?: () => void;
  logout?: () => void;
  hideWidget?: () => void;
};

declare global {
  interface Window {
    chatwootSettings?: Readonly<Record<string, unknown>>;
    chatwootSDK?: { readonly run: (options: { websiteToken: string; baseUrl: string }) => void };
    $chatwoot?: Chatwoot;
    Tawk_API?: Tawk;
  }
}

const patienceMs = 15_000;

// Widgets remember in this browser whom they served. Whom it was we remember, too: the page may be a new one.
const servedKey = 'waybill.chat-widget';

type Running = { readonly open: () => void; readonly close: () => void };

let running: Promise<Running> | undefined;

/** Loads the widget, once, and opens it. Only for whoever has said yes to cookies: the widget sets its own. */
export async function openWidget(widget: ChatWidget): Promise<void> {
  running ??= start(widget).catch((failure: unknown) => {
    // The next press tries again.
    running = undefined;
    throw failure;
  });
  (await running).open();
}

/** Closes the widget and forgets its person, who has signed out or refuses cookies. */
export function closeWidget(): void {
  // One that does not come has nobody to forget.
  running?.then(({ close }) => close()).catch(() => {});
  running = undefined;
}

async function start(widget: ChatWidget): Promise<Running> {
  const { userId } = widget.identity;
  const isStranger = ![null, userId].includes(localStorage.getItem(servedKey));
  localStorage.setItem(servedKey, userId);
  return widget.provider === 'chatwoot' ? startChatwoot(widget, isStranger) : startTawk(widget, isStranger);
}

async function startChatwoot(
  { baseUrl, websiteToken, identity }: Extract<ChatWidget, { provider: 'chatwoot' }>,
  isStranger: boolean,
): Promise<Running> {
  if (isStranger) removeChatwoot(websiteToken);
  window.chatwootSettings = { position: 'right', type: 'standard' };
  const ready = once('chatwoot:ready');
  await script(`${baseUrl}/packs/js/sdk.js`);
  window.chatwootSDK?.run({ websiteToken, baseUrl });
  await ready;
  window.$chatwoot?.setUser(identity.userId, {
    name: identity.fullName,
    ...(identity.email === null ? {} : { email: identity.email }),
    identifier_hash: identity.hash,
  });
  return { open: () => window.$chatwoot?.toggle('open'), close: () => removeChatwoot(websiteToken) };
}

/** Its own reset would load its frame once more for whoever has just left: what it put here goes, and what it remembers. */
function removeChatwoot(websiteToken: string): void {
  const parts = document.querySelectorAll('#chatwoot_live_chat_widget, .woot-widget-holder, .woot--bubble-holder');
  for (const part of parts) part.remove();
  delete window.$chatwoot;
  delete window.chatwootSDK;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari before 18.4
  for (const name of ['cw_conversation', `cw_user_${websiteToken}`]) document.cookie = `${name}=; path=/; max-age=-1`;
}

async function startTawk(
  { scriptUrl, identity }: Extract<ChatWidget, { provider: 'tawk' }>,
  isStranger: boolean,
): Promise<Running> {
  // It learns whom it serves when it is loaded, and only then: on this page it has served somebody already.
  const tawk = () => window.Tawk_API;
  if (tawk()) throw new Error('The chat needs a fresh page');
  const loaded = new Promise<void>((resolve) => {
    window.Tawk_API = {
      visitor: { name: identity.fullName, email: identity.email, hash: identity.hash },
      onLoad: resolve,
    };
  });
  try {
    await script(scriptUrl);
  } catch (failure) {
    delete window.Tawk_API;
    throw failure;
  }
  await soon(loaded);
  if (isStranger) tawk()?.endChat?.();
  return {
    open: () => tawk()?.maximize?.(),
    close: () => {
      tawk()?.endChat?.();
      tawk()?.logout?.();
      tawk()?.hideWidget?.();
    },
  };
}

function script(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script');
    element.src = src;
    element.async = true;
    element.onload = () => resolve();
    element.onerror = () => {
      element.remove();
      reject(new Error('The chat did not load'));
    };
    document.head.append(element);
  });
}

function once(event: string): Promise<void> {
  return soon(new Promise((resolve) => window.addEventListener(event, () => resolve(), { once: true })));
}

function soon(hoped: Promise<void>): Promise<void> {
  return Promise.race([
    hoped,
    new Promise<void>((_, reject) => setTimeout(() => reject(new Error('The chat did not start')), patienceMs)),
  ]);
}
