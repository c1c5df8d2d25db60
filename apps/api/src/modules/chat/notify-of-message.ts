import type { MessageView } from '@waybill/contract/chat/message-view';
import type { Tx } from '../../platform/db/database.ts';
import { sendEvent } from '../../platform/realtime/inbox.ts';

type Way = { readonly from: string; readonly to: string /** The receiver has muted the sender. */; readonly isUnheard: boolean };

/**
 * Sends the event of a message to both. A receiver who has muted the sender gets only its number: their devices confirm the
 * delivery, as always, and show nothing.
 */
export function notifyOfMessage(tx: Tx, { from, to, isUnheard }: Way, message: MessageView): void {
  const { roomId, seq } = message;
  sendEvent(tx, from, { type: 'chat.message', message });
  sendEvent(tx, to, isUnheard ? { type: 'chat.waiting', roomId, seq } : { type: 'chat.message', message });
}
