import type { Currency } from '@waybill/contract/money';
import type { Db, Tx } from '../../../platform/db/database.ts';

export type Leftover = {
  readonly kind: 'available' | 'uncleared' | 'escrow' | 'receivable' | 'payout' | 'payment' | 'question' | 'transfer';
  readonly currency: Currency;
  readonly amountMinor: string;
};

/**
 * The first thing that still concerns a member's money, if there is any. One statement, one moment: a payment that is just
 * being credited is either still open or already in the balance, never neither. A payment that was not paid for an hour does
 * not hold a member back: if it is paid after all, staff are asked.
 */
export async function findLeftover(db: Db, userId: string): Promise<Leftover | undefined> {
  const [row] = await db<Leftover[]>`
    select kind, currency, abs(posted) as amount_minor, array_position(array['escrow', 'uncleared', 'available', 'receivable'], kind) as place
    from ledger_account where owner_id = ${userId} and posted <> 0
    union all
    select 'payout', currency, amount_minor, 5 from payout
    where user_id = ${userId} and state in ('queued', 'sent', 'waiting', 'unclaimed')
    union all
    select 'question', currency, amount_minor, 6 from payment
    where user_id = ${userId} and (state = 'quarantined' or disputed_at is not null)
    union all
    select 'payment', currency, amount_minor, 7 from payment
    where user_id = ${userId} and state = 'open' and created_at > now() - interval '1 hour'
    union all
    select 'transfer', currency, amount_minor - credited_minor, 8 from payment_arrival
    where user_id = ${userId} and credited_minor < amount_minor and return_state <> 'done'
    order by place, currency limit 1`;
  return row;
}

/** Whether somebody is there to be paid. Until the end of this act they do not leave either. */
export async function keepHere(tx: Tx, userId: string): Promise<boolean> {
  const [row] = await tx<{ isHere: boolean }[]>`
    select deactivated_at is null as is_here from account where id = ${userId} for key share`;
  return row?.isHere ?? false;
}

export function forgetDestinations(tx: Tx, userId: string): void {
  tx.write(tx`delete from wallet_pin where user_id = ${userId}`);
  tx.write(tx`
    update payout set destination = case when destination ? 'paypalEmail' then '{"paypalEmail": "somebody who left"}'
      else destination || jsonb_build_object('accountName', 'Someone who left', 'accountNumber', '******' || right(destination ->> 'accountNumber', 4)) end, trouble = null
    where user_id = ${userId}`);
  tx.write(tx`delete from payout_account where user_id = ${userId}`);
  tx.write(tx`update payment_arrival set sender_name = null where user_id = ${userId}`);
  tx.write(tx`
    update wallet_transaction set title = 'Payout', detail = '' where user_id = ${userId} and kind = 'payout'`);
}
