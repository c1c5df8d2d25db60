import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { listNotifications as call } from '@waybill/contract/notifications/list-notifications';
import type { NotificationFilter } from '../model/notification-filter.ts';

const pageSize = 20;
const start: string | null = null;

export function listNotificationsQuery(filter: NotificationFilter) {
  return infiniteQueryOptions({
    queryKey: ['notifications', filter],
    queryFn: ({ pageParam, signal }) =>
      api().call(call, {
        query: { limit: pageSize, filter, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: start,
    getNextPageParam: (page) => page.nextCursor,
  });
}

const fewest = 5;

/** The newest of what was not seen yet, for a word about one of them. */
export async function fetchNewest() {
  return (await api().call(call, { query: { limit: fewest, filter: 'unseen' } })).items;
}
