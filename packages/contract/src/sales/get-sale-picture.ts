import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { saleCode } from './sale-code.ts';

export const getSalePicture = defineCall({
  method: 'GET',
  path: '/buy/{code}/picture',
  access: 'public',
  summary:
    'The first picture of what is for sale under a link, for its preview in chats (image/jpeg, 800 pixels wide at most). No other picture, and none once it is sold.',
  params: z.strictObject({ code: saleCode }),
  success: { status: 200 },
  errors: ['not_found', 'provider_unavailable'],
  limits: [{ by: 'ip', max: 600, seconds: 3600 }],
});
