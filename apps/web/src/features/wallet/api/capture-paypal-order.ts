import { api } from '@waybill/client/browser-client';
import { capturePaypalOrder as call } from '@waybill/contract/wallet/capture-paypal-order';

export function capturePaypalOrder(orderId: string, signal?: AbortSignal) {
  return api().call(call, { body: { orderId }, ...(signal ? { signal } : {}) });
}
