import { api } from '@waybill/client/browser-client';
import { buyCreditsByTransfer as call } from '@waybill/contract/wallet/buy-credits-by-transfer';

export function buyCreditsByTransfer(credits: number, idempotencyKey: string) {
  return api().call(call, { body: { credits }, idempotencyKey });
}
