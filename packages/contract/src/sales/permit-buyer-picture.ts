import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { uploadPermission } from '../files/upload-permission.ts';
import { saleCode } from './sale-code.ts';

export const permitBuyerPicture = defineCall({
  method: 'POST',
  path: '/buy/{code}/pictures',
  access: 'public',
  summary:
    'Permission for the buyer, who needs no account, to upload one picture of what they got, for ten minutes and for as long as they can say that it is not what was sold.',
  params: z.strictObject({ code: saleCode }),
  success: { status: 201, body: uploadPermission },
  errors: ['not_found', 'forbidden', 'no_longer_open', 'too_many_requests'],
  limits: [{ by: 'ip', max: 120, seconds: 3600 }],
});
