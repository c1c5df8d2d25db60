import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { importView } from './import-view.ts';

export const getImport = defineCall({
  method: 'GET',
  path: '/imports/{importId}',
  access: 'member',
  summary: 'An import with its rows, or only how far it is.',
  params: z.strictObject({ importId: idOf('import') }),
  query: z.strictObject({ rows: z._default(z.enum(['all', 'none'], 'Please send all or none'), 'all') }),
  success: { status: 200, body: importView },
  errors: ['not_found'],
});
