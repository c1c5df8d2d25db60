import { transact } from '../../../platform/db/database.ts';
import { type DomainEvent, type Reaction, react } from '../../../platform/jobs/outbox.ts';
import { itemCommented, itemLiked } from '../../timeline/index.ts';
import type { NotificationsContext } from '../context.ts';
import { wordFor } from '../item-words.ts';
import { itemLink } from '../links.ts';
import { type NotificationInput, notify } from '../notify.ts';
import { findName } from '../storage/facts.ts';
import { nameAndOthers } from '../words.ts';

type OnItem = typeof itemLiked extends DomainEvent<infer Data> ? Data : never;
type Comment = typeof itemCommented extends DomainEvent<infer Data> ? Data : never;

/** Taken back and given again it is the same like. */
export function notificationOfLike({ itemType, itemId, authorId, userId }: OnItem, name: string): NotificationInput {
  return {
    to: [authorId],
    type: 'liked',
    subject: itemId,
    key: `liked ${itemId} ${userId}`,
    words: (count) => `${nameAndOthers(name, count)} liked ${wordFor(itemType)}.`,
    link: itemLink(itemType, itemId),
    item: { id: itemId, type: itemType },
    by: userId,
    unlessMuted: true,
  };
}

/** Comments are counted, not people: one person may comment twice. */
export function notificationOfComment(
  { itemType, itemId, authorId, userId, commentId }: Comment,
  name: string,
): NotificationInput {
  const what = wordFor(itemType);
  return {
    to: [authorId],
    type: 'commented',
    subject: itemId,
    key: `commented ${commentId}`,
    words: (count) =>
      count === 1 ? `${name} commented on ${what}.` : `${count} new comments on ${what}, the latest from ${name}.`,
    link: itemLink(itemType, itemId),
    item: { id: itemId, type: itemType },
    by: userId,
    unlessMuted: true,
  };
}

const notifyOfLike = react(itemLiked, 'notification', async (context: NotificationsContext, event) => {
  const notification = notificationOfLike(event, await findName(context.db, event.userId));
  await transact(context.db, (tx) => notify(context, tx, notification));
});

const notifyOfComment = react(itemCommented, 'notification', async (context: NotificationsContext, event) => {
  const notification = notificationOfComment(event, await findName(context.db, event.userId));
  await transact(context.db, (tx) => notify(context, tx, notification));
});

export const timelineReactions: readonly Reaction<NotificationsContext>[] = [notifyOfLike, notifyOfComment];
