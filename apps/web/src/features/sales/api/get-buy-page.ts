import { api } from '@waybill/client/browser-client';
import { getBuyPage as call } from '@waybill/contract/sales/get-buy-page';

export function getBuyPage(code: string, signal?: AbortSignal) {
  return api().call(call, { params: { code }, ...(signal ? { signal } : {}) });
}
