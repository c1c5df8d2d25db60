import type { ResultOf } from '@waybill/contract/call';
import type { beginPasskey as call } from '@waybill/contract/identity/begin-passkey';
import { transact } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/route.ts';
import type { IdentityContext } from '../context.ts';
import { challengeTimeoutMs, newChallenge, publicKey } from '../passkey-challenges.ts';
import { passkeyAlgorithms, relyingParty, tooManyPasskeys, userHandleOf } from '../passkeys.ts';
import { findAccount } from '../storage/accounts.ts';
import { listPasskeysOf, passkeyLimits } from '../storage/passkeys.ts';
import { requireToChangeFactors } from './require-to-change-factors.ts';

export function beginPasskey(context: IdentityContext, caller: Caller): Promise<ResultOf<typeof call>> {
  return transact(context.db, async (tx) => {
    await requireToChangeFactors(tx, caller);
    const [account, known] = [await findAccount(tx, caller.userId), await listPasskeysOf(tx, caller.userId)];
    if (known.length >= passkeyLimits.perPerson) throw tooManyPasskeys();
    const name = account?.username ?? '';
    return {
      rp: { id: relyingParty(context.publicUrl).id, name: 'Waybill' },
      user: { id: userHandleOf(caller.userId), name, displayName: name },
      challenge: await newChallenge(tx, 'add', caller.userId),
      pubKeyCredParams: passkeyAlgorithms.map((alg) => ({ type: publicKey, alg })),
      timeout: challengeTimeoutMs,
      excludeCredentials: known.map(({ credentialId: id }) => ({ id, type: publicKey })),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      attestation: 'none',
    };
  });
}
