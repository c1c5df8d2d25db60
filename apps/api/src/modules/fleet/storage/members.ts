import { ridingRoles } from '@waybill/contract/businesses/roles';
import type { Tx } from '../../../platform/db/database.ts';

/** Whether somebody can ride for a business; kept so, and given nothing else, until the end of this transaction. Locked before any vehicle. */
export async function lockRidingMember(tx: Tx, businessId: string, userId: string): Promise<boolean> {
  const rows = await tx`
    select from business_member
    where user_id = ${userId} and business_id = ${businessId} and ended_at is null and role = any(${[...ridingRoles]})
    for no key update`;
  return rows.length > 0;
}
