import type { Currency } from '@waybill/contract/money';
import type { Db, Tx } from '../../../platform/db/database.ts';

export type Destination =
  | { readonly bankCode: string; readonly accountNumber: string; readonly accountName: string }
  | { readonly paypalEmail: string };

export type Payout = {
  readonly reference: string;
  readonly userId: string;
  readonly provider: 'paystack' | 'paypal';
  readonly currency: Currency;
  readonly amountMinor: string;
  readonly destination: Destination;
  readonly providerId: string | null;
  readonly state: 'queued' | 'sent' | 'waiting' | 'unclaimed' | 'paid' | 'returned';
  readonly requestHash: string;
  readonly transactionId: string;
};

const columns = (db: Db) =>
  db`reference, user_id, provider, currency, amount_minor, destination, provider_id, state, request_hash, transaction_id`;

export type NewPayout = Omit<Payout, 'amountMinor' | 'state' | 'providerId'> & {
  readonly amountMinor: bigint;
  readonly requestKey: string;
  /** When it was asked for, if not now. */
  readonly createdAt?: Date;
};

export function insertPayout(tx: Tx, payout: NewPayout): void {
  tx.write(
    tx`insert into payout ${tx({ ...payout, amountMinor: String(payout.amountMinor), destination: tx.json(payout.destination) })}`,
  );
}

export async function findPayoutByKey(db: Db, requestKey: string): Promise<Payout | undefined> {
  const [row] = await db<Payout[]>`select ${columns(db)} from payout where request_key = ${requestKey}`;
  return row;
}

export async function findPayout(db: Db, reference: string): Promise<Payout | undefined> {
  const [row] = await db<Payout[]>`select ${columns(db)} from payout where reference = ${reference}`;
  return row;
}

export async function lockPayout(tx: Tx, reference: string): Promise<Payout | undefined> {
  const [row] = await tx<Payout[]>`select ${columns(tx)} from payout where reference = ${reference} for update`;
  return row;
}

/**
 * Claims the sending of a payout: one worker at a time, only if it was not sent, and not when it is so old that PayPal has
 * forgotten whether it knows it (30 days): then staff look. Payouts of a suspended member wait until the account is restored.
 */
export async function claimSending(tx: Tx, reference: string): Promise<boolean> {
  const rows = await tx`
    update payout set sending_until = now() + interval '3 minutes'
    where reference = ${reference} and state = 'queued' and coalesce(sending_until, '-infinity') < now()
      and created_at > now() - interval '25 days'
      and not exists (select from account where account.id = payout.user_id and blocked_at is not null) returning reference`;
  return rows.length === 1;
}

/** Claims a payout that was never taken by a provider, so that nobody sends it while it is given back. */
export async function claimGivingBack(tx: Tx, reference: string): Promise<boolean> {
  const rows = await tx`
    update payout set sending_until = now() + interval '3 minutes'
    where reference = ${reference} and state = 'queued' and provider_id is null and coalesce(sending_until, '-infinity') < now()
    returning reference`;
  return rows.length === 1;
}

export function endSending(tx: Tx, reference: string): void {
  tx.write(tx`update payout set sending_until = null where reference = ${reference}`);
}

export function setPayoutState(tx: Tx, reference: string, state: Payout['state'], providerId: string | null): void {
  tx.write(tx`
    update payout set state = ${state}, provider_id = coalesce(${providerId}, provider_id), checked_at = now(), trouble = null
    where reference = ${reference}`);
}

export function noteTrouble(tx: Tx, reference: string, trouble: string): void {
  tx.write(tx`update payout set trouble = ${trouble.slice(0, 300)}, checked_at = now() where reference = ${reference}`);
}

/** Sum of the payouts of today (in Lagos), paid or on their way; returned ones do not count. */
export async function paidOutToday(db: Db, userId: string, currency: Currency): Promise<bigint> {
  const [row] = await db<{ total: string }[]>`
    select coalesce(sum(amount_minor), 0) as total from payout where user_id = ${userId} and currency = ${currency} and state <> 'returned'
      and created_at >= (now() at time zone 'Africa/Lagos')::date::timestamp at time zone 'Africa/Lagos'`;
  return BigInt(row?.total ?? 0);
}

/**
 * Payouts to ask after: those under way, less and less often as they grow old, for ever; and what was paid in the last
 * week, once a day. Marked as asked here, so that two nodes do not ask twice.
 */
export async function listUnreportedPayouts(db: Db): Promise<{ reference: string }[]> {
  return db<{ reference: string }[]>`
    with under_way as (
      select reference from payout where state in ('queued', 'sent', 'waiting', 'unclaimed') and created_at < now() - interval '1 minute'
        and coalesce(checked_at, created_at) < now() - greatest(interval '2 minutes', least(interval '6 hours', (now() - created_at) / 4))
      order by created_at limit 100 for update skip locked),
    paid as (
      select reference from payout where state = 'paid' and created_at > now() - interval '7 days' and checked_at < now() - interval '1 day'
      order by created_at limit 100 for update skip locked)
    update payout set checked_at = now() where reference in (select reference from under_way union all select reference from paid)
    returning reference`;
}
