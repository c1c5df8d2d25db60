import { api } from '@waybill/client/browser-client';
import type { Spot } from '@waybill/contract/places/distance';
import { findNearestPlace as call } from '@waybill/contract/places/find-nearest-place';
import type { PlaceFound } from '@waybill/contract/places/search-places';

export async function findNearestPlace({ latitude, longitude }: Spot): Promise<PlaceFound> {
  return (await api().call(call, { query: { latitude, longitude } })).place;
}
