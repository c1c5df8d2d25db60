import { api } from '@waybill/client/browser-client';
import { getTracking } from '@waybill/contract/orders/get-tracking';

export function fetchTracking(trackingId: string, signal?: AbortSignal) {
  return api().call(getTracking, { params: { trackingId }, ...(signal ? { signal } : {}) });
}
