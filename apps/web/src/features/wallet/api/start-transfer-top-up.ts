import { api } from '@waybill/client/browser-client';
import { startTransferTopUp as call } from '@waybill/contract/wallet/start-transfer-top-up';

export function startTransferTopUp(amount: number, idempotencyKey: string) {
  return api().call(call, { body: { amount }, idempotencyKey });
}
