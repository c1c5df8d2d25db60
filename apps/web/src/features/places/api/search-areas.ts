import { api } from '@waybill/client/browser-client';
import { searchAreas as call } from '@waybill/contract/places/search-areas';

/** In our own book alone, which knows all countries at once. */
export async function searchAreas(searchText: string, _countryCode: string | undefined, signal: AbortSignal) {
  const { places } = await api().call(call, { query: { searchText }, signal });
  return { places, source: 'gazetteer' as const };
}
