import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { phoneNumber } from '../text.ts';
import { saleCode } from './sale-code.ts';

export const sendBuyerCode = defineCall({
  method: 'POST',
  path: '/buy/{code}/code',
  access: 'public',
  summary:
    'Send a code to the phone of somebody who wants to buy, or to come back to what they bought. The answer never says which.',
  params: z.strictObject({ code: saleCode }),
  body: z.strictObject({ phoneNumber }),
  success: { status: 202, body: z.object({ expiresAt: z.iso.datetime(), resendAfterSeconds: z.int() }) },
  errors: ['not_found', 'no_longer_open', 'code_too_soon', 'too_many_requests'],
  limits: [
    { by: 'ip', max: 120, seconds: 3600 },
    { by: { field: 'phoneNumber' }, max: 6, seconds: 3600 },
  ],
});
