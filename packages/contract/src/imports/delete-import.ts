import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';

export const deleteImport = defineCall({
  method: 'DELETE',
  path: '/imports/{importId}',
  access: 'member',
  summary: 'Put an import away. What was posted from it stays posted, and is still known again.',
  params: z.strictObject({ importId: idOf('import') }),
  success: { status: 204 },
  errors: ['not_found'],
});
