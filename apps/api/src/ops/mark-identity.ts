import { type KycStatus, kycStatus } from '@waybill/contract/users/enums';
import type { Context } from '../context.ts';
import { findAccountByIdentifier } from '../modules/identity/index.ts';
import { identityDecided, setKycStatus } from '../modules/users/index.ts';
import { transact } from '../platform/db/database.ts';
import { Problem } from '../platform/http/problem.ts';
import { tell } from '../platform/realtime/inbox.ts';

const words: Readonly<Record<string, KycStatus>> = {
  unchecked: kycStatus.Unverified,
  checked: kycStatus.Completed,
  pending: kycStatus.Pending,
  failed: kycStatus.Failed,
};

/** Writes down how an identity check ended, for people whose papers somebody of ours has seen. */
export async function markIdentity(context: Context, identifier: string, word: string): Promise<string> {
  const status = words[word];
  if (status === undefined) throw new Problem('invalid_input', `Please say one of: ${Object.keys(words).join(', ')}.`);
  const account = await findAccountByIdentifier(context.db, identifier);
  if (!account) throw new Problem('not_found', `There is no account for ${identifier}.`);
  await transact(context.db, async (tx) => {
    await setKycStatus(tx, account.id, status);
    // Limits of the wallet hang on it, too.
    await tell(tx, account.id, { type: 'user.changed' }, { type: 'wallet.changed' });
    await context.publish(tx, identityDecided, { userId: account.id, status, at: new Date().toISOString() });
  });
  return `The identity of ${account.username} is ${word}.`;
}
