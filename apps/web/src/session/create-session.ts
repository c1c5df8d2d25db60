import { ApiProblem } from '@waybill/client/failures';
import type { SignedIn } from '@waybill/contract/identity/session-view';
import type { ProblemCode, ProblemDetails } from '@waybill/contract/problem';
import type { OwnUser } from '@waybill/contract/users/user-view';
import { createListeners } from '../ui/listeners.ts';
import { type SessionState, type SignedInPerson, type SignedOutWhy, starting } from './session-state.ts';
import type { TabChannel } from './tab-channel.ts';
import type { TokenStore } from './token-store.ts';

/** A word that this browser remembers, without any secret. */
export type Hint = { readonly has: () => boolean; readonly set: (on: boolean) => void };

export type SessionParts = {
  readonly tokens: TokenStore;
  readonly tabs: TabChannel;
  /** Somebody is signed in here; only then is it worth asking the server. */
  readonly hint: Hint;
  /** Somebody has left while the server could not be reached, and it does not know yet. */
  readonly unfinishedSignOut: Hint;
  readonly loadUser: (userId: string) => Promise<OwnUser>;
  readonly signOut: (everywhere: boolean) => Promise<void>;
  readonly pause: (ms: number) => Promise<void>;
  /** Somebody else is signed in now: nothing on this page belongs to them. */
  readonly startOver: () => void;
  /** The stored data of the person who was signed in last, for a start without network. */
  readonly cache: {
    readonly load: () => Promise<SignedInPerson | undefined>;
    /** Everything, or what is not this person’s. At once: the next moment somebody else may be here. */
    readonly forget: (exceptOf?: string) => void;
  };
};

// The time that a new tab waits for a token from a tab that is open already.
const askMs = 40;
// The time that a start waits for the server before it shows cached data.
const patienceMs = 4000;
const endings: readonly ProblemCode[] = ['not_signed_in', 'session_ended'];

