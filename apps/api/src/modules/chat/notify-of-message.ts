import type { MessageView } from '@waybill/contract/chat/message-view';
import type { Tx } from '../../platform/db/database.ts';
import { sendEvent } from '../../platform/realtime/inbox.ts';
import { isBuyer } from './buyers.ts';

type Way = { readonly from: string; readonly to: string /** The receiver has muted the sender. */; readonly isUnheard: boolean };

/**
 * Sends the event of a message to both, to each as they read it. A receiver who has muted the sender gets only its number: their devices confirm the
 * delivery, as always, and show nothing.
 */
export function notifyOfMessage(tx: Tx, { from, to, isUnheard }: Way, viewFor: (viewerId: string) => MessageView): void {
  const message = viewFor(to);
  const { roomId, seq } = message;
  // A buyer’s page asks by itself.
  if (!isBuyer(from)) sendEvent(tx, from, { type: 'chat.message', message: viewFor(from) });
  if (!isBuyer(to)) sendEvent(tx, to, isUnheard ? { type: 'chat.waiting', roomId, seq } : { type: 'chat.message', message });
}
