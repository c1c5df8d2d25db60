import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { documentKind } from './document-kinds.ts';
import { documentView } from './document-view.ts';

export const uploadDocument = defineCall({
  method: 'POST',
  path: '/kyc/documents',
  access: 'dispatch-partner',
  summary:
    'Upload a document of the business: PDF, JPEG or PNG, up to 10 MB. A new one of the same kind replaces the old. With the certificate and the representative’s ID the check of the business begins by itself.',
  bodyKind: 'multipart',
  body: z.strictObject({ kind: documentKind }),
  success: { status: 201, body: documentView },
  errors: ['forbidden', 'too_large', 'unsupported_type', 'already_verified', 'provider_unavailable'],
  limits: [{ by: 'caller', max: 60, seconds: 3600 }],
});
