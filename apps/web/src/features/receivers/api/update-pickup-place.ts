import { api } from '@waybill/client/browser-client';
import { updatePickupPlace as call } from '@waybill/contract/receivers/update-pickup-place';
import type { KeptPickupPlace } from './keep-pickup-place.ts';

export function updatePickupPlace(pickupPlaceId: string, body: KeptPickupPlace) {
  return api().call(call, { params: { pickupPlaceId }, body });
}
