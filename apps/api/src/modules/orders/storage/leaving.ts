import type { Db, Tx } from '../../../platform/db/database.ts';

export type Unfinished = { readonly running: number; readonly asked: number; readonly talks: number };

export async function countUnfinished(db: Db, userId: string): Promise<Unfinished> {
  const [row] = await db<Unfinished[]>`
    select count(*) filter (where status in (1, 2, 3, 4, 8))::int as running, count(*) filter (where status = 0)::int as asked,
      (select count(*)::int from negotiation
       where (sender_id = ${userId} or carrier_id = ${userId}) and status in (0, 2) and ended_at is null) as talks
    from delivery_order where (sender_id = ${userId} or carrier_id = ${userId}) and status in (0, 1, 2, 3, 4, 8)`;
  return row ?? { running: 0, asked: 0, talks: 0 };
}

export async function forgetWhereabouts(tx: Tx, userId: string): Promise<void> {
  await tx`delete from carrier_duty where user_id = ${userId}`;
  await tx`delete from express_ring where rider_id = ${userId}`;
}
