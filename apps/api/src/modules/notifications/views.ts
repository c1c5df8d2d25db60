import type { NotificationView } from '@waybill/contract/notifications/notification-view';
import type { NotificationRow } from './storage/notifications.ts';

export function notificationViewOf(row: NotificationRow): NotificationView {
  return {
    id: row.id,
    message: row.message,
    timelineItemId: row.timelineItemId,
    timelineItemType: row.timelineItemType,
    relatedUserAvatar: row.relatedUserAvatar,
    relatedUserName: row.relatedUserName,
    count: row.count,
    notificationType: row.type,
    category: row.category,
    isSeenByUser: row.isSeen,
    dateCreated: row.createdAt.toISOString(),
    lastModified: row.modifiedAt.toISOString(),
    link: row.link,
  };
}
