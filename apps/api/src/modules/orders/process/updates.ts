import type { Actor } from '@waybill/contract/orders/process';
import type { RealtimeEvent } from '@waybill/contract/realtime/events';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { sendEvent } from '../../../platform/realtime/inbox.ts';
import { hasMuted } from '../../users/index.ts';
import type { OrderRow } from '../storage/orders.ts';

export type Update = { readonly userId: string; readonly event: RealtimeEvent };

export function sendUpdates(tx: Tx, updates: readonly Update[]): void {
  for (const { userId, event } of updates) sendEvent(tx, userId, event);
}

/** Updates of both sides about an order. */
export function updatesOf(
  order: { readonly id: string; readonly senderId: string; readonly carrierId: string },
  what: string,
): Update[] {
  const event = { type: 'order.changed', orderId: order.id, what } as const;
  return [order.senderId, order.carrierId].map((userId) => ({ userId, event }));
}

type Asked = Pick<OrderRow, 'id' | 'senderId' | 'carrierId' | 'askedBy'>;

/** Updates of a request: a member who has muted the asker gets none but those of their own acts, and finds it in the list. */
export async function updatesOfRequest(db: Db, order: Asked, what: string, by: Actor): Promise<Update[]> {
  const { askedBy, senderId, carrierId } = order;
  const [asker, asked] = askedBy === 'sender' ? [senderId, carrierId] : [carrierId, senderId];
  const isByAsked = (by === 'sender' || by === 'carrier') && by !== askedBy;
  const isMuted = !isByAsked && (await hasMuted(db, asked, asker));
  return updatesOf(order, what).filter(({ userId }) => !isMuted || userId === asker);
}
