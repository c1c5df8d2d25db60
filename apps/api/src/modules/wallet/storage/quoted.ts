import type { Currency } from '@waybill/contract/money';
import type { Db } from '../../../platform/db/database.ts';

export type QuotedLine = {
  readonly id: string;
  readonly userId: string;
  readonly reference: string;
  readonly title: string;
  readonly amountMinor: string;
  readonly direction: 'in' | 'out';
  readonly currency: Currency;
  readonly status: number;
  readonly createdAt: Date;
  readonly isPayout: boolean;
};

type Quoted = { readonly references: readonly string[]; readonly id: string | undefined };

const quotedLines = (db: Db) => db`
  select line.id, line.user_id, line.reference, title, line.amount_minor, direction, line.currency, line.status, line.created_at,
    exists (select from payout where payout.transaction_id = line.id) as is_payout
  from wallet_transaction as line`;

/**
 * A line of somebody’s history by what its slip, a receipt or a provider calls it: our reference, its id, or the provider’s own
 * name for a payment. Each has its index.
 */
export async function findQuotedLines(db: Db, { references, id }: Quoted, limit: number): Promise<QuotedLine[]> {
  const names = [...references];
  return db<QuotedLine[]>`
    ${quotedLines(db)}
    where line.id in (
      select ${id ?? null}
      union select known.id from wallet_transaction as known where known.reference = any(${names})
      union select transaction_id from payment where reference = any(${names})
      union select transaction_id from payment where provider in ('paystack', 'paypal') and provider_id = any(${names})
      union select transaction_id from payment where provider in ('paystack', 'paypal') and charge_id = any(${names})
      union select transaction_id from payout where reference = any(${names}))
    order by line.created_at desc, line.id desc limit ${limit}`;
}

/** Lines of payouts by the account that they went to: its number or the end of it, or words of its name. The newest first. */
export async function findLinesToAccount(
  db: Db,
  wanted: { readonly number: string } | { readonly words: string },
  limit: number,
): Promise<QuotedLine[]> {
  const isMeant =
    'number' in wanted
      ? db`right(destination ->> 'accountNumber', 4) = ${wanted.number.slice(-4)}
          ${wanted.number.length > 4 ? db`and destination ->> 'accountNumber' = ${wanted.number}` : db``}`
      : db`to_tsvector('simple', coalesce(destination ->> 'accountName', '')) @@ to_tsquery('simple', ${wanted.words})`;
  return db<QuotedLine[]>`
    ${quotedLines(db)}
    where line.id in (select transaction_id from payout where ${isMeant} order by transaction_id desc limit ${limit})
    order by line.created_at desc, line.id desc`;
}
