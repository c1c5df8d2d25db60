import type { RealtimeEvent } from '@waybill/contract/realtime/events';
import type { Db, Tx } from '../db/database.ts';

export const inboxChannel = 'realtime_inbox';

export type InboxRow = { readonly seq: number; readonly event: RealtimeEvent };

/**
 * Tells a person something, as part of the transaction that made it true. The numbers come from a row of their
 * own, locked until the commit, so they become visible in order and without gaps (a shared sequence would show
 * 8 before 7, and a reader that had asked for "after 8" would never see 7).
 */
export async function tell(tx: Tx, userId: string, ...events: readonly RealtimeEvent[]): Promise<void> {
  if (events.length === 0) return;
  await tx`
    with next as (
      insert into realtime_cursor (user_id, last_seq) values (${userId}, ${events.length})
      on conflict (user_id) do update set last_seq = realtime_cursor.last_seq + ${events.length}
      returning last_seq)
    insert into realtime_inbox (user_id, seq, event)
    select ${userId}, last_seq - ${events.length} + position, event
    from next, jsonb_array_elements(${tx.json([...events])}) with ordinality as told(event, position)`;
  await tx`select pg_notify(${inboxChannel}, ${userId})`;
}

/** What came after a number, oldest first. */
export async function readInbox(db: Db, userId: string, after: number): Promise<InboxRow[]> {
  return db<InboxRow[]>`
    select seq::int, event from realtime_inbox where user_id = ${userId} and seq > ${after} order by seq limit 500`;
}

/** The oldest number that is still kept, and the newest given. */
export async function inboxBounds(db: Db, userId: string): Promise<{ first: number; last: number }> {
  const [row] = await db<{ first: number; last: number }[]>`
    select coalesce((select min(seq) from realtime_inbox where user_id = ${userId}), 0)::int as first,
           coalesce((select last_seq from realtime_cursor where user_id = ${userId}), 0)::int as last`;
  return row ?? { first: 0, last: 0 };
}
