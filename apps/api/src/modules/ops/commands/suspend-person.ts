import type { MeasureReason } from '@waybill/contract/measures/measure-view';
import { type Tx, transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { type Account, accountStatusChanged, lockAccount, suspendAccount } from '../../identity/index.ts';
import { setMeasure } from '../../users/index.ts';
import type { OpsContext } from '../context.ts';
import { refuseOwn } from '../policies.ts';
import { nobodyHere } from '../read-person.ts';
import { recordAct } from '../storage/acts.ts';
import { namedRefusal } from '../telling-who.ts';
import { partOf } from './part-of.ts';

export type Suspension = {
  /** The staff member who acts; null for the command line, which alone may suspend staff. */
  readonly staffId: string | null;
  readonly userId: string;
  /** For us. */
  readonly because: string;
  /** Text for the person, sent by email. */
  readonly toldAs?: string | undefined;
  readonly reason?: MeasureReason | undefined;
  /** What of theirs was taken down with it. */
  readonly itemId?: string;
  readonly itemType?: number;
  /** The report that was closed by it, in the same act. */
  readonly report?: string;
};

type Needs = Pick<OpsContext, 'db' | 'publish'>;

export function suspendPerson(context: Needs, suspension: Suspension): Promise<void> {
  return transact(context.db, async (tx) => {
    const account = await lockSomebody(tx, suspension);
    if (account.blockedAt !== null) throw await suspendedAlready(tx, account, suspension.staffId);
    await suspendLocked(context, tx, account, suspension);
  });
}

/** Says who of us suspended them. */
export function suspendedAlready(tx: Tx, { id, username }: Account, staffId: string | null): Promise<Problem> {
  const refusal = new Problem('already_decided', `${username} is suspended: everything is closed to them already.`);
  return namedRefusal(tx, { kind: 'suspension', id, staffId }, refusal);
}

/** Suspends as part of a larger act. A suspended person stays so. */
export async function suspendIfNeeded(context: Needs, tx: Tx, suspension: Suspension): Promise<void> {
  const account = await lockSomebody(tx, suspension);
  if (account.blockedAt === null) await suspendLocked(context, tx, account, suspension);
}

async function suspendLocked(context: Needs, tx: Tx, { id }: Account, suspension: Suspension): Promise<void> {
  const { staffId, because, toldAs = '', reason = 'other', itemId, itemType, report } = suspension;
  const { publish } = context;
  await suspendAccount(tx, id, true);
  await recordAct(tx, { staffId, what: 'suspended', subject: id, userId: id, about: partOf(report), because });
  setMeasure(context, tx, {
    userId: id,
    kind: 'suspension',
    reason,
    toldAs,
    setBy: staffId,
    ...(itemId && itemType !== undefined ? { itemId, itemType } : {}),
  });
  publish(tx, accountStatusChanged, { userId: id, isSuspended: true, toldAs });
}

export async function lockSomebody(tx: Tx, { staffId, userId }: Pick<Suspension, 'staffId' | 'userId'>): Promise<Account> {
  const account = await lockAccount(tx, userId);
  if (!account) throw nobodyHere();
  refuseOwn(staffId, userId);
  if (staffId !== null && account.isStaff)
    throw new Problem('forbidden', 'Staff are suspended and restored from the command line only.');
  if (account.deactivatedAt !== null) throw new Problem('forbidden', 'They have left for good: there is nobody to decide about.');
  return account;
}
