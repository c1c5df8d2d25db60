import { api } from '@waybill/client/browser-client';
import { markNotification } from '@waybill/contract/notifications/mark-notification';

export function markAsRead(id: string) {
  return api().call(markNotification, { params: { id } });
}
