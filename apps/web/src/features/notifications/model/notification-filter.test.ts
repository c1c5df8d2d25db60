import { notificationFilters as known } from '@waybill/contract/notifications/list-notifications';
import { expect, it } from 'vitest';
import { notificationFilters, notificationSearch, readNotificationFilter } from './notification-filter.ts';

it('offers every filter that the server knows', () => {
  expect([...notificationFilters].toSorted()).toEqual([...known].toSorted());
});

it('stands in the address, and whatever is no filter shows everything', () => {
  for (const filter of notificationFilters)
    expect(readNotificationFilter(new URLSearchParams(notificationSearch(filter)))).toBe(filter);
  expect(notificationSearch('all')).toBe('');
  expect(readNotificationFilter(new URLSearchParams('filter=loud'))).toBe('all');
});
