import { api } from '@waybill/client/browser-client';
import { leaveReceiverNote as call } from '@waybill/contract/orders/leave-receiver-note';

export async function leaveReceiverNote(trackingId: string, code: string, note: string): Promise<void> {
  await api().call(call, { params: { trackingId }, body: { code, note } });
}
