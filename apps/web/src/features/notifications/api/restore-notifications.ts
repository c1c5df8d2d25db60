import { api } from '@waybill/client/browser-client';
import { restoreNotifications } from '@waybill/contract/notifications/restore-notifications';

export function restoreCleared() {
  return api().call(restoreNotifications, {});
}
