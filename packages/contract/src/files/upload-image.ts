import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOfAny } from '../ids.ts';
import { imageLimits } from './image-limits.ts';

export const uploadImage = defineCall({
  method: 'POST',
  path: '/files/{publicId}/upload',
  access: 'public',
  summary: 'Where our own store takes a picture or a voice note: the signature that came with the permission is what opens it.',
  params: z.strictObject({ publicId: idOfAny('image', 'voiceNote') }),
  bodyKind: 'multipart',
  maxFileBytes: imageLimits.bytes,
  body: z.strictObject({
    expires: z.string().check(z.regex(/^[0-9]{10}$/, 'That is not complete')),
    signature: z.string().check(z.regex(/^[\w-]{20,100}$/, 'That is not complete')),
  }),
  success: { status: 204 },
  errors: ['upload_gone', 'too_large', 'provider_unavailable'],
  limits: [{ by: 'ip', max: 600, seconds: 3600 }],
});
