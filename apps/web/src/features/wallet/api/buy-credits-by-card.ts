import { api } from '@waybill/client/browser-client';
import { buyCreditsByCard } from '@waybill/contract/wallet/buy-credits-by-card';

export function startCreditsByCard(credits: number, idempotencyKey: string) {
  return api().call(buyCreditsByCard, { body: { credits }, idempotencyKey });
}
