import { transact } from '../../../platform/db/database.ts';
import { appealTicketOf } from '../appeal-tickets.ts';
import type { IdentityContext } from '../context.ts';
import { takeChallenge } from '../passkey-challenges.ts';
import { passkeyRefused, relyingParty, type ShownCredential, verifyShownCredential } from '../passkeys.ts';
import { suspended } from '../policies.ts';
import { lockAccount } from '../storage/accounts.ts';
import { findPasskey, notePasskeyUse } from '../storage/passkeys.ts';
import { confirmSession, markSecondFactorShown } from '../storage/sessions.ts';
import { type Origin, type StartedSession, startSession } from './start-session.ts';

export async function signInWithPasskey(
  context: IdentityContext,
  credential: ShownCredential,
  origin: Origin,
): Promise<StartedSession> {
  const passkey = await findPasskey(context.db, credential.id);
  if (!passkey) throw passkeyRefused();
  const use = await verifyShownCredential(
    relyingParty(context.publicUrl),
    passkey,
    credential,
    takeChallenge(context, 'sign-in', null),
  );
  return transact(context.db, async (tx) => {
    const account = await lockAccount(tx, passkey.userId);
    if (!account || !(await notePasskeyUse(tx, passkey.id, use.counter, use.isSynced))) throw passkeyRefused();
    if (account.blockedAt) throw suspended({ appealTicket: appealTicketOf(context.keys, account.id) });
    const started = await startSession(tx, context.accessTokens, account.id, origin);
    await confirmSession(tx, started.view.sessionId);
    await markSecondFactorShown(tx, started.view.sessionId);
    return started;
  });
}
