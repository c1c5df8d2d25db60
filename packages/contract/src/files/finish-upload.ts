import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { imageView } from './image-view.ts';

export const finishUpload = defineCall({
  method: 'POST',
  path: '/files/{publicId}/finish',
  access: 'member',
  summary:
    'The picture has been sent: it is checked, turned upright, stripped, and written anew in several sizes. Asked again, it answers the same.',
  params: z.strictObject({ publicId: idOf('image') }),
  success: { status: 200, body: imageView },
  errors: ['not_found', 'upload_gone', 'too_large', 'unsupported_type', 'image_unreadable', 'provider_unavailable'],
  limits: [{ by: 'caller', max: 200, seconds: 3600 }],
});
