import { api } from '@waybill/client/browser-client';
import type { TransferView } from '@waybill/contract/wallet/transfer-view';
import { verifyTransfer as call } from '@waybill/contract/wallet/verify-transfer';

export function verifyTransfer(reference: string, signal?: AbortSignal): Promise<TransferView> {
  return api().call(call, { body: { reference }, ...(signal ? { signal } : {}) });
}
