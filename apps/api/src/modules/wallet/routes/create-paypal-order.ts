import { toMinor } from '@waybill/contract/money';
import { createPaypalOrder as call } from '@waybill/contract/wallet/create-paypal-order';
import { defineRoute } from '../../../platform/http/route.ts';
import { startPayment } from '../commands/start-payment.ts';
import type { WalletContext } from '../context.ts';

export const createPaypalOrderRoute = defineRoute(call, async (context: WalletContext, { caller, body, idempotencyKey }) => {
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
