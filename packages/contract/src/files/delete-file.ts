import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOfAny } from '../ids.ts';

export const deleteFile = defineCall({
  method: 'POST',
  path: '/DeleteFile',
  access: 'member',
  summary: 'Delete a picture or a voice note of one’s own that is not part of anything.',
  body: z.strictObject({ publicId: idOfAny('image', 'voiceNote') }),
  success: { status: 204 },
  errors: ['not_found', 'image_in_use'],
});
