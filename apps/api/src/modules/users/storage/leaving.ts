import type { Tx } from '../../../platform/db/database.ts';

export const nameOfTheGone = 'Someone who left';

/** What they earned of stars and parcels stays: orders of others count on it. */
export async function anonymiseProfile(tx: Tx, userId: string): Promise<void> {
  await tx`
    update profile set full_name = ${nameOfTheGone}, city = '', referrer = null, profile_picture = null,
      web_push_notification_enabled = false, show_read_receipts = false, show_presence = false, email_on_new_notifications = false,
      email_on_direct_messages = false, email_payment_receipts = false, email_order_performance = false, muted_users = '{}',
      not_interested_items = '{}'
    where user_id = ${userId}`;
  await tx`
    update dispatch_business set name = ${nameOfTheGone}, email = '', website = '', phone = '', rep_name = null, rep_role = null,
      rep_city = null, base_fare_minor = null, active_locations = '[null, null, null]'
    where user_id = ${userId}`;
  await tx`delete from push_token where user_id = ${userId}`;
  await tx`delete from presence where user_id = ${userId}`;
}

/** Whoever came by their word did not come by a name that we still know. */
export async function forgetReferrer(tx: Tx, userId: string): Promise<void> {
  await tx`
    update profile set referrer = null
    where lower(referrer) = (select username from account where id = ${userId}) and referrer is not null`;
}

/** Whoever came by their word still names them after they took another username. */
export async function renameReferrer(tx: Tx, from: string, to: string): Promise<void> {
  await tx`update profile set referrer = ${to} where lower(referrer) = ${from} and referrer is not null`;
}

/** What they reported and our people have decided; what is still open loses its words when it is closed. */
export async function blankReportsBy(tx: Tx, userId: string): Promise<void> {
  await tx`update user_report set message = '' where reported_by = ${userId} and handled_at is not null`;
}
