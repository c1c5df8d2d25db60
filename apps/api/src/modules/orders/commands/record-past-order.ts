import { orderStatus } from '@waybill/contract/orders/enums';
import type { CancellationReason } from '@waybill/contract/orders/order-fields';
import { findStep, type Side } from '@waybill/contract/orders/process';
import type { Actor } from '@waybill/contract/orders/step';
import type { Spot } from '@waybill/contract/places/distance';
import type { Tx } from '../../../platform/db/database.ts';
import { areaOf, lockPackage } from '../../timeline/index.ts';
import { countRating } from '../../users/index.ts';
import { hoursUntilDue } from '../process/new-order.ts';
import { takeStep } from '../process/take-step.ts';
import { keepPosition } from '../storage/duty.ts';
import { insertEvent, type OrderAction } from '../storage/events.ts';
import { insertOrder, type OrderRow } from '../storage/orders.ts';
import { insertRating } from '../storage/ratings.ts';
import { extendTrails } from '../storage/trails.ts';

type PastStep = {
  readonly to: OrderRow['status'];
  readonly at: Date;
  readonly actor: Actor;
  readonly proof?: 'code' | 'photo';
  readonly message?: string;
  readonly imageIds: readonly string[];
  readonly attempt?: NonNullable<OrderAction['attempt']>;
  readonly reasons?: readonly CancellationReason[];
};

/** An order that was asked for and went on before this program was there to see it. */
export type PastOrder = {
  readonly id: string;
  readonly trackingId: string;
  readonly packageId: string;
  readonly carrierId: string;
  /** The member of a business who carried it. */
  readonly riderId?: string | undefined;
  readonly askedAt: Date;
  /** In the order of time. */
  readonly steps: readonly PastStep[];
  readonly ratings: readonly { readonly by: Side; readonly stars: number; readonly comment: string; readonly at: Date }[];
  /** Where the carrier has been with it, up to where they are now. */
  readonly way: readonly Spot[];
};

// Publishes nothing: no module is to react to what is long over.
const quietly = async () => {};

/** Writes it down step by step, as the order process has it, with the times it happened; money moves with each step, now. */
export async function recordPastOrder(tx: Tx, past: PastOrder): Promise<void> {
  const { asked, shipDate } = await ask(tx, past);
  let order = past.riderId === undefined ? asked : await giveTo(tx, asked, past.riderId);
  for (const { to, at, ...act } of past.steps) {
    const step = findStep(order, to, act.actor);
    if (!step) throw new Error(`The past does not add up: ${order.id} does not go from ${order.status} to ${to}`);
    const userId = act.actor === 'sender' ? order.senderId : act.actor === 'carrier' ? order.carrierId : null;
    order = await takeStep({ publish: quietly }, tx, order, step, { ...act, userId, shipDate, happenedAt: at });
  }
  const changedAt = past.steps.at(-1)?.at ?? past.askedAt;
  await tx`
    update delivery_order set created_at = ${past.askedAt}, changed_at = ${changedAt}, due_at = ${changedAt}::timestamptz + (due_at - now())
    where id = ${order.id}`;
  await tx`update order_event set heard_at = happened_at where order_id = ${order.id}`;
  for (const rating of past.ratings) await rate(tx, order, rating);
  for (const spot of past.way) extendTrails(tx, order.carrierId, spot);
  const here = past.way.at(-1);
  if (here) await keepPosition(tx, order.carrierId, here, undefined);
}

async function giveTo(tx: Tx, order: OrderRow, riderId: string): Promise<OrderRow> {
  await tx`update delivery_order set rider_id = ${riderId} where id = ${order.id}`;
  return { ...order, riderId };
}

async function ask(
  tx: Tx,
  { id, trackingId, packageId, carrierId, askedAt }: PastOrder,
): Promise<{ asked: OrderRow; shipDate: string | undefined }> {
  const item = await lockPackage(tx, packageId);
  const dropOff = item?.dropOffs[0];
  if (!item || !dropOff) throw new Error(`There is no package ${packageId} to carry`);
  const isBooking = item.askedOf === carrierId;
  const askedBy = isBooking ? 'sender' : 'carrier';
  const status = orderStatus.Requested;
  const order = await insertOrder(tx, {
    id,
    trackingId,
    packageId,
    senderId: item.senderId,
    carrierId,
    askedBy,
    isBooking,
    isExpress: item.type === 5,
    isSale: item.isSale,
    status,
    currency: item.currency,
    feeMinor: BigInt(item.priceMinor),
    routeFrom: areaOf(item.pickup),
    routeTo: areaOf(dropOff),
    dueInHours: hoursUntilDue({ status, askedBy, isSale: item.isSale, attempts: 0 }, item.shipDate),
  });
  if (!order) throw new Error(`The tracking number ${trackingId} is taken`);
  const userId = isBooking ? item.senderId : carrierId;
  await insertEvent(tx, { orderId: id, what: 'order.requested', status, actor: askedBy, userId, happenedAt: askedAt });
  return { asked: order, shipDate: item.shipDate };
}

async function rate(tx: Tx, order: OrderRow, { by, stars, comment, at }: PastOrder['ratings'][number]): Promise<void> {
  const isSender = by === 'sender';
  const [byId, ofId] = isSender ? [order.senderId, order.carrierId] : [order.carrierId, order.senderId];
  await insertRating(tx, { orderId: order.id, byId, ofId, ratedAs: isSender ? 'carrier' : 'sender', stars, comment });
  await tx`update rating set created_at = ${at} where order_id = ${order.id} and by_id = ${byId}`;
  countRating(tx, ofId, stars);
}
