import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { buyCredits } from '@waybill/contract/wallet/buy-credits';

export function buyCreditsFromWallet(body: BodyFor<typeof buyCredits>, idempotencyKey: string) {
  return api().call(buyCredits, { body, idempotencyKey });
}
