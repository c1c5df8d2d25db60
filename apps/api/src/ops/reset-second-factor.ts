import type { Context } from '../context.ts';
import { findAccountByIdentifier, resetSecondFactor } from '../modules/identity/index.ts';
import { recordAct } from '../modules/ops/index.ts';
import { transact } from '../platform/db/database.ts';
import { Problem } from '../platform/http/problem.ts';

/** A colleague has lost their phone and their recovery codes. Make sure first that it is really them who asks. */
export async function resetSecondFactorNow({ db, publish }: Context, identifier: string, because: string): Promise<string> {
  const account = await findAccountByIdentifier(db, identifier);
  if (!account) throw new Problem('not_found', `There is no account for ${identifier}.`);
  await transact(db, async (tx) => {
    const { id: userId, username: subject } = await resetSecondFactor(tx, publish, account.id);
    await recordAct(tx, { staffId: null, what: 'second-factor-reset', subject, userId, because });
  });
  return `${account.username} is signed out everywhere and sets up a new second factor at the next visit to the console.`;
}
