import type { Currency } from '@waybill/contract/money';
import type { OrderStatus } from '@waybill/contract/orders/enums';
import type { Side } from '@waybill/contract/orders/process';
import { orderProcess } from '@waybill/contract/orders/process-table';
import type { Actor } from '@waybill/contract/orders/step';
import type { Tx } from '../../platform/db/database.ts';
import { type DomainEvent, defineEvent } from '../../platform/jobs/outbox.ts';
import type { OrdersContext } from './context.ts';
import { insertEvent, type NewEvent } from './storage/events.ts';
import type { NegotiationRow } from './storage/negotiations.ts';
import type { OrderRow } from './storage/orders.ts';

type PublishContext = Pick<OrdersContext, 'publish'>;

/** Something has happened to an order. */
export type OrderStepped = {
  /** The line of its history: the same one is the same happening. */
  readonly eventId: string;
  readonly orderId: string;
  /** The name of the step, as the table of the order process has it, or of what else happened. */
  readonly what: string;
  readonly status: OrderStatus;
  readonly packageId: string;
  readonly senderId: string;
  readonly carrierId: string;
  readonly askedBy: Side;
  readonly actor: Actor;
  /** The member who acted; null for `time` and for staff. */
  readonly userId: string | null;
  readonly feeMinor: string;
  readonly currency: Currency;
  /** What is carried was sold by a link. */
  readonly isSale: boolean;
  /** It happened to several parcels at once, and another event tells of all of them. */
  readonly isToldTogether?: boolean;
};

const requested = 'order.requested';
const cancellationAsked = 'order.cancellation-asked';

/** Events of orders that other modules react to. */
export const orderEvents: readonly DomainEvent<OrderStepped>[] = [
  ...new Set([requested, cancellationAsked, ...orderProcess.map(({ emits }) => emits)]),
].map((name) => defineEvent<OrderStepped>(name));

/** A carrier is agreed on. A parcel comes here once: if this one is off, so is the parcel. */
export const orderAccepted = defineEvent<OrderStepped>('order.accepted');

/** Writes a line of an order's history, and publishes it to other modules after the commit. */
export async function writeEvent(
  { publish }: PublishContext,
  tx: Tx,
  order: OrderRow,
  event: Omit<NewEvent, 'orderId'>,
  name: string = event.what,
): Promise<void> {
  const eventId = await insertEvent(tx, { ...event, orderId: order.id });
  const { id: orderId, packageId, senderId, carrierId, askedBy, feeMinor, currency, status, isSale } = order;
  const { actor, userId, isTogether } = event;
  publish(tx, defineEvent<OrderStepped>(name), {
    eventId,
    orderId,
    what: event.what,
    status: event.status ?? status,
    packageId,
    senderId,
    carrierId,
    askedBy,
    actor,
    userId,
    feeMinor,
    currency,
    isSale,
    ...(isTogether ? { isToldTogether: true } : {}),
  });
}

/** Causes that end an amount: an act of one side, the clock, or the parcel's own end. */
export type NegotiationEnd = 'rejected' | 'withdrawn' | 'stepped-back' | 'expired' | 'taken' | 'gone';

/** Events of an amount. */
export type FeeEventKind = 'offered' | 'countered' | 'accepted' | NegotiationEnd;

/** Something has happened to an amount that one named to the other. Each of the three happens to it once at most. */
export type NegotiationChanged<What extends string> = {
  readonly negotiationId: string;
  readonly what: What;
  readonly packageId: string;
  readonly senderId: string;
  readonly carrierId: string;
  /** The side that acted, or `time`. */
  readonly by: Side | 'time';
  readonly amountMinor: string;
  readonly currency: Currency;
  /** An order between the two took a step in the same act, and the event of that step covers the end. */
  readonly isToldByOrder?: boolean;
};

export const negotiationNamed = defineEvent<NegotiationChanged<'offered' | 'countered'>>('negotiation.named');
/** Accepted by the carrier; it waits for the sender's PIN. An acceptance that makes an order at once is published as `order.accepted`. */
export const negotiationAccepted = defineEvent<NegotiationChanged<'accepted'>>('negotiation.accepted');
export const negotiationEnded = defineEvent<NegotiationChanged<NegotiationEnd>>('negotiation.ended');

type Amount = Pick<NegotiationRow, 'id' | 'packageId' | 'senderId' | 'carrierId' | 'amountMinor' | 'currency'>;

export function publishNegotiation<What extends string>(
  { publish }: PublishContext,
  tx: Tx,
  event: DomainEvent<NegotiationChanged<What>>,
  { id: negotiationId, packageId, senderId, carrierId, amountMinor, currency }: Amount,
  by: Side | 'time',
  what: What,
  isToldByOrder = false,
): void {
  const amount = { negotiationId, what, packageId, senderId, carrierId, by, amountMinor, currency };
  publish(tx, event, { ...amount, isToldByOrder });
}

/** The sender changed the fee of a package that this carrier has asked for or named an amount for. */
export const feeChanged = defineEvent<{
  /** The same change is the same happening. */
  readonly changeId: string;
  readonly packageId: string;
  readonly senderId: string;
  readonly carrierId: string;
  readonly currency: Currency;
  readonly beforeMinor: string;
  readonly feeMinor: string;
  /** The carrier's request was at the higher fee, and is over. */
  readonly hasEnded: boolean;
}>('orders.fee-changed');

/** A business has given an order to one of its members. */
export const orderAssigned = defineEvent<{
  readonly assignmentId: string;
  readonly orderId: string;
  readonly businessId: string;
  readonly riderId: string;
  /** It came with others in a round, of which the rider hears once. */
  readonly roundId?: string;
}>('orders.assigned');

/** The member has said yes or no. */
export const assignmentAnswered = defineEvent<{
  readonly assignmentId: string;
  readonly orderId: string;
  readonly businessId: string;
  readonly riderId: string;
  readonly answer: 'taken' | 'declined';
  readonly reason: string;
}>('orders.assignment-answered');

export const userRated = defineEvent<{
  readonly orderId: string;
  readonly byId: string;
  readonly ofId: string;
  readonly stars: number;
}>('orders.user-rated');

/** The carrier is at the door of somebody who has still to pay, and waits until then. Each arrival is published once. */
export const orderAtDoor = defineEvent<{ readonly orderId: string; readonly packageId: string; readonly until: string }>(
  'orders.at-door',
);

/** The receiver asks something of the carrier; in which words stands with the order. */
export const receiverNoted = defineEvent<{
  readonly orderId: string;
  readonly packageId: string;
  readonly carrierId: string;
  readonly at: string;
}>('orders.receiver-noted');

/** Everybody near was rung for an express parcel, and nobody took it. */
export const riderNotFound = defineEvent<{ readonly packageId: string; readonly senderId: string; readonly at: string }>(
  'orders.rider-not-found',
);

/** The day of a parcel is over, nobody took it, and its money is back. A booking that ends this way is published as `order.expired`. */
export const parcelExpired = defineEvent<{ readonly packageId: string; readonly senderId: string; readonly at?: string }>(
  'orders.parcel-expired',
);
