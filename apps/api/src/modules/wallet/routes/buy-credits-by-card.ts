import { buyCreditsByCard as call } from '@waybill/contract/wallet/buy-credits-by-card';
import { creditsInWords, priceOfCredits } from '@waybill/contract/wallet/credit-bundles';
import { startPayment } from '../commands/start-payment.ts';
import { defineRoute } from '../define-route.ts';

export const buyCreditsByCardRoute = defineRoute(call, async (context, { caller, body: { credits }, idempotencyKey }) => {
  const amountMinor = priceOfCredits(credits, 'NGN');
  const input = {
    provider: 'paystack',
    purpose: 'credits',
    currency: 'NGN',
    amountMinor,
    credits,
    title: creditsInWords(credits),
  } as const;
  const { reference, payAt } = await startPayment(context, caller.userId, idempotencyKey, input);
  return { reference, authorizationUrl: payAt };
});
