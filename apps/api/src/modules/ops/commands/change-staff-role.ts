import { mayDecide } from '@waybill/contract/ops/case-calls';
import { caseKinds } from '@waybill/contract/ops/case-kinds';
import type { StaffRole } from '@waybill/contract/ops/staff-roles';
import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { setStaffRoleOf } from '../../identity/index.ts';
import type { OpsContext } from '../context.ts';
import { refuseOwn, requireAdmin } from '../policies.ts';
import { recordAct } from '../storage/acts.ts';
import { endHoldsOf } from '../storage/holds.ts';
import { namedRefusal } from '../telling-who.ts';

type Change = {
  /** The admin who decides; null for the command line. */
  readonly staffId: string | null;
  readonly userId: string;
  readonly role: StaffRole;
  readonly because: string;
};

/** Changes what one of our people does, from their next call on. */
export function changeStaffRole({ db }: Pick<OpsContext, 'db'>, { staffId, userId, role, because }: Change): Promise<void> {
  return transact(db, async (tx) => {
    refuseOwn(staffId, userId);
    await requireAdmin(tx, staffId);
    const before = await setStaffRoleOf(tx, userId, role);
    if (before === role) {
      const refusal = new Problem('already_decided', 'That is what they do already.');
      throw await namedRefusal(tx, { kind: 'team', id: userId, staffId }, refusal);
    }
    // What they may no longer decide waits for somebody else.
    await endHoldsOf(
      tx,
      userId,
      caseKinds.filter((kind) => !mayDecide(role, kind)),
    );
    await recordAct(tx, {
      staffId,
      what: 'staff-role-changed',
      subject: userId,
      userId,
      about: { from: before, to: role },
      because,
    });
  });
}
