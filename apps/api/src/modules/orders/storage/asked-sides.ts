import { hoursAfterAnswer } from '@waybill/contract/ops/case-times';
import type { Db } from '../../../platform/db/database.ts';

/** Where the last question to a side stands: its deadline, or when it was answered. */
export type AskedSide = {
  readonly userId: string;
  readonly state: 'waiting' | 'answered' | 'unanswered';
  readonly until: string;
};

/**
 * The last question to each side of every order in dispute, what was withdrawn left out. What is over waits no longer, whether or not a job
 * has come by.
 */
const lastQuestions = (db: Db) => db`
  select distinct on (order_id, side) order_id, case side when 'sender' then sender_id else carrier_id end as user_id,
    case when state = 'open' and answer_by > now() then 'waiting' when state = 'answered' then 'answered' else 'unanswered' end as stands,
    case when state = 'answered' then ended_at else answer_by end as until
  from order_question join delivery_order on delivery_order.id = order_id
  where delivery_order.status = 8 and state <> 'withdrawn'
  order by order_id, side, asked_at desc, order_question.id desc`;

/** By order: `sides`, and `due_at` by the same rule as `dueAt` of the contract. */
export const askedOrders = (db: Db) => db`
  select order_id, jsonb_agg(jsonb_build_object('userId', user_id, 'state', stands, 'until', until) order by until, user_id) as sides,
    max(until + case stands when 'answered' then ${hoursAfterAnswer}::int else 0 end * interval '1 hour') as due_at
  from (${lastQuestions(db)}) as last_question group by order_id`;

/** What the sides of these orders were asked, as far as they are in dispute. */
export async function findAskedOrders(db: Db, orderIds: readonly string[]): Promise<ReadonlyMap<string, readonly AskedSide[]>> {
  const rows = await db<{ orderId: string; sides: readonly AskedSide[] }[]>`
    select order_id, sides from (${askedOrders(db)}) as asked where order_id = any(${[...orderIds]})`;
  return new Map(rows.map(({ orderId, sides }) => [orderId, sides]));
}
