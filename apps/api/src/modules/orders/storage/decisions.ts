import type { Db } from '../../../platform/db/database.ts';

export type DecisionRow = {
  readonly orderId: string;
  readonly packageId: string;
  readonly at: Date;
  readonly because: string;
};

/** Decisions of staff on those of these orders that were in dispute. */
export async function listDecisions(db: Db, orderIds: readonly string[]): Promise<DecisionRow[]> {
  if (orderIds.length === 0) return [];
  return db<DecisionRow[]>`
    select order_id, package_id, max(happened_at) as at, (array_agg(message order by happened_at desc))[1] as because
    from order_event as decided join delivery_order on delivery_order.id = order_id
    where order_id = any(${[...orderIds]}) and actor = 'ops' and decided.status in (5, 6)
      and exists (select from order_event as asked where asked.order_id = decided.order_id and asked.status = 8)
    group by order_id, package_id`;
}
