import type { NotificationView } from '@waybill/contract/notifications/notification-view';
import type { NotificationRow } from './storage/notifications.ts';

export function notificationViewOf(row: NotificationRow): NotificationView {
  return {
    Id: row.id,
    Message: row.message,
    TimelineItemId: row.timelineItemId,
    TimelineItemType: row.timelineItemType,
    RelatedUserAvatar: row.relatedUserAvatar,
    relatedUserName: row.relatedUserName,
    Count: row.count,
    NotificationType: row.type,
    category: row.category,
    IsSeenByUser: row.isSeen,
    DateCreated: row.createdAt.toISOString(),
    LastModified: row.modifiedAt.toISOString(),
    link: row.link,
  };
}
