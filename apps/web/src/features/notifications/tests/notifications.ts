import { notificationTypes } from '@waybill/contract/notifications/enums';
import type { NotificationView } from '@waybill/contract/notifications/notification-view';

/** A like of Chidi’s, unless it is said otherwise. */
export function notificationOf(number: number, more: Partial<NotificationView> = {}): NotificationView {
  return {
    id: `ntf_${String(number).padStart(26, '0')}`,
    message: `Chidi Okafor likes your trip ${number}`,
    timelineItemId: null,
    timelineItemType: null,
    relatedUserAvatar: null,
    relatedUserName: 'Chidi Okafor',
    count: 1,
    notificationType: notificationTypes.liked,
    category: 'social',
    isSeenByUser: false,
    dateCreated: '2026-11-16T09:00:00.000Z',
    lastModified: '2026-11-16T09:00:00.000Z',
    link: `/timeline/post/2/${number}`,
    ...more,
  };
}
