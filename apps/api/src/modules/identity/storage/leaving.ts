import type { Tx } from '../../../platform/db/database.ts';
import { deleteSecondFactor } from './second-factors.ts';

export type Leaver = { readonly isStaff: boolean; readonly hasLeft: boolean };

/**
 * For update, not merely against changes: rows that name an account ask for it with a key share when they are written, so
 * this waits for those that are being written, and those that come later wait for this.
 */
export async function lockLeaver(tx: Tx, userId: string): Promise<Leaver | undefined> {
  const [row] = await tx<Leaver[]>`
    select is_staff, deactivated_at is not null as has_left from account where id = ${userId} for update`;
  return row;
}

/** The username of an account that has left. */
function goneUsername(userId: string): string {
  return `gone_${userId.replace(/^usr_/, '').toLowerCase()}`;
}

export async function emailOf(tx: Tx, userId: string): Promise<string | undefined> {
  const [row] = await tx<{ email: string }[]>`select email from account where id = ${userId}`;
  return row?.email;
}

export async function anonymiseAccount(tx: Tx, userId: string): Promise<void> {
  await tx`
    delete from federated_ticket where email = (select email from account where id = ${userId})
      or (issuer, subject) in (select issuer, subject from federated_identity where user_id = ${userId})`;
  await tx`
    update account set username = ${goneUsername(userId)}, email = ${`${userId.toLowerCase()}@gone.invalid`}, phone = null,
      password_hash = null, pending_email = null, email_verified_at = null, phone_verified_at = null,
      blocked_at = coalesce(blocked_at, now()), deactivated_at = now()
    where id = ${userId}`;
  await tx`delete from federated_identity where user_id = ${userId}`;
  await tx`delete from one_time_code where user_id = ${userId}`;
  await tx`delete from action_link where user_id = ${userId}`;
  await deleteSecondFactor(tx, userId);
  await tx`update session set device = '', ip = '' where user_id = ${userId}`;
}
