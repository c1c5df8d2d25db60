import * as z from 'zod/mini';
import { idOf } from '../ids.ts';
import { notificationCategories } from './enums.ts';

export const notificationView = z.object({
  id: idOf('notification'),
  /** A sentence for people; it speaks of all that the row counts. */
  message: z.string(),
  /** What it is about, where that stands on the timeline. */
  timelineItemId: z.nullable(z.string()),
  timelineItemType: z.nullable(z.int()),
  relatedUserAvatar: z.nullable(z.string()),
  /** Who did it last, where it was somebody. */
  relatedUserName: z.nullable(z.string()),
  /** How many times it happened since it was last seen. */
  count: z.int(),
  notificationType: z.int(),
  category: z.enum(notificationCategories),
  isSeenByUser: z.boolean(),
  dateCreated: z.iso.datetime(),
  lastModified: z.iso.datetime(),
  /** Where in the app it leads: an address that begins with a slash. */
  link: z.string(),
});

export type NotificationView = z.infer<typeof notificationView>;
