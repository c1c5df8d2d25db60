import type { Context } from '../context.ts';
import { findAccountByIdentifier } from '../modules/identity/index.ts';
import { endStaff as end } from '../modules/ops/index.ts';
import { Problem } from '../platform/http/problem.ts';

/** Ends a staff account, also the last of an admin. */
export async function endStaff(context: Context, identifier: string, because = ''): Promise<string> {
  const account = await findAccountByIdentifier(context.db, identifier);
  if (!account) throw new Problem('not_found', `There is no account for ${identifier}.`);
  await end(context, { staffId: null, userId: account.id, because });
  return `${account.username} is not staff any more and is signed out everywhere.`;
}
