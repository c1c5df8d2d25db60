import { api } from '@waybill/client/browser-client';
import { removePickupPlace as call } from '@waybill/contract/receivers/remove-pickup-place';

export function removePickupPlace(pickupPlaceId: string) {
  return api().call(call, { params: { pickupPlaceId } });
}
