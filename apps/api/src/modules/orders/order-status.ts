import { areDetailsSeen } from '@waybill/contract/orders/details-seen';
import { orderLimits, orderStatus } from '@waybill/contract/orders/enums';
import type { OrderActionView, OrderView } from '@waybill/contract/orders/order-view';
import { type Side, stepOfClock, stepsFor } from '@waybill/contract/orders/process';
import { isHandoverAhead, isOnTheWay, isRunning } from '@waybill/contract/orders/status-groups';
import type { Since, Step } from '@waybill/contract/orders/step';
import type { OrderRow } from './storage/orders.ts';

const { Requested, Accepted, Delivered, Completed, Cancelled, Disputed, AttemptFailed, Returning } = orderStatus;

/** The order process decides what a side may do and which side is waited for; nothing here decides it anew. */
type Order = Pick<OrderRow, 'status' | 'askedBy' | 'cancelAskedAt' | 'isExpress' | 'changedAt' | 'isSale' | 'attempts'>;

/** The last change of a completed order is that it was completed. */
export function isRatingOver({ status, changedAt }: Pick<OrderRow, 'status' | 'changedAt'>): boolean {
  return status === Completed && Date.now() - changedAt.getTime() > orderLimits.ratingDays * 86_400_000;
}

export function sideOf(order: Pick<OrderRow, 'senderId' | 'carrierId'>, userId: string): Side | undefined {
  if (order.senderId === userId) return 'sender';
  return order.carrierId === userId ? 'carrier' : undefined;
}

/** `isOutbid`: another fee was named since it was asked for, so that nobody can accept it as it was. */
export function actionsFor(order: Order, side: Side, isOutbid: boolean): OrderActionView[] {
  const actions = stepsFor(order, side)
    .filter(({ to }) => to !== Accepted || !isOutbid)
    // Asked once is enough: the sender has until then to answer.
    .filter(({ approvedBy }) => approvedBy === undefined || order.cancelAskedAt === null)
    .map(({ to, label, needs, approvedBy }) => ({ to, label, needs: needOf(needs), isAsking: approvedBy !== undefined }));
  const approval = side === 'sender' ? approvalOf(order) : undefined;
  return approval ? [{ to: approval.to, label: 'I have it back', needs: null, isAsking: false }, ...actions] : actions;
}

/** The step that the carrier asked for and the sender has to agree to. */
export function approvalOf(order: Order): Step | undefined {
  if (order.cancelAskedAt === null) return undefined;
  return stepsFor(order, 'carrier').find(({ approvedBy }) => approvedBy === 'sender');
}

function needOf(needs: Step['needs']): OrderActionView['needs'] {
  return needs === undefined || needs === 'decision' ? null : needs;
}

/** Ends that are there so that nothing waits for ever; nobody has to hear of them weeks before. */
const faraway: readonly (Since | undefined)[] = ['its day', 'last step'];

/** Status that the clock moves the order to. */
export function movesTo(order: Order): number | undefined {
  const step = stepOfClock(order, order.cancelAskedAt !== null);
  return faraway.includes(step?.after?.since) ? undefined : step?.to;
}

/** Something of this side’s is waited for. */
export function needs(order: Order, side: Side): boolean {
  const { status, askedBy } = order;
  if (status === Requested) return askedBy !== side;
  if (status === AttemptFailed) return side === 'sender';
  if (side === 'carrier') return (isHandoverAhead(status) || status === Returning) && order.cancelAskedAt === null;
  return (status === Delivered && !order.isSale) || (isOnTheWay(status) && order.cancelAskedAt !== null);
}

/** Agreed, and not cancelled: each knows how to reach the other. */
export function isAgreed(status: number): boolean {
  return isRunning(status) || status === Completed;
}

/** A dispute ends in one of these. */
export function mayBeDecided({ status }: Pick<OrderRow, 'status'>): boolean {
  return status === Completed || status === Cancelled;
}

/** They handed it over or tried to, and still see the address. */
export function hasStoodAtDoor(order: Pick<OrderRow, 'status' | 'changedAt'>, now: Date): boolean {
  const { status } = order;
  const isThere = status === Delivered || status === AttemptFailed || status === Returning;
  return isThere || (status === Completed && areDetailsSeen(order, now));
}

export function mayDo(order: Order, side: Side, hasRated: boolean) {
  const { status } = order;
  const isSender = side === 'sender';
  const isUnderWay = isHandoverAhead(status);
  return {
    rate: status === Completed && !hasRated && !isRatingOver(order),
    sendCode: isSender && isUnderWay,
    changeReceiver: isSender && isUnderWay ? (status === Accepted ? 'yes' : 'pin') : 'no',
    addEvidence: status === Disputed,
    sayAboutDoor: !isSender && hasStoodAtDoor(order, new Date()),
  } satisfies OrderView['can'];
}
