import { buyCreditsByTransfer as call } from '@waybill/contract/wallet/buy-credits-by-transfer';
import { creditsInWords, priceOfCredits } from '@waybill/contract/wallet/credit-bundles';
import { startTransfer } from '../commands/start-payment.ts';
import { defineRoute } from '../define-route.ts';
import { transferViewOf } from '../transfers/transfer-view.ts';

export const buyCreditsByTransferRoute = defineRoute(call, async (context, { caller, body: { credits }, idempotencyKey }) => {
  const input = {
    purpose: 'credits',
    amountMinor: priceOfCredits(credits, 'NGN'),
    credits,
    title: creditsInWords(credits),
  } as const;
  return transferViewOf(context, await startTransfer(context, caller.userId, idempotencyKey, input));
});
