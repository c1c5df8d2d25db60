import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { complainAboutSale as call } from '@waybill/contract/sales/complain-about-sale';

export function complainAboutSale(code: string, body: BodyFor<typeof call>) {
  return api().call(call, { params: { code }, body });
}
