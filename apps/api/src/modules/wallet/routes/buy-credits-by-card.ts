import { buyCreditsByCard as call } from '@waybill/contract/wallet/buy-credits-by-card';
import { creditsInWords, priceOfCredits } from '@waybill/contract/wallet/credit-bundles';
import { defineRoute } from '../../../platform/http/route.ts';
import { startPayment } from '../commands/start-payment.ts';
import type { WalletContext } from '../context.ts';

export const buyCreditsByCardRoute = defineRoute(
  call,
  async (context: WalletContext, { caller, body: { credits }, idempotencyKey }) => {
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
  },
);
