import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { listActs as call } from '@waybill/contract/ops/list-acts';
import { opsList } from './ops-list.ts';

export type ActFilter = {
  readonly by: string;
  readonly what: string;
  readonly searchText: string;
  readonly userId: string | undefined;
  readonly startDate: string | undefined;
  readonly endDate: string | undefined;
};

export function listActsQuery(filter: ActFilter) {
  return opsList(['acts', filter], (page, signal) => api().call(call, { query: { ...page, ...wireOf(filter) }, signal }));
}

/** Without what is not asked for. */
export function wireOf({ by, what, searchText, ...rest }: ActFilter) {
  const { userId, startDate, endDate } = rest;
  return {
    ...{ by, what, searchText },
    ...(userId === undefined ? {} : { userId }),
    ...(startDate === undefined ? {} : { startDate }),
    ...(endDate === undefined ? {} : { endDate }),
  };
}

const lately = 8;

/** What somebody of us decided lately, the newest first. */
export function listDecisionsQuery(by: string) {
  return queryOptions({
    queryKey: ['ops', 'decisions', by],
    queryFn: ({ signal }) => api().call(call, { query: { by, show: 'decisions', limit: lately }, signal }),
  });
}
