import { api } from '@waybill/client/browser-client';
import { markNotification as call } from '@waybill/contract/notifications/mark-notification';

export function markNotification(id: string) {
  return api().call(call, { params: { id } });
}
