import { ApiProblem, TransportFailure } from '@waybill/client/failures';
import type { SignedIn } from '@waybill/contract/identity/session-view';
import { type ProblemCode, type ProblemDetails, problems } from '@waybill/contract/problem';
import { describe, expect, it, vi } from 'vitest';
import { ada } from '../tests/own-user.ts';
import { createSession, type SessionParts } from './create-session.ts';
import type { SignedInPerson } from './session-state.ts';
import type { TabMessage } from './tab-channel.ts';
import { createTokenStore } from './token-store.ts';

const later = new Date(Date.now() + 900_000).toISOString();
const adas: SignedIn = { accessToken: 'token', expiresAt: later, userId: 'usr_ada', sessionId: 'ses_1' };
function details(code: ProblemCode): ProblemDetails {
  const [status, title] = problems[code];
  return { type: code, title, status, detail: title, code, errors: [] };
}

/** A browser with tabs that share a channel and one hint, and a server behind them. */
function newBrowser(
  server: { refresh?: () => Promise<SignedIn>; loadUser?: SessionParts['loadUser']; signOut?: SessionParts['signOut'] } = {},
  cached?: SignedInPerson,
) {
  const tabs: { listener: (message: TabMessage) => void }[] = [];
  const hints = { signedIn: false, unfinishedSignOut: false };
  const hintOf = (name: keyof typeof hints) => ({
    has: () => hints[name],
    set: (on: boolean) => {
      hints[name] = on;
    },
  });
  const refresh = vi.fn(server.refresh ?? (async () => adas));
  const startOver = vi.fn();
  const forget = vi.fn();

  function newTab() {
    const tab = { listener: (_: TabMessage) => {} };
    tabs.push(tab);
    const post = (message: TabMessage) => {
      for (const other of tabs) if (other !== tab) other.listener(message);
    };
    const session = createSession({
      tokens: createTokenStore({
        refresh,
        lock: (work) => work(),
        pause: async () => {},
        now: Date.now,
        onFresh: (fresh) => post({ type: 'session', session: fresh }),
        onStored: () => {},
      }),
      tabs: {
        post,
        listen: (listener) => {
          tab.listener = listener;
        },
      },
      hint: hintOf('signedIn'),
      unfinishedSignOut: hintOf('unfinishedSignOut'),
      loadUser: server.loadUser ?? (async () => ada),
      signOut: server.signOut ?? (async () => {}),
      // Nobody here is as slow as a start has patience for.
      pause: (ms) => (ms < 1000 ? Promise.resolve() : new Promise(() => {})),
      startOver,
      cache: { load: async () => cached, forget },
    });
    return session;
  }
  const broadcast = (message: TabMessage) => {
    for (const tab of tabs) tab.listener(message);
  };
  return { newTab, refresh, startOver, forget, broadcast, signInHint: () => hints.signedIn, closeAllTabs: () => tabs.splice(0) };
}

describe('the session’s state', () => {
  it('is known when the server has answered, not before, and at once to whoever asks later', async () => {
    const { newTab, closeAllTabs } = newBrowser();
    await newTab().begin(adas);
    closeAllTabs();
    const tab = newTab();
    const answered = vi.fn();
    const known = tab.known().then(answered);
    await Promise.resolve();
    expect(answered).not.toHaveBeenCalled();
    await tab.restore();
    await known;
    expect(tab.state().status).toBe('signed-in');
    await tab.known();
  });
});

describe('leaving without network', () => {
  const away = () => Promise.reject(new TransportFailure('network'));

  function leaving() {
    let answer: () => Promise<void> = away;
    const signOut = vi.fn((_everywhere: boolean) => answer());
    const browser = newBrowser({ signOut });
    const comeBack = () => {
      answer = async () => {};
    };
    return { ...browser, signOut, comeBack };
  }

  it('is done at once, in every tab, and deletes stored data', async () => {
    const { newTab, forget, signInHint } = leaving();
    const [first, second] = [newTab(), newTab()];
    await first.begin(adas);
    forget.mockClear();
    await first.signOut(false);
    for (const tab of [first, second]) expect(tab.state()).toEqual({ status: 'signed-out' });
    expect(forget).toHaveBeenCalledWith();
    expect(signInHint()).toBe(false);
  });

  it('is sent to the server by the next start that reaches it, once, and nothing is restored', async () => {
    const { newTab, signOut, refresh, comeBack, closeAllTabs } = leaving();
    const tab = newTab();
    await tab.begin(adas);
    await tab.signOut(false);
    closeAllTabs();
    signOut.mockClear();
    comeBack();
    const next = newTab();
    await next.restore();
    await expect.poll(() => signOut).toHaveBeenCalledOnce();
    await next.finishSignOut();
    expect(signOut).toHaveBeenCalledOnce();
    expect(refresh).not.toHaveBeenCalled();
    expect(next.state()).toEqual({ status: 'signed-out' });
  });

  it('does not throw out whoever signs in before the server knows of it', async () => {
    const { newTab, signOut, comeBack } = leaving();
    const tab = newTab();
    await tab.begin(adas);
    await tab.signOut(false);
    await tab.begin(adas);
    signOut.mockClear();
    comeBack();
    await tab.finishSignOut();
    expect(signOut).not.toHaveBeenCalled();
    expect(tab.state()).toMatchObject({ status: 'signed-in' });
  });

  it('cannot be promised for other browsers', async () => {
    const { newTab } = leaving();
    const tab = newTab();
    await tab.begin(adas);
    await expect(tab.signOut(true)).rejects.toBeInstanceOf(TransportFailure);
    expect(tab.state()).toMatchObject({ status: 'signed-in' });
  });
});

