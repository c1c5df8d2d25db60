import type { Db, Tx } from '../../../platform/db/database.ts';
import { type AccountRef, nameOf } from './accounts.ts';
import { noteLegs } from './moved.ts';
import { hashOf, holdEffects, type Outcome, outcomes, stripeOf, type Transfer } from './transfer.ts';

/** The most a bigint of the database counts. */
const largest = 2n ** 63n - 1n;

/** Outcome of an earlier use of this key, if there was one. */
export async function recall(db: Db, transfer: Transfer): Promise<Outcome | undefined> {
  const [row] = await db<{ code: number; requestHash: string }[]>`
    select code, request_hash from ledger_transaction where id = ${transfer.key}`;
  if (!row) return undefined;
  return hashOf(transfer) === row.requestHash ? (outcomes[row.code] ?? 'posted') : 'key-used-otherwise';
}

/**
 * Posts a transfer inside the business act's own transaction, so that the act and its money commit together. The act locks
 * its own rows first and comes here last. Asked again with the same key, it answers as before.
 */
export async function postTransfer(tx: Tx, transfer: Transfer): Promise<Outcome> {
  const { key, kind, about, legs } = transfer;
  const { names, owners, kinds, currencies } = columnsOf(legs.flatMap(({ from, to }) => [from, to]));
  const place = (ref: AccountRef) => names.indexOf(nameOf(ref)) + 1;
  const [row] = await tx<{ code: number }[]>`
    select ledger_transfer(
      ${key}, ${kind}, ${hashOf(transfer)}, ${tx.json(about)}, ${owners}::text[], ${kinds}::text[], ${currencies}::text[], ${stripeOf(key)},
      ${legs.map(({ from }) => place(from))}::int[], ${legs.map(({ to }) => place(to))}::int[],
      ${legs.map(({ amountMinor }) => countable(amountMinor))}::bigint[], ${legs.map(({ hold }) => hold?.id ?? null)}::uuid[],
      ${legs.map(({ hold }) => holdEffects.indexOf(hold?.effect ?? 'none'))}::int[],
      ${legs.map(({ hold }) => hold?.reference ?? null)}::text[]) as code`;
  const outcome = row && outcomes[row.code];
  if (!outcome) throw new Error('The books gave no answer');
  if (outcome === 'posted') noteLegs(tx, legs);
  return outcome;
}

/** Null is refused as too large, by the one who decides. */
function countable(amount: bigint): string | null {
  return amount > largest || amount < -largest ? null : String(amount);
}

/**
 * Balances by name, locked until the transaction ends, for a transfer whose legs depend on them. Name every account of
 * that transfer: locked here in the order in which posting locks them, nobody waits in a circle.
 */
export async function lockBalances(tx: Tx, key: string, refs: readonly AccountRef[]): Promise<Map<string, bigint>> {
  const { names, owners, kinds, currencies } = columnsOf(refs);
  const rows = await tx<{ place: number; posted: string }[]>`
    select place::int, posted
    from unnest(${owners}::text[], ${kinds}::text[], ${currencies}::text[]) with ordinality as account(owner, kind, currency, place),
      ledger_lock(owner, kind, currency, ${stripeOf(key)})`;
  return new Map(rows.map(({ place, posted }) => [names[place - 1] ?? '', BigInt(posted)]));
}

/** Accounts as the database's functions take them: each once, in the order in which everybody locks them. */
function columnsOf(refs: readonly AccountRef[]) {
  const accounts = [...new Map(refs.map((ref) => [nameOf(ref), ref]))].sort(([one], [other]) => (one < other ? -1 : 1));
  const all = accounts.map(([, ref]) => ref);
  return {
    names: accounts.map(([name]) => name),
    owners: all.map(({ owner }) => owner ?? null),
    kinds: all.map(({ kind }) => kind),
    currencies: all.map(({ currency }) => currency),
  };
}
