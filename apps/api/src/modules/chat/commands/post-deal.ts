import { createHash } from 'node:crypto';
import { messageKinds } from '@waybill/contract/chat/message-view';
import { brokenConstraint, type Tx, transact } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import { sendEventToMany } from '../../../platform/realtime/inbox.ts';
import { hasMuted } from '../../users/index.ts';
import type { ChatContext } from '../context.ts';
import { notifyOfMessage } from '../notify-of-message.ts';
import { findShownDeals, insertMessage, type StoredDeal } from '../storage/messages.ts';
import { messageViewOf } from '../views.ts';
import { openRoom } from './create-room.ts';

export type Deal = {
  /** Id of the happening: posted again under the same one, it stands there once. */
  readonly key: string;
  /** Under whose name it stands; for them it is nothing new. */
  readonly by: string;
  readonly otherId: string;
  readonly deal: StoredDeal;
};

/** Shows in the room of two people what has happened between them, as far as it is not there yet, in this order. */
export async function postDeals(context: Pick<ChatContext, 'db'>, deals: readonly Deal[]): Promise<void> {
  const [first] = deals;
  if (!first) return;
  const { roomId, clientIds } = await findShownDeals(
    context.db,
    first,
    deals.map(({ key }) => uuidOf(key)),
  );
  for (const deal of deals) if (!clientIds.has(uuidOf(deal.key))) await postDeal(context, deal, roomId);
}

/** Nobody wrote it, so nobody can refuse it. `roomId` is that of the two, if it is known. */
export async function postDeal({ db }: Pick<ChatContext, 'db'>, deal: Deal, roomId?: string): Promise<void> {
  try {
    await transact(db, (tx) => post(tx, deal, roomId));
  } catch (error) {
    if (brokenConstraint(error) !== 'chat_message_once') throw error;
  }
}

async function post(tx: Tx, { key, by, otherId, deal }: Deal, known: string | undefined): Promise<void> {
  const roomId = known ?? (await openRoom(tx, by, otherId));
  const message = {
    id: newId('message'),
    roomId,
    clientId: uuidOf(key),
    senderId: by,
    kind: messageKinds.deal,
    body: '',
    imageIds: [],
    voiceNoteId: null,
    voiceMs: null,
    deal,
  };
  // A member who has muted the other one finds it when they look.
  const [row, isUnheard] = await Promise.all([insertMessage(tx, message), hasMuted(tx, otherId, by)]);
  notifyOfMessage(tx, { from: by, to: otherId, isUnheard }, (viewerId) => messageViewOf(row, [], viewerId));
  sendEventToMany(tx, isUnheard ? [by] : [by, otherId], { type: 'chat.room-changed', roomId, what: 'requests' });
}

/** The same key always gives the same client id. A text sent under that id collides with nothing: deals have ids of their own. */
export function uuidOf(key: string): string {
  const hex = createHash('sha256').update(`chat deal ${key}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}
