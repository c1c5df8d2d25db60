import type { Side } from '@waybill/contract/orders/process';
import type { Actor } from '@waybill/contract/orders/step';
import type { RealtimeEvent } from '@waybill/contract/realtime/events';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { sendEvent } from '../../../platform/realtime/inbox.ts';
import { hasMuted } from '../../users/index.ts';
import type { OrderRow } from '../storage/orders.ts';

export type Update = { readonly userId: string; readonly event: RealtimeEvent };

export function sendUpdates(tx: Tx, updates: readonly Update[]): void {
  for (const { userId, event } of updates) sendEvent(tx, userId, event);
}

/** Updates of both sides about an order, and of the member of a business who has it. */
export function updatesOf(
  order: Pick<OrderRow, 'id' | 'senderId' | 'carrierId'> & { readonly riderId?: string | null },
  what: string,
): Update[] {
  const event = { type: 'order.changed', orderId: order.id, what } as const;
  const people = [order.senderId, order.carrierId, ...(order.riderId ? [order.riderId] : [])];
  return people.map((userId) => ({ userId, event }));
}

/** Updates of one side alone: of what the other does not know. */
export function updatesOfSide(order: Parameters<typeof updatesOf>[0], side: Side, what: string): Update[] {
  return updatesOf(order, what).filter(({ userId }) => (userId === order.senderId) === (side === 'sender'));
}

type Asked = Pick<OrderRow, 'senderId' | 'carrierId' | 'askedBy'>;

function sidesOf({ askedBy, senderId, carrierId }: Asked): { readonly asker: string; readonly asked: string } {
  return askedBy === 'sender' ? { asker: senderId, asked: carrierId } : { asker: carrierId, asked: senderId };
}

/** Whether the one who was asked has muted the one who asks. */
export function hasMutedAsker(db: Db, order: Asked): Promise<boolean> {
  const { asker, asked } = sidesOf(order);
  return hasMuted(db, asked, asker);
}

/** Updates of a request: a member who has muted the asker gets none but those of their own acts, and finds it in the list. */
export function updatesOfRequest(order: Asked & { readonly id: string }, what: string, by: Actor, isMuted: boolean): Update[] {
  const isByAsked = (by === 'sender' || by === 'carrier') && by !== order.askedBy;
  const { asker } = sidesOf(order);
  return updatesOf(order, what).filter(({ userId }) => !isMuted || isByAsked || userId === asker);
}
