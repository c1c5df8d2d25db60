import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { lockAdmins } from '../identity/index.ts';

/** Refuses staff who decide about themselves; the command line (null) is nobody in particular. */
export function refuseOwn(staffId: string | null, ...concerned: readonly (string | null)[]): void {
  if (staffId !== null && concerned.includes(staffId))
    throw new Problem('forbidden', 'This is about you. Somebody else has to decide it.');
}

/** Locks the team’s admins, of whom this must still be one: two who end each other at the same moment do not both succeed. */
export async function requireAdmin(tx: Tx, staffId: string | null): Promise<void> {
  const admins = await lockAdmins(tx);
  if (staffId !== null && !admins.includes(staffId)) throw new Problem('not_in_role', 'Only an admin changes the team.');
}
