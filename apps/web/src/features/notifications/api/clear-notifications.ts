import { api } from '@waybill/client/browser-client';
import { clearNotifications } from '@waybill/contract/notifications/clear-notifications';

/** Everything up to a moment: what came while nobody had seen it stays. */
export function clearAll(until: string) {
  return api().call(clearNotifications, { query: { until } });
}
