import { handleJob } from '../../../platform/jobs/jobs.ts';
import { lastUnread } from '../../chat/index.ts';
import { hasMuted, isHere } from '../../users/index.ts';
import type { NotificationsContext } from '../context.ts';
import { kindOf } from '../kinds.ts';
import { roomLink } from '../links.ts';
import { findToRing } from '../storage/rings.ts';
import { messageInWords } from '../words.ts';
import { ring, ringForChat } from './ring.ts';

/** Members who have seen it, cleared it or have the app open get no push. */
export const ringPhones = handleJob(ring, async ({ db, push }: NotificationsContext, { id }) => {
  const row = await findToRing(db, id);
  if (!row || (await isHere(db, row.userId))) return;
  await push.send(row.userId, { title: kindOf(row.type).title, body: row.message, url: row.link, tag: id });
});

/**
 * Each room has one notice on a phone, with the newest message. Jobs overtake each other and are retried: the job of an older
 * message leaves it to that of the newer.
 */
export const ringPhonesForChat = handleJob(ringForChat, async (context: NotificationsContext, { roomId, receiverId, seq }) => {
  const { db, push } = context;
  const newest = await lastUnread(db, roomId, receiverId);
  if (newest?.seq !== seq || (await isHere(db, receiverId)) || (await hasMuted(db, receiverId, newest.senderId))) return;
  await push.send(receiverId, {
    title: 'New message',
    body: messageInWords({ ...newest, text: newest.messageText }),
    url: roomLink(roomId),
    tag: `chat-${roomId}`,
  });
});
