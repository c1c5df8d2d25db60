import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';

export const deleteFile = defineCall({
  method: 'POST',
  path: '/DeleteFile',
  access: 'member',
  summary: 'Delete a picture of one’s own that is not part of anything.',
  body: z.strictObject({ publicId: idOf('image') }),
  success: { status: 204 },
  errors: ['not_found', 'image_in_use'],
});
