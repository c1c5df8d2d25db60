import type { Database, Tx } from '../../../platform/db/database.ts';
import { type AccountBook, type AccountRef, nameOf } from './accounts.ts';
import { hashOf, holdEffects, type Leg, type Outcome, outcomes, type Transfer } from './transfer.ts';

/** The most a bigint of the database counts. */
const largest = 2n ** 63n - 1n;

/** Arrays as PostgreSQL writes them: the driver would quote every number, and this is most of what a process does here. */
const listOf = (values: readonly (number | bigint | null)[]) => `{${values.map((value) => value ?? 'null').join()}}`;
const textsOf = (values: readonly string[]) => `{${values.map((value) => `"${value.replace(/["\\]/g, '\\$&')}"`).join()}}`;

/** Arguments of the database's posting function: accounts and holds sorted, each once; legs by position. */
function encode(transfers: readonly Transfer[], numbers: ReadonlyMap<string, bigint>) {
  const legs = transfers.flatMap((transfer, index) => transfer.legs.map((leg) => placed(leg, index + 1, numbers)));
  const accounts = [...new Set(legs.flatMap(({ from, to }) => [from, to]))].sort((one, other) => (one < other ? -1 : 1));
  const accountAt = new Map(accounts.map((number, index) => [number, index + 1]));
  const holds = new Map(legs.flatMap(({ leg: { hold } }) => (hold ? [[hold.id, hold.reference] as const] : [])));
  // PostgreSQL sorts UUIDs by their bytes, which is how their text sorts.
  const holdIds = [...holds.keys()].sort();
  const holdAt = new Map(holdIds.map((id, index) => [id, index + 1]));
  return {
    ids: textsOf(transfers.map((transfer) => transfer.key)),
    kinds: textsOf(transfers.map((transfer) => transfer.kind)),
    hashes: textsOf(transfers.map(hashOf)),
    abouts: textsOf(transfers.map((transfer) => JSON.stringify(transfer.about))),
    accounts: listOf(accounts),
    holdIds: textsOf(holdIds),
    references: textsOf(holdIds.map((id) => holds.get(id) ?? '')),
    legTransaction: listOf(legs.map(({ transaction }) => transaction)),
    legDebit: listOf(legs.map(({ from }) => accountAt.get(from) ?? 0)),
    legCredit: listOf(legs.map(({ to }) => accountAt.get(to) ?? 0)),
    // Null is refused as too large, by the one who decides.
    legAmount: listOf(legs.map(({ leg: { amountMinor: sum } }) => (sum > largest || sum < -largest ? null : sum))),
    legHold: listOf(legs.map(({ leg }) => (leg.hold ? (holdAt.get(leg.hold.id) ?? 0) : 0))),
    legEffect: listOf(legs.map(({ leg }) => holdEffects.indexOf(leg.hold?.effect ?? 'none'))),
  };
}

function placed(leg: Leg, transaction: number, numbers: ReadonlyMap<string, bigint>) {
  return { leg, transaction, from: numbers.get(nameOf(leg.from)) ?? -1n, to: numbers.get(nameOf(leg.to)) ?? -1n };
}

/** Posts a batch; each transfer is all or nothing. Rejects with 23505 when a key has been seen: see `postOnce`. */
export async function postBatch(db: Database | Tx, book: AccountBook, transfers: readonly Transfer[]): Promise<Outcome[]> {
  const numbers = await book.numbers(
    db,
    transfers.flatMap((transfer) => transfer.legs.flatMap((leg) => [leg.from, leg.to])),
  );
  const e = encode(transfers, numbers);
  const [row] = await db<{ codes: number[] }[]>`
    select ledger_post(
      ${e.ids}::uuid[], ${e.kinds}::text[], ${e.hashes}::uuid[], ${e.abouts}::text[], ${e.accounts}::bigint[], ${e.holdIds}::uuid[],
      ${e.legTransaction}::int[], ${e.legDebit}::int[], ${e.legCredit}::int[], ${e.legAmount}::bigint[], ${e.legHold}::int[], ${e.legEffect}::int[],
      ${e.references}::text[]) as codes`;
  return (row?.codes ?? []).map((code) => outcomes[code] ?? 'no-such-account');
}

/** Outcomes of earlier uses of these keys; a key that was used for another request is reported as such. */
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

/**
 * Balances by name, locked until the transaction ends, for a transfer whose legs depend on them. Name every account of
 * that transfer: locked here in the order in which posting locks them, nobody waits in a circle.
 */
export async function lockBalances(tx: Tx, book: AccountBook, refs: readonly AccountRef[]): Promise<Map<string, bigint>> {
  const numbers = await book.numbers(tx, refs);
  const ids = refs.map((ref) => String(numbers.get(nameOf(ref)) ?? 0));
  const rows = await tx<{ id: string; posted: string }[]>`select * from ledger_lock(${ids}::bigint[])`;
  const postedOf = new Map(rows.map((row) => [row.id, BigInt(row.posted)]));
  return new Map(refs.map((ref, index) => [nameOf(ref), postedOf.get(ids[index] ?? '') ?? 0n]));
}
