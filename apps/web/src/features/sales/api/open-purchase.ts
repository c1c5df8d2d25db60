import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { openPurchase as call } from '@waybill/contract/sales/open-purchase';

export function openPurchase(code: string, body: BodyFor<typeof call>) {
  return api().call(call, { params: { code }, body });
}
