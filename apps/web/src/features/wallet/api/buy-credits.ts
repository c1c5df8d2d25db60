import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { buyCredits as call } from '@waybill/contract/wallet/buy-credits';

export function buyCredits(body: BodyFor<typeof call>, idempotencyKey: string) {
  return api().call(call, { body, idempotencyKey });
}
