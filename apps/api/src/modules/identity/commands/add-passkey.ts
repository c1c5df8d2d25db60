import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/ids.ts';
import type { IdentityContext } from '../context.ts';
import { securityChanged } from '../events.ts';
import { takeChallenge } from '../passkey-challenges.ts';
import { type NewCredential, relyingParty, tooManyPasskeys, verifyNewCredential } from '../passkeys.ts';
import { lockAccount } from '../storage/accounts.ts';
import { insertPasskey, listPasskeysOf, type Passkey, passkeyLimits } from '../storage/passkeys.ts';
import { markSecondFactorShown } from '../storage/sessions.ts';
import { requireToChangeFactors } from './require-to-change-factors.ts';

export async function addPasskey(
  context: IdentityContext,
  caller: Caller,
  { name, credential }: { readonly name: string; readonly credential: NewCredential },
): Promise<Passkey> {
  const { userId, sessionId } = caller;
  const take = takeChallenge(context, 'add', userId);
  const verified = await verifyNewCredential(relyingParty(context.publicUrl), credential, take);
  return transact(context.db, async (tx) => {
    await lockAccount(tx, userId);
    await requireToChangeFactors(tx, caller);
    if ((await listPasskeysOf(tx, userId)).length >= passkeyLimits.perPerson) throw tooManyPasskeys();
    const passkey = await insertPasskey(tx, { id: newId('passkey'), userId, name, ...verified });
    if (!passkey) throw new Problem('passkey_refused', 'This passkey is in use already.');
    // The owner has just made the passkey, which shows it as their second factor, too.
    await markSecondFactorShown(tx, sessionId);
    context.publish(tx, securityChanged, { userId, what: 'passkey-added', name, at: new Date().toISOString() });
    return passkey;
  });
}
