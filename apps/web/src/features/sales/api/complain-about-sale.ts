import { api } from '@waybill/client/browser-client';
import { complainAboutSale as call } from '@waybill/contract/sales/complain-about-sale';

export function complainAboutSale(code: string, message: string) {
  return api().call(call, { params: { code }, body: { message } });
}
