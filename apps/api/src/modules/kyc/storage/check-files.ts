import type { CheckFileKind } from '@waybill/contract/kyc/documents';
import type { Db, Tx } from '../../../platform/db/database.ts';

export type CheckFile = {
  readonly id: string;
  readonly checkId: string;
  readonly kind: CheckFileKind;
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: number;
  readonly storageKey: string;
  readonly uploadedAt: Date;
};

export async function listFilesOf(db: Db, checkId: string): Promise<CheckFile[]> {
  return db<CheckFile[]>`
    select id, check_id, kind, file_name, media_type, bytes, storage_key, uploaded_at from identity_check_file
    where check_id = ${checkId} order by array_position(array['front', 'back', 'selfie'], kind)`;
}

/** Under the lock of its check. Answers the key of the file that is not needed any more. */
export async function replaceFile(
  tx: Tx,
  file: Omit<CheckFile, 'uploadedAt'>,
): Promise<{ uploadedAt: Date; replacedKey: string | null }> {
  const [old] = await tx<{ storageKey: string }[]>`
    delete from identity_check_file where check_id = ${file.checkId} and kind = ${file.kind} returning storage_key`;
  const [row] = await tx<{ uploadedAt: Date }[]>`insert into identity_check_file ${tx(file)} returning uploaded_at`;
  if (!row) throw new Error('A picture was not stored');
  return { uploadedAt: row.uploadedAt, replacedKey: old?.storageKey ?? null };
}

export async function deleteFile(tx: Tx, checkId: string, fileId: string): Promise<string | undefined> {
  const [row] = await tx<{ storageKey: string }[]>`
    delete from identity_check_file where check_id = ${checkId} and id = ${fileId} returning storage_key`;
  return row?.storageKey;
}

/** The owner of a file, so that nobody else learns that it exists. */
export async function ownerOfFile(tx: Tx, fileId: string): Promise<string | undefined> {
  const [row] = await tx<{ userId: string }[]>`
    select user_id from identity_check_file join identity_check on identity_check.id = check_id where identity_check_file.id = ${fileId}`;
  return row?.userId;
}

export async function deleteFilesOf(tx: Tx, checkId: string): Promise<string[]> {
  const rows = await tx<{ storageKey: string }[]>`
    delete from identity_check_file where check_id = ${checkId} returning storage_key`;
  return rows.map(({ storageKey }) => storageKey);
}

/** Blanks the personal details of a check: they are not needed once it has been decided for a while. */
export async function blankDocument(tx: Tx, checkId: string): Promise<void> {
  await tx`
    update identity_check set name_on_document = null, date_of_birth = null, document_number_end = null where id = ${checkId}`;
}

/** Blanks the notes of staff to a member who has left. */
export async function blankNotes(tx: Tx, userId: string): Promise<void> {
  await tx`update identity_check set note = '' where user_id = ${userId}`;
}

/** Decided, or begun and not touched since, for so many days, with something of the person still in it. */
export async function listForgettable(db: Db, days: number, limit: number): Promise<{ id: string; isDraft: boolean }[]> {
  return db<{ id: string; isDraft: boolean }[]>`
    select id, state = 'draft' as is_draft from identity_check
    where (decided_at < now() - make_interval(days => ${days})
           or state = 'draft' and greatest(created_at, heard_at,
             (select max(uploaded_at) from identity_check_file where check_id = identity_check.id)) < now() - make_interval(days => ${days}))
      and (state = 'draft' or name_on_document is not null or date_of_birth is not null or document_number_end is not null
           or exists (select from identity_check_file where check_id = identity_check.id))
    order by created_at limit ${limit}`;
}
