import { setImmediate } from 'node:timers/promises';
import type { ImportField } from '@waybill/contract/imports/import-fields';
import type { ImportSettingsDraft } from '@waybill/contract/imports/import-settings';
import { homeCurrency, toMinor } from '@waybill/contract/money';
import type { Db } from '../../platform/db/database.ts';
import { type AuthorStatus, findByRequests } from '../timeline/index.ts';
import { createRowPlaces } from './find-place.ts';
import { type Reading, type RowValues, readRow, readSettings } from './read-row.ts';
import { requestKeyOf } from './row-mark.ts';
import type { CheckedRow, SaidRow } from './storage/rows.ts';

export function readingOf(sender: AuthorStatus, settings: ImportSettingsDraft): Reading {
  const read = readSettings(settings).settings;
  return {
    sender,
    currency: homeCurrency(sender.countryCode),
    // Imports are of parcels within one country: that of their pickup.
    findPlace: createRowPlaces(read?.pickupAddressJson.countryCode ?? sender.countryCode),
    settings: read,
  };
}

/** What a row says by field: its cells, and over them what was mended. */
export function valuesOf(fields: readonly (ImportField | null)[], { cells, mends }: Pick<SaidRow, 'cells' | 'mends'>): RowValues {
  const values: RowValues = {};
  for (const [index, field] of fields.entries()) if (field !== null) values[field] = cells[index] ?? '';
  return { ...values, ...mends };
}

/** So long everybody else waits. A row takes a fraction of it. */
const longestMs = 15;

type Checking = { readonly userId: string; readonly reading: Reading; readonly fields: readonly (ImportField | null)[] };

/** Checks rows by the rules of posting, a few at a time so that everybody else is answered meanwhile. Known ones are not checked. */
export async function checkRows(db: Db, { userId, reading, fields }: Checking, rows: readonly SaidRow[]): Promise<CheckedRow[]> {
  const keys = rows.map(({ mark, again }) => requestKeyOf(userId, mark, again));
  const posted = await findByRequests(db, keys);
  const checked: CheckedRow[] = [];
  let since = performance.now();
  for (const [index, row] of rows.entries()) {
    if (performance.now() - since > longestMs) {
      await setImmediate();
      since = performance.now();
    }
    const { position, chosenPlace } = row;
    const packageId = posted.get(keys[index] ?? '');
    if (packageId !== undefined) {
      checked.push({ position, state: 'posted-before', faults: [], place: null, parcel: null, feeMinor: null, packageId });
      continue;
    }
    const { faults, place, parcel } = readRow(reading, { values: valuesOf(fields, row), chosen: chosenPlace });
    checked.push({
      ...{ position, faults, place, parcel, packageId: null },
      state: parcel ? 'ready' : 'faulty',
      feeMinor: parcel && String(toMinor(parcel.price)),
    });
  }
  return checked;
}
