import type { Tx } from '../../../platform/db/database.ts';

/** The search for a rider is over. Answers those for whom it was ringing still. */
export async function endSearch(tx: Tx, packageId: string, state: 'taken' | 'over'): Promise<readonly string[]> {
  const { count } = await tx`
    update express_search set state = ${state} where package_id = ${packageId} and state in ('ringing', 'nobody')`;
  if (count === 0) return [];
  const rows = await tx<{ riderId: string }[]>`
    update express_ring set until = now() where package_id = ${packageId} and until > now() and declined_at is null
    returning rider_id`;
  return rows.map(({ riderId }) => riderId).sort();
}
