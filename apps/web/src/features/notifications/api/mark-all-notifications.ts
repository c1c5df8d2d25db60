import { api } from '@waybill/client/browser-client';
import { markAllNotifications as call } from '@waybill/contract/notifications/mark-all-notifications';

/** Everything up to a moment: what came while nobody had seen it stays new. */
export function markAllNotifications(until: string) {
  return api().call(call, { query: { until } });
}
