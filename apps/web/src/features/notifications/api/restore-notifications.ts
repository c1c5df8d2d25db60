import { api } from '@waybill/client/browser-client';
import { restoreNotifications as call } from '@waybill/contract/notifications/restore-notifications';

export function restoreNotifications() {
  return api().call(call, {});
}
