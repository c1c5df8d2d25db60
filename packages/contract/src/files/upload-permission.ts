import * as z from 'zod/mini';
import { idOfAny } from '../ids.ts';

/** Post `fields` and then the file (field `file`, last) to `uploadUrl` as multipart/form-data; then finish the upload. */
export const uploadPermission = z.object({
  publicId: idOfAny('image', 'voiceNote'),
  uploadUrl: z.string(),
  fields: z.record(z.string(), z.string()),
  expiresAt: z.iso.datetime(),
  maxBytes: z.int(),
});
