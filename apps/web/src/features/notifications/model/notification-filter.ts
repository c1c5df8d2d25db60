import type { NotificationCategory } from '@waybill/contract/notifications/enums';
import type { DrawingName } from '../../../ui/drawing.tsx';

export type NotificationFilter = 'all' | 'unseen' | NotificationCategory;

type FilterWords = { readonly label: string; readonly drawing: DrawingName; readonly empty: string; readonly text: string };

/** The filters in the order of their chips, each with its empty state. */
export const filterWords: Readonly<Record<NotificationFilter, FilterWords>> = {
  all: {
    label: 'All',
    drawing: 'bell',
    empty: 'No notifications yet',
    text: 'Offers, handovers, payments and replies show up here.',
  },
  unseen: {
    label: 'Unread',
    drawing: 'bell',
    empty: 'You’re all caught up',
    text: 'New notifications stay here until you look at them.',
  },
  orders: {
    label: 'Orders',
    drawing: 'parcel',
    empty: 'No parcel updates yet',
    text: 'Requests, fees and every step of a delivery show up here.',
  },
  money: {
    label: 'Money',
    drawing: 'wallet',
    empty: 'No money updates yet',
    text: 'Money in and out of your wallet shows up here.',
  },
  social: {
    label: 'Social',
    drawing: 'handshake',
    empty: 'No replies yet',
    text: 'Likes and comments on what you post show up here.',
  },
  account: {
    label: 'Account',
    drawing: 'shield',
    empty: 'No account updates yet',
    text: 'Your identity check and changes to how you sign in show up here.',
  },
};

export const notificationFilters: readonly NotificationFilter[] = ['all', 'unseen', 'orders', 'money', 'social', 'account'];

/** The filter that the address asks for. Whatever is no filter is none. */
export function readNotificationFilter(query: URLSearchParams): NotificationFilter {
  const asked = query.get('filter');
  return notificationFilters.find((filter) => filter === asked) ?? 'all';
}

export function notificationSearch(filter: NotificationFilter): string {
  return filter === 'all' ? '' : `?filter=${filter}`;
}
