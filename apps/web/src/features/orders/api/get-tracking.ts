import { api } from '@waybill/client/browser-client';
import { getTracking as call } from '@waybill/contract/orders/get-tracking';

export function getTracking(trackingId: string, signal?: AbortSignal) {
  return api().call(call, { params: { trackingId }, ...(signal ? { signal } : {}) });
}
