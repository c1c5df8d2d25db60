import { api } from '@waybill/client/browser-client';
import { buyCreditsByCard as call } from '@waybill/contract/wallet/buy-credits-by-card';

export function buyCreditsByCard(credits: number, idempotencyKey: string) {
  return api().call(call, { body: { credits }, idempotencyKey });
}
