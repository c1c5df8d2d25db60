import { isProblem } from '@waybill/client/failures';
import type { SignedIn } from '@waybill/contract/identity/session-view';

export type TokenStoreParts = {
  /** POST /auth/refresh. */
  readonly refresh: () => Promise<SignedIn>;
  /** Runs the work while no other tab runs it. */
  readonly lock: <T>(work: () => Promise<T>) => Promise<T>;
  readonly pause: (ms: number) => Promise<void>;
  readonly now: () => number;
  /** A token that the other tabs do not have yet. */
  readonly onFresh: (session: SignedIn) => void;
  /** There is a token, and this is when it wants renewing. */
  readonly onStored: (dueAt: number) => void;
};

export type TokenStore = ReturnType<typeof createTokenStore>;

const renewBeforeMs = 60_000;
// A clock that runs ahead sees every token as old; it must not renew at each call for that.
const leastLifeMs = 30_000;
const pausesMs = [150, 400, 900] as const;

/** Holds the access token, in memory only, and renews it once for all tabs. */
export function createTokenStore(parts: TokenStoreParts) {
  let held: SignedIn | undefined;
  let dueAt = 0;
  let running: Promise<SignedIn> | undefined;
  let endings = 0;

  function keep(session: SignedIn): void {
    held = session;
    dueAt = Math.max(Date.parse(session.expiresAt) - renewBeforeMs, parts.now() + leastLifeMs);
    parts.onStored(dueAt);
  }

  async function refreshOnce(stale: string | undefined): Promise<SignedIn> {
    const endingsBefore = endings;
    for (const pauseMs of [...pausesMs, undefined]) {
      if (held && held.accessToken !== stale) return held;
      try {
        const session = await parts.refresh();
        // Whoever signed out meanwhile stays so: a late answer signs nobody in again.
        if (endings !== endingsBefore) return held ?? (await Promise.reject(new Error('The session ended while it was renewed')));
        keep(session);
        parts.onFresh(session);
        return session;
      } catch (failure) {
        // Another tab won the race: its cookie is here in a moment, or its token on the channel.
        const lostRace = isProblem(failure, 'already_refreshed');
        if (!lostRace || pauseMs === undefined) throw failure;
        await parts.pause(pauseMs);
      }
    }
    throw new Error('unreachable');
  }

  return {
    current: () => held,
    isDue: () => parts.now() >= dueAt,
    keep,
    forget() {
      held = undefined;
      dueAt = 0;
      endings += 1;
    },
    /** A token that is not the one held now, whoever fetched it. Calls at the same time share one request. */
    renew(): Promise<SignedIn> {
      const stale = held?.accessToken;
      running ??= parts
        .lock(() => refreshOnce(stale))
        .finally(() => {
          running = undefined;
        });
      return running;
    },
  };
}
