import { transact } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/route.ts';
import type { IdentityContext } from '../context.ts';
import { takeChallenge } from '../passkey-challenges.ts';
import { passkeyRefused, relyingParty, type ShownCredential, verifyShownCredential } from '../passkeys.ts';
import { findPasskey, notePasskeyUse } from '../storage/passkeys.ts';
import { confirmSession, markSecondFactorShown } from '../storage/sessions.ts';

export async function confirmWithPasskey(
  context: IdentityContext,
  { userId, sessionId }: Caller,
  credential: ShownCredential,
): Promise<Date> {
  const passkey = await findPasskey(context.db, credential.id);
  if (passkey?.userId !== userId) throw passkeyRefused();
  const use = await verifyShownCredential(
    relyingParty(context.publicUrl),
    passkey,
    credential,
    takeChallenge(context, 'confirm', userId),
  );
  return transact(context.db, async (tx) => {
    if (!(await notePasskeyUse(tx, passkey.id, use.counter, use.isSynced))) throw passkeyRefused();
    await markSecondFactorShown(tx, sessionId);
    return confirmSession(tx, sessionId);
  });
}
