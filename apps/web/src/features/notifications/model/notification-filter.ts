import type { NotificationCategory } from '@waybill/contract/notifications/enums';
import type { DrawingName } from '../../../ui/drawing.tsx';

export type NotificationFilter = 'all' | 'unseen' | NotificationCategory;

type FilterWords = { readonly label: string; readonly drawing: DrawingName; readonly empty: string; readonly text: string };

/** The filters in the order of their chips, each with its empty state. */
export const filterWords: Readonly<Record<NotificationFilter, FilterWords>> = {
  all: {
    label: 'All',
    drawing: 'bell',
    empty: 'Nothing has rung',
    text: 'Offers, handovers, payments and replies are listed here with the newest first.',
  },
  unseen: {
    label: 'Unread',
    drawing: 'bell',
    empty: 'You have seen it all',
    text: 'What is new stands here until you look at it.',
  },
  orders: {
    label: 'Orders',
    drawing: 'parcel',
    empty: 'No news of a parcel',
    text: 'Requests, fees and every step of a delivery are told here.',
  },
  money: {
    label: 'Money',
    drawing: 'wallet',
    empty: 'No money has moved',
    text: 'What comes into your wallet and what leaves it is told here.',
  },
  social: {
    label: 'Social',
    drawing: 'handshake',
    empty: 'No replies yet',
    text: 'Likes and comments on what you post are told here.',
  },
  account: {
    label: 'Account',
    drawing: 'shield',
    empty: 'All quiet around your account',
    text: 'Your identity check and changes to how you sign in are told here.',
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
