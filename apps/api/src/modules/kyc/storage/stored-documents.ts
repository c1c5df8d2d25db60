import type { Db, Tx } from '../../../platform/db/database.ts';

/** Noted before the bytes are in the store, so that they can be found after a crash. */
export async function noteStored(tx: Tx, storageKey: string): Promise<void> {
  await tx`insert into stored_document (storage_key) values (${storageKey})`;
}

/** Once the store has confirmed that nothing is there any more. */
export async function noteRemoved(tx: Tx, storageKey: string): Promise<void> {
  await tx`delete from stored_document where storage_key = ${storageKey}`;
}

/**
 * Stored files without a row: the removal failed, or the upload never got as far as its row. An upload that is under way takes
 * minutes at most. Pages by key, so that a file which cannot be removed does not block the others.
 */
export async function listOrphans(db: Db, after: string, limit: number): Promise<string[]> {
  const rows = await db<{ storageKey: string }[]>`
    select storage_key from stored_document
    where storage_key > ${after} and stored_at < now() - interval '1 hour'
      and not exists (select from identity_check_file where identity_check_file.storage_key = stored_document.storage_key)
      and not exists (select from business_document where business_document.storage_key = stored_document.storage_key)
    order by storage_key limit ${limit}`;
  return rows.map(({ storageKey }) => storageKey);
}
