import { toMinor } from '@waybill/contract/money';
import { startCardTopUp as call } from '@waybill/contract/wallet/start-card-top-up';
import { startPayment } from '../commands/start-payment.ts';
import { defineRoute } from '../define-route.ts';

export const startCardTopUpRoute = defineRoute(call, async (context, { caller, body, idempotencyKey }) => {
  const amountMinor = toMinor(body.amount);
  const input = {
    provider: 'paystack',
    purpose: 'top-up',
    currency: 'NGN',
    amountMinor,
    credits: null,
    title: 'Top-up by card',
  } as const;
  const { reference, payAt } = await startPayment(context, caller.userId, idempotencyKey, input);
  return { reference, authorizationUrl: payAt };
});
