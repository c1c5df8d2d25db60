import type { Currency } from '@waybill/contract/money';
import type { Tx } from '../../../platform/db/database.ts';

export type KeyBudget = {
  readonly keyId: string;
  readonly userId: string;
  readonly currency: Currency;
  readonly limitMinor: bigint;
};

const today = (tx: Tx) => tx`(now() at time zone 'Africa/Lagos')::date`;

/** What was spent today stays counted, unless it was in the other currency. */
export async function upsertKeyBudget(tx: Tx, { keyId, userId, currency, limitMinor }: KeyBudget): Promise<void> {
  await tx`
    insert into key_budget as current (key_id, user_id, currency, limit_minor)
    values (${keyId}, ${userId}, ${currency}, ${String(limitMinor)})
    on conflict (key_id) do update set currency = excluded.currency, limit_minor = excluded.limit_minor,
      spent_minor = case when current.currency = excluded.currency then current.spent_minor else 0 end`;
}

export async function deleteKeyBudget(tx: Tx, keyId: string): Promise<void> {
  await tx`delete from key_budget where key_id = ${keyId}`;
}

/** Counts what a key spends today, in one step with the look at its limit; false when it would be too much, or it may spend nothing. */
export async function countSpent(tx: Tx, keyId: string, currency: Currency, amountMinor: bigint): Promise<boolean> {
  const { count } = await tx`
    update key_budget set spent_on = ${today(tx)},
      spent_minor = case when spent_on = ${today(tx)} then spent_minor else 0 end + ${String(amountMinor)}::bigint
    where key_id = ${keyId} and currency = ${currency}
      and case when spent_on = ${today(tx)} then spent_minor else 0 end + ${String(amountMinor)}::bigint <= limit_minor
      and exists (select from api_key where id = key_id and revoked_at is null)`;
  return count === 1;
}
