import { randomInt } from 'node:crypto';
import type { OrderStatus } from '@waybill/contract/orders/enums';
import { stepOfClock } from '@waybill/contract/orders/process';
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
    status,
    currency: item.currency,
    feeMinor,
    routeFrom: areaOf(item.pickup),
    routeTo: areaOf(dropOff),
    dueInHours: hoursUntilDue({ status, askedBy }),
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

/** Hours until the clock moves the order, by the process table. A requested cancellation has a clock of its own. */
export function hoursUntilDue(position: Pick<OrderRow, 'status' | 'askedBy'>): number | null {
  return stepOfClock(position, false)?.after?.hours ?? null;
}

function randomTrackingId(): string {
  return trackingIdFrom(Array.from({ length: 8 }, () => randomInt(31)));
}
