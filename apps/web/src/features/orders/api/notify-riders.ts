import { api } from '@waybill/client/browser-client';
import { notifyRiders as call } from '@waybill/contract/orders/notify-riders';

export function notifyRiders(packageId: string, riders: string[]) {
  return api().call(call, { body: { packageId, riders } });
}
