import { api } from '@waybill/client/browser-client';
import type { BodyFor, ResultOf } from '@waybill/contract/call';
import { quoteDelivery as call } from '@waybill/contract/sales/quote-delivery';

export type DeliveryQuote = ResultOf<typeof call>;

export function quoteDelivery(code: string, body: BodyFor<typeof call>) {
  return api().call(call, { params: { code }, body });
}
