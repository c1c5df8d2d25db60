import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { saleCode } from '../sales/sale-code.ts';

export const markBuyerReceipt = defineCall({
  method: 'PUT',
  path: '/buy/{code}/receipt',
  access: 'public',
  summary: 'How far the buyer has read what the seller wrote. It never goes back.',
  params: z.strictObject({ code: saleCode }),
  body: z.strictObject({ readSeq: z.int('Please send a whole number').check(z.minimum(0, 'Please send 0 or more')) }),
  success: { status: 204 },
  errors: ['not_found', 'forbidden'],
  limits: [{ by: 'ip', max: 3000, seconds: 3600 }],
});
