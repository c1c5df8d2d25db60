import type { Database } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Gate } from '../../platform/http/register-routes.ts';
import type { Caller } from '../../platform/http/route.ts';
import type { MayListen } from '../../platform/realtime/pump.ts';
import type { AccessTokens } from './access-tokens.ts';
import { grantsOf, refusalOf, type SessionStatus } from './policies.ts';
import { findSessionStatus } from './storage/sessions.ts';

/** Sent with a user id when the status or a session of that account changed: every node drops its cached entry. */
export const accountStatusChannel = 'account_status';

const rememberMs = 5_000;
const rememberedTokens = 20_000;

type Remembered = { readonly caller: Caller; readonly until: number };

type GateHouse = { readonly gate: Gate; readonly mayListen: MayListen; stop(): Promise<void> };

/**
 * Turns a bearer token into a caller. A node caches an answer for five seconds at most, and drops it at once when a change is
 * reported on the channel; cut off from the channel, it is those five seconds late at most.
 */
export async function createGate(db: Database, accessTokens: AccessTokens): Promise<GateHouse> {
  const remembered = new Map<string, Remembered>();
  let changesSeen = 0;
  const listening = await db.listen(
    accountStatusChannel,
    (userId) => {
      changesSeen += 1;
      for (const [token, { caller }] of remembered) if (caller.userId === userId) remembered.delete(token);
    },
    // Called again after every reconnection: changes in between were missed.
    () => {
      changesSeen += 1;
      remembered.clear();
    },
  );

  function recall(token: string): Caller | undefined {
    const known = remembered.get(token);
    return known && known.until > Date.now() ? known.caller : undefined;
  }

  async function identify(token: string): Promise<{ caller: Caller; accountStatus: SessionStatus }> {
    const claims = await accessTokens.read(token);
    if (!claims) throw new Problem('not_signed_in', 'Please sign in again.');
    const changesBefore = changesSeen;
    const accountStatus = await findSessionStatus(db, claims.userId, claims.sessionId);
    if (!accountStatus) {
      remembered.delete(token);
      throw new Problem('session_ended', 'This session has ended. Please sign in again.');
    }
    const caller = { userId: claims.userId, sessionId: claims.sessionId, grants: grantsOf(accountStatus) };
    // A status that was read before a change heard meanwhile may be old: good for this call, not to be cached.
    if (changesSeen !== changesBefore) return { caller, accountStatus };
    if (remembered.size >= rememberedTokens) remembered.clear();
    remembered.set(token, { caller, until: Math.min(Date.now() + rememberMs, claims.expiresAt.getTime()) });
    return { caller, accountStatus };
  }

  const gate: Gate = async (authorization, access) => {
    const token = authorization?.startsWith('Bearer ') ? authorization.slice(7) : undefined;
    if (!token) throw new Problem('not_signed_in', 'Please sign in first.');
    const known = recall(token);
    if (known?.grants.has(access)) return known;
    // No call is refused from the cache: an account that was just verified on another node may go on at once.
    const { caller, accountStatus } = await identify(token);
    if (!caller.grants.has(access)) throw refusalOf(accountStatus, access);
    return caller;
  };

  const mayListen: MayListen = async ({ userId, sessionId }) => {
    const accountStatus = await findSessionStatus(db, userId, sessionId);
    return accountStatus !== undefined && grantsOf(accountStatus).has('entering');
  };

  return { gate, mayListen, stop: () => listening.unlisten() };
}
