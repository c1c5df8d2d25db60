import { type Tx, transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { type Account, restrictAccount } from '../../identity/index.ts';
import { setMeasure } from '../../users/index.ts';
import type { OpsContext } from '../context.ts';
import { recordAct } from '../storage/acts.ts';
import { findRestriction } from '../storage/restrictions.ts';
import { namedRefusal } from '../telling-who.ts';
import { partOf } from './part-of.ts';
import { lockSomebody, suspendedAlready } from './suspend-person.ts';
import type { Warning } from './warn-person.ts';

export type Restricting = Warning & {
  /** Null: until somebody lifts it. */
  readonly days: number | null;
};

type Needs = Pick<OpsContext, 'db' | 'publish'>;

export function restrictPerson(context: Needs, restricting: Restricting): Promise<void> {
  return transact(context.db, async (tx) => {
    const account = await lockSomebody(tx, restricting);
    await restrictLocked(context, tx, account, restricting);
  });
}

/** Restricts as part of a larger act, which has locked the account. */
export async function restrictLocked(
  context: Pick<Needs, 'publish'>,
  tx: Tx,
  account: Account,
  { staffId, userId, reason, days, because, toldAs = '', report, ...item }: Restricting,
): Promise<void> {
  if (account.blockedAt !== null) throw await suspendedAlready(tx, account, staffId);
  if (await findRestriction(tx, userId)) {
    const words = `${account.username} is restricted already. Lift that first, if it should be another.`;
    throw await namedRefusal(tx, { kind: 'restriction', id: userId, staffId }, new Problem('already_decided', words));
  }
  const until = days === null ? null : new Date(Date.now() + days * 86_400_000);
  await restrictAccount(tx, userId, { reason, until });
  const measureId = setMeasure(context, tx, { userId, kind: 'restriction', reason, toldAs, setBy: staffId, until, ...item });
  const about = { reason, days: days ?? 'until it is lifted', measureId, ...partOf(report) };
  await recordAct(tx, { staffId, what: 'restricted', subject: userId, userId, about, because });
}
