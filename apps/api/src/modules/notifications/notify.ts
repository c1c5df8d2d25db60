import { type NotificationName, notificationTypes } from '@waybill/contract/notifications/enums';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import { tell, tellMany } from '../../platform/realtime/inbox.ts';
import type { NotificationsContext } from './context.ts';
import { ring } from './jobs/ring.ts';
import { notificationsEmailJob } from './jobs/send-email.ts';
import { kinds } from './kinds.ts';
import { type NewRow, takeToRing, updateMessages, type Written, writeNotifications } from './storage/write-notifications.ts';

export type NotificationInput = {
  readonly to: readonly string[];
  readonly type: NotificationName;
  /** What it is about: the same about the same is one row, and counts. */
  readonly subject: string;
  /** Names this happening: a job that runs twice is heard once. */
  readonly key: string;
  /** One sentence for as many as the row counts. */
  readonly words: string | ((count: number) => string);
  /** An address within the app, for those who are told. */
  readonly link: string;
  readonly item?: { readonly id: string; readonly type: number };
  /** Who did it. They are never told themselves. */
  readonly by?: string | null;
  /** What nobody has agreed on yet is not told to those who have muted whoever did it. */
  readonly unlessMuted?: boolean;
};

type Context = Pick<NotificationsContext, 'enqueueAll'>;

/** As many people as one statement takes. */
const batch = 1_000;

/**
 * Tells people of something that has happened: a row each that counts, their open tabs, and by jobs their phones and their
 * mailboxes. Answers how many heard of it now.
 */
export async function notify(context: Context, tx: Tx, notification: NotificationInput): Promise<number> {
  const people = [...new Set(notification.to)].filter((userId) => userId !== notification.by).sort();
  let told = 0;
  for (let from = 0; from < people.length; from += batch)
    told += await tellSome(context, tx, notification, people.slice(from, from + batch));
  return told;
}

async function tellSome(context: Context, tx: Tx, notification: NotificationInput, people: readonly string[]): Promise<number> {
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
  await tellTabs(tx, written);
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

/** Each has a row of their own; where many are told, one statement does for all, and their tabs look for what is new. */
async function tellTabs(tx: Tx, written: readonly Written[]): Promise<void> {
  const [only, ...others] = written;
  if (only && others.length === 0) await tell(tx, only.userId, { type: 'notification.changed', what: 'added', id: only.id });
  else {
    const everybody = written.map(({ userId }) => userId);
    await tellMany(tx, everybody, { type: 'notification.changed', what: 'added', id: null });
  }
}

async function callJobs(context: Context, tx: Tx, { type }: NotificationInput, written: readonly Written[]): Promise<void> {
  const ids = await takeToRing(
    tx,
    written.map(({ id }) => id),
  );
  await context.enqueueAll(
    tx,
    ring,
    ids.map((id) => ({ id })),
    { yields: type === 'announcement' },
  );
  if (!kinds[type].isReceipt) return;
  await context.enqueueAll(
    tx,
    notificationsEmailJob,
    written.map(({ id, userId }) => ({ userId, ids: [id] })),
  );
}
