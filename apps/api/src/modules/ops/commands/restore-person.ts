import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { accountStatusChanged, suspendAccount } from '../../identity/index.ts';
import { markSuspensionLifted } from '../../users/index.ts';
import type { OpsContext } from '../context.ts';
import { recordAct } from '../storage/acts.ts';
import { namedRefusal } from '../telling-who.ts';
import { lockSomebody, type Suspension } from './suspend-person.ts';

export function restorePerson(
  { db, publish }: Pick<OpsContext, 'db' | 'publish'>,
  { staffId, userId, because, toldAs = '' }: Suspension,
): Promise<void> {
  return transact(db, async (tx) => {
    const account = await lockSomebody(tx, { staffId, userId });
    if (account.blockedAt === null) {
      const refusal = new Problem('already_decided', `${account.username} is not suspended.`);
      throw await namedRefusal(tx, { kind: 'restoration', id: userId, staffId }, refusal);
    }
    await suspendAccount(tx, userId, false);
    markSuspensionLifted(tx, userId, { by: staffId, toldAs });
    await recordAct(tx, { staffId, what: 'restored', subject: userId, userId, because });
    publish(tx, accountStatusChanged, { userId, isSuspended: false, toldAs });
  });
}
