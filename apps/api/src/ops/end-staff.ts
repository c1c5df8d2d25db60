import type { Context } from '../context.ts';
import { endStaffAccount, findAccountByIdentifier } from '../modules/identity/index.ts';
import { recordAct } from '../modules/ops/index.ts';
import { transact } from '../platform/db/database.ts';
import { Problem } from '../platform/http/problem.ts';

/** Ends a staff account. Its acts stay in the audit trail under its name. */
export async function endStaff({ db }: Context, identifier: string, because = ''): Promise<string> {
  const account = await findAccountByIdentifier(db, identifier);
  if (!account) throw new Problem('not_found', `There is no account for ${identifier}.`);
  await transact(db, async (tx) => {
    const { id: userId } = await endStaffAccount(tx, account.id);
    await recordAct(tx, { staffId: null, what: 'staff-ended', subject: userId, userId, because });
  });
  return `${account.username} is not staff any more and is signed out everywhere.`;
}
