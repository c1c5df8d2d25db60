import { api } from '@waybill/client/browser-client';
import { searchPlaces } from '@waybill/contract/places/search-places';

export async function findPlaces(searchText: string, countryCode: string | undefined, signal: AbortSignal) {
  const query = { searchText, limit: 8, ...(countryCode ? { countryCode } : {}) };
  return api().call(searchPlaces, { query, signal });
}
