import { toMinor } from '@waybill/contract/money';
import { createPaypalOrder as call } from '@waybill/contract/wallet/create-paypal-order';
import { startPayment } from '../commands/start-payment.ts';
import { defineRoute } from '../define-route.ts';

export const createPaypalOrderRoute = defineRoute(call, async (context, { caller, body, idempotencyKey }) => {
  const amountMinor = toMinor(body.amount);
  const input = {
    provider: 'paypal',
    purpose: 'top-up',
    currency: 'USD',
    amountMinor,
    credits: null,
    title: 'Top-up with PayPal',
  } as const;
  const { providerId, payAt } = await startPayment(context, caller.userId, idempotencyKey, input);
  return { orderId: providerId ?? '', approveUrl: payAt };
});
