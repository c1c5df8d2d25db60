import { api } from '@waybill/client/browser-client';
import { reportPosition } from '@waybill/contract/orders/report-position';

export async function sendPosition(latitude: number, longitude: number): Promise<void> {
  await api().call(reportPosition, { body: { latitude, longitude } });
}
