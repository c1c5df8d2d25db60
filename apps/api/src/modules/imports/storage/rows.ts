import type { ImportField } from '@waybill/contract/imports/import-fields';
import type { ImportFault, ImportRowState } from '@waybill/contract/imports/import-view';
import { importLimits } from '@waybill/contract/imports/limits';
import type { Place } from '@waybill/contract/places/place';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { PackageInput } from '../../timeline/index.ts';
import type { RowMoney } from '../sums.ts';

/** What somebody has said of a row. */
export type SaidRow = {
  readonly position: number;
  readonly cells: string[];
  readonly mends: Partial<Record<ImportField, string>>;
  readonly chosenPlace: Place | null;
  readonly mark: string;
  readonly again: number;
};

/** What became of it when it was checked. */
export type CheckedRow = {
  readonly position: number;
  readonly state: ImportRowState;
  readonly faults: readonly ImportFault[];
  readonly place: Place | null;
  readonly parcel: PackageInput | null;
  readonly feeMinor: string | null;
  readonly packageId: string | null;
};

type StoredRow = SaidRow & Omit<CheckedRow, 'parcel'>;
export type ListedRow = StoredRow & { readonly trackingId: string | null };

const said = (db: Db) => db`position, cells, mends, chosen_place, mark, again`;

/** Positions, both included. */
type Window = { readonly from?: number; readonly to?: number };

/** Without the ended orders of a parcel: its number is that of whoever has it. */
export async function listRows(db: Db, importId: string, window: Window = {}): Promise<ListedRow[]> {
  const { from = 1, to = importLimits.rows } = window;
  return db<ListedRow[]>`
    select ${said(db)}, state, faults, place, fee_minor, package_id,
           (select tracking_id from delivery_order where delivery_order.package_id = one.package_id and status not in (0, 6, 7, 9)
            order by delivery_order.created_at desc limit 1) as tracking_id
    from parcel_import_row as one where import_id = ${importId} and position between ${from} and ${to} order by position`;
}

/** Those that are not posted, to be checked anew. */
export async function listOpenRows(db: Db, importId: string): Promise<SaidRow[]> {
  return db<SaidRow[]>`
    select ${said(db)} from parcel_import_row where import_id = ${importId} and state in ('faulty', 'ready') order by position`;
}

export type ReadyRow = {
  readonly position: number;
  readonly mark: string;
  readonly again: number;
  readonly parcel: PackageInput;
};

/** Only what their sum is made of: a thousand parcels are a megabyte. */
export async function listReadyMoney(db: Db, importId: string): Promise<(RowMoney & { readonly position: number })[]> {
  return db<(RowMoney & { position: number })[]>`
    select position, fee_minor, nullif(parcel -> 'collectAtDoor', 'null') as collect
    from parcel_import_row where import_id = ${importId} and state = 'ready' order by position`;
}

export function insertRows(tx: Tx, importId: string, rows: readonly (SaidRow & CheckedRow)[]): void {
  tx.write(tx`
    insert into parcel_import_row (import_id, position, cells, mark, state, faults, place, parcel, fee_minor, package_id)
    select ${importId}, position, array(select jsonb_array_elements_text(cells)), mark, state, faults, place, parcel, fee_minor, package_id
    from jsonb_to_recordset(${tx.json(
      rows.map(({ position, cells, mark, state, faults, place, parcel, feeMinor, packageId }) => ({
        ...{ position, cells, mark, state, faults, place, parcel },
        fee_minor: feeMinor,
        package_id: packageId,
      })),
    )}) as given(position smallint, cells jsonb, mark text, state text, faults jsonb, place jsonb, parcel jsonb, fee_minor bigint, package_id text)`);
}

/** Rows that are checked anew leave the posting that they were part of: what it was asked to post, they are no more. */
export function setChecked(tx: Tx, importId: string, rows: readonly CheckedRow[]): void {
  if (rows.length === 0) return;
  tx.write(tx`
    update parcel_import_row as one
    set state = given.state, faults = given.faults, place = given.place, parcel = given.parcel, fee_minor = given.fee_minor,
        package_id = given.package_id, run_key = null
    from jsonb_to_recordset(${tx.json(
      rows.map(({ position, state, faults, place, parcel, feeMinor, packageId }) => ({
        ...{ position, state, faults, place, parcel },
        fee_minor: feeMinor,
        package_id: packageId,
      })),
    )}) as given(position smallint, state text, faults jsonb, place jsonb, parcel jsonb, fee_minor bigint, package_id text)
    where one.import_id = ${importId} and one.position = given.position`);
}

export function setMends(tx: Tx, importId: string, { position, mends, chosenPlace, again }: SaidRow): void {
  tx.write(tx`
    update parcel_import_row set mends = ${tx.json(mends)}, chosen_place = ${chosenPlace && tx.json(chosenPlace)}, again = ${again}
    where import_id = ${importId} and position = ${position}`);
}

type Posted = { readonly position: number; readonly packageId: string };

export function setPosted(tx: Tx, importId: string, state: 'posted' | 'posted-before', rows: readonly Posted[]): void {
  if (rows.length === 0) return;
  tx.write(tx`
    update parcel_import_row as one
    set state = ${state}, parcel = null, faults = '[]', package_id = given.package_id, run_key = null
    from unnest(${rows.map(({ position }) => position)}::int[], ${rows.map(({ packageId }) => packageId)}::text[]) as given(position, package_id)
    where one.import_id = ${importId} and one.position = given.position`);
}
