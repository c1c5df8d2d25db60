import { api } from '@waybill/client/browser-client';
import { reportPosition as call } from '@waybill/contract/orders/report-position';

export async function reportPosition(latitude: number, longitude: number): Promise<void> {
  await api().call(call, { body: { latitude, longitude } });
}
