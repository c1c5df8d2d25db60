import { api } from '@waybill/client/browser-client';
import { listCities as call } from '@waybill/contract/places/list-cities';

export async function listCities(countryCode: string, search: string, signal: AbortSignal) {
  return (await api().call(call, { params: { id: countryCode }, query: { search, limit: 20 }, signal })).cities;
}
