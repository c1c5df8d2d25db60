import type { StaffRole } from '@waybill/contract/ops/staff-roles';
import { brokenConstraint, type Tx, transact } from '../../../platform/db/database.ts';
import { createStaffAccount, takenProblem } from '../../identity/index.ts';
import { insertProfile } from '../../users/index.ts';
import type { OpsContext } from '../context.ts';
import { requireAdmin } from '../policies.ts';
import { recordAct } from '../storage/acts.ts';

export type NewStaff = {
  /** The admin who invites; null for the command line, which makes the first. */
  readonly staffId: string | null;
  readonly email: string;
  readonly username: string;
  readonly fullName: string;
  readonly role: StaffRole;
  readonly because: string;
};

type Needs = Pick<OpsContext, 'db' | 'enqueue'>;

/** Brings somebody into the team. Their first password comes by the link in an email. */
export async function inviteStaff(
  { db, enqueue }: Needs,
  { staffId, role, fullName, because, ...names }: NewStaff,
): Promise<string> {
  try {
    return await transact(db, async (tx: Tx) => {
      await requireAdmin(tx, staffId);
      const userId = await createStaffAccount(tx, enqueue, { ...names, staffRole: role });
      insertProfile(tx, { userId, fullName, city: '', countryName: 'Nigeria', referrer: null });
      await recordAct(tx, { staffId, what: 'staff-created', subject: userId, userId, about: { role }, because });
      return userId;
    });
  } catch (error) {
    throw takenProblem(brokenConstraint(error)) ?? error;
  }
}
