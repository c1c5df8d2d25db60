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

/**
 * A line of somebody’s history by what its slip, a receipt or a provider calls it: our reference, its id, or the provider’s own
 * name for a payment. Each has its index.
 */
export async function findQuotedLines(db: Db, { references, id }: Quoted, limit: number): Promise<QuotedLine[]> {
  const names = [...references];
  return db<QuotedLine[]>`
    select line.id, line.user_id, line.reference, title, line.amount_minor, direction, line.currency, line.status, line.created_at,
      exists (select from payout where payout.transaction_id = line.id) as is_payout
    from wallet_transaction as line
    where line.id in (
      select ${id ?? null}
      union select known.id from wallet_transaction as known where known.reference = any(${names})
      union select transaction_id from payment where reference = any(${names})
      union select transaction_id from payment where provider in ('paystack', 'paypal') and provider_id = any(${names})
      union select transaction_id from payment where provider in ('paystack', 'paypal') and charge_id = any(${names})
      union select transaction_id from payout where reference = any(${names}))
    order by line.created_at desc, line.id desc limit ${limit}`;
}
