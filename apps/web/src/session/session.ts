import { createApiClient } from '@waybill/client/api-client';
import { askAgain, provideClient } from '@waybill/client/browser-client';
import { isProblem, TransportFailure } from '@waybill/client/failures';
import { listMemberships } from '@waybill/contract/businesses/list-memberships';
import { refreshSession } from '@waybill/contract/identity/refresh-session';
import { signOut } from '@waybill/contract/identity/sign-out';
import { getUser } from '@waybill/contract/users/get-user';
import type { OwnUser } from '@waybill/contract/users/user-view';
import { type Acting, acting, actingEnded, businessFor, forgetActing, keepBusinessUser, keepRole } from './acting.ts';
import { keepAppealTicket } from './appeal-ticket.ts';
import { createSession, type Hint } from './create-session.ts';
import { clearCache } from './offline/cache-key.ts';
import { openTabChannel, type TabChannel } from './tab-channel.ts';
import { createTokenStore } from './token-store.ts';

const client = createApiClient({
  accessToken: () => session.accessToken(),
  renew: (problem) => session.renewAfter(problem),
  actingFor: businessFor,
  askAgain,
  onProblem: (problem) => {
    if (problem.code === 'account_suspended') {
      keepAppealTicket(problem.appealTicket);
      session.end('suspended');
    }
    if (problem.code === 'not_acting') actingEnded();
  },
  // Fetched by whoever uploads something.
  sendWithProgress: async (...sent) => (await import('./send-with-progress.ts')).sendWithProgress(...sent),
});
provideClient(client);

// While pages are prerendered there are no tabs, and an open channel would keep the build from ending.
const tabs: TabChannel = import.meta.env.SSR ? { post: () => {}, listen: () => {} } : openTabChannel();

const signOutPatienceMs = 8000;

let renewal: ReturnType<typeof setTimeout> | undefined;
let allow: () => void;

/** From here on the server may be asked, although it is not known yet who this is. Never, if nobody is signed in. */
export const allowed = new Promise<void>((resolve) => {
  allow = resolve;
});

/** By session, the event at which its first renewal on this page found it: whatever the page shows was asked for afterwards. */
export const beginnings = new Map<string, number | undefined>();

/** The session of this page. */
export const session = createSession({
  tokens: createTokenStore({
    // Goes on when the page is left: the answer carries the next cookie, and without it the person would be signed out.
    refresh: async () => {
      const renewed = await client.call(refreshSession, { keepalive: true });
      if (!beginnings.has(renewed.sessionId)) beginnings.set(renewed.sessionId, renewed.lastEvent);
      return renewed;
    },
    lock: withLock,
    pause,
    now: Date.now,
    onFresh: (fresh) => tabs.post({ type: 'session', session: fresh }),
    onStored: (dueAt) => {
      allow();
      clearTimeout(renewal);
      renewal = setTimeout(() => void session.accessToken().catch(() => {}), dueAt - Date.now());
    },
  }),
  tabs,
  hint: hintOf('waybill.signed-in'),
  unfinishedSignOut: hintOf('waybill.unfinished-sign-out'),
  loadUser,
  signOut: signOutHere,
  pause,
  startOver: () => location.reload(),
  cache: {
    load: async () => (await import('./offline/cached-person.ts')).loadCachedPerson(),
    forget: forgetStored,
  },
});

if (!import.meta.env.SSR) addEventListener('online', session.finishSignOut);

/**
 * A network that goes in this moment may leave the call hanging, or the renewal it waits for. This browser is left without the answer;
 * the server hears of it later.
 */
async function signOutHere(everywhere: boolean): Promise<void> {
  if (!everywhere && !navigator.onLine) throw new TransportFailure('network');
  await client.call(signOut, { body: { everywhere }, ...(everywhere ? {} : { signal: AbortSignal.timeout(signOutPatienceMs) }) });
}

function hintOf(key: string): Hint {
  return {
    has: () => localStorage.getItem(key) !== null,
    set: (on) => (on ? localStorage.setItem(key, '1') : localStorage.removeItem(key)),
  };
}

/** The person; and where they act for a business, that, too. */
async function loadUser(uid: string): Promise<OwnUser> {
  const forBusiness = acting();
  const [user] = await Promise.all([loadOwn(uid), forBusiness?.personId === uid ? loadBusiness(forBusiness) : undefined]);
  return user;
}

/** A business that is suspended, or gives them another role, must not lock anybody out of what is their own. */
async function loadBusiness({ businessId }: Acting): Promise<void> {
  try {
    const [business, { items }] = await Promise.all([loadOwn(businessId), client.call(listMemberships, {})]);
    keepBusinessUser(business);
    keepRole(items.find((one) => one.businessId === businessId)?.role);
  } catch (failure) {
    if (!isProblem(failure, 'not_in_role')) throw failure;
    actingEnded();
  }
}

async function loadOwn(uid: string): Promise<OwnUser> {
  const user = await client.call(getUser, { params: { uid } });
  if (user.relation !== 'self') throw new Error('The server answered with somebody else');
  return user;
}

function forgetStored(exceptOf?: string): void {
  forgetActing(exceptOf);
  clearCache(exceptOf);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function withLock<T>(work: () => Promise<T>): Promise<T> {
  // Locks exist on secure origins only; without them the server’s 409 sorts the tabs out.
  return 'locks' in navigator ? await navigator.locks.request('waybill.refresh', work) : await work();
}
