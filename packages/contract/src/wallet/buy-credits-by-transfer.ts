import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { creditCount } from './buy-credits.ts';
import { transferView } from './transfer-view.ts';

export const buyCreditsByTransfer = defineCall({
  method: 'POST',
  path: '/wallet/credits/transfer',
  access: 'member',
  summary:
    'Begin to buy credits by bank transfer: answers an account that is there for it alone, for half an hour. The price may come in parts; what is too much or too late goes back.',
  idempotent: true,
  body: z.strictObject({ credits: creditCount }),
  success: { status: 201, body: transferView },
  errors: ['key_used_otherwise', 'request_under_way', 'provider_unavailable'],
  limits: [{ by: 'caller', max: 30, seconds: 3600 }],
});
