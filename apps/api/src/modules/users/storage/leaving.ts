import type { Tx } from '../../../platform/db/database.ts';

const nameOfTheGone = 'Someone who left';

/** Stars and numbers of parcels stay: orders of others count on them. */
export function anonymiseProfile(tx: Tx, userId: string): void {
  tx.write(tx`
    update profile set full_name = ${nameOfTheGone}, city = '', referrer = null, profile_picture = null,
      web_push_notification_enabled = false, show_read_receipts = false, show_presence = false, email_on_new_notifications = false,
      email_on_direct_messages = false, email_payment_receipts = false, email_order_performance = false, muted_users = '{}',
      not_interested_items = '{}', time_zone = null
    where user_id = ${userId}`);
  tx.write(tx`
    update dispatch_business set name = ${nameOfTheGone}, email = '', website = '', phone = '', rep_name = null, rep_role = null,
      rep_city = null, base_fare_minor = null, active_locations = '[null, null, null]'
    where user_id = ${userId}`);
  tx.write(tx`delete from push_token where user_id = ${userId}`);
  tx.write(tx`delete from presence where user_id = ${userId}`);
}

/** Members whom they referred lose the name of their referrer. */
export function forgetReferrer(tx: Tx, userId: string): void {
  tx.write(tx`
    update profile set referrer = null
    where lower(referrer) = (select username from account where id = ${userId}) and referrer is not null`);
}

/** Members whom they referred name them by the new username. */
export function renameReferrer(tx: Tx, from: string, to: string): void {
  tx.write(tx`update profile set referrer = ${to} where lower(referrer) = ${from} and referrer is not null`);
}

/** Blanks the reports by a member that staff have decided; open ones lose their words when they are closed. */
export function blankReportsBy(tx: Tx, userId: string): void {
  tx.write(tx`update user_report set message = '' where reported_by = ${userId} and handled_at is not null`);
}
