import type { ImportField } from '@waybill/contract/imports/import-fields';
import type { ImportSettingsDraft } from '@waybill/contract/imports/import-settings';
import type { Position } from '../../../platform/cursor.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';

export type ImportRow = {
  readonly id: string;
  readonly userId: string;
  readonly fileName: string;
  readonly headers: string[];
  readonly fields: (ImportField | null)[];
  readonly settings: ImportSettingsDraft;
  readonly version: number;
  readonly createdAt: Date;
};

export type ImportCounts = {
  readonly rows: number;
  readonly faulty: number;
  readonly ready: number;
  readonly posted: number;
  readonly postedBefore: number;
};
export type ListedImport = Pick<ImportRow, 'id' | 'fileName' | 'createdAt'> & ImportCounts;

const columns = (db: Db) => db`id, user_id, file_name, headers, fields, settings, version, created_at`;

export async function findImport(db: Db, userId: string, id: string): Promise<ImportRow | undefined> {
  const [row] = await db<ImportRow[]>`select ${columns(db)} from parcel_import where id = ${id} and user_id = ${userId}`;
  return row;
}

/** Whatever changes an import or its rows locks it first. */
export async function lockImport(tx: Tx, userId: string, id: string): Promise<ImportRow | undefined> {
  const [row] = await tx<ImportRow[]>`
    select ${columns(tx)} from parcel_import where id = ${id} and user_id = ${userId} for no key update`;
  return row;
}

export function insertImport(tx: Tx, row: Omit<ImportRow, 'version' | 'createdAt'>): void {
  tx.write(tx`
    insert into parcel_import (id, user_id, file_name, headers, fields, settings)
    values (${row.id}, ${row.userId}, ${row.fileName}, ${row.headers}::text[], ${tx.json(row.fields)}, ${tx.json(row.settings)})`);
}

export function changeImport(tx: Tx, { id, fields, settings }: Pick<ImportRow, 'id' | 'fields' | 'settings'>): void {
  tx.write(tx`
    update parcel_import set fields = ${tx.json(fields)}, settings = ${tx.json(settings)}, version = version + 1, changed_at = now()
    where id = ${id}`);
}

/** A row of it was changed. */
export function touchImport(tx: Tx, id: string): void {
  tx.write(tx`update parcel_import set version = version + 1, changed_at = now() where id = ${id}`);
}

export async function countRows(db: Db, id: string): Promise<ImportCounts> {
  const [row] = await db<ImportCounts[]>`select ${counts(db)} from parcel_import_row where import_id = ${id}`;
  if (!row) throw new Error('Rows were not counted');
  return row;
}

const counts = (db: Db) => db`
  count(*)::int as rows, count(*) filter (where state = 'faulty')::int as faulty, count(*) filter (where state = 'ready')::int as ready,
  count(*) filter (where state = 'posted')::int as posted, count(*) filter (where state = 'posted-before')::int as posted_before`;

type Window = { readonly before: Position | undefined; readonly limit: number; readonly skip: number };

export async function listImports(db: Db, userId: string, { before, limit, skip }: Window): Promise<ListedImport[]> {
  return db<ListedImport[]>`
    select one.id, file_name, created_at, counted.*
    from (
      select id, file_name, created_at from parcel_import where user_id = ${userId}
        ${before === undefined ? db`` : db`and (created_at, id) < (${before.createdAt}, ${before.id})`}
      order by created_at desc, id desc limit ${limit} offset ${before === undefined ? skip : 0}) as one
    cross join lateral (select ${counts(db)} from parcel_import_row where import_id = one.id) as counted
    order by created_at desc, one.id desc`;
}

/** False when there is none of this id. */
export async function deleteImport(tx: Tx, userId: string, id: string): Promise<boolean> {
  const { count } = await tx`delete from parcel_import where id = ${id} and user_id = ${userId}`;
  return count === 1;
}

/** The newest of somebody stay, as many as anybody works on. */
export function deleteOldestImports(tx: Tx, userId: string, kept: number): void {
  tx.write(tx`
    delete from parcel_import where id in (
      select id from parcel_import where user_id = ${userId} order by created_at desc, id desc offset ${kept})`);
}

export async function deleteUntouched(tx: Tx, days: number, most: number): Promise<{ readonly count: number }> {
  return tx`
    delete from parcel_import where id = any(array(
      select id from parcel_import where changed_at < now() - make_interval(days => ${days}) order by changed_at limit ${most}))`;
}

export async function forgetImports(tx: Tx, userId: string): Promise<void> {
  await tx`delete from parcel_import where user_id = ${userId}`;
}
