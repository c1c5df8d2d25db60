import { toMajor } from '@waybill/contract/money';
import type { OrderSummaryView } from '@waybill/contract/orders/order-view';
import type { OutcomeView } from '@waybill/contract/orders/outcome';
import type { Side } from '@waybill/contract/orders/process';
import { isRunning } from '@waybill/contract/orders/status-groups';
import type { AuthorView } from '@waybill/contract/timeline/item-view';
import { approvalOf, needs } from './order-status.ts';
import type { ReasonsByOrder } from './storage/history.ts';
import type { OrderRow } from './storage/orders.ts';
import { personOf } from './storage/people.ts';

type Summary = Omit<OrderSummaryView, 'itemCategoryId' | 'pickup' | 'dropOff' | 'shipmentDate' | 'image'>;

type Known = {
  readonly people: ReadonlyMap<string, AuthorView>;
  readonly chargeMinor: string;
  readonly isOutbid: boolean;
  /** Our people wait for an answer of the viewer’s side. */
  readonly isAsked: boolean;
  /** Reasons of cancelled orders. */
  readonly reasons: ReasonsByOrder;
  /** From people whom the viewer has muted, by those people. */
  readonly waiting: ReadonlyMap<string, number>;
  /** Outcomes of orders that staff have decided. */
  readonly outcomes: ReadonlyMap<string, OutcomeView>;
};

/** Fields that a row of the list and the whole order have in common. */
export function summaryOf(order: OrderRow, side: Side, known: Known): Summary {
  const { people, isOutbid, isAsked, reasons, waiting, outcomes } = known;
  const otherId = side === 'sender' ? order.carrierId : order.senderId;
  return {
    id: order.id,
    orderId: order.id,
    trackingId: order.trackingId,
    packageId: order.packageId,
    orderStatus: order.status,
    cancellationReasons: [...(approvalOf(order) ? order.cancelReasons : (reasons.get(order.id) ?? []))],
    role: side,
    askedBy: order.askedBy,
    isBooking: order.isBooking,
    isExpress: order.isExpress,
    sender: personOf(people, order.senderId),
    carrier: personOf(people, order.carrierId),
    fee: toMajor(BigInt(order.feeMinor)),
    charge: side === 'sender' ? toMajor(BigInt(known.chargeMinor)) : null,
    currency: order.currency,
    dateCreated: order.createdAt.toISOString(),
    lastModified: order.changedAt.toISOString(),
    outcome: outcomes.get(order.id) ?? null,
    needsMe: isAsked || (needs(order, side) && !isOutbid),
    waitingMessages: isRunning(order.status) ? (waiting.get(otherId) ?? 0) : 0,
  };
}
