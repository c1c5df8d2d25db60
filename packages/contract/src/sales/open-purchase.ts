import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { otpCode, phoneNumber } from '../text.ts';
import { buyView } from './buy-view.ts';
import { saleCode } from './sale-code.ts';

export const openPurchase = defineCall({
  method: 'POST',
  path: '/buy/{code}/open',
  access: 'public',
  summary: 'Come back to what one has ordered, on another device: with the code that was sent to the same phone.',
  params: z.strictObject({ code: saleCode }),
  body: z.strictObject({ phoneNumber, otpCode }),
  success: { status: 200, body: buyView },
  errors: ['not_found', 'code_wrong', 'code_gone'],
  limits: [
    { by: 'ip', max: 120, seconds: 3600 },
    { by: { field: 'phoneNumber' }, max: 20, seconds: 3600 },
  ],
});
