import type { Context } from '../context.ts';
import { findAccountByIdentifier, suspendAccount } from '../modules/identity/index.ts';
import { transact } from '../platform/db/database.ts';
import { Problem } from '../platform/http/problem.ts';

export async function setSuspended(context: Context, identifier: string, isSuspended: boolean): Promise<string> {
  const account = await findAccountByIdentifier(context.db, identifier);
  if (!account) throw new Problem('not_found', `There is no account for ${identifier}.`);
  await transact(context.db, (tx) => suspendAccount(tx, account.id, isSuspended));
  return `${account.username} is ${isSuspended ? 'suspended' : 'restored'}.`;
}
