import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { uploadPermission } from './upload-permission.ts';

export const getUploadInfo = defineCall({
  method: 'GET',
  path: '/FileUploadInfo/{id}',
  access: 'member',
  summary:
    'Permission to upload one picture or one voice note straight to the store, for ten minutes. Post `fields` and then the file (field `file`, last) to `uploadUrl` as multipart/form-data; then finish the upload.',
  params: z.strictObject({
    /** The caller’s own user id. */
    id: idOf('user'),
  }),
  query: z.strictObject({
    /** `true` for a profile picture, which is cut square. */
    profile: z._default(
      z.stringbool({ truthy: ['true'], falsy: ['false'], case: 'insensitive', error: 'Please send true or false' }),
      false,
    ),
    /** `true` for a voice note. */
    voice: z._default(
      z.stringbool({ truthy: ['true'], falsy: ['false'], case: 'insensitive', error: 'Please send true or false' }),
      false,
    ),
  }),
  success: { status: 200, body: uploadPermission },
  errors: ['forbidden'],
  limits: [{ by: 'caller', max: 200, seconds: 3600 }],
});
