import { type Tx, transact } from '../../../platform/db/database.ts';
import { defineJob, handleJob } from '../../../platform/jobs/jobs.ts';
import { type Reach, reachOf } from '../../users/index.ts';
import type { NotificationsContext } from '../context.ts';
import { kindOf } from '../kinds.ts';
import { letterOfMessages, letterOfNews } from '../letters/compose.ts';
import {
  type Due,
  listForLetter,
  listUnreadRooms,
  noteLetterOfMessages,
  takeDueLetters,
  takeDueMessageLetters,
} from '../storage/letters.ts';
import { sendLetter } from './send-letter.ts';

const sendMessagesLetter = defineJob<{ readonly userId: string }>('notifications.send-letter-of-messages', { queue: 'mail' });
const writeLettersJob = defineJob<Record<never, never>>('notifications.write-letters', { queue: 'slow' });

/** In one act; more of them follow in the next. */
const mostAtATime = 1_000;

/** What nobody looked at in ten minutes becomes a letter: taken and handed to a job in one act, so that each is sent, and once. */
export const writeLetters = handleJob(
  writeLettersJob,
  async (context: NotificationsContext) => {
    while (await transact(context.db, (tx) => handOver(context, tx)));
  },
  { every: '* * * * *' },
);

/** True while there is more. */
async function handOver({ enqueueAll }: NotificationsContext, tx: Tx): Promise<boolean> {
  const news = await takeDueLetters(tx, mostAtATime);
  // Nobody waits for these by the minute, as they do for a receipt.
  await enqueueAll(tx, sendLetter, lettersOf(news), { yields: true });
  const messages = await takeDueMessageLetters(tx, mostAtATime);
  await enqueueAll(
    tx,
    sendMessagesLetter,
    messages.map((userId) => ({ userId })),
  );
  const people = new Set(news.map(({ userId }) => userId));
  return Math.max(people.size, messages.length) === mostAtATime;
}

/** For each person one letter a switch. */
function lettersOf(due: readonly Due[]): { userId: string; ids: string[] }[] {
  return [...Map.groupBy(due, ({ userId, type }) => `${userId} ${kindOf(type).letter}`).values()].flatMap((rows) => {
    const [first] = rows;
    return first ? [{ userId: first.userId, ids: rows.flatMap(({ ids }) => ids) }] : [];
  });
}

const mayBeWrittenTo = (reach: Reach | undefined): reach is Reach => reach?.isEmailVerified === true && !reach.isBlocked;

/** The switches count as they are now. A receipt is sent whether or not it was seen. */
export const sendLetterOfNews = handleJob(sendLetter, async (context: NotificationsContext, { userId, ids }) => {
  const reach = await reachOf(context.db, userId);
  if (!mayBeWrittenTo(reach)) return;
  const rows = (await listForLetter(context.db, userId, ids)).filter(({ type, isSeen }) => {
    const { letter, isReceipt } = kindOf(type);
    return letter !== null && reach[letter] && (isReceipt || !isSeen);
  });
  if (rows.length > 0) await context.email.send(letterOfNews(context, { ...reach, userId }, rows));
});

export const sendLetterOfMessages = handleJob(sendMessagesLetter, async (context: NotificationsContext, { userId }) => {
  const reach = await reachOf(context.db, userId);
  if (!mayBeWrittenTo(reach) || !reach.emailOnDirectMessages) return;
  const rooms = await listUnreadRooms(context.db, userId);
  if (rooms.length === 0) return;
  await context.email.send(letterOfMessages(context, { ...reach, userId }, rooms));
  await transact(context.db, (tx) => noteLetterOfMessages(tx, userId));
});
