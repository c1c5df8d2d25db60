import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { importField } from './import-fields.ts';
import { importSettingsDraft } from './import-settings.ts';
import { importView } from './import-view.ts';
import { importLimits } from './limits.ts';

export const updateImport = defineCall({
  method: 'PUT',
  path: '/imports/{importId}',
  access: 'member',
  summary: 'Say what the columns of an import are, or what all its parcels have in common. Its rows are checked anew.',
  params: z.strictObject({ importId: idOf('import') }),
  body: z.strictObject({
    /** One for each column of the file, in its order; null is left aside. */
    fields: z.optional(z.array(z.nullable(importField)).check(z.maxLength(importLimits.columns, 'Those are too many columns'))),
    /** What is not named stays as it is. */
    settings: z.optional(importSettingsDraft),
  }),
  success: { status: 200, body: importView },
  errors: ['not_found'],
  limits: [{ by: 'caller', max: 600, seconds: 3600 }],
});
