import type { MessageView } from '@waybill/contract/chat/message-view';
import type { Tx } from '../../platform/db/database.ts';
import { sendEvent, sendEventToMany } from '../../platform/realtime/inbox.ts';

type Way = { readonly from: string; readonly to: string /** The receiver has muted the sender. */; readonly isUnheard: boolean };

/**
 * Sends the event of a message to both. A receiver who has muted the sender gets only its number: their devices confirm the
 * delivery, as always, and show nothing. In the order of ids, like every act that notifies two people.
 */
export async function notifyOfMessage(tx: Tx, { from, to, isUnheard }: Way, message: MessageView): Promise<void> {
  const event = { type: 'chat.message', message } as const;
  if (!isUnheard) return sendEventToMany(tx, [from, to], event);
  for (const userId of [from, to].sort())
    sendEvent(tx, userId, userId === from ? event : { type: 'chat.waiting', roomId: message.roomId, seq: message.seq });
}
