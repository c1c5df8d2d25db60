import type { ResultOf } from '@waybill/contract/call';
import type { beginPasskeySignIn } from '@waybill/contract/identity/begin-passkey-sign-in';
import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { IdentityContext } from '../context.ts';
import { challengeTimeoutMs, newChallenge, publicKey } from '../passkey-challenges.ts';
import { relyingParty } from '../passkeys.ts';
import { listPasskeysOf } from '../storage/passkeys.ts';

/** Signing in names nobody: the browser offers the passkeys that it has for us. */
export async function beginPasskeyUse(
  context: IdentityContext,
  purpose: 'sign-in' | 'confirm',
  userId: string | null,
): Promise<ResultOf<typeof beginPasskeySignIn>> {
  return transact(context.db, async (tx) => {
    const known = userId === null ? [] : await listPasskeysOf(tx, userId);
    if (userId !== null && known.length === 0)
      throw new Problem('passkey_refused', 'You have no passkey yet. You can add one in your account settings.');
    return {
      rpId: relyingParty(context.publicUrl).id,
      challenge: await newChallenge(tx, purpose, userId),
      timeout: challengeTimeoutMs,
      userVerification: 'required',
      allowCredentials: known.map(({ credentialId: id }) => ({ id, type: publicKey })),
    };
  });
}