describe('finding out who is signed in', () => {
  it('asks the server only where somebody is signed in', async () => {
    const { newTab, refresh } = newBrowser();
    const tab = newTab();
    await tab.restore();
    expect(tab.state()).toEqual({ status: 'signed-out' });
    expect(refresh).not.toHaveBeenCalled();
  });

  it('learns while signing in that an account is suspended, each time', async () => {
    const { newTab } = newBrowser();
    const tab = newTab();
    await tab.restore();
    tab.end('suspended');
    expect(tab.state()).toEqual({ status: 'signed-out', why: 'suspended' });
    tab.end('suspended');
    expect(tab.state()).toEqual({ status: 'signed-out', why: 'suspended' });
  });

  it('takes the token from a tab that has one instead of renewing it', async () => {
    const { newTab, refresh } = newBrowser();
    await newTab().begin(adas);
    const second = newTab();
    await second.restore();
    expect(second.state()).toMatchObject({ status: 'signed-in', user: ada });
    expect(refresh).not.toHaveBeenCalled();
  });

  it.each([
    ['session_ended', 'ended', false],
    ['not_signed_in', 'ended', false],
    ['account_suspended', 'suspended', false],
    ['internal', 'unreachable', true],
  ] as const)('knows what %s means', async (code, why, hint) => {
    const browser = newBrowser({ refresh: async () => Promise.reject(new ApiProblem(details(code))) });
    await browser.newTab().begin(adas);
    browser.closeAllTabs();
    const tab = browser.newTab();
    await tab.restore();
    expect(tab.state()).toEqual({ status: 'signed-out', why });
    expect(browser.signInHint(), 'whether to try again next time').toBe(hint);
  });

  it('keeps the sign-in when the network is away, and finds it again afterwards', async () => {
    let online = false;
    const loadUser = async () => (online ? ada : Promise.reject(new TransportFailure('network')));
    const { newTab } = newBrowser({ loadUser });
    const tab = newTab();
    await tab.begin(adas);
    expect(tab.state()).toEqual({ status: 'signed-out', why: 'unreachable' });
    online = true;
    await tab.restore();
    expect(tab.state()).toMatchObject({ status: 'signed-in', user: ada });
  });
});

describe('a start without network', () => {
  const cached: SignedInPerson = { sessionId: 'ses_1', user: ada, cachedAt: 1_763_300_000_000 };
  const away = () => Promise.reject(new TransportFailure('network'));

  /** Somebody was signed in; then the page is opened where the server cannot be asked. */
  async function startedWithout(server: Parameters<typeof newBrowser>[0] = {}, person: SignedInPerson | undefined = cached) {
    let refresh: () => Promise<SignedIn> = away;
    const browser = newBrowser({ ...server, refresh: () => refresh() }, person);
    await browser.newTab().begin(adas);
    browser.closeAllTabs();
    browser.forget.mockClear();
    const tab = browser.newTab();
    await tab.restore();
    return {
      ...browser,
      tab,
      comeBack: (how: () => Promise<SignedIn> = async () => adas) => {
        refresh = how;
      },
    };
  }

  it('opens with whoever was here last, and says since when', async () => {
    const { tab, forget } = await startedWithout();
    expect(tab.state()).toEqual({ status: 'signed-in', ...cached });
    expect(forget).not.toHaveBeenCalled();
    await expect(tab.accessToken()).rejects.toThrow();
    expect(tab.state()).toEqual({ status: 'signed-in', ...cached });
  });

  it('heals with the first call that comes through', async () => {
    const { tab, comeBack } = await startedWithout();
    comeBack();
    expect(await tab.accessToken()).toBe('token');
    expect(tab.state()).toEqual({ status: 'signed-in', sessionId: 'ses_1', user: ada });
  });

  it('heals when another tab has a token again', async () => {
    const { tab, broadcast } = await startedWithout();
    broadcast({ type: 'session', session: adas });
    await expect.poll(() => tab.state()).toEqual({ status: 'signed-in', sessionId: 'ses_1', user: ada });
  });

  it('ends, and all that was cached goes, when the session has ended meanwhile', async () => {
    const { tab, comeBack, forget } = await startedWithout();
    comeBack(() => Promise.reject(new ApiProblem(details('session_ended'))));
    await expect(tab.accessToken()).rejects.toThrow();
    expect(tab.state()).toEqual({ status: 'signed-out', why: 'ended' });
    expect(forget).toHaveBeenCalledWith();
  });

  it('is left for good while the renewal is still on its way: its late answer signs nobody in again', async () => {
    const { tab, newTab, comeBack, signInHint } = await startedWithout({ signOut: away });
    const other = newTab();
    await other.restore();
    let answer = (_: SignedIn) => {};
    comeBack(() => new Promise((resolve) => (answer = resolve)));
    const asked = tab.accessToken().catch(() => 'nobody');
    await tab.signOut(false);
    answer(adas);
    expect(await asked).toBe('nobody');
    for (const one of [tab, other]) expect(one.state()).toEqual({ status: 'signed-out' });
    expect(signInHint()).toBe(false);
  });

  it('starts over when it turns out that somebody else is signed in', async () => {
    const { tab, comeBack, startOver } = await startedWithout();
    comeBack(async () => ({ ...adas, userId: 'usr_chidi' }));
    await tab.accessToken();
    expect(startOver).toHaveBeenCalled();
  });

  it('goes on asking who this is while a token is there and the answer is not', async () => {
    let isBack = false;
    const { tab, comeBack } = await startedWithout({ loadUser: async () => (isBack ? ada : away()) }, cached);
    comeBack();
    await tab.accessToken();
    expect(tab.state()).toMatchObject({ cachedAt: cached.cachedAt });
    isBack = true;
    await tab.accessToken();
    await expect.poll(() => tab.state()).not.toHaveProperty('cachedAt');
  });

  it('is not what happens when the server is there and cannot say who this is: that leads to the door', async () => {
    const browser = newBrowser({ refresh: async () => adas, loadUser: away }, cached);
    await browser.newTab().begin(adas);
    browser.closeAllTabs();
    const tab = browser.newTab();
    await tab.restore();
    expect(tab.state()).toEqual({ status: 'signed-out', why: 'unreachable' });
  });
});

