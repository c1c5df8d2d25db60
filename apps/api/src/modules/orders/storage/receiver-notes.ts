import type { Db, Tx } from '../../../platform/db/database.ts';

type ReceiverNote = { readonly note: string; readonly writtenAt: Date };

export async function findReceiverNote(db: Db, orderId: string): Promise<ReceiverNote | undefined> {
  const [row] = await db<ReceiverNote[]>`select note, written_at from receiver_note where order_id = ${orderId}`;
  return row;
}

export function keepReceiverNote(tx: Tx, orderId: string, note: string): void {
  tx.write(tx`
    insert into receiver_note (order_id, note) values (${orderId}, ${note})
    on conflict (order_id) do update set note = excluded.note, written_at = now()`);
}

/** Taken back; or another receiver has come, or another place. */
export function deleteReceiverNote(tx: Tx, orderId: string): void {
  tx.write(tx`delete from receiver_note where order_id = ${orderId}`);
}

/** A month after the delivery nobody sees it any more. */
export const deleteOldNotes = (tx: Tx, most: number) => tx`
  delete from receiver_note where order_id = any(array(
    select order_id from receiver_note join delivery_order on delivery_order.id = order_id
    where status not in (1, 2, 3) and changed_at < now() - interval '30 days' order by order_id limit ${most}))`;
