import type { Currency } from '@waybill/contract/money';
import type { Database } from '../../../platform/db/database.ts';
import { personKinds, providerKinds } from '../ledger/accounts.ts';
import { atOneMoment } from '../ledger/proof.ts';
import { findLastProof, type ProofRow } from './books-proofs.ts';

type BalanceRow = {
  readonly kind: string;
  readonly currency: Currency;
  readonly owner: 'people' | 'house' | 'provider';
  readonly accounts: number;
  readonly balanceMinor: string;
};

export type Books = {
  readonly balances: readonly BalanceRow[];
  readonly sums: readonly { readonly currency: Currency; readonly sumMinor: string }[];
  readonly transactions: number;
  readonly seal: { readonly seq: number; readonly hash: string; readonly at: Date } | undefined;
  readonly proof: ProofRow | undefined;
};

/** Everything as it stood at one moment: figures of two moments would not sum to zero. */
export function readBooks(db: Database): Promise<Books> {
  return atOneMoment(db, async (tx) => {
    const order = [...personKinds, ...providerKinds];
    const balances = await tx<BalanceRow[]>`
      select kind, currency, owner, count(distinct coalesce(owner_id, ''))::int as accounts, sum(posted) as balance_minor
      from ledger_account, lateral (
        select case when owner_id is not null then 'people' when kind = any(${[...providerKinds]}::text[]) then 'provider' else 'house' end as owner) as whose
      group by kind, currency, owner
      order by currency, owner = 'house', owner, array_position(${order}::text[], kind), kind`;
    const sums = await tx<{ currency: Currency; sumMinor: string }[]>`
      select currency, sum(posted) as sum_minor from ledger_account group by currency order by currency`;
    // The seals know the number of sealed rows: the whole of the books is not counted for a figure.
    const [counted] = await tx<{ transactions: number }[]>`
      select ((select coalesce(sum(rows), 0) from ledger_seal)
            + (select count(*) from ledger_transaction where seq > (select coalesce(max(to_seq), 0) from ledger_seal)))::int as transactions`;
    const [seal] = await tx<{ seq: number; hash: string; at: Date }[]>`
      select to_seq::int as seq, encode(hash, 'hex') as hash, sealed_at as at from ledger_seal order by to_seq desc limit 1`;
    return { balances, sums, transactions: counted?.transactions ?? 0, seal, proof: await findLastProof(tx) };
  });
}

export type ProviderBooks = {
  readonly provider: 'paystack' | 'paypal';
  readonly currency: Currency;
  /** Money that came in through the provider less money that went out. */
  readonly booksMinor: string;
  readonly incoming: number;
  readonly incomingMinor: string;
  readonly outgoing: number;
  readonly outgoingMinor: string;
};

/** The balance that our books show at each provider, and the money that is still under way there. */
export async function listProviderBooks(db: Database): Promise<ProviderBooks[]> {
  return db<ProviderBooks[]>`
    with places as (
      select 'paystack' as provider, 'NGN' as currency union select 'paypal', 'USD'
      -- Somebody may have paid in another currency than agreed, and been credited in it.
      union select split_part(kind, '-', 1), currency from ledger_account where kind = any(${[...providerKinds]}::text[]) and posted <> 0)
    select provider, currency, coalesce(booked.minor, 0) as books_minor,
           incoming.count as incoming, incoming.minor as incoming_minor, outgoing.count as outgoing, outgoing.minor as outgoing_minor
    from places
    left join lateral (
      select -sum(posted) as minor from ledger_account as account
      where kind in (provider || '-clearing', provider || '-payouts') and account.currency = places.currency) as booked on true
    left join lateral (
      select count(*)::int as count, coalesce(sum(amount_minor), 0) as minor from payment
      where state = 'open' and payment.provider = places.provider and payment.currency = places.currency) as incoming on true
    left join lateral (
      select count(*)::int as count, coalesce(sum(amount_minor), 0) as minor from payout
      where state in ('queued', 'sent', 'waiting', 'unclaimed') and payout.provider = places.provider and payout.currency = places.currency) as outgoing on true
    order by provider desc, currency`;
}
