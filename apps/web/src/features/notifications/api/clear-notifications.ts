import { api } from '@waybill/client/browser-client';
import { clearNotifications as call } from '@waybill/contract/notifications/clear-notifications';

/** Everything up to a moment: what came while nobody had seen it stays. */
export function clearNotifications(until: string) {
  return api().call(call, { query: { until } });
}
