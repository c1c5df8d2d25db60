import { api } from '@waybill/client/browser-client';
import { openBuyerRoom as call } from '@waybill/contract/chat/open-buyer-room';

export function openBuyerRoom(saleId: string) {
  return api().call(call, { params: { saleId } });
}
