import type { Db } from '../../../platform/db/database.ts';
import type { Law } from './law.ts';

/** Seals what nothing can come in before any more: about as much as was written up to the last time this ran. */
export async function sealBooks(db: Db): Promise<number> {
  const [row] = await db<{ seals: number }[]>`select ledger_seal_up() as seals`;
  return row?.seals ?? 0;
}

export type SealHead = { readonly seq: string; readonly hash: string };

/** The newest seal. Kept outside the database, it shows later that nothing up to it was changed or left out. */
export async function sealHead(db: Db): Promise<SealHead | undefined> {
  const [row] = await db<SealHead[]>`
    select to_seq as seq, encode(hash, 'hex') as hash from ledger_seal order by to_seq desc limit 1`;
  return row;
}

/** Whether a head that was kept outside is still part of the chain. */
export async function hasSeal(db: Db, hash: string): Promise<boolean> {
  const [row] = await db`select from ledger_seal where encode(hash, 'hex') = ${hash.toLowerCase()}`;
  return row !== undefined;
}

/** Every seal follows the one before it, and its hash is that of what is there now. */
export const sealLaw: Law = {
  name: 'What was sealed is as it was',
  find: (db) => db`
    select null as account, 'transactions ' || from_seq || ' to ' || to_seq || ' are not what was sealed' as detail
    from (select *, lag(to_seq, 1, 0::bigint) over chain as reached, lag(hash, 1, decode(repeat('00', 32), 'hex')) over chain as before
          from ledger_seal window chain as (order by to_seq)) as seal
    left join lateral (
      select count(*) as rows, sum(amount) as sum, sha256(seal.previous_hash || convert_to(string_agg(line, E'\n' order by seq), 'UTF8')) as hash
      from ledger_line where seq between seal.from_seq and seal.to_seq) as present on true
    where seal.from_seq <> reached + 1 or seal.previous_hash <> before
       or present.rows <> seal.rows or present.sum is distinct from seal.sum or present.hash is distinct from seal.hash
    order by to_seq limit 1`,
};
