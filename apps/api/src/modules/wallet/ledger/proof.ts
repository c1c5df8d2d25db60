import type { Database, Db, Tx } from '../../../platform/db/database.ts';
import type { Law } from './law.ts';
import { sealLaw } from './seal.ts';

export type Finding = { readonly law: string; readonly account: string | null; readonly detail: string };

/** All of them are worked out from the entries, never from a summary. */
export const ledgerLaws: readonly Law[] = [
  {
    name: 'All accounts of one currency sum to zero',
    find: (db) =>
      db`select null as account, currency || ' is off by ' || sum(posted) as detail from ledger_account group by currency having sum(posted) <> 0 limit 1`,
  },
  {
    name: 'No account is below its floor',
    find: (db) =>
      db`select id::text as account, 'stands at ' || posted as detail from ledger_account where posted < floor order by id limit 1`,
  },
  {
    name: 'A balance is the sum of its entries, and every entry is counted',
    find: (db) => db`
      select account.id::text as account, 'stands at ' || posted || ', its entries say ' || coalesce(total, 0) || ' in ' || coalesce(entries, 0) || ' of ' || version as detail
      from ledger_account as account
      left join (select account_id, sum(change) as total, count(*) as entries, max(version) as latest from ledger_entry group by account_id) as sums on sums.account_id = account.id
      where posted <> coalesce(total, 0) or account.version <> coalesce(entries, 0) or account.version <> coalesce(latest, 0)
      order by account.id limit 1`,
  },
  {
    name: 'Every entry continues the one before it',
    find: (db) => db`
      select account_id::text as account, 'breaks at entry ' || version as detail from (
        select account_id, version, balance, change, lag(balance, 1, 0::bigint) over chain as before, lag(version, 1, 0::bigint) over chain as previous
        from ledger_entry window chain as (partition by account_id order by version)) as entries
      where balance <> before + change or version <> previous + 1 order by account_id, version limit 1`,
  },
  {
    name: 'No balance was ever below the floor',
    find: (db) => db`
      select account.id::text as account, 'was at ' || balance || ' after entry ' || entry.version as detail
      from ledger_entry as entry join ledger_account as account on account.id = account_id where balance < floor order by account.id, entry.version limit 1`,
  },
  {
    name: 'What waits in escrow is what the open holds say',
    find: (db) => db`
      select account.id::text as account, 'stands at ' || posted || ', its holds say ' || coalesce(sum(remaining), 0) as detail
      from ledger_account as account left join ledger_hold as hold on hold.account_id = account.id
      where kind = 'escrow' group by account.id having posted <> coalesce(sum(remaining), 0) order by account.id limit 1`,
  },
  {
    name: 'A hold is what its moves say',
    find: (db) => db`
      select hold.account_id::text as account, 'hold ' || hold.id || ' does not match its moves' as detail
      from ledger_hold as hold left join (
        select hold_id, coalesce(sum(amount) filter (where hold_effect in (1, 2)), 0) as came,
               coalesce(sum(amount) filter (where hold_effect = 3), 0) as captured, coalesce(sum(amount) filter (where hold_effect = 4), 0) as released
        from ledger_move where hold_id is not null group by hold_id) as moves on moves.hold_id = hold.id
      where hold.amount <> coalesce(came, 0) or hold.captured <> coalesce(moves.captured, 0) or hold.released <> coalesce(moves.released, 0)
      order by hold.account_id, hold.id limit 1`,
  },
  {
    name: 'A move that names a hold goes in or out of its account',
    find: (db) => db`
      select move.debit_id::text as account, 'move of ' || move.transaction_id || ' names hold ' || move.hold_id as detail
      from ledger_move as move left join ledger_hold as hold on hold.id = move.hold_id
      where move.hold_id is not null
        and hold.account_id is distinct from case when hold_effect in (1, 2) then credit_id else debit_id end limit 1`,
  },
  {
    name: 'Every move belongs to a posted transaction and to two accounts of one currency',
    find: (db) => db`
      select move.debit_id::text as account, 'move of ' || move.transaction_id || ' stands alone' as detail
      from ledger_move as move
      left join ledger_transaction as transaction on transaction.id = move.transaction_id and transaction.code = 0
      left join ledger_account as debit on debit.id = move.debit_id left join ledger_account as credit on credit.id = move.credit_id
      where transaction.id is null or debit.currency is distinct from credit.currency or debit.id is null limit 1`,
  },
  {
    name: 'Every posted transaction moved something',
    find: (db) => db`
      select null as account, 'transaction ' || id || ' has no moves' as detail from ledger_transaction as transaction
      where code = 0 and not exists (select from ledger_move where transaction_id = transaction.id) limit 1`,
  },
  sealLaw,
];

/** The first breach of each law; empty means that all of them hold. */
export async function findBreaches(db: Db, laws: readonly Law[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const law of laws) {
    const [breach] = await law.find(db);
    if (breach) findings.push({ law: law.name, ...breach });
  }
  return findings;
}

/** Recomputes the books. Empty means that every law holds; otherwise each finding names the first account that is off. */
export function proveLedger(db: Database): Promise<Finding[]> {
  return atOneMoment(db, (tx) => findBreaches(tx, ledgerLaws));
}

/** Everything is read as it stood at one moment, however long the reading takes and whatever goes on meanwhile. */
export async function atOneMoment<T>(db: Database, read: (tx: Tx) => Promise<T>): Promise<T> {
  const readAll = async (tx: Tx) => {
    await tx`set local statement_timeout = 0`;
    return await read(tx);
  };
  return await db.begin(readAll, 'isolation level repeatable read read only');
}
