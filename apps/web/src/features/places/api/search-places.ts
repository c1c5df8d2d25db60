import { api } from '@waybill/client/browser-client';
import { searchPlaces as call } from '@waybill/contract/places/search-places';

export async function searchPlaces(searchText: string, countryCode: string | undefined, signal: AbortSignal) {
  const query = { searchText, limit: 8, ...(countryCode ? { countryCode } : {}) };
  return api().call(call, { query, signal });
}
