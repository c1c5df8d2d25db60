import type { StaffRole } from '@waybill/contract/ops/staff-roles';
import type { Db } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { listStaff } from '../users/index.ts';

export type Colleague = { readonly id: string; readonly fullName: string; readonly role: StaffRole };

/** One of our people, to whom something is given in the field `to`. */
export async function findColleague(db: Db, to: string): Promise<Colleague> {
  const [found] = await listStaff(db, to);
  if (!found?.role) throw new Problem('invalid_input', 'They are not one of our people.', { field: 'to' });
  return { id: found.id, fullName: found.fullName, role: found.role };
}
