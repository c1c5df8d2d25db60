import { type OrderStatus, orderStatus } from '@waybill/contract/orders/enums';
import { findStep, hasEnded, type Side, stepsFor } from '@waybill/contract/orders/process';
import type { Step } from '@waybill/contract/orders/step';
import { Problem } from '../../platform/http/problem.ts';
import type { LockedPackage } from '../timeline/index.ts';
import { isHiddenFromRider } from './assignments.ts';
import type { OrderRow } from './storage/orders.ts';

/**
 * The order, for one of its two sides; for everybody else it is as if it had never been, and so it is for a rider of a business whose
 * order is not theirs.
 */
export function ownOrder(order: OrderRow | undefined, userId: string): OrderRow {
  if (!order || (order.senderId !== userId && order.carrierId !== userId) || isHiddenFromRider(order))
    throw new Problem('not_found', 'We cannot find that delivery.');
  return order;
}

function otherSide(side: Side): Side {
  return side === 'sender' ? 'carrier' : 'sender';
}

/** The step that somebody may take, or agree to because the other side has asked for it. */
export function mayStep(order: OrderRow, to: OrderStatus, side: Side): Step | undefined {
  const own = findStep(order, to, side);
  if (own || order.cancelAskedAt === null) return own;
  return stepsFor(order, otherSide(side)).find((step) => step.to === to && step.approvedBy === side);
}

/** Why not. */
export function refuseStep(order: OrderRow, item: LockedPackage, to: OrderStatus, side: Side): never {
  const { Accepted, Declined, Cancelled } = orderStatus;
  if (to === Accepted && order.status === Declined && item.status === 'matched')
    throw new Problem('already_matched', 'This parcel has found its carrier.');
  const theirs = findStep(order, to, otherSide(side));
  if (theirs?.approvedBy === side)
    throw new Problem('forbidden', 'The parcel is under way. The carrier has to ask to bring it back first.');
  if (theirs) throw new Problem('forbidden', `Only the ${otherSide(side)} can do this.`);
  if (order.status === Cancelled) throw new Problem('step_not_allowed', 'This delivery was cancelled.');
  if (hasEnded(order.status)) throw new Problem('step_not_allowed', 'This delivery is over.');
  if (order.status === to) throw new Problem('step_not_allowed', 'This is done already.');
  throw new Problem('step_not_allowed', 'That cannot be done with this delivery now. Please look at where it stands.');
}
