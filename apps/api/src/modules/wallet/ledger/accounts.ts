import type { Currency } from '@waybill/contract/money';
import type { Db } from '../../../platform/db/database.ts';

/**
 * Accounts of a person: money to spend, money earned but not yet cleared, and money in escrow never go below zero; their
 * debt to us never goes above it.
 */
export const personKinds = ['available', 'uncleared', 'escrow', 'receivable'] as const;
/** Accounts of the house. `corrections` is the other side of corrections made by staff. */
const houseKinds = ['commission', 'charges', 'credits', 'corrections'] as const;
/** Accounts of money that third parties hold for us or are owed by us, one per provider. */
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
export type AccountBook = { numbers(db: Db, refs: readonly AccountRef[]): Promise<ReadonlyMap<string, bigint>> };

const mostRemembered = 200_000;

type AccountRow = { readonly id: string; readonly ownerId: string | null; readonly kind: string; readonly currency: string };

export function nameOf({ owner, kind, currency }: AccountRef): string {
  return `${owner ?? ''}|${kind}|${currency}`;
}

/**
 * Finds the numbers of accounts and opens those that are missing, on the caller's own connection: in a transaction a
 * second one could be waited for by everybody at once. What a transaction opens may be rolled back, so it is remembered
 * only when somebody later finds it there.
 */
export function createAccountBook(): AccountBook {
  const known = new Map<string, bigint>();

  async function find(db: Db, refs: readonly AccountRef[]): Promise<void> {
    const { owners, kinds, monies } = columnsOf(refs);
    const rows = await db<AccountRow[]>`
      select id, owner_id, account.kind, account.currency
      from unnest(${owners}::text[], ${kinds}::text[], ${monies}::text[]) as wanted(owner, kind, currency)
      join ledger_account as account on account.kind = wanted.kind and account.currency = wanted.currency
        and coalesce(account.owner_id, '') = coalesce(wanted.owner, '')
      -- Not what this very transaction has opened.
      where account.opened_by is distinct from pg_current_xact_id_if_assigned()`;
    if (known.size > mostRemembered) known.clear();
    for (const [name, number] of rows.map(numbered)) known.set(name, number);
  }

  return {
    async numbers(db, refs) {
      // Nearly always: this is on the way of every transfer.
      if (refs.every((ref) => known.has(nameOf(ref)))) return known;
      await find(db, missing(refs, known));
      const unopened = missing(refs, known);
      if (unopened.length === 0) return known;
      const { owners, kinds, monies } = columnsOf(unopened);
      const opened = await db<AccountRow[]>`select * from ledger_open(${owners}::text[], ${kinds}::text[], ${monies}::text[])`;
      const numbers = new Map(opened.map(numbered));
      for (const name of refs.map(nameOf)) numbers.set(name, known.get(name) ?? numbers.get(name) ?? 0n);
      return numbers;
    },
  };
}

function missing(refs: readonly AccountRef[], known: ReadonlyMap<string, bigint>): AccountRef[] {
  return [...new Map(refs.filter((ref) => !known.has(nameOf(ref))).map((ref) => [nameOf(ref), ref])).values()];
}

function columnsOf(refs: readonly AccountRef[]) {
  return {
    owners: refs.map((ref) => ref.owner ?? null),
    kinds: refs.map((ref) => ref.kind),
    monies: refs.map((ref) => ref.currency),
  };
}

function numbered({ id, ownerId, kind, currency }: AccountRow): [string, bigint] {
  return [`${ownerId ?? ''}|${kind}|${currency}`, BigInt(id)];
}
