import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { searchPeople } from '@waybill/contract/ops/search-people';

const few = 8;

/** People who match the text typed so far. */
export function meantPeopleQuery(searchText: string) {
  return queryOptions({
    queryKey: ['ops', 'meant', searchText],
    queryFn: async ({ signal }) => (await api().call(searchPeople, { query: { limit: few, searchText }, signal })).items,
    enabled: searchText.length > 1,
    placeholderData: (before) => before,
  });
}
