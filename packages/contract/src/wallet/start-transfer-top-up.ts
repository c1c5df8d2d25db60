import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { amount } from '../money.ts';
import { transferView } from './transfer-view.ts';

export const startTransferTopUp = defineCall({
  method: 'POST',
  path: '/wallet/transfers',
  access: 'member',
  summary:
    'Begin a naira top-up by bank transfer: answers an account that is there for it alone, for half an hour. Whatever comes to it is credited.',
  idempotent: true,
  body: z.strictObject({ amount }),
  success: { status: 201, body: transferView },
  errors: ['amount_out_of_limits', 'key_used_otherwise', 'request_under_way', 'provider_unavailable'],
  limits: [{ by: 'caller', max: 30, seconds: 3600 }],
});
