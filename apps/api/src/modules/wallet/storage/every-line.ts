import { type Currency, toMinor } from '@waybill/contract/money';
import type { TransactionKind } from '@waybill/contract/wallet/enums';
import type { Position } from '../../../platform/cursor.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { TransactionRow } from './transactions.ts';

/** A line of anybody’s wallet, as staff list it. */
export type AnyLine = TransactionRow & { readonly userId: string };

export type AnyLineFilter = {
  readonly status?: number | undefined;
  readonly kind?: TransactionKind | undefined;
  readonly direction?: 'in' | 'out' | undefined;
  readonly provider?: 'paystack' | 'paypal' | undefined;
  readonly reference?: string | undefined;
  readonly currency?: Currency | undefined;
  readonly leastAmount?: number | undefined;
  readonly mostAmount?: number | undefined;
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
  readonly userId?: string | undefined;
  readonly country?: string | undefined;
  readonly sort: 'newest' | 'oldest';
};

type Window = { readonly after?: Position | undefined; readonly limit: number; readonly skip?: number };

/** A line of money that moves through a provider has the reference of its payment or payout. */
function conditions(db: Db, filter: AnyLineFilter) {
  const { status, kind, direction, provider, reference, currency } = filter;
  const { leastAmount, mostAmount, startDate, endDate, userId, country } = filter;
  const names = reference === undefined ? [] : [...new Set([reference, reference.toLowerCase()])];
  return db`
    ${status === undefined ? db`` : db`and line.status = ${status}`}
    ${kind === undefined ? db`` : db`and line.kind = ${kind}`}
    ${direction === undefined ? db`` : db`and line.direction = ${direction}`}
    ${currency === undefined ? db`` : db`and line.currency = ${currency}`}
    ${leastAmount === undefined ? db`` : db`and line.amount_minor >= ${String(toMinor(leastAmount))}::bigint`}
    ${mostAmount === undefined ? db`` : db`and line.amount_minor <= ${String(toMinor(mostAmount))}::bigint`}
    ${startDate === undefined ? db`` : db`and line.created_at >= ${startDate}::date::timestamp at time zone 'Africa/Lagos'`}
    ${endDate === undefined ? db`` : db`and line.created_at < (${endDate}::date + 1)::timestamp at time zone 'Africa/Lagos'`}
    ${userId === undefined ? db`` : db`and line.user_id = ${userId}`}
    ${country === undefined ? db`` : db`and exists (select from account where account.id = line.user_id and country_code = ${country})`}
    ${
      provider === undefined
        ? db``
        : db`and (exists (select from payment where payment.reference = line.reference and payment.provider = ${provider})
            or exists (select from payout where payout.reference = line.reference and payout.provider = ${provider}))`
    }
    ${
      names.length === 0
        ? db``
        : db`and line.id in (
            select id from wallet_transaction where wallet_transaction.reference = any(${names}) or id = any(${names})
            union select transaction_id from payment where provider in ('paystack', 'paypal') and provider_id = any(${names})
            union select transaction_id from payment where provider in ('paystack', 'paypal') and charge_id = any(${names})
            union select transaction_id from payout where payout.provider_id = any(${names}))`
    }`;
}

const columns = (db: Db) => db`
  line.id, line.user_id, line.kind, line.direction, line.currency, line.amount_minor, line.status, line.title, line.detail, line.reference,
  line.created_at, line.settled_at`;

/** Lines of everybody, in the order of their age. */
export async function listEveryLine(db: Db, filter: AnyLineFilter, { after, limit, skip = 0 }: Window): Promise<AnyLine[]> {
  const isNewest = filter.sort === 'newest';
  const place = after ? db`and (line.created_at, line.id) ${isNewest ? db`<` : db`>`} (${after.createdAt}, ${after.id})` : db``;
  const direction = isNewest ? db`desc` : db`asc`;
  return db<AnyLine[]>`
    select ${columns(db)} from wallet_transaction as line
    where true ${conditions(db, filter)} ${place}
    order by line.created_at ${direction}, line.id ${direction} limit ${limit} offset ${after ? 0 : skip}`;
}

/** How many there are, up to a number beyond which it does not matter. */
export async function countEveryLine(db: Db, filter: AnyLineFilter, most: number): Promise<number> {
  const [row] = await db<[{ count: number }]>`
    select count(*)::int as count from (select from wallet_transaction as line where true ${conditions(db, filter)} limit ${most}) as counted`;
  return row.count;
}

export type AnyLineDetails = AnyLine & {
  readonly provider: 'paystack' | 'paypal' | null;
  readonly providerId: string | null;
  readonly chargeId: string | null;
  readonly providerState: string | null;
  readonly isPayout: boolean;
};

export async function findAnyLine(db: Db, id: string): Promise<AnyLineDetails | undefined> {
  const [row] = await db<AnyLineDetails[]>`
    select ${columns(db)}, coalesce(payment.provider, payout.provider) as provider, coalesce(payment.provider_id, payout.provider_id) as provider_id,
      payment.charge_id, coalesce(payment.state, payout.state) as provider_state, payout.reference is not null as is_payout
    from wallet_transaction as line
    left join payment on payment.reference = line.reference left join payout on payout.reference = line.reference
    where line.id = ${id}`;
  return row;
}
