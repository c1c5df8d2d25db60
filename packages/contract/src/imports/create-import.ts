import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { importView } from './import-view.ts';
import { importLimits } from './limits.ts';

export const createImport = defineCall({
  method: 'POST',
  path: '/imports',
  access: 'member',
  summary:
    'Begin an import with a CSV or XLSX file of up to 1,000 parcels: its columns are guessed and each row is checked. Nothing is posted yet, and a row that was posted before is known again.',
  bodyKind: 'multipart',
  maxFileBytes: importLimits.bytes,
  body: z.strictObject({}),
  success: { status: 201, body: importView },
  errors: ['file_unreadable'],
  limits: [{ by: 'caller', max: importLimits.filesADay, seconds: 24 * 3600 }],
});
