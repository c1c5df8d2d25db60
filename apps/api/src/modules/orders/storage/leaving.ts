import type { Db, Tx } from '../../../platform/db/database.ts';

export type Unfinished = { readonly running: number; readonly asked: number; readonly negotiations: number };

export async function countUnfinished(db: Db, userId: string): Promise<Unfinished> {
  const [row] = await db<Unfinished[]>`
    select count(*) filter (where status in (1, 2, 3, 4, 8, 10, 11))::int as running, count(*) filter (where status = 0)::int as asked,
      (select count(*)::int from negotiation
       where (sender_id = ${userId} or carrier_id = ${userId}) and status in (0, 2) and ended_at is null) as negotiations
    from delivery_order where (sender_id = ${userId} or carrier_id = ${userId}) and status in (0, 1, 2, 3, 4, 8, 10, 11)`;
  return row ?? { running: 0, asked: 0, negotiations: 0 };
}

export function deletePositions(tx: Tx, userId: string): void {
  tx.write(tx`delete from carrier_duty where user_id = ${userId}`);
  tx.write(tx`delete from express_ring where rider_id = ${userId}`);
}

/** The reasons of a list stay, and that there were words. */
const withoutWords = (tx: Tx, column: string) => tx`
  (select coalesce(jsonb_agg(case when reason ->> 'customText' = '' then reason
     else reason || '{"customText": "Not kept since they left"}' end), '[]')
   from jsonb_array_elements(${tx(column)}) as reason)`;

/** Blanks everything they wrote about orders and fees. */
export function blankWordsOf(tx: Tx, userId: string): void {
  tx.write(tx`
    update order_event set message = '', reasons = ${withoutWords(tx, 'reasons')}
    where user_id = ${userId} and (message <> '' or reasons <> '[]')
      and order_id in (select id from delivery_order where sender_id = ${userId} or carrier_id = ${userId})`);
  tx.write(tx`
    update delivery_order set cancel_reasons = ${withoutWords(tx, 'cancel_reasons')}
    where carrier_id = ${userId} and cancel_reasons <> '[]'`);
  tx.write(tx`
    update order_question set answer = ''
    where answer <> '' and order_id in (select id from delivery_order where (sender_id = ${userId} and side = 'sender') or (carrier_id = ${userId} and side = 'carrier'))`);
  tx.write(tx`update order_assignment set reason = '' where rider_id = ${userId} and reason <> ''`);
  tx.write(tx`
    update negotiation set reason = ''
    where reason <> '' and ((sender_id = ${userId} and named_by = 'sender') or (carrier_id = ${userId} and named_by = 'carrier'))`);
}
