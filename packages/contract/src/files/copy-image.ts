import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { imageView } from './image-view.ts';

export const copyImage = defineCall({
  method: 'POST',
  path: '/files/{publicId}/copy',
  access: 'member',
  summary:
    'Use a finished picture of one’s own once more: in place of an upload, a permission is filled with a copy of it. Asked again, it answers the same.',
  /** Of the permission. */
  params: z.strictObject({ publicId: idOf('image') }),
  body: z.strictObject({ sourceId: idOf('image') }),
  success: { status: 200, body: imageView },
  errors: ['not_found', 'upload_gone', 'provider_unavailable'],
  limits: [{ by: 'caller', max: 200, seconds: 3600 }],
});
