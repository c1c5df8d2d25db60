import { api } from '@waybill/client/browser-client';
import { listNotifications as call } from '@waybill/contract/notifications/list-notifications';
import { pagedQuery } from '../../../session/paged-query.ts';
import type { NotificationFilter } from '../model/notification-filter.ts';

export function listNotificationsQuery(filter: NotificationFilter) {
  return pagedQuery(['notifications', filter], (page, signal) => api().call(call, { query: { ...page, filter }, signal }));
}

const fewest = 5;

/** The newest of what was not seen yet, for a word about one of them. */
export async function fetchNewest() {
  return (await api().call(call, { query: { limit: fewest, filter: 'unseen' } })).items;
}
