import { notificationTypes } from '@waybill/contract/notifications/enums';
import type { NotificationView } from '@waybill/contract/notifications/notification-view';

/** A like of Chidi’s, unless it is said otherwise. */
export function notificationOf(number: number, more: Partial<NotificationView> = {}): NotificationView {
  return {
    Id: `ntf_${String(number).padStart(26, '0')}`,
    Message: `Chidi Okafor likes your trip ${number}`,
    TimelineItemId: null,
    TimelineItemType: null,
    RelatedUserAvatar: null,
    relatedUserName: 'Chidi Okafor',
    Count: 1,
    NotificationType: notificationTypes.liked,
    category: 'social',
    IsSeenByUser: false,
    DateCreated: '2026-11-16T09:00:00.000Z',
    LastModified: '2026-11-16T09:00:00.000Z',
    link: `/timeline/post/2/${number}`,
    ...more,
  };
}
