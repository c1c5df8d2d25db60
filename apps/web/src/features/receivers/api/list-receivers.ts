import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { listReceivers as call } from '@waybill/contract/receivers/list-receivers';
import { pagedQuery } from '../../../session/paged-query.ts';

/** Everything about the book, to be asked anew after a change. */
export const receiversKey = 'receivers';

export const listReceiversQuery = (search: string) =>
  pagedQuery([receiversKey, 'book', search], (page, signal) => api().call(call, { query: { ...page, search }, signal }), 30);

/** The few that fit best what is being typed. */
export const someReceiversQuery = (search: string) =>
  queryOptions({
    queryKey: [receiversKey, 'some', search],
    queryFn: ({ signal }) => api().call(call, { query: { search, limit: 6 }, signal }),
    staleTime: 30_000,
  });
