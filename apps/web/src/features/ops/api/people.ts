import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { findQuoted } from '@waybill/contract/ops/find-quoted';
import { getPerson } from '@waybill/contract/ops/get-person';
import { restorePerson } from '@waybill/contract/ops/restore-person';
import { searchPeople } from '@waybill/contract/ops/search-people';
import { suspendPerson } from '@waybill/contract/ops/suspend-person';
import { opsList } from './ops-list.ts';

export const peopleKinds = ['all', 'suspended', 'partners', 'staff'] as const;
export type PeopleKind = (typeof peopleKinds)[number];

export function peopleQuery(searchText: string, only: PeopleKind) {
  return opsList(['people', only, searchText], (page, signal) =>
    api().call(searchPeople, { query: { ...page, searchText, only }, signal }),
  );
}

/** Looks up a reference that somebody quoted, of whatever kind. */
export function quotedQuery(searchText: string) {
  return queryOptions({
    queryKey: ['ops', 'quoted', searchText],
    queryFn: async ({ signal }) => (await api().call(findQuoted, { query: { searchText }, signal })).found,
  });
}

export function personQuery(uid: string) {
  return queryOptions({
    queryKey: ['ops', 'person', uid],
    queryFn: ({ signal }) => api().call(getPerson, { params: { uid }, signal }),
  });
}

export function suspend(uid: string, because: string, toldAs: string) {
  return api().call(suspendPerson, { params: { uid }, body: { because, toldAs } });
}

export function restore(uid: string, because: string, toldAs: string) {
  return api().call(restorePerson, { params: { uid }, body: { because, toldAs } });
}