export function createSession(parts: SessionParts) {
  const { tokens, tabs, hint, unfinishedSignOut } = parts;
  const listeners = createListeners();
  let state: SessionState = starting;
  let restoring: Promise<void> | undefined;
  let healing: Promise<void> | undefined;
  let leaving = false;

  function become(next: SessionState): void {
    state = next;
    listeners.tell();
  }

  function close(why?: SignedOutWhy): void {
    tokens.forget();
    if (why !== 'unreachable') {
      hint.set(false);
      parts.cache.forget();
    }
    become(why ? { status: 'signed-out', why } : { status: 'signed-out' });
  }

  const isFromCache = () => state.status === 'signed-in' && state.cachedAt !== undefined;
  const isStranger = (userId: string) => state.status === 'signed-in' && state.user.id !== userId;

  async function showCached(): Promise<void> {
    const person = await parts.cache.load().catch(() => undefined);
    if (person && state.status === 'starting') become({ status: 'signed-in', ...person });
  }

  /** Without the server, the cache stays before one’s eyes; with nothing cached there is nothing to show. */
  async function fail(failure: unknown): Promise<void> {
    // Left meanwhile: there is nothing more to say.
    if (state.status === 'signed-out') return;
    const why = whyOf(failure);
    if (why === 'unreachable') await showCached();
    if (why !== 'unreachable' || !isFromCache()) close(why);
  }

  async function open(session: SignedIn): Promise<void> {
    if (isStranger(session.userId)) return parts.startOver();
    parts.cache.forget(session.userId);
    tokens.keep(session);
    // To write takes a slow phone longer than to look.
    if (!hint.has()) hint.set(true);
    if (unfinishedSignOut.has()) unfinishedSignOut.set(false);
    try {
      const user = await parts.loadUser(session.userId);
      // Signed out, or another person in, while the user was on the way.
      if (tokens.current()?.userId === user.id) become({ status: 'signed-in', sessionId: session.sessionId, user });
    } catch (failure) {
      if (tokens.current()?.sessionId !== session.sessionId) return;
      // The server was there and could not say who this is: that leads to the door. What is shown already stays.
      const why = whyOf(failure);
      if (why !== 'unreachable' || !isFromCache()) close(why);
    }
  }

  /** Ends on the server what has ended here already. */
  async function finishSignOut(): Promise<void> {
    if (!unfinishedSignOut.has()) return;
    // Without network: the next start tries again, or the network’s return.
    await parts
      .signOut(false)
      .then(() => unfinishedSignOut.set(false))
      .catch(() => {});
  }

  async function restoreOnce(): Promise<void> {
    void finishSignOut();
    if (!hint.has()) return close();
    tabs.post({ type: 'ask' });
    if (!tokens.current()) await parts.pause(askMs);
    void parts.pause(patienceMs).then(showCached);
    try {
      const session = tokens.current() ?? (await tokens.renew());
      await open(session);
    } catch (failure) {
      await fail(failure);
    }
  }

  function adopt(session: SignedIn): void {
    if (isStranger(session.userId)) {
      parts.startOver();
      return;
    }
    tokens.keep(session);
    if (state.status === 'signed-out' || isFromCache()) void open(session);
  }

  /** After a start without network: asks who this is, as soon as anything wants to know more than the cache has. */
  function heal(): Promise<void> {
    healing ??= (async () => open(tokens.current() ?? (await renew())))().finally(() => {
      healing = undefined;
    });
    return healing;
  }

  tabs.listen((message) => {
    if (message.type === 'session') adopt(message.session);
    else if (message.type === 'signed-out') {
      // Another tab may get the server’s event that this one is leaving, before or after it has left: here it shows no reason.
      if (state.status !== 'signed-out') close(leaving ? undefined : message.why);
    } else {
      const held = tokens.current();
      if (held && !tokens.isDue() && state.status === 'signed-in') tabs.post({ type: 'session', session: held });
    }
  });

  /** Renews; when the server says there is nothing to renew any more, nobody is signed in here. */
  async function renew(): Promise<SignedIn> {
    try {
      return await tokens.renew();
    } catch (failure) {
      const why = whyOf(failure);
      if (why !== 'unreachable') end(why);
      throw failure;
    }
  }

  /** Ends it here and in every other tab. */
  function end(why?: SignedOutWhy): void {
    if (state.status === 'signed-out') {
      // Found out while signing in: the page that says so is for them.
      if (why === 'suspended') become({ status: 'signed-out', why });
      return;
    }
    // A sign-out of one’s own may come back as an event from the server first: it must not show as an ended session.
    if (leaving && why === 'ended') return;
    close(why);
    tabs.post(why ? { type: 'signed-out', why } : { type: 'signed-out' });
  }

  /** Of one’s own will, by an act that ends the session on the server, too. */
  async function leaveBy(act: () => Promise<void>): Promise<void> {
    leaving = true;
    try {
      await act();
    } finally {
      leaving = false;
    }
    end();
  }

  /** Signs out of this browser even without network; to sign out everywhere takes the server. */
  async function signOut(everywhere: boolean): Promise<void> {
    try {
      await leaveBy(() => parts.signOut(everywhere));
    } catch (failure) {
      if (everywhere || whyOf(failure) !== 'unreachable') throw failure;
      unfinishedSignOut.set(true);
      end();
    }
  }

  return {
    state: () => state,
    /** Whether somebody seems to be signed in, before the server was asked. */
    isExpected: () => hint.has(),
    subscribe: listeners.subscribe,
    /** When it is known whether anybody is signed in. */
    known(): Promise<void> {
      return new Promise((resolve) => {
        const look = () => {
          if (state.status === 'starting') return;
          stop();
          resolve();
        };
        const stop = listeners.subscribe(look);
        look();
      });
    },
    /** Finds out who is signed in. Asking again while it runs asks only once. */
    restore(): Promise<void> {
      if (state.status !== 'starting') become(starting);
      restoring ??= restoreOnce().finally(() => {
        restoring = undefined;
      });
      return restoring;
    },
    /** After signing in or up. Rejects nothing: what went wrong is in the state. */
    async begin(session: SignedIn): Promise<void> {
      tabs.post({ type: 'session', session });
      await open(session);
    },
    signOut,
    finishSignOut,
    leaveBy,
    end,
    async reloadUser(): Promise<void> {
      if (state.status !== 'signed-in') return;
      const user = await parts.loadUser(state.user.id);
      if (state.status === 'signed-in' && state.user.id === user.id) become({ ...state, user });
    },
    /** The server just answered with the user: no need to ask again. */
    takeUser(user: OwnUser): void {
      if (state.status === 'signed-in') become({ ...state, user });
    },
    async accessToken(): Promise<string | undefined> {
      if (isFromCache()) {
        const healed = heal();
        // Asking who this is takes a token itself: whoever has one goes on.
        if (tokens.current()) healed.catch(() => {});
        else await healed;
      }
      const held = tokens.current();
      return held && tokens.isDue() ? (await renew()).accessToken : held?.accessToken;
    },
    /** Asked when the server refused the token: true when there is a newer one now. */
    async renewAfter(problem: ProblemDetails): Promise<boolean> {
      if (!endings.includes(problem.code)) return false;
      return renew().then(
        () => true,
        () => false,
      );
    },
  };
}

function whyOf(failure: unknown): SignedOutWhy {
  if (!(failure instanceof ApiProblem)) return 'unreachable';
  if (failure.code === 'account_suspended') return 'suspended';
  return endings.includes(failure.code) ? 'ended' : 'unreachable';
}
