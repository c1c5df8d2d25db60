import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { newestNumbers } from '../../../platform/realtime/inbox.ts';
import { appealTicketOf } from '../appeal-tickets.ts';
import type { IdentityContext } from '../context.ts';
import { suspended } from '../policies.ts';
import { findAccount } from '../storage/accounts.ts';
import { findSessionOfToken, findSpentToken, spendRefreshToken, touchSession } from '../storage/sessions.ts';
import { endSessionsOf } from './end-sessions-of.ts';
import { hashToken, issueTokens, type StartedSession } from './start-session.ts';

/** Two tabs may renew at the same moment; the slower one is refused without being taken for a thief. */
const graceSeconds = 10;

type RenewedSession = StartedSession & { readonly lastEvent: number };

export async function refreshSession(context: IdentityContext, refreshToken: string, ip: string): Promise<RenewedSession> {
  const hash = hashToken(refreshToken);
  const renewed = await transact(context.db, async (tx) => {
    const sessionId = await spendRefreshToken(tx, hash);
    if (!sessionId) return undefined;
    const session = await touchSession(tx, sessionId, ip);
    if (!session) throw new Problem('session_ended', 'This session has ended. Please sign in again.');
    const account = await findAccount(tx, session.userId);
    if (!account || account.blockedAt) throw suspended({ appealTicket: appealTicketOf(context.keys, session.userId) });
    const [started, [newest]] = await Promise.all([
      issueTokens(tx, context.accessTokens, session.userId, sessionId),
      newestNumbers(tx, [session.userId]),
    ]);
    return { ...started, lastEvent: newest?.lastSeq ?? 0 };
  });
  return renewed ?? refuse(context, hash);
}

async function refuse(context: IdentityContext, hash: Buffer): Promise<never> {
  const spent = await findSpentToken(context.db, hash);
  if (!spent) throw new Problem('not_signed_in', 'Please sign in.');
  if (spent.secondsAgo <= graceSeconds) throw new Problem('already_refreshed', 'Another tab has just renewed this session.');
  // A spent token came back: it was copied. The thief cannot be told from the owner, so both must sign in again.
  await transact(context.db, async (tx) => {
    const session = await findSessionOfToken(tx, hash);
    if (session) await endSessionsOf(tx, session.userId, { only: session.id });
  });
  throw new Problem('session_ended', 'This session was ended to keep your account safe. Please sign in again.');
}
