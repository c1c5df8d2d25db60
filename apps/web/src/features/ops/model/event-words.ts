import type { OrderEventView } from '@waybill/contract/orders/order-view';

const subjects = { sender: 'The sender', carrier: 'The carrier', ops: 'Our team' } as const;

const actions: Readonly<Record<string, string>> = {
  'order.requested': 'asked for this delivery',
  'order.accepted': 'accepted',
  'order.declined': 'declined',
  'order.cancelled': 'cancelled',
  'order.expired': 'expired',
  'order.picked-up': 'picked it up',
  'order.in-transit': 'set out with it',
  'order.delivered': 'handed it over',
  'order.attempt-failed': 'could not hand it over',
  'order.try-again': 'asked for another attempt',
  'order.returning': 'asked to have it back',
  'order.returned': 'brought it back, or had it back',
  door: 'was at the door',
  'order.disputed': 'said that something is wrong',
  'order.completed': 'completed it',
  'cancellation-asked': 'asked to bring it back',
  evidence: 'added evidence',
  'receiver-changed': 'changed the receiver or the place',
  'code-sent': 'had the code sent again',
  'claim-late': 'sent this later, when the order had moved on',
};

const byTime: Readonly<Record<string, string>> = {
  'order.requested': 'The delivery was requested',
  'order.cancelled': 'Time ran out, and it was cancelled',
  'order.expired': 'Nobody answered in time',
  'order.fee-lowered': 'The sender lowered the fee, which ended the offer',
  'order.declined': 'Another carrier was chosen',
  'order.disputed': 'It waited too long for an answer, so it came to us',
  'order.returning': 'Nobody took it, so it goes back',
  paid: 'The buyer paid: the money is in escrow',
  'order.completed': 'It was completed by itself',
};

const proofs = { code: ', proven by code', photo: ', shown by photo' } as const;

/** A line of an order’s history, worded for staff, who are neither side of it. */
export function eventWordsForStaff({ what, by, proof }: Pick<OrderEventView, 'what' | 'by' | 'proof'>): string {
  if (by === 'time') return byTime[what] ?? 'It moved on by itself';
  if (by === 'ops' && (what === 'order.cancelled' || what === 'order.completed')) return 'Our team decided';
  if (what === 'order.requested' && by === 'carrier') return 'The carrier offered to carry it';
  const action = actions[what];
  return action ? `${subjects[by]} ${action}${proof ? proofs[proof] : ''}` : 'Something was noted';
}
