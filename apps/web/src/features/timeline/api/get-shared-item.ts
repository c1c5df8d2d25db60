import { api } from '@waybill/client/browser-client';
import { getSharedItem as call } from '@waybill/contract/timeline/get-shared-item';

export function getSharedItem(timelineItemId: string, signal: AbortSignal) {
  return api().call(call, { params: { timelineItemId }, signal });
}
