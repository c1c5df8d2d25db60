import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';

export const deleteCheckFile = defineCall({
  method: 'DELETE',
  path: '/kyc/check/files/{fileId}',
  access: 'member',
  summary: 'Take back a picture before it is handed in.',
  params: z.strictObject({ fileId: idOf('checkFile') }),
  success: { status: 204 },
  errors: ['not_found', 'check_under_way'],
});
