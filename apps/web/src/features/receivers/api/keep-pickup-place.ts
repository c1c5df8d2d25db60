import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { keepPickupPlace as call } from '@waybill/contract/receivers/keep-pickup-place';

export type KeptPickupPlace = BodyFor<typeof call>;

export function keepPickupPlace(body: KeptPickupPlace) {
  return api().call(call, { body });
}
