import type { MessageView } from '@waybill/contract/chat/message-view';
import type { Tx } from '../../platform/db/database.ts';
import { tell, tellMany } from '../../platform/realtime/inbox.ts';

type Way = { readonly from: string; readonly to: string /** The receiver has muted the sender. */; readonly isUnheard: boolean };

/**
 * Both hear of a message. Whoever has muted its sender hears only that something waits: their devices confirm that it has
 * arrived, as always, and show nothing. In the order of ids, as everybody who tells two people does.
 */
export async function tellOfMessage(tx: Tx, { from, to, isUnheard }: Way, message: MessageView): Promise<void> {
  const news = { type: 'chat.message', message } as const;
  if (!isUnheard) return tellMany(tx, [from, to], news);
  for (const userId of [from, to].sort())
    await tell(tx, userId, userId === from ? news : { type: 'chat.waiting', roomId: message.roomId, seq: message.seq });
}
