import { api } from '@waybill/client/browser-client';
import { verifySalePayment as call } from '@waybill/contract/sales/verify-sale-payment';

export function verifySalePayment(code: string, signal?: AbortSignal) {
  return api().call(call, { params: { code }, ...(signal ? { signal } : {}) });
}
