import type { Tx } from '../../../platform/db/database.ts';
import type { Named } from '../nameless.ts';

export async function deleteAllOf(tx: Tx, userId: string): Promise<void> {
  await tx`delete from notification where user_id = ${userId}`;
  await tx`delete from notification_heard where user_id = ${userId}`;
  await tx`delete from messages_email where user_id = ${userId}`;
}

/**
 * Notifications of others about a member: their acts, and steps of their orders by time or staff. In the order of ids, as
 * those who count them do.
 */
export async function lockNotificationsAbout(tx: Tx, userId: string): Promise<(Named & { readonly id: string })[]> {
  // Cleared ones are few, and have an index of their own.
  return tx<(Named & { readonly id: string })[]>`
    with theirs as (
      select id as order_id, case when sender_id = ${userId} then carrier_id else sender_id end as other_id
      from delivery_order where sender_id = ${userId} or carrier_id = ${userId})
    select id, type, count, timeline_item_type from notification
    where id in (
      select id from notification where related_user_id = ${userId}
      union all
      select id from theirs join notification on user_id = other_id and subject = order_id where cleared_at is null
      union all
      select id from theirs join notification on user_id = other_id and subject = order_id where cleared_at is not null)
    order by id for update`;
}
