import type { Tx } from '../../../platform/db/database.ts';

/** Nothing is left to agree on: what is open is turned down, what was agreed and not paid for is withdrawn. */
export async function endNegotiationsOf(tx: Tx, packageId: string, exceptId: string | null = null): Promise<void> {
  await tx`
    update negotiation set status = case status when 0 then 3 else 4 end, ended_at = now()
    where package_id = ${packageId} and status in (0, 2) and ended_at is null and id is distinct from ${exceptId}`;
}
