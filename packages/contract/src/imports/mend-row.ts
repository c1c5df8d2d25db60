import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { addressJson } from '../places/place.ts';
import { oneLine } from '../text.ts';
import { importField } from './import-fields.ts';
import { importRowView, importView } from './import-view.ts';
import { importLimits } from './limits.ts';

export const mendRow = defineCall({
  method: 'PUT',
  path: '/imports/{importId}/rows/{position}',
  access: 'member',
  summary: 'Mend a row of an import. The row is checked anew; one that was posted stays as it is.',
  params: z.strictObject({
    importId: idOf('import'),
    position: z.coerce.number('Please name a row').check(z.int('Please name a row'), z.minimum(1, 'Please name a row')),
  }),
  body: z.strictObject({
    values: z._default(z.partialRecord(importField, oneLine(importLimits.cell, 'Please type what is to stand there')), {}),
    /** Chosen from a search for places, where the words of the row are not understood. */
    place: z.optional(z.nullable(addressJson)),
    /** Post it once more, though it was posted before from another file. */
    again: z._default(z.boolean(), false),
  }),
  success: { status: 200, body: z.object({ row: importRowView, import: importView }) },
  errors: ['not_found', 'no_longer_open'],
  limits: [{ by: 'caller', max: 3_000, seconds: 3600 }],
});
