import { transactionStatus } from '@waybill/contract/wallet/enums';
import type { Tx } from '../../../platform/db/database.ts';
import { type NotificationInput, rowOf } from '../notify.ts';
import { notificationsOfStep } from '../order-notifications.ts';
import { notificationOfCheck } from '../reactions/identity.ts';
import { notificationOf, notificationOfStars } from '../reactions/orders.ts';
import { notificationOfComment, notificationOfLike } from '../reactions/timeline.ts';
import { type Line, lineWords, notificationOfLine } from '../reactions/wallet.ts';
import { findOrderFacts } from '../storage/facts.ts';
import { listPastChecks, listPastComments, listPastLikes, listPastLines, listPastStars, listPastSteps } from '../storage/past.ts';
import { updateMessages, writeNotifications } from '../storage/write-notifications.ts';

type PastNotification = { readonly at: Date; readonly notification: NotificationInput };

export type PastReading = {
  /** When the identity of those who may carry was checked. */
  readonly checkedAt: Date;
  /** Rows without an addition since then count as seen. */
  readonly seenUntil: Date;
  /** An id for each row, by the index of the happening and the notified person. */
  readonly idOf: (place: number, userId: string) => string;
};

/**
 * Writes the notifications that people would have got for everything in the books, at its time. For a past from before this
 * program ran: no push and no email goes out.
 */
export async function recordPastNotifications(tx: Tx, { checkedAt, seenUntil, idOf }: PastReading): Promise<void> {
  const past = [
    ...(await ofOrders(tx)),
    ...(await listPastStars(tx)).map(({ at, name, ...stars }) => ({ at, notification: notificationOfStars(stars, name) })),
    ...(await listPastLikes(tx)).map(({ at, name, ...like }) => ({ at, notification: notificationOfLike(like, name) })),
    ...(await listPastComments(tx)).map(({ at, name, ...comment }) => ({
      at,
      notification: notificationOfComment(comment, name),
    })),
    ...(await listPastLines(tx)).map(({ userId, ...line }) => ({ at: line.createdAt, notification: ofMoney(userId, line) })),
    ...(await ofChecks(tx, checkedAt)),
  ].sort((one, other) => one.at.getTime() - other.at.getTime());
  for (const [place, { at, notification }] of past.entries()) await write(tx, notification, at, (userId) => idOf(place, userId));
  await tx`update notification set seen_at = modified_at + interval '20 minutes' where modified_at < ${seenUntil}`;
}

async function ofOrders(tx: Tx): Promise<PastNotification[]> {
  const past: PastNotification[] = [];
  for (const { eventId, what, at } of await listPastSteps(tx)) {
    const facts = await findOrderFacts(tx, eventId);
    if (facts)
      past.push(...notificationsOfStep(what, facts).map((step) => ({ at, notification: notificationOf(eventId, facts, step) })));
  }
  return past;
}

function ofMoney(userId: string, line: Line): NotificationInput {
  const isBack = line.status === transactionStatus.Reversed;
  const type = line.kind === 'top-up' ? 'moneyIn' : isBack ? 'payoutFailed' : 'moneyOut';
  return notificationOfLine(userId, line, type, lineWords[type](line));
}

async function ofChecks(tx: Tx, at: Date): Promise<PastNotification[]> {
  return (await listPastChecks(tx)).flatMap((check) => {
    const notification = notificationOfCheck({ ...check, at: at.toISOString() });
    return notification ? [{ at, notification }] : [];
  });
}

async function write(tx: Tx, notification: NotificationInput, at: Date, idOf: (userId: string) => string): Promise<void> {
  const people = notification.to.filter((userId) => userId !== notification.by).map((userId) => ({ userId, id: idOf(userId) }));
  const written = await writeNotifications(tx, { ...rowOf(notification), mailDue: false }, people);
  const { words } = notification;
  const counted = written.filter(({ count }) => count > 1);
  if (typeof words === 'function')
    await updateMessages(
      tx,
      counted.map(({ id, count }) => ({ id, message: words(count) })),
    );
  await tx`
    update notification set modified_at = ${at}, created_at = case when count = 1 then ${at} else created_at end
    where id = any(${written.map(({ id }) => id)})`;
}
