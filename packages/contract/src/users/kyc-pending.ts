import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { checkView, documentType } from '../kyc/check-view.ts';
import { line } from '../text.ts';

export const kycPending = defineCall({
  method: 'PUT',
  path: '/users/kycPending',
  access: 'member',
  summary:
    'Hand in one’s papers. With the built-in check the pictures must be uploaded and the fields filled in; with a provider’s widget the body is empty, and the result counts only once the provider confirms it.',
  body: z.optional(
    z.strictObject({
      documentType: z.optional(documentType),
      /** As printed; kept only as its last four characters. */
      documentNumber: z.optional(line(40, 'the number of your document')),
      /** As printed on the document. */
      nameOnDocument: z.optional(line(120, 'your name as the document has it')),
      dateOfBirth: z.optional(z.iso.date('Please give a date like 1990-04-17')),
    }),
  ),
  success: { status: 200, body: checkView },
  errors: ['check_under_way', 'already_verified', 'proof_missing'],
  limits: [{ by: 'caller', max: 20, seconds: 86_400 }],
});
