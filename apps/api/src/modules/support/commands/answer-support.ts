import type { MessageView } from '@waybill/contract/chat/message-view';
import { supportAccount } from '@waybill/contract/support/support-account';
import type { Tx } from '../../../platform/db/database.ts';
import { markReceipt, sendMessage } from '../../chat/index.ts';
import type { SupportContext } from '../context.ts';
import { readSupportRoom } from '../read-support.ts';
import { insertAnswer } from '../storage/support-rooms.ts';

type Answer = {
  readonly roomId: string;
  readonly staffId: string;
  readonly clientId: string;
  readonly messageText: string;
  /** Runs in the same transaction. */
  readonly also: (tx: Tx, userId: string) => Promise<void>;
};

/** Sends a message as Waybill support. Its staff author is stored, and shown to staff alone. Earlier messages count as read. */
export async function answerSupport(context: SupportContext, answer: Answer): Promise<MessageView> {
  const { roomId, staffId, clientId, messageText, also } = answer;
  const { userId, lastSeq } = await readSupportRoom(context.db, roomId);
  const input = { clientId, messageText, imageIdList: [] };
  const message = await sendMessage(context, supportAccount.id, roomId, input, async (tx, { id }) => {
    await insertAnswer(tx, id, staffId);
    await also(tx, userId);
  });
  if (lastSeq > 0) await markReceipt(context, supportAccount.id, roomId, { readSeq: lastSeq });
  return message;
}
