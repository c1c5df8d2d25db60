import { api } from '@waybill/client/browser-client';
import { releaseBuyer as call } from '@waybill/contract/sales/release-buyer';

export function releaseBuyer(saleId: string) {
  return api().call(call, { params: { saleId } });
}
