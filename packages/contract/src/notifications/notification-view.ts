import * as z from 'zod/mini';
import { idOf } from '../ids.ts';
import { notificationCategories } from './enums.ts';

/** Spelled as notifications always were; fields of ours beyond those are in camel case as everywhere else. */
export const notificationView = z.object({
  Id: idOf('notification'),
  /** A sentence for people; it speaks of all that the row counts. */
  Message: z.string(),
  /** The timeline item it is about, where there is one. */
  TimelineItemId: z.nullable(z.string()),
  TimelineItemType: z.nullable(z.int()),
  RelatedUserAvatar: z.nullable(z.string()),
  /** The person who did it last, where it was one. */
  relatedUserName: z.nullable(z.string()),
  /** The number of times it happened since it was last seen. */
  Count: z.int(),
  NotificationType: z.int(),
  category: z.enum(notificationCategories),
  IsSeenByUser: z.boolean(),
  DateCreated: z.iso.datetime(),
  LastModified: z.iso.datetime(),
  /** The address in the app that it opens; begins with a slash. */
  link: z.string(),
});

export type NotificationView = z.infer<typeof notificationView>;
