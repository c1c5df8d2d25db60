import { type NotificationName, notificationTypes } from '@waybill/contract/notifications/enums';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import { sendEvent, sendEventToMany } from '../../platform/realtime/inbox.ts';
import type { NotificationsContext } from './context.ts';
import { ring } from './jobs/ring.ts';
import { notificationsEmailJob } from './jobs/send-email.ts';
import { kinds } from './kinds.ts';
import { type NewRow, takeToRing, updateMessages, type Written, writeNotifications } from './storage/write-notifications.ts';

export type NotificationInput = {
  readonly to: readonly string[];
  readonly type: NotificationName;
  /** Subject of the notification: more of the same type and subject add to one row. */
  readonly subject: string;
  /** Key of this happening: a job that runs twice notifies once. */
  readonly key: string;
  /** A sentence, or one made from the row's count. */
  readonly words: string | ((count: number) => string);
  /** Address within the app, for those who are notified. */
  readonly link: string;
  readonly item?: { readonly id: string; readonly type: number };
  /** The member who acted. They are never notified themselves. */
  readonly by?: string | null;
  /** Skips members who have muted the actor, as long as nothing is agreed between the two. */
  readonly unlessMuted?: boolean;
};

type Context = Pick<NotificationsContext, 'enqueueAll'>;

/** As many people as one statement takes. */
const batch = 1_000;

/**
 * Notifies people of a happening: a row each that counts, their open tabs, and by jobs their phones and their mailboxes.
 * Answers the number of people notified now.
 */
export async function notify(context: Context, tx: Tx, notification: NotificationInput): Promise<number> {
  const people = [...new Set(notification.to)].filter((userId) => userId !== notification.by).sort();
  let notified = 0;
  for (let from = 0; from < people.length; from += batch)
    notified += await notifySome(context, tx, notification, people.slice(from, from + batch));
  return notified;
}

async function notifySome(context: Context, tx: Tx, notification: NotificationInput, people: readonly string[]): Promise<number> {
  const written = await writeNotifications(
    tx,
    rowOf(notification),
    people.map((userId) => ({ userId, id: newId('notification') })),
  );
  if (written.length === 0) return 0;
  const counted = written.filter(({ count }) => count > 1);
  if (counted.length > 0 && typeof notification.words === 'function') {
    const { words } = notification;
    await updateMessages(
      tx,
      counted.map(({ id, count }) => ({ id, message: words(count) })),
    );
  }
  await notifyTabs(tx, written);
  await callJobs(context, tx, notification, written);
  return written.length;
}

export function rowOf({ type, subject, key, words, link, item, by = null, unlessMuted = false }: NotificationInput): NewRow {
  const { category, emailKind, isReceipt } = kinds[type];
  return {
    type: notificationTypes[type],
    category,
    subject,
    key,
    message: typeof words === 'string' ? words : words(1),
    link,
    timelineItemId: item?.id ?? null,
    timelineItemType: item?.type ?? null,
    relatedUserId: by,
    mailDue: emailKind !== null && !isReceipt,
    mutedBy: unlessMuted ? by : null,
  };
}

/** A single row is announced with its id; where many are written, one statement does for all, and their tabs reload the list. */
async function notifyTabs(tx: Tx, written: readonly Written[]): Promise<void> {
  const [only, ...others] = written;
  if (only && others.length === 0) sendEvent(tx, only.userId, { type: 'notification.changed', what: 'added', id: only.id });
  else {
    const everybody = written.map(({ userId }) => userId);
    sendEventToMany(tx, everybody, { type: 'notification.changed', what: 'added', id: null });
  }
}

async function callJobs(context: Context, tx: Tx, { type }: NotificationInput, written: readonly Written[]): Promise<void> {
  const withDevice = written.filter(({ hasDevice }) => hasDevice);
  const ids = await takeToRing(
    tx,
    withDevice.map(({ id }) => id),
  );
  context.enqueueAll(
    tx,
    ring,
    ids.map((id) => ({ id })),
    { yields: type === 'announcement' },
  );
  if (!kinds[type].isReceipt) return;
  context.enqueueAll(
    tx,
    notificationsEmailJob,
    written.map(({ id, userId }) => ({ userId, ids: [id] })),
  );
}
