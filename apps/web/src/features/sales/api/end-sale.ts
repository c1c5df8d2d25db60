import { api } from '@waybill/client/browser-client';
import { endSale as call } from '@waybill/contract/sales/end-sale';

export function endSale(saleId: string) {
  return api().call(call, { params: { saleId } });
}
