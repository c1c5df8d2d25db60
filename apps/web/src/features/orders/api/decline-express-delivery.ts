import { api } from '@waybill/client/browser-client';
import { declineExpressDelivery as call } from '@waybill/contract/orders/decline-express-delivery';

export async function declineExpressDelivery(packageId: string): Promise<void> {
  await api().call(call, { params: { packageId } });
}
