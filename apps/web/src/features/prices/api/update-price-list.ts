import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { updatePriceList as call } from '@waybill/contract/prices/update-price-list';

export function updatePriceList(body: BodyFor<typeof call>) {
  return api().call(call, { body });
}
