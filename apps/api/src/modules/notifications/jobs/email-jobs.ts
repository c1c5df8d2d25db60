import { type Tx, transact } from '../../../platform/db/database.ts';
import { defineJob, handleJob } from '../../../platform/jobs/jobs.ts';
import { type Reach, reachOf } from '../../users/index.ts';
import type { NotificationsContext } from '../context.ts';
import { messagesEmail, notificationsEmail } from '../emails/compose.ts';
import { kindOf } from '../kinds.ts';
import {
  type Due,
  listForEmail,
  listUnreadRooms,
  noteMessagesEmail,
  takeDueEmails,
  takeDueMessagesEmails,
} from '../storage/due-emails.ts';
import { notificationsEmailJob } from './send-email.ts';

const messagesEmailJob = defineJob<{ readonly userId: string }>('notifications.send-messages-email', {
  formerName: 'notifications.send-letter-of-messages',
  queue: 'mail',
});
const sendDueEmailsJob = defineJob<Record<never, never>>('notifications.send-due-emails', {
  formerName: 'notifications.write-letters',
  queue: 'slow',
});

/** In one act; more of them follow in the next. */
const mostAtATime = 1_000;

/** Notifications that were not seen in ten minutes become an email: taken and enqueued in one transaction, so that each is sent once. */
export const sendDueEmails = handleJob(
  sendDueEmailsJob,
  async (context: NotificationsContext) => {
    while (await transact(context.db, (tx) => handOver(context, tx)));
  },
  { every: '* * * * *' },
);

/** Answers true while there are more. */
async function handOver({ enqueueAll }: NotificationsContext, tx: Tx): Promise<boolean> {
  const notification = await takeDueEmails(tx, mostAtATime);
  // These are not urgent like a receipt, so other jobs go first.
  enqueueAll(tx, notificationsEmailJob, emailsOf(notification), { yields: true });
  const messages = await takeDueMessagesEmails(tx, mostAtATime);
  enqueueAll(
    tx,
    messagesEmailJob,
    messages.map((userId) => ({ userId })),
  );
  const people = new Set(notification.map(({ userId }) => userId));
  return Math.max(people.size, messages.length) === mostAtATime;
}

/** One email per person and switch. */
function emailsOf(due: readonly Due[]): { userId: string; ids: string[] }[] {
  return [...Map.groupBy(due, ({ userId, type }) => `${userId} ${kindOf(type).emailKind}`).values()].flatMap((rows) => {
    const [first] = rows;
    return first ? [{ userId: first.userId, ids: rows.flatMap(({ ids }) => ids) }] : [];
  });
}

const mayBeWrittenTo = (reach: Reach | undefined): reach is Reach => reach?.isEmailVerified === true && !reach.isBlocked;

/** The switches count as they are now. A receipt is sent whether or not it was seen. */
export const sendNotificationsEmail = handleJob(notificationsEmailJob, async (context: NotificationsContext, { userId, ids }) => {
  const reach = await reachOf(context.db, userId);
  if (!mayBeWrittenTo(reach)) return;
  const rows = (await listForEmail(context.db, userId, ids)).filter(({ type, isSeen }) => {
    const { emailKind, isReceipt } = kindOf(type);
    return emailKind !== null && reach[emailKind] && (isReceipt || !isSeen);
  });
  if (rows.length > 0) await context.email.send(notificationsEmail(context, { ...reach, userId }, rows));
});

export const sendMessagesEmail = handleJob(messagesEmailJob, async (context: NotificationsContext, { userId }) => {
  const reach = await reachOf(context.db, userId);
  if (!mayBeWrittenTo(reach) || !reach.emailOnDirectMessages) return;
  const rooms = await listUnreadRooms(context.db, userId);
  if (rooms.length === 0) return;
  await context.email.send(messagesEmail(context, { ...reach, userId }, rooms));
  await transact(context.db, (tx) => noteMessagesEmail(tx, userId));
});
