import type { AssignmentView } from '@waybill/contract/orders/assignment-view';
import type { Tx } from '../../platform/db/database.ts';
import { actingMember } from '../../platform/http/acting-member.ts';
import { sendEvent, sendEventToMany } from '../../platform/realtime/inbox.ts';
import type { AssignmentRow } from './storage/assignments.ts';
import type { OrderRow } from './storage/orders.ts';

export function assignmentViewOf(row: AssignmentRow): AssignmentView {
  const { orderId, riderId, riderName, state, reason } = row;
  return { orderId, riderId, riderName, state, reason, assignedAt: row.createdAt.toISOString() };
}

type Announced = Pick<OrderRow, 'id' | 'senderId' | 'carrierId'>;

/** Has the open pages of the business, of the rider and of the sender look again. What a rider has said is for the business alone. */
export function announceAssignment(tx: Tx, { id: orderId, senderId, carrierId }: Announced, riderId: string, what: string): void {
  sendEventToMany(tx, [carrierId, riderId], { type: 'order.changed', orderId, what });
  sendEvent(tx, senderId, { type: 'order.changed', orderId, what: 'rider' });
}

/** A rider who acts for a business knows of the orders that are theirs, and of no others. */
export function isHiddenFromRider({ riderId }: Pick<OrderRow, 'riderId'>): boolean {
  const member = actingMember();
  return member?.role === 'rider' && riderId !== member.personId;
}

/** Whoever has the parcel: the rider of a business, else the carrier. */
export function bearerOf({ riderId, carrierId }: Pick<OrderRow, 'riderId' | 'carrierId'>): string {
  return riderId ?? carrierId;
}
