import { caseKinds } from '@waybill/contract/ops/case-kinds';
import { transact } from '../../../platform/db/database.ts';
import { endStaffAccount } from '../../identity/index.ts';
import type { OpsContext } from '../context.ts';
import { refuseOwn, requireAdmin } from '../policies.ts';
import { recordAct } from '../storage/acts.ts';
import { endHoldsOf } from '../storage/holds.ts';

type Ending = {
  /** The admin who decides; null for the command line. */
  readonly staffId: string | null;
  readonly userId: string;
  readonly because: string;
};

/** Ends somebody’s work for us. Their acts stay in the audit trail under their name. */
export function endStaff({ db }: Pick<OpsContext, 'db'>, { staffId, userId, because }: Ending): Promise<void> {
  return transact(db, async (tx) => {
    refuseOwn(staffId, userId);
    await requireAdmin(tx, staffId);
    await endStaffAccount(tx, userId);
    await endHoldsOf(tx, userId, caseKinds);
    await recordAct(tx, { staffId, what: 'staff-ended', subject: userId, userId, because });
  });
}
