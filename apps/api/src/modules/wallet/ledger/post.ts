import type { Database, Tx } from '../../../platform/db/database.ts';
import { type AccountBook, nameOf } from './accounts.ts';
import { hashOf, holdEffects, type Leg, type Outcome, outcomes, type Transfer } from './transfer.ts';

/** What the function of the database takes: accounts and holds sorted, each once; legs by position. */
function encode(transfers: readonly Transfer[], numbers: ReadonlyMap<string, bigint>) {
  const legs = transfers.flatMap((transfer, index) => transfer.legs.map((leg) => ({ leg, transaction: index + 1 })));
  const numberOf = (name: string) => numbers.get(name) ?? -1n;
  const accounts = [...new Set(legs.flatMap(({ leg }) => [numberOf(nameOf(leg.from)), numberOf(nameOf(leg.to))]))].sort((a, b) =>
    a < b ? -1 : 1,
  );
  const accountAt = new Map(accounts.map((number, index) => [number, index + 1]));
  const holds = new Map(legs.flatMap(({ leg: { hold } }) => (hold ? [[hold.id, hold.reference] as const] : [])));
  // PostgreSQL sorts UUIDs by their bytes, which is how their text sorts.
  const holdIds = [...holds.keys()].sort();
  const holdAt = new Map(holdIds.map((id, index) => [id, index + 1]));
  const column = <T>(pick: (leg: Leg, transaction: number) => T) => legs.map(({ leg, transaction }) => pick(leg, transaction));
  return {
    ids: transfers.map((transfer) => transfer.key),
    kinds: transfers.map((transfer) => transfer.kind),
    hashes: transfers.map(hashOf),
    abouts: transfers.map((transfer) => JSON.stringify(transfer.about)),
    accounts: accounts.map(String),
    holdIds,
    references: holdIds.map((id) => holds.get(id) ?? ''),
    legTransaction: column((_, transaction) => transaction),
    legDebit: column((leg) => accountAt.get(numberOf(nameOf(leg.from))) ?? 0),
    legCredit: column((leg) => accountAt.get(numberOf(nameOf(leg.to))) ?? 0),
    legAmount: column((leg) => String(leg.amountMinor)),
    legHold: column((leg) => (leg.hold ? (holdAt.get(leg.hold.id) ?? 0) : 0)),
    legEffect: column((leg) => holdEffects.indexOf(leg.hold?.effect ?? 'none')),
  };
}

/** Posts a batch; each transfer is all or nothing. Rejects with 23505 when a key has been seen: see `postOnce`. */
export async function postBatch(db: Database | Tx, book: AccountBook, transfers: readonly Transfer[]): Promise<Outcome[]> {
  const numbers = await book.numbers(transfers.flatMap((transfer) => transfer.legs.flatMap((leg) => [leg.from, leg.to])));
  const e = encode(transfers, numbers);
  const [row] = await db<{ codes: number[] }[]>`
    select ledger_post(
      ${e.ids}::uuid[], ${e.kinds}::text[], ${e.hashes}::uuid[], ${e.abouts}::text[], ${e.accounts}::bigint[], ${e.holdIds}::uuid[],
      ${e.legTransaction}::int[], ${e.legDebit}::int[], ${e.legCredit}::int[], ${e.legAmount}::bigint[], ${e.legHold}::int[], ${e.legEffect}::int[],
      ${e.references}::text[]) as codes`;
  return (row?.codes ?? []).map((code) => outcomes[code] ?? 'no-such-account');
}

/** How earlier uses of these keys ended; a key that was used for something else is said to be so. */
export async function recall(db: Database | Tx, transfers: readonly Transfer[]): Promise<Map<string, Outcome>> {
  const rows = await db<{ id: string; code: number; requestHash: string }[]>`
    select id, code, request_hash from ledger_transaction where id = any(${transfers.map((transfer) => transfer.key)}::uuid[])`;
  const byKey = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    transfers.flatMap((transfer) => {
      const row = byKey.get(transfer.key);
      if (!row) return [];
      return [[transfer.key, hashOf(transfer) === row.requestHash ? (outcomes[row.code] ?? 'posted') : 'key-used-otherwise']];
    }),
  );
}

/**
 * Posts one transfer inside the business act's own transaction, so that the act and its money commit together. The
 * act locks its own rows first and comes here last. Asked again with the same key, it answers as before.
 */
export async function postTransfer(tx: Tx, book: AccountBook, transfer: Transfer): Promise<Outcome> {
  const before = await recall(tx, [transfer]);
  const known = before.get(transfer.key);
  if (known) return known;
  const [outcome = 'no-such-account'] = await postBatch(tx, book, [transfer]);
  return outcome;
}
