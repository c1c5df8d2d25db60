import type { ImportField } from '@waybill/contract/imports/import-fields';
import type { ImportRowView, ImportSummary, ImportView } from '@waybill/contract/imports/import-view';
import { toMajor } from '@waybill/contract/money';
import { valuesOf } from './check-rows.ts';
import type { ImportRow, ListedImport } from './storage/imports.ts';
import type { ListedRow } from './storage/rows.ts';

const samples = 3;

export function summaryOf({ id, fileName, createdAt, rows, faulty, ready, posted, postedBefore }: ListedImport): ImportSummary {
  return { id, fileName, createdAt: createdAt.toISOString(), counts: { rows, faulty, ready, posted, postedBefore } };
}

/** Samples are the first that differ: a column of the same word says little. */
export function columnViewsOf({ headers, fields }: ImportRow, rows: readonly ListedRow[]): ImportView['columns'] {
  return headers.map((header, index) => {
    const found = new Set<string>();
    for (const { cells } of rows) {
      const cell = cells[index] ?? '';
      if (cell !== '') found.add(cell);
      if (found.size === samples) break;
    }
    return { header, field: fields[index] ?? null, samples: [...found] };
  });
}

export function rowViewOf(fields: readonly (ImportField | null)[], row: ListedRow): ImportRowView {
  const { position, state, faults, place, feeMinor, packageId, trackingId } = row;
  return {
    ...{ position, state, place, packageId, trackingId },
    values: Object.fromEntries(Object.entries(valuesOf(fields, row)).filter(([, value]) => value !== '')),
    faults: [...faults],
    fee: feeMinor === null ? null : toMajor(BigInt(feeMinor)),
  };
}
