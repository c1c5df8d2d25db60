import type { Db, Tx } from '../../../platform/db/database.ts';
import type { ReadyRow } from './rows.ts';

export async function findRun(db: Db, requestKey: string): Promise<{ readonly requestHash: string } | undefined> {
  const [row] = await db<{ requestHash: string }[]>`select request_hash from parcel_import_run where request_key = ${requestKey}`;
  return row;
}

type NewRun = {
  readonly requestKey: string;
  readonly requestHash: string;
  readonly importId: string;
  readonly positions: readonly number[];
};

export function insertRun(tx: Tx, { requestKey, requestHash, importId, positions }: NewRun): void {
  tx.write(tx`
    insert into parcel_import_run (request_key, request_hash, import_id) values (${requestKey}, ${requestHash}, ${importId})`);
  tx.write(tx`
    update parcel_import_row set run_key = ${requestKey} where import_id = ${importId} and position = any(${[...positions]}::int[])`);
}

/** The next rows of a posting, under the lock of their import. */
export async function listRowsOfRun(tx: Tx, importId: string, runKey: string, most: number): Promise<ReadyRow[]> {
  return tx<ReadyRow[]>`
    select position, mark, again, parcel from parcel_import_row
    where import_id = ${importId} and run_key = ${runKey} and state = 'ready' order by position limit ${most}`;
}
