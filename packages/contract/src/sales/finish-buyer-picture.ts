import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { imageView } from '../files/image-view.ts';
import { idOf } from '../ids.ts';
import { saleCode } from './sale-code.ts';

export const finishBuyerPicture = defineCall({
  method: 'POST',
  path: '/buy/{code}/pictures/{publicId}/finish',
  access: 'public',
  summary:
    'The buyer’s picture has been sent: it is checked, stripped and written anew like any other. Asked again, it answers the same.',
  params: z.strictObject({ code: saleCode, publicId: idOf('image') }),
  success: { status: 200, body: imageView },
  errors: ['not_found', 'forbidden', 'upload_gone', 'too_large', 'unsupported_type', 'image_unreadable', 'provider_unavailable'],
  limits: [{ by: 'ip', max: 120, seconds: 3600 }],
});
