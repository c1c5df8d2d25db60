import * as z from 'zod/mini';
import { idOf } from '../ids.ts';
import { amountView, currencyCode } from '../money.ts';
import { place } from '../places/place.ts';
import { importField } from './import-fields.ts';
import { importSettingsDraft } from './import-settings.ts';

/** Why a row cannot be posted, said beside the field to mend. */
export const importFault = z.object({
  field: importField,
  message: z.string(),
  /** Places that may be meant, to choose one of. */
  places: z.array(place),
});
export type ImportFault = z.infer<typeof importFault>;

/** `faulty` has to be mended; `ready` can be posted; `posted` was posted from here, `posted-before` from another file with the same row. */
export const importRowStates = ['faulty', 'ready', 'posted', 'posted-before'] as const;
export type ImportRowState = (typeof importRowStates)[number];

export const importRowView = z.object({
  /** From 1, as the rows stand in the file below the headers. */
  position: z.int(),
  state: z.enum(importRowStates),
  /** By field, as it stands in the file or was mended since. */
  values: z.partialRecord(importField, z.string()),
  faults: z.array(importFault),
  /** Where it goes, once that is understood. */
  place: z.nullable(place),
  /** What its carrier is paid. */
  fee: z.nullable(amountView),
  /** The parcel, once it is posted. */
  packageId: z.nullable(idOf('package')),
  /** As soon as a carrier has it. */
  trackingId: z.nullable(z.string()),
});
export type ImportRowView = z.infer<typeof importRowView>;

export const importSummary = z.object({
  id: idOf('import'),
  fileName: z.string(),
  createdAt: z.iso.datetime(),
  counts: z.object({ rows: z.int(), faulty: z.int(), ready: z.int(), posted: z.int(), postedBefore: z.int() }),
});
export type ImportSummary = z.infer<typeof importSummary>;

export const importView = z.object({
  ...importSummary.shape,
  /** The columns of the file, what each is taken for, and a few of the values in it. */
  columns: z.array(z.object({ header: z.string(), field: z.nullable(importField), samples: z.array(z.string()) })),
  settings: importSettingsDraft,
  /** What is still to be said for all rows together. */
  missing: z.array(z.object({ field: z.string(), message: z.string() })),
  currency: currencyCode,
  /** What posting all that is ready takes from the wallet, with our charge for each parcel and what is reserved where money is collected. */
  total: amountView,
  /** What is in the wallet, the number of ready rows that it is enough for, from the first, and what those take. */
  available: amountView,
  covers: z.int(),
  coversTotal: amountView,
  /** Rows in the order of the file; left out where they were not asked for. */
  rows: z.array(importRowView),
});
export type ImportView = z.infer<typeof importView>;
