import { api } from '@waybill/client/browser-client';
import { acceptExpressDelivery as call } from '@waybill/contract/orders/accept-express-delivery';

export function acceptExpressDelivery(packageId: string) {
  return api().call(call, { params: { packageId } });
}
