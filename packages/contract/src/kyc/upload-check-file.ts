import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { checkFileView } from './check-view.ts';
import { checkFileKind } from './documents.ts';

export const uploadCheckFile = defineCall({
  method: 'POST',
  path: '/kyc/check/files',
  access: 'member',
  summary:
    'Upload a picture for one’s identity check: JPEG or PNG (a document also as PDF), up to 10 MB. A new one of the same kind replaces the old.',
  bodyKind: 'multipart',
  body: z.strictObject({ kind: checkFileKind }),
  success: { status: 201, body: checkFileView },
  errors: [
    'too_large',
    'unsupported_type',
    'image_unreadable',
    'check_under_way',
    'already_verified',
    'forbidden',
    'not_found',
    'provider_unavailable',
  ],
  limits: [{ by: 'caller', max: 60, seconds: 3600 }],
});
