import { api } from '@waybill/client/browser-client';
import { capturePaypalOrder } from '@waybill/contract/wallet/capture-paypal-order';

export function captureOrder(orderId: string, signal?: AbortSignal) {
  return api().call(capturePaypalOrder, { body: { orderId }, ...(signal ? { signal } : {}) });
}
