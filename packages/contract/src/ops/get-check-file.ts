import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf, idOfAny } from '../ids.ts';
import { lookReason, lookWords } from './look-reasons.ts';

export const getCheckFile = defineCall({
  method: 'GET',
  path: '/ops/kyc/{checkId}/files/{fileId}',
  access: 'staff-confirmed',
  summary:
    'A picture or document of an identity check, of a business also what it showed at sign-up: opened for a reason, drawn anew with the name of whoever looks. Each time is a line in the audit trail.',
  params: z.strictObject({ checkId: idOf('identityCheck'), fileId: idOfAny('checkFile', 'document') }),
  query: z.strictObject({ reason: lookReason, words: lookWords }),
  success: { status: 200 },
  errors: ['not_found', 'file_unreadable'],
  limits: [{ by: 'caller', max: 300, seconds: 3600 }],
});
