import { type KycStatus, kycStatus } from '@waybill/contract/users/enums';
import type { Context } from '../context.ts';
import { findAccountByIdentifier } from '../modules/identity/index.ts';
import { settleByOperator } from '../modules/kyc/index.ts';
import { recordAct } from '../modules/ops/index.ts';
import { transact } from '../platform/db/database.ts';
import { Problem } from '../platform/http/problem.ts';

const words: Readonly<Record<string, KycStatus>> = {
  unchecked: kycStatus.Unverified,
  checked: kycStatus.Completed,
  pending: kycStatus.Pending,
  failed: kycStatus.Failed,
};

/** Records the outcome of an identity check, for people whose documents staff have seen. */
export async function markIdentity(context: Context, identifier: string, word: string, because = ''): Promise<string> {
  const status = words[word];
  if (status === undefined) throw new Problem('invalid_input', `Please say one of: ${Object.keys(words).join(', ')}.`);
  const account = await findAccountByIdentifier(context.db, identifier);
  if (!account) throw new Problem('not_found', `There is no account for ${identifier}.`);
  if (account.deactivatedAt) throw new Problem('not_found', `${account.username} has left: there is nobody to check.`);
  await transact(context.db, async (tx) => {
    await settleByOperator(context, tx, account.id, status);
    const act = { what: 'identity-marked', subject: account.id, userId: account.id, about: { as: word } } as const;
    await recordAct(tx, { staffId: null, ...act, because });
  });
  return `The identity of ${account.username} is ${word}.`;
}
