import { supportAccount } from '@waybill/contract/support/support-account';
import type { Tx } from '../../../platform/db/database.ts';

/**
 * Created with the first message to support, not with the tables: a database without people is an empty one. It has no password
 * and an address that no email reaches, so nobody ever signs in with it.
 */
export async function ensureSupportAccount(tx: Tx): Promise<void> {
  const { id, username, fullName } = supportAccount;
  await tx`
    insert into account (id, username, email, auth_provider, country_code, is_staff)
    values (${id}, ${username}, 'support@support.invalid', 'password', 'NG', true) on conflict do nothing`;
  await tx`
    insert into profile (user_id, full_name, country_name, show_presence, email_on_new_notifications, email_on_direct_messages,
      email_payment_receipts, email_order_performance, web_push_notification_enabled)
    values (${id}, ${fullName}, 'Nigeria', false, false, false, false, false, false) on conflict (user_id) do nothing`;
}
