import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { orderSale as call } from '@waybill/contract/sales/order-sale';

export function orderSale(code: string, body: BodyFor<typeof call>) {
  return api().call(call, { params: { code }, body });
}
