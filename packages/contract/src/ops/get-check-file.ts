import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf, idOfAny } from '../ids.ts';

export const getCheckFile = defineCall({
  method: 'GET',
  path: '/ops/kyc/{checkId}/files/{fileId}',
  access: 'staff-confirmed',
  summary: 'The bytes of a picture or document of an identity check; of a business also what it showed at sign-up.',
  params: z.strictObject({ checkId: idOf('identityCheck'), fileId: idOfAny('checkFile', 'document') }),
  success: { status: 200 },
  errors: ['not_found'],
});
