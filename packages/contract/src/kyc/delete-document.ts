import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';

export const deleteDocument = defineCall({
  method: 'DELETE',
  path: '/kyc/documents/{documentId}',
  access: 'dispatch-partner',
  summary: 'Take back a document of one’s own business, while nobody looks at it and none was accepted.',
  params: z.strictObject({ documentId: idOf('document') }),
  success: { status: 204 },
  errors: ['forbidden', 'not_found', 'check_under_way', 'already_verified'],
});
