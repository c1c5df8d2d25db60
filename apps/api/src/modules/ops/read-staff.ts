import type { StaffView } from '@waybill/contract/ops/staff-view';
import type { Db } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { listStaff } from '../users/index.ts';

export async function readStaff(db: Db): Promise<StaffView[]> {
  return (await listStaff(db)).map(viewOf);
}

export async function readStaffMember(db: Db, uid: string): Promise<StaffView> {
  const [row] = await listStaff(db, uid);
  if (!row) throw new Problem('not_found', 'They are not one of our people.');
  return viewOf(row);
}

function viewOf({ createdAt, lastSeen, ...row }: Awaited<ReturnType<typeof listStaff>>[number]): StaffView {
  return { ...row, since: createdAt.toISOString(), lastSeen: lastSeen?.toISOString() ?? null };
}
