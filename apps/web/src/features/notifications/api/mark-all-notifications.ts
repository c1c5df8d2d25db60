import { api } from '@waybill/client/browser-client';
import { markAllNotifications } from '@waybill/contract/notifications/mark-all-notifications';

/** Everything up to a moment: what came while nobody had seen it stays new. */
export function markAllAsRead(until: string) {
  return api().call(markAllNotifications, { query: { until } });
}
