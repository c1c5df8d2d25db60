import type { Currency } from '@waybill/contract/money';
import type { Db } from '../../../platform/db/database.ts';

/** What a person has: to spend, earned but not yet cleared, waiting in escrow. None of them goes below zero. */
export const personKinds = ['available', 'uncleared', 'escrow'] as const;
/** Ours. */
export const houseKinds = ['commission', 'charges', 'credits'] as const;
/** What third parties hold of ours, or are owed by us, one account per provider. */
export const providerKinds = ['paystack-clearing', 'paystack-payouts', 'paypal-clearing', 'paypal-payouts'] as const;

export type PersonKind = (typeof personKinds)[number];
export type HouseKind = (typeof houseKinds)[number] | (typeof providerKinds)[number];

export type AccountRef =
  | { readonly owner: string; readonly kind: PersonKind; readonly currency: Currency }
  | { readonly owner?: undefined; readonly kind: HouseKind; readonly currency: Currency };

export function personAccount(owner: string, kind: PersonKind, currency: Currency): AccountRef {
  return { owner, kind, currency };
}

export function houseAccount(kind: HouseKind, currency: Currency): AccountRef {
  return { kind, currency };
}

/** Accounts never go and never change their name, so a number that was read once is good for ever. */
export type AccountBook = { numbers(refs: readonly AccountRef[]): Promise<Map<string, bigint>> };

export function nameOf({ owner, kind, currency }: AccountRef): string {
  return `${owner ?? ''}|${kind}|${currency}`;
}

/**
 * Finds the numbers of accounts and opens those that are missing. On a connection of its own, never in the caller's
 * transaction: an account that is rolled back must not be remembered.
 */
export function createAccountBook(db: Db): AccountBook {
  const known = new Map<string, bigint>();

  async function open(refs: readonly AccountRef[]): Promise<void> {
    const missing = [...new Map(refs.filter((ref) => !known.has(nameOf(ref))).map((ref) => [nameOf(ref), ref])).values()];
    if (missing.length === 0) return;
    const kinds = missing.map((ref) => ref.kind);
    const monies = missing.map((ref) => ref.currency);
    const owners = missing.map((ref) => ref.owner ?? null);
    await db`
      insert into ledger_account (owner_id, kind, currency, floor)
      select owner, kind, currency, case when owner is not null then 0 end
      from unnest(${owners}::text[], ${kinds}::text[], ${monies}::text[]) as wanted(owner, kind, currency)
      order by kind, currency, owner
      on conflict do nothing`;
    const rows = await db<{ id: string; ownerId: string | null; kind: HouseKind; currency: Currency }[]>`
      select id, owner_id, account.kind, account.currency
      from unnest(${owners}::text[], ${kinds}::text[], ${monies}::text[]) as wanted(owner, kind, currency)
      join ledger_account as account on account.kind = wanted.kind and account.currency = wanted.currency
        and coalesce(account.owner_id, '') = coalesce(wanted.owner, '')`;
    for (const row of rows) known.set(`${row.ownerId ?? ''}|${row.kind}|${row.currency}`, BigInt(row.id));
  }

  return {
    async numbers(refs) {
      await open(refs);
      return known;
    },
  };
}
