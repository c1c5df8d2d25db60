import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { listMemberships as call } from '@waybill/contract/businesses/list-memberships';

/** The businesses that somebody may act for. */
export const listMembershipsQuery = queryOptions({
  queryKey: ['memberships'],
  queryFn: ({ signal }) => api().call(call, { signal }),
  select: ({ items }) => items,
});
