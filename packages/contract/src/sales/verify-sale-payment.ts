import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { buyView } from './buy-view.ts';
import { saleCode } from './sale-code.ts';

export const verifySalePayment = defineCall({
  method: 'POST',
  path: '/buy/{code}/payment/verify',
  access: 'public',
  summary:
    'Ask the provider what has come for a buyer’s payment. Booked once, whoever asks first: this, the webhook or the sweep.',
  params: z.strictObject({ code: saleCode }),
  success: { status: 200, body: buyView },
  errors: ['not_found', 'forbidden', 'provider_unavailable'],
  limits: [{ by: 'ip', max: 600, seconds: 3600 }],
});
