import type { DomainEvent, Reaction } from '../../../platform/jobs/outbox.ts';
import { itemCommented, itemLiked } from '../../timeline/index.ts';
import type { NotificationsContext } from '../context.ts';
import { wordFor } from '../item-words.ts';
import { itemLink } from '../links.ts';
import type { NotificationInput } from '../notify.ts';
import { notifyOn } from '../notify-on.ts';
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

const notifyOfLike = notifyOn(itemLiked, async (db, like) => notificationOfLike(like, await findName(db, like.userId)));

const notifyOfComment = notifyOn(itemCommented, async (db, comment) =>
  notificationOfComment(comment, await findName(db, comment.userId)),
);

export const timelineReactions: readonly Reaction<NotificationsContext>[] = [notifyOfLike, notifyOfComment];
