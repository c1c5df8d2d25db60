import { ApiProblem } from '@waybill/client/failures';
import type { SignedIn } from '@waybill/contract/identity/session-view';
import type { ProblemCode, ProblemDetails } from '@waybill/contract/problem';
import type { OwnUser } from '@waybill/contract/users/user-view';
import { type SessionState, type SignedOutWhy, starting } from './session-state.ts';
import type { TabChannel } from './tab-channel.ts';
import type { TokenKeeper } from './token-keeper.ts';

/** Remembers, without any secret, that somebody is signed in here; only then is it worth asking the server. */
export type SignedInHint = { readonly has: () => boolean; readonly set: (on: boolean) => void };

export type SessionParts = {
  readonly tokens: TokenKeeper;
  readonly tabs: TabChannel;
  readonly hint: SignedInHint;
  readonly loadUser: (userId: string) => Promise<OwnUser>;
  readonly signOut: (everywhere: boolean) => Promise<void>;
  readonly pause: (ms: number) => Promise<void>;
  /** Somebody else is signed in now: nothing on this page belongs to them. */
  readonly startOver: () => void;
};

export type Session = ReturnType<typeof createSession>;

// How long a new tab waits for a token from a tab that is open already.
const askMs = 40;
const endings: readonly ProblemCode[] = ['not_signed_in', 'session_ended'];

export function createSession(parts: SessionParts) {
  const { tokens, tabs, hint } = parts;
  const listeners = new Set<() => void>();
  let state: SessionState = starting;
  let restoring: Promise<void> | undefined;
  let leaving = false;

  function become(next: SessionState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function close(why?: SignedOutWhy): void {
    tokens.forget();
    if (why !== 'unreachable') hint.set(false);
    become(why ? { status: 'signed-out', why } : { status: 'signed-out' });
  }

  async function open(session: SignedIn): Promise<void> {
    tokens.keep(session);
    hint.set(true);
    try {
      const user = await parts.loadUser(session.userId);
      // Signed out, or another person in, while the user was on the way.
      if (tokens.current()?.userId === user.id) become({ status: 'signed-in', sessionId: session.sessionId, user });
    } catch (failure) {
      close(whyOf(failure));
    }
  }

  async function restoreOnce(): Promise<void> {
    if (!hint.has()) return close();
    tabs.post({ type: 'ask' });
    if (!tokens.current()) await parts.pause(askMs);
    try {
      const session = tokens.current() ?? (await tokens.renew());
      await open(session);
    } catch (failure) {
      close(whyOf(failure));
    }
  }

  function hear(session: SignedIn): void {
    const stranger = state.status === 'signed-in' && state.user.id !== session.userId;
    if (stranger) {
      parts.startOver();
      return;
    }
    tokens.keep(session);
    if (state.status === 'signed-out') void open(session);
  }

  tabs.listen((message) => {
    if (message.type === 'session') hear(message.session);
    else if (message.type === 'signed-out') {
      // Another tab may hear from the server that this one is leaving, before or after it has left: here that is no news.
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
    if (state.status === 'signed-out') return;
    // Whoever asked to leave may hear of it from the server first; that is no news to them.
    if (leaving && why === 'ended') return;
    close(why);
    tabs.post(why ? { type: 'signed-out', why } : { type: 'signed-out' });
  }

  return {
    state: () => state,
    /** Whether somebody seems to be signed in, before the server was asked. */
    isExpected: () => hint.has(),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
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
    async signOut(everywhere: boolean): Promise<void> {
      leaving = true;
      try {
        await parts.signOut(everywhere);
      } finally {
        leaving = false;
      }
      end();
    },
    end,
    async reloadUser(): Promise<void> {
      if (state.status !== 'signed-in') return;
      const user = await parts.loadUser(state.user.id);
      if (state.status === 'signed-in' && state.user.id === user.id) become({ ...state, user });
    },
    /** The server just told us about ourselves: no need to ask again. */
    takeUser(user: OwnUser): void {
      if (state.status === 'signed-in') become({ ...state, user });
    },
    async accessToken(): Promise<string | undefined> {
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
