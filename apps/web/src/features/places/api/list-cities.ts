import { api } from '@waybill/client/browser-client';
import { listCities } from '@waybill/contract/places/list-cities';

export async function findCities(countryCode: string, search: string, signal: AbortSignal) {
  return (await api().call(listCities, { params: { id: countryCode }, query: { search, limit: 20 }, signal })).cities;
}
