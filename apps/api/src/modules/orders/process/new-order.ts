import { randomInt } from 'node:crypto';
import { addDays } from '@waybill/contract/day';
import type { OrderStatus } from '@waybill/contract/orders/enums';
import { type Position, stepOfClock } from '@waybill/contract/orders/process';
import { trackingIdFrom } from '@waybill/contract/orders/tracking-id';
import { timelineItemType } from '@waybill/contract/timeline/enums';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import { areaOf, type LockedPackage } from '../../timeline/index.ts';
import { insertOrder, type OrderRow } from '../storage/orders.ts';

type Input = {
  readonly item: LockedPackage;
  readonly carrierId: string;
  readonly status: OrderStatus;
  readonly feeMinor: bigint;
};

/** Joins a package and a carrier. A carrier named by the package itself has been booked; all others offer. */
export async function writeOrder(tx: Tx, { item, carrierId, status, feeMinor }: Input): Promise<OrderRow> {
  const askedBy = askedBySide(item, carrierId);
  const isBooking = askedBy === 'sender';
  const [dropOff] = item.dropOffs;
  if (!dropOff) throw new Error(`${item.id} goes nowhere`);
  const order = {
    id: newId('order'),
    packageId: item.id,
    senderId: item.senderId,
    carrierId,
    askedBy,
    isBooking,
    isExpress: item.type === timelineItemType.Express,
    isSale: item.isSale,
    status,
    currency: item.currency,
    feeMinor,
    routeFrom: areaOf(item.pickup),
    routeTo: areaOf(dropOff),
    dueInHours: hoursUntilDue({ status, askedBy, isSale: item.isSale, attempts: 0 }, item.shipDate),
  } as const;
  for (;;) {
    const made = await insertOrder(tx, { ...order, trackingId: randomTrackingId() });
    if (made) return made;
  }
}

/** A booking is asked for by the sender, everything else by the carrier. */
export function askedBySide(item: LockedPackage, carrierId: string): 'sender' | 'carrier' {
  return item.askedOf === carrierId ? 'sender' : 'carrier';
}

/**
 * Hours until the clock moves the order, by the process table. A requested cancellation has a clock of its own. What counts from the day
 * of the parcel counts from its end in Lagos.
 */
export function hoursUntilDue(position: Position, shipDate?: string): number | null {
  const after = stepOfClock(position, false)?.after;
  if (!after) return null;
  if (after.since !== 'its day') return after.hours;
  if (shipDate === undefined) throw new Error('The day of the parcel is not known');
  return after.hours + Math.max(0, Date.parse(`${addDays(shipDate, 1)}T00:00:00+01:00`) - Date.now()) / 3_600_000;
}

function randomTrackingId(): string {
  return trackingIdFrom(Array.from({ length: 8 }, () => randomInt(31)));
}
