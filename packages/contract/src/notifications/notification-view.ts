import * as z from 'zod/mini';
import { idOf } from '../ids.ts';
import { notificationCategories } from './enums.ts';

/** Spelled as notifications always were; fields of ours beyond those are in camel case as everywhere else. */
export const notificationView = z.object({
  Id: idOf('notification'),
  /** A sentence for people; it speaks of all that the row counts. */
  Message: z.string(),
  /** What it is about, where that stands on the timeline. */
  TimelineItemId: z.nullable(z.string()),
  TimelineItemType: z.nullable(z.int()),
  RelatedUserAvatar: z.nullable(z.string()),
  /** Who did it last, where it was somebody. */
  relatedUserName: z.nullable(z.string()),
  /** How many times it happened since it was last seen. */
  Count: z.int(),
  NotificationType: z.int(),
  category: z.enum(notificationCategories),
  IsSeenByUser: z.boolean(),
  DateCreated: z.iso.datetime(),
  LastModified: z.iso.datetime(),
  /** Where in the app it leads: an address that begins with a slash. */
  link: z.string(),
});

export type NotificationView = z.infer<typeof notificationView>;
