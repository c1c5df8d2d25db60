import { api } from '@waybill/client/browser-client';
import { searchPeople as call } from '@waybill/contract/ops/search-people';
import { opsList } from './ops-list.ts';

export const peopleKinds = ['all', 'suspended', 'partners', 'staff'] as const;
export type PeopleKind = (typeof peopleKinds)[number];

export function searchPeopleQuery(searchText: string, only: PeopleKind) {
  return opsList(['people', only, searchText], (page, signal) =>
    api().call(call, { query: { ...page, searchText, only }, signal }),
  );
}
