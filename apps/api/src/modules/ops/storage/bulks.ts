import type { CaseName } from '@waybill/contract/ops/case-kinds';
import type { Db, Tx } from '../../../platform/db/database.ts';

export type BulkRow = { readonly id: string; readonly requestHash: string };

type NewBulk = BulkRow & { readonly staffId: string; readonly requestKey: string };

/** Nothing where it was begun before. What is too old to be sent again goes at the same time; what was done stays in the audit trail. */
export async function insertBulk(tx: Tx, { id, staffId, requestKey, requestHash }: NewBulk): Promise<void> {
  await tx`delete from ops_bulk where at < now() - interval '30 days'`;
  await tx`insert into ops_bulk ${tx({ id, staffId, requestKey, requestHash })} on conflict (request_key) do nothing`;
}

export async function findBulk(db: Db, requestKey: string): Promise<BulkRow | undefined> {
  const [row] = await db<BulkRow[]>`select id, request_hash from ops_bulk where request_key = ${requestKey}`;
  return row;
}

/** False where it was dealt with before. Sent twice at the same moment, the second waits for the first. */
export async function insertBulkCase(tx: Tx, bulkId: string, { kind, id }: CaseName): Promise<boolean> {
  const { count } = await tx`
    insert into ops_bulk_case (bulk_id, kind, case_id) values (${bulkId}, ${kind}, ${id}) on conflict do nothing`;
  return count === 1;
}

/** Whom the case concerned, and those that were closed with it. */
export async function finishBulkCase(
  tx: Tx,
  bulkId: string,
  { kind, id }: CaseName,
  { userId, alike }: { readonly userId: string | null; readonly alike: readonly string[] },
): Promise<void> {
  await tx`
    insert into ops_bulk_case (bulk_id, kind, case_id, user_id)
    select ${bulkId}, ${kind}, one, ${userId} from unnest(${[id, ...alike]}::text[]) as one
    on conflict (bulk_id, kind, case_id) do update set user_id = excluded.user_id`;
}

export async function listPeopleInBulk(db: Db, bulkId: string): Promise<string[]> {
  const rows = await db<{ userId: string }[]>`
    select distinct user_id from ops_bulk_case where bulk_id = ${bulkId} and user_id is not null`;
  return rows.map(({ userId }) => userId);
}