describe('several tabs', () => {
  it('sign in together', async () => {
    const { newTab } = newBrowser();
    const [first, second] = [newTab(), newTab()];
    await second.restore();
    await first.begin(adas);
    await expect.poll(() => second.state().status).toBe('signed-in');
  });

  it('sign out together', async () => {
    const { newTab, signInHint } = newBrowser();
    const [first, second] = [newTab(), newTab()];
    await first.begin(adas);
    await expect.poll(() => second.state().status).toBe('starting');
    await second.restore();
    await first.signOut(false);
    expect(second.state()).toEqual({ status: 'signed-out' });
    expect(signInHint()).toBe(false);
  });

  it('start over when somebody else signs in', async () => {
    const { newTab, startOver } = newBrowser();
    const [first, second] = [newTab(), newTab()];
    await first.begin(adas);
    await second.begin({ ...adas, userId: 'usr_chidi' });
    expect(startOver).toHaveBeenCalled();
  });

  it('are shown why a session ended elsewhere', async () => {
    const { newTab } = newBrowser();
    const [first, second] = [newTab(), newTab()];
    await first.begin(adas);
    await second.restore();
    first.end('ended');
    expect(second.state()).toEqual({ status: 'signed-out', why: 'ended' });
  });

  it('need not explain to whoever signed out that they are', async () => {
    const { newTab, broadcast } = newBrowser();
    const tab = newTab();
    await tab.begin(adas);
    await tab.signOut(false);
    // The other tab got the event from the server at the same moment, and its message comes late.
    broadcast({ type: 'signed-out', why: 'ended' });
    expect(tab.state()).toEqual({ status: 'signed-out' });
  });
});

describe('a refused token', () => {
  it('is renewed once, and the call may be made again', async () => {
    const { newTab, refresh } = newBrowser();
    const tab = newTab();
    await tab.begin(adas);
    refresh.mockResolvedValueOnce({ ...adas, accessToken: 'fresh' });
    expect(await tab.renewAfter(details('not_signed_in'))).toBe(true);
    expect(await tab.accessToken()).toBe('fresh');
  });

  it('ends the session where it cannot be renewed', async () => {
    const { newTab } = newBrowser({ refresh: async () => Promise.reject(new ApiProblem(details('session_ended'))) });
    const tab = newTab();
    await tab.begin(adas);
    expect(await tab.renewAfter(details('session_ended'))).toBe(false);
    expect(tab.state()).toEqual({ status: 'signed-out', why: 'ended' });
  });

  it('does not end it when only the network is away', async () => {
    const { newTab } = newBrowser({ refresh: async () => Promise.reject(new TransportFailure('network')) });
    const tab = newTab();
    await tab.begin(adas);
    expect(await tab.renewAfter(details('not_signed_in'))).toBe(false);
    expect(tab.state().status).toBe('signed-in');
  });

  it('is no reason to renew when the details of a sign-in were wrong', async () => {
    const { newTab, refresh } = newBrowser();
    const tab = newTab();
    await tab.begin(adas);
    expect(await tab.renewAfter(details('wrong_credentials'))).toBe(false);
    expect(refresh).not.toHaveBeenCalled();
  });
});
