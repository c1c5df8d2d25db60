import { api } from '@waybill/client/browser-client';
import { showCarrierPhone as call } from '@waybill/contract/orders/show-carrier-phone';

export async function showCarrierPhone(trackingId: string, code: string): Promise<string> {
  return (await api().call(call, { params: { trackingId }, body: { code } })).phoneNumber;
}
