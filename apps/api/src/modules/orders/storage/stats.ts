import type { Db } from '../../../platform/db/database.ts';

export type StatsRow = {
  readonly packagesSent: number;
  readonly numberOfDeliveries: number;
  readonly ratingSum: number;
  readonly ratingCount: number;
  readonly runningOrders: number;
  /** Counts of the orders that this person carried. */
  readonly completed: number;
  readonly cancelled: number;
  readonly posts: number;
  readonly likesReceived: number;
};

/** One statement, one moment. An offer that came to nothing was never carried: only orders that were once agreed on count. */
export async function findStats(db: Db, userId: string): Promise<StatsRow> {
  const [row] = await db<StatsRow[]>`
    select packages_sent, number_of_deliveries, rating_sum, rating_count,
           (select count(*)::int from delivery_order where sender_id = ${userId} and status in (1, 2, 3, 10, 11))
             + (select count(*)::int from delivery_order where carrier_id = ${userId} and status in (1, 2, 3, 10, 11)) as running_orders,
           carried.completed, carried.cancelled, items.posts, items.likes_received
    from profile
    cross join lateral (
      select count(*) filter (where status = 5)::int as completed, count(*) filter (where status = 6 and was_agreed)::int as cancelled
      from (
        select status, exists (select from order_event where order_id = delivery_order.id and order_event.status = 1) as was_agreed
        from delivery_order where carrier_id = ${userId} and status in (5, 6)) as ended) as carried
    cross join lateral (
      select count(*)::int as posts, coalesce(sum(like_count), 0)::int as likes_received
      from timeline_item where author_id = ${userId} and removed_at is null) as items
    where user_id = ${userId}`;
  if (!row) throw new Error('Whoever is signed in has no profile');
  return row;
}

export type MonthRow = { readonly month: string; readonly sent: number; readonly delivered: number };

/** The last so many months in Lagos, oldest first, the running one last; by the day on which a delivery was completed. */
export async function listMonths(db: Db, userId: string, months: number): Promise<MonthRow[]> {
  return db<MonthRow[]>`
    select to_char(month, 'YYYY-MM') as month, count(*) filter (where sender_id = ${userId})::int as sent,
           count(*) filter (where carrier_id = ${userId})::int as delivered
    from generate_series(
      date_trunc('month', now() at time zone 'Africa/Lagos') - ${months - 1}::int * interval '1 month',
      date_trunc('month', now() at time zone 'Africa/Lagos'), interval '1 month') as month
    left join (
      select sender_id, carrier_id, date_trunc('month', happened_at at time zone 'Africa/Lagos') as completed_in
      from delivery_order join order_event on order_id = delivery_order.id and order_event.status = 5
      where (sender_id = ${userId} or carrier_id = ${userId}) and delivery_order.status = 5) as arrived on completed_in = month
    group by month order by month`;
}
