import type { DocumentKind } from '@waybill/contract/kyc/document-kinds';
import type { Db, Tx } from '../../../platform/db/database.ts';

export type BusinessDocument = {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly fileName: string;
  readonly bytes: number;
  readonly storageKey: string;
  readonly uploadedAt: Date;
};

export type NewDocument = Omit<BusinessDocument, 'uploadedAt'> & { readonly userId: string; readonly mediaType: string };

/**
 * Serialises changes to the documents of a business: there may be no row yet that could be locked, and the upload of the last
 * document has to see the others.
 */
export async function lockDocumentsOf(tx: Tx, userId: string): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`${userId} documents`}, 0))`;
}

/** Under the lock of its business. Puts a document in place of the one of its kind. Answers the key of the file that is not needed any more. */
export async function replaceDocument(tx: Tx, document: NewDocument): Promise<{ uploadedAt: Date; replacedKey: string | null }> {
  const [old] = await tx<{ storageKey: string }[]>`
    delete from business_document where user_id = ${document.userId} and kind = ${document.kind} returning storage_key`;
  const [row] = await tx<{ uploadedAt: Date }[]>`insert into business_document ${tx(document)} returning uploaded_at`;
  if (!row) throw new Error('A document was not stored');
  return { uploadedAt: row.uploadedAt, replacedKey: old?.storageKey ?? null };
}

export async function listDocumentsOf(db: Db, userId: string): Promise<BusinessDocument[]> {
  return db<BusinessDocument[]>`
    select id, kind, file_name, bytes, storage_key, uploaded_at from business_document where user_id = ${userId} order by uploaded_at`;
}

export async function deleteDocumentOf(tx: Tx, userId: string, id: string): Promise<string | undefined> {
  const [row] = await tx<{ storageKey: string }[]>`
    delete from business_document where id = ${id} and user_id = ${userId} returning storage_key`;
  return row?.storageKey;
}

export async function deleteDocumentsOf(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx<{ storageKey: string }[]>`
    delete from business_document where user_id = ${userId} returning storage_key`;
  return rows.map(({ storageKey }) => storageKey);
}
