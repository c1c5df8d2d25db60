import type { Database, Db, Tx } from '../../../platform/db/database.ts';
import { sweepAway } from '../../../platform/db/sweep.ts';

export type RequestRow = { readonly requestKey: string; readonly requestHash: string; readonly resultId: string };

export async function findRequest(db: Db, requestKey: string): Promise<RequestRow | undefined> {
  const [row] = await db<RequestRow[]>`
    select request_key, request_hash, result_id from order_request where request_key = ${requestKey}`;
  return row;
}

/** Until the end of the transaction: the row itself is only written when its result is known. */
export function lockRequest(tx: Tx, requestKey: string): void {
  tx.write(tx`select pg_advisory_xact_lock(hashtextextended(${`order request ${requestKey}`}, 0))`);
}

/** Deletes old requests: no client repeats one after so long. */
export async function forgetRequests(db: Database): Promise<void> {
  await sweepAway(
    db,
    (tx, most) => tx`
      delete from order_request where request_key = any(array(
        select request_key from order_request where created_at < now() - interval '30 days' limit ${most}))`,
  );
}

export function insertRequest(tx: Tx, request: RequestRow): void {
  tx.write(tx`insert into order_request ${tx(request)}`);
}
