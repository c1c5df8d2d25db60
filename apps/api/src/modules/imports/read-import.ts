import type { ImportView } from '@waybill/contract/imports/import-view';
import { homeCurrency, toMajor } from '@waybill/contract/money';
import type { Db } from '../../platform/db/database.ts';
import { findAuthorStatus } from '../timeline/index.ts';
import { countCredits, findAvailable } from '../wallet/index.ts';
import { unknownImport } from './policies.ts';
import { readSettings } from './read-row.ts';
import { countRows, findImport } from './storage/imports.ts';
import { listReadyMoney, listRows } from './storage/rows.ts';
import { coveredBy, paysOf, sumOf } from './sums.ts';
import { columnViewsOf, rowViewOf, summaryOf } from './views.ts';

/** Where rows are not asked for, the columns are shown by the first of them. */
const sampledRows = 20;

/** An import as its owner sees it; with its rows, or only how far it is. */
export async function readImport(db: Db, userId: string, importId: string, withRows = true): Promise<ImportView> {
  const [row, sender, credits, counts, ready] = await Promise.all([
    findImport(db, userId, importId),
    findAuthorStatus(db, userId),
    countCredits(db, userId),
    countRows(db, importId),
    listReadyMoney(db, importId),
  ]);
  if (!row) throw unknownImport();
  const currency = homeCurrency(sender.countryCode);
  const [available, rows] = await Promise.all([
    findAvailable(db, userId, currency),
    listRows(db, importId, withRows ? {} : { to: sampledRows }),
  ]);
  const pays = paysOf(ready, currency, credits);
  const covers = coveredBy(available, pays);
  return {
    ...summaryOf({ ...row, ...counts }),
    columns: columnViewsOf(row, rows),
    settings: row.settings,
    missing: [...readSettings(row.settings).missing],
    currency,
    total: toMajor(sumOf(pays)),
    available: toMajor(available),
    covers,
    coversTotal: toMajor(sumOf(pays.slice(0, covers))),
    rows: withRows ? rows.map((one) => rowViewOf(row.fields, one)) : [],
  };
}

/** A row that was changed, and the import as it is since, without the other rows. */
export async function readMendedRow(db: Db, userId: string, importId: string, position: number) {
  const [summary, found, [row]] = await Promise.all([
    readImport(db, userId, importId, false),
    findImport(db, userId, importId),
    listRows(db, importId, { from: position, to: position }),
  ]);
  if (!found || !row) throw unknownImport();
  return { row: rowViewOf(found.fields, row), import: summary };
}
