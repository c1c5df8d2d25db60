import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { searchEverything as call, searchLimits } from '@waybill/contract/search/search-everything';

/** Whatever has these words; nothing is asked for less than two letters. */
export function searchEverythingQuery(text: string) {
  const searchText = text.trim().slice(0, searchLimits.text);
  return queryOptions({
    queryKey: ['search', searchText],
    queryFn: ({ signal }) => api().call(call, { query: { searchText }, signal }),
    enabled: searchText.length >= searchLimits.leastText,
    // Who types back and forth finds the same again; who comes back later asks anew.
    staleTime: 30_000,
    gcTime: 60_000,
  });
}
