import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { checkView } from '../kyc/check-view.ts';
import { documentNumber, documentType, nameOnDocument } from '../kyc/documents.ts';

export const kycPending = defineCall({
  method: 'PUT',
  path: '/users/kycPending',
  access: 'member',
  summary:
    'Hand in one’s documents. With the built-in check the pictures must be uploaded (front and selfie; the back of what has one); what is said of the documents helps staff. A business hands in its documents (certificate and representative’s ID), and the body is not used. With a provider’s widget the body only names the check, and the result counts only once the provider confirms it.',
  body: z.optional(
    z.strictObject({
      /** The check that was finished in the provider’s widget. It may be decided before the browser reports it. */
      referenceId: z.optional(idOf('identityCheck')),
      documentType: z.optional(documentType),
      /** As printed; only its last four characters are stored. */
      documentNumber: z.optional(documentNumber),
      /** As printed on the document. */
      nameOnDocument: z.optional(nameOnDocument),
      dateOfBirth: z.optional(z.iso.date('Please give a date like 1990-04-17')),
    }),
  ),
  success: { status: 200, body: checkView },
  errors: ['check_under_way', 'already_verified', 'proof_missing'],
  limits: [{ by: 'caller', max: 20, seconds: 86_400 }],
});
